extension PropertyPath {
  /// For each level of the path, the keys that can stand beside its own, in the tables' order.
  var siblings: [[String]] {
    let head = PropertyTable.head.tree.keys
    let blocks = PropertyTable.blocks.tree
    let root =
      ["$schema", "format", "version"] + head + ["spinner", "hud", "refresh"] + blocks.keys
    guard let first = keys.first, keys.count > 1 else { return [root] }
    if first == "spinner" {
      let trees = [
        PropertyTable.ring.tree, PropertyTable.dots.tree, PropertyTable.spokes.tree,
        PropertyTable.glyphs.tree, PropertyTable.layers.tree,
      ]
      // A form's own table is the one that knows the key; the orders of the others do not matter.
      let tree = trees.first { $0.keys.contains(keys[1]) } ?? trees[0]
      return [root, ["form"] + tree.keys] + tree.siblings(of: keys.dropFirst())
    }
    if first == "hud" {
      let tree = PropertyTable.hud.tree
      return [root, tree.keys] + tree.siblings(of: keys.dropFirst())
    }
    if first == "refresh" { return [root, PropertyTable.refresh.tree.keys] }
    return [root] + blocks.siblings(of: keys[...])
  }
}

extension PropertyTree {
  /// The key orders of the levels below the first key of a path.
  fileprivate func siblings(of path: ArraySlice<String>) -> [[String]] {
    guard let key = path.first, path.count > 1, let index = keys.firstIndex(of: key),
      case .block(let tree) = entries[index]
    else { return [] }
    return [tree.keys] + tree.siblings(of: path.dropFirst())
  }
}
