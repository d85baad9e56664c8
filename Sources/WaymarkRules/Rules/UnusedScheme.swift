import SpecModel
import SpecText

extension Rule {
  static let unusedScheme = Rule(
    "unused-scheme", .warning, explanation: .unusedScheme, requires: .platformFiles
  ) { context in
    guard let infoPlist = context.files.infoPlist else { return }
    let known = Set(context.model.origins.filter { !$0.isWeb }.flatMap(\.schemes))
    for scheme in infoPlist.content.schemes where !scheme.isVariable && !known.contains(scheme.name) {
      context.report(
        Finding(
          "\(scheme.text)://… opens the app, but no origin has the scheme", at: scheme.span ?? infoPlist.span,
          help: "add the scheme to an origin, or remove the scheme if nothing else in the app needs it",
          related: [infoPlist.reference], witness: .init(url: "\(scheme.text)://")))
    }
  }
}

extension Explanation {
  fileprivate static let unusedScheme = Explanation(
    "the Info.plist has a scheme that no origin has", isInAppFile: true,
    faulty: Example(spec, with: ["Info.plist": infoPlist("shop-old")]),
    why: """
      A URL with this scheme opens the app, but no link of the spec matches the URL.
      The app continues to show the previous screen.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      Sign-in and payment libraries register their own schemes and handle their own
      URLs. If the app uses a library with its own scheme, write
      `lint: { unused-scheme: allow }`. If a scheme in the `Info.plist` contains a
      build setting, Waymark ignores the scheme.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    lint: { unregistered-scheme: allow }
    """
}
