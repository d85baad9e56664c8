import SpecText

/// A planner that makes the first draft from an app, with collisions that `DraftRepair` decides.
struct DraftPlanner {
  let app: ImportedApp
  private(set) var spec: DraftSpec
  private let origins: OriginPlan
  private var screens: [String: Int] = [:]
  private var linksByPattern: [DraftPattern: Int] = [:]
  private var ownLinks: [OwnLink: Int] = [:]
  private var uses: [[Int]] = []
  private let rules: Set<Span>

  private struct OwnLink: Hashable {
    var screen: Int
    var pattern: DraftPattern
  }

  static func plan(_ app: ImportedApp, omitting omitted: Set<Int> = []) -> DraftSpec {
    var planner = DraftPlanner(app)
    for index in app.links.indices where !omitted.contains(index) { planner.addLink(index) }
    planner.addTab()
    planner.unifyTypes()
    NamePlanner.name(&planner.spec, app)
    TypePlanner.declare(&planner.spec)
    planner.addOrigins()
    planner.addClaims()
    return planner.spec
  }

  private init(_ app: ImportedApp) {
    self.app = app
    origins = OriginPlan(app)
    spec = DraftSpec(app: app.name)
    spec.platformFiles = app.platformFiles
    spec.notes = origins.notes + app.notes.map { DraftNote(.input, $0) }
    rules = Set(app.links.filter(\.isAssociationRule).map(\.span))
    if !rules.isEmpty, origins.freeHosts.isEmpty, let rule = app.links.first(where: \.isAssociationRule) {
      spec.notes.append(Self.note(aboutMissingHostOf: rule, app))
    }
  }

  /// The screen with the name `home`, or else the screen with the path `/`, or else a new screen.
  private mutating func addTab() {
    let home =
      spec.screens.indices.first { spec.screens[$0].destination.flatMap(SpecName.lowerCamelCase) == "home" }
      ?? spec.screens.indices.first(where: isRoot)
    spec.tab = home ?? spec.screens.count
    if home == nil { spec.screens.append(DraftSpec.Screen(name: "")) }
    spec.screens[spec.tab].isTab = true
  }

  private func isRoot(_ screen: Int) -> Bool {
    let links = spec.liveLinks(of: screen).map { spec.links[$0] }
    return links.contains { $0.pattern.segments.isEmpty && $0.pattern.fragment == nil }
      && links.allSatisfy { $0.captures.allSatisfy(\.isOptional) }
  }

  private mutating func screen(of link: ImportedLink) -> Int {
    if let destination = link.destination, let known = screens[destination] { return known }
    let index = spec.screens.count
    if let destination = link.destination { screens[destination] = index }
    spec.screens.append(
      DraftSpec.Screen(name: "", summary: link.summary, destination: link.destination, span: link.span))
    return index
  }

  private mutating func addLink(_ index: Int) {
    let link = app.links[index]
    var notes = link.notes.map { DraftNote(.input, $0) }
    if link.isRule, !isMissingHost(link.span) {
      notes.append(
        DraftNote(
          .input,
          ImportNote(
            .decision, "the rule \(Quoted(link.text)) names no screen",
            help: "name the screen, or replace the rule with the links of its screens", at: link.span), topic: .rule))
    }
    var isEmpty = true
    for pattern in link.patterns {
      let reserved = origins.captures(of: use(of: pattern, at: link.span))
      let expansion = PatternExpansion(pattern, examples: link.examples, reserved: reserved)
      if expansion.isUnrolled { notes.append(Self.note(aboutUnrolled: link, expansion)) }
      for variant in expansion.variants {
        add(variant, pattern, index, notes: isEmpty ? notes : [])
        isEmpty = false
      }
      if !isEmpty { notes = [] }
    }
    guard isEmpty else { return }
    if !notes.contains(where: { $0.note.kind == .decision }) {
      notes.append(Self.lost(link.text, "it has no form in a spec", at: link.span))
    }
    let screen = screen(of: link)
    append(
      DraftSpec.Link(
        screen: screen, sources: [index], pattern: DraftPattern(), captures: [], notes: notes, text: link.text,
        isRemoved: true), use: [])
  }

