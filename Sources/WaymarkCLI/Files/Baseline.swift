import Foundation
import WaymarkCompiler
import WaymarkDiagnostics

/// The findings that were there when an app took up the tool, so that only new ones are shown.
///
/// A finding is known by its rule, its file and its message, and not by its line, which moves. Of findings that are alike, so many are
/// known as there were.
struct Baseline {
  /// More findings of one rule than any app starts with.
  static let mostFindings = 10_000

  /// A file may come from anybody, and its numbers are added up.
  private static let mostAlike = 1_000_000

  private struct Key: Hashable, Comparable {
    let file, rule, message: String

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  private var counts: [Key: Int] = [:]
  /// The folder against which its paths are written, without symbolic links.
  private let folder: String

  /// An empty one that is to lie at a path.
  init(for path: String) {
    let folder = FileSystem.folder(of: path)
    self.folder = FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  /// Reads one.
  ///
  /// - Throws: ``CommandError`` where it is missing, or is no baseline.
  init(at path: String) throws(CommandError) {
    self.init(for: path)
    guard FileSystem.exists(path) else {
      throw CommandError("there is no \(path); `--write-baseline` writes it")
    }
    let bytes = try FileSystem.read(path, limit: Compiler.largestFile)
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw CommandError("\(path) is no baseline; `--write-baseline` writes one into a file that is not there yet")
    }
    guard document.version == 1 else {
      throw CommandError(
        "\(path) is a baseline of version \(document.version), and this Waymark reads version 1; update Waymark")
    }
    for entry in document.findings {
      counts[Key(file: entry.file, rule: entry.rule, message: entry.message), default: 0] += min(
        max(1, entry.count ?? 1), Self.mostAlike)
    }
  }

  /// How many findings it has.
  var count: Int { counts.values.reduce(0, +) }

  /// How many of them are in some files.
  func count(in files: [SourceFile]) -> Int {
    let names = Set(files.map(name(of:)))
    return counts.reduce(0) { $0 + (names.contains($1.key.file) ? $1.value : 0) }
  }

  /// Keeps what another one has of some files.
  mutating func keep(_ other: Baseline, in files: [SourceFile]) {
    let names = Set(files.map(name(of:)))
    for (key, count) in other.counts where names.contains(key.file) { counts[key] = max(count, counts[key] ?? 0) }
  }

  /// Adds a finding.
  mutating func add(_ finding: Diagnostic, of files: [SourceFile]) {
    counts[key(finding, files), default: 0] += 1
  }

  /// The findings that are not in here; those that are, are taken out.
  mutating func subtract(from findings: [Diagnostic], of files: [SourceFile]) -> [Diagnostic] {
    findings.filter { finding in
      let key = key(finding, files)
      guard let count = counts[key] else { return true }
      counts[key] = count == 1 ? nil : count - 1
      return false
    }
  }

  /// The file's text; equal findings give equal bytes, and each has lines of its own, so that versions can be compared.
  var text: String {
    get throws {
      let findings = counts.sorted { $0.key < $1.key }.map { key, count in
        Document.Entry(file: key.file, rule: key.rule, message: key.message, count: count == 1 ? nil : count)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Document(version: 1, findings: findings)), as: UTF8.self) + "\n"
    }
  }

  private func key(_ finding: Diagnostic, _ files: [SourceFile]) -> Key {
    Key(
      file: name(of: files[Int(finding.span.file)]), rule: finding.id.name,
      message: finding.message)
  }

  private func name(of file: SourceFile) -> String { FileSystem.relative(file.identity, to: folder) }

  /// As it is written.
  private struct Document: Codable {
    struct Entry: Codable {
      let file, rule, message: String
      /// Where there are several that are alike.
      let count: Int?
    }

    let version: Int
    let findings: [Entry]

    enum CodingKeys: String, CodingKey {
      case version = "waymark-baseline"
      case findings
    }
  }
}
