import SpecText
import TestSupport
import Testing

/// Tests of edits that leave the rest of a document unchanged.
@Suite("Layout")
struct LayoutTests {
  /// Returns the text without the entry that has a key or an element, or `nil` if the entry cannot be removed.
  private func removing(_ name: String, from text: String, byteOrderMark: Bool = false) throws -> String? {
    let file = try #require(LayoutFile(text, byteOrderMark: byteOrderMark))
    let entry = try #require(file.entries.first { $0.text == name })
    return file.layout.removal(ofEntryAt: entry.name).map { file.text(after: $0) }
  }

  // MARK: Removing

  @Test(
    "The removal of a key from a YAML block mapping removes the line of the key",
    arguments: [
      ("a", "b: 2\nc: 3\n"), ("b", "a: 1\nc: 3\n"), ("c", "a: 1\nb: 2\n"),
    ])
  func block(_ name: String, _ left: String) throws {
    #expect(try removing(name, from: "a: 1\nb: 2\nc: 3\n") == left)
    let windows = { (text: String) in text.split(separator: "\n").map { "\($0)\r\n" }.joined() }
    #expect(try removing(name, from: "a: 1\r\nb: 2\r\nc: 3\r\n") == windows(left))
    #expect(try removing(name, from: "a: 1\nb: 2\nc: 3\n", byteOrderMark: true) == "\u{FEFF}" + left)
    // If the text has no final line break, the preceding line keeps its line break, which may belong to a block scalar.
    #expect(try removing(name, from: "a: 1\nb: 2\nc: 3") == (name == "c" ? left : String(left.dropLast())))
    #expect(try removing("b", from: "a: |\n  text\nb: 2") == "a: |\n  text\n")
  }

  @Test(
    "The removal of an entry from YAML brackets or braces also removes a comma",
    arguments: [
      ("a", "x: [b, c]\n"), ("b", "x: [a, c]\n"), ("c", "x: [a, b]\n"),
    ])
  func flow(_ name: String, _ left: String) throws {
    #expect(try removing(name, from: "x: [a, b, c]\n") == left)
    let inBraces = { (text: String) in
      text.replacing("[", with: "{ ").replacing("]", with: " }").replacing(/[abc]/) { "\($0.output): 1" }
    }
    #expect(try removing(name, from: "x: { a: 1, b: 1, c: 1 }\n") == inBraces(left))
  }

  @Test(
    "A YAML list or mapping that loses its only entry becomes empty brackets or braces",
    arguments: [
      ("a", "x: [a]\ny: 1\n", "x: []\ny: 1\n"),
      ("a", "x: { a: 1 } # why\n", "x: {} # why\n"),
      ("a", "x:\n  a: 1\ny: 1\n", "x: {}\ny: 1\n"),
      ("a", "x:\n  a: 1 # why\ny: 1\n", "x: {} # why\ny: 1\n"),
      ("a", "x:\n  - a\n", "x: []\n"),
      ("a", "x:\n- a\n", "x: []\n"),
      ("a", "x:\n  - a: 1\n  - b: 2\n", "x:\n  - {}\n  - b: 2\n"),
      ("a", "a: 1\n", "{}\n"),
    ])
  func only(_ name: String, _ text: String, _ left: String) throws {
    #expect(try removing(name, from: text) == left)
  }

  @Test(
    "A removed YAML entry leaves the comments above and beside the entry in the file",
    arguments: [
      ("b", "a: 1\n# above\nb: 2\nc: 3\n", "a: 1\n# above\nc: 3\n"),
      ("b", "a: 1\nb: 2  # why\nc: 3\n", "a: 1\n# why\nc: 3\n"),
      ("b", "x:\n  - a # one\n  - b # two\n", "x:\n  - a # one\n  # two\n"),
      ("b", "x: [a,\n    b] # why\n", "x: [a] # why\n"),
    ])
  func comments(_ name: String, _ text: String, _ left: String) throws {
    #expect(try removing(name, from: text) == left)
  }

