#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The standard library has no trigonometry; this is the one file of the rasteriser that asks libm.

func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
