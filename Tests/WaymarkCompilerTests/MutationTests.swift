import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// Tests of specs with random damage.
///
/// The compiler must not crash, and each finding must have a valid location.
@Suite("Damaged specs")
struct MutationTests {
  /// The number of parts that run in parallel.
  private static let parts = 4
  /// All specs, and the specs without errors. The parts share them, because it takes seconds to compile all specs.
  private static let originals = Result {
    let specs = try OriginalSpec.all()
    return (specs, specs.filter { $0.compile().model != nil })
  }

  @Test("A damaged spec never crashes the compiler, and each finding has a valid source location", arguments: 0..<parts)
  func mutations(_ part: Int) throws {
    let seed = RandomRun.seed * UInt64(Self.parts) + UInt64(part)
    let count = RandomRun.rounds(2_000 / Self.parts)
    var random = SplitMix64(seed: seed)
    let (specs, soundSpecs) = try Self.originals.get()
    try #require(specs.count > 150 && soundSpecs.count > 50)
    var (decoded, sound) = (0, 0)
    for _ in 0..<count {
      // Damage to a valid spec reveals more errors than damage to an invalid spec.
      let spec = random.pick(random.once(in: 8) ? specs : soundSpecs)
      var damaged = spec
      // In some cases, an included file is damaged.
      let isInPart = !spec.parts.isEmpty && random.once(in: 3)
      for _ in 0...random.below(2) {
        if isInPart {
          damage(&damaged.parts[random.below(spec.parts.count)].bytes, &random)
        } else {
          damage(&damaged.root.bytes, &random)
        }
      }
      let compilation = damaged.compile()
      if compilation.isDecoded { decoded += 1 }
      if compilation.model != nil { sound += 1 }
      try #require(compilation.outputs.isEmpty == (compilation.model == nil))
      for diagnostic in compilation.diagnostics { try check(diagnostic, in: compilation) }
      _ = TextRenderer(files: compilation.files, style: .excerpts(color: true)).render(compilation.diagnostics)
    }
    func share(_ number: Int) -> String { "\(number * 100 / max(count, 1)) %" }
    print(
      "Damaged specs: seed \(seed), \(count) damaged specs; \(share(decoded)) got past decoding, \(share(sound)) are sound"
    )
    if RandomRun.isFull {
      #expect(decoded > count / 8, "too few specs got past decoding for this to say much")
      #expect(sound > count / 40)
    }
  }

  /// Checks that the locations of a finding are in existing lines.
  private func check(_ diagnostic: Diagnostic, in compilation: Compilation) throws {
    for span in [diagnostic.span] + diagnostic.related.map(\.span) {
      try #require(compilation.files.indices.contains(Int(span.file)))
      try #require(span.start.line >= 1 && span.start.column >= 1 && span.start <= span.end)
      // YAML has more line breaks than the newline, so the number of bytes is the upper bound.
      let bytes = compilation.files[Int(span.file)].bytes
      try #require(Int(span.start.line) <= bytes.count + 1)
    }
  }

  private static let fragments = [
    "{", "}", "[", "]", ":", ": ", "- ", "\n", "\n  ", "\t", "#", " #", "&a ", "*a", "!x ", "\"", "'", "|", ">", "~",
    "%", "@", "`", ",", "?", "/", "//", "**", "...", "...?", "=", "&", "!", "<", ">", "<<", "---\n",
    "{id}", "{id:Int}", "{id?}", "{id...}", "{id...?}", "{id:List<Int>}", "x{id}y", "?q={q}", "#/{f}", "https://ex.com",
    "*.", "{l}.", ":8443", "..", "%2F", "%zz", "é", "\u{301}", "\u{202E}", "\u{1F34C}", "\0", "\u{FEFF}",
    "\u{A0}", "\u{200B}", "\u{2028}", "“", "”", "–", "：", "•", "=======\n", "<<<<<<< HEAD\n", "```", ",\n", ";", "''",
    " = ",
    "Int", "String?", "List<Slug>", "Date = 2024-02-29", "URL", "native", "1...9", "[a-z]{2,3}", "(a|b)*", "-1",
    "99999999999",
    "tabs:", "routes:", "types:", "in: home", "in: current", "parent: home", "present: [push, sheet]", "links: [/]",
    "params: {}",
    "with: { a: b }", "feature: X", "include: [parts/broken.nav.yaml]", "when: x", "fallback: home", "requires: x",
    "is: Int",
    "values: [a, b]", "matching: \"a+\"", "redirects: { /a: /b }",
  ].map { Array($0.utf8) }

