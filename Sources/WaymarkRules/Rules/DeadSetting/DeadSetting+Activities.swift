import SpecModel
import SpecText

extension DeadSetting {
  /// The system can offer only a screen with a URL. Spotlight and Siri also need a title.
  static let activities: Check = { model in
    let spec = model.spec
    let lists = [spec.root.routes] + spec.fragments.map(\.routes)
    var settings: [DeadSetting] = []
    if spec.root.activities?.isEmpty == false, !model.tabs.contains(where: { !$0.links.isEmpty }),
      !model.routes.contains(where: { !$0.links.isEmpty })
    {
      settings.append(
        DeadSetting(
          key: "activities", mapping: spec.root.span, reason: "no tab or route has a link, so no screen has a URL"))
    }
    for tab in spec.root.tabs + spec.fragments.flatMap(\.tabs)
    where tab.value.activities?.isEmpty == false && tab.value.links.isEmpty {
      settings.append(.withoutURL(tab.name, tab.value.span))
    }
    for routes in lists {
      // The loop uses indices, because the elements of a loop would be copies of large routes.
      for index in routes.indices {
        guard let activities = routes[index].value.activities, !activities.isEmpty else { continue }
        let route = routes[index]
        let presentations = route.value.presentations
        if !presentations.isEmpty, presentations.allSatisfy({ $0.value == .gate }) {
          settings.append(
            DeadSetting(
              key: "activities", mapping: route.value.span,
              reason: "`\(route.name.string)` is only a gate, and a gate has no URL"))
        } else if route.value.links.isEmpty {
          settings.append(.withoutURL(route.name, route.value.span))
        } else if route.value.title == nil, !activities.contains(where: { $0.value == .handoff }) {
          settings.append(
            DeadSetting(
              key: "activities", mapping: route.value.span,
              reason: "`\(route.name.string)` has no title, and Spotlight and Siri show screens by their titles",
              alternative: "add a `title`"))
        }
      }
    }
    return settings
  }

  private static func withoutURL(_ name: Text, _ span: Span) -> DeadSetting {
    DeadSetting(
      key: "activities", mapping: span,
      reason: "`\(name.string)` has no link, and the system can only offer a screen with a URL",
      alternative: "add `links`")
  }
}
