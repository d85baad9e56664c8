import LinkResolving
import SpecText
import WaymarkLinks

final class MetadataPass {
  let keys: [Parameter]
  private let declared: [Named<ParameterSyntax>]
  private var missing: [Missing] = []

  private struct Missing {
    var keys: [Int]
    let syntax: MetadataSyntax?
    let kind: String
    let name: Text
  }

  private let types: TypeTable
  private let sink: DiagnosticSink

  /// Every generated structure has a member with the name.
  private static let reserved: Set<String> = ["hashValue"]

  init(
    _ declared: [Named<ParameterSyntax>], _ parameters: ParameterResolver, _ types: TypeTable, _ sink: DiagnosticSink
  ) {
    keys = parameters.declared(declared)
    self.declared = declared
    self.types = types
    self.sink = sink
    for (key, entry) in zip(keys, declared) { check(key, entry.value) }
  }

  private func check(_ key: Parameter, _ syntax: ParameterSyntax) {
    let name = key.name.string
    if Self.reserved.contains(name) {
      sink.report(
        Diagnostic(
          .invalidName, "`\(name)` cannot be a metadata key: every generated structure has a member with this name",
          at: key.name.span, help: "choose another name"))
    }
    // An unknown type has a diagnostic.
    guard key.isTypeKnown else { return }
    if key.isList {
      sink.report(
        Diagnostic(
          .invalidMetadata,
          "the metadata key `\(name)` has one value for each tab and screen, so its type cannot be a list",
          at: syntax.span, help: "write `\(types.specName(of: key.type))?` for an optional value"))
    } else if !types.allowsMetadata(key.type) {
      sink.report(
        Diagnostic(
          .invalidMetadata, "the metadata key `\(name)` cannot have the type `\(types.specName(of: key.type))`",
          at: syntax.type.span, help: "write `String`, `Int`, `Double`, `Bool`, or an enum under `types`"))
    }
  }

  func values(_ syntax: MetadataSyntax?, of kind: String, _ name: Text) -> [MetadataValue] {
    var values: [MetadataValue] = []
    // A misspelled key is not reported as missing, too.
    var meant: Set<String> = []
    for entry in syntax?.values ?? [] {
      guard let index = keys.firstIndex(where: { $0.name == entry.name }) else {
        reportUndeclared(entry.name)
        meant.formUnion(sink.similarNames(to: entry.name.string, among: keys.map(\.name.string)))
        continue
      }
      let key = keys[index]
      // A key with an invalid declaration has a diagnostic.
      guard key.isTypeKnown, !key.isList, types.allowsMetadata(key.type),
        let text = types.text(entry.value, of: key.type, as: .invalidMetadata)
      else { continue }
      values.append(
        MetadataValue(key: index, value: Argument(metadata: text, of: key.type, types.types), span: entry.value.span))
    }
    if syntax?.isComplete != false {
      let given = Set(syntax?.values.map(\.name) ?? [])
      let lost = keys.indices.filter {
        keys[$0].isRequired && !given.contains(keys[$0].name) && !meant.contains(keys[$0].name.string)
      }
      if !lost.isEmpty { missing.append(Missing(keys: lost, syntax: syntax, kind: kind, name: name)) }
    }
    return values.sorted { $0.key < $1.key }
  }

  private func reportUndeclared(_ name: Text) {
    guard !sink.isSpecIncomplete else { return }
    let names = keys.map(\.name.string)
    sink.reportUnknown(
      .invalidMetadata, "there is no metadata key `\(name.string)`", name, among: names,
      help: names.isEmpty || names.count > 12
        ? "declare the key in the root file: `meta: { \(name.string): String }`"
        : Suggestion.inventory(of: names, "declared key"))
  }

  /// A key that many tabs and routes lack is one mistake in its declaration.
  private static let mostPlaces = 3

  func reportMissing() {
    var places = [[Text]](repeating: [], count: keys.count)
    for place in missing {
      for index in place.keys { places[index].append(place.name) }
    }
    for index in keys.indices where places[index].count > Self.mostPlaces {
      reportDeclaration(of: keys[index], declared[index].value.text.string, places[index])
    }
    for place in missing {
      let rest = place.keys.filter { places[$0].count <= Self.mostPlaces }
      if !rest.isEmpty { reportMissing(rest.map { keys[$0] }, in: place.syntax, of: place.kind, place.name) }
    }
  }

  private func reportDeclaration(of key: Parameter, _ type: String, _ places: [Text]) {
    let name = key.name.string
    let shown = places.prefix(12).map { "`\($0.string)`" }
    let more = places.count - shown.count
    sink.report(
      Diagnostic(
        .invalidMetadata,
        "the metadata key `\(name)` is required, and \(places.count) tabs and routes have no value for it: "
          + (shown + (more > 0 ? [counted(more, "other")] : [])).joined(or: "and"),
        at: key.name.span,
        help:
          "make the key optional: `\(name): \(type)?`, give it a default: `\(name): \(type) = …`, or add a value to the "
          + "`meta` of each of them"))
  }

  private func reportMissing(_ keys: [Parameter], in syntax: MetadataSyntax?, of kind: String, _ name: Text) {
    let names = keys.map { "`\($0.name.string)`" }.joined(or: "and")
    let example = keys.map { "\($0.name.string): …" }.joined(separator: ", ")
    sink.report(
      Diagnostic(
        .invalidMetadata,
        "the \(kind) `\(name.string)` has no value for the metadata \(keys.count == 1 ? "key" : "keys") \(names)",
        at: syntax?.span.part(0..<0) ?? name.span,
        help: (syntax == nil ? "add `meta: { \(example) }`" : "add `\(example)`")
          + ", or make \(keys.count == 1 ? "the key" : "the keys") optional where \(keys.count == 1 ? "it is" : "they are") declared",
        related: keys.prefix(3).map { .init($0.name.span, "the key `\($0.name.string)` is declared here") }))
  }
}

extension TypeTable {
  fileprivate func allowsMetadata(_ type: ValueType) -> Bool {
    switch type {
    case .primitive(let type): return Self.isForMetadata(type)
    case .declared(let index):
      switch types[index].kind {
      case .enumeration: return true
      case .refinement(of: let type, _): return Self.isForMetadata(type)
      case .native: return false
      }
    }
  }

  private static func isForMetadata(_ type: PrimitiveType) -> Bool {
    switch type {
    case .string, .int, .double, .bool: true
    default: false
    }
  }
}
