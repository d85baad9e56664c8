import LinkLogic
import LinkResolving
import SpecModel
import SpecText
import WaymarkLinks
import WaymarkOutput

/// Finds the links of many URLs with the app's link table. For a single URL, `URLResolver` also explains the result.
package struct LinkFinder {
  package enum Finding: Hashable, Sendable {
    /// A link that opens a destination, or that the app resolves.
    case link(Int)
    case redirect(Int)
    case unmatched
    case refused(LinkURLError)
  }

  package let catalog: PublishedSpec
  private let table: [UInt8]
  private let pathStarts: PathStarts
  private let resolver: URLResolver

  package init?(_ compilation: Compilation) {
    guard let resolver = compilation.resolver else { return nil }
    catalog = resolver.spec
    table = resolver.spec.linkTable
    self.resolver = resolver
    pathStarts = PathStarts(compilation.links?.model.origins ?? [])
  }

  package func find(_ url: UnsafeBufferPointer<UInt8>) -> Finding {
    var link: Int?
    do throws(LinkURLError) {
      try match(url) { link = $0?.number }
    } catch {
      return .refused(error)
    }
    guard let link else { return .unmatched }
    guard catalog.links[link].target == .redirect else { return .link(link) }
    // A redirect matches only if the values of the URL can appear in the new URL.
    if case .redirected = resolve(url) { return .redirect(link) }
    return .unmatched
  }

  package func destination(of finding: Finding, _ url: UnsafeBufferPointer<UInt8>) -> Int? {
    switch finding {
    case .link(let link): link
    case .redirect: LandingPlan(followingRedirectsOf: String(decoding: url, as: UTF8.self), in: table)?.link
    case .unmatched, .refused: nil
    }
  }

  package func links(matching url: String) -> [Int] { resolver.links(matching: url) }

  package func completed(_ url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    pathStarts.completed(url) { url in
      switch find(url) {
      case .link, .redirect: true
      case .unmatched, .refused: false
      }
    }
  }

  private func match(_ url: UnsafeBufferPointer<UInt8>, _ body: (LinkMatch?) -> Void) throws(LinkURLError) {
    var failure: LinkURLError?
    table.withUnsafeBufferPointer { table in
      do throws(LinkURLError) { try LinkTable(table).match(url, body) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func resolve(_ url: UnsafeBufferPointer<UInt8>) -> LinkTable.Resolution {
    table.withUnsafeBufferPointer { LinkTable($0).resolve(String(decoding: url, as: UTF8.self)) }
  }
}

/// They complete a path without a host, such as `/users/5` in the log of a server.
package struct PathStarts: Sendable {
  private let starts: [[UInt8]]

  private static let mostStarts = 64

  /// Hosts with variable labels are not starts.
  package init(_ origins: [Origin]) {
    let usual = origins.contains(where: \.isDefault) ? origins.filter(\.isDefault) : origins
    let web = usual.filter(\.isWeb).flatMap { origin in
      let fixed = Origin(
        name: origin.name, schemes: origin.schemes, hosts: origin.hosts.filter(\.front.isEmpty), isDefault: true)
      return fixed.isWeb ? fixed.starts : []
    }
    let custom = usual.filter { !$0.isWeb }.flatMap(\.starts)
    starts = (web + custom).prefix(Self.mostStarts).map { Array($0.utf8) }
  }

  package func completed(
    _ url: UnsafeBufferPointer<UInt8>, isMatched: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [UInt8]? {
    if url.starts(with: "//".utf8) { return Array("https:".utf8) + url }
    guard url.first == UInt8(ascii: "/"), let first = starts.first else { return nil }
    for start in starts {
      let completed = start + url.dropFirst()
      if completed.withUnsafeBufferPointer(isMatched) { return completed }
    }
    return first + url.dropFirst()
  }
}

extension Compilation {
  package var published: PublishedSpec? {
    guard let links else { return nil }
    if linkTable.isEmpty { return PublishedSpec(links.model, files: files) }
    var spec = PublishedSpec(links, files: files, linkTable: linkTable)
    spec.caseTables = PublishedSpec.CaseTables(links.model)
    return spec
  }

  package var resolver: URLResolver? { linkTable.isEmpty ? nil : published.map { URLResolver($0) } }

  package func inventory() -> LinkInventory? { model == nil ? nil : published.flatMap(inventory(of:)) }

  func inventory(of spec: PublishedSpec) -> LinkInventory? {
    guard let links, !linkTable.isEmpty else { return nil }
    return LinkInventory(spec, example: LinkExamples(links, linkTable).example(of:))
  }

  package func examples(of link: Int) -> [(origin: String, url: String)] {
    guard let links, !linkTable.isEmpty else { return [] }
    return LinkExamples(links, linkTable).examples(of: link)
  }
}

extension NavigationModel {
  /// For a path, such as `/orders`, one URL for each origin that has a start without variable labels.
  package func urls(ofOperand operand: String) -> [String] {
    guard operand.hasPrefix("/"), !operand.hasPrefix("//") else { return [operand] }
    let urls = origins.indices.compactMap { index in
      origins[index].endpoints(index: index).lazy.compactMap { $0.url(ofPath: operand) }.first
    }
    return urls.isEmpty ? [operand] : urls
  }
}

extension ResolvedURL {
  /// Explains how to write a URL without a scheme.
  package var textWithHelp: String {
    guard let first = url.first, !url.contains(":"), first != "/" else { return text }
    return text
      + "  help     write `/\(PrintableText.of(url))` for a path, or start a URL with its scheme, such as `https://`\n"
  }
}
