import WaymarkFiles

/// The spec files in the folder of a root file that the spec doesn't include.
struct IncludableFiles {
  private static let mostFolders = 200

  let paths: [String]

  init(_ request: SpecRequest) {
    guard request.document.hasPath else {
      paths = []
      return
    }
    let root = FileSystem.folder(of: request.document.identity)
    let package = FileTree.disk.package(around: root)
    let members = request.session.members
    var found: [String] = []
    var level = [root]
    var visited = 0
    while !level.isEmpty, visited < Self.mostFolders {
      visited += level.count
      guard let (files, folders) = try? FileTree.disk.contents(of: level) else { break }
      found += files.filter { !members.contains($0) && !FileTree.disk.isRoot($0, in: package) }
        .map { FileSystem.relative($0, to: root) }
      level = folders
    }
    paths = found
  }
}
