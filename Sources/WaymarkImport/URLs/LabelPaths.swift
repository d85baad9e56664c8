/// The paths of one label.
///
/// A label is stronger evidence than a count: if the file assigns `/core/channels/dev` and `/team/channels/random` to
/// one screen, the segments that differ are values, even if each of them occurs many times or only once. Therefore the
/// paths with the same number of segments and a common literal text become one path, also on several sites of the app.
/// ``LabelSeparation`` narrows the path if it takes URLs of another label.
struct LabelPaths {
  /// The number of different texts that are values although the other values at the position are integers, UUIDs, or
  /// other identifiers, or although the position is in the place of a host after a custom scheme.
  private static let fewestTexts = 3

  /// A path on a site.
  struct Place {
    /// The index of the site.
    var site: Int
    /// A Boolean value that indicates whether the site is a custom scheme.
    var isCustomScheme: Bool
    var path: InferredPath
    /// The value in the place of a host after a custom scheme, which ``path`` does not contain.
    fileprivate var server: InferredPath.Part?

    init(site: Int, isCustomScheme: Bool, path: InferredPath) {
      self.site = site
      self.isCustomScheme = isCustomScheme
      self.path = path
    }
  }

  private var result: [Place] = []
  /// The captures that replaced texts, by the parts before them and by the text.
  private var captures: [[InferredPath.Part]: [String: InferredPath.Part]] = [:]

  /// Returns the paths of a label after joining.
  ///
  /// - Parameter places: The paths of the label on all sites.
  /// - Returns: The paths. Each URL is a member of one path.
  /// - Complexity: O(*n* *d*) for *n* paths with at most *d* segments that have a common text, otherwise O(*n*²).
  static func joined(_ places: [Place]) -> [Place] {
    var joining = LabelPaths()
    for group in grouped(places.map(withoutServer), by: { $0.path.parts.map(kind) }) { joining.join(group) }
    return joining.result.map { place in
      var place = joining.withCaptures(place)
      if let server = place.server { place.path.parts.insert(server, at: 0) }
      return place
    }
  }

  private init() {}

  /// Returns a path with the captures that replaced the same texts in paths with other numbers of segments.
  private func withCaptures(_ place: Place) -> Place {
    var place = place
    for position in place.path.parts.indices {
      guard let text = place.path.parts[position].literal,
        let capture = captures[Array(place.path.parts[..<position])]?[text]
      else { continue }
      place.path.parts[position] = capture
    }
    return place
  }

  /// Returns a path without the value in the place of a host, so that the rest equals a path on a website.
  private static func withoutServer(_ place: Place) -> Place {
    guard place.isCustomScheme, let first = place.path.parts.first else { return place }
    let isHost = first.literal.map { $0.contains(".") || $0.contains(":") } ?? first.isCapture
    guard isHost else { return place }
    var place = place
    place.server = first.isCapture ? first : .capture(.string)
    place.path.parts.removeFirst()
    return place
  }

  /// Returns what two parts must have in common: the end of the path, the start of the fragment, and the prefix.
  private static func kind(_ part: InferredPath.Part) -> String {
    switch part {
    case .rest: "..."
    case .fragment: "#"
    case .literal: ""
    case .capture(_, let prefix): prefix
    }
  }

  private static func grouped<Key: Hashable>(_ places: [Place], by key: (Place) -> Key) -> [[Place]] {
    var indices: [Key: Int] = [:]
    var groups: [[Place]] = []
    for place in places {
      let key = key(place)
      if let index = indices[key] {
        groups[index].append(place)
      } else {
        indices[key] = groups.count
        groups.append([place])
      }
    }
    return groups
  }

  /// Joins paths with the same number of parts, starting with the text that most URLs have in common.
  private mutating func join(_ places: [Place]) {
    struct Text: Hashable {
      var position: Int
      var text: String
    }
    var rest = places
    while rest.count > 1 {
      var counts: [Text: (paths: Int, members: Int)] = [:]
      for place in rest {
        for (position, part) in place.path.parts.enumerated() {
          guard let text = part.literal else { continue }
          let count = counts[Text(position: position, text: text)] ?? (0, 0)
          counts[Text(position: position, text: text)] = (count.paths + 1, count.members + place.path.members.count)
        }
      }
      let best = counts.filter { $0.value.paths > 1 }.max { first, second in
        (first.value.members, second.key.position, second.key.text)
          < (second.value.members, first.key.position, first.key.text)
      }
      guard let best = best?.key else { break }
      func isInside(_ place: Place) -> Bool { place.path.parts[best.position].literal == best.text }
      joinCluster(rest.filter(isInside))
      rest.removeAll(where: isInside)
    }
    joinDifferingInOnePart(rest)
  }

  /// Joins paths with a common text, except texts beside identifiers, such as `/users/me` beside `/users/1`.
  private mutating func joinCluster(_ places: [Place]) {
    guard places.count > 1 else { return result += places }
    let parts = places[0].path.parts
    for position in parts.indices {
      let texts = Set(places.compactMap { $0.path.parts[position].literal })
      let isHost = position == 0 && places.contains { $0.isCustomScheme && $0.server == nil }
      let identifiers = places.contains { Self.isIdentifier($0.path.parts[position]) }
      guard identifiers && !texts.isEmpty || isHost && texts.count > 1, texts.count < Self.fewestTexts,
        !texts.contains(where: PathInference.resemblesValue)
      else { continue }
      for group in Self.grouped(places, by: { $0.path.parts[position].literal }) { joinCluster(group) }
      return
    }
    append(places)
  }

  /// Joins paths without a common text whose values are identifiers except in one place, such as the title in
  /// `/{year}/{month}/{day}/title`.
  private mutating func joinDifferingInOnePart(_ places: [Place]) {
    for group in Self.grouped(places, by: { $0.path.parts.map(Self.isIdentifier) }) {
      let parts = group[0].path.parts
      let others = parts.count { !Self.isIdentifier($0) }
      if group.count > 1, others <= 1, parts.count >= 3 { append(group) } else { result += group }
    }
  }

  /// Appends one path for several paths to the result. The path has a place on each site.
  private mutating func append(_ places: [Place]) {
    let parts = places[0].path.parts.indices.map { position in
      Self.union(places.map { $0.path.parts[position] })
    }
    for position in parts.indices where parts[position].isCapture {
      for text in places.compactMap({ $0.path.parts[position].literal }) {
        captures[Array(parts[..<position]), default: [:]][text] = parts[position]
      }
    }
    for group in Self.grouped(places, by: \.site) {
      for group in Self.grouped(group, by: { $0.server == nil }) {
        var place = group[0]
        if place.server != nil { place.server = Self.union(group.compactMap(\.server)) }
        place.path = InferredPath(parts: parts, members: group.flatMap(\.path.members).sorted())
        result.append(place)
      }
    }
  }

  private static func isIdentifier(_ part: InferredPath.Part) -> Bool {
    guard case .capture(let set, "") = part else { return false }
    return switch set {
    case .int, .uuid, .date, .identifier: true
    default: false
    }
  }

  private static func union(_ parts: [InferredPath.Part]) -> InferredPath.Part {
    guard parts.contains(where: { $0 != parts[0] }) else { return parts[0] }
    let sets = parts.map { part in
      if case .capture(let set, _) = part { set } else { ValueSet.string }
    }
    return .capture(sets.dropFirst().reduce(sets[0]) { $0.union($1) }, prefix: kind(parts[0]))
  }
}
