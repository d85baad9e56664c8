/// The inference of links from the forms of a survey.
struct LinkInference {
  let forms: [SurveyedForm]
  private(set) var sites: [SiteGroups.Site]
  private(set) var links: [InferredLink] = []
  /// The forms that no link matches.
  private(set) var leftovers: [Int]

  /// The maximum number of links. Further links, which are the least frequent, become leftovers.
  private static let mostLinks = 1_000
  /// The maximum number of screens. A column with more values does not contain screens.
  private static let mostLabels = 2_000

  /// Infers links.
  ///
  /// - Parameters:
  ///   - skeletons: The skeletons with their counts and examples, in a stable order.
  ///   - hosts: The known hosts of the app.
  init(_ skeletons: [(skeleton: URLSkeleton, count: Int, examples: StableExamples)], hosts: [String]) {
    let forms = skeletons.map { SurveyedForm($0.skeleton, count: $0.count, examples: $0.examples) }
    let groups = SiteGroups(skeletons.map { ($0.skeleton.scheme, $0.skeleton.host) }, forms, hosts: hosts)
    self.forms = forms
    sites = groups.sites
    leftovers = groups.skipped
    for index in sites.indices where sites[index].schemes.isEmpty || !sites[index].hosts.isEmpty {
      let files = ServerFiles(forms).files(sites[index].members)
      sites[index].members.removeAll(where: files.contains)
      leftovers += files
    }
    let requests = forms.reduce(0) { $0 + $1.count }
    let hasCounts = requests * 10 >= forms.count * 13
    let isLabeled = sites.map { site in
      let labels = Set(site.members.lazy.compactMap { forms[$0].label })
      return !labels.isEmpty && labels.count <= Self.mostLabels
    }
    inferLabeled(sites.indices.filter { isLabeled[$0] })
    for index in sites.indices where !isLabeled[index] {
      infer(sites[index].members.sorted(), site: index, hasCounts: hasCounts)
    }
    limitLinks()
    joinTypesOfSites()
    let repair = InferenceRepair(links, forms: forms)
    links = repair.links
    leftovers += repair.removed
    moveToWinners()
  }

  /// Moves each form to the most specific link that matches it, and removes links without forms.
  ///
  /// Repairs and joined types can change which link takes a URL.
  private mutating func moveToWinners() {
    var bySite: [Int: [String?: [Int]]] = [:]
    for (index, link) in links.enumerated() {
      bySite[link.site, default: [:]][link.parts.first?.literal, default: []].append(index)
    }
    var winners = links.map { _ in [Int]() }
    var lost: [Int] = []
    for (site, place) in sites.enumerated() {
      let index = bySite[site] ?? [:]
      for member in place.members {
        let form = forms[member]
        let word = form.shapes.first??.word
        let found = (word.flatMap { index[$0] } ?? []) + (index[nil] ?? [])
        var best: Int?
        for candidate in found where links[candidate].matches(form) {
          if let current = best, InferredLink.relation(links[candidate], links[current]) != .subset { continue }
          best = candidate
        }
        if let best {
          winners[best].append(member)
        } else if form.label != SurveyedForm.none {
          lost.append(member)
        }
      }
    }
    for index in links.indices { links[index].members = winners[index].sorted() }
    links.removeAll { $0.members.isEmpty }
    leftovers = Set(leftovers).subtracting(winners.joined()).union(lost).sorted()
  }

  private func isCustomScheme(_ site: Int) -> Bool { sites[site].hosts.isEmpty && !sites[site].schemes.isEmpty }

  private mutating func infer(_ members: [Int], site: Int, hasCounts: Bool) {
    let languages = PathInference.languages(of: members, in: forms)
    let paths = PathInference.paths(
      of: members, in: forms, isLabeled: false, hasCounts: hasCounts, languages: languages,
      isCustomScheme: isCustomScheme(site))
    for path in paths {
      links += QueryInference.links(of: path, in: forms, site: site, isLabeled: false, hasCounts: hasCounts)
    }
  }

  /// Infers the links of each label, and separates labels with the same path by their queries.
  private mutating func inferLabeled(_ indices: [Int]) {
    var byLabel: [String: [LabelPaths.Place]] = [:]
    for site in indices {
      let members = sites[site].members.sorted()
      let languages = PathInference.languages(of: members, in: forms)
      let groups = Dictionary(grouping: members) { forms[$0].label ?? "" }
      for (label, members) in groups where label != SurveyedForm.none {
        let paths = PathInference.paths(
          of: members, in: forms, isLabeled: !label.isEmpty, hasCounts: true, languages: languages,
          isCustomScheme: isCustomScheme(site))
        byLabel[label, default: []] += paths.map {
          LabelPaths.Place(site: site, isCustomScheme: isCustomScheme(site), path: $0)
        }
      }
    }
    var bySite: [Int: [[InferredPath.Part]: [Int]]] = [:]
    for (label, places) in byLabel.sorted(by: { $0.key < $1.key }) {
      for place in label.isEmpty ? places : LabelPaths.joined(places) {
        bySite[place.site, default: [:]][place.path.parts, default: []] += place.path.members
      }
    }
    for site in indices {
      let paths = InferredPath.sorted(bySite[site] ?? [:])
      for path in LabelSeparation(forms, members: sites[site].members.sorted()).separated(paths) {
        links += QueryInference.links(
          of: InferredPath(parts: path.parts, members: path.members.sorted()), in: forms, site: site, isLabeled: true,
          hasCounts: true)
      }
    }
  }

  /// Gives the captures of the same path on several sites the same type, so that the sites share a link.
  private mutating func joinTypesOfSites() {
    struct Key: Hashable {
      var literals: [InferredPath.Part?]
      var prefixes: [String]
      var conditions: [String: InferredLink.Condition]
      var label: String?
    }
    guard sites.count > 1 else { return }
    let groups = Dictionary(grouping: links.indices) { index in
      var key = Key(literals: [], prefixes: [], conditions: links[index].conditions, label: links[index].label)
      for part in links[index].parts {
        if case .capture(_, let prefix) = part {
          key.literals.append(nil)
          key.prefixes.append(prefix)
        } else {
          key.literals.append(part)
        }
      }
      return key
    }
    for indices in groups.values where Set(indices.map { links[$0].site }).count == indices.count && indices.count > 1 {
      for position in links[indices[0]].parts.indices {
        let sets = indices.compactMap { index -> ValueSet? in
          if case .capture(let set, _) = links[index].parts[position] { set } else { nil }
        }
        guard let first = sets.first, case .capture(_, let prefix) = links[indices[0]].parts[position] else { continue }
        let set = sets.dropFirst().reduce(first) { $0.union($1) }
        for index in indices { links[index].parts[position] = .capture(set, prefix: prefix) }
      }
    }
  }

  private mutating func limitLinks() {
    guard links.count > Self.mostLinks else { return }
    let sizes = links.map { link in link.members.reduce(0) { $0 + forms[$1].count } }
    let texts = links.map { "\($0.site) \($0.parts)" }
    let order = links.indices.sorted {
      sizes[$0] != sizes[$1] ? sizes[$0] > sizes[$1] : texts[$0] < texts[$1]
    }
    for index in order.dropFirst(Self.mostLinks) { leftovers += links[index].members }
    links = order.prefix(Self.mostLinks).sorted().map { links[$0] }
  }
}
