import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests of damaged or hostile files.
  ///
  /// Each file must cause one clear message quickly, and no file may be lost.
  @Suite("Bad input")
  struct BadInputTests {
    @Test("Commands report the recorded message for each damaged or hostile file", arguments: BadInput.all)
    func message(_ bad: BadInput) throws {
      let text = try withScratchFolder { folder in
        try bad.make(folder)
        return Transcript(in: folder).text(of: bad.commands)
      }
      if let mismatch = Snapshot.mismatch(text, TestFiles.fixtures("BadInput/\(bad.name).txt")) {
        Issue.record("\(mismatch)")
      }
    }

    @Test(
      "`waymark lint` reports denied permission for a spec that the user cannot read",
      .enabled(if: getuid() != 0, "whoever is root may read everything"))
    func forbidden() throws {
      try withScratchFolder { folder in
        let file = folder.appendingPathComponent("App.nav.yaml")
        try Data("waymark: 1\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        let text = Transcript(in: folder).text(of: "waymark lint App.nav.yaml")
        #expect(text.contains("! waymark: error: cannot read App.nav.yaml: permission denied"))
      }
    }

    @Test(
      "`waymark format` reports denied permission in a read-only folder and keeps the spec unchanged",
      .enabled(if: getuid() != 0, "whoever is root may write everything"))
    func readOnly() throws {
      try withScratchFolder { folder in
        let file = folder.appendingPathComponent("App.nav.yaml")
        try Data(BadInput.small.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path) }
        let text = Transcript(in: folder).text(of: "waymark format App.nav.yaml")
        #expect(text.contains("! waymark: error: cannot write") && text.contains("permission denied"))
        #expect(text.hasSuffix("(exit 2)\n"))
        #expect(try Data(contentsOf: file) == Data(BadInput.small.utf8))
      }
    }

    @Test("A spec that becomes invalid does not change the file that `waymark generate` wrote before")
    func nothingIsLost() throws {
      try withScratchFolder { folder in
        let spec = folder.appendingPathComponent("App.nav.yaml")
        let output = folder.appendingPathComponent("Out/Navigation.waymark.swift")
        try Data(BadInput.small.utf8).write(to: spec)
        _ = Transcript(in: folder).text(of: "waymark generate . --output Out")
        let before = try Data(contentsOf: output)
        try Data("waymark: 1\napp: [".utf8).write(to: spec)
        let text = Transcript(in: folder).text(of: "waymark generate . --output Out")
        #expect(text.hasSuffix("(exit 1)\n"))
        #expect(try Data(contentsOf: output) == before)
      }
    }
  }
}

/// A damaged or hostile input with the commands that process the input.
struct BadInput: Sendable, CustomTestStringConvertible {
  let name: String
  var commands = "waymark lint App.nav.yaml"
  let make: @Sendable (URL) throws -> Void

  var testDescription: String { name }

  static let small = "waymark: 1\napp: App\ntabs:\n  home: { title: Home, icon: house }\n"

  /// Returns a spec whose title is in string tables.
  private static func localized(_ path: String, _ languages: String = "en, pl") -> String {
    "waymark: 1\napp: App\nlocalization: { languages: [\(languages)], strings: \"\(path).strings\" }\n"
      + "tabs:\n  home: { title: { key: tabs.home }, icon: house }\n"
  }

  private static func spec(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> Data) -> BadInput {
    BadInput(name: name) { try bytes().write(to: $0.appendingPathComponent("App.nav.yaml")) }
  }

  private static func repeated(_ text: String, _ count: Int) -> Data {
    Data(String(repeating: text, count: count).utf8)
  }

