import Foundation
import SpecModel
import SpecText
import TestSupport
import Testing

@testable import WaymarkCompiler

/// Tests of edits of all keys in the key tables.
///
/// A test removes, adds, and changes each key in specs with all keys. Nothing has to list a new key: without a key in
/// the specs, or without a change that mentions the key's edits, the tests fail. `Comparing/exceptions.txt` lists edits
/// without an effect, each with the reason.
@Suite("Edits of all keys")
struct KeyEditTests {
  private struct Subject {
    let name: String
    let root: EditedYAML
    /// The only file that the spec includes.
    let included: (path: String, tree: EditedYAML)?

    init(_ name: String, including path: String? = nil) throws {
      self.name = name
      root = try KeyEditTests.yaml("\(name).nav.yaml")
      included = try path.map { ($0, try KeyEditTests.yaml($0)) }
    }

    func compile(root: EditedYAML? = nil, included tree: EditedYAML? = nil) -> Compilation {
      var files: [String: String] = [:]
      if let included { files[included.path] = (tree ?? included.tree).text }
      return ComparedSpec.compile((root ?? self.root).text, files: files)
    }
  }

  private static func yaml(_ name: String) throws -> EditedYAML {
    let bytes = try Data(contentsOf: TestFiles.fixtures("Comparing").appendingPathComponent(name))
    let tree = YAMLLoader.load(SourceFile(path: name, bytes: Array(bytes)), index: 0).tree
    return try EditedYAML(#require(tree).root)
  }

  private static let keys =
    KeyOccurrence.keys(of: .rootFile)
    + KeyOccurrence.keys(of: .includedFile).filter { $0.id.hasPrefix(".") }
    .map { (id: "fragment\($0.id)", key: $0.key) }

  @Test("Each key has classes of changes, or a reason why its edits do not matter")
  func reasons() {
    for (id, key) in Self.keys {
      #expect(key.changes.classes.isEmpty == (key.changes.reason != nil), "\(id)")
      #expect(key.changes.reason?.isEmpty != true, "\(id)")
    }
  }

  @Test("The comparison mentions each removal, addition, and change of a key that the key table calls relevant")
  func edits() throws {
    var tally = try Tally(exceptions: Self.exceptions())
    let subjects = try [
      Subject("Shop", including: "Checkout.nav.yaml"), Subject("Plain"), Subject("Guarded"),
      Subject("Spare", including: "Parts.nav.yaml"),
    ]
    for subject in subjects {
      let unedited = subject.compile()
      #expect(unedited.diagnostics.errors.map(\.message) == [], "\(subject.name)")
      for occurrence in KeyOccurrence.all(in: subject.root, .rootFile) {
        tally.edit(occurrence, subject.name, unedited, in: subject.root) { path, value in
          subject.compile(root: subject.root.replacing(path[...], with: value))
        }
      }
      guard let (path, fragment) = subject.included else { continue }
      for occurrence in KeyOccurrence.all(in: fragment, .includedFile) {
        tally.edit(occurrence, path, unedited, in: subject.root, isFragment: true) { path, value in
          subject.compile(included: fragment.replacing(path[...], with: value))
        }
      }
    }
    print("Edits of keys: \(tally.count) edits of \(tally.tried.count) keys")
    #expect(tally.count >= 800)
    for (id, key) in Self.keys {
      let kinds = tally.tried[id] ?? []
      tally.require(!kinds.isEmpty, "no edit of `\(id)` is valid", "add the key to a spec in Fixtures/Comparing")
      guard !kinds.isEmpty, !key.changes.classes.isEmpty else { continue }
      if !key.isRequired { tally.require(kinds.contains(.removed), "no removal of `\(id)` is valid") }
      if key.shape.hasOwnText { tally.require(kinds.contains(.changed), "no change of `\(id)` is valid") }
    }
    #expect(tally.unused == [], "remove the exceptions that no edit needs from exceptions.txt")
  }

  /// Returns the reasons for edits that the comparison does not mention, and for keys without valid edits.
  private static func exceptions() throws -> [String: String] {
    let file = TestFiles.fixtures("Comparing").appendingPathComponent("exceptions.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try Dictionary(
      lines.map { line in
        let parts = line.split(separator: " | ").map(String.init)
        try #require(parts.count == 2, "\(line): an exception has a reason")
        return (parts[0], parts[1])
      }, uniquingKeysWith: { first, _ in first })
  }
}

private struct Tally {
  enum Kind: String { case removed, added, changed }

  /// An occurrence has at most this number of changes.
  private static let mostChanges = 2

  private let exceptions: [String: String]
  private var used: Set<String> = []
  private(set) var count = 0
  private(set) var tried: [String: Set<Kind>] = [:]

  init(exceptions: [String: String]) { self.exceptions = exceptions }

  var unused: [String] { exceptions.keys.filter { !used.contains($0) }.sorted() }

  mutating func require(_ condition: Bool, _ name: String, _ help: String = "") {
    if condition { return }
    if exceptions[name] == nil { Issue.record("\(name)\(help.isEmpty ? "" : "; \(help)")") }
    used.insert(name)
  }

  mutating func edit(
    _ occurrence: KeyOccurrence, _ subject: String, _ unedited: Compilation, in spec: EditedYAML,
    isFragment: Bool = false, _ compile: ([Int], EditedYAML?) -> Compilation
  ) {
    let id = isFragment && occurrence.id.hasPrefix(".") ? "fragment\(occurrence.id)" : occurrence.id
    let place = "\(subject) \(occurrence.place)"
    let removed = compile(occurrence.path, nil)
    if removed.model != nil, !occurrence.isDefault {
      check(.removed, id, occurrence.key, place, unedited, removed)
      check(.added, id, occurrence.key, place, removed, unedited)
    }
    var changes = 0
    for candidate in occurrence.value.candidates(occurrence.key.shape, in: spec) where changes < Self.mostChanges {
      let changed = compile(occurrence.path, candidate)
      guard changed.model != nil else { continue }
      changes += 1
      check(.changed, id, occurrence.key, "\(place): \(candidate.text)", unedited, changed)
    }
  }

  private mutating func check(
    _ kind: Kind, _ id: String, _ key: KeyShape, _ place: String, _ old: Compilation, _ new: Compilation
  ) {
    count += 1
    tried[id, default: []].insert(kind)
    guard let comparison = SpecComparison(old: old, new: new) else {
      Issue.record("\(place): the versions cannot be compared")
      return
    }
    let classes = Set(comparison.changes.map(\.kind))
    let isExpected = key.changes.reason == nil ? !classes.isDisjoint(with: key.changes.classes) : classes.isEmpty
    require(isExpected, "\(kind.rawValue) \(place)", "the changes are \(comparison.changes.map(\.message))")
  }
}

extension KeyOccurrence {
  fileprivate var isDefault: Bool {
    guard case .word(let word) = key.defaultValue, case .scalar(let text, _) = value else { return false }
    return text == word
  }
}

extension ValueShape {
  /// A Boolean value that indicates whether the value is more than constructs whose keys have edits of their own.
  fileprivate var hasOwnText: Bool {
    switch self {
    case .construct, .nothing: false
    case .any(let shapes): shapes.contains(where: \.hasOwnText)
    case .list(let shape, _), .mapping(_, let shape): shape.hasOwnText
    default: true
    }
  }
}
