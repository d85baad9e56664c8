import LinkResolving
import RegularSets
import SpecText
import WaymarkLinks

final class TypeTable {
  let types: [DeclaredType]
  private let indices: [Text: Int]
  private let declaredNames: Set<Text>
  let knownNames: [String]
  private let sets: TypeSets
  private let sink: DiagnosticSink

  init(_ types: [DeclaredType], _ indices: [Text: Int], declaredNames: Set<Text>, _ sink: DiagnosticSink) {
    self.types = types
    self.indices = indices
    self.declaredNames = declaredNames
    knownNames = PrimitiveType.allCases.map(\.specName) + declaredNames.map(\.string)
    sets = TypeSets(types)
    self.sink = sink
  }

  func declaration(of name: Text) -> DeclaredType? { indices[name].map { types[$0] } }

  func isKnown(_ name: Text) -> Bool {
    declaredNames.contains(name) || PrimitiveType.allCases.contains { $0.specName == name.string }
  }

  func type(_ name: Text) -> ValueType? {
    let string = name.string
    if let index = indices[name] { return .declared(index) }
    if let primitive = PrimitiveType.allCases.first(where: { $0.specName == string }) { return .primitive(primitive) }
    // A declared type with errors has its own diagnostic.
    guard !sink.isSpecIncomplete, !declaredNames.contains(name) else { return nil }
    sink.reportUnknown(
      .unknownType, "there is no type `\(string)`", name, among: knownNames,
      help: knownNames.count <= 24
        ? Suggestion.inventory(of: knownNames.sorted(), "available type") : "declare the type under `types`")
    return nil
  }

  func specName(of type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.specName
    case .declared(let index): types[index].name.string
    }
  }

  /// A URL cannot contain a value of the app's own Swift types.
  func isNative(_ type: ValueType) -> Bool {
    guard case .declared(let index) = type, case .native = types[index].kind else { return false }
    return true
  }

  func text(_ value: Text, of type: ValueType, as id: CompilerDiagnostic = .mistypedParameter) -> String? {
    let string = value.string
    switch type {
    case .primitive: break
    case .declared(let index):
      switch types[index].kind {
      case .refinement: break
      case .enumeration(let cases, _):
        if let match = cases.first(where: { $0.name == value }) { return match.text }
        reportUnknownCase(value, of: types[index].name, cases, as: id)
        return nil
      case .native:
        sink.report(
          Diagnostic(
            id, "a spec cannot contain a value of `\(types[index].name.string)`, which is a Swift type of the app",
            at: value.span, help: "make the parameter optional: `\(types[index].name.string)?`"))
        return nil
      }
    }
    if sets.texts(of: type).contains(string.utf8) { return string }
    sink.report(
      Diagnostic(
        id, "`\(string)` is not a value of the type `\(specName(of: type))`", at: value.span,
        help: existingDay(like: string, of: type).map { "write an existing day, such as `\($0)`" }
          ?? sets.texts(of: type).shortestText.map { "write a value like `\($0)`" }))
    return nil
  }

  /// Such as `2025-02-28` for `2025-02-29`; `nil` for other strings, or if the type does not contain the day.
  private func existingDay(like text: String, of type: ValueType) -> String? {
    guard text.utf8.count == 10, text.utf8.dropFirst(8).allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let day = String(decoding: text.utf8.prefix(8), as: UTF8.self) + "28"
    let isDate = PrimitiveType.date.texts.contains(day.utf8) && !PrimitiveType.date.texts.contains(text.utf8)
    return isDate && sets.texts(of: type).contains(day.utf8) ? day : nil
  }

  /// Does not validate: the value must be accepted by ``text(_:of:)``.
  func acceptedText(_ value: Text, of type: ValueType) -> String {
    if case .declared(let index) = type, case .enumeration(let cases, _) = types[index].kind,
      let match = cases.first(where: { $0.name == value })
    {
      return match.text
    }
    return value.string
  }

  private func reportUnknownCase(_ value: Text, of type: Text, _ cases: [DeclaredType.Case], as id: CompilerDiagnostic)
  {
    let string = value.string
    let names = cases.map(\.name.string)
    let similar = sink.similarNames(to: string, among: names)
    sink.report(
      Diagnostic(
        id, "`\(type.string)` has no case `\(string)`" + Suggestion.suffix(of: similar), at: value.span,
        help: cases.first { $0.text == string }.map {
          "write the name of the case, `\($0.name.string)`; `\(string)` is the text in URLs"
        } ?? (names.count <= 12 ? Suggestion.inventory(of: names, "declared case") : nil),
        fixes: Suggestion.fixes(for: value, cases.first { $0.text == string }.map { [$0.name.string] } ?? similar)))
  }
}
