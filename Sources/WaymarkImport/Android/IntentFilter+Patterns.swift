import SpecText

extension IntentFilter {
  /// The patterns of a filter.
  struct Patterns {
    /// The patterns with the text and the location of their attribute.
    var links: [(pattern: ImportedPattern, text: String, span: Span)] = []
    var schemes: [Located<String>] = []
    var hosts: [Located<ImportedHost>] = []
    var notes: [ImportNote] = []
  }

  fileprivate struct Path {
    var segments: [ImportedPattern.Segment]
    var query: [ImportedPattern.QueryItem] = []
    var fragment: [ImportedPattern.Segment]?
    var text: String
    var span: Span
  }

  private static let webSchemes = ["https", "http"]

  /// Returns the patterns of the filter.
  ///
  /// - Complexity: O(*n*), where *n* is the number of attributes, plus the number of patterns, which has a limit.
  func patterns() -> Patterns {
    var filter = self
    let schemes = filter.known(schemes, "scheme").filter { scheme in
      if scheme.text.isScheme { return true }
      filter.note(.decision, "\(Quoted(scheme.text)) is not a valid URL scheme", at: scheme.span)
      return false
    }
    let hosts = filter.known(hosts, "host")
    let paths = filter.paths(areHostsDeclared: !self.hosts.isEmpty)
    var result = Patterns()
    let web = Self.webSchemes.filter { name in schemes.contains { $0.text.lowercased() == name } }
    let custom = schemes.filter { !Self.webSchemes.contains($0.text.lowercased()) }
    result.schemes = custom.map { Located($0.text.lowercased(), at: $0.span) }
    let webHosts = filter.webHosts(hosts, hasCustomSchemes: !custom.isEmpty)
    if !web.isEmpty {
      result.hosts = webHosts.map { Located(ImportedHost($0.text.lowercased(), schemes: web), at: $0.span) }
      if self.hosts.isEmpty {
        filter.note(.decision, "the filter opens the URLs of every host", help: "add the hosts to an origin", at: span)
      }
    }
    // A filter with references has links for the part of the URL that the file contains.
    let hasWebLinks = !web.isEmpty && (!webHosts.isEmpty || custom.isEmpty || hosts.isEmpty)
    let count = paths.count * ((custom.isEmpty ? 0 : max(1, hosts.count)) + (hasWebLinks ? 1 : 0))
    guard count <= Self.mostPatterns else {
      filter.note(
        .decision,
        "the filter has \(count) combinations of a host and a path, more than the limit of \(Self.mostPatterns)",
        help: "split the filter, or add the links by hand", at: span)
      result.notes = filter.notes
      return result
    }
    let webHostNames = webHosts.map { $0.text.lowercased() }
    let names = result.schemes.map(\.value)
    for path in paths {
      if hasWebLinks { result.add(path.pattern(web, hosts: webHostNames), path.text, path.span) }
      if custom.isEmpty { continue }
      for host in hosts where host.text != "*" && !host.text.hasPrefix("*") {
        // The host of a custom scheme is the first segment.
        result.add(path.pattern(names, after: .literal(host.text)), path.text, path.span)
      }
      if self.hosts.isEmpty { result.add(path.pattern(names), path.text, path.span) }
      if hosts.contains(where: { $0.text == "*" }) {
        result.add(path.pattern(names, after: .capture(.init("host"))), path.text, path.span)
      }
    }
    if web.isEmpty, custom.isEmpty, !self.schemes.isEmpty {
      for path in paths { result.add(path.pattern([]), path.text, path.span) }
    }
    result.notes = filter.notes
    return result
  }

  /// Returns the values that are in the file, and adds a note for each other value.
  private mutating func known(_ values: [AndroidValue], _ noun: String) -> [AndroidValue] {
    var seen: Set<String> = []
    return values.filter { value in
      if let reference = value.reference {
        note(
          .decision, "the \(noun) \(reference), and the value is not in the file",
          help: "add the \(noun) to the origins or the links", at: value.span)
        return false
      }
      return seen.insert(value.text).inserted
    }
  }

  private mutating func webHosts(_ hosts: [AndroidValue], hasCustomSchemes: Bool) -> [AndroidValue] {
    hosts.filter { host in
      if host.text == "*" {
        note(.decision, "the filter opens the URLs of every host", help: "add the hosts to an origin", at: host.span)
        return false
      }
      if host.text.hasPrefix("*"), !host.text.hasPrefix("*.") {
        note(
          .decision, "the host \(Quoted(host.text)) also matches other domains with the same end",
          help: "add the hosts to an origin", at: host.span)
        return false
      }
      if hasCustomSchemes, !host.text.contains("."), host.text != "localhost" {
        note(
          .information,
          "the host \(Quoted(host.text)) is no domain, so the draft uses the host only for custom schemes",
          at: host.span)
        return false
      }
      return true
    }
  }

