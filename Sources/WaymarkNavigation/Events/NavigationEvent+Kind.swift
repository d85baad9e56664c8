extension NavigationEvent {
  /// The name of the case, for tools.
  package var kind: String {
    switch self {
    case .selected: "selected"
    case .retapped: "retapped"
    case .pushed: "pushed"
    case .popped: "popped"
    case .presented: "presented"
    case .dismissed: "dismissed"
    case .resized: "resized"
    case .unconfirmed: "unconfirmed"
    case .notPresented: "notPresented"
    case .dismissalUnconfirmed: "dismissalUnconfirmed"
    case .opened: "opened"
    case .closed: "closed"
    case .gateShown: "gateShown"
    case .gateLeft: "gateLeft"
    case .tabBarChanged: "tabBarChanged"
    case .fellBack: "fellBack"
    case .link: "link"
    case .rejected: "rejected"
    case .pending: "pending"
    case .dropped: "dropped"
    case .askedToLeave: "askedToLeave"
    case .stayed: "stayed"
    case .conditionsEnded: "conditionsEnded"
    case .returned: "returned"
    case .misplaced: "misplaced"
    case .restored: "restored"
    case .snapshotDropped: "snapshotDropped"
    }
  }
}

extension LinkStatus {
  /// The name of the case, for tools.
  package var kind: String {
    switch self {
    case .redirected: "redirected"
    case .deprecated: "deprecated"
    case .pendingViews: "pendingViews"
    case .pendingDismissal: "pendingDismissal"
    case .pendingDecision: "pendingDecision"
    case .pending: "pending"
    case .replaced: "replaced"
    case .dropped: "dropped"
    case .resolving: "resolving"
    case .done: "done"
    case .nowhere: "nowhere"
    case .cancelled: "cancelled"
    case .opened: "opened"
    case .rejected: "rejected"
    case .unmatched: "unmatched"
    case .leftToWeb: "leftToWeb"
    case .rejectedURL: "rejectedURL"
    case .redirectedTooOften: "redirectedTooOften"
    }
  }
}
