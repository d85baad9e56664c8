import Foundation
import PackagePlugin

extension FileList {
  /// The specs and included files in the list, sorted by path.
  var specs: [URL] {
    map(\.url).filter(\.isSpec).sorted { $0.path < $1.path }
  }
}

extension Target {
  /// The specs of the targets that this target depends on, also in other packages.
  ///
  /// The spec of an app can include the files of features that have their own modules.
  var dependencySpecs: [URL] {
    recursiveTargetDependencies.compactMap(\.sourceModule).flatMap(\.sourceFiles.specs)
  }
}

extension Package {
  /// The specs of all targets, which are the inputs of a target that refers to a spec in another folder.
  var specs: [URL] { targets.compactMap(\.sourceModule).flatMap(\.sourceFiles.specs) }

  /// The specs of features in other packages, which the targets of this package import.
  var featureSpecs: [URL] {
    let own = Set(specs)
    return Set(targets.flatMap(\.dependencySpecs)).subtracting(own).sorted { $0.path < $1.path }
  }
}

extension SourceModuleTarget {
  /// A Boolean value that indicates whether the target's folder contains a spec, which may be excluded from its
  /// sources.
  var hasSpec: Bool {
    FileManager.default.enumerator(at: directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
      .contains { ($0 as? URL)?.isSpec ?? false } ?? false
  }
}
