import Whorl

// Three things at once, each with a line of its own; what has arrived is printed above them.

func fetch(_ name: String, pieces: Int, isThere: Bool = true) async {
  let indicator = Indicator(message: name)
  indicator.startAnimating()
  for piece in 1...pieces {
    try? await Task.sleep(for: .milliseconds(40))
    indicator.progress = Double(piece) / Double(pieces)
    if piece == pieces / 2 { indicator.print("half of \(name) has arrived") }
  }
  if isThere {
    indicator.succeed()
  } else {
    indicator.fail("\(name) is not there")
  }
}

await withTaskGroup { group in
  group.addTask { await fetch("lake.jpg", pieces: 10) }
  group.addTask { await fetch("hill.jpg", pieces: 14) }
  group.addTask { await fetch("moon.jpg", pieces: 18, isThere: false) }
}
