import SpecText

/// The text of a draft as YAML, with the entry of each line.
struct SpecWriter {
  enum Owner: Hashable {
    case origin(Int)
    case type(Int)
    case screen(Int)
    case link(Int)
    case claim(Int)
    case ambiguity
  }

  let spec: DraftSpec
  /// `false` for the repair, which needs each link on its own line.
  let isCompact: Bool
  private(set) var lines: [String] = []
  private(set) var owners: [Owner?] = []

  init(_ spec: DraftSpec, isCompact: Bool) {
    self.spec = spec
    self.isCompact = isCompact
    addRoot()
  }

  var source: SourceFile {
    SourceFile(path: spec.app + ".nav.yaml", bytes: Array(lines.joined(separator: "\n").utf8) + [0x0A])
  }

  mutating func add(_ line: String, _ owner: Owner? = nil) {
    lines.append(line)
    owners.append(owner)
  }

  mutating func addComment(_ text: String, _ indentation: Int, _ owner: Owner? = nil) {
    for line in CommentText.lines(text, indentation: indentation) { add(line, owner) }
  }

  mutating func addNotes(_ notes: [DraftNote], _ indentation: Int, _ owner: Owner? = nil) {
    var seen: Set<String> = []
    for note in notes where seen.insert(note.comment).inserted {
      if note.note.kind == .decision {
        addComment("TODO(import): " + note.comment, indentation, owner)
      } else if note.importance == .lost {
        addComment(note.comment, indentation, owner)
      }
    }
  }

  private mutating func addRoot() {
    add("# A draft from `waymark import`. The report `Import.md` lists the decisions that are left.")
    addNotes(spec.notes, 0)
    add("waymark: 1")
    add("app: \(YAMLScalar.text(spec.app))")
    addOrigins()
    addTypes()
    addTab()
    addRoutes()
    addClaims()
    addPlatformFiles()
    if let leftmost = spec.leftmost {
      add("")
      addNotes([leftmost], 0, .ambiguity)
      add("ambiguity: leftmost", .ambiguity)
    }
  }

  private mutating func addOrigins() {
    add("")
    for origin in spec.origins { if let error = origin.error { addNotes([error], 0) } }
    guard spec.origins.contains(where: { $0.error == nil }) else {
      addComment("No file names a scheme or a host, so the app opens links with `\(spec.app.lowercased())://`.", 0)
      return
    }
    add("origins:")
    for (index, origin) in spec.origins.enumerated() where origin.error == nil {
      var keys: [String] = []
      if !origin.schemes.isEmpty { keys.append("schemes: " + list(origin.schemes)) }
      if !origin.hosts.isEmpty { keys.append("hosts: " + list(origin.hosts)) }
      if !origin.isDefault { keys.append("default: false") }
      if origin.ignoresCase { keys.append("case: insensitive") }
      add("  \(key(origin.name)): { \(keys.joined(separator: ", ")) }", .origin(index))
    }
  }

  private mutating func addTypes() {
    let used = usedTypes()
    let entries = spec.types.indices.filter { spec.types[$0].error != nil || used.contains(spec.types[$0].definition) }
    guard !entries.isEmpty else { return }
    add("")
    let isEmpty = entries.allSatisfy { spec.types[$0].error != nil }
    add(isEmpty ? "# types:" : "types:")
    for index in entries {
      let type = spec.types[index]
      let line = "\(type.name): \(definition(type.definition))"
      if let error = type.error {
        addNotes([error], isEmpty ? 0 : 2)
        add(CommentText.verbatim((isEmpty ? "  " : "") + line, indentation: isEmpty ? 0 : 2))
      } else {
        add("  " + line, .type(index))
      }
    }
  }

  private func usedTypes() -> Set<ImportedPattern.CaptureType> {
    var used: Set<ImportedPattern.CaptureType> = []
    for link in spec.links where !link.isRemoved {
      for capture in link.captures { used.insert(spec.screens[link.screen].types[capture.name] ?? .string) }
    }
    return used
  }

