import SpecModel
import SpecText

struct NameCollector {
  enum Scope: Hashable {
    case screens
    case conditions, types, origins, metadataKeys
    /// The parameters of a tab, a route, or a resolved link, and the captures of its links.
    case parameters(of: Text)
    case hosts(of: Text)
    /// The captures of both patterns. The associated value is the span of the source pattern.
    case redirect(Span)
  }

  private struct Name: Hashable {
    let scope: Scope
    let text: Text
  }

  private struct Entry {
    var kind: NameIndex.Kind
    let name: Text
    let owner: Text?
    var isDeclared: Bool
    /// Another entry that must have the same name, or the entry itself.
    var parent: Int
  }

  private var entries: [Entry] = []
  private var numbers: [Name: Int] = [:]
  private var uses: [NameIndex.Occurrence] = []
  private var seen: Set<Span> = []

  mutating func declare(_ name: Text, _ kind: NameIndex.Kind, in scope: Scope) {
    add(name, kind, in: scope, isDeclaration: true)
  }

  mutating func use(_ name: Text, in scope: Scope) { add(name, Self.kind(of: scope), in: scope, isDeclaration: false) }

  mutating func use(_ name: Text?, in scope: Scope) {
    if let name { use(name, in: scope) }
  }

  mutating func use(_ names: [Text]?, in scope: Scope) {
    for name in names ?? [] { use(name, in: scope) }
  }

  private mutating func add(_ name: Text, _ kind: NameIndex.Kind, in scope: Scope, isDeclaration: Bool) {
    // The mapping behind a YAML alias is decoded several times.
    guard seen.insert(name.span).inserted else { return }
    let number = number(of: name, kind, in: scope)
    if isDeclaration, !entries[number].isDeclared {
      entries[number].kind = kind
      entries[number].isDeclared = true
    }
    uses.append(NameIndex.Occurrence(symbol: number, span: name.span, isDeclaration: isDeclaration))
  }

  private mutating func number(of name: Text, _ kind: NameIndex.Kind, in scope: Scope) -> Int {
    let key = Name(scope: scope, text: name)
    if let number = numbers[key] { return number }
    var owner: Text?
    if case .parameters(let screen) = scope { owner = screen }
    numbers[key] = entries.count
    entries.append(Entry(kind: kind, name: name, owner: owner, isDeclared: false, parent: entries.count))
    return entries.count - 1
  }

  private static func kind(of scope: Scope) -> NameIndex.Kind {
    switch scope {
    case .screens: .route
    case .conditions: .condition
    case .types: .type
    case .origins: .origin
    case .metadataKeys: .metadataKey
    case .parameters, .hosts, .redirect: .parameter
    }
  }

  /// Makes two names one symbol. Names that don't occur in the spec are ignored.
  mutating func connect(_ name: Text, in scope: Scope, with other: Scope) {
    guard let first = numbers[Name(scope: scope, text: name)], let second = numbers[Name(scope: other, text: name)]
    else { return }
    let (root, otherRoot) = (root(of: first), self.root(of: second))
    entries[max(root, otherRoot)].parent = min(root, otherRoot)
  }

  private func root(of number: Int) -> Int {
    var number = number
    while entries[number].parent != number { number = entries[number].parent }
    return number
  }

  /// If the spec doesn't declare a parameter, the captures of the parameter are its declarations.
  var result: (symbols: [NameIndex.Symbol], occurrences: [NameIndex.Occurrence]) {
    var isDeclared = Array(repeating: false, count: entries.count)
    for number in entries.indices where entries[number].isDeclared { isDeclared[root(of: number)] = true }
    var symbols: [NameIndex.Symbol] = []
    var indices: [Int: Int] = [:]
    for number in entries.indices where root(of: number) == number {
      let entry = entries[number]
      guard isDeclared[number] || entry.kind == .parameter else { continue }
      indices[number] = symbols.count
      symbols.append(NameIndex.Symbol(kind: entry.kind, name: entry.name.string, owner: entry.owner?.string))
    }
    let occurrences = uses.compactMap { use -> NameIndex.Occurrence? in
      let number = root(of: use.symbol)
      return indices[number].map {
        NameIndex.Occurrence(symbol: $0, span: use.span, isDeclaration: use.isDeclaration || !isDeclared[number])
      }
    }
    return (symbols, occurrences)
  }
}
