import SpecText

/// The content of a document without its layout.
indirect enum Document: Hashable {
  case scalar(String)
  case mapping([Pair])
  case sequence([Document])

  struct Pair: Hashable {
    let key: String
    let value: Document
  }

  init(_ node: YAMLNode) {
    switch node.kind {
    case .mapping:
      var pairs: [Pair] = []
      node.forEachPair { pairs.append(Pair(key: $0.text.string, value: Document($1))) }
      self = .mapping(pairs)
    case .sequence:
      var elements: [Document] = []
      node.forEachElement { elements.append(Document($0)) }
      self = .sequence(elements)
    case .scalar, .alias: self = .scalar(node.text.string)
    }
  }

  /// Returns the document without the entry at a path of indices.
  func without(_ path: ArraySlice<Int>) -> Document {
    changed(path) { document, index in
      switch document {
      case .scalar: document
      case .mapping(let pairs): .mapping(Array(pairs[..<index] + pairs[(index + 1)...]))
      case .sequence(let elements): .sequence(Array(elements[..<index] + elements[(index + 1)...]))
      }
    }
  }

  /// Returns the document after a change at a path of indices. The change receives the collection and the last index.
  func changed(_ path: ArraySlice<Int>, _ change: (Document, Int) -> Document) -> Document {
    guard let index = path.first else { return self }
    guard path.count > 1 else { return change(self, index) }
    switch self {
    case .scalar: return self
    case .mapping(var pairs):
      pairs[index] = Pair(key: pairs[index].key, value: pairs[index].value.changed(path.dropFirst(), change))
      return .mapping(pairs)
    case .sequence(var elements):
      elements[index] = elements[index].changed(path.dropFirst(), change)
      return .sequence(elements)
    }
  }
}

/// A file with a layout for edits.
struct LayoutFile {
  let source: SourceFile
  let tree: YAMLTree
  let layout: YAMLLayout

  /// Creates a file, or returns `nil` if the text is not valid YAML.
  init?(_ text: String, byteOrderMark: Bool = false) {
    source = SourceFile(path: "Test.nav.yaml", bytes: (byteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    guard let tree = YAMLLoader.load(source, index: 0).tree else { return nil }
    self.tree = tree
    layout = YAMLLayout(source, tree)
  }

  var document: Document { Document(tree.root) }

  /// Returns the file's text after an edit.
  func text(after edit: (span: Span, text: String)) -> String {
    let fix = Diagnostic.FixIt("", replace: edit.span, with: edit.text, isSafe: true)
    let (file, applied) = source.applying([fix], asFile: 0)
    return applied == [0] ? String(decoding: file.bytes, as: UTF8.self) : "(the edit is not one of this file)"
  }

  /// An entry with its path of indices, the span of its key or element, and the span of its value.
  struct Entry {
    let path: [Int]
    /// The key, or the element if it is a scalar.
    let text: String
    let name: Span
    let value: Span
    let isInMapping: Bool
  }

  var entries: [Entry] { Self.entries(below: tree.root, []) }

  private static func entries(below node: YAMLNode, _ path: [Int]) -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    func add(_ name: YAMLNode, _ value: YAMLNode) {
      entries.append(
        Entry(
          path: path + [index], text: name.kind == .scalar ? name.text.string : "", name: name.span, value: value.span,
          isInMapping: node.kind == .mapping))
      entries += self.entries(below: value, path + [index])
      index += 1
    }
    if node.kind == .mapping { node.forEachPair { add($0, $1) } }
    if node.kind == .sequence { node.forEachElement { add($0, $0) } }
    return entries
  }

  /// The mappings of the document with their paths of indices.
  var mappings: [(path: [Int], span: Span)] {
    var mappings: [(path: [Int], span: Span)] = []
    func look(_ node: YAMLNode, _ path: [Int]) {
      if node.kind == .mapping { mappings.append((path, node.span)) }
      var index = 0
      func below(_ node: YAMLNode) {
        look(node, path + [index])
        index += 1
      }
      if node.kind == .mapping { node.forEachPair { below($1) } }
      if node.kind == .sequence { node.forEachElement { below($0) } }
    }
    look(tree.root, [])
    return mappings
  }
}
