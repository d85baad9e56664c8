import SpecModel
import SpecText

extension Rule {
  static let unregisteredScheme = Rule(
    "unregistered-scheme", .error, explanation: .unregisteredScheme, requires: .platformFiles
  ) { context in
    guard let infoPlist = context.files.infoPlist else { return }
    let registered = infoPlist.content.schemes
    // A scheme with a build setting may have any value.
    guard !registered.contains(where: \.isVariable) else { return }
    let known = Set(registered.map { $0.text.lowercased() })
    var seen: Set<String> = []
    for (index, origin) in context.model.origins.enumerated() where !origin.isWeb {
      for scheme in origin.schemes where !known.contains(scheme) && seen.insert(scheme).inserted {
        context.report(finding(scheme, at: span(of: scheme, index, context.model), infoPlist))
      }
    }
  }

  private static func span(of scheme: String, _ origin: Int, _ model: NavigationModel) -> Span {
    let entries = model.spec.root.origins
    // Without origins, the scheme is the name of the app in lower case.
    guard origin < entries.count else { return model.app.span }
    let written = entries[origin].value.schemes.first { $0.string.lowercased() == scheme }
    return written?.span ?? entries[origin].name.span
  }

  private static func finding(_ scheme: String, at span: Span, _ infoPlist: PlatformFiles.File<InfoPlist>) -> Finding {
    if let other = infoPlist.content.schemes.first(where: { $0.name == scheme }) {
      return Finding(
        "`\(infoPlist.name)` lists `\(other.text)` instead of `\(scheme)`, so \(scheme)://… does not open the app",
        at: other.span ?? infoPlist.span, help: "write `\(scheme)`", related: [infoPlist.reference],
        witness: .init(url: "\(scheme)://"))
    }
    let near = Suggestion.nearest(to: scheme, among: infoPlist.content.schemes.map { $0.text.lowercased() }).first
    let other = near.flatMap { near in infoPlist.content.schemes.first { $0.text.lowercased() == near } }
    return Finding(
      "`\(infoPlist.name)` does not list the scheme `\(scheme)`, so \(scheme)://… does not open the app", at: span,
      help: "add the scheme to the `CFBundleURLSchemes` of an entry of `CFBundleURLTypes`",
      related: [.init(other?.span ?? infoPlist.span, other == nil ? "the Info.plist" : "did you mean this scheme?")],
      witness: .init(url: "\(scheme)://"))
  }
}

extension Explanation {
  fileprivate static let unregisteredScheme = Explanation(
    "a custom scheme is not in the app's Info.plist", faulty: Example(spec, with: ["Info.plist": infoPlist("shopp")]),
    why: """
      iOS opens `shop://offers` in an app whose `Info.plist` contains the scheme
      `shop`. If no app has registered the scheme, the link does nothing, and iOS
      reports no error.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      `waymark apple SPEC --part info-plist` prints the required entries. Schemes
      are not case-sensitive. If a scheme in the `Info.plist` contains a build
      setting, Waymark does not know the scheme, and reports no missing schemes.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    apple: { infoPlist: Info.plist }
    lint: { unused-scheme: allow }
    """
}
