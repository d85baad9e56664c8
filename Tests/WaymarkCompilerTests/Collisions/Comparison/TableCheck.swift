import WaymarkCompiler
import WaymarkLinks

/// A check that a link table selects the winning link, and that the targets of redirects have links.
struct TableCheck {
  let space: URLSpace
  let verdict: Verdict
  let file: CollisionSpec.Written
  let table: [UInt8]

  private func resolutions<Result>(_ check: (LinkSet, String, LinkTable.Resolution) -> Result?) -> [Result] {
    table.withUnsafeBufferPointer { bytes in
      let table = LinkTable(bytes)
      return space.examples.inOrder.compactMap { set, url in
        let text = space.text(of: url)
        // Some texts have the maximum length of a number. Several of these texts exceed the maximum length of a URL.
        guard text.utf8.count <= CanonicalURL.longest else { return nil }
        return check(set & LinkSet.first(space.spec.links.count), text, table.resolve(text))
      }
    }
  }

  /// The URLs for which the table selects a link other than the winner.
  var wrongWinners: [String] {
    resolutions { set, url, resolution in
      let winner = verdict.winner(among: set)
      let found: Int? =
        switch resolution {
        case .landed(let plan): plan.link
        case .redirected(let link, _): link
        case .unmatched, .rejected: nil
        }
      guard found != winner else { return nil }
      return
        "\(url): line \(winner.map { file.lines[$0] } ?? 0) wins, the table has \(found.map { file.lines[$0] } ?? 0)"
    }
  }

  /// The redirected URLs whose target has no link, without an expected finding.
  var lostRedirects: [String] {
    resolutions { _, url, resolution in
      guard case .redirected(let link, let target) = resolution, verdict.nowhere[link] == nil else { return nil }
      let set = PlainURL(target, of: space.spec).map(space.spec.patterns(matching:)) ?? 0
      return set & LinkSet.first(space.spec.links.count) == 0 ? "\(url) is led to \(target), which is no link" : nil
    }
  }
}
