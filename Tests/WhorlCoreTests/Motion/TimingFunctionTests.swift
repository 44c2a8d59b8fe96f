import Testing
import WhorlCore

struct TimingFunctionTests {
  /// Values at 0.1, 0.25, 0.5, 0.75 and 0.9, computed from the curves' definition with an
  /// independent solver.
  static let golden: [(TimingFunction.Name, [Double])] = [
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
    (.sharpEaseInOut, [0.009798, 0.076808, 0.5, 0.923192, 0.990202]),
    (.fastOutSlowIn, [0.025863, 0.236587, 0.775561, 0.959368, 0.994354]),
  ]

  @Test(arguments: golden)
  func `a named curve has the values of Core Animation's`(
    name: TimingFunction.Name, values: [Double]
  ) {
    for (u, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(TimingFunction.named(name).progress(at: u) - value) < 1e-5)
    }
  }

  @Test(arguments: TimingFunction.Name.allCases)
  func `a named curve begins at 0, ends at 1, and never runs backwards`(
    name: TimingFunction.Name
  ) {
    let function = TimingFunction.named(name)
    #expect(function.progress(at: 0) == 0)
    #expect(function.progress(at: 1) == 1)
    #expect(function.progress(at: -3) == 0)
    #expect(function.progress(at: 7) == 1)
    var last = 0.0
    for step in 0...1000 {
      let value = function.progress(at: Double(step) / 1000)
      #expect(value >= last)
      last = value
    }
  }

  @Test func `a curve with control points above 1 overshoots`() {
    let curve = TimingFunction.curve(CubicBezier(0.3, 1.5, 0.7, 1.5))
    let peak = (0...100).map { curve.progress(at: Double($0) / 100) }.max() ?? 0
    #expect(peak > 1.2)
    #expect(curve.progress(at: 1) == 1)
  }

  @Test(arguments: [(0.0, 1.0), (1.0, 0.0), (1.0, 1.0), (0.0, 0.0)])
  func `a curve with vertical or level ends is solved to its definition`(x1: Double, x2: Double) {
    let curve = CubicBezier(x1, 0, x2, 1)
    for step in 1..<200 {
      let u = Double(step) / 200
      // With y1 = 0 and y2 = 1 the parameter follows from the result: y = 3s² − 2s³.
      let y = curve.progress(at: u)
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let s = (low + high) / 2
        if 3 * s * s - 2 * s * s * s < y { low = s } else { high = s }
      }
      let s = (low + high) / 2
      let x = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
      #expect(abs(x - u) < 1e-6)
    }
  }

  @Test func `hold keeps the first value until the end`() {
    #expect(TimingFunction.named(.hold).progress(at: 0.999_999) == 0)
    #expect(TimingFunction.named(.hold).progress(at: 1) == 1)
  }
}
