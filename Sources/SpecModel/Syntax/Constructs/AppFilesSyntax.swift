import SpecText

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
        example: "Web/apple-app-site-association", changes: "`lint` compares the file with the links"
      ) { $0.association = $1 },
      Key(
        "infoPlist", .text(for: .path), "the path of the app's `Info.plist`, relative to the spec",
        example: "App/Info.plist", changes: "`lint` compares the file with the links"
      ) { $0.infoPlist = $1 },
      Key(
        "entitlements", .text(for: .path), "the path of the app's entitlements file, relative to the spec",
        example: "App/App.entitlements", changes: "`lint` compares the file with the links"
      ) { $0.entitlements = $1 },
      Key(
        "appIDs", .distinct(.appID, of: "app IDs"),
        "the app IDs, each with the team's prefix, such as `TEAM.com.example.shop`", example: "[TEAM.com.example.shop]",
        changes: "`lint` compares the IDs with the association file"
      ) { $0.appIDs = $1 },
    ])
}

extension ValueKind where Value == Text {
  fileprivate static let appID = ValueKind(
    "an app ID", .text(.appID, .init("an app ID like `TEAM.com.example.shop`", AppID.expression)),
    example: "TEAM.com.example.shop"
  ) { node, reader in
    guard let text = ValueKind.someText.read(node, &reader) else { return nil }
    guard AppID.isValid(text.string) else {
      let error = AppID.error(text.string)
      reader.report(Diagnostic(.invalidName, error.message, at: text.span, help: error.help))
      return nil
    }
    return text
  }
}

package struct LocalizationSyntax: SpecConstruct {
  package enum Bundle: String, SpecWord {
    case main
    case module
  }

  package let span: Span
  package var languages: [Text] = []
  package var strings: [Text] = []
  package var bundle: Located<Bundle>?

  package init(span: Span) { self.span = span }

  /// The name of the table in which the system looks up a key if the app names no table.
  package static let standardTable = "Localizable"

  package static func tableName(of path: Text) -> String {
    let file = path.string.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }

  package var defaultTable: String { strings.count == 1 ? Self.tableName(of: strings[0]) : Self.standardTable }

  package static let keys = KeyTable<LocalizationSyntax>(
    valueOf: "localization",
    [
      Key(
        "languages", .distinct(.text(for: .language), of: "languages"), isRequired: true,
        "the languages into which every title must be translated, such as `en` or `pt-BR`",
        changes: "only the findings of `lint` are affected"
      ) { $0.languages = $1 },
      Key(
        "strings", .distinct(.text(for: .path), of: "paths"), isRequired: true,
        "the paths of string catalogs (`NAME.xcstrings`), or of `.strings` files with `{language}` in the path",
        changes: "only the findings of `lint` are affected"
      ) { $0.strings = $1 },
      Key(
        "bundle", .choice(Bundle.self),
        "the bundle that contains the string tables and the images of tabs: the bundle of the app, or `Bundle.module` "
          + "of the package target that contains the spec", default: .word("main"), changes: "the app shows other texts"
      ) { $0.bundle = $1 },
    ])
}
