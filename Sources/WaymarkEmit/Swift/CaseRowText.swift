import WaymarkModel
import WaymarkNavigation
import WaymarkSpec

/// The line of a case in its enum's table, as ``CaseTable`` lays it out.
enum CaseRowText {
  /// A screen's line.
  static func row(_ route: Route, as presentation: RouteEntry.Presentation, _ model: NavigationModel) -> String {
    var attributes: [String] = []
    func add(_ attribute: CaseAttribute, _ values: [String]? = nil) {
      attributes.append(attribute.rawValue + (values.map { "=" + $0.joined(separator: ",") } ?? ""))
    }
    if case .key = route.title { add(.titleIsKey) }
    if presentation == .push {
      let tabs = model.tabs.indices.filter(route.tabs.contains)
      if tabs.count < model.tabs.count || !route.flows.isEmpty {
        add(.pushedIn, tabs.map { model.tabs[$0].name.string } + route.flows.map { model.routes[$0].name.string })
      }
      if route.hidesTabBar { add(.hidesTabBar) }
    } else {
      if presentation == .sheet, !route.detents.isEmpty { add(.detents, route.detents.map(text)) }
      if !route.isDismissable { add(.isPersistent) }
      if route.hasFlow { add(.hasFlow) }
    }
    attributes += route.elements.map {
      "\(CaseAttribute.element.rawValue)\($0.name.string)=\($0.accessibilityID.string)"
    }
    return line(
      route.name.string, parameters(route.parameters, model), route.accessibilityID.text,
      route.title?.text.string ?? "", attributes)
  }

  /// The line of the case that holds a feature's screens.
  static func row(_ feature: Feature, rowType: String) -> String {
    line(feature.caseName, ":" + rowType)
  }

  /// The line of a case that is no screen.
  static func row(_ name: String, _ parameters: [Parameter], _ model: NavigationModel) -> String {
    line(name, Self.parameters(parameters, model))
  }

  private static func parameters(_ parameters: [Parameter], _ model: NavigationModel) -> String {
    parameters.map { "\($0.name.string):\(ParameterShape($0, model).rowType)" }.joined(separator: " ")
  }

  private static func line(
    _ name: String, _ parameters: String, _ accessibilityID: String = "", _ title: String = "",
    _ attributes: [String] = []
  ) -> String {
    let fields = [name, parameters, accessibilityID, title] + attributes
    let last = fields.lastIndex { !$0.isEmpty } ?? 0
    return fields[...last].joined(separator: "\t")
  }

  private static func text(_ detent: DetentEntry) -> String {
    switch detent {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "\(part)"
    }
  }
}
