import LinkLogic
import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  static let failingExample = Rule(
    "failing-example", .guardedError, explanation: .failingExample, requires: .errorFreeModel
  ) { context in
    let model = context.model
    // Specs without failing examples do not need the index of all links.
    lazy var mismatches = MismatchFinder(PublishedSpec(model))
    func check(_ urls: [Text], of index: Int, mustLand: Bool) {
      for url in urls {
        if let finding = finding(url, of: index, mustLand: mustLand, model, context.linkTable, { mismatches }) {
          context.report(finding)
        }
      }
    }
    // The loop uses indices, because the elements of a loop would be copies of large links.
    for index in model.links.indices {
      check(model.links[index].examples, of: index, mustLand: true)
      check(model.links[index].rejects, of: index, mustLand: false)
    }
  }

  private static func finding(
    _ url: Text, of index: Int, mustLand: Bool, _ model: NavigationModel, _ table: LinkTable,
    _ mismatches: () -> MismatchFinder
  ) -> Finding? {
    let link = model.links[index]
    guard let whole = link.wholeURL(of: url) else {
      return Finding(
        "this path is not enough for a URL, because every host of the link has a variable part", at: url.span,
        help: "write the whole URL, with its scheme and host")
    }
    let (found, reason) = outcome(whole, model, table)
    let name = model.name(of: link.target)
    guard (found == index) != mustLand else {
      guard mustLand, whole.utf8.contains(UInt8(ascii: "?")), let pieces = try? mismatches().pieces(of: whole),
        let ignored = mismatches().misspelledKeys(in: pieces, by: index).first
      else { return nil }
      return Finding(
        "\(whole) lands on `\(name)`, but the link \(ignored)", at: url.span, help: "change the URL or the pattern",
        related: [.init(link.pattern.text.span, "the pattern")])
    }
    guard mustLand else {
      return Finding(
        "\(whole) must not land on `\(name)`, but it does", at: url.span,
        help: "narrow the pattern, or remove the URL from `rejects`",
        related: [.init(link.pattern.text.span, "this pattern matches the URL")])
    }
    let isWhole = if case .rejected(.noScheme) = table.resolve(whole) { false } else { true }
    let isRedirected = found.map { model.links[$0].isRedirect } ?? false
    let mismatch = isRedirected ? nil : mismatches().mismatch(of: whole, with: index)
    // A space at either end is visible only in quotes.
    let outerSpace = whole.last == " " ? "ends" : whole.first == " " ? "starts" : nil
    let help =
      if !isWhole {
        "start the path with a single slash, or write a URL with its scheme"
      } else if url.string.contains(/[,"'] *[\/"']/) || url.string.contains(" /") {
        "write a list with a separate URL for each example: `[/a, /b]`"
      } else if url.string.contains("{") {
        "replace each capture in braces with a value, because an example is a URL, not a pattern"
      } else if outerSpace != nil {
        "remove the space, or write `%20` if the space belongs to the URL"
      } else {
        advice(found, model)
      }
    return Finding(
      (outerSpace == nil ? whole : "`\(whole)`") + " must land on `\(name)`, but "
        + (outerSpace.map { "it is rejected because it \($0) with a space" } ?? reason)
        + (mismatch.map { "; \($0)" } ?? ""),
      at: url.span, help: help,
      related: [.init(link.pattern.text.span, "the pattern")]
        + (found.map { [.init(model.links[$0].pattern.text.span, "this pattern matches the URL")] } ?? []))
  }

  private static func advice(_ found: Int?, _ model: NavigationModel) -> String {
    switch found.map({ model.links[$0].target }) {
    case .redirect?: "write the URL that the redirect leads to, or remove the redirect"
    case let target?: "move the example to the link to `\(model.name(of: target))`, or narrow the pattern of that link"
    case nil: "change the URL or the pattern"
    }
  }

  /// The clause is part of a message, for example "no link matches it".
  private static func outcome(_ url: String, _ model: NavigationModel, _ table: LinkTable) -> (Int?, String) {
    switch table.resolve(url) {
    case .landed(let plan):
      (plan.link, "another link wins: the link to `\(model.name(of: model.links[plan.link].target))`")
    case .redirected(let link, let target): (link, "it is redirected to \(target)")
    case .unmatched: (nil, "no link matches it")
    case .rejected(let error): (nil, "it is rejected because \(error.explanation)")
    }
  }
}

extension Explanation {
  fileprivate static let failingExample = Explanation(
    "an example URL does not open the link's screen",
    faulty: """
      waymark: 1
      app: Shop
      types:
        SKU: { is: String, matching: "[A-Z]{3}-[0-9]+" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { sku: SKU }
          links:
            - url: "/items/{sku}"
              examples: [/items/abc-1]
      """,
    why: """
      The key `examples` of a link lists published URLs, for example from emails,
      posters, or other apps. If an example URL does not open the screen of its
      link, users of the published URL cannot reach this screen. The key `rejects`
      of a link lists URLs that must not open the screen of the link.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        SKU: { is: String, matching: "[A-Z]{3}-[0-9]+" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item:
          params: { sku: SKU }
          links:
            - url: "/items/{sku}"
              examples: [/items/ABC-1]
              rejects: [/items/abc-1]
      """)
}
