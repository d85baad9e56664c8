import WaymarkModel
import WaymarkNavigation
import WaymarkSpec

/// The line of a case in its enum's table, as ``CaseTable`` lays it out.
enum CaseRowText {
  /// A screen's line.
  static func row(_ route: Route, as presentation: RouteEntry.Presentation, _ model: NavigationModel) -> String {
    var row = Row(route.name.string)
    row.add(parameters(route.parameters, model))
    row.add(route.accessibilityID.text)
    row.add(route.title?.text.string ?? "")
    func add(_ attribute: CaseAttribute, _ values: [String]? = nil) {
      row.add(attribute.rawValue + (values.map { "=" + $0.joined(separator: ",") } ?? ""))
    }
    if case .key = route.title { add(.titleIsKey) }
    if presentation == .push {
      if (route.tabs.count ?? model.tabs.count) < model.tabs.count || !route.flows.isEmpty {
        let tabs = route.tabs.sorted(outOf: model.tabs.count)
        add(.pushedIn, tabs.map { model.tabs[$0].name.string } + route.flows.map { model.routes[$0].name.string })
      }
      if route.hidesTabBar { add(.hidesTabBar) }
    } else {
      if presentation == .sheet, !route.detents.isEmpty { add(.detents, route.detents.map(text)) }
      if !route.isDismissable { add(.isPersistent) }
      if route.hasFlow { add(.hasFlow) }
    }
    for element in route.elements {
      row.add("\(CaseAttribute.element.rawValue)\(element.name.string)=\(element.accessibilityID.string)")
    }
    return row.text
  }

  /// The line of the case that holds a feature's screens.
  static func row(_ feature: Feature, rowType: String) -> String {
    var row = Row(feature.caseName)
    row.add(":" + rowType)
    return row.text
  }

  /// The line of a case that is no screen.
  static func row(_ name: String, _ parameters: [Parameter], _ model: NavigationModel) -> String {
    var row = Row(name)
    row.add(Self.parameters(parameters, model))
    return row.text
  }

  private static func parameters(_ parameters: [Parameter], _ model: NavigationModel) -> String {
    var text = ""
    for parameter in parameters {
      if !text.isEmpty { text += " " }
      text += parameter.name.string
      text += ":"
      text += ParameterShape(parameter, model).rowType
    }
    return text
  }

  /// Fields with tabs between them, without those at the end that are empty.
  private struct Row {
    private(set) var text: String
    private var tabs = 0

    init(_ name: String) {
      text = name
    }

    mutating func add(_ field: String) {
      tabs += 1
      guard !field.isEmpty else { return }
      for _ in 0..<tabs { text += "\t" }
      tabs = 0
      text += field
    }
  }

  private static func text(_ detent: DetentEntry) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "\(part)"
    }
  }
}
