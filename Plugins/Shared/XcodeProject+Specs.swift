#if canImport(XcodeProjectPlugin)
  import Foundation
  import XcodeProjectPlugin

  extension XcodeProject {
    /// Returns the specs in the build phases and the synchronized folders of a target, sorted by path.
    func specs(of target: XcodeTarget) -> [URL] {
      let files = target.inputFiles.specs + SynchronizedFolders.specs(of: target.displayName, inProjectAt: directoryURL)
      return Set(files.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
    }

    /// The specs of all targets.
    var specs: [URL] { Set(targets.flatMap(specs)).sorted { $0.path < $1.path } }

    /// Returns the folder of a target's spec: among the folders with specs, the one with the shortest path.
    func specFolder(of target: XcodeTarget) throws -> URL {
      let folders = specs(of: target).map { $0.deletingLastPathComponent() }
      let depth = folders.map(\.pathComponents.count).min()
      let nearest = Set(folders.filter { $0.pathComponents.count == depth })
      guard let folder = nearest.first else {
        throw SetupError("\(target.displayName) has no file NAME.nav.yaml; add one to the target")
      }
      guard nearest.count == 1 else {
        throw SetupError(
          "\(target.displayName) has specs in \(nearest.map(\.lastPathComponent).sorted().joined(separator: " and ")); "
            + "put the parts of one spec below its root")
      }
      return folder
    }
  }
#endif
