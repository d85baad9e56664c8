import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves `types:`.
struct TypePass: ~Copyable {
  private let entries: [Named<TypeSyntax>]
  private let generatedNames: GeneratedNames
  private let sink: DiagnosticSink
  /// The names of the enums under `types`.
  private let enumNames: Set<String>
  private let declaredNames: Set<Text>
  private var types: [DeclaredType] = []
  private var indices: [Text: Int] = [:]
  /// The number of automaton states of the resolved types.
  private var work = 0

  /// The number of states that the types of a spec may have. A spec may be hostile.
  private static let mostWork = 500_000
  /// The cost of a rejected type, which may have taken as much as was allowed.
  private static let workOfRejectedType = 10_000

  /// Returns the resolved types.
  static func resolve(
    _ entries: [Named<TypeSyntax>], _ generatedNames: GeneratedNames, _ sink: DiagnosticSink
  ) -> TypeTable {
    var pass = TypePass(entries, generatedNames, sink)
    pass.resolve()
    return TypeTable(pass.types, pass.indices, declaredNames: pass.declaredNames, sink)
  }

  private init(
    _ entries: [Named<TypeSyntax>], _ generatedNames: GeneratedNames, _ sink: DiagnosticSink
  ) {
    self.entries = entries
    self.generatedNames = generatedNames
    self.sink = sink
    declaredNames = Set(entries.map(\.name))
    enumNames = Set(
      entries.compactMap { entry in
        if case .values? = entry.value.definition { entry.name.string } else { nil }
      })
  }

  private mutating func resolve() {
    for entry in entries {
      if let first = indices[entry.name] {
        sink.report(
          Diagnostic(
            .duplicateName, "`\(entry.name.string)` is a type already", at: entry.name.span,
            help: "give one of them another name",
            related: [.init(types[first].name.span, "first here")]))
        continue
      }
      guard isFree(entry.name) else { continue }
      guard work <= Self.mostWork else {
        sink.report(
          Diagnostic(
            .specTooLarge,
            "the types of this spec take too long to be looked at; this one and the rest are not",
            at: entry.name.span, help: "use fewer of them, or shorter expressions"))
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
        types.append(
          DeclaredType(name: entry.name, kind: kind, range: range, expression: expression))
      } else {
        types.append(DeclaredType(name: entry.name, kind: kind))
      }
    }
  }

  /// Reports a name that a generated type or Swift uses.
  private func isFree(_ name: Text) -> Bool {
    let isReserved = GeneratedNames.reserved.contains(name.string)
    guard isReserved || generatedNames.taken.contains(name.string) else { return true }
    sink.report(
      Diagnostic(
        .nameCollision,
        isReserved
          ? "no generated type can be called `\(name.string)`: Swift or the generated code uses the name"
          : "a generated type is called `\(name.string)` already",
        at: name.span, help: "give this one another name"))
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
    // The decoder reported the problem.
    case nil: return nil
    }
  }

  private func enumeration(_ entries: [ValueSyntax], _ name: Text) -> DeclaredType.Kind? {
    let cases = entries.map {
      DeclaredType.Case(name: $0.name, text: PercentCoding.normalized($0.text.string))
    }
    guard let texts = try? RegularSet.texts(cases.map(\.text)) else {
      sink.report(
        Diagnostic(
          .invalidType, "the texts of this type take too many states", at: name.span,
          help: "give it fewer values"))
      return nil
    }
    return .enumeration(cases, texts)
  }

  /// Returns the built-in type that a type refines; `nil` with a diagnostic if the name is not one of a built-in type.
  private func primitive(_ name: Text) -> PrimitiveType? {
    let string = name.string
    if let primitive = PrimitiveType.allCases.first(where: { $0.specName == string }) {
      return primitive
    }
    let names = PrimitiveType.allCases.map(\.specName)
    let suggestion = sink.suggestion(for: string, among: names)
    sink.report(
      Diagnostic(
        .unknownType,
        declaredNames.contains(name)
          ? "`\(string)` is a type of this spec, and a type narrows a built-in one down"
          : "there is no built-in type `\(string)`" + suggestion,
        at: name.span,
        help: Suggestion.inventory(of: names.sorted(), "the", "type")
          + "; `native` is a type of the app's own"))
    return nil
  }

  /// Reports a type of the app whose name means another type inside the generated code.
  private func checkIsFound(_ swift: Text) {
    let first = swift.slice(
      0..<(swift.bytes.firstIndex(of: UInt8(ascii: ".")) ?? swift.bytes.count)
    ).string
    let isEnum = enumNames.contains(first)
    let isNested = ["Condition", "Origin", "TabArguments"].contains(first)
    guard isEnum || isNested || generatedNames.taken.contains(first) else { return }
    sink.report(
      Diagnostic(
        .nameCollision,
        "a generated type is called `\(first)`, too, and would be taken for the app's",
        at: swift.span,
        help: isEnum
          ? "rename the type of this spec"
            + (swift.string == first ? ", or write the module as well: `MyModels.\(first)`" : "")
          : swift.string == first
            ? "write the module as well: `MyModels.\(first)`"
            : "rename the module or the generated type"
      ))
  }
}
