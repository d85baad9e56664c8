import Foundation
import PackagePlugin

extension FileList {
  /// The specs and their parts among the files, by path.
  var specs: [URL] {
    map(\.url).filter(\.isSpec).sorted { $0.path < $1.path }
  }
}

extension Package {
  /// The specs of all targets: what a target that names a spec elsewhere has to be made anew for.
  var specs: [URL] { targets.compactMap(\.sourceModule).flatMap(\.sourceFiles.specs) }
}

extension URL {
  /// Whether it is called like a spec, or a part of one.
  var isSpec: Bool { lastPathComponent.hasSuffix(".nav.yaml") }

  /// The path for a command line.
  var argument: String { path(percentEncoded: false) }
}

extension SourceModuleTarget {
  /// Whether the target's folder holds a spec, be it one that the package leaves out of the target's sources.
  var hasSpec: Bool {
    FileManager.default.enumerator(at: directoryURL, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
      .contains { ($0 as? URL)?.isSpec ?? false } ?? false
  }
}
