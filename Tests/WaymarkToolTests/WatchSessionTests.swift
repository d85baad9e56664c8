import Foundation
import TestSupport
import Testing

@testable import WaymarkTool

extension CommandLineTests {
  /// Tests that change the files of a spec as editors and other programs do. A session enters the current folder again,
  /// so these tests do not run beside other tests that change the current folder.
  @Suite("A watched spec")
  struct WatchSessionTests {
    @Test("A watch session checks the spec again after an editor renames a new file over the old file")
    func renameOver() throws {
      try watching { spec in
        try spec.after("unknown-key") {
          let new = spec.folder.appendingPathComponent("App.nav.yaml~")
          try Data(Spec.broken.utf8).write(to: new)
          #expect(rename(new.path, spec.root.path) == 0)
        }
      }
    }

    @Test("An editor that renames the old spec and creates a new spec makes the watch session check the new spec")
    func backup() throws {
      try watching { spec in
        try spec.after("unknown-key") {
          try FileManager.default.moveItem(at: spec.root, to: spec.folder.appendingPathComponent("App.nav.yaml.bak"))
          try Data(Spec.broken.utf8).write(to: spec.root)
        }
      }
    }

    @Test("A watch session reports a deleted spec as missing and checks the spec after its recreation")
    func deletion() throws {
      try watching { spec in
        try spec.after("waymark: error: ") { try FileManager.default.removeItem(at: spec.root) }
        try spec.after("unknown-key") { try Data(Spec.broken.utf8).write(to: spec.root) }
      }
    }

    @Test("A deleted and recreated folder of a spec makes the watch session check the spec again")
    func folder() throws {
      try watching { spec in
        try spec.after("waymark: error: ") { try FileManager.default.removeItem(at: spec.folder) }
        try spec.after("unknown-key") {
          try FileManager.default.createDirectory(at: spec.folder, withIntermediateDirectories: false)
          try Data(Spec.broken.utf8).write(to: spec.root)
        }
      }
    }

    @Test("A watch session checks the spec again after its symbolic link leads to another file")
    func link() throws {
      try watching { spec in
        let (one, two) = (spec.folder.appendingPathComponent("One"), spec.folder.appendingPathComponent("Two"))
        try Data(Spec.valid.utf8).write(to: one)
        try Data(Spec.broken.utf8).write(to: two)
        try spec.after("no findings") {
          try FileManager.default.removeItem(at: spec.root)
          try FileManager.default.createSymbolicLink(at: spec.root, withDestinationURL: one)
        }
        try spec.after("unknown-key") {
          try FileManager.default.removeItem(at: spec.root)
          try FileManager.default.createSymbolicLink(at: spec.root, withDestinationURL: two)
        }
      }
    }

    @Test("A watch session notices that `include` names a file, that the file appears, and that the file changes")
    func include() throws {
      try watching { spec in
        let part = spec.folder.appendingPathComponent("Parts/One.nav.yaml")
        try spec.after("there is no file `Parts/One.nav.yaml`") {
          try Data((Spec.valid + "include: [Parts/One.nav.yaml]\n").utf8).write(to: spec.root)
        }
        try spec.after("in 2 files") {
          try FileManager.default.createDirectory(
            at: part.deletingLastPathComponent(), withIntermediateDirectories: false)
          try Data("routes: { one: { title: One } }\n".utf8).write(to: part)
        }
        try spec.after("unknown-key") { try Data("routes: { one: { titel: One } }\n".utf8).write(to: part) }
      }
    }

    @Test("A new or removed file that matches an `include` pattern makes the watch session check the spec again")
    func glob() throws {
      try watching { spec in
        let parts = spec.folder.appendingPathComponent("Parts")
        try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: false)
        try spec.after("no file matches") {
          try Data((Spec.valid + "include: [Parts/*.nav.yaml]\n").utf8).write(to: spec.root)
        }
        for number in 1...3 {
          try spec.after("in \(number + 1) files") {
            let text = "routes: { part\(number): { title: Part } }\n"
            try Data(text.utf8).write(to: parts.appendingPathComponent("\(number).nav.yaml"))
          }
        }
        try spec.after("in 3 files") {
          try FileManager.default.removeItem(at: parts.appendingPathComponent("2.nav.yaml"))
        }
      }
    }

