extension ValueShape {
  package static let rootFile = ValueShape.construct(ConstructShape(RootSyntax.self))

  /// The shape of a root file that only names the root file of another folder. The decoder of the spec accepts this file
  /// in place of the other file.
  package static let nameOfRootFile = ValueShape.construct(
    ConstructShape(RootSyntax.self).named("a spec name") { keysOfName.contains($0) })

  package static let keysOfName = ["waymark", "include"]

  package static let includedFile = ValueShape.construct(ConstructShape(IncludedFileSyntax.self))
}
