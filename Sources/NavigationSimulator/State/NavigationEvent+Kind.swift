import WaymarkNavigation

extension NavigationEvent {
  /// The name of the kind of event.
  var kind: String {
    switch self {
    case .selected: "selected"
    case .retapped: "retapped"
    case .pushed: "pushed"
    case .popped: "popped"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .unconfirmed: "unconfirmed"
    case .dismissalUnconfirmed: "dismissalUnconfirmed"
    case .opened: "opened"
    case .closed: "closed"
    case .tabBarChanged: "tabBarChanged"
    case .fellBack: "fellBack"
    case .link: "link"
    case .rejected: "rejected"
    case .pending: "pending"
    case .dropped: "dropped"
    case .conditionsEnded: "conditionsEnded"
    case .returned: "returned"
    case .misplaced: "misplaced"
    case .restored: "restored"
    case .snapshotDropped: "snapshotDropped"
    }
  }
}
