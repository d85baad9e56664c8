#if canImport(XcodeProjectPlugin)
  import Foundation
  import XcodeProjectPlugin

  extension XcodeTarget {
    /// The folder of the target's spec: among the folders with specs, the one with the shortest path.
    var specFolder: URL {
      get throws {
        let folders = inputFiles.specs.map { $0.deletingLastPathComponent() }
        let depth = folders.map(\.pathComponents.count).min()
        let nearest = Set(folders.filter { $0.pathComponents.count == depth })
        guard let folder = nearest.first else {
          throw SetupError("\(displayName) has no file NAME.nav.yaml; add one to the target")
        }
        guard nearest.count == 1 else {
          throw SetupError(
            "\(displayName) has specs in \(nearest.map(\.lastPathComponent).sorted().joined(separator: " and ")); "
              + "put the parts of one spec below its root")
        }
        return folder
      }
    }
  }

  extension XcodeProject {
    /// The specs of all targets.
    var specs: [URL] { Set(targets.flatMap(\.inputFiles.specs)).sorted { $0.path < $1.path } }
  }
#endif