  fileprivate mutating func paths(areHostsDeclared: Bool) -> [Path] {
    var paths: [Path] = []
    if !areHostsDeclared {
      for path in self.paths {
        note(
          .information, "Android ignores the path \(Quoted(path.value.text)), because the filter has no host",
          at: path.value.span)
      }
    } else {
      for attribute in self.paths { paths += self.paths(attribute) }
      for group in groups { paths += self.paths(group) }
    }
    let isWholeHost = self.paths.isEmpty && groups.isEmpty || !areHostsDeclared
    if isWholeHost {
      paths = [Path(segments: [.rest(name: nil, allowsEmpty: true)], text: "*", span: span)]
    }
    return paths
  }

  fileprivate mutating func paths(_ attribute: Attribute) -> [Path] {
    let value = attribute.value
    if let reference = value.reference {
      note(
        .decision, "the path \(reference), and the value is not in the file", help: "add the link by hand",
        at: value.span)
      return []
    }
    let path = attribute.segments
    if let problem = path.problem {
      note(
        .decision, "the draft omits the \(attribute.part) \(Quoted(value.text)): \(problem)",
        help: "correct the attribute",
        at: value.span)
      return []
    }
    for fact in path.facts { note(.information, "\(fact)", at: value.span) }
    return path.patterns.map { Path(segments: $0, text: value.text, span: value.span) }
  }

  fileprivate mutating func paths(_ group: Group) -> [Path] {
    guard group.isAllowed else {
      note(
        .decision, "the filter excludes the URLs of this group, but a spec has no exclusions",
        help: "exclude the URLs in the association file", at: group.span)
      return []
    }
    let all = Path(segments: [.rest(name: nil, allowsEmpty: true)], text: "*", span: group.span)
    var paths = [all]
    if let path = group.attributes.first(where: { $0.part == .path }) { paths = self.paths(path) }
    for attribute in group.attributes where attribute.part == .query {
      guard attribute.value.reference == nil, let item = attribute.queryItem else {
        note(
          .decision, "the draft omits the query \(Quoted(attribute.value.text)), which has no key and value",
          help: "add the key to the link", at: attribute.value.span)
        continue
      }
      for index in paths.indices { paths[index].query.append(item) }
    }
    for attribute in group.attributes where attribute.part == .fragment {
      let fragment = self.paths(attribute).first?.segments
      for index in paths.indices { paths[index].fragment = fragment }
    }
    return paths
  }
}

extension IntentFilter.Path {
  fileprivate func pattern(
    _ schemes: [String], hosts: [String] = [], after first: ImportedPattern.Segment? = nil
  ) -> ImportedPattern {
    var pattern = ImportedPattern((first.map { [$0] } ?? []) + segments)
    pattern.schemes = schemes
    pattern.hosts = hosts
    pattern.query = query
    pattern.fragment = fragment
    return pattern
  }
}

extension IntentFilter.Patterns {
  fileprivate mutating func add(_ pattern: ImportedPattern, _ text: String, _ span: Span) {
    links.append((pattern, text, span))
  }
}

extension IntentFilter.Patterns {
  /// Returns the links for the patterns, with a link for each attribute. The first link has the notes.
  func imported(to destination: String?) -> [ImportedLink] {
    var imported: [ImportedLink] = []
    for link in links {
      if let last = imported.last, last.span == link.span, last.text == link.text {
        imported[imported.count - 1].patterns.append(link.pattern)
      } else {
        var new = ImportedLink([link.pattern], to: destination, text: link.text, at: link.span)
        new.isOrdered = false
        imported.append(new)
      }
    }
    if !imported.isEmpty { imported[0].notes = notes }
    return imported
  }
}

extension ImportedLink {
  /// Replaces each regular expression with a type that a spec supports, and adds notes about other expressions.
  mutating func resolveExpressions(_ types: inout ExpressionTypes) {
    for index in patterns.indices {
      for var note in patterns[index].resolveExpressions(&types) {
        note.span = note.span ?? span
        if !notes.contains(note) { notes.append(note) }
      }
    }
  }
}
