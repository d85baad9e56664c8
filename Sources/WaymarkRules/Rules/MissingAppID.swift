import SpecModel
import SpecText

extension Rule {
  static let missingAppID = Rule(
    "missing-app-id", .error, explanation: .missingAppID, requires: .platformFiles
  ) { context in
    guard let association = context.files.association else { return }
    let known = association.content.details.flatMap(\.appIDs)
    for appID in context.model.spec.root.apple?.appIDs ?? [] where !known.contains(appID.string) {
      let isIgnored = association.content.details.contains { $0.ignoredAppID == appID.string }
      context.report(finding(appID, isIgnored, known, association))
    }
  }

  private static func finding(
    _ appID: Text, _ isIgnored: Bool, _ known: [String], _ association: PlatformFiles.File<AssociationFile>
  ) -> Finding {
    let problem =
      isIgnored
      ? "names the app `\(appID.string)` only in `appID`, which the system ignores beside `appIDs`"
      : "does not name the app `\(appID.string)`" + Suggestion.suffix(for: appID.string, among: Set(known))
    return Finding(
      "`\(association.name)` \(problem)", at: appID.span,
      help: "add the app to the `appIDs` of an entry of `details`; otherwise, no link opens the app",
      related: [.init(association.span, "the association file")])
  }
}

extension Explanation {
  fileprivate static let missingAppID = Explanation(
    "the association file does not name an app",
    faulty: Example(spec, with: ["apple-app-site-association": association("OLD.com.example.shop")]),
    why: """
      An association file lists the links that each app opens. If the file does not
      contain the identifier of an app, no link opens the app. An identifier with a
      different prefix belongs to a different app.
      """,
    corrected: Example(spec, with: ["apple-app-site-association": association("TEAM.com.example.shop")]),
    advice: """
      The identifier of an app consists of a prefix and the bundle identifier. The
      prefix of the identifier is usually the team ID, but some apps have an older
      prefix. Test versions of an app have their own identifiers.

      If an entry of `details` has `appIDs`, the system ignores its `appID`.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com] }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple:
      association: apple-app-site-association
      appIDs: [TEAM.com.example.shop]
    """

  private static func association(_ appID: String) -> String {
    """
    {
      "applinks": {
        "details": [
          {
            "appIDs": ["\(appID)"],
            "components": [{ "/": "/offers" }]
          }
        ]
      }
    }
    """
  }
}
