import SpecText
import WaymarkLinks
import WaymarkRules

/// A survey of logs of URLs, from which ``links(file:)`` infers the links of an app.
///
/// The survey reads a file in chunks and keeps the forms of the URLs, not the URLs. Its memory is bounded, and its result
/// does not depend on the order of the lines.
package struct URLSurvey {
  /// A known link that matches URLs of the log.
  package struct KnownLink: Sendable {
    package var count = 0
    package fileprivate(set) var examples = StableExamples()
  }

  /// The reason that URLs are not part of the survey.
  package struct Refusal: Sendable {
    /// A clause or a sentence in lowercase, such as "it has no host".
    package var reason: String
    package var count: Int
    /// A line with the reason.
    package var example: String
    /// The location of the first line with the reason.
    package var span: Span
    fileprivate var hash: UInt64
  }

  /// The numbers of a survey.
  package struct Summary: Sendable {
    /// The number of lines with a URL, without blank lines and comments.
    package var lines = 0
    /// The number of requests of the surveyed URLs. A line with a count represents several requests.
    package var requests = 0
    /// The reasons for refused lines, the most frequent reason first.
    package var refused: [Refusal] = []
    /// The number of requests that known links match.
    package var known = 0
    /// A Boolean value that indicates whether the survey kept only a sample of the forms.
    package var isSample = false
  }

  private let known: ((CanonicalURL) -> Int?)?
  let appHosts: [String]
  let appSchemes: [String]
  var table: SkeletonTable
  package private(set) var knownLinks: [Int: KnownLink] = [:]
  private var knownValues = KnownValues()
  private var refusals: [String: Refusal] = [:]
  private var counts = Summary()

  // The state of the current file.
  private var file: Int
  private var reader: URLLogReader
  private var accepted = 0
  private var refusedInFile = 0
  private var skeleton: [UInt8] = []

  /// Creates a survey.
  ///
  /// - Parameters:
  ///   - hosts: The known hosts of the app. A path without a host is on the first host.
  ///   - schemes: The known custom schemes of the app.
  ///   - file: The index of the first file in source locations.
  ///   - known: A function that returns the number of a known link that matches a URL, or `nil`. The survey only counts
  ///     such URLs.
  package init(
    hosts: [String] = [], schemes: [String] = [], file: Int = 0, known: ((CanonicalURL) -> Int?)? = nil
  ) {
    self.init(hosts: hosts, schemes: schemes, file: file, limits: .init(), known: known)
  }

  init(
    hosts: [String] = [], schemes: [String] = [], file: Int = 0, limits: SkeletonTable.Limits,
    known: ((CanonicalURL) -> Int?)? = nil
  ) {
    appHosts = hosts
    appSchemes = schemes
    self.file = file
    reader = URLLogReader(file: file)
    self.known = known
    table = SkeletonTable(limits: limits)
  }

  /// The numbers of the survey.
  package var summary: Summary {
    var summary = counts
    summary.refused = refusals.values.sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    summary.isSample = !table.isComplete
    return summary
  }

  // MARK: Files

  /// Starts the next file. Call the function after ``finish()``.
  package mutating func start(file: Int) {
    self.file = file
    reader = URLLogReader(file: file)
    accepted = 0
    refusedInFile = 0
  }

  /// Adds a chunk of the current file. A line can be split between chunks.
  ///
  /// - Throws: A ``FormatError`` if the file is not a log of URLs.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) throws(FormatError) {
    try read { reader, body throws(FormatError) in try reader.add(bytes, body) }
  }

  /// Ends the current file.
  ///
  /// - Throws: A ``FormatError`` if the file is not a log of URLs.
  package mutating func finish() throws(FormatError) {
    try read { reader, body throws(FormatError) in try reader.finish(body) }
    guard accepted == 0 else { return }
    if refusedInFile == 0 {
      throw FormatError(
        .input, "the file contains no URLs", at: .start(ofFile: file), help: "specify a file with one URL per line")
    }
    let first = refusals.values.filter { $0.span.file == file }.min { $0.span.start < $1.span.start }
    throw FormatError(
      .input, "no line of the file is a valid URL" + (first.map { ": \($0.reason)" } ?? ""),
      at: first?.span ?? .start(ofFile: file), help: "specify a file with one URL per line")
  }

  /// Reads a part of the file, and adds its entries to the survey.
  private mutating func read(
    _ part: (inout URLLogReader, URLLogReader.Body) throws(FormatError) -> Void
  ) throws(FormatError) {
    // The closure changes the survey, so the reader is not in the survey during the call.
    var reader = URLLogReader(file: file)
    swap(&reader, &self.reader)
    defer { swap(&reader, &self.reader) }
    try part(&reader) { entry, span in
      counts.lines += 1
      switch entry {
      case .url(let url, let count, let label): addURL(url, count: count, label: label, at: span)
      case .refused(let line, let reason): refuse(reason, Array(line), at: span)
      }
    }
  }

  // MARK: URLs

  private mutating func addURL(
    _ url: UnsafeBufferPointer<UInt8>, count: Int, label: UnsafeBufferPointer<UInt8>?, at span: Span
  ) {
    guard url.first == UInt8(ascii: "/") else {
      return addAbsoluteURL(url, original: url, count: count, label: label, at: span)
    }
    let hasHost = url.count > 1 && url[1] == url[0]
    if !hasHost, let known, let host = appHosts.first(where: { !$0.contains(where: "*{".contains) }) {
      let absolute = Array("https://\(host)".utf8) + url
      let match = absolute.withUnsafeBufferPointer { bytes in
        try? CanonicalURL.with(bytes) { url in
          let match = known(url)
          if let match { knownValues.add(url, link: match) }
          return match
        }
      }
      if let match { return addKnown(match, url, count) }
    }
    let prefix = hasHost ? "https:" : "https://" + URLSkeleton.noHost
    let absolute = Array(prefix.utf8) + url
    absolute.withUnsafeBufferPointer { addAbsoluteURL($0, original: url, count: count, label: label, at: span) }
  }

  private mutating func addAbsoluteURL(
    _ absolute: UnsafeBufferPointer<UInt8>, original: UnsafeBufferPointer<UInt8>, count: Int,
    label: UnsafeBufferPointer<UInt8>?, at span: Span
  ) {
    skeleton.removeAll(keepingCapacity: true)
    var match: Int?
    var foreign: String?
    do throws(LinkURLError) {
      var bytes = skeleton
      skeleton = []
      match = try CanonicalURL.with(absolute) { url in
        if let match = known?(url) {
          knownValues.add(url, link: match)
          return match
        }
        foreign = reservedScheme(url)
        URLSkeleton.append(url, label: label, to: &bytes)
        return nil
      }
      skeleton = bytes
    } catch {
      return refuse(error.explanation, Array(original.prefix(CanonicalURL.longest)), at: span)
    }
    if let match { return addKnown(match, original, count) }
    if let foreign {
      let reason = "the scheme `\(foreign)` does not belong to the app"
      return refuse(reason, Array(original.prefix(CanonicalURL.longest)), at: span)
    }
    accepted += 1
    counts.requests += count
    skeleton.withUnsafeBufferPointer { table.add($0, count: count, url: original) }
  }

  /// Returns the scheme of a URL if the scheme has a standard meaning, such as `mailto`, and is not a scheme of the app.
  private func reservedScheme(_ url: CanonicalURL) -> String? {
    guard url.host.isEmpty else { return nil }
    let scheme = String(decoding: url.bytes[url.scheme], as: UTF8.self)
    return WellKnownSchemes.isReserved(scheme) && !appSchemes.contains(scheme) ? scheme : nil
  }

  /// Counts a URL that a known link matches.
  private mutating func addKnown(_ link: Int, _ url: UnsafeBufferPointer<UInt8>, _ count: Int) {
    accepted += 1
    counts.requests += count
    counts.known += count
    knownLinks[link, default: KnownLink()].count += count
    knownLinks[link, default: KnownLink()].examples.insert(url)
  }

  /// Returns a note for each text capture in the path of a known link whose values are integers, UUIDs, or dates.
  ///
  /// - Parameters:
  ///   - link: The number of the known link.
  ///   - patterns: The patterns of the link.
  ///   - span: The location of the link.
  /// - Returns: The notes, without duplicates.
  package func typeNotes(_ link: Int, _ patterns: [ImportedPattern], at span: Span) -> [ImportNote] {
    knownValues.notes(link, patterns, at: span)
  }

  private mutating func refuse(_ reason: String, _ example: [UInt8], at span: Span) {
    refusedInFile += 1
    let hash = example.withUnsafeBufferPointer { SurveyHash.of($0) }
    guard var refusal = refusals[reason] else {
      refusals[reason] = Refusal(
        reason: reason, count: 1, example: String(decoding: example, as: UTF8.self), span: span, hash: hash)
      return
    }
    refusal.count += 1
    if hash < refusal.hash {
      refusal.hash = hash
      refusal.example = String(decoding: example, as: UTF8.self)
    }
    refusals[reason] = refusal
  }
}
