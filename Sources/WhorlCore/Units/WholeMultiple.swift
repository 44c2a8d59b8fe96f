/// How many times a share must be taken for the sum to be whole, within a millionth; `nil` above a
/// thousand.
func wholeMultiple(of share: Double) -> Int? {
  (1...1000).first { count in
    let sum = share * Double(count)
    return abs(sum - sum.rounded()) < 1e-6
  }
}
