import SpecModel
import SpecText

/// Contains all names that the spec declares, for editors, also if the spec has errors.
package struct NameIndex: Sendable {
  package struct Symbol: Sendable {
    package let kind: Kind
    package let name: String
    package let owner: String?
  }

  package enum Kind: String, CaseIterable, Sendable {
    case tab, route, resolvedLink, condition, type, enumCase, origin, metadataKey, parameter

    package var noun: String {
      switch self {
      case .resolvedLink: "resolved link"
      case .enumCase: "enum case"
      case .metadataKey: "metadata key"
      default: rawValue
      }
    }
  }

  package struct Occurrence: Sendable {
    package let symbol: Int
    package let span: Span
    package let isDeclaration: Bool
    /// The name of an enum case is also its text in URLs.
    package var isText = false
  }

  package let symbols: [Symbol]
  package let occurrences: [Occurrence]
  private let places: [[Int]]

  package init(_ spec: Spec, _ model: NavigationModel?) {
    var collector = NameCollector()
    collector.collect(spec)
    if let model {
      collector.connectParameters(of: model)
      collector.collectFixedCases(of: model)
    }
    let (symbols, found) = collector.result
    let occurrences = found.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
    var places: [[Int]] = Array(repeating: [], count: symbols.count)
    for (index, occurrence) in occurrences.enumerated() { places[occurrence.symbol].append(index) }
    self.symbols = symbols
    self.occurrences = occurrences
    self.places = places
  }

  package func occurrences(of symbol: Int) -> [Occurrence] { places[symbol].map { occurrences[$0] } }

  /// Parameters that must have the same name are one symbol.
  package func declarations(of symbol: Int) -> [Occurrence] { occurrences(of: symbol).filter(\.isDeclaration) }

  package func occurrence(at position: SourcePosition, inFile file: Int) -> Occurrence? {
    let end = occurrences.partitioningIndex {
      ($0.span.file, $0.span.start) > (Int32(truncatingIfNeeded: file), position)
    }
    // Names never overlap, but the end of a name can be the start of the next name.
    for index in stride(from: end - 1, through: max(0, end - 2), by: -1) {
      let span = occurrences[index].span
      if Int(span.file) == file, span.start <= position, position <= span.end { return occurrences[index] }
    }
    return nil
  }
}

extension Compilation {
  package func nameIndex() -> NameIndex? { spec.map { NameIndex($0, links?.model ?? model) } }
}
