/// The smallest positive number that both divide; saturates at the largest number.
///
/// - Precondition: Both numbers are positive.
func leastCommonMultiple(_ a: Int64, _ b: Int64) -> Int64 {
  var (x, y) = (a, b)
  while y != 0 { (x, y) = (y, x % y) }
  let (product, overflow) = (a / x).multipliedReportingOverflow(by: b)
  return overflow ? Int64.max : product
}