  @Test(
    "A YAML entry with a comment inside or before its comma cannot be removed",
    arguments: [
      ("b", "a: 1\nb: # why\n  c: 1\n"),
      ("b", "a: 1\nb:\n  # why\n  c: 1\n"),
      ("b", "a: 1\nb: [1, # why\n  2]\n"),
      ("a", "x: [a, # why\n  b]\n"),
      ("a", "x: # see a:\n  a: 1\n"),
      ("a", "x: &anchor # why\n  a: 1\n"),
      ("a", "x: [a # why\n  ]\n"),
    ])
  func commentsInside(_ name: String, _ text: String) throws {
    #expect(try removing(name, from: text) == nil)
  }

  @Test("A `#` in quotes does not prevent the removal of a YAML entry")
  func quoted() throws {
    #expect(try removing("b", from: "a: 1\nb: \"x # y\"\nc: 3\n") == "a: 1\nc: 3\n")
    #expect(try removing("b", from: "x: { a: 1, b: { c: 'x # y' } }\n") == "x: { a: 1 }\n")
  }

  @Test("The removal of the first key of a YAML list element moves the second key after the dash")
  func behindDash() throws {
    #expect(try removing("a", from: "x:\n  - a: 1\n    b: 2\n") == "x:\n  - b: 2\n")
    #expect(try removing("a", from: "x:\n  - a: 1 # why\n    b: 2\n") == nil)
    #expect(try removing("b", from: "x:\n  - a: 1\n    b: 2\n  - a: 3\n") == "x:\n  - a: 1\n  - a: 3\n")
  }

  @Test("The removal of a YAML entry removes its nested lines, and keeps the blank lines around the entry")
  func nested() throws {
    #expect(try removing("b", from: "a: 1\n\nb:\n  - c: [1,\n      2]\n  - d: 3\n\ne: 4\n") == "a: 1\n\n\ne: 4\n")
  }

  @Test("No entry of a YAML file with an alias or with unusual line breaks can be removed")
  func refused() throws {
    #expect(try removing("b", from: "a: &x [1]\nb: *x\nc: 1\n") == nil)
    #expect(try removing("c", from: "a: &x [1]\nb: *x\nc: 1\n") == nil)
    for odd in ["\r", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(try removing("b", from: "a: 1 # x\(odd)# y\nb: 2\nc: 3\n") == nil)
    }
    #expect(try removing("b", from: "a: 1 # \u{2027}\u{A9}\nb: 2\nc: 3\n") == "a: 1 # \u{2027}\u{A9}\nc: 3\n")
  }

  @Test("A YAML entry with a block scalar or without a value cannot be removed")
  func openEnds() throws {
    #expect(try removing("b", from: "a: 1\nb: |\n  text\n") == nil)
    #expect(try removing("b", from: "a: 1\nb:\nc: 1\n") == nil)
  }

  // MARK: Adding

  @Test(
    "A new key follows the last key of a YAML mapping, in blocks and in braces",
    arguments: [
      ("x:\n  a: 1 # why\ny: 1\n", "x:\n  a: 1 # why\n  n: 0\ny: 1\n"),
      ("x: { a: 1 } # why\n", "x: { a: 1, n: 0 } # why\n"),
      ("x: { a: [1,\n  2] }\n", "x: { a: [1,\n  2], n: 0 }\n"),
      ("x: {} # why\n", "x: { n: 0 } # why\n"),
      ("x: &anchor\n  a: 1\n", "x: &anchor\n  a: 1\n  n: 0\n"),
      ("x:\r\n  a: 1\r\n", "x:\r\n  a: 1\r\n  n: 0\r\n"),
      ("x:\n  a: 1", "x:\n  a: 1\n  n: 0"),
      ("\u{FEFF}x: { a: 1 }\n", "\u{FEFF}x: { a: 1, n: 0 }\n"),
    ])
  func addition(_ text: String, _ longer: String) throws {
    let file = try #require(LayoutFile(text))
    let mapping = try #require(file.mappings.first { $0.path == [0] })
    let edit = try #require(file.layout.addition(of: "n: 0", toMappingAt: mapping.span))
    #expect(file.text(after: edit) == longer)
  }

