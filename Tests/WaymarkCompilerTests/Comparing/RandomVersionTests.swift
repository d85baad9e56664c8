import SpecText
import TestSupport
import Testing
import WaymarkLinks

@testable import WaymarkCompiler

/// Tests of random edits in random specs.
///
/// The breaking changes must equal the results of checking URLs one by one. Each URL in a change must prove the change.
@Suite("Random edits of random specs")
struct RandomVersionTests {
  @Test("The comparison of random specs reports each broken link with a URL that proves the change")
  func edits() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    let pool = TextPool()
    let count = RandomRun.rounds(100)
    var compared = 0
    var broken = 0
    for number in 0..<count {
      pool.turn = number
      let spec = CollisionSpec.random(&random)
      let edit = spec.edited(&random)
      let (former, present) = random.once(in: 2) ? (spec, edit) : (edit, spec)
      guard let pair = Versions(former, present, pool) else { continue }
      compared += 1
      let complaints = pair.complaints
      broken += pair.brokenLinks.isEmpty ? 0 : 1
      guard complaints.isEmpty else {
        Issue.record(
          """
          seed \(RandomRun.seed), spec \(number):
          \(pair.old.file.text)
          has become
          \(pair.new.file.text)
          \(complaints.joined(separator: "\n"))
          """)
        return
      }
    }
    print("Random edits: \(compared) pairs of versions, \(broken) of which break links")
    if RandomRun.isFull {
      #expect(compared > count / 8 && broken > count / 20, "too few pairs for this to say much")
    }
  }
}

/// Two versions of a spec without errors.
private struct Versions {
  struct Version {
    let file: CollisionSpec.Written
    let compilation: Compilation
    let arrivals: ArrivalFinder
    let urls: [String]

    init?(_ spec: CollisionSpec, _ pool: TextPool) {
      file = spec.written
      compilation = ComparedSpec.compile(file.text)
      guard let arrivals = ArrivalFinder(compilation) else { return nil }
      self.arrivals = arrivals
      let space = URLSpace(spec, pool)
      urls = space.examples.inOrder.map { space.text(of: $1) }.filter { $0.utf8.count <= CanonicalURL.longest }
    }

    /// Returns the link or redirect that a URL matches.
    func link(of url: String) -> Int? {
      switch compilation.linkTable.withUnsafeBufferPointer({ LinkTable($0).resolve(url) }) {
      case .landed(let plan): plan.link
      case .redirected(let link, _): link
      case .unmatched, .rejected: nil
      }
    }
  }

  let old, new: Version
  let changes: [Change]
  /// The broken links of the older version, each with a URL.
  let brokenLinks: [Int: String]

  init?(_ former: CollisionSpec, _ present: CollisionSpec, _ pool: TextPool) {
    guard let old = Version(former, pool), let new = Version(present, pool) else { return nil }
    self.old = old
    self.new = new
    changes = URLChanges.of(old: old.compilation, new: new.compilation)
    var broken: [Int: String] = [:]
    for url in old.urls + new.urls where Self.breaks(url, old, new) {
      if let link = old.link(of: url), broken[link] == nil { broken[link] = url }
    }
    brokenLinks = broken
  }

  private static func breaks(_ url: String, _ old: Version, _ new: Version) -> Bool {
    guard case .place(let former) = old.arrivals.arrival(at: url) else { return false }
    guard case .place(let present) = new.arrivals.arrival(at: url) else { return true }
    return !SpecPair(old: old.arrivals.model, new: new.arrivals.model).isSame(former, present)
  }

  var complaints: [String] {
    var complaints: [String] = []
    let breaking = changes.filter(\.isBreaking)
    // A removed host is reported only once.
    let gone = SpecPair(old: old.arrivals.model, new: new.arrivals.model).goneEndpoints
      .map { (subject: $0.host?.text ?? $0.scheme, start: $0.start ?? $0.text) }
    for (link, url) in brokenLinks.sorted(by: { $0.key < $1.key }) {
      let line = old.file.lines[link]
      let isSaid = breaking.contains { change in
        change.before.map { Int($0.start.line) } == line
          || gone.contains { $0.subject == change.subject && url.hasPrefix($0.start) }
      }
      if !isSaid { complaints.append("\(url), line \(line), breaks, and that is not said") }
    }
    for change in breaking {
      guard let witness = change.witness, Self.breaks(witness.url, old, new) else {
        complaints.append("this is said to break: \(change.message), \(change.witness?.url ?? "without a URL")")
        continue
      }
    }
    return complaints
  }
}

extension CollisionSpec {
  /// Returns the spec without one of its parts, or with one part replaced by another kind.
  fileprivate func edited(_ random: inout SplitMix64) -> CollisionSpec {
    var spec = self
    let index = random.below(links.count)
    switch random.below(7) {
    case 0:
      for position in spec.links[index].pattern.path.segments.indices {
        guard case .capture(var capture) = spec.links[index].pattern.path.segments[position] else { continue }
        capture.type = TypeNumber(random.pick(["Int", "Slug", "String", "UInt"]))
        spec.links[index].pattern.path.segments[position] = .capture(capture)
      }
    case 1:
      for item in spec.links[index].pattern.query.indices {
        guard case .optional(var capture) = spec.links[index].pattern.query[item].value else { continue }
        capture.type = TypeNumber(random.pick(["Int", "Slug", "String", "UInt"]))
        spec.links[index].pattern.query[item].value = .optional(capture)
      }
    case 2:
      let other = random.below(links.count)
      if !links[index].isRedirect, !links[other].isRedirect {
        spec.links[index].pattern = links[other].pattern
        spec.links[other].pattern = links[index].pattern
      }
    case 3: spec.isLeftmost.toggle()
    case 4: spec.chooseReadings(&random)
    default:
      let smaller = spec.smaller
      if !smaller.isEmpty { spec = random.pick(smaller) }
    }
    return spec
  }
}
