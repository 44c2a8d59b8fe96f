#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The standard library has no trigonometry; this is the one file of the core that asks libm.

func sine(_ radians: Double) -> Double { sin(radians) }

func cosine(_ radians: Double) -> Double { cos(radians) }
