import Foundation
import PackagePlugin

extension FileList {
  /// The specs and included files in the list, sorted by path.
  var specs: [URL] {
    map(\.url).filter(\.isSpec).sorted { $0.path < $1.path }
  }
}

extension Package {
  /// The specs of all targets, which are the inputs of a target that refers to a spec in another folder.
  var specs: [URL] { targets.compactMap(\.sourceModule).flatMap(\.sourceFiles.specs) }
}

extension URL {
  /// A Boolean value that indicates whether the file has the name of a spec or of an included file.
  var isSpec: Bool { lastPathComponent.hasSuffix(".nav.yaml") }

  /// The path without percent-encoding, for a command line.
  var argument: String { path(percentEncoded: false) }
}

extension SourceModuleTarget {
  /// A Boolean value that indicates whether the target's folder contains a spec, which may be excluded from its
  /// sources.
  var hasSpec: Bool {
    FileManager.default.enumerator(at: directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
      .contains { ($0 as? URL)?.isSpec ?? false } ?? false
  }
}
