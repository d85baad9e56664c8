import WaymarkDiagnostics
import WaymarkYAML

/// `apple:`, the files of the platform that must agree with the links.
package struct AppleSyntax: SpecConstruct {
  package let span: Span
  package var association: Text?
  package var infoPlist: Text?
  package var entitlements: Text?
  package var appIDs: [Text] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<AppleSyntax>(
    "`apple`",
    [
      Key("association", .someText, "the path of the `apple-app-site-association` file", changes: []) {
        $0.association = $1
      },
      Key("infoPlist", .someText, "the path of the app's `Info.plist`", changes: []) { $0.infoPlist = $1 },
      Key("entitlements", .someText, "the path of the app's entitlements", changes: []) { $0.entitlements = $1 },
      Key(
        "appIDs", .distinct(.someText, of: "app IDs"),
        "the app's identifiers, each with its prefix: `TEAM.com.example`", changes: []
      ) { $0.appIDs = $1 },
    ])
}
