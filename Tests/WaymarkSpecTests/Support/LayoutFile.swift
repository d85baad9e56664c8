import WaymarkDiagnostics
import WaymarkYAML

/// What a document says, without how it says it.
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

  /// The document without the entry at the end of a path of positions.
  func without(_ path: ArraySlice<Int>) -> Document {
    changed(path) { document, index in
      switch document {
      case .scalar: document
      case .mapping(let pairs): .mapping(Array(pairs[..<index] + pairs[(index + 1)...]))
      case .sequence(let elements): .sequence(Array(elements[..<index] + elements[(index + 1)...]))
      }
    }
  }

  /// The document with what a change makes of the collection, and the position in it, at the end of a path.
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

/// A file whose layout is edited.
struct LayoutFile {
  let source: SourceFile
  let tree: YAMLTree
  let layout: YAMLLayout

  /// nil where the text is no YAML.
  init?(_ text: String, byteOrderMark: Bool = false) {
    source = SourceFile(path: "Test.nav.yaml", bytes: (byteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8))
    guard let tree = YAMLLoader.load(source, index: 0).tree else { return nil }
    self.tree = tree
    layout = YAMLLayout(source, tree)
  }

  var document: Document { Document(tree.root) }

  /// The file's text after an edit.
  func text(after edit: (span: Span, text: String)) -> String {
    let fix = Diagnostic.FixIt("", replace: edit.span, with: edit.text, isSafe: true)
    let (file, applied) = source.applying([fix], asFile: 0)
    return applied == [0] ? String(decoding: file.bytes, as: UTF8.self) : "(the edit is not one of this file)"
  }

  /// An entry: its path, where its key or it itself stands, and where its value does.
  struct Entry {
    let path: [Int]
    /// The key, or an element that is a text.
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

  /// The mappings of the document by their paths.
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
