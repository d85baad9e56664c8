import WaymarkDiagnostics

package enum YAMLComparison {
  package static func areEqual(_ left: SourceFile, _ right: SourceFile) -> Bool {
    guard let left = YAMLLoader.load(left, index: 0).tree, let right = YAMLLoader.load(right, index: 0).tree,
      left.count == right.count
    else { return false }
    // The nodes are in file order, so equal trees have equal arrays.
    return (0..<left.count).allSatisfy { index in
      let (old, new) = (left.nodes[index], right.nodes[index])
      guard old.kind == new.kind, old.childCount == new.childCount, old.child == new.child, old.next == new.next,
        old.textCount == new.textCount
      else { return false }
      guard old.kind == .scalar else { return true }
      let (a, b) = (YAMLNode(tree: left, index: index), YAMLNode(tree: right, index: index))
      return a.text == b.text && a.isNull == b.isNull
    }
  }
}
