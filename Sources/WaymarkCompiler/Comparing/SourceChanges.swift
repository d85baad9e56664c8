import SpecModel
import SpecText

/// Names, enum cases, and associated values of the generated code. A removal or a new type is breaking. A new enum case
/// is not, although an exhaustive `switch` must handle it, and neither is a change of behavior such as a new default.
struct SourceChanges {
  let pair: SpecPair
  private(set) var changes: [Change] = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = SourceChanges(pair: pair)
    comparison.compareNamespace()
    comparison.compareImports()
    comparison.compareOrigins()
    comparison.compareConditions()
    comparison.compareTypes()
    comparison.compareMetadata()
    comparison.compareTabs()
    comparison.compareScreens()
    comparison.compareResolvedLinks()
    comparison.compareKinds()
    return comparison.changes
  }

  /// Keyed by the names of captures in the hosts.
  let causesOfHostCaptures: (removed: [String: Change.Cause], added: [String: Change.Cause])

  private init(pair: SpecPair) {
    self.pair = pair
    causesOfHostCaptures = pair.causesOfHostCaptures
  }

  mutating func add(
    _ subject: String, _ message: String, isBreaking: Bool, help: String? = nil, before: Span? = nil,
    after: Span? = nil, cause: Change.Cause? = nil
  ) {
    changes.append(
      Change(
        .source, isBreaking: isBreaking, of: subject, message, help: help, before: before, after: after, cause: cause))
  }

  mutating func compareCases<Element>(
    _ pairs: NamePairs, _ old: [Element], _ new: [Element], name: (Element) -> String, subject: (Element) -> String,
    span: (Element) -> Span, addition: String, others: (Element) -> [String] = { _ in [] }
  ) {
    for pair in pairs.renamed {
      let names = zip(others(old[pair.old]), others(new[pair.new]))
      add(
        subject(old[pair.old]),
        "`\(name(old[pair.old]))` was renamed to `\(name(new[pair.new]))`"
          + names.map { ", and `\($0)` to `\($1)`" }.joined(), isBreaking: true,
        help: Self.renamingHelp, before: span(old[pair.old]), after: span(new[pair.new]))
    }
    for index in pairs.gone {
      add(
        subject(old[index]), "`\(name(old[index]))` was removed", isBreaking: true,
        help: Self.removalHelp, before: span(old[index]))
    }
    for index in pairs.added {
      add(
        subject(new[index]), "`\(name(new[index]))` was added; \(addition)", isBreaking: false, after: span(new[index]))
    }
  }

  static let switchAddition = "exhaustive switches need the new case"
  static let renamingHelp = "update the code that uses the old name"
  static let removalHelp = "update the code that uses the removed name"

  private mutating func compareNamespace() {
    let (old, new) = (pair.old, pair.new)
    let names: [(former: String, present: String, standard: String?)] = [
      (old.typeNames.namespace, new.typeNames.namespace, nil),
      (old.typeNames.accessibilityID, new.typeNames.accessibilityID, nil),
      (old.typeNames.tab, new.typeNames.tab, "Tab"), (old.typeNames.route, new.typeNames.route, "Route"),
      (old.typeNames.sheet, new.typeNames.sheet, "Sheet"), (old.typeNames.cover, new.typeNames.cover, "Cover"),
      (old.typeNames.window, new.typeNames.window, "Window"), (old.typeNames.gate, new.typeNames.gate, "Gate"),
      (old.typeNames.link, new.typeNames.link, "Link"),
    ]
    let spans = (old.spec.root.swift?.span ?? old.app.span, new.spec.root.swift?.span ?? new.app.span)
    for (former, present, standard) in names where former != present {
      // The standard name remains as an alias of any other name.
      let isKept = former == standard
      add(
        former,
        "the type `\(former)` was renamed to `\(present)`" + (isKept ? ", and `\(former)` is now an alias" : ""),
        isBreaking: !isKept,
        help: isKept ? nil : "update the code that uses the old name, or keep the name in `swift: names:`",
        before: spans.0, after: spans.1)
    }
    let ranks = SwiftSyntax.Access.allCases
    if old.access != new.access, let former = ranks.firstIndex(of: old.access),
      let present = ranks.firstIndex(of: new.access)
    {
      let isLess = present < former
      add(
        "swift.access",
        "the access level of the generated code changed from `\(old.access.rawValue)` to `\(new.access.rawValue)`",
        isBreaking: isLess,
        help: isLess
          ? "keep the access level if code outside the \(new.access == .internal ? "module" : "package") "
            + "uses the generated code" : nil,
        before: spans.0, after: spans.1)
    }
    if old.tabRawValue != new.tabRawValue {
      add(
        "swift.tabRawValue",
        "the type of the raw values of `\(new.typeNames.tab)` changed from `\(old.tabRawValue.rawValue)` to "
          + "`\(new.tabRawValue.rawValue)`",
        isBreaking: true, help: "update the code that uses `rawValue`", before: spans.0, after: spans.1)
    }
  }

  private mutating func compareImports() {
    let imports = NamePairs(pair.old.imports, pair.new.imports)
    let spans = (imports.gone.map { pair.old.span(ofImport: $0) }, imports.added.map { pair.new.span(ofImport: $0) })
    for (index, span) in zip(imports.gone, spans.0) {
      add(
        pair.old.imports[index], "the generated code no longer imports `\(pair.old.imports[index])`",
        isBreaking: false, before: span)
    }
    for (index, span) in zip(imports.added, spans.1) {
      add(
        pair.new.imports[index],
        "the generated code now imports `\(pair.new.imports[index])`; its target must depend on this module",
        isBreaking: false, after: span)
    }
  }

  private mutating func compareOrigins() {
    compareCases(
      pair.origins, pair.old.origins, pair.new.origins, name: { "Origin.\($0.name.string)" },
      subject: { $0.name.string }, span: { $0.name.span }, addition: Self.switchAddition)
  }

  private mutating func compareConditions() {
    compareCases(
      pair.conditions, pair.old.conditions, pair.new.conditions, name: { "Condition.\($0.name.string)" },
      subject: { $0.name.string }, span: { $0.name.span }, addition: "the condition is false until the app sets it")
  }

  private mutating func compareTypes() {
    for type in pair.types.pairs {
      let (old, new) = (pair.old.types[type.old], pair.new.types[type.new])
      let spans = (old.name.span, new.name.span)
      switch (old.kind, new.kind) {
      case (.enumeration(let former, _), .enumeration(let present, _)):
        if type.isRenamed {
          add(
            old.name.string, "the enum `\(old.name.string)` was renamed to `\(new.name.string)`", isBreaking: true,
            help: Self.renamingHelp, before: spans.0, after: spans.1)
        }
        compareCases(
          NamePairs(former, present), former, present, name: { "\(new.name.string).\($0.name.string)" },
          subject: { _ in old.name.string }, span: { $0.name.span }, addition: Self.switchAddition)
      case (.native(let former, let identity), .native(let present, let newIdentity)):
        if former != present {
          add(
            old.name.string,
            "the Swift type of `\(old.name.string)` changed from `\(former)` to `\(present)`, "
              + "also in associated values",
            isBreaking: true, help: "update the code that creates or uses values of the type", before: spans.0,
            after: spans.1)
        }
        if identity != newIdentity {
          add(
            old.name.string,
            "the property that identifies values of `\(present)` changed from `\(identity)` to `\(newIdentity)`; "
              + "the type must have the new property",
            isBreaking: false, before: spans.0, after: spans.1)
        }
      case (.enumeration, _): loseEnum(old)
      case (_, .enumeration): gainEnum(new)
      default: break
      }
    }
    for index in pair.types.gone {
      if case .enumeration = pair.old.types[index].kind { loseEnum(pair.old.types[index]) }
    }
    for index in pair.types.added {
      if case .enumeration = pair.new.types[index].kind { gainEnum(pair.new.types[index]) }
    }
  }

  private mutating func loseEnum(_ type: DeclaredType) {
    add(
      type.name.string, "the enum `\(type.name.string)` was removed", isBreaking: true,
      help: Self.removalHelp, before: type.name.span)
  }

  private mutating func gainEnum(_ type: DeclaredType) {
    add(type.name.string, "the enum `\(type.name.string)` was added", isBreaking: false, after: type.name.span)
  }
}

extension NavigationModel {
  fileprivate func span(ofImport index: Int) -> Span? { spec.root.imports.first { $0.string == imports[index] }?.span }
}
