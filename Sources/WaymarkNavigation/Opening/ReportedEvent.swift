#if DEBUG
  /// An event in the report of a launch.
  struct ReportedEvent {
    /// The kind of the event, or of the new status of a link.
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
      case .link(let event): self.init(event)
      case .rejected(let error): self.init(event.kind, reason: "\(error)")
      case .selected, .retapped, .pushed, .popped, .presented, .dismissed, .resized, .opened, .closed, .gateShown,
        .gateLeft, .tabBarChanged, .returned, .restored:
        self.init(event.kind)
      case .unconfirmed, .notPresented, .dismissalUnconfirmed, .fellBack, .pending, .dropped, .askedToLeave, .stayed,
        .conditionsEnded, .misplaced, .snapshotDropped:
        self.init(event.kind, reason: "\(event)")
      }
    }

    private init<Spec: NavigationSpec>(_ event: LinkEvent<Spec>) {
      name = event.status.kind
      link = event.id
      source = event.source == .debug ? "launch" : event.source.rawValue
      switch event.status {
      case .opened, .done, .resolving: break
      default: reason = "\(event.status)"
      }
    }
  }
#endif
