import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests of `waymark diff --against` in new repositories.
  @Suite("A revision", .enabled(if: Shell.path(of: "git") != nil, "NOT CHECKED: git is not installed"))
  struct RevisionTests {
    @Test("`waymark diff` compares the spec with the files that the revision included and writes nothing")
    func changes() throws {
      try withRepository { repository in
        try repository.write(Repository.other, "Sources/App/Features/Item.nav.yaml")
        let before = try repository.contents()
        let text = repository.run("waymark diff Sources/App --against main")
        #expect(text.contains("breaking: `Route.item` was renamed to `Route.other`"))
        #expect(text.contains("main:Sources/App/Features/Item.nav.yaml:2 -> Sources/App/Features/Item.nav.yaml:2"))
        #expect(text.hasSuffix("(exit 1)\n"))
        #expect(try repository.contents() == before)
      }
    }

    @Test("`waymark map --against` shows added, changed, and removed screens and the URLs that break")
    func map() throws {
      try withRepository { repository in
        let spec = """
          waymark: 1
          app: Shop
          tabs: { home: { title: Home, icon: house, opens: [a, b] } }
          routes:
            a: { title: A, in: home, links: [/a] }
            b: { title: B, in: home, links: [/b] }
          """
        try repository.write(spec, "Map.nav.yaml")
        try repository.commit("map")
        try repository.write(
          spec.replacing("opens: [a, b]", with: "opens: [a, c]").replacing("links: [/a]", with: "links: [/aa]")
            .replacing("b: { title: B, in: home, links: [/b] }", with: "c: { title: C, in: home }"), "Map.nav.yaml")
        let map = try comparedMap(in: repository)
        let differences = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.id, $0.difference) })
        #expect(
          differences == ["tab-home": nil, "route-a": "changed", "route-c": "added", "route-b": "removed"]
            as [String: String?])
        #expect(
          map.connections.map { "\(map.screens[$0.from].name) \(map.screens[$0.to].name) \($0.difference ?? "")" } == [
            "home a ", "home c added", "home b removed",
          ])
        // The URLs that break are those that `diff` reports.
        #expect(map.changes.filter { $0.breaking && $0.class == "URL" }.map(\.url) == ["shop://a", "shop://b"])
        let difference = repository.run("waymark diff Map.nav.yaml --against HEAD")
        #expect(map.changes.count >= 2)
        for change in map.changes { #expect(difference.contains(change.message), "\(change.message)") }
        let page = repository.run("waymark map Map.nav.yaml --against HEAD")
        #expect(page.contains("changes since HEAD, ") && page.contains("This screen was removed."))
        #expect(
          repository.run("waymark map Map.nav.yaml --against HEAD~1 --format dot").contains(
            "Map.nav.yaml does not exist in `HEAD~1`; the map shows no changes"))
      }
    }

    @Test("`waymark map --against` shows added, changed, and removed gates")
    func gates() throws {
      try withRepository { repository in
        let start = """
          waymark: 1
          app: Shop
          conditions: [one, two, three, four]
          tabs: { home: { title: Home } }

          """
        let former = """
          gates: { one: first, two: second, three: third }
          routes:
            first: { present: gate, opens: inner }
            inner: { in: first }
            second: { present: gate }
            third: { present: gate }
          """
        let present = """
          gates: { two: { route: second, behind: reset }, four: fourth }
          routes:
            second: { present: gate }
            third: { present: sheet }
            fourth: { present: gate }
          """
        try repository.write(start + former, "Map.nav.yaml")
        try repository.commit("gates")
        try repository.write(start + present, "Map.nav.yaml")
        let map = try comparedMap(in: repository)
        #expect(
          map.lanes.map { "\($0.kind) \($0.title)" } == [
            "gate Gate until two", "gate Gate until four", "tab Home", "anyTab In any tab",
            "removedGate Gate until one (removed)",
          ])
        let removed = map.screens.filter { $0.difference == "removed" }
        #expect(removed.allSatisfy { $0.lane == map.lanes.count - 1 })
        let differences = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.id, $0.difference) })
        #expect(
          differences == [
            "tab-home": nil, "route-first": "removed", "route-inner": "removed", "route-second": "changed",
            "route-third": "changed", "route-fourth": "added",
          ] as [String: String?])
        let subjects = Dictionary(
          uniqueKeysWithValues: map.screens.map { ($0.name, $0.changes.map { map.changes[$0].message }) })
        for (screen, message) in [
          ("first", "`one` no longer has the gate `first`"), ("third", "`three` no longer has the gate `third`"),
          ("second", "`two` changed: the gate `second` now drops the state behind it"),
          ("fourth", "`four` now has the gate `fourth`, for which links wait"),
        ] {
          #expect(subjects[screen]?.contains(message) == true, "\(screen): \(subjects[screen] ?? [])")
        }
      }
    }

    private func comparedMap(in repository: Repository) throws -> ComparedMap {
      let text = repository.run("waymark map Map.nav.yaml --against HEAD --format json")
      #expect(text.hasSuffix("(exit 0)\n"))
      let json = text.dropFirst(text.distance(from: text.startIndex, to: text.firstIndex(of: "{")!)).dropLast(9)
      return try JSONDecoder().decode(ComparedMap.self, from: Data(json.utf8))
    }

    /// The part of the map's JSON that a comparison adds.
    private struct ComparedMap: Decodable {
      struct Lane: Decodable { let kind, title: String }
      struct Screen: Decodable {
        let id, name: String
        let lane: Int
        let difference: String?
        let changes: [Int]
      }
      struct Connection: Decodable {
        let from, to: Int
        let difference: String?
      }
      struct Change: Decodable {
        let `class`, message: String
        let breaking: Bool
        let url: String?
      }
      let lanes: [Lane]
      let screens: [Screen]
      let connections: [Connection]
      let changes: [Change]
    }

    @Test("`waymark diff` finds the same changes from every folder, for a spec and for the folder of the spec")
    func folders() throws {
      try withRepository { repository in
        try repository.write(Repository.item + "  more: { in: [] }\n", "Sources/App/Features/Item.nav.yaml")
        let commands = [
          ("", "Sources/App/Shop.nav.yaml"), ("", "Sources/App"), ("", "."), ("Sources", "App"), ("Sources/App", "."),
          ("Sources/App", "Shop.nav.yaml"), ("Sources/App/Features", ".."),
          ("Sources/App/Features", "../Shop.nav.yaml"),
          ("", repository.folder.path), ("", repository.folder.path + "/Sources/App/Shop.nav.yaml"),
        ]
        for (folder, spec) in commands {
          let text = repository.run("waymark diff \(spec) --against HEAD", in: folder)
          #expect(text.contains("`Route.more` was added"), "\(folder) \(spec): \(text)")
          #expect(text.hasSuffix("no breaking changes, 2 others\n(exit 0)\n"))
        }
      }
    }

    @Test("Branches, tags, and commits name a revision for `waymark diff`, even in another worktree")
    func names() throws {
      try withRepository { repository in
        try repository.git("tag", "v1")
        try repository.write(Repository.other, "Sources/App/Features/Item.nav.yaml")
        try repository.commit("two")
        for name in ["v1", "main~1", "HEAD^"] {
          #expect(repository.run("waymark diff . --against \(name)").contains("Route.other"), "\(name)")
        }
        #expect(repository.run("waymark diff . --against main").contains("no changes\n(exit 0)"))
        try repository.git("worktree", "add", "--quiet", "--detach", "../other", "main")
        let other = Transcript(in: repository.folder.deletingLastPathComponent().appendingPathComponent("other"))
        #expect(other.text(of: "waymark diff . --against v1").contains("Route.other"))
      }
    }

    @Test(
      "An unknown revision or a git option as a revision makes `waymark diff` fail and change nothing",
      arguments: [
        "nothing", "--all", "-x", "--output=x", "main:Package.swift", "main..main", "", "^main",
      ])
    func unknown(_ name: String) throws {
      try withRepository { repository in
        let before = try repository.contents()
        let text = repository.run("waymark diff . --against '\(name)'")
        #expect(text.contains("revision"), "\(text)")
        #expect(text.hasSuffix("(exit 2)\n"))
        #expect(try repository.contents() == before)
      }
    }

    @Test("`waymark diff` advises the user to fetch a revision that a shallow clone lacks")
    func shallow() throws {
      try withRepository { repository in
        try repository.write(Repository.other, "Sources/App/Features/Item.nav.yaml")
        try repository.commit("two")
        try repository.git("clone", "--quiet", "--depth=1", "file://\(repository.folder.path)", "../shallow")
        let clone = Transcript(in: repository.folder.deletingLastPathComponent().appendingPathComponent("shallow"))
        #expect(clone.text(of: "waymark diff . --against HEAD").hasSuffix("no changes\n(exit 0)\n"))
        let text = clone.text(of: "waymark diff . --against HEAD~1")
        #expect(text.contains("fetch-depth: 0") && text.hasSuffix("(exit 2)\n"))
      }
    }

    @Test("A spec that does not exist in the revision breaks nothing in each format of `waymark diff`")
    func newSpec() throws {
      try withRepository { repository in
        try repository.write(Repository.shop.replacing("Features/*", with: "Parts/*"), "Sources/Second/Second.nav.yaml")
        try repository.write(Repository.item, "Sources/Second/Parts/Item.nav.yaml")
        for spec in ["Sources/Second", "Sources/Second/Second.nav.yaml"] {
          for format in DiffFormat.allCases {
            let text = repository.run("waymark diff \(spec) --against main --format \(format)")
            #expect(
              text.contains("! Sources/Second/Second.nav.yaml does not exist in `main`; a new spec breaks nothing\n"))
            #expect(text.hasSuffix("(exit 0)\n"))
          }
        }
      }
    }

    @Test("`waymark diff` rejects a moved spec and shows the commands that compare both paths")
    func moved() throws {
      try withRepository { repository in
        try repository.git("mv", "Sources/App", "Sources/Shop")
        try repository.commit("moved")
        let text = repository.run("waymark diff Sources/Shop --against HEAD~1")
        #expect(text.contains("but Sources/App/Shop.nav.yaml does and was removed since"))
        #expect(
          text.contains(
            "`git worktree add ../before 'HEAD~1'`, then `waymark diff ../before/Sources/App/Shop.nav.yaml "))
        #expect(text.hasSuffix("(exit 2)\n"))
      }
    }

    @Test("A spec is not new for `waymark diff` if the revision has another spec that was removed since")
    func renamed() throws {
      let former = "Sources/App/Shop.nav.yaml"
      let moves: [(name: String, edit: (Repository) throws -> Void)] = [
        ("Sources/App/Main.nav.yaml", { try $0.git("mv", former, "Sources/App/Main.nav.yaml") }),
        (
          "Sources/Main/Main.nav.yaml",
          {
            try $0.git("mv", "Sources/App", "Sources/Main")
            try $0.git("mv", "Sources/Main/Shop.nav.yaml", "Sources/Main/Main.nav.yaml")
          }
        ),
        (
          // A spec that only includes the former spec is not the renamed spec.
          "Sources/App/Main.nav.yaml",
          {
            try $0.git("mv", former, "Sources/App/Main.nav.yaml")
            try $0.write("waymark: 1\ninclude: [Main.nav.yaml]\n", former)
          }
        ),
        (
          "Sources/App/Main.nav.yaml",
          {
            try $0.git("mv", former, "Sources/App/Main.nav.yaml")
            try $0.write(Repository.item, former)
          }
        ),
      ]
      for (name, edit) in moves {
        try withRepository { repository in
          try edit(repository)
          for format in DiffFormat.allCases {
            let text = repository.run("waymark diff \(name) --against HEAD --format \(format)")
            #expect(
              text.contains("\(name) does not exist in `HEAD`, but \(former) does and was removed since"), "\(text)")
            #expect(
              text.contains("`waymark diff ../before/\(former) \(name)`") && text.hasSuffix("(exit 2)\n"), "\(text)")
          }
        }
      }
    }

    @Test("`waymark diff` of a folder compares a spec that has another name in the revision")
    func renamedInFolder() throws {
      try withRepository { repository in
        try repository.git("mv", "Sources/App/Shop.nav.yaml", "Sources/App/Main.nav.yaml")
        try repository.write(Repository.other, "Sources/App/Features/Item.nav.yaml")
        #expect(repository.run("waymark diff Sources/App --against HEAD").contains("to `Route.other`"))
      }
    }

    @Test("An error of `waymark diff` explains that a file, a folder, or a range is not a revision")
    func otherObjects() throws {
      try withRepository { repository in
        try repository.git("tag", "file", "HEAD:Package.swift")
        for (name, what) in [
          ("HEAD:Sources", "`HEAD:Sources` is a folder, not a revision; specify a commit, a branch or a tag"),
          ("HEAD:Package.swift", "is a file, not a revision; specify"),
          ("file", "`file` is a file, not a revision; specify"),
          ("HEAD:Nothing", "`HEAD:Nothing` is not a revision; specify"),
          ("main..main", "is not a revision; specify"),
          (
            "@{u}", "specify a commit, a branch or a tag, such as `origin/main`; git reports: fatal: no upstream"
          ),
        ] {
          let text = repository.run("waymark diff . --against \(name)")
          #expect(text.contains(what) && !text.contains("git fetch") && text.hasSuffix("(exit 2)\n"), "\(text)")
        }
        #expect(repository.run("waymark diff . --against :/one").hasSuffix("no changes\n(exit 0)\n"))
      }
    }

    @Test("`waymark diff` reports an include that leads through a symbolic link or a submodule of the revision")
    func obstacles() throws {
      for pattern in ["Parts/Item.nav.yaml", "Parts/*.nav.yaml", "P*/Item.nav.yaml", "./Parts/I*.nav.yaml"] {
        try withRepository { repository in
          try repository.write(
            Repository.shop.replacing("Features/*.nav.yaml", with: pattern), "Sources/App/Shop.nav.yaml")
          try FileManager.default.createSymbolicLink(
            atPath: repository.folder.appendingPathComponent("Sources/App/Parts").path, withDestinationPath: "Features")
          try repository.commit("link")
          #expect(repository.run("waymark lint Sources/App/Shop.nav.yaml").hasSuffix("(exit 0)\n"))
          let link = repository.run("waymark diff Sources/App --against HEAD")
          #expect(
            link.contains("`Sources/App/Parts` is a symbolic link, which is not followed in a revision"), "\(link)"
          )
          #expect(link.hasSuffix("(exit 1)\n"))

          try repository.remove("Sources/App/Parts")
          let module = Repository(folder: repository.folder.appendingPathComponent("Sources/App/Parts"))
          try module.write(Repository.item, "Item.nav.yaml")
          try module.git("init", "--quiet", "--initial-branch=main")
          try module.commit("part")
          try repository.commit("submodule")
          #expect(repository.run("waymark lint Sources/App/Shop.nav.yaml").hasSuffix("(exit 0)\n"))
          let submodule = repository.run("waymark diff Sources/App --against HEAD")
          #expect(
            submodule.contains("`Sources/App/Parts` is a submodule, whose files are not part of the revision"),
            "\(submodule)")
          #expect(submodule.hasSuffix("(exit 1)\n"))
        }
      }
    }

    @Test("A spec behind a symbolic link in the revision is an error for `waymark diff`, not a new spec")
    func specBehindLink() throws {
      try withRepository { repository in
        try FileManager.default.createSymbolicLink(
          atPath: repository.folder.appendingPathComponent("App").path, withDestinationPath: "Sources/App")
        try repository.commit("link")
        try repository.remove("App")
        try repository.write(
          Repository.shop.replacing("include: [Features/*.nav.yaml]\n", with: ""), "App/Shop.nav.yaml")
        for spec in ["App", "App/Shop.nav.yaml"] {
          let text = repository.run("waymark diff \(spec) --against HEAD")
          #expect(text.contains("`App` is a symbolic link, which is not followed"), "\(text)")
          #expect(text.hasSuffix("(exit 2)\n"))
        }
      }
    }

    #if !canImport(Darwin)
      @Test("`waymark diff` distinguishes file names in a revision by their bytes, without Unicode normalization")
      func normalization() throws {
        try withRepository { repository in
          try repository.write(Repository.item, "Sources/App/Features/\u{E9}.nav.yaml")
          try repository.write(
            Repository.other.replacing("items", with: "others"), "Sources/App/Features/e\u{301}.nav.yaml")
          try repository.remove("Sources/App/Features/Item.nav.yaml")
          try repository.git("config", "core.precomposeUnicode", "false")
          try repository.commit("two names")
          #expect(repository.run("waymark diff . --against HEAD").hasSuffix("no changes\n(exit 0)\n"))
          try repository.remove("Sources/App/Features/e\u{301}.nav.yaml")
          let text = repository.run("waymark diff . --against HEAD")
          #expect(text.contains("`Route.other` was removed") && !text.contains("`Route.item`"), "\(text)")
          let change = text.contains("HEAD:Sources/App/Features/e\u{301}.nav.yaml:2")
          #expect(change, "\(text)")
        }
      }
    #endif

    @Test("`waymark diff` shows the errors of a spec in the revision and does not compare the spec")
    func errors() throws {
      try withRepository { repository in
        try repository.write("routes: { item: { in: nowhere } }\n", "Sources/App/Features/Item.nav.yaml")
        try repository.commit("broken")
        try repository.write(Repository.item, "Sources/App/Features/Item.nav.yaml")
        let text = repository.run("waymark diff . --against HEAD")
        #expect(text.contains("! HEAD:Sources/App/Features/Item.nav.yaml:1:23: error: "))
        #expect(text.contains("specs with errors cannot be compared\n(exit 1)"))
      }
    }

    @Test("The include of a spec in a revision follows no symbolic link and leads to no file outside the package")
    func links() throws {
      try withRepository { repository in
        let manager = FileManager.default
        let link = repository.folder.appendingPathComponent("Sources/App/Features/Item.nav.yaml").path
        try manager.removeItem(atPath: link)
        try repository.write(Repository.item, "Elsewhere/Item.nav.yaml")
        try manager.createSymbolicLink(atPath: link, withDestinationPath: "../../../Elsewhere/Item.nav.yaml")
        try repository.commit("link")
        try manager.removeItem(atPath: link)
        try repository.write(Repository.item, "Sources/App/Features/Item.nav.yaml")
        let text = repository.run("waymark diff . --against HEAD")
        #expect(
          text.contains("! HEAD:Sources/App/Shop.nav.yaml:3:11: error: ") && text.hasSuffix("(exit 1)\n"), "\(text)")

        // The root of a nested package is a boundary, even if the repository contains the included file.
        try repository.write("", "Sources/App/Package.swift")
        try repository.write(
          Repository.shop.replacing("Features/*", with: "../../Elsewhere/*"), "Sources/App/Shop.nav.yaml")
        try repository.commit("outside")
        try repository.write(Repository.shop, "Sources/App/Shop.nav.yaml")
        let outside = repository.run("waymark diff Sources/App --against HEAD")
        #expect(outside.contains("`../../Elsewhere/*.nav.yaml` leads out of the package"), "\(outside)")
      }
    }

    @Test("`waymark diff --against` outside a git repository fails and suggests a comparison of two files")
    func noRepository() throws {
      try withScratchFolder { folder in
        try Data((Repository.shop.replacing("include: [Features/*.nav.yaml]\n", with: "")).utf8)
          .write(to: folder.appendingPathComponent("Shop.nav.yaml"))
        let text = Transcript(in: folder).text(of: "waymark diff Shop.nav.yaml --against main")
        #expect(
          text.contains("Shop.nav.yaml is not in a git repository") && text.contains("`waymark diff OLD Shop.nav.yaml`")
        )
        #expect(text.hasSuffix("(exit 2)\n"))
      }
    }
  }
}