  private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + random.below(13))
    // Half of the edits keep lines or words intact, because invalid YAML reveals few errors.
    switch random.below(12) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: random.pick(Self.fragments), at: place)
    case 2: bytes.replaceSubrange(place..<end, with: random.pick(Self.fragments))
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count + 1))
    case 4: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    case 5...7: moveLine(&bytes, &random)
    default: replaceWord(&bytes, &random)
    }
  }

  /// Replaces a line with another line, so that most results are valid YAML.
  private func moveLine(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines[random.below(lines.count)] = random.pick(lines)
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Replaces a word with another word, for example a name with another name or a key with another key.
  private func replaceWord(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let words = bytes.indices.split { !((bytes[$0] | 0x20) &- 0x61 < 26) }.filter { !$0.isEmpty }
    guard !words.isEmpty else { return }
    let (word, other) = (random.pick(words), random.pick(words))
    bytes.replaceSubrange(word.startIndex..<word.endIndex, with: Array(bytes[other.startIndex..<other.endIndex]))
  }
}

/// An undamaged spec with its included files.
private struct OriginalSpec {
  struct File {
    let path: String
    var bytes: [UInt8]
  }

  var root: File
  var parts: [File]

  /// Returns all fixtures and the specs that the plugin compiles.
  static func all() throws -> [OriginalSpec] {
    let package = TestFiles.folder.deletingLastPathComponent()
    let others = [package.appendingPathComponent("Specs"), TestFiles.folder.appendingPathComponent("Goldens")]
      .flatMap(TestFiles.folders).flatMap(TestFiles.specs)
    return try (Fixture.all.map(\.url) + others).map { url in
      let folder = url.deletingLastPathComponent()
      let parts = try TestFiles.folders(in: folder).flatMap { inner in
        try TestFiles.specs(in: inner).map {
          File(path: "\(inner.lastPathComponent)/\($0.lastPathComponent)", bytes: Array(try Data(contentsOf: $0)))
        }
      }
      return OriginalSpec(
        root: File(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url))), parts: parts)
    }
    // Large specs are slow and reveal no additional errors.
    .filter { spec in spec.root.bytes.count + spec.parts.reduce(0) { $0 + $1.bytes.count } < 20_000 }
  }

  func compile() -> Compilation {
    // All specs with string tables use the same table.
    let strings = { (path: String) in
      NamedFile.success(SourceFile(path: path, bytes: Array("\"tabs.home\" = \"%@\"; \"tabs.x\" = \"\";".utf8)))
    }
    return Compiler.compile(SourceFile(path: root.path, bytes: root.bytes), options: .init(read: strings)) { pattern in
      let folder = pattern.split(separator: "/").dropLast().joined(separator: "/")
      let found = parts.filter { $0.path == pattern || (pattern.contains("*") && $0.path.hasPrefix(folder)) }
      guard !found.isEmpty else { return .failure(InclusionError("there is no file `\(pattern)`")) }
      return .success(found.map { SourceFile(path: $0.path, bytes: $0.bytes) })
    }
  }
}

extension Compilation {
  /// A Boolean value that indicates whether names were resolved.
  ///
  /// The names of a spec were resolved if the spec is valid or has a finding from a phase after decoding.
  fileprivate var isDecoded: Bool {
    let reading: Set = [
      "invalid-yaml", "yaml-tag", "unknown-anchor", "several-documents", "nested-too-deep", "not-text", "empty-spec",
      "unquoted-pattern", "unknown-key", "duplicate-key", "missing-key", "missing-value", "wrong-type", "misplaced-key",
      "invalid-name", "invalid-text", "invalid-pattern", "invalid-include", "unknown-version", "comment-after-pattern",
      "invalid-parameter", "invalid-range", "invalid-shortcut", "invalid-color", "empty-enum-case",
    ]
    return model != nil || diagnostics.contains { !reading.contains($0.id.name) }
  }
}
