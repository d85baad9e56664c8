/// The way of a link from when it came in.
struct LinkTrail<Spec: NavigationSpec> {
  /// As it came in, before any redirect; nil for a landing of the app's own.
  let url: String?
  /// The later a link came, the larger.
  let number: Int
  /// How many URLs have stood in for it.
  var hops = 0
  /// What was required of it on its way. The app may take longer for an answer than a condition holds.
  var requires: [Spec.Condition] = []
}

/// A link that has been found in the table, or that the app has answered.
struct FoundLink<Spec: NavigationSpec> {
  enum Target {
    case landing(Landing<Spec>)
    case app(Spec.Link, AppLinkContext<Spec>)
  }

  let target: Target
  /// With what the target requires.
  private(set) var trail: LinkTrail<Spec>
  /// What to use instead, where the link is deprecated.
  let deprecation: String?

  init(_ target: Target, _ trail: LinkTrail<Spec>) {
    self.target = target
    self.trail = trail
    let requires: [Spec.Condition]
    switch target {
    case .landing(let landing): (requires, deprecation) = (landing.requires, landing.deprecation)
    case .app(_, let context): (requires, deprecation) = (context.requires, context.deprecation)
    }
    self.trail.requires += requires.filter { !trail.requires.contains($0) }
  }

  var url: String? { trail.url }
  var number: Int { trail.number }
  var requires: [Spec.Condition] { trail.requires }

  /// What an app may know of it while it waits.
  var held: HeldLink<Spec> { HeldLink(url: url, requires: requires) }
}

/// A link that the app is at work on.
struct ResolvingLink<Spec: NavigationSpec> {
  let link: Spec.Link
  let found: FoundLink<Spec>
  let tab: Spec.Tab?
}
