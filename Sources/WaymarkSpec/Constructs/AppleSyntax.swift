import WaymarkDiagnostics
import WaymarkYAML

/// Waymark compares the files with the spec.
package struct AppleSyntax: SpecConstruct {
  package let span: Span
  package var association: Text?
  package var infoPlist: Text?
  package var entitlements: Text?
  package var appIDs: [Text] = []

  package init(span: Span) { self.span = span }

  package static let keys = KeyTable<AppleSyntax>(
    valueOf: "apple",
    [
      Key(
        "association", .text(for: .path), "the path of the `apple-app-site-association` file, relative to the spec",
        example: "Web/apple-app-site-association", changes: []
      ) {
        $0.association = $1
      },
      Key(
        "infoPlist", .text(for: .path), "the path of the app's `Info.plist`, relative to the spec",
        example: "App/Info.plist", changes: []
      ) {
        $0.infoPlist = $1
      },
      Key(
        "entitlements", .text(for: .path), "the path of the app's entitlements file, relative to the spec",
        example: "App/App.entitlements", changes: []
      ) {
        $0.entitlements = $1
      },
      Key(
        "appIDs", .distinct(.someText, of: "app IDs"),
        "the app IDs, each with the team's prefix, such as `TEAM.com.example.shop`", example: "[TEAM.com.example.shop]",
        changes: []
      ) { $0.appIDs = $1 },
    ])
}
