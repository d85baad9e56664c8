import SpecText
import WaymarkCompiler

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The known findings that `waymark lint` hides, by rule, file, and message with a count. Line numbers are ignored,
/// because edits change them.
struct Baseline {
  /// The limit is high enough for the known findings of any realistic app.
  static let mostFindings = 10_000

  /// The limit prevents an overflow if the file contains a very large count.
  private static let mostAlike = 1_000_000

  private struct Key: Hashable, Comparable {
    let file, rule, message: String

    static func < (left: Self, right: Self) -> Bool {
      (left.file, left.rule, left.message) < (right.file, right.rule, right.message)
    }
  }

  private var counts: [Key: Int] = [:]
  /// File paths in the baseline are relative to this folder.
  private let folder: String

  init(for path: String) {
    let folder = FileSystem.folder(of: path)
    self.folder = FileSystem.resolved(folder.isEmpty ? "." : folder) ?? folder
  }

  init(at path: String) throws(CommandError) {
    self.init(for: path)
    guard FileSystem.exists(path) else {
      throw CommandError("\(path) does not exist; `--write-baseline` creates the file")
    }
    let bytes = try FileSystem.read(path, limit: Compiler.largestFile)
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)) else {
      throw CommandError("\(path) is not a baseline; `--write-baseline` writes one to a file that does not exist yet")
    }
    guard document.version == 1 else {
      throw CommandError(
        "\(path) is a baseline of version \(document.version), but this Waymark supports version 1; update Waymark")
    }
    for entry in document.findings {
      counts[Key(file: entry.file, rule: entry.rule, message: entry.message), default: 0] += min(
        max(1, entry.count ?? 1), Self.mostAlike)
    }
  }

  var count: Int { counts.values.reduce(0, +) }

  func count(in files: [SourceFile]) -> Int {
    let names = Set(files.map(name(of:)))
    return counts.reduce(0) { $0 + (names.contains($1.key.file) ? $1.value : 0) }
  }

  mutating func keep(_ other: Baseline, in files: [SourceFile]) {
    let names = Set(files.map(name(of:)))
    for (key, count) in other.counts where names.contains(key.file) { counts[key] = max(count, counts[key] ?? 0) }
  }

  mutating func add(_ finding: Diagnostic, of files: [SourceFile]) { counts[key(finding, files), default: 0] += 1 }

  mutating func subtract(from findings: [Diagnostic], of files: [SourceFile]) -> [Diagnostic] {
    findings.filter { finding in
      let key = key(finding, files)
      guard let count = counts[key] else { return true }
      counts[key] = count == 1 ? nil : count - 1
      return false
    }
  }

  /// Equal baselines have equal JSON content. Each value is on a separate line, which keeps diffs small.
  var text: String {
    get throws {
      let findings = counts.sorted { $0.key < $1.key }.map { key, count in
        Document.Entry(file: key.file, rule: key.rule, message: key.message, count: count == 1 ? nil : count)
      }
      return try JSONDocument.text(of: Document(version: 1, findings: findings))
    }
  }

  private func key(_ finding: Diagnostic, _ files: [SourceFile]) -> Key {
    Key(file: name(of: files[Int(finding.span.file)]), rule: finding.id.name, message: finding.message)
  }

  private func name(of file: SourceFile) -> String { FileSystem.relative(file.identity, to: folder) }

  private struct Document: Codable {
    struct Entry: Codable {
      let file, rule, message: String
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
