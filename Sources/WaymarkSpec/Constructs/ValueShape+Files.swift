extension ValueShape {
  /// The shape of the root file of a spec.
  package static let rootFile = ValueShape.construct(ConstructShape(RootSyntax.self))

  /// The shape of a file that a spec includes.
  package static let includedFile = ValueShape.construct(ConstructShape(IncludedFileSyntax.self))
}
