import SpecModel
import SpecText
import WaymarkLinks

/// A formatter for the lines of a ``CaseTable``.
enum CaseRowText {
  /// Returns the ``CaseTable`` line for a screen.
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
      row.bytes.append(title.text.bytes)
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
      if (route.tabs.count ?? model.tabs.count) < model.tabs.count || !route.flows.isEmpty {
        let tabs = route.tabs.sorted(outOf: model.tabs.count).map { model.tabs[$0].name }
        row.add(tabs + route.flows.map { model.routes[$0].name }, as: .pushedIn)
      }
    } else if !model.spec.isModule, presentation != .window, !route.covers.isEmpty {
      row.add(route.covers.map { model.routes[$0].name }, as: .covers)
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
      row.bytes.append(value.name.bytes)
      row.bytes.append("=")
      row.bytes.append(value.value.bytes)
    }
    return row.bytes.string
  }

  static func metadataRow(_ tab: borrowing Tab, _ model: borrowing NavigationModel) -> String {
    var row = Row(tab.name)
    for _ in CaseRow.Field.parameters.rawValue..<CaseRow.Field.firstAttribute.rawValue { row.skipField() }
    append(tab.metadata, model, to: &row)
    return row.bytes.string
  }

  private static func append(_ metadata: [MetadataValue], _ model: borrowing NavigationModel, to row: inout Row) {
    for value in metadata {
      row.start(.metadata)
      row.bytes.append(model.metadataKeys[value.key].name.bytes)
      row.bytes.append("=")
      row.bytes.append(value.value.metadataText)
    }
  }

  static func row(_ feature: Feature, rowType: String) -> String { feature.caseName + "\t:" + rowType }

  /// Returns the ``CaseTable`` line for a case that is not a screen.
  static func row(_ name: Text, _ parameters: [Parameter], _ model: NavigationModel) -> String {
    var row = Row(name)
    if !parameters.isEmpty {
      row.startField()
      append(parameters, model, to: &row)
    }
    return row.bytes.string
  }

  private static func append(_ parameters: [Parameter], _ model: borrowing NavigationModel, to row: inout Row) {
    for index in parameters.indices {
      if index > 0 { row.bytes.append(" ") }
      row.bytes.append(parameters[index].name.bytes)
      row.bytes.append(":")
      row.bytes.append(ParameterShape(parameters[index], model).rowType)
    }
  }

  /// A line of tab-separated fields.
  ///
  /// Empty fields at the end of the line are omitted.
  private struct Row: ~Copyable {
    var bytes = ByteBuffer(capacity: 128)
    private var tabs = 0

    init(_ name: Text) {
      bytes.append(name.bytes)
    }

    /// Appends one tab character for each skipped field, and one tab character for the field that follows.
    mutating func startField() {
      for _ in 0...tabs { bytes.append(UInt8(ascii: "\t")) }
      tabs = 0
    }

    mutating func start(_ attribute: CaseAttribute) {
      startField()
      bytes.append(attribute.name)
    }

    /// Adds an attribute whose value is a list of names. The list can be empty.
    mutating func add(_ names: [Text], as attribute: CaseAttribute) {
      start(attribute)
      bytes.append("=")
      for index in names.indices {
        if index > 0 { bytes.append(",") }
        bytes.append(names[index].bytes)
      }
    }

    mutating func skipField() { tabs += 1 }
  }
}

/// The keys of a module's routes that contain names of the app.
///
/// The file of a module is compiled without the app. The compiler therefore doesn't know which names are tabs. The run
/// time compares the names, so each attribute can contain all names of the key `in`. The run time also converts the
/// values of metadata.
enum AsWritten {
  /// Returns the names in the `in` key of a route; `nil` if the route has no such key, or if the spec isn't a module.
  ///
  /// - Returns: The names, in the order of the spec.
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
    case .window: return nil
    }
  }

  /// Returns the values in the `meta` key of a module's route. The app declares the keys and their types.
  ///
  /// - Returns: The values without control characters, in the order of the file. No type of metadata contains control
  ///   characters. The list is empty if the spec isn't a module.
  static func metadata(of route: borrowing Route, _ model: borrowing NavigationModel) -> [Named<Text>] {
    guard model.spec.isModule else { return [] }
    let values = syntax(of: route, model)?.metadata?.values ?? []
    return values.filter { value in value.value.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
  }

  private static func syntax(of route: borrowing Route, _ model: borrowing NavigationModel) -> RouteSyntax? {
    let name = route.name
    return model.spec.fragments[0].routes.first { $0.name == name }?.value
  }
}
