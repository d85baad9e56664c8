import WaymarkDiagnostics

/// A screen as a phone frame, or a set of redirects as a label, with the lines that fit.
struct MapCard {
  let screen: AppMap.Screen
  let title: [String]
  let name: String
  let parameters: [String]
  let summary: [String]
  let badges: [Badge]
  let screenshot: Screenshot?
  let height: Double

  /// A label at the bottom of a card.
  struct Badge {
    let kind: Kind
    let text: String

    /// The kind of the badge, which is also a class of the style sheet.
    enum Kind: String {
      case presentation, condition, links, orphan, error, warning, returns, added, removed, changed
    }

    var width: Double { TextWidth.of(text, size: Self.fontSize) + 12 }

    static let fontSize = 10.0
    static let height = 16.0
  }

  static let width = 184.0
  static let inset = 14.0
  static let titleSize = 14.0
  static let nameSize = 10.5
  static let lineSize = 11.0
  static let lineHeight = 15.0
  static let titleHeight = 17.0
  /// The height of the parts above the parameters.
  static let head = 62.0
  /// The height of the parts below the badges.
  static let foot = 16.0
  static let redirectsHeight = 30.0
  private static let mostParameters = 3
  private static let mostSummaryLines = 2
  private static let textWidth = width - 2 * inset

  /// Creates the card of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - map: The map, which contains the findings.
  ///   - screenshot: The screenshot, or `nil` if there is none.
  init(_ screen: AppMap.Screen, of map: AppMap, screenshot: Screenshot?) {
    self.screen = screen
    self.screenshot = screenshot
    if screen.kind == .redirects {
      let count = screen.patterns.count
      title = [
        TextWidth.fitted(
          count == 1 ? screen.patterns[0] : "\(count) redirects", into: Self.textWidth, size: Self.lineSize)
      ]
      (name, parameters, summary, badges) = ("", [], [], [])
      height = Self.redirectsHeight
      return
    }
    let besideIcon = Self.textWidth - 38
    // Bold text is wider.
    title = TextWidth.lines(of: screen.heading, width: besideIcon, size: Self.titleSize * 1.06, atMost: 2)
    name = TextWidth.fitted(screen.name, into: besideIcon, size: Self.nameSize)
    let shown = screen.parameters.prefix(Self.mostParameters).map {
      TextWidth.fitted($0, into: Self.textWidth, size: Self.lineSize)
    }
    let rest = screen.parameters.count - shown.count
    parameters = rest > 0 ? shown + ["and \(rest) more"] : shown
    summary = TextWidth.lines(
      of: screen.summary?.line ?? "", width: Self.textWidth, size: Self.lineSize, atMost: Self.mostSummaryLines)
    badges = Self.badges(of: screen, map)
    height =
      Self.head + Double(max(title.count, 1) - 1) * Self.titleHeight + Double(parameters.count + summary.count)
      * Self.lineHeight
      + (screenshot.map { $0.height(inWidth: Self.textWidth) + 8 } ?? 0)
      + Double(Self.rows(badges).count) * (Badge.height + 4) + Self.foot
  }

  private static func badges(of screen: AppMap.Screen, _ map: AppMap) -> [Badge] {
    let errors = screen.findings.count { map.findings[$0].isError }
    let warnings = screen.findings.count - errors
    var badges: [Badge] = []
    func add(_ kind: Badge.Kind, _ text: String) {
      badges.append(Badge(kind: kind, text: TextWidth.fitted(text, into: textWidth - 12, size: Badge.fontSize)))
    }
    switch screen.difference {
    case .added: add(.added, "new")
    case .removed: add(.removed, "removed")
    case .changed: add(.changed, counted(screen.changes.count, "change"))
    case nil: break
    }
    let breaking = screen.changes.count { map.comparison?.changes[$0].isBreaking == true }
    if breaking > 0 { add(.error, "\(breaking) breaking") }
    if errors > 0 { add(.error, counted(errors, "error")) }
    if warnings > 0 { add(.warning, counted(warnings, "warning")) }
    if screen.isOrphan { add(.orphan, "unreachable") }
    if screen.kind == .resolvedLink { add(.presentation, "the app resolves") }
    for presentation in screen.presentations where presentation != "push" { add(.presentation, presentation) }
    for condition in screen.requires { add(.condition, "if \(condition)") }
    if let returns = screen.returns { add(.returns, "returns \(returns)") }
    if !screen.patterns.isEmpty { add(.links, counted(screen.patterns.count, "link")) }
    return badges
  }

  /// The badges in rows, each with the position of each badge from the left edge of the text.
  var badgeRows: [[(x: Double, badge: Badge)]] { Self.rows(badges) }

  private static func rows(_ badges: [Badge]) -> [[(x: Double, badge: Badge)]] {
    var rows: [[(x: Double, badge: Badge)]] = []
    var x = textWidth
    for badge in badges {
      if rows.isEmpty || x + badge.width > textWidth {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((x, badge))
      x += badge.width + 4
    }
    return rows
  }
}
