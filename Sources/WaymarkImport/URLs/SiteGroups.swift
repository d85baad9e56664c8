/// The sites of a log. A site has hosts with the same screens, or a custom scheme.
struct SiteGroups {
  struct Site {
    /// Hosts as a spec spells them. The array is empty for a custom scheme and for paths without a host.
    var hosts: [String] = []
    var schemes: Set<String> = []
    var members: [Int] = []
    /// The name of the capture in the hosts; `nil` if the hosts are fixed.
    var hostCapture: String?
  }

  private(set) var sites: [Site] = []
  /// The number of forms on hosts that the survey skipped because there are too many hosts.
  private(set) var skipped: [Int] = []

  private static let mostSites = 64
  private static let fewestRare = 20
  private static let mostHosts = 500
  private static let publicEndings: Set<String> = ["ac", "co", "com", "edu", "gov", "ne", "net", "or", "org"]
  private static let fixedNames: Set<String> = [
    "account", "accounts", "admin", "api", "app", "apps", "auth", "beta", "blog", "cdn", "dev", "docs", "help", "id",
    "images", "login", "m", "mail", "media", "mobile", "my", "news", "preview", "qa", "shop", "sso", "stage", "staging",
    "static", "status", "store", "support", "test", "uat", "web", "ww", "www",
  ]

  /// Groups skeletons by their hosts and schemes.
  ///
  /// - Parameters:
  ///   - skeletons: The skeletons of the survey.
  ///   - forms: The forms of the same skeletons.
  ///   - hosts: The known hosts of the app.
  init(_ skeletons: [(scheme: String, host: String)], _ forms: [SurveyedForm], hosts: [String]) {
    var byOrigin: [String: Site] = [:]
    var bare = Site()
    for (index, skeleton) in skeletons.enumerated() {
      if skeleton.host == URLSkeleton.noHost {
        bare.members.append(index)
      } else if skeleton.host.isEmpty {
        byOrigin[skeleton.scheme + ":", default: Site()].members.append(index)
        byOrigin[skeleton.scheme + ":"]?.schemes = [skeleton.scheme]
      } else {
        byOrigin[skeleton.host, default: Site(hosts: [skeleton.host])].members.append(index)
        byOrigin[skeleton.host]?.schemes.insert(skeleton.scheme)
      }
    }
    var found = Self.joinSubdomains(byOrigin.sorted { $0.key < $1.key }.map(\.value), forms)
    found = Self.joinAlike(found, forms)
    found = Self.joinRare(found, forms)
    // Sites with hosts precede custom schemes, and the most frequent site is the first.
    let ordered = found.map { site in
      (site: site, size: Self.size(site, forms), name: (site.hosts + site.schemes.sorted()).joined(separator: " "))
    }.sorted { first, second in
      if first.site.hosts.isEmpty != second.site.hosts.isEmpty { return second.site.hosts.isEmpty }
      return (second.size, first.name) < (first.size, second.name)
    }
    found = ordered.map(\.site)
    if !bare.members.isEmpty {
      let known = found.firstIndex { site in site.hosts.contains { hosts.contains($0) } }
      if let index = known ?? (found.isEmpty ? nil : 0) {
        found[index].members += bare.members
      } else {
        found.append(bare)
      }
    }
    // Custom schemes are few and remain; of the hosts, the most frequent remain.
    let kept = found.filter { $0.hosts.isEmpty }.prefix(Self.mostSites)
    let room = max(1, Self.mostSites - kept.count)
    let hosted = found.filter { !$0.hosts.isEmpty }
    for site in hosted.dropFirst(room) + found.filter({ $0.hosts.isEmpty }).dropFirst(Self.mostSites) {
      skipped += site.members
    }
    sites = Array(hosted.prefix(room)) + Array(kept)
  }

  private static func size(_ site: Site, _ forms: [SurveyedForm]) -> Int {
    site.members.reduce(0) { $0 + forms[$1].count }
  }

  /// Joins hosts whose first labels vary, such as `anna.example.com`, to one site with a capture.
  private static func joinSubdomains(_ sites: [Site], _ forms: [SurveyedForm]) -> [Site] {
    var byParent: [String: [Int]] = [:]
    for (index, site) in sites.enumerated() {
      guard let host = site.hosts.first, let dot = host.firstIndex(of: "."), !isAddress(host) else { continue }
      let parent = host[host.index(after: dot)...]
      guard !isPublicEnding(parent) else { continue }
      byParent[String(parent), default: []].append(index)
    }
    var joined: Set<Int> = []
    var result: [Site] = []
    for (parent, indices) in byParent.sorted(by: { $0.key < $1.key }) {
      let names = indices.map { String(sites[$0].hosts[0].prefix { $0 != "." }) }
      let varying = names.filter { !fixedNames.contains($0) && !$0.contains("-api") && !$0.hasPrefix("api-") }
      let languages = varying.filter(ScreenWords.isLanguage)
      let areLanguages = languages.count >= 2 && languages.count * 10 >= varying.count * 8
      let isShared =
        varying.count >= 3
        && shareScreen(zip(indices, names).filter { varying.contains($0.1) }.map { sites[$0.0] }, forms)
      guard varying.count >= 4 || areLanguages || isShared else { continue }
      let capture = areLanguages ? "lang" : "name"
      var site = Site(hosts: ["{\(capture)}.\(parent)"])
      site.hostCapture = capture
      for index in indices {
        site.members += sites[index].members
        site.schemes.formUnion(sites[index].schemes)
        joined.insert(index)
      }
      result.append(site)
    }
    return sites.indices.filter { !joined.contains($0) }.map { sites[$0] } + result
  }

