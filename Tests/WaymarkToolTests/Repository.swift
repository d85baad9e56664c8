import Foundation
import Testing

@testable import WaymarkTool

/// A git repository that contains a package with a spec in a subfolder.
struct Repository {
  static let shop = """
    waymark: 1
    app: Shop
    include: [Features/*.nav.yaml]
    tabs: { home: { title: Home, icon: house } }

    """
  static let item = "routes:\n  item: { in: home, links: [\"/items/{id}\"] }\n"
  static let other = "routes:\n  other: { in: home, links: [\"/items/{id}\"] }\n"

  let folder: URL

  /// Runs git and returns its output without the final line break.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let known = [
      "-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "-c", "commit.gpgsign=false",
      "-c", "advice.addEmbeddedRepo=false",
    ]
    let result = try Shell.run(
      try #require(Shell.path(of: "git")), known + arguments, in: folder,
      environment: [
        "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      ])
    try #require(result.status == 0, "git \(arguments): \(result.errors)")
    return result.output.trimmingCharacters(in: .newlines)
  }

  func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Returns the transcript of a command in a folder of the repository.
  func run(_ command: String, in path: String = "") -> String {
    Transcript(in: path.isEmpty ? folder : folder.appendingPathComponent(path)).text(of: command)
  }

  /// Returns the paths and content hashes of all files, including the files of git.
  func contents() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return paths.map { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return "\(path) \(data.map { String($0.hashValue) } ?? "")"
    }
  }
}

/// Calls a function with a new repository that has a spec in `Sources/App`, committed on `main`.
func withRepository(_ body: (Repository) throws -> Void) throws {
  try withScratchFolder { folder in
    let repository = Repository(folder: folder.appendingPathComponent("package"))
    try FileManager.default.createDirectory(at: repository.folder, withIntermediateDirectories: true)
    try repository.git("init", "--quiet", "--initial-branch=main")
    try repository.write("", "Package.swift")
    try repository.write(Repository.shop, "Sources/App/Shop.nav.yaml")
    try repository.write(Repository.item, "Sources/App/Features/Item.nav.yaml")
    try repository.commit("one")
    try body(repository)
  }
}