  private mutating func add(
    _ variant: PatternExpansion.Variant, _ pattern: ImportedPattern, _ index: Int, notes: [DraftNote]
  ) {
    let link = app.links[index]
    let use = use(of: pattern, at: link.span)
    var notes = notes
    var isRemoved = isMissingHost(link.span)
    if use.isEmpty, !(pattern.schemes.isEmpty && pattern.hosts.isEmpty) {
      notes.append(Self.lost(link.text, "no URL can have its scheme and host", at: link.span))
      isRemoved = true
    }
    if pattern.isCatchAll, link.destination != nil {
      notes.append(
        Self.lost(
          link.text, "it matches each URL of the app, but the app also receives URLs without a link",
          help: "handle the unmatched URLs in the app, or uncomment the link", at: link.span))
      isRemoved = true
    }
    // A link without a name belongs to the screen of an equal pattern.
    let known =
      link.destination == nil
      ? linksByPattern[variant.pattern]
      : screens[link.destination ?? ""].flatMap { ownLinks[OwnLink(screen: $0, pattern: variant.pattern)] }
    if let known, !isRemoved, canMerge(variant, use, known) {
      merge(variant, use, index, into: known, notes)
      return
    }
    let screen = link.destination == nil ? nameless(index) : self.screen(of: link)
    let number = spec.links.count
    append(
      DraftSpec.Link(
        screen: screen, sources: [index], pattern: variant.pattern, captures: variant.captures,
        examples: link.examples, notes: notes, text: link.text, isRemoved: isRemoved), use: use)
    guard !isRemoved else { return }
    if linksByPattern[variant.pattern] == nil { linksByPattern[variant.pattern] = number }
    ownLinks[OwnLink(screen: screen, pattern: variant.pattern)] = number
  }

  private func use(of pattern: ImportedPattern, at span: Span) -> [Int] {
    origins.use(of: pattern) ?? (rules.contains(span) ? origins.freeHosts : origins.free)
  }

  /// A rule of an association file whose hosts no file names is only a comment in the draft.
  private func isMissingHost(_ span: Span) -> Bool { rules.contains(span) && origins.freeHosts.isEmpty }

  /// A capture of a host must not have the name of another capture.
  private func canMerge(_ variant: PatternExpansion.Variant, _ use: [Int], _ known: Int) -> Bool {
    let names = origins.captures(of: uses[known] + use)
    return names.isEmpty || !variant.captures.contains { names.contains($0.name) }
  }

  private mutating func append(_ link: DraftSpec.Link, use: [Int]) {
    spec.screens[link.screen].links.append(spec.links.count)
    spec.links.append(link)
    uses.append(use)
  }

  private mutating func nameless(_ index: Int) -> Int {
    if let last = spec.links.last, last.sources == [index] { return last.screen }
    return screen(of: app.links[index])
  }

  private mutating func merge(
    _ variant: PatternExpansion.Variant, _ use: [Int], _ index: Int, into known: Int, _ notes: [DraftNote]
  ) {
    if !spec.links[known].sources.contains(index) { spec.links[known].sources.append(index) }
    spec.links[known].examples += app.links[index].examples
    spec.links[known].notes += notes
    uses[known] = Set(uses[known]).union(use).sorted()
    for (number, capture) in variant.captures.enumerated() {
      let type = spec.links[known].captures[number].type
      // A rule of an association file does not narrow the pattern of a router.
      guard app.links[index].destination != nil || spec.screens[spec.links[known].screen].destination == nil else {
        continue
      }
      spec.links[known].captures[number].type = type.normalized.union(capture.type.normalized)
    }
  }

