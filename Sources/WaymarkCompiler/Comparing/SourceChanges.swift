import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// What the generated Swift declares: names, cases, what they carry.
///
/// What goes or is of another type breaks code that uses it. A case that comes does not: that a switch over it must get one is why it
/// is a case. Code that is as it was and does something else, as with another default, is told and breaks nothing.
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
    comparison.compareTabs()
    comparison.compareScreens()
    comparison.compareResolvedLinks()
    comparison.compareKinds()
    return comparison.changes
  }

  private init(pair: SpecPair) { self.pair = pair }

  mutating func add(
    _ subject: String, _ message: String, isBreaking: Bool, help: String? = nil, before: Span? = nil,
    after: Span? = nil
  ) {
    changes.append(
      Change(.source, isBreaking: isBreaking, of: subject, message, help: help, before: before, after: after))
  }

  /// What is said of cases that come, go, and have other names.
  ///
  /// - Parameters:
  ///   - name: A case as code has it: `Condition.signedIn`.
  ///   - others: What else is called by the name, as code has it.
  mutating func compareCases<Element>(
    _ pairs: NamePairs, _ old: [Element], _ new: [Element], name: (Element) -> String, subject: (Element) -> String,
    span: (Element) -> Span, addition: String, others: (Element) -> [String] = { _ in [] }
  ) {
    for pair in pairs.renamed {
      let names = zip(others(old[pair.old]), others(new[pair.new]))
      add(
        subject(old[pair.old]),
        "`\(name(old[pair.old]))` is called `\(name(new[pair.new]))` now"
          + names.map { ", and `\($0)` is `\($1)`" }.joined(), isBreaking: true,
        help: "rename it in the code that uses it", before: span(old[pair.old]), after: span(new[pair.new]))
    }
    for index in pairs.gone {
      add(
        subject(old[index]), "`\(name(old[index]))` is gone", isBreaking: true,
        help: "take it out of the code that uses it", before: span(old[index]))
    }
    for index in pairs.added {
      add(
        subject(new[index]), "`\(name(new[index]))` is new; \(addition)", isBreaking: false, after: span(new[index]))
    }
  }

  static let switchAddition = "a switch over it needs the case"

  // MARK: The whole

  private mutating func compareNamespace() {
    let (old, new) = (pair.old, pair.new)
    let names: [(former: String, present: String, standard: String?)] = [
      (old.typeNames.namespace, new.typeNames.namespace, nil),
      (old.typeNames.tab, new.typeNames.tab, "Tab"), (old.typeNames.route, new.typeNames.route, "Route"),
      (old.typeNames.sheet, new.typeNames.sheet, "Sheet"), (old.typeNames.cover, new.typeNames.cover, "Cover"),
      (old.typeNames.window, new.typeNames.window, "Window"), (old.typeNames.link, new.typeNames.link, "Link"),
    ]
    let spans = (old.spec.root.swift?.span ?? old.app.span, new.spec.root.swift?.span ?? new.app.span)
    for (former, present, standard) in names where former != present {
      // The standard name is an alias where there is another.
      let isKept = former == standard
      add(
        former,
        "the type `\(former)` is called `\(present)` now" + (isKept ? ", and `\(former)` is an alias of it" : ""),
        isBreaking: !isKept,
        help: isKept ? nil : "rename it in the code that uses it, or keep it under `swift: names:`",
        before: spans.0, after: spans.1)
    }
    let ranks = SwiftSyntax.Access.allCases
    if old.access != new.access, let former = ranks.firstIndex(of: old.access),
      let present = ranks.firstIndex(of: new.access)
    {
      let isLess = present < former
      add(
        "swift.access", "the generated code was `\(old.access.rawValue)` and is `\(new.access.rawValue)` now",
        isBreaking: isLess,
        help: isLess
          ? "code outside of its \(new.access == .internal ? "module" : "package") cannot use it any more" : nil,
        before: spans.0, after: spans.1)
    }
    if old.tabRawValue != new.tabRawValue {
      add(
        "swift.tabRawValue",
        "the raw values of `\(new.typeNames.tab)` were of type `\(old.tabRawValue.rawValue)` and are of type `\(new.tabRawValue.rawValue)` now",
        isBreaking: true, help: "change the code that uses `rawValue`", before: spans.0, after: spans.1)
    }
  }

  private mutating func compareImports() {
    let imports = NamePairs(pair.old.imports, pair.new.imports)
    let spans = (imports.gone.map { pair.old.span(ofImport: $0) }, imports.added.map { pair.new.span(ofImport: $0) })
    for (index, span) in zip(imports.gone, spans.0) {
      add(
        pair.old.imports[index], "the generated code does not import `\(pair.old.imports[index])` any more",
        isBreaking: false, before: span)
    }
    for (index, span) in zip(imports.added, spans.1) {
      add(
        pair.new.imports[index],
        "the generated code imports `\(pair.new.imports[index])` now; its target has to depend on that",
        isBreaking: false, after: span)
    }
  }

  // MARK: Small enums

  private mutating func compareOrigins() {
    compareCases(
      pair.origins, pair.old.origins, pair.new.origins, name: { "Origin.\($0.name.string)" },
      subject: { $0.name.string },
      span: { $0.name.span }, addition: Self.switchAddition)
  }

  private mutating func compareConditions() {
    compareCases(
      pair.conditions, pair.old.conditions, pair.new.conditions, name: { "Condition.\($0.string)" },
      subject: { $0.string }, span: { $0.span }, addition: "it does not hold until the app says so")
  }

  private mutating func compareTypes() {
    for type in pair.types.pairs {
      let (old, new) = (pair.old.types[type.old], pair.new.types[type.new])
      let spans = (old.name.span, new.name.span)
      switch (old.kind, new.kind) {
      case (.enumeration(let former, _), .enumeration(let present, _)):
        if type.isRenamed {
          add(
            old.name.string, "the enum `\(old.name.string)` is called `\(new.name.string)` now", isBreaking: true,
            help: "rename it in the code that uses it", before: spans.0, after: spans.1)
        }
        compareCases(
          NamePairs(former, present), former, present, name: { "\(new.name.string).\($0.name.string)" },
          subject: { _ in old.name.string }, span: { $0.name.span }, addition: Self.switchAddition)
      case (.native(let former, let identity), .native(let present, let newIdentity)):
        if former != present {
          add(
            old.name.string,
            "`\(old.name.string)` is the app's `\(present)` now and was its `\(former)`; so is what screens carry",
            isBreaking: true, help: "change the code that makes and takes it", before: spans.0, after: spans.1)
        }
        if identity != newIdentity {
          add(
            old.name.string,
            "two values of `\(present)` are told apart by `\(newIdentity)` now and were by `\(identity)`; it needs that property",
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
      type.name.string, "the enum `\(type.name.string)` is gone", isBreaking: true,
      help: "take it out of the code that uses it", before: type.name.span)
  }

  private mutating func gainEnum(_ type: DeclaredType) {
    add(type.name.string, "the enum `\(type.name.string)` is new", isBreaking: false, after: type.name.span)
  }
}

extension NavigationModel {
  fileprivate func span(ofImport index: Int) -> Span? {
    spec.root.imports.first { $0.string == imports[index] }?.span
  }
}