  static let all = [
    spec("empty", Data()),
    spec("only-comments", Data("# to do\n\n".utf8)),
    spec("null", Data("~\n".utf8)),
    spec("binary", Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) })),
    spec("latin-1", Data("waymark: 1\napp: App\ntabs:\n  home: { title: Caf".utf8) + Data([0xE9]) + Data(" }\n".utf8)),
    spec("nul", Data("waymark: 1\napp: A\0pp\n".utf8)),
    spec("escape-sequence", Data("waymark: 1\napp: App\ntabs:\n  home: { title: \"\\e[31mred\", icon: house }\n".utf8)),
    spec("two-documents", Data((small + "---\n" + small).utf8)),
    spec("tabs", Data("waymark: 1\napp: App\ntabs:\n\thome: { title: Home, icon: house }\n".utf8)),
    spec("duplicate-keys", Data((small + "app: Other\n").utf8)),
    spec("alias-bomb", aliasBomb),
    spec("alias-of-itself", Data("waymark: 1\napp: App\ntabs: &tabs\n  home: *tabs\n".utf8)),
    spec("nesting-bomb", Data("waymark: 1\ntabs: ".utf8) + Data(repeating: UInt8(ascii: "["), count: 1_000_000)),
    spec("fifty-megabytes", Data(repeating: UInt8(ascii: "#"), count: 50 << 20)),
    spec("one-long-line", Data("waymark: 1\napp: ".utf8) + Data(repeating: UInt8(ascii: "x"), count: 1 << 20)),
    spec("many-quotes", Data("waymark: 1\ntabs: ".utf8) + repeated(" \"a\" \u{201C}b '", 100_000)),
    spec(
      "many-lines",
      Data(("waymark: 1\na:\n" + (0..<50_000).map { "  b\($0): c\n" }.joined() + " c: d\n").utf8)),
    spec(
      "many-brackets", Data("waymark: 1\napp: [\n".utf8) + repeated("  /a, [b, \"c\"],\n", 50_000) + Data("x: 1\n".utf8)
    ),
    spec("unknown-version", Data("waymark: 2\napp: App\ntabs:\n  home: { title: Home, icon: house }\n".utf8)),
    BadInput(
      name: "names-for-a-terminal", commands: "waymark lint\nwaymark resolve App.nav.yaml 'app://\u{1B}[31m\u{202E}x'"
    ) {
      try Data(small.utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      try Data(small.utf8).write(to: $0.appendingPathComponent("\u{1B}[31m.nav.yaml"))
    },
    BadInput(name: "root-escapes", commands: "waymark lint Package\nwaymark lint Package/App.nav.yaml") {
      let package = $0.appendingPathComponent("Package")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      try Data().write(to: package.appendingPathComponent("Package.swift"))
      try Data("secret: 1\n".utf8).write(to: $0.appendingPathComponent("secret"))
      try FileManager.default.createSymbolicLink(
        atPath: package.appendingPathComponent("App.nav.yaml").path, withDestinationPath: "../secret")
    },
    BadInput(name: "glob-over-links", commands: "waymark lint App.nav.yaml") {
      for name in ["a", "b", "c"] {
        try FileManager.default.createSymbolicLink(
          atPath: $0.appendingPathComponent(name).path, withDestinationPath: ".")
      }
      let pattern = String(repeating: "*/", count: 20) + "[AB].nav.yaml"
      try Data((small + "include: [\"\(pattern)\"]\n").utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
    },
    BadInput(name: "unreadable-neighbors", commands: "waymark lint Package\nwaymark lint ./Package/") {
      let folder = $0.appendingPathComponent("Package/Features")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let root = $0.appendingPathComponent("Package/App.nav.yaml")
      try Data((small + "include: \"*.nav.yaml\"\n").utf8).write(to: root)
      mkfifo(folder.appendingPathComponent("Pipe.nav.yaml").path, 0o600)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("Nowhere.nav.yaml").path, withDestinationPath: "nothing")
    },
    BadInput(name: "strings-escape", commands: "waymark lint Package/Specs/Link Package/Specs/Path Package/Specs/Root")
    {
      let package = $0.appendingPathComponent("Package")
      let specs = package.appendingPathComponent("Specs")
      try FileManager.default.createDirectory(at: specs, withIntermediateDirectories: true)
      try Data().write(to: package.appendingPathComponent("Package.swift"))
      let secret = Data("secret = 1\n".utf8)
      try secret.write(to: $0.appendingPathComponent("en.strings"))
      try Data("\"tabs.home\" = \"Dom\";\n".utf8).write(to: package.appendingPathComponent("pl.strings"))
      try FileManager.default.createSymbolicLink(
        atPath: package.appendingPathComponent("en.strings").path, withDestinationPath: "../en.strings")
      for (name, path) in [("Link", "../../{language}"), ("Path", "../../../{language}"), ("Root", "/{language}")] {
        let folder = specs.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(localized(path).utf8).write(to: folder.appendingPathComponent("App.nav.yaml"))
      }
    },
    BadInput(
      name: "strings-unreadable", commands: "waymark lint App.nav.yaml\nwaymark generate App.nav.yaml --output Out"
    ) {
      try Data(localized("{language}", "de, en, fr, pl").utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("de.strings"), withIntermediateDirectories: true)
      mkfifo($0.appendingPathComponent("en.strings").path, 0o600)
      try FileManager.default.createSymbolicLink(
        atPath: $0.appendingPathComponent("fr.strings").path, withDestinationPath: "nothing")
      try Data(repeating: UInt8(ascii: "/"), count: 50 << 20).write(to: $0.appendingPathComponent("pl.strings"))
    },
    BadInput(name: "strings-for-a-terminal") {
      try Data(localized("{language}").utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      let text = "\"tabs.\u{1B}[31m\u{202E}x\" = \"x\"; \"tabs.home\" = \"%@\";"
      for name in ["en", "pl"] { try Data(text.utf8).write(to: $0.appendingPathComponent("\(name).strings")) }
    },
    spec("mark-and-latin-1", Data([0xEF, 0xBB, 0xBF]) + Data("waymark: 1\napp: F".utf8) + Data([0xFF])),
    BadInput(name: "include-misspelled") {
      let folder = $0.appendingPathComponent("Features")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in ["Checkout", "Cart", "B"] {
        try Data("routes: {}\n".utf8).write(to: folder.appendingPathComponent("\(name).nav.yaml"))
      }
      let paths =
        "Features/Chekout.nav.yaml, Featurs/Cart.nav.yaml, Features/Cart.yaml, features/cart.nav.yaml, A.nav.yaml"
      try Data((small + "include: [\(paths)]\n").utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
    },
    BadInput(name: "missing-file") { _ in },
    BadInput(
      name: "format-damaged",
      commands:
        "waymark format\nwaymark format Binary.nav.yaml Latin.nav.yaml\nwaymark format Nowhere.nav.yaml\ncat App.nav.yaml"
    ) {
      try Data((small + "x: [\n").utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      try Data((0..<256).map { UInt8($0 ^ 0xA5) }).write(to: $0.appendingPathComponent("Binary.nav.yaml"))
      try Data("app: Caf".utf8 + [0xE9, 0x0A]).write(to: $0.appendingPathComponent("Latin.nav.yaml"))
      try Data((small + "---\n" + small).utf8).write(to: $0.appendingPathComponent("Two.nav.yaml"))
      try Data("app: !!str App\n".utf8).write(to: $0.appendingPathComponent("Tag.nav.yaml"))
      try Data().write(to: $0.appendingPathComponent("Empty.nav.yaml"))
    },
    BadInput(name: "format-nothing", commands: "waymark format\nwaymark format Folder\nwaymark format --check Folder -")
    {
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("Folder"), withIntermediateDirectories: true)
    },
    BadInput(
      name: "format-links",
      commands: "waymark format Package\nwaymark format Package/Out.nav.yaml\ncat outside.nav.yaml"
    ) {
      let package = $0.appendingPathComponent("Package")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      try Data().write(to: package.appendingPathComponent("Package.swift"))
      try Data(small.utf8).write(to: package.appendingPathComponent("App.nav.yaml"))
      try Data("app:  Outside\n".utf8).write(to: $0.appendingPathComponent("outside.nav.yaml"))
      for (name, path) in [("Out", "../outside.nav.yaml"), ("In", "App.nav.yaml"), ("None", "nothing")] {
        try FileManager.default.createSymbolicLink(
          atPath: package.appendingPathComponent("\(name).nav.yaml").path, withDestinationPath: path)
      }
    },
    BadInput(name: "format-pipe", commands: "waymark format App.nav.yaml") {
      mkfifo($0.appendingPathComponent("App.nav.yaml").path, 0o600)
    },
    BadInput(name: "format-bomb", commands: "waymark format --check App.nav.yaml\nwaymark format Deep.nav.yaml") {
      try aliasBomb.write(to: $0.appendingPathComponent("App.nav.yaml"))
      try (Data("waymark: 1\ntabs: ".utf8) + Data(repeating: UInt8(ascii: "["), count: 1_000_000))
        .write(to: $0.appendingPathComponent("Deep.nav.yaml"))
    },
    BadInput(name: "loop-of-links") {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appendingPathComponent("App.nav.yaml").path, withDestinationPath: "App.nav.yaml")
    },
    BadInput(name: "several-unreadable", commands: "waymark lint") {
      try FileManager.default.createSymbolicLink(
        atPath: $0.appendingPathComponent("App.nav.yaml").path, withDestinationPath: "App.nav.yaml")
      mkfifo($0.appendingPathComponent("Pipe.nav.yaml").path, 0o600)
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("Shop.nav.yaml"), withIntermediateDirectories: true)
      try Data("routes: {}\n".utf8).write(to: $0.appendingPathComponent("Routes.nav.yaml"))
    },
    BadInput(name: "named-pipe") { mkfifo($0.appendingPathComponent("App.nav.yaml").path, 0o600) },
    BadInput(name: "spec-is-a-folder", commands: "waymark lint App.nav.yaml\nwaymark lint") {
      try FileManager.default.createDirectory(
        at: $0.appendingPathComponent("App.nav.yaml"), withIntermediateDirectories: true)
    },
    BadInput(name: "several-specs", commands: "waymark lint\nwaymark lint A.nav.yaml B.nav.yaml") {
      try Data(small.utf8).write(to: $0.appendingPathComponent("A.nav.yaml"))
      try Data(small.utf8).write(to: $0.appendingPathComponent("B.nav.yaml"))
    },
    BadInput(
      name: "output-is-a-file",
      commands: "waymark generate App.nav.yaml --output out\nwaymark generate App.nav.yaml --output out/deeper"
    ) {
      try Data(small.utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      try Data("mine".utf8).write(to: $0.appendingPathComponent("out"))
    },
    BadInput(name: "output-is-somebody-elses", commands: "waymark generate App.nav.yaml --output .") {
      try Data(small.utf8).write(to: $0.appendingPathComponent("App.nav.yaml"))
      try Data("// mine".utf8).write(to: $0.appendingPathComponent("Navigation.waymark.swift"))
    },
    BadInput(name: "import-damaged", commands: importCommands) {
      let folder = $0
      func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
      try Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) }).write(to: file("binary"))
      try Data(repeating: 0, count: 100 << 20).write(to: file("hundred-megabytes"))
      try Data("/home Home\n".utf8).write(to: file("good"))
      try Data().write(to: file("empty"))
      try repeated("[", 1_000_000).write(to: file("nested"))
      try Data("/caf\u{E9} Caf\n/x \u{1B}[31m\u{202E}y\n".utf8 + [0x2F, 0xE9, 0x0A]).write(to: file("latin-1"))
      mkfifo(file("pipe").path, 0o600)
      try FileManager.default.createSymbolicLink(atPath: file("broken").path, withDestinationPath: "nothing")
      try FileManager.default.createSymbolicLink(atPath: file("loop").path, withDestinationPath: "loop")
    },
    BadInput(name: "import-check-damaged", commands: importCheckCommands) {
      try Data((small + "origins: { app: { schemes: [app] } }\n").utf8)
        .write(to: $0.appendingPathComponent("App.nav.yaml"))
      try Data((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 13) })
        .write(to: $0.appendingPathComponent("binary"))
      try Data("app://\u{1B}[31m\u{202E}x\napp://home\napp://\u{7F}\n".utf8)
        .write(to: $0.appendingPathComponent("terminal"))
      try (Data("app://".utf8) + repeated("x", 1 << 20) + Data("\napp://y\n".utf8))
        .write(to: $0.appendingPathComponent("long"))
      try Data(
        "app://home,9223372036854775807\n99999999999999999999 app://home\n-1 app://home\napp://home\t5\t\u{1B}x\n".utf8
      )
      .write(to: $0.appendingPathComponent("counts"))
      mkfifo($0.appendingPathComponent("pipe").path, 0o600)
    },
    BadInput(name: "include-escapes", commands: "waymark lint Package") {
      let package = $0.appendingPathComponent("Package/Specs")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      try Data().write(to: $0.appendingPathComponent("Package/Package.swift"))
      try Data("routes: {}\n".utf8).write(to: $0.appendingPathComponent("Package/inside.nav.yaml"))
      try Data("secret: 1\n".utf8).write(to: $0.appendingPathComponent("outside.nav.yaml"))
      try FileManager.default.createSymbolicLink(
        atPath: package.appendingPathComponent("link.nav.yaml").path, withDestinationPath: "../../outside.nav.yaml")
      try Data(
        (small
          + "include: [../inside.nav.yaml, ../../outside.nav.yaml, link.nav.yaml, /etc/hosts, none.nav.yaml, 'no/*.nav.yaml', '../../*.nav.yaml', '*/../*/../*/x.nav.yaml']\n")
          .utf8
      ).write(to: package.appendingPathComponent("App.nav.yaml"))
    },
  ]

  private static let importCommands: String = {
    let files = [
      "binary", "hundred-megabytes", "empty", "nested", "latin-1", "pipe", "broken", "loop", "/dev/zero", ".",
    ]
    let commands = files.flatMap { file in
      ["association", "info-plist", "patterns", "urls"].map {
        "waymark import --app Fruits --\($0) \(file) --output Draft"
      }
    }
    let outputs = ["good", "good/x", "pipe", "broken", "broken/x", "loop", "/dev/null", "/dev/null/x"].map {
      "waymark import --app Fruits --patterns good --output \($0)"
    }
    return (commands + outputs + ["waymark lint Draft"]).joined(separator: "\n")
  }()

  private static let importCheckCommands =
    (["binary", "terminal", "long", "counts", "pipe", "/dev/zero", "missing"].map {
      "waymark import --check . --urls \($0)"
    } + [
      "waymark import --check . --urls terminal --against 'sed s/.*/home/'",
      "waymark import --check . --urls terminal --names binary",
      "waymark import --check . --urls terminal --names pipe",
      "waymark import --check binary --urls terminal",
    ]).joined(separator: "\n")

  /// Ten levels with ten aliases each, which expand to ten billion values from half a kilobyte.
  private static let aliasBomb: Data = {
    var text = "waymark: 1\napp: App\na0: &a0 [x]\n"
    for level in 1...10 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return Data(text.utf8)
  }()
}