  /// Returns whether all sites have a URL of the same label, or a URL of the same form with a value.
  private static func shareScreen(_ sites: [Site], _ forms: [SurveyedForm]) -> Bool {
    var shared: Set<String>?
    for site in sites {
      let screens = Set(
        site.members.compactMap { member -> String? in
          let form = forms[member]
          if let label = form.label { return label == SurveyedForm.none ? nil : "/\(label)" }
          guard form.shapes.contains(where: { $0 != nil && $0?.word == nil }) else { return nil }
          return form.shapes.map { shape in shape.map { $0.word == nil ? "\($0)" : "" } ?? "#" }.joined(separator: "/")
        })
      shared = shared?.intersection(screens) ?? screens
    }
    return shared?.isEmpty == false
  }

  private static func isAddress(_ host: String) -> Bool {
    host.utf8.allSatisfy { $0 == 0x2E || $0 == 0x3A || $0 &- 0x30 < 10 }
  }

  /// Returns whether a domain is a top-level domain or an ending such as `co.uk`, below which domains are registered.
  private static func isPublicEnding(_ domain: Substring) -> Bool {
    let labels = domain.split(separator: ".")
    guard labels.count > 1 else { return true }
    return labels.count == 2 && labels[1].utf8.count == 2 && publicEndings.contains(String(labels[0]))
  }

  /// Joins sites that have the same screens, such as `example.com` and `www.example.com`.
  private static func joinAlike(_ sites: [Site], _ forms: [SurveyedForm]) -> [Site] {
    let sizes = sites.map { size($0, forms) }
    let order = sites.indices.sorted {
      (sizes[$1], sites[$0].hosts.first ?? "") < (sizes[$0], sites[$1].hosts.first ?? "")
    }
    let sites = order.map { sites[$0] }
    guard sites.count <= 400 else { return sites }
    let starts = sites.map { Self.starts(of: $0, forms) }
    var group = Array(sites.indices)
    for first in sites.indices where !sites[first].hosts.isEmpty {
      for second in sites.indices where second > first && !sites[second].hosts.isEmpty {
        let isHome = bare(sites[first].hosts[0]) == bare(sites[second].hosts[0])
        let shared = starts[first].intersection(starts[second]).count
        let least = min(starts[first].count, starts[second].count)
        guard isHome || (shared >= 2 && shared * 2 >= least) else { continue }
        guard
          sites[first].hostCapture == nil && sites[second].hostCapture == nil
            || sites[first].hostCapture == sites[second].hostCapture
        else { continue }
        let (old, new) = (group[second], group[first])
        for index in group.indices where group[index] == old { group[index] = new }
      }
    }
    var result: [Site] = []
    for (leader, indices) in Dictionary(grouping: sites.indices, by: { group[$0] }).sorted(by: { $0.key < $1.key }) {
      var site = sites[leader]
      for index in indices where index != leader {
        site.hosts += sites[index].hosts
        site.schemes.formUnion(sites[index].schemes)
        site.members += sites[index].members
      }
      site.hosts.sort()
      result.append(site)
    }
    return result
  }

  /// Joins hosts to one site if there are many hosts and each of them is rare, as in a browser, which opens every URL.
  private static func joinRare(_ sites: [Site], _ forms: [SurveyedForm]) -> [Site] {
    let total = sites.reduce(0) { $0 + ($1.hosts.isEmpty ? 0 : size($1, forms)) }
    func isRare(_ site: Site) -> Bool {
      !site.hosts.isEmpty && site.hostCapture == nil && size(site, forms) * 10 < total
    }
    let rare = sites.filter(isRare)
    guard rare.count >= fewestRare, rare.count * 4 > sites.count(where: { !$0.hosts.isEmpty }) * 3 else { return sites }
    var joined = Site()
    for site in rare.sorted(by: { (size($1, forms), $0.hosts[0]) < (size($0, forms), $1.hosts[0]) }) {
      guard joined.hosts.count < mostHosts else { break }
      joined.hosts += site.hosts
      joined.schemes.formUnion(site.schemes)
      joined.members += site.members
    }
    let hosts = Set(joined.hosts)
    joined.hosts.sort()
    return sites.filter { $0.hosts.first.map { !hosts.contains($0) } ?? true } + [joined]
  }

  private static func bare(_ host: String) -> String {
    for prefix in ["www.", "m."] where host.hasPrefix(prefix) { return String(host.dropFirst(prefix.count)) }
    return host
  }

  /// The first words of the paths on a site, and the labels. A path without words counts with its shape.
  private static func starts(of site: Site, _ forms: [SurveyedForm]) -> Set<String> {
    var result: Set<String> = []
    for member in site.members {
      let words = forms[member].shapes.prefix(3).compactMap { $0?.word }
      result.insert(words.first.map { $0 + (words.count > 1 ? "" : "/") } ?? "/\(forms[member].shapes.count)")
      if let label = forms[member].label, label != SurveyedForm.none { result.insert("/\(label)") }
      if result.count > 500 { break }
    }
    return result
  }
}
