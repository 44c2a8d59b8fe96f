extension Display {
  /// Whether pictures may move on standard error.
  ///
  /// A terminal that can move its cursor, and is wide enough for a picture, is needed in any case.
  /// `FORCE_COLOR` has no say: colour and motion are different things. `TTY_INTERACTIVE=1` overrules
  /// `CI`.
  public var motion: Decision.Motion {
    if asked.allowsMotion == false { return no(.option("--no-animation")) }
    guard environment.isErrorTerminal else { return no(.stream(.error, isTerminal: false)) }
    if environment.isTerminalDumb { return no(basis(of: "TERM")) }
    if environment.isOn("ACCESSIBLE") { return no(basis(of: "ACCESSIBLE")) }
    for name in ["TTY_COMPATIBLE", "TTY_INTERACTIVE"] where environment[name] == "0" {
      return no(basis(of: name))
    }
    if environment["CI"] != nil, environment["TTY_INTERACTIVE"] != "1" {
      return no(basis(of: "CI"))
    }
    if let columns = environment.reportedSize?.columns, columns < WindowSize.fewestColumns {
      return no(.tooNarrow(columns: columns))
    }
    if settings.allowsMotion == false, asked.allowsMotion == nil {
      return no(.setting("animation"))
    }
    return Decision.Motion(isAllowed: true, basis: .stream(.error, isTerminal: true))
  }

  private func no(_ basis: Basis) -> Decision.Motion {
    Decision.Motion(isAllowed: false, basis: basis)
  }

  /// Whether moving pictures are to move less: the command line, `WHORL_REDUCED_MOTION` if it is
  /// set, the settings.
  public var reducedMotion: Decision.ReducedMotion {
    if let wish = asked.reducesMotion {
      return Decision.ReducedMotion(isWanted: wish, basis: .option("--reduced-motion"))
    }
    let name = "WHORL_REDUCED_MOTION"
    if environment[name] != nil {
      return Decision.ReducedMotion(isWanted: environment.isOn(name), basis: basis(of: name))
    }
    if let wish = settings.reducesMotion {
      return Decision.ReducedMotion(isWanted: wish, basis: .setting("reducedMotion"))
    }
    return Decision.ReducedMotion(isWanted: false, basis: .usual)
  }

  /// Whether the studio can be opened: it needs a terminal that can move its cursor, on standard
  /// input and standard output.
  public var studio: Decision.Studio {
    if !environment.isInputTerminal {
      return Decision.Studio(isUsable: false, basis: .stream(.input, isTerminal: false))
    }
    if !environment.isOutputTerminal {
      return Decision.Studio(isUsable: false, basis: .stream(.output, isTerminal: false))
    }
    if environment.isTerminalDumb {
      return Decision.Studio(isUsable: false, basis: basis(of: "TERM"))
    }
    return Decision.Studio(isUsable: true, basis: .stream(.output, isTerminal: true))
  }
}
