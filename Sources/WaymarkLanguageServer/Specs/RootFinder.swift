import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// A search for the root file of the spec that contains a file.
struct RootFinder {
  private static let mostFolders = 500
  private static let mostAncestors = 16

  private let tree: FileTree

  init(_ documents: OpenDocuments) { tree = .disk.replacingContents(with: documents.texts) }

  /// The search visits the folder of the file and the folders around the file first, and then the other folders of the
  /// package. If no spec contains the file, the result is the file itself.
  func root(of identity: String) -> String {
    let folder = FileSystem.folder(of: identity)
    let package = tree.package(around: folder)
    if tree.isRoot(identity, in: package) { return named(by: identity) ?? identity }
    var seen: Set<String> = []
    var candidate = folder
    for _ in 0..<Self.mostAncestors {
      if let root = root(of: identity, in: candidate, &seen)?.root { return root }
      let parent = FileSystem.folder(of: candidate)
      if candidate == parent || parent.isEmpty || (candidate == package && package != folder) { break }
      candidate = parent
    }
    var level = [package]
    var visited = 0
    while !level.isEmpty, visited < Self.mostFolders {
      var next: [String] = []
      for folder in level {
        visited += 1
        guard let found = root(of: identity, in: folder, &seen) else { continue }
        if let root = found.root { return root }
        next += found.folders
      }
      level = next
    }
    return identity
  }

  private func named(by root: String) -> String? {
    tree.specNamed(by: root).flatMap(tree.resolved)
  }

  private func root(
    of identity: String, in folder: String, _ seen: inout Set<String>
  ) -> (root: String?, folders: [String])? {
    guard let (files, folders) = try? tree.contents(of: [folder]) else { return nil }
    guard seen.insert(folder).inserted else { return (nil, folders) }
    for file in files {
      guard let resolved = tree.resolved(file), resolved != identity,
        tree.isRoot(file, in: tree.package(around: folder)),
        let spec = try? SpecFiles(resolved, in: tree), spec.files().contains(where: { $0.identity == identity })
      else { continue }
      return (spec.identity, folders)
    }
    return (nil, folders)
  }
}
