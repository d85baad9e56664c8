import SpecText

extension NavigationModel {
  /// The type of the published user activities is the bundle identifier with this suffix.
  package static let activityTypeSuffix = ".screen"

  /// The location of the first word under `activities`, or `nil` if the app publishes no user activities.
  package var activitiesKey: Span? {
    if let word = spec.root.activities?.first { return word.span }
    let tabs = spec.root.tabs + spec.fragments.flatMap(\.tabs)
    for tab in tabs { if let word = tab.value.activities?.first { return word.span } }
    for routes in [spec.root.routes] + spec.fragments.map(\.routes) {
      // The elements of a loop would be copies of large routes.
      for index in routes.indices { if let word = routes[index].value.activities?.first { return word.span } }
    }
    return nil
  }
}
