#if DEBUG
  /// An event in the report of a launch.
  struct ReportedEvent {
    /// The kind of the event: the name of its case in ``NavigationEvent``, or in ``LinkStatus`` for a link.
    let name: String
    /// The ID of the link in the spec.
    var link: String?
    var source: String?
    var reason: String?

    init(_ name: String, reason: String? = nil) {
      self.name = name
      self.reason = reason
    }

    init<Spec: NavigationSpec>(_ event: NavigationEvent<Spec>) {
      switch event {
      case .link(let event):
        self.init(event)
      case .selected: self.init("selected")
      case .retapped: self.init("retapped")
      case .pushed: self.init("pushed")
      case .popped: self.init("popped")
      case .presented: self.init("presented")
      case .dismissed: self.init("dismissed")
      case .resized: self.init("resized")
      case .unconfirmed: self.init("unconfirmed", reason: "\(event)")
      case .notPresented: self.init("notPresented", reason: "\(event)")
      case .dismissalUnconfirmed: self.init("dismissalUnconfirmed", reason: "\(event)")
      case .opened: self.init("opened")
      case .closed: self.init("closed")
      case .gateShown: self.init("gateShown")
      case .gateLeft: self.init("gateLeft")
      case .tabBarChanged: self.init("tabBarChanged")
      case .fellBack: self.init("fellBack", reason: "\(event)")
      case .rejected(let error): self.init("rejected", reason: "\(error)")
      case .pending: self.init("pending", reason: "\(event)")
      case .dropped: self.init("dropped", reason: "\(event)")
      case .askedToLeave: self.init("askedToLeave", reason: "\(event)")
      case .stayed: self.init("stayed", reason: "\(event)")
      case .conditionsEnded: self.init("conditionsEnded", reason: "\(event)")
      case .returned: self.init("returned")
      case .misplaced: self.init("misplaced", reason: "\(event)")
      case .restored: self.init("restored")
      case .snapshotDropped(let reason): self.init("snapshotDropped", reason: "\(reason)")
      }
    }

    private init<Spec: NavigationSpec>(_ event: LinkEvent<Spec>) {
      switch event.status {
      case .redirected: self.init("redirected")
      case .deprecated: self.init("deprecated")
      case .pendingViews: self.init("pendingViews")
      case .pendingDismissal: self.init("pendingDismissal")
      case .pendingDecision: self.init("pendingDecision")
      case .pending: self.init("pending")
      case .replaced: self.init("replaced")
      case .dropped: self.init("dropped")
      case .resolving: self.init("resolving")
      case .done: self.init("done")
      case .nowhere: self.init("nowhere")
      case .cancelled: self.init("cancelled")
      case .opened: self.init("opened")
      case .rejected: self.init("rejected")
      case .unmatched: self.init("unmatched")
      case .leftToWeb: self.init("leftToWeb")
      case .rejectedURL: self.init("rejectedURL")
      case .redirectedTooOften: self.init("redirectedTooOften")
      }
      link = event.id
      source = event.source == .debug ? "launch" : event.source.rawValue
      switch event.status {
      case .opened, .done, .resolving: break
      default: reason = "\(event.status)"
      }
    }
  }
#endif
