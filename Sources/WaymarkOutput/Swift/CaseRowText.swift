import SpecModel
import SpecText
import WaymarkLinks

enum CaseRowText {
  static func row(
    _ route: borrowing Route, as presentation: RouteSyntax.Presentation, _ model: borrowing NavigationModel
  ) -> String {
    var row = Row(route.name)
    if !route.parameters.isEmpty {
      row.startField()
      append(route.parameters, model, to: &row)
    } else {
      row.skipField()
    }
    if let title = route.title, !title.text.isEmpty {
      row.startField()
      row.bytes.append(contentsOf: title.text.bytes)
    } else {
      row.skipField()
    }
    if case .key(_, let given) = route.title {
      row.start(.titleTable)
      let table = model.tableName(given)
      if table != LocalizationSyntax.standardTable { row.bytes.append("=" + table) }
    }
    if let places = AsWritten.names(of: route, as: presentation, model) {
      if presentation == .push || !places.isEmpty { row.add(places, as: presentation == .push ? .pushedIn : .covers) }
    } else if presentation == .push {
      if (route.tabs.count ?? model.tabs.count) < model.tabs.count || !route.flows.isEmpty || !route.gates.isEmpty {
        let tabs = route.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name }
        let gates = route.gates.filter { !route.flows.contains($0) }
        row.add(tabs + (route.flows + gates).map { model.routes[$0].name }, as: .pushedIn)
      }
    } else if !model.spec.isModule, presentation.canCover {
      // A row that names only gates allows no tab.
      let omitsTabs = route.gates.isEmpty && (route.tabs.count ?? model.tabs.count) == model.tabs.count
      let tabs = omitsTabs ? [] : route.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name }
      let gates = route.gates.filter { !route.covers.contains($0) }
      let names = tabs + (route.covers + gates).map { model.routes[$0].name }
      if !names.isEmpty { row.add(names, as: .covers) }
    }
    if !route.requirements.isEmpty { row.add(route.requirements.map { model.conditions[$0].name }, as: .requires) }
    for attribute in route.attributes where attribute.isCarried(by: presentation) {
      row.startField()
      row.bytes.append(attribute.name)
      if !attribute.value.isEmpty { row.bytes.append("=" + attribute.value) }
    }
    if presentation != .push, route.hasFlow { row.start(.hasFlow) }
    append(route.metadata, model, to: &row)
    for value in AsWritten.metadata(of: route, model) {
      row.start(.metadata)
      row.bytes.append(contentsOf: value.name.bytes)
      row.bytes.append("=")
      row.bytes.append(contentsOf: value.value.bytes)
    }
    return String(decoding: row.bytes, as: UTF8.self)
  }

  static func metadataRow(_ tab: borrowing Tab, _ model: borrowing NavigationModel) -> String {
    var row = Row(tab.name)
    for _ in CaseRow.Field.parameters.rawValue..<CaseRow.Field.firstAttribute.rawValue { row.skipField() }
    append(tab.metadata, model, to: &row)
    return String(decoding: row.bytes, as: UTF8.self)
  }

  private static func append(_ metadata: [MetadataValue], _ model: borrowing NavigationModel, to row: inout Row) {
    for value in metadata {
      row.start(.metadata)
      row.bytes.append(contentsOf: model.metadataKeys[value.key].name.bytes)
      row.bytes.append("=")
      row.bytes.append(value.value.metadataText)
    }
  }

  static func row(_ feature: Feature, rowType: String) -> String { feature.caseName + "\t:" + rowType }

  static func row(_ name: Text, _ parameters: [Parameter], _ model: NavigationModel) -> String {
    var row = Row(name)
    if !parameters.isEmpty {
      row.startField()
      append(parameters, model, to: &row)
    }
    return String(decoding: row.bytes, as: UTF8.self)
  }

  private static func append(_ parameters: [Parameter], _ model: borrowing NavigationModel, to row: inout Row) {
    for index in parameters.indices {
      if index > 0 { row.bytes.append(" ") }
      row.bytes.append(contentsOf: parameters[index].name.bytes)
      row.bytes.append(":")
      row.bytes.append(ParameterShape(parameters[index], model).rowType)
    }
  }

  private struct Row: ~Copyable {
    var bytes: [UInt8] = []
    private var tabs = 0

    init(_ name: Text) { bytes.append(contentsOf: name.bytes) }

    mutating func startField() {
      for _ in 0...tabs { bytes.append(UInt8(ascii: "\t")) }
      tabs = 0
    }

    mutating func start(_ attribute: CaseAttribute) {
      startField()
      bytes.append(attribute.name)
    }

    mutating func add(_ names: [Text], as attribute: CaseAttribute) {
      start(attribute)
      bytes.append("=")
      for index in names.indices {
        if index > 0 { bytes.append(",") }
        bytes.append(contentsOf: names[index].bytes)
      }
    }

    mutating func skipField() { tabs += 1 }
  }
}

/// Keys of a module's routes with names of the app, which the compiler doesn't know. The run time compares the names
/// and converts the values.
enum AsWritten {
  /// `nil` without the key `in`, or if the spec isn't a module.
  static func names(
    of route: borrowing Route, as presentation: RouteSyntax.Presentation, _ model: borrowing NavigationModel
  ) -> [Text]? {
    guard model.spec.isModule else { return nil }
    let name = route.name
    guard let names = syntax(of: route, model)?.tabs else { return nil }
    switch presentation {
    case .push: return names
    // A route that is pushed inside itself does not cover itself.
    case .sheet, .cover: return names.filter { $0 != name || !route.presentations.contains(.push) }
    case .window, .gate: return nil
    }
  }

  /// The app declares the keys and their types. Values have no control characters. The list is empty if the spec isn't
  /// a module.
  static func metadata(of route: borrowing Route, _ model: borrowing NavigationModel) -> [Named<Text>] {
    guard model.spec.isModule else { return [] }
    let values = syntax(of: route, model)?.metadata?.values ?? []
    return values.filter { value in value.value.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }

  private static func syntax(of route: borrowing Route, _ model: borrowing NavigationModel) -> RouteSyntax? {
    // The routes are in file order, and a search for the name would compare many names.
    let span = route.name.span
    let routes = model.spec.fragments[0].routes
    let index = routes.partitioningIndex { $0.name.span.start >= span.start }
    return index < routes.count && routes[index].name.span == span ? routes[index].value : nil
  }
}
