import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// A custom scheme of the spec that the app's Info.plist lacks: no link with it opens the app.
  static let unregisteredScheme = Rule(
    "unregistered-scheme", .error, explanation: .unregisteredScheme, requires: .platformFiles
  ) { context in
    guard let infoPlist = context.files.infoPlist else { return }
    let registered = infoPlist.content.schemes
    // What is a build setting may be any scheme.
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
    // Without origins, the scheme comes of the app's name.
    guard origin < entries.count else { return model.app.span }
    let written = entries[origin].value.schemes.first { $0.string.lowercased() == scheme }
    return written?.span ?? entries[origin].name.span
  }

  private static func finding(
    _ scheme: String, at span: Span, _ infoPlist: PlatformFiles.File<URLTypes>
  ) -> Finding {
    let near = Suggestion.nearest(to: scheme, among: infoPlist.content.schemes.map { $0.text.lowercased() }).first
    let other = near.flatMap { near in infoPlist.content.schemes.first { $0.text.lowercased() == near } }
    return Finding(
      "`\(infoPlist.path.string)` does not have the scheme `\(scheme)`, so \(scheme)://… does not open the app",
      at: span,
      help: "add it to `CFBundleURLSchemes` of an entry of `CFBundleURLTypes`",
      related: [.init(other?.span ?? infoPlist.span, other == nil ? "the Info.plist" : "did you mean this one?")],
      witness: .init(url: "\(scheme)://"))
  }
}

extension Explanation {
  fileprivate static let unregisteredScheme = Explanation(
    "a custom scheme is not in the app's Info.plist",
    faulty: Example(spec, with: ["Info.plist": infoPlist("shopp")]),
    why: """
      iOS knows from the Info.plist which app opens `shop://offers`. Where no app
      has the scheme, nothing happens at all, and nothing says so.
      """,
    corrected: Example(spec, with: ["Info.plist": infoPlist("shop")]),
    advice: """
      `waymark apple SPEC --part info-plist` prints what belongs there. Schemes do
      not differ by case. Where one of them has a build setting in it, it may be any
      scheme, and none is missed.
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