  @Test("A YAML mapping with an anchor, without braces, or with only a comment accepts no new key")
  func noAddition() throws {
    for text in ["x: &x { a: 1 }\ny: *x\n", "x: [a: 1]\n", "x: { # why\n }\n"] {
      let file = try #require(LayoutFile(text))
      let mapping = try #require(file.mappings.last)
      #expect(file.layout.addition(of: "n: 0", toMappingAt: mapping.span) == nil, "\(text)")
    }
  }

  @Test(
    "A new YAML element follows an existing element, and turns a single value into a list",
    arguments: [
      ("x: [a, b]\n", "x: [a, n, b]\n"), ("x: a # why\n", "x: [a, n] # why\n"), ("x: 'a'\n", "x: ['a', n]\n"),
      ("x:\n  -  a # why\n  -  b\n", "x:\n  -  a # why\n  -  n\n  -  b\n"), ("x: [a,\n b]\n", "x: [a, n,\n b]\n"),
    ])
  func element(_ text: String, _ longer: String) throws {
    let file = try #require(LayoutFile(text))
    // A single value takes the role of a list with one element.
    let entry = try #require(file.entries.first { $0.text == "a" } ?? file.entries.first)
    let edit = try #require(file.layout.addition(of: "n", behindElementAt: entry.value))
    #expect(file.text(after: edit) == longer)
  }

  // MARK: Any document

  @Test("An edit of a random YAML document changes one entry, and keeps every comment", arguments: 0..<300)
  func random(_ seed: UInt64) throws {
    let written = RandomDocument(seed: seed)
    let file = try #require(LayoutFile(written.text, byteOrderMark: seed % 5 == 0), "\(written.text)")
    let document = file.document
    func check(_ edit: (span: Span, text: String)?, _ wanted: Document) {
      guard let edit else { return }
      let text = file.text(after: edit)
      guard let edited = LayoutFile(text) else {
        Issue.record("this is no YAML any more:\n\(text)\nbefore:\n\(written.text)")
        return
      }
      #expect(edited.document == wanted, "\(edit)\n\(written.text)")
      #expect(written.comments.filter { !text.contains($0) } == [], "\(edit)\n\(written.text)")
    }
    for entry in file.entries {
      check(file.layout.removal(ofEntryAt: entry.name), document.without(entry.path[...]))
      guard !entry.isInMapping else { continue }
      check(
        file.layout.addition(of: "new", behindElementAt: entry.value),
        document.changed(entry.path[...]) { list, index in
          guard case .sequence(var elements) = list else { return list }
          elements.insert(.scalar("new"), at: index + 1)
          return .sequence(elements)
        })
    }
    for (path, span) in file.mappings {
      check(
        file.layout.addition(of: "new: 1", toMappingAt: span),
        document.changed((path + [0])[...]) { mapping, _ in
          guard case .mapping(let pairs) = mapping else { return mapping }
          return .mapping(pairs + [Document.Pair(key: "new", value: .scalar("1"))])
        })
    }
  }

  @Test("Most entries of random YAML documents can be removed, and many lists and mappings accept a new entry")
  func possible() throws {
    var entries = 0
    var removable = 0
    var (elements, keys) = (0, 0)
    for seed in 0..<100 as Range<UInt64> {
      let file = try #require(LayoutFile(RandomDocument(seed: seed).text))
      entries += file.entries.count
      removable += file.entries.count { file.layout.removal(ofEntryAt: $0.name) != nil }
      elements += file.entries.count {
        !$0.isInMapping && file.layout.addition(of: "new", behindElementAt: $0.value) != nil
      }
      keys += file.mappings.count { file.layout.addition(of: "new: 1", toMappingAt: $0.span) != nil }
    }
    #expect(entries > 1_000)
    #expect(removable * 5 > entries * 3, "\(removable) of \(entries)")
    #expect(elements > 50 && keys > 50, "\(elements), \(keys)")
  }
}
