#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The standard library has neither trigonometry nor powers; this is the one file of the core that asks libm.

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The direction of a vector on screen, clockwise from 12 o'clock, in radians.
func direction(_ x: Double, _ y: Double) -> Double { atan2(x, -y) }
