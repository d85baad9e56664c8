import SpecText
import WaymarkLinks

/// The kinds of the values in the segments of URLs that known links match, in bounded memory.
///
/// If all values of a capture with the type `String` are integers, UUIDs, or dates, a narrower type would match them.
struct KnownValues {
  /// The minimum number of different values that are evidence for a type.
  private static let fewestValues = 20
  /// The number of different values from which the survey does not count further values.
  private static let mostValues = 64
  /// The maximum number of places with values.
  private static let mostPlaces = 20_000

  private struct Place: Hashable {
    var link: Int
    /// The number of segments of the URL, because a link can have patterns with different numbers of segments.
    var segments: Int
    var position: Int
  }

  private struct Values {
    /// The set of all values; `nil` if it has no type that is narrower than a text.
    var set: ValueSet?
    var hashes: Set<UInt64> = []
  }

  private var places: [Place: Values] = [:]

  /// Adds the segments of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - link: The number of the known link that matches the URL.
  mutating func add(_ url: CanonicalURL, link: Int) {
    let segments = url.bytes[url.path].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (position, segment) in segments.enumerated() {
      let place = Place(link: link, segments: segments.count, position: position)
      let bytes = UnsafeBufferPointer(rebasing: segment)
      guard var values = places[place] else {
        guard places.count < Self.mostPlaces else { continue }
        let set = Self.set(bytes)
        places[place] = Values(set: set, hashes: set == nil ? [] : [SurveyHash.of(bytes)])
        continue
      }
      guard let set = values.set else { continue }
      if Self.set(bytes) == set {
        guard values.hashes.count < Self.mostValues else { continue }
        places[place] = nil
        values.hashes.insert(SurveyHash.of(bytes))
      } else {
        values = Values()
      }
      places[place] = values
    }
  }

  private static func set(_ bytes: UnsafeBufferPointer<UInt8>) -> ValueSet? {
    var encoded: [UInt8] = []
    SegmentShape.append(bytes, isQuery: false, to: &encoded)
    switch ValueSet(SegmentShape(bytes: encoded[...])) {
    // A type of integers does not keep the zeros at the start of a value.
    case .int: return bytes[0] == UInt8(ascii: "0") && bytes.count > 1 ? nil : .int
    case .uuid: return .uuid
    case .date: return .date
    default: return nil
    }
  }

  /// Returns a note for each text capture in the path of a link whose values have a narrower type.
  ///
  /// - Parameters:
  ///   - link: The number of the known link.
  ///   - patterns: The patterns of the link.
  ///   - span: The location of the link.
  /// - Returns: The notes, without duplicates.
  func notes(_ link: Int, _ patterns: [ImportedPattern], at span: Span) -> [ImportNote] {
    var notes: [ImportNote] = []
    for pattern in patterns {
      for (position, segment) in pattern.segments.enumerated() {
        guard case .capture(let capture, "", "") = segment, capture.type == .string,
          let values = places[Place(link: link, segments: pattern.segments.count, position: position)],
          values.hashes.count >= Self.fewestValues, let (plural, type) = values.set.flatMap(Self.names)
        else { continue }
        let count =
          values.hashes.count < Self.mostValues ? "all \(values.hashes.count)" : "more than \(Self.mostValues - 1)"
        let note = ImportNote(
          .information, "\(count) values of \(Quoted(capture.name)) are \(plural); `\(type)` would match them", at: span
        )
        if !notes.contains(note) { notes.append(note) }
      }
    }
    return notes
  }

  private static func names(_ set: ValueSet) -> (plural: String, type: String)? {
    switch set {
    case .int: ("integers", "Int")
    case .uuid: ("UUIDs", "UUID")
    case .date: ("dates", "Date")
    default: nil
    }
  }
}
