#if canImport(XcodeProjectPlugin)
  import Foundation
  import XcodeProjectPlugin

  /// The specs of the targets of an Xcode project. The project file is read once.
  struct XcodeSpecs {
    let project: XcodeProject
    private let folders: SynchronizedFolders

    init(_ project: XcodeProject) {
      self.project = project
      folders = SynchronizedFolders(ofProjectAt: project.directoryURL)
    }

    /// Returns the specs in the build phases and the synchronized folders of a target, sorted by path.
    func specs(of target: XcodeTarget) -> [URL] {
      let files = target.inputFiles.specs + folders.specs(of: target.displayName)
      return Set(files.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
    }

    /// The specs of all targets.
    var all: [URL] { Set(project.targets.flatMap(specs)).sorted { $0.path < $1.path } }

    /// Returns the folder of a target's spec: among the folders with specs, the one with the shortest path.
    func folder(of target: XcodeTarget) throws -> URL {
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
