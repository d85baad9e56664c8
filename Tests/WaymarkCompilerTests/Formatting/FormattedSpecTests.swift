import Foundation
import TestSupport
import Testing
import WaymarkCompiler

@testable import SpecText

/// Tests of the properties that every formatted spec has.
@Suite("Formatted specs")
struct FormattedSpecTests {
  /// The number of parts that run in parallel.
  private static let parts = 4

  @Test("The formatter gives each layout fixture exactly the expected layout", arguments: layouts)
  func layout(_ url: URL) throws {
    let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    guard case .formatted(let result) = SpecFormatter.format(file) else {
      Issue.record("\(url.lastPathComponent) is not valid")
      return
    }
    let expected = url.deletingPathExtension().deletingPathExtension().appendingPathExtension("formatted.yaml")
    if let mismatch = Snapshot.mismatch(String(decoding: result.bytes, as: UTF8.self), expected) {
      Issue.record("\(mismatch)")
    }
  }

  private static let layouts = TestFiles.specs(in: TestFiles.fixtures("Formatting")).filter {
    !$0.lastPathComponent.hasSuffix(".formatted.yaml")
  }

  @Test("Formatting keeps the values, comments, and findings of every spec in the project, and is idempotent")
  func originals() throws {
    var count = 0
    for url in Self.files {
      let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
      if try check(file, isFindingChecked: file.bytes.count < 100_000) { count += 1 }
    }
    #expect(count > 600 && Self.layouts.count >= 3)
  }

  @Test(
    "Formatting keeps the values, comments, and findings of damaged specs that are valid YAML", arguments: 0..<parts)
  func mutations(_ part: Int) throws {
    let seed = RandomRun.seed * UInt64(Self.parts) + UInt64(part)
    let count = RandomRun.rounds(1_200 / Self.parts)
    var random = SplitMix64(seed: seed)
    let originals = try Self.files.map { Array(try Data(contentsOf: $0)) }.filter { $0.count < 8_000 }
    var (valid, declined) = (0, 0)
    for _ in 0..<count {
      var bytes = random.pick(originals)
      for _ in 0...random.below(4) { LayoutDamage.damage(&bytes, &random) }
      if random.once(in: 10) {
        bytes = Array(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
      }
      if random.once(in: 20) { bytes = [0xEF, 0xBB, 0xBF] + bytes }
      let file = SourceFile(path: "App.nav.yaml", bytes: bytes)
      if try check(file, isFindingChecked: random.once(in: 4)) { valid += 1 }
      if YAMLFormatter.obstacle(in: file, index: 0) != nil { declined += 1 }
    }
    print(
      "Formatted specs: seed \(seed), \(count) damaged specs; \(valid) are valid YAML, \(declined) have unsupported keys"
    )
    if RandomRun.isFull { #expect(valid > count / 10) }
  }

  /// Checks the properties of a file, and returns `false` if the file is not valid YAML.
  private func check(_ file: SourceFile, isFindingChecked: Bool) throws -> Bool {
    guard case .formatted(let result) = SpecFormatter.format(file) else { return false }
    func text(_ file: SourceFile) -> Comment {
      "\(String(decoding: file.bytes, as: UTF8.self))\nbecame\n\(String(decoding: result.bytes, as: UTF8.self))"
    }
    let old = try #require(ConcreteYAML(file))
    guard old.nodes[0].form.isBlock || old.nodes[0].form.isFlow else {
      try #require(result.bytes == file.bytes)
      return true
    }
    // The formatter returns the original file if a value would change, which must not be necessary.
    try #require(YAMLFormatter.format(file) != nil, text(file))
    try #require(YAMLComparison.areEqual(file, result), text(file))
    let new = try #require(ConcreteYAML(result))
    try #require(comments(old) == comments(new), text(file))
    guard case .formatted(let again) = SpecFormatter.format(result) else {
      Issue.record("the result is not valid\n\(text(file))")
      return true
    }
    try #require(
      again.bytes == result.bytes, "\(text(file))\nand then\n\(String(decoding: again.bytes, as: UTF8.self))")
    // Waymark has no merge keys, and quotes would hide the mistake.
    let unportable = PortabilityCheck(new).issues.filter { $0.replacement != nil && $0.replacement != "\"<<\"" }
    try #require(unportable.isEmpty, "\(unportable)\n\(text(file))")
    try #require(result.bytes.last == 0x0A && !result.bytes.starts(with: [0xEF, 0xBB, 0xBF]), text(file))
    if isFindingChecked {
      try #require(findings(file) == findings(result), text(file))
    }
    return true
  }

  private func comments(_ file: ConcreteYAML) -> [[UInt8]] { file.comments.map { Array(file.bytes[$0.range]) } }

  /// Returns the findings of a spec without their positions.
  ///
  /// Quotes fix unportable text, and are the advice for a pattern before a comment. A byte order mark in a text becomes a
  /// visible escape in quotes. The message about an unknown key with a space depends on the quotes.
  private func findings(_ file: SourceFile) -> [String] {
    Compiler.compile(file, goal: .linkTable) { _ in .failure(InclusionError("no file")) }.diagnostics
      .filter { $0.id.name != "unportable-yaml" && $0.id.name != "comment-after-pattern" }
      .filter { $0.id.name != "suspicious-text" || !$0.message.contains("(U+FEFF)") }
      .map { $0.id.name == "unknown-key" ? "\($0.id)" : "\($0.id): \($0.message)" }.sorted()
  }

  private static let files: [URL] = {
    let package = TestFiles.folder.deletingLastPathComponent()
    let folders = ["Specs", "Examples", "Tests/Fixtures", "Tests/Goldens", "Tests/Map"]
    return folders.flatMap { folder -> [URL] in
      let enumerator = FileManager.default.enumerator(
        at: package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (enumerator?.allObjects as? [URL] ?? []).filter {
        $0.lastPathComponent.hasSuffix(".yaml") && !$0.path.dropFirst(package.path.count).contains("/.build/")
      }
    }.sorted { $0.path < $1.path }
  }()
}
