import LinkResolving
import MapEngine
import SpecText
import WaymarkLinks
import WaymarkNavigation

/// The message about a place or link that the spec does not have.
struct LaunchProblemText {
  private let problem: LaunchProblem
  private let target: String
  private let resolver: URLResolver

  init(_ problem: LaunchProblem, _ target: String, _ resolver: URLResolver) {
    self.problem = problem
    self.target = target
    self.resolver = resolver
  }

  var text: String {
    switch problem {
    case .unknownCondition(let name, let known):
      "error: the spec has no condition \(Quoted(name))\(Suggestion.suffix(for: name, among: known))\n"
        + (known.isEmpty ? "" : "help: the conditions are \(known.joined(separator: ", "))\n")
    case .syntax(let error): excerpt(error.description, error.range)
    case .place(let error):
      excerpt(
        error.description + (error.unknown.map { Suggestion.suffix(for: $0.name, among: $0.known) } ?? ""),
        range(of: error))
    case .unmatched: "error: no link of the spec matches the URL\n" + resolver.resolve(target).text
    case .refused(let reason): "error: \(PrintableText.of(target)) \(PrintableText.of(reason))\n"
    }
  }

  /// The text with a mark under the bytes.
  private func excerpt(_ message: String, _ range: Range<Int>) -> String {
    let bytes = Array(target.utf8)
    let start = PrintableText.of(String(decoding: bytes[..<range.lowerBound], as: UTF8.self)).count
    let marked = PrintableText.of(String(decoding: bytes[range], as: UTF8.self)).count
    let mark = String(repeating: " ", count: start) + String(repeating: "^", count: max(marked, 1))
    return "error: \(PrintableText.of(message))\n  \(PrintableText.of(target))\n  \(mark)\n"
  }

  private func range(of error: PlaceError) -> Range<Int> {
    let screens = Array(target.utf8).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let screen = screens[error.index]
    let parts = screen.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let values = parts.dropFirst().filter { part in
      error.parameter.map { part.starts(with: Array("\($0)=".utf8)) } ?? false
    }
    let part = values.last ?? parts[0]
    return part.startIndex..<part.endIndex
  }
}

/// The message about the end of a launch.
struct ArrivalText {
  private let result: AppRun.Result
  private let expected: ProofPlan.Expectation
  private let target: String

  init(_ result: AppRun.Result, _ expected: ProofPlan.Expectation, _ target: String) {
    self.result = result
    self.expected = expected
    self.target = target
  }

  var text: String {
    switch result.outcome {
    case .arrived: "arrived at \(PrintableText.of(place(result.last) ?? ""))\n"
    case .waiting(let names):
      """
      error: the app waits for \(PrintableText.of(names.joined(separator: ", ")))
      \(places)help: to open the place at once, add `--set \(PrintableText.of(names.joined(separator: ",")))`\n
      """
    case .refused(let reason):
      "error: the app refused \(PrintableText.of(target)): \(PrintableText.of(reason))\n\(places)"
    case .elsewhere:
      place(result.last) == place(expected)
        ? "error: the views don't show the place\n\(places)" : "error: the app is at another place\n\(places)"
    case .silent:
      """
      error: the app wrote no report
      help: only a debug build of an app with a `Navigator` reports; a release build ignores the launch arguments\n
      \(lastOutput)
      """
    case .secondApp:
      "error: a second app began to report, so the report is ambiguous\nhelp: end other processes of the app, and try again\n"
    case .ended(let status):
      "error: the app ended with \(Self.text(status)) before it arrived\n\(places)\(lastOutput)"
    }
  }

  private var places: String {
    let shown = place(result.last) ?? "no place"
    let reason = result.reason.map { "  reported \(PrintableText.of($0))\n" } ?? ""
    return "  expected \(PrintableText.of(place(expected)))\n  shown    \(PrintableText.of(shown))\n\(reason)"
  }

  private var lastOutput: String { result.output.map { "  | \($0)\n" }.joined() }

  private func place(_ line: ReportLine?) -> String? {
    guard let line else { return nil }
    guard case .place(let expected) = expected, !expected.windows.isEmpty else { return line.place }
    return line.windows.last ?? line.place
  }

  private func place(_ expected: ProofPlan.Expectation) -> String {
    guard case .place(let expected) = expected else { return "no place, because the spec allows none" }
    let waiting = expected.pending.isEmpty ? "" : ", where it waits for \(expected.pending.joined(separator: ", "))"
    return
      (expected.isResolvedByApp ? "a place that the app determines" : expected.windows.last ?? expected.place)
      + waiting
  }

  private static func text(_ status: Int32) -> String { status > 128 ? "signal \(status - 128)" : "status \(status)" }
}
