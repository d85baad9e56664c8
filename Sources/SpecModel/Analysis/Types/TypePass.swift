import RegularSets
import SpecText
import WaymarkLinks

struct TypePass: ~Copyable {
  private let entries: [Named<TypeSyntax>]
  private let generatedNames: GeneratedNames
  private let sink: DiagnosticSink
  private let enumNames: [String: Text]
  private let declaredNames: Set<Text>
  private var types: [DeclaredType] = []
  private var indices: [Text: Int] = [:]
  private var work = 0

  /// The limit protects the compiler against hostile specs.
  private static let mostWork = 500_000
  /// The actual number of states of a rejected type is unknown.
  private static let workOfRejectedType = 10_000

  static func resolve(
    _ entries: [Named<TypeSyntax>], _ generatedNames: GeneratedNames, _ sink: DiagnosticSink
  ) -> TypeTable {
    var pass = TypePass(entries, generatedNames, sink)
    pass.resolve()
    return TypeTable(pass.types, pass.indices, declaredNames: pass.declaredNames, sink)
  }

  private init(_ entries: [Named<TypeSyntax>], _ generatedNames: GeneratedNames, _ sink: DiagnosticSink) {
    self.entries = entries
    self.generatedNames = generatedNames
    self.sink = sink
    declaredNames = Set(entries.map(\.name))
    enumNames = Dictionary(
      entries.compactMap { entry in
        if case .values? = entry.value.definition { (entry.name.string, entry.name) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func resolve() {
    for entry in entries {
      if let first = indices[entry.name] {
        sink.report(
          Diagnostic(
            .duplicateName, "the type `\(entry.name.string)` is declared twice", at: entry.name.span,
            help: "rename one of the two types",
            related: [.init(types[first].name.span, "the first declaration is here")]))
        continue
      }
      guard isFree(entry.name) else { continue }
      guard work <= Self.mostWork else {
        sink.report(
          Diagnostic(
            .specTooLarge,
            "the types of the spec are too complex, so `\(entry.name.string)` and the following types are not checked",
            at: entry.name.span, help: "use fewer types, or simplify the expressions"))
        return
      }
      guard let kind = kind(entry) else {
        work += Self.workOfRejectedType
        continue
      }
      switch kind {
      case .enumeration(_, let texts), .refinement(_, let texts): work += texts.stateCount
      case .native: break
      }
      indices[entry.name] = types.count
      if case .narrowed(_, let range, let expression)? = entry.value.definition {
        types.append(DeclaredType(name: entry.name, kind: kind, range: range, expression: expression))
      } else {
        types.append(DeclaredType(name: entry.name, kind: kind))
      }
    }
  }

  private func isFree(_ name: Text) -> Bool {
    let isReserved = GeneratedNames.reserved.contains(name.string)
    guard isReserved || generatedNames.taken.contains(name.string) else { return true }
    sink.report(
      Diagnostic(
        .nameCollision,
        isReserved
          ? "a generated type cannot have the name `\(name.string)`: Swift or the generated code uses the name"
          : "another generated type has the name `\(name.string)`",
        at: name.span, help: "rename the type"))
    return false
  }

  private func kind(_ entry: Named<TypeSyntax>) -> DeclaredType.Kind? {
    switch entry.value.definition {
    case .values(let cases)?: return enumeration(cases, entry.name)
    case .narrowed(let base, let range, let expression)?:
      guard let primitive = primitive(base) else { return nil }
      return RefinementResolver(primitive, entry.name, sink).resolve(range, expression)
    case .native(let swift, let identity)?:
      checkIsFound(swift)
      return .native(swift: swift.string, identity: identity.string)
    // The decoder already reported the error.
    case nil: return nil
    }
  }

  private func enumeration(_ entries: [ValueSyntax], _ name: Text) -> DeclaredType.Kind? {
    let cases = entries.map { DeclaredType.Case(name: $0.name, text: PercentCoding.normalized($0.text.string)) }
    guard let texts = try? RegularSet.texts(cases.map(\.text)) else {
      sink.report(
        Diagnostic(
          .invalidType, "the enum `\(name.string)` needs too many automaton states", at: name.span,
          help: "remove some values"))
      return nil
    }
    return .enumeration(cases, texts)
  }

  private func primitive(_ name: Text) -> PrimitiveType? {
    let string = name.string
    if let primitive = PrimitiveType.allCases.first(where: { $0.specName == string }) { return primitive }
    let names = PrimitiveType.allCases.map(\.specName)
    let similar = declaredNames.contains(name) ? [] : sink.similarNames(to: string, among: names)
    sink.report(
      Diagnostic(
        .unknownType,
        declaredNames.contains(name)
          ? "`\(string)` is a declared type, but `is` requires a built-in type"
          : "there is no built-in type `\(string)`" + Suggestion.suffix(of: similar),
        at: name.span,
        help: Suggestion.inventory(of: names.sorted(), "built-in type")
          + "; write `native` for a type declared by the app", fixes: Suggestion.fixes(for: name, similar)))
    return nil
  }

  /// A generated type with the same name would hide the app's type.
  private func checkIsFound(_ swift: Text) {
    let first = swift.slice(0..<(swift.bytes.firstIndex(of: UInt8(ascii: ".")) ?? swift.bytes.count)).string
    let declaration = enumNames[first]
    let isNested = ["Condition", "Metadata", "Origin", "TabArguments"].contains(first)
    guard declaration != nil || isNested || generatedNames.taken.contains(first) else { return }
    let isOneName = swift.string == first
    let renaming = declaration == nil ? nil : "rename the type `\(first)` of the spec"
    let help =
      isOneName
      ? "write the module: `swift: MyModels.\(first)`" + (renaming.map { ", or \($0)" } ?? "")
      : "if `\(first)` is a type of the app, write its module: `swift: MyModels.\(swift.string)`; if `\(first)` is a "
        + "module, \(renaming ?? "rename the module")"
    sink.report(
      Diagnostic(
        .nameCollision,
        (isOneName ? "`swift: \(first)`" : "`\(first)` in `swift: \(swift.string)`")
          + " would mean the generated type `\(first)`, not "
          + (isOneName ? "the Swift type `\(first)` of the app" : "a type or module of the app"),
        at: swift.span,
        help: help,
        related: declaration.map { [.init($0.span, "`\(first)` is generated from this declaration")] } ?? []))
  }
}
