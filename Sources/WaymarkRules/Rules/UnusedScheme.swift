import AppleFormats
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A scheme of the app's Info.plist that no origin has.
  static let unusedScheme = Rule(
    "unused-scheme", .warning, explanation: .unusedScheme, requires: .platformFiles
  ) { context in
    guard let infoPlist = context.files.infoPlist else { return }
    let known = Set(context.model.origins.filter { !$0.isWeb }.flatMap(\.schemes))
    for scheme in infoPlist.content.schemes where !scheme.isVariable && !known.contains(scheme.text.lowercased()) {
      context.report(
        Finding(
          "\(scheme.text)://… opens the app, and no origin has the scheme",
          at: scheme.span ?? infoPlist.span,
          help: "add it to an origin, or remove it where nothing else in the app needs it",
          related: [.init(infoPlist.path.span, "the spec names the file here")],
          witness: .init(url: "\(scheme.text)://")))
    }
  }
}

extension Explanation {
  fileprivate static let unusedScheme = Explanation(
    "a scheme of the Info.plist is no origin's",
    isInAppFile: true,
    faulty: Example(spec, with: ["Info.plist": infoPlist("shop-old")]),
    why: """
      Such a URL opens the app, and no link of the spec is for it: people get to
      wherever they were.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      Sign-in and payment libraries register schemes of their own and read those
      URLs themselves. Say so with `lint: { unused-scheme: allow }`. What has a
      build setting in it is passed over.
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
