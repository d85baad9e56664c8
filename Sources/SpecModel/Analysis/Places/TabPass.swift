import SpecText

struct TabPass {
  private let declarations: Declarations
  private let conditions: ConditionTable
  private let types: TypeTable
  private let metadata: MetadataPass
  private let rawValueType: SwiftSyntax.RawValue
  private let sink: DiagnosticSink

  init(
    _ declarations: Declarations, _ conditions: ConditionTable, _ types: TypeTable,
    _ metadata: MetadataPass, rawValueType: SwiftSyntax.RawValue, _ sink: DiagnosticSink
  ) {
    self.declarations = declarations
    self.conditions = conditions
    self.types = types
    self.metadata = metadata
    self.rawValueType = rawValueType
    self.sink = sink
  }

  func tabs(app: Text) -> [Tab] {
    let tabs = declarations.tabs.map { tab($0.name, $0.value) }
    if tabs.isEmpty, !sink.isSpecIncomplete {
      sink.report(Diagnostic(.missingValue, "the spec has no tabs", at: app.span, help: "add a tab under `tabs`"))
    }
    if tabs.count > 1 {
      for entry in declarations.tabs where entry.value.lacksIcon {
        if let finding = TabSyntax.keys.missing("icon", at: entry.value.span) { sink.report(finding) }
      }
    }
    checkRawValues(tabs)
    return tabs
  }

  private func tab(_ name: Text, _ entry: TabSyntax) -> Tab {
    Tab(
      name: name,
      span: entry.span,
      title: entry.title.map(Title.init) ?? .text(Text("", at: name.span)),
      summary: entry.summary,
      metadata: metadata.values(entry.metadata, of: "tab", name),
      icon: entry.icon ?? .symbol(Text("square.stack", at: name.span)),
      selectedIcon: entry.selectedIcon,
      accessibilityID: AccessibilityID(entry.accessibilityID, kind: "tab", name),
      parameters: parameters(entry),
      condition: entry.condition.flatMap { name in
        conditions.index(of: name, isOnly: true).map { Reference(index: $0, name: name) }
      },
      visibility: entry.visibility?.value ?? .byDefault,
      visibilitySpan: entry.visibility?.span,
      fallback: entry.fallback.flatMap { declarations.names.tab($0) },
      hasFallback: entry.fallback != nil,
      rawValue: rawValue(entry.rawValue),
      rawValueSpan: entry.rawValue?.span,
      section: entry.section.map(Title.init),
      shortcut: entry.shortcut,
      placeholder: entry.placeholder.flatMap { placeholder in
        placeholder.message.map { Tab.Placeholder(icon: placeholder.icon, message: Title($0)) }
      },
      isSearch: entry.role?.value == .search,
      layout: entry.layout?.value ?? .stack,
      activities: entry.activities?.map(\.value),
      opens: entry.opens.compactMap { declarations.names.route($0, in: .opens) })
  }

  private func parameters(_ entry: TabSyntax) -> [Parameter] {
    let parameters = ParameterResolver(types, sink).declared(entry.parameters)
    for parameter in parameters where parameter.isRequired {
      sink.report(
        Diagnostic(
          .unboundParameter,
          "the parameter `\(parameter.name.string)` of a tab cannot be required: a tab can appear without a link",
          at: parameter.name.span,
          help: "declare the parameter as `\(types.specName(of: parameter.type))?`, or add a default"))
    }
    return parameters
  }

  private func rawValue(_ text: Text?) -> Tab.RawValue? {
    guard let text else { return nil }
    guard rawValueType == .int else { return .text(text.string) }
    guard let number = Int(text.string) else {
      sink.report(
        Diagnostic(
          .wrongType, "`\(text.string)` is not an integer, which `tabRawValue: Int` requires", at: text.span,
          help: "write a whole number, or remove `tabRawValue: Int`"))
      return nil
    }
    return .number(number)
  }

  private func checkRawValues(_ tabs: [Tab]) {
    var owners: [String: Int] = [:]
    // Explicit raw values come first, because derived values do not depend on other tabs.
    let order = tabs.indices.sorted { (tabs[$0].rawValue == nil ? 1 : 0, $0) < (tabs[$1].rawValue == nil ? 1 : 0, $1) }
    for index in order {
      let value = tabs[index].rawValueText(index: index, rawValueType)
      guard let owner = owners[value] else {
        owners[value] = index
        continue
      }
      let (name, other) = (tabs[index].name.string, tabs[owner].name.string)
      let isDerived = tabs[index].rawValueSpan == nil
      sink.report(
        Diagnostic(
          .duplicateValue,
          "the tabs `\(name)` and `\(other)` have the same raw value `\(value)`"
            + (isDerived
              ? ": `\(name)` has no `raw`, so its raw value is its \(rawValueType == .int ? "index" : "name")" : ""),
          at: tabs[index].rawValueSpan ?? tabs[index].name.span,
          help: isDerived
            ? "change the `raw` of `\(other)`, or give `\(name)` a `raw` that no other tab has"
            : "change the `raw` of one of the tabs",
          related: [
            .init(tabs[owner].rawValueSpan ?? tabs[owner].name.span, "the raw value of `\(other)` is declared here")
          ]))
    }
  }

  func tabBar(_ entry: TabBarSyntax?) -> TabBar {
    guard let entry else { return TabBar() }
    if let shown = entry.storage?.shown, shown == entry.storage?.selection {
      sink.report(
        Diagnostic(
          .duplicateValue, "`selection` and `shown` have the same storage key, so each overwrites the other",
          at: shown.span, help: "change one of the keys"))
    }
    return TabBar(
      initial: entry.initial.flatMap { declarations.names.tab($0) }?.index ?? 0,
      restores: entry.restores?.value ?? .nothing, selectionKey: entry.storage?.selection,
      shownKey: entry.storage?.shown, retap: entry.retap?.value ?? .popToRoot,
      customization: entry.customization.map { customization in
        TabBar.Customization(
          minimum: customization.minimum?.value ?? 0, allowsReordering: customization.allowsReordering?.value ?? false,
          resetSelects: customization.resetSelects.flatMap { declarations.names.tab($0) })
      },
      background: entry.colors?.background,
      inactive: entry.colors?.inactive,
      active: entry.colors?.active)
  }
}

extension Title {
  init(_ entry: TitleSyntax) {
    switch entry {
    case .text(let text): self = .text(text)
    case .key(let key, let table): self = .key(key, table: table)
    }
  }
}

extension AccessibilityID {
  init(_ given: Text?, kind: String, _ name: Text) {
    if let given {
      self.init(text: given.string, span: given.span, isDerived: false)
      return
    }
    var text = kind
    text.reserveCapacity(kind.utf8.count + 1 + name.bytes.count)
    text += "."
    text += name.string
    self.init(text: text, span: name.span, isDerived: true)
  }
}
