import TestSupport

extension CollisionSpec {
  mutating func addOrigins(_ random: inout SplitMix64) {
    let app = Origin(name: "app", schemes: ["app"])
    let web = Origin(name: "web", schemes: [], hosts: [Host(name: ["ex", "com"])])
    switch random.below(10) {
    case 0...3: origins = [app]
    case 4, 5: origins = [web]
    case 6: origins = [app, web]
    default: addManyOrigins(app, web, &random)
    }
    if random.once(in: 3) { chooseReadings(&random) }
  }

  /// Lets some origins ignore case, or read `+` as a space. Origins with overlapping hosts agree.
  mutating func chooseReadings(_ random: inout SplitMix64) {
    let web = (ignoresCase: random.once(in: 2), plusIsSpace: random.once(in: 2))
    for index in origins.indices {
      let isApart = origins[index].hosts.isEmpty || !origins.flatMap(\.hosts).contains { !$0.front.isEmpty }
      origins[index].ignoresCase = isApart ? random.once(in: 2) : web.ignoresCase
      origins[index].plusIsSpace = isApart ? random.once(in: 2) : web.plusIsSpace
    }
  }

  private mutating func addManyOrigins(_ app: Origin, _ web: Origin, _ random: inout SplitMix64) {
    var hosts = Self.hosts.shuffled(using: &random)
    var origins: [Origin] = []
    if random.once(in: 2) { origins.append(app) }
    if random.once(in: 6) {
      origins.append(Origin(name: "other", schemes: ["app2", "app3"], isDefault: random.once(in: 2)))
    }
    for index in 0...random.below(2) {
      var origin = Origin(name: "web\(index)", schemes: [])
      for _ in 0...random.below(2) { origin.hosts.append(hosts.removeLast()) }
      if random.once(in: 3) { origin.schemes = ["https", "http"] }
      if random.once(in: 8) { origin.schemes = ["http"] }
      origin.isDefault = !origins.contains(where: \.isDefault) || !random.once(in: 4)
      origins.append(origin)
    }
    self.origins = origins
    for name in Set(origins.flatMap(\.hosts).flatMap(\.captures)).sorted() {
      labelTypes[name] = TypeNumber(
        random.pick(["String", "Two", "Other", "Lower", "Int", "Code", "Big", "Either", "One"]))
    }
  }

  /// Hosts that overlap.
  private static let hosts: [Host] = [
    Host(name: ["ex", "com"]), Host(name: ["a", "ex", "com"]), Host(name: ["b", "a", "ex", "com"]),
    Host(front: [.any], name: ["ex", "com"]), Host(front: [.any], name: ["a", "ex", "com"]),
    Host(front: [.capture("label")], name: ["ex", "com"]), Host(front: [.capture("area")], name: ["ex", "com"]),
    Host(front: [.capture("label")], name: ["a", "ex", "com"]),
    Host(front: [.capture("area"), .capture("label")], name: ["ex", "com"]),
    Host(front: [.any, .capture("label")], name: ["ex", "com"]), Host(name: ["ex", "com"], port: 8443),
    Host(front: [.any], name: ["ex", "com"], port: 8443),
  ]

  /// Gives a link its own origins, scheme, or host in some cases.
  mutating func choosePlace(of link: inout Link, _ random: inout SplitMix64) {
    link.pattern.start = .origins
    guard origins.count > 1 || origins[0].hosts.count > 1, random.once(in: 3) else { return }
    let origin = random.pick(origins)
    if random.once(in: 2) {
      link.origins = random.once(in: 3) ? origins.map(\.name) : [origin.name]
      return
    }
    let scheme = random.pick(origin.allSchemes)
    guard let host = origin.hosts.randomElement(using: &random) else {
      link.pattern.start = .scheme(scheme)
      return
    }
    // A label that the host captures is a `String`, or has the type that the parameters declare.
    link.pattern.start = .host(scheme: scheme == "https" && random.once(in: 2) ? nil : scheme, host)
  }
}