  private mutating func unifyTypes() {
    for index in spec.screens.indices {
      var types: [String: ImportedPattern.CaptureType] = [:]
      var names: [String] = []
      var widened: Set<String> = []
      for link in spec.screens[index].links where !spec.links[link].isRemoved {
        for capture in spec.links[link].captures {
          let type = capture.type.normalized
          if let known = types[capture.name] {
            if known != type { widened.insert(capture.name) }
            types[capture.name] = known.union(type)
          } else {
            types[capture.name] = type
            names.append(capture.name)
          }
        }
      }
      // The rest of a path is always a string.
      for link in spec.screens[index].links where !spec.links[link].isRemoved {
        for segments in [spec.links[link].pattern.segments, spec.links[link].pattern.fragment ?? []] {
          if case .rest(let name?, _)? = segments.last { types[name] = .string }
        }
        for segment in spec.links[link].pattern.segments + (spec.links[link].pattern.fragment ?? []) {
          if case .capture(let name, _, _, _) = segment, types[name] == .url { types[name] = .string }
        }
      }
      spec.screens[index].types = types
      spec.screens[index].captures = names
      for name in names where widened.contains(name) {
        spec.screens[index].notes.append(
          DraftNote(
            .type,
            ImportNote(
              .decision, "the links disagree about the type of `\(name)`, so its type contains the values of all links",
              help: "choose one type, or rename the parameter in one of the links", at: spec.screens[index].span)))
      }
    }
  }

  private mutating func addOrigins() {
    let groups = origins.groups(Array(Set(uses)).sorted { $0.lexicographicallyPrecedes($1) })
    spec.origins = groups.origins
    for index in spec.links.indices where !spec.links[index].isRemoved {
      spec.links[index].start = origins.start(of: uses[index], groups)
    }
  }

  private mutating func addClaims() {
    var seen: Set<String> = []
    for (index, claim) in app.claims.enumerated() {
      let use = origins.use(of: claim.pattern) ?? origins.usual
      let isRemoved = isMissingHost(claim.span)
      let notes = claim.notes.map { DraftNote(.input, $0) }
      let starts = isRemoved || use == origins.usual ? [""] : use.map { origins.text(of: $0) }
      var isWritten = false
      for start in starts {
        for variant in PatternExpansion(claim.pattern, examples: [], reserved: []).variants {
          let types = Dictionary(
            variant.captures.map { ($0.name, spec.typeName($0.type.normalized)) },
            uniquingKeysWith: { first, _ in first })
          guard let text = try? PatternText(types: types.compactMapValues(\.self)).text(variant.pattern, start: start)
          else { continue }
          if seen.insert(text).inserted {
            spec.claims.append(
              .init(text: text, notes: isWritten ? [] : notes, isRemoved: isRemoved, source: index, span: claim.span))
          }
          isWritten = true
        }
      }
      if !isWritten {
        let note = Self.lost(claim.text, "no URL can match it", at: claim.span)
        spec.claims.append(
          .init(text: claim.text, notes: notes + [note], isRemoved: true, source: index, span: claim.span))
      }
    }
  }
}

extension DraftPlanner {
  static func lost(
    _ text: String, _ reason: String, help: String = "write it by hand", at span: Span?, url: String? = nil
  ) -> DraftNote {
    DraftNote(
      .lost, ImportNote(.decision, "the draft omits \(Quoted(text)): \(reason)", help: help, url: url, at: span))
  }

  static func note(aboutMissingHostOf rule: ImportedLink, _ app: ImportedApp) -> DraftNote {
    let hasEntitlements = app.platformFiles.entitlements != nil
    return DraftNote(
      .lost,
      ImportNote(
        .decision, "the association file does not name its host",
        help: (hasEntitlements ? "" : "pass `--entitlements`, or ") + "add the host under `origins`",
        at: .start(ofFile: Int(rule.span.file))))
  }

  static func note(aboutUnrolled link: ImportedLink, _ expansion: PatternExpansion) -> DraftNote {
    guard !expansion.depths.isEmpty else {
      return DraftNote(
        .input,
        ImportNote(
          .decision, "the draft has links for only some combinations of the optional parts of \(Quoted(link.text))",
          help: "add the other links whose URLs exist", at: link.span))
    }
    let depths = expansion.depths.sorted().map(String.init).joined(or: "or")
    let name = expansion.rests.count == 1 ? expansion.rests.first ?? nil : nil
    let subject = name.map { "`\($0)`" } ?? "a rest before the end"
    return DraftNote(
      .input,
      ImportNote(
        .decision, "\(subject) has \(depths == "1" ? "1 segment" : "\(depths) segments") in the draft",
        help: "keep the links whose URLs exist", at: link.span), topic: .rest)
  }
}
