import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Resolves `types:`.
  mutating func declareTypes() {
    let entries = spec.root.types + spec.fragments.flatMap(\.types)
    typeNames = Set(entries.map(\.name))
    knownTypes = PrimitiveType.allCases.map(\.specName) + typeNames.map(\.string)
    for entry in entries {
      if case .values? = entry.value.definition { enumNames.insert(entry.name.string) }
    }
    for entry in entries {
      if let first = typeIndices[entry.name] {
        report(
          Diagnostic(
            .duplicateName, "`\(entry.name.string)` is a type already", at: entry.name.span,
            help: "give one of them another name", related: [.init(model.types[first].name.span, "first here")]))
        continue
      }
      let taken = Self.reservedTypeNames.contains(entry.name.string)
      if taken || generatedTypeNames.contains(entry.name.string) {
        report(
          Diagnostic(
            .nameCollision,
            taken
              ? "no generated type can be called `\(entry.name.string)`: Swift or the generated code uses the name"
              : "a generated type is called `\(entry.name.string)` already",
            at: entry.name.span,
            help: "give this one another name"))
        continue
      }
      guard typeWork <= Self.mostTypeWork else {
        report(
          Diagnostic(
            .specTooLarge, "the types of this spec take too long to be looked at; this one and the rest are not",
            at: entry.name.span, help: "use fewer of them, or shorter expressions"))
        break
      }
      guard let kind = kind(entry) else {
        typeWork += Self.workOfRefusal
        continue
      }
      switch kind {
      case .enumeration(_, let texts), .refinement(_, let texts): typeWork += texts.stateCount
      case .native: break
      }
      typeIndices[entry.name] = model.types.count
      var type = DeclaredType(name: entry.name, kind: kind)
      if case .narrowed(_, let range, let expression)? = entry.value.definition {
        type.range = range
        type.expression = expression
      }
      model.types.append(type)
    }
    sets = TypeSets(model.types)
    for feature in spec.fragments.compactMap(\.feature) { declareFeature(feature) }
  }

  /// States that the types of a spec may have; a spec may come from a stranger.
  private static let mostTypeWork = 500_000
  /// What a type costs that is refused, which may have taken as much as was allowed.
  private static let workOfRefusal = 10_000

  /// The type of a name; nil, with a finding, where there is none.
  mutating func type(_ name: Text) -> ValueType? {
    let string = name.string
    if let index = typeIndices[name] { return .declared(index) }
    if let primitive = PrimitiveType.allCases.first(where: { $0.specName == string }) { return .primitive(primitive) }
    // A type that is declared, but not soundly, has its finding.
    guard !spec.isIncomplete, !typeNames.contains(name) else { return nil }
    let suggestion = suggestions.suffix(for: string, among: knownTypes)
    report(
      Diagnostic(
        .unknownType, "there is no type `\(string)`\(suggestion)", at: name.span,
        help: knownTypes.count <= 24
          ? Suggestion.inventory(of: knownTypes.sorted(), "the", "type") : "declare it under `types`"))
    return nil
  }

  private mutating func kind(_ entry: Named<TypeSyntax>) -> DeclaredType.Kind? {
    switch entry.value.definition {
    case .values(let cases)?:
      return enumeration(cases, entry.name)
    case .narrowed(let base, let range, let expression)?:
      guard let primitive = primitive(base) else { return nil }
      return refinement(of: primitive, range, expression, entry.name)
    case .native(let swift, let identity)?:
      checkIsFound(swift)
      return .native(swift: swift.string, identity: identity.string)
    // What is wrong with it has been said.
    case nil: return nil
    }
  }

  /// Reports a type of the app that, inside the generated code, would be one of its own.
  private mutating func checkIsFound(_ swift: Text) {
    let first = swift.slice(0..<(swift.bytes.firstIndex(of: UInt8(ascii: ".")) ?? swift.bytes.count)).string
    let isEnum = enumNames.contains(first)
    guard isEnum || generatedTypeNames.contains(first) || ["Condition", "Origin", "TabArguments"].contains(first) else {
      return
    }
    report(
      Diagnostic(
        .nameCollision, "a generated type is called `\(first)`, too, and would be taken for the app's",
        at: swift.span,
        help: isEnum
          ? "rename the type of this spec"
            + (swift.string == first ? ", or write the module as well: `MyModels.\(first)`" : "")
          : swift.string == first
            ? "write the module as well: `MyModels.\(first)`" : "rename the module or the generated type"
      ))
  }

  private mutating func enumeration(_ entries: [ValueSyntax], _ name: Text) -> DeclaredType.Kind? {
    let cases = entries.map { DeclaredType.Case(name: $0.name, text: Self.normal($0.text.string)) }
    guard let texts = try? RegularSet.texts(cases.map(\.text)) else {
      report(
        Diagnostic(
          .invalidType, "the texts of this type take too many states", at: name.span, help: "give it fewer values"))
      return nil
    }
    return .enumeration(cases, texts)
  }

  /// The type that a type narrows down; nil, with a finding, where that is none of the built-in ones.
  private mutating func primitive(_ name: Text) -> PrimitiveType? {
    let string = name.string
    if let primitive = PrimitiveType.allCases.first(where: { $0.specName == string }) { return primitive }
    let names = PrimitiveType.allCases.map(\.specName)
    let suggestion = suggestions.suffix(for: string, among: names)
    report(
      Diagnostic(
        .unknownType,
        typeNames.contains(name)
          ? "`\(string)` is a type of this spec, and a type narrows a built-in one down"
          : "there is no built-in type `\(string)`\(suggestion)",
        at: name.span,
        help: Suggestion.inventory(of: names.sorted(), "the", "type") + "; `native` is a type of the app's own"))
    return nil
  }

  /// A text as URLs have it: in NFC.
  private static func normal(_ text: String) -> String {
    var bytes: [UInt8] = []
    guard (try? PercentCoding.append(text, keeping: .segment, to: &bytes)) != nil else { return text }
    return PercentCoding.decoded(bytes)
  }

  private mutating func refinement(
    of primitive: PrimitiveType, _ range: RangeSyntax?, _ expression: Text?, _ name: Text
  ) -> DeclaredType.Kind? {
    var texts = primitive.texts
    do {
      if let range {
        guard let inRange = try inRange(range, of: primitive) else { return nil }
        texts = inRange
      }
      if let expression {
        guard let matching = matching(expression) else { return nil }
        texts = try texts.intersection(matching)
      }
    } catch {
      report(
        Diagnostic(
          .invalidType, "telling the texts of this type from others takes too many states", at: name.span,
          help: "use a shorter expression, with smaller counts"))
      return nil
    }
    // A range that is empty has been reported.
    guard !texts.isEmpty else {
      report(
        Diagnostic(
          .invalidType, "no \(primitive.specName)\(range == nil ? "" : " of this range") matches this expression",
          at: expression?.span ?? name.span,
          help: "an expression says how the whole value is written"
            + (range == nil ? "" : ", and the range which values there are; widen one of them")))
      return nil
    }
    return .refinement(of: primitive, texts)
  }

  private mutating func matching(_ expression: Text) -> RegularSet? {
    do {
      // URLs are in NFC; an expression that is not would match nothing.
      let texts = try RegularSet.matching(Self.normal(expression.string))
      guard !texts.containsEmptyText else {
        report(
          Diagnostic(
            .invalidType, "this expression matches the empty text, and no capture is empty", at: expression.span,
            help: "let it want one character at least: `+` in place of `*`"))
        return nil
      }
      return texts
    } catch {
      report(
        Diagnostic(.invalidType, error.message, at: expression.slice(error.range).span, help: error.help))
      return nil
    }
  }

  /// The texts of a primitive type between two values; nil, with a finding, where it has no such values.
  private mutating func inRange(_ range: RangeSyntax, of primitive: PrimitiveType) throws -> RegularSet? {
    let bounds = [range.lower, range.upper].compactMap(\.self)
    for bound in bounds where !primitive.texts.contains(bound.string.utf8) {
      report(
        Diagnostic(
          .invalidType, "`\(bound.string)` is no \(primitive.specName)", at: bound.span,
          help: Self.form(of: primitive)))
      return nil
    }
    let lower = range.lower?.string
    let upper = range.upper?.string
    let texts: RegularSet
    switch primitive {
    case .int: texts = try .int(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .uint: texts = try .uint(from: lower.flatMap { Int($0) }, through: upper.flatMap { Int($0) })
    case .double:
      texts = try .double(from: lower.flatMap { DecimalText($0) }, through: upper.flatMap { DecimalText($0) })
    case .date: texts = try .date(from: lower, through: upper)
    case .string, .bool, .uuid, .slug, .url: return nil
    }
    guard texts.isEmpty else { return texts }
    report(
      Diagnostic(
        .invalidType, "no value is in this range", at: range.span, help: "the lower value comes first: `1...9`"))
    return nil
  }

  /// What the bounds of a range look like.
  private static func form(of primitive: PrimitiveType) -> String? {
    switch primitive {
    case .int: "an Int is a whole number that fits into 64 bits"
    case .uint: "a UInt is a whole number from 0 to 9223372036854775807"
    case .double: "a Double is written like `-0.5`"
    case .date: "a Date is a day of the calendar, written like `2025-01-31`"
    case .string, .bool, .uuid, .slug, .url: nil
    }
  }

  // MARK: Features

  private mutating func declareFeature(_ name: Text) {
    let string = name.string
    let caseName = string.prefix(1).lowercased() + string.dropFirst()
    // Two fragments may be of one feature.
    guard !model.features.contains(where: { $0.name == name }) else { return }
    if typeIndices[name] != nil || Self.reservedTypeNames.contains(string) || generatedTypeNames.contains(string) {
      report(
        Diagnostic(
          .nameCollision, "another generated type is called `\(string)`", at: name.span,
          help: "give the feature another name",
          related: typeIndices[name].map { [.init(model.types[$0].name.span, "the type is declared here")] } ?? []))
    }
    model.features.append(Feature(name: name, caseName: caseName))
  }
}
