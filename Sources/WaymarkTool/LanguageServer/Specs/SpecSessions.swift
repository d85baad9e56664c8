import SpecText
import WaymarkCompiler

struct SpecSessions {
  private var sessions: [String: SpecSession] = [:]
  private var owners: [String: String] = [:]

  var all: [SpecSession] { sessions.values.sorted { $0.rootPath < $1.rootPath } }
  func session(of document: OpenDocument) -> SpecSession? { owners[document.identity].flatMap { sessions[$0] } }

  func markOutdated(_ identity: String) {
    for session in sessions.values where session.members.contains(identity) || owners[identity] == session.rootPath {
      session.isOutdated = true
    }
  }

  mutating func markAllOutdated() {
    for session in sessions.values { session.isOutdated = true }
    owners = owners.filter { $0.key != $0.value }
  }

  mutating func update(_ documents: OpenDocuments) -> Bool {
    var isChanged = false
    for session in all where session.isOutdated {
      isChanged = true
      do throws(CommandError) {
        let old = session.members
        try session.update(documents)
        // A file that no longer belongs to the spec can belong to another spec.
        if old != session.members { forgetOwners(of: session) }
      } catch {
        remove(session)
      }
    }
    for document in documents.all { assign(document, documents, &isChanged) }
    let used = Set(documents.all.compactMap { owners[$0.identity] })
    for session in all where !used.contains(session.rootPath) {
      remove(session)
      isChanged = true
    }
    return isChanged
  }

  private mutating func assign(_ document: OpenDocument, _ documents: OpenDocuments, _ isChanged: inout Bool) {
    let identity = document.identity
    let isAlone = owners[identity] == identity
    // A file without a spec becomes a part of a spec as soon as the spec includes the file.
    let container = sessions.values.filter { $0.rootPath != identity && $0.members.contains(identity) }
      .min { $0.rootPath < $1.rootPath }
    if let owner = owners[identity], let session = sessions[owner] {
      guard isAlone, let container, session.current.compilation.spec == nil else { return }
      owners[identity] = container.rootPath
      return
    }
    let root = !document.hasPath ? document.uri : container?.rootPath ?? RootFinder(documents).root(of: identity)
    owners[identity] = root
    if let session = sessions[root] {
      // A new file that is not on the disk yet is part of the spec through a wildcard.
      if !session.members.contains(identity) {
        try? session.update(documents)
        isChanged = true
      }
      return
    }
    guard let session = try? SpecSession(rootPath: root, documents) else { return }
    sessions[root] = session
    isChanged = true
  }

  private mutating func forgetOwners(of session: SpecSession) {
    owners = owners.filter { $0.value != session.rootPath || session.members.contains($0.key) }
    // A document that was alone can now belong to the spec.
    for identity in session.members where owners[identity] == identity && identity != session.rootPath {
      guard sessions[identity]?.current.compilation.spec == nil else { continue }
      owners[identity] = session.rootPath
    }
  }

  private mutating func remove(_ session: SpecSession) {
    sessions[session.rootPath] = nil
    owners = owners.filter { $0.value != session.rootPath }
  }
}

struct RootFinder {
  private static let mostFolders = 500
  private static let mostAncestors = 16

  private let tree: FileTree

  init(_ documents: OpenDocuments) { tree = .disk.replacingContents(with: documents.texts) }

  /// Searches the folder of the file, the folders around it, and then the other folders of the package. Without a spec,
  /// the file itself.
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

  private func named(by root: String) -> String? { tree.specNamed(by: root).flatMap(tree.resolved) }

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
