import WaymarkModel

/// The changes to the modules that declare the enums of features.
extension SourceChanges {
  /// Compares the modules of a feature in both versions.
  mutating func compareModules(_ old: Feature, _ new: Feature) {
    guard old.module?.string != new.module?.string else { return }
    func name(_ feature: Feature) -> String { feature.module.map { "the module `\($0.string)`" } ?? "the app's module" }
    add(
      new.name.string,
      "`\(new.namespace)` and the enums of the feature `\(new.name.string)` moved from \(name(old)) to \(name(new))",
      isBreaking: true, help: "import \(name(new)) where code uses the enums", before: (old.module ?? old.name).span,
      after: (new.module ?? new.name).span)
  }
}