    @Test("A watch session reports a spec that becomes a named pipe or unreadable and checks the restored spec")
    func pipe() throws {
      try watching { spec in
        try spec.after("is not a regular file") {
          try FileManager.default.removeItem(at: spec.root)
          #expect(mkfifo(spec.root.path, 0o600) == 0)
        }
        try spec.after("no findings") {
          try FileManager.default.removeItem(at: spec.root)
          try Data(Spec.valid.utf8).write(to: spec.root)
        }
        // The superuser can read every file, but a new mode is also a change.
        try spec.after(getuid() == 0 ? "no findings" : "permission denied") {
          try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: spec.root.path)
        }
        try spec.after("no findings") {
          try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: spec.root.path)
        }
      }
    }

    @Test("Other new files in the folder of a spec add no report to the watch session")
    func otherFiles() throws {
      try watching(asFolder: true) { spec in
        for number in 1...3 {
          try Data().write(to: spec.folder.appendingPathComponent("\(number).swift"))
          spec.update()
        }
        let count = spec.reports
        try spec.after("unknown-key") { try Data(Spec.broken.utf8).write(to: spec.root) }
        #expect(count == 1)
        #expect(spec.reports == 2)
      }
    }

    @Test("A watch session reports the last of many quick changes by another thread")
    func burst() throws {
      try watching { spec in
        let root = spec.root
        try spec.after("unknown-key") {
          let writer = Thread {
            for number in 0...1_000 {
              // A reader can see an empty file.
              try? Data((Spec.valid + "# \(String(repeating: ".", count: number))\n").utf8).write(to: root)
            }
            try? Data(Spec.broken.utf8).write(to: root)
          }
          writer.start()
          while !writer.isFinished { spec.update() }
        }
      }
    }

    private func watching(asFolder: Bool = false, _ body: (Spec) throws -> Void) throws {
      try withScratchFolder { folder in
        let spec = try Spec(in: folder.appendingPathComponent("App"), asFolder: asFolder)
        try body(spec)
      }
    }

    /// A small spec in a folder, and a session that watches the spec.
    private final class Spec {
      static let valid = "waymark: 1\napp: Small\ntabs:\n  home: { title: Home, icon: house }\n"
      static let broken = valid.replacing("icon:", with: "icn:")

      let folder, root: URL
      private let output = Output()
      private var session: WatchSession
      /// The time of the session, which passes only in ``update()``.
      private var now = ContinuousClock.now

      /// The text that the session wrote.
      private final class Output {
        var text = ""
      }

      init(in folder: URL, asFolder: Bool) throws {
        self.folder = folder
        root = folder.appendingPathComponent("App.nav.yaml")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try Data(Self.valid.utf8).write(to: root)
        let output = output
        let console = Console(
          outputIsTerminal: false, errorIsTerminal: false, color: .never, write: { _ in },
          writeError: { output.text += $0 })
        session = WatchSession((asFolder ? folder : root).path, generatesInto: nil, console)
        try session.start()
        session.showFirstReport()
        #expect(output.text.contains("no findings in 1 file; waiting for changes"))
      }

      var reports: Int { output.text.split(separator: "\n").count { $0.hasSuffix("; waiting for changes") } }

      /// Changes files, and expects that the session reports a text.
      func after(_ text: String, _ change: () throws -> Void) throws {
        let start = output.text.utf8.count
        try change()
        update()
        let new = String(decoding: output.text.utf8.dropFirst(start), as: UTF8.self)
        #expect(new.contains(text), "in all reports:\n\(output.text)")
      }

      /// Updates the session as in the ten seconds after a change, which are more than any delay.
      func update() {
        for _ in 0..<100 {
          now += .milliseconds(100)
          session.update(at: now)
        }
      }
    }
  }
}
