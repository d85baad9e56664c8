import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

extension Rule {
  /// An app of the spec that the association file does not name.
  static let missingAppID = Rule(
    "missing-app-id", .error, explanation: .missingAppID, requires: .platformFiles
  ) { context in
    guard let association = context.files.association else { return }
    let known = association.content.details.flatMap(\.appIDs)
    for appID in context.model.spec.root.apple?.appIDs ?? [] where !known.contains(appID.string) {
      context.report(finding(appID, known, association))
    }
  }

  private static func finding(
    _ appID: Text, _ known: [String], _ association: PlatformFiles.File<AssociationFile>
  ) -> Finding {
    let suggestion = Suggestion.suffix(for: appID.string, among: Set(known))
    return Finding(
      "`\(association.path.string)` names no app `\(appID.string)`\(suggestion)",
      at: appID.span, help: "add it to the `appIDs` of an entry of `details`; without it, no link opens that app",
      related: [.init(association.span, "the association file")])
  }
}

extension Explanation {
  fileprivate static let missingAppID = Explanation(
    "the association file does not name an app",
    faulty: Example(spec, with: ["apple-app-site-association": association("OLD.com.example.shop")]),
    why: """
      An association file says for each app which links are its. One whose
      identifier is not there, or is there with another team's prefix, opens no link
      at all.
      """,
    corrected: Example(spec, with: ["apple-app-site-association": association("TEAM.com.example.shop")]),
    advice: """
      The identifier is the team's, or an older prefix that the app was registered
      with, then the bundle's. Apps for testing have identifiers of their own.
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
