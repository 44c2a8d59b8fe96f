import WhorlCore
import WhorlRaster

/// What there is to do.
enum BenchTask {
  /// Takes the time that frames take, from the theme to the cells.
  case cells(CellTiming)
  /// Writes the pixels of some frames.
  case pixels(FrameChoice, width: Int, height: Int)
  /// Compares cells with the pixels.
  case error(CellError)
  /// Takes the time that frames take in a growing number of cells.
  case growthOfCells
  /// Takes the time that frames take in a growing number of layers.
  case growthOfLayers
  /// Shows spinners of one cell each.
  case spinners(SpinnerWall, rate: Int, seconds: Int)
  /// Writes what the spinners show, for others to show the same.
  case spinnerRecord(SpinnerWall, rate: Int, seconds: Int)
  /// Takes the time that frames of a blurred overlay take, to the bytes for a terminal.
  case overlay(OverlayTiming)

  static let usage = """
    cells GLYPHS COLUMNS ROWS FRAMES THEME… | pixels WIDTH HEIGHT FRAMES THEME… | \
    error GLYPHS COLUMNS ROWS WIDTH HEIGHT FRAMES THEME… (cells of another program at its input, \
    or no input) | growth cells | growth layers | \
    spinners KIND RATE SECONDS | record KIND RATE SECONDS | \
    overlay GLYPHS COLUMNS ROWS SITUATION
    """

  init?(_ words: [String]) {
    let numbers = words.compactMap(Int.init)
    guard let verb = words.first, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    let glyphs = words.dropFirst().first.flatMap(GlyphSet.init(rawValue:))
    switch (verb, glyphs, numbers.count) {
    case ("cells", let glyphs?, 3):
      let themes = FrameChoice(words.dropFirst(5), count: numbers[2])
      self = .cells(
        CellTiming(glyphs: glyphs, columns: numbers[0], rows: numbers[1], frames: themes))
    case ("pixels", nil, 3):
      self = .pixels(
        FrameChoice(words.dropFirst(4), count: numbers[2]), width: numbers[0], height: numbers[1])
    case ("error", let glyphs?, 5):
      self = .error(
        CellError(
          glyphs: glyphs, columns: numbers[0], rows: numbers[1], width: numbers[2],
          height: numbers[3], frames: FrameChoice(words.dropFirst(7), count: numbers[4])))
    case ("growth", nil, 0) where words.last == "cells": self = .growthOfCells
    case ("growth", nil, 0) where words.last == "layers": self = .growthOfLayers
    case ("spinners", nil, 2):
      guard let kind = SpinnerWall.Kind(rawValue: words[1]) else { return nil }
      self = .spinners(SpinnerWall(kind), rate: numbers[0], seconds: numbers[1])
    case ("record", nil, 2):
      guard let kind = SpinnerWall.Kind(rawValue: words[1]) else { return nil }
      self = .spinnerRecord(SpinnerWall(kind), rate: numbers[0], seconds: numbers[1])
    case ("overlay", let glyphs?, 2):
      guard let situation = words.last.flatMap(OverlayTiming.Situation.init(rawValue:)) else {
        return nil
      }
      self = .overlay(
        OverlayTiming(
          glyphs: glyphs, columns: numbers[0], rows: numbers[1], situation: situation))
    default: return nil
    }
  }

  func run() {
    switch self {
    case .cells(let timing): Report.line(timing.milliseconds)
    case .pixels(let choice, let width, let height):
      for theme in choice.themes {
        for scene in choice.scenes(of: theme) {
          let picture = Bitmap(of: scene, width: width, height: height)
          Report.send(picture.bytes(over: Surface.dark.background))
        }
      }
    case .error(let error): error.report()
    case .growthOfCells: Growth.reportCells()
    case .growthOfLayers: Growth.reportLayers()
    case .overlay(let timing): Report.line(timing.milliseconds)
    case .spinners(var wall, let rate, let seconds): wall.show(rate: rate, seconds: seconds)
    case .spinnerRecord(var wall, let rate, let seconds): wall.record(rate: rate, seconds: seconds)
    }
  }
}
