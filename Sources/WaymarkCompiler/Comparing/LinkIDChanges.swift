import LinkLogic
import SpecModel
import SpecText

/// The IDs that a spec gives its links. A lost ID is breaking for evaluations of events and for other teams. A default
/// ID follows from names and patterns, whose changes are changes of their own.
struct LinkIDChanges {
  private let pair: SpecPair
  private let oldIDs, newIDs: [String?]

  static func of(_ pair: SpecPair, _ versions: LinkVersions) -> [Change] {
    guard [pair.old, pair.new].contains(where: { $0.links.contains { $0.id != nil } }) else { return [] }
    let comparison = LinkIDChanges(pair: pair, oldIDs: pair.old.linkIDs, newIDs: pair.new.linkIDs)
    var owners: [String: Int] = [:]
    for (link, id) in comparison.newIDs.enumerated() { if let id { owners[id] = link } }
    return pair.old.links.indices.compactMap { link in
      // The removal of a link is a change of its own.
      let successor = versions.successors(of: link).first { pair.isSameTarget(link, $0) }
      guard let id = pair.old.links[link].id else { return successor.flatMap { comparison.gain(of: link, $0) } }
      guard let owner = owners[id.string] else { return successor.flatMap { comparison.loss(of: id, link, $0) } }
      return pair.isSameTarget(link, owner) ? nil : comparison.move(of: id, from: link, to: owner)
    }
  }

  private func gain(of link: Int, _ successor: Int) -> Change? {
    guard let id = pair.new.links[successor].id, let former = oldIDs[link], id.string != former else { return nil }
    return change(
      link, successor, isBreaking: false, "now has the ID \(QuotedPair(former, id.string).new) instead of the default")
  }

  private func loss(of id: Text, _ link: Int, _ successor: Int) -> Change? {
    guard let present = newIDs[successor] else { return nil }
    let names = QuotedPair(id.string, present)
    return change(
      link, successor, isBreaking: true, "now has the ID \(names.new) instead of \(names.old)",
      help: "restore `id: \(id.string)`, or allow the change if no evaluation of events uses the ID")
  }

  private func move(of id: Text, from link: Int, to owner: Int) -> Change {
    let pattern = Quoted(pair.new.links[owner].pattern.text.string)
    return change(
      link, owner, isBreaking: true, "no longer has the ID \(Quoted(id.string)), which is now the ID of \(pattern)",
      help: "give the other link an ID of its own")
  }

  private func change(
    _ link: Int, _ successor: Int, isBreaking: Bool, _ words: String, help: String? = nil
  ) -> Change {
    let (old, new) = (pair.old.links[link], pair.new.links[successor])
    return Change(
      .url, isBreaking: isBreaking, of: pair.old.name(of: old.target), "\(Quoted(old.pattern.text.string)) \(words)",
      help: help, before: old.id?.span ?? old.pattern.text.span, after: new.id?.span ?? new.pattern.text.span)
  }
}
