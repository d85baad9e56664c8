import SpecText
import TestSupport
import WaymarkCompiler

/// A spec with its expected verdict and the differences between the verdict and the compiler's findings.
struct JudgedSpec {
  let spec: CollisionSpec
  let space: URLSpace
  let verdict: Verdict
  let file: CollisionSpec.Written
  /// A Boolean value that indicates whether the compiler produced a link table.
  ///
  /// The link table is then checked with each example URL.
  let hasTable: Bool
  let complaints: [String]
  /// The rules of unrelated errors, which make the comparison meaningless.
  let strangeRules: Set<String>

  init(_ spec: CollisionSpec, _ pool: TextPool) {
    let space = URLSpace(spec, pool)
    self.init(space, Verdict(space))
  }

  private init(_ space: URLSpace, _ verdict: Verdict) {
    spec = space.spec
    self.space = space
    self.verdict = verdict
    file = spec.written
    let source = SourceFile(path: "Sample.nav.yaml", bytes: Array(file.text.utf8))
    let compilation = Compiler.compile(source, goal: .linkTable) { _ in .failure(InclusionError("there is none")) }
    let comparison = Comparison(
      spec: spec, verdict: verdict, file: file, findings: Finding.all(of: compilation, in: file.text))
    strangeRules = comparison.strangeRules
    hasTable = !compilation.linkTable.isEmpty
    var complaints = comparison.complaints
    if complaints.isEmpty, hasTable {
      let check = TableCheck(space: space, verdict: verdict, file: file, table: compilation.linkTable)
      complaints += check.lostRedirects
      complaints += check.wrongWinners
    }
    self.complaints = complaints
  }

  /// Creates a random spec.
  ///
  /// Some specs resolve most ambiguities with `beats`, so that other findings become possible.
  init(random: inout SplitMix64, _ pool: TextPool) {
    var spec = CollisionSpec.random(&random)
    let space = URLSpace(spec, pool)
    let verdict = Verdict(space)
    guard !verdict.ambiguous.isEmpty, random.once(in: 2) else {
      self.init(space, verdict)
      return
    }
    let pairs = verdict.ambiguous.sorted { ($0.later, $0.earlier) < ($1.later, $1.earlier) }
    spec.settle(pairs, &random)
    self.init(spec, pool)
  }

  /// Returns a smaller spec that still has complaints.
  func shrunk(_ pool: TextPool) -> JudgedSpec {
    for smaller in spec.smaller {
      let judged = JudgedSpec(smaller, pool)
      if !judged.complaints.isEmpty, judged.strangeRules == strangeRules { return judged.shrunk(pool) }
    }
    return self
  }
}

extension CollisionSpec {
  /// The specs that result from the removal of one part.
  var smaller: [CollisionSpec] {
    var result: [CollisionSpec] = []
    func add(_ change: (inout CollisionSpec) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for index in links.indices where links.count > 1 { add { $0.links.remove(at: index) } }
    for index in claims.indices { add { $0.claims.remove(at: index) } }
    for index in links.indices {
      for name in links[index].beats.indices { add { $0.links[index].beats.remove(at: name) } }
      // The source of a redirect must have all captures of the target.
      if links[index].isRedirect { continue }
      for item in links[index].pattern.query.indices { add { $0.links[index].pattern.query.remove(at: item) } }
      if links[index].pattern.fragment != nil { add { $0.links[index].pattern.fragment = nil } }
      if links[index].pattern.path.tail != .none { add { $0.links[index].pattern.path.tail = .none } }
      for position in links[index].pattern.path.segments.indices {
        add { $0.links[index].pattern.path.segments.remove(at: position) }
      }
    }
    if isLeftmost { add { $0.isLeftmost = false } }
    if origins.contains(where: \.ignoresCase) {
      add { spec in for index in spec.origins.indices { spec.origins[index].ignoresCase = false } }
    }
    if origins.contains(where: \.plusIsSpace) {
      add { spec in for index in spec.origins.indices { spec.origins[index].plusIsSpace = false } }
    }
    for index in origins.indices where origins.count > 1 && !links.contains(where: \.isRedirect) {
      if !links.contains(where: { $0.origins?.contains(origins[index].name) ?? false }) {
        add { $0.origins.remove(at: index) }
      }
    }
    if !declaring.isEmpty { add { $0.declaring = [] } }
    return result
  }
}

extension CollisionSpec.Link {
  var isRedirect: Bool { if case .redirect = target { true } else { false } }
}