  private func definition(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .values(let texts):
      let names = texts.map { SpecName.value($0) ?? "value" }
      if names == texts, Set(names).count == names.count { return "{ values: \(list(texts)) }" }
      var unique = UniqueNames()
      let cases = zip(names, texts).map { "\(key(unique.add($0))): \(YAMLScalar.text($1))" }
      return "{ values: { \(cases.joined(separator: ", ")) } }"
    case .matching(let expression): return "{ is: String, matching: \(quoted(expression)) }"
    case .range(let lower, let upper):
      return
        "{ is: Int, range: \(YAMLScalar.inDoubleQuotes("\(lower.map(String.init) ?? "")...\(upper.map(String.init) ?? "")")) }"
    default: return "{ is: String }"
    }
  }

  /// Single quotes if possible, because a backslash needs no escape there.
  private func quoted(_ expression: String) -> String {
    let isPlain = expression.unicodeScalars.allSatisfy {
      $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F && $0 != "'"
    }
    return isPlain ? "'\(expression)'" : YAMLScalar.inDoubleQuotes(expression)
  }

  private mutating func addClaims() {
    guard !spec.claims.isEmpty else { return }
    add("")
    let isEmpty = spec.claims.allSatisfy(\.isRemoved)
    add(isEmpty ? "# claims:" : "claims:")
    for (index, claim) in spec.claims.enumerated() {
      let indentation = isEmpty ? 0 : 2
      addNotes(claim.notes, indentation, .claim(index))
      let text = "- " + YAMLScalar.text(claim.text)
      if claim.isRemoved {
        add(CommentText.verbatim((isEmpty ? "  " : "") + text, indentation: indentation))
      } else {
        add("  " + text, .claim(index))
      }
    }
  }

  private mutating func addPlatformFiles() {
    let files = spec.platformFiles
    let entries = [
      ("association", files.association), ("infoPlist", files.infoPlist), ("entitlements", files.entitlements),
    ].compactMap { name, path in path.map { "\(name): \(YAMLScalar.text($0))" } }
    let identifiers = files.appIDs.isEmpty ? [] : ["appIDs: " + list(files.appIDs)]
    guard !(entries + identifiers).isEmpty else { return }
    add("")
    guard let note = spec.platformNote else {
      add("apple:")
      for entry in entries + identifiers { add("  " + entry) }
      return
    }
    let isEmpty = identifiers.isEmpty
    add(isEmpty ? "# apple:" : "apple:")
    addNotes([note], isEmpty ? 0 : 2)
    for entry in entries { add(CommentText.verbatim((isEmpty ? "  " : "") + entry, indentation: isEmpty ? 0 : 2)) }
    for entry in identifiers { add("  " + entry) }
  }

  func list(_ texts: [String]) -> String { "[" + texts.map(YAMLScalar.text).joined(separator: ", ") + "]" }

  /// Other parsers read `true` and `null` without quotes as values.
  func key(_ name: String) -> String {
    ["true", "false", "null"].contains(name) ? "\"\(name)\"" : YAMLScalar.text(name)
  }
}

enum CommentText {
  private static let widest = 118
  /// In scalars.
  private static let longest = 600

  /// Escapes control characters and line breaks, so the text cannot end the comment.
  static func lines(_ text: String, indentation: Int) -> [String] {
    let start = String(repeating: " ", count: indentation) + "# "
    var lines: [String] = []
    var line = ""
    for word in printable(text).split(separator: " ") {
      if !line.isEmpty, start.count + line.count + word.count + 1 > widest {
        lines.append(start + line)
        line = "  "
      } else if !line.isEmpty {
        line += " "
      }
      line += word
    }
    return lines + [start + line]
  }

  static func verbatim(_ text: String, indentation: Int) -> String {
    String(repeating: " ", count: indentation) + "# " + printable(text)
  }

  private static func printable(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let short = scalars.count > longest ? String(scalars.prefix(longest)) + "…" : text
    // YAML has no noncharacters (YAML 1.2.2, section 5.1).
    return PrintableText.whole(short).replacing(scalar: "\u{FFFE}", with: "\\u{FFFE}")
      .replacing(scalar: "\u{FFFF}", with: "\\u{FFFF}")
  }
}
