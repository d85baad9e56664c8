import SpecText

/// A system feature that offers the visible screen with a user activity.
package enum ActivitySyntax: String, SpecWord {
  case handoff, search, prediction

  package var effect: String? {
    switch self {
    case .handoff: "offers the screen on other devices of the user"
    case .search: "lets Spotlight find the screen"
    case .prediction: "lets Siri suggest the screen"
    }
  }

  package static let otherWords: [String: [Self]] = [
    "continuity": [.handoff], "siri": [.prediction], "spotlight": [.search], "suggestion": [.prediction],
    "suggestions": [.prediction],
  ]
}

extension ValueKind where Value == [Located<ActivitySyntax>] {
  static let activities = ValueKind.list(.choice(ActivitySyntax.self), of: "activities").distinct()
}

/// A construct with the key `activities`. The key of a tab or route replaces the key of the root.
protocol ActivityKeyGroup: SpecConstruct {
  var activities: [Located<ActivitySyntax>]? { get set }
}

extension Key where Construct: ActivityKeyGroup {
  static func activities(_ summary: String, default value: KeyDefault) -> Key {
    let words = ActivitySyntax.allCases.map(\.phrase).joined(separator: ", ")
    return Key(
      "activities", .activities, "\(summary): \(words)", default: value, example: "[handoff, search]",
      changes: "the system offers other screens, and their links stay the same"
    ) { $0.activities = $1 }
  }
}
