import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests of `waymark diff --against` with a hostile repository or a hostile environment of git.
  @Suite("A hostile repository", .enabled(if: Shell.path(of: "git") != nil, "NOT CHECKED: git is not installed"))
  struct HostileRepositoryTests {
    /// Removes an object from a repository and configures the repository so that git runs a command to fetch the
    /// object.
    ///
    /// - Parameters:
    ///   - database: The path of the repository's database.
    ///   - object: The hash of the removed object.
    ///   - repository: The repository.
    /// - Throws: An error if a file cannot be written or removed.
    private func makeFetching(_ database: String, lacking object: String, of repository: Repository) throws {
      try repository.write(
        """
        [core]
        \trepositoryformatversion = 1
        \tbare = \(database != ".git")
        [extensions]
        \tpartialclone = elsewhere
        [remote "elsewhere"]
        \turl = file://\(repository.folder.path)
        \tpromisor = true
        \tuploadpack = touch '\(proof(repository).path)'; git-upload-pack
        [protocol "file"]
        \tallow = always

        """, "\(database)/config")
      try repository.remove("\(database)/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    }

    /// Returns the path of a file that exists if a command of the repository has run.
    private func proof(_ repository: Repository) -> URL {
      repository.folder.deletingLastPathComponent().appendingPathComponent("proof")
    }

    /// Returns a Boolean value that indicates whether git runs the command without Waymark, and removes the proof.
    private func isFetching(_ object: String, in folder: String, of repository: Repository) throws -> Bool {
      let database = repository.folder.appendingPathComponent(folder)
      _ = try Shell.run(
        try #require(Shell.path(of: "git")), ["-c", "safe.bareRepository=all", "cat-file", "blob", object], in: database
      )
      return (try? FileManager.default.removeItem(at: proof(repository))) != nil
    }

    /// Commits a folder that contains a spec and is also a bare repository. Returns the spec's object in the bare
    /// repository.
    private func commitEmbedded(_ spec: String, at path: String, in repository: Repository) throws -> String {
      let source = Repository(folder: repository.folder.deletingLastPathComponent().appendingPathComponent("source"))
      try source.write(spec, "Shop.nav.yaml")
      try source.git("init", "--quiet", "--initial-branch=main")
      try source.commit("another")
      let (from, to) = (source.folder.appendingPathComponent(".git"), repository.folder.appendingPathComponent(path))
      for name in ["HEAD", "objects", "refs", "config"] {
        try FileManager.default.copyItem(at: from.appendingPathComponent(name), to: to.appendingPathComponent(name))
      }
      try repository.git("config", "--file", "\(path)/config", "core.bare", "true")
      return try source.git("rev-parse", "HEAD:Shop.nav.yaml")
    }

    @Test("`waymark diff` ignores a hostile bare repository in a committed folder and runs none of its commands")
    func embedded() throws {
      try withRepository { repository in
        let object = try commitEmbedded(Repository.shop + "# another\n", at: "Sources/App", in: repository)
        try makeFetching("Sources/App", lacking: object, of: repository)
        try repository.commit("embedded")
        try #require(try isFetching(object, in: "Sources/App", of: repository))
        for spec in ["Sources/App", "Sources/App/Shop.nav.yaml"] {
          for revision in ["HEAD", "main", "main~1"] {
            let text = repository.run("waymark diff \(spec) --against \(revision)")
            #expect(text.hasSuffix("no changes\n(exit 0)\n"), "\(text)")
          }
        }
        let text = repository.run("waymark diff . --against HEAD", in: "Sources/App")
        #expect(text.hasSuffix("no changes\n(exit 0)\n"), "\(text)")
        #expect(!FileManager.default.fileExists(atPath: proof(repository).path))
      }
    }

    @Test("A bare repository in a committed folder does not hide breaking changes from `waymark diff`")
    func embeddedRevision() throws {
      try withRepository { repository in
        let present = Repository.shop.replacing("include: [Features/*.nav.yaml]\n", with: "")
        _ = try commitEmbedded(present, at: "Sources/App", in: repository)
        try repository.write(present, "Sources/App/Shop.nav.yaml")
        for revision in ["main", "HEAD"] {
          let text = repository.run("waymark diff Sources/App/Shop.nav.yaml --against \(revision)")
          #expect(text.contains("breaking: ") && text.hasSuffix("(exit 1)\n"), "\(text)")
        }
      }
    }

    @Test("`waymark diff` reads no bare repository without a work tree around the spec")
    func bare() throws {
      try withScratchFolder { folder in
        let repository = Repository(folder: folder.appendingPathComponent("package"))
        try repository.write(Repository.shop, "Shop.nav.yaml")
        _ = try commitEmbedded(Repository.shop, at: ".", in: repository)
        let text = repository.run("waymark diff Shop.nav.yaml --against main")
        #expect(text.contains("Shop.nav.yaml is not in a git repository") && text.hasSuffix("(exit 2)\n"), "\(text)")
      }
    }

    @Test("An object that a hostile partial clone lacks makes `waymark diff` fail without a fetch or a command")
    func lacking() throws {
      try withRepository { repository in
        let object = try repository.git("rev-parse", "HEAD:Sources/App/Features/Item.nav.yaml")
        try makeFetching(".git", lacking: object, of: repository)
        try #require(try isFetching(object, in: ".", of: repository))
        let text = repository.run("waymark diff Sources/App --against HEAD")
        #expect(text.contains("this partial clone does not contain the object"), "\(text)")
        #expect(!text.hasSuffix("(exit 0)\n"))
        #expect(!FileManager.default.fileExists(atPath: proof(repository).path))
      }
    }

    @Test("Git commands read the repository of the spec even if environment variables of git name another repository")
    func environment() throws {
      try withRepository { repository in
        let other = Repository(folder: repository.folder.deletingLastPathComponent().appendingPathComponent("other"))
        try other.write("", "Package.swift")
        try other.git("init", "--quiet", "--initial-branch=main")
        try other.commit("other")
        let database = other.folder.appendingPathComponent(".git").path
        let own = try repository.git("rev-parse", "HEAD")
        try #require(try own != other.git("rev-parse", "HEAD"))

        let names = try repository.git("rev-parse", "--local-env-vars").split(separator: "\n").map(String.init)
        try #require(names.contains("GIT_DIR") && names.contains("GIT_COMMON_DIR"))
        let path = ["PATH": "/usr/bin:/bin"]
        let all = Dictionary(uniqueKeysWithValues: names.map { ($0, database) })
        let folder = try #require(FileSystem.resolved(repository.folder.path))
        for environment in names.map({ [$0: database] }) + [
          all, ["GIT_DIR": database, "GIT_WORK_TREE": other.folder.path],
        ] {
          let git = try #require(try Git(around: folder, environment: path.merging(environment) { $1 }))
          #expect(try git.run(["rev-parse", "HEAD"]).line == own, "\(environment)")
          #expect(try git.run(["cat-file", "-t", own]).line == "commit", "\(environment)")
          #expect(try git.run(["rev-parse", "--show-toplevel"]).line == folder, "\(environment)")
        }
      }
    }
  }
}
