import LinkResolving
import SpecText

extension LogReport {
  private static let mostGroups = 1_000

  /// One line with sorted keys, which Docs/Adopting.md lists.
  package var json: String {
    JSONValue.object([
      "spec": .string(spec), "urls": .number("\(total.urls)"), "requests": .number("\(total.requests)"),
      "landed": .object(Self.numbers(landed)), "links": .array(links.map(Self.row)),
      "redirects": .array(redirects.map(Self.row)), "unused": .array(unused.map { .object(Self.place($0)) }),
      "unmatched": .object(Self.numbers(unmatched)),
      "unmatchedGroups": .array(
        shapes.prefix(Self.mostGroups).map { row in
          .object(
            Self.described(row.tally).merging(["shape": .string(row.shape), "reason": .optional(row.reason)]) { $1 })
        }),
      "refused": .object(Self.numbers(refusedTotal)),
      "refusedGroups": .array(
        refused.map { reason, tally in
          .object(Self.described(tally).merging(["reason": .string(reason.rawValue)]) { $1 })
        }),
      "ignoredLines": .array(
        skipped.map { reason, tally in
          .object([
            "reason": .string(reason), "lines": .number("\(tally.urls)"), "example": .optional(tally.examples.first),
          ])
        }),
      "comparison": comparison.map(comparisonValue) ?? .null,
    ]).text
  }

  private func comparisonValue(_ comparison: DestinationComparison) -> JSONValue {
    .object([
      "source": .string(source.rawValue), "agreed": .object(Self.numbers(comparison.agreed)),
      "disagreed": .object(Self.numbers(comparison.disagreed)), "notAsked": .object(Self.numbers(comparison.notAsked)),
      "disagreements": .array(
        disagreements.prefix(Self.mostGroups).map { group in
          .object(
            Self.numbers(group.tally).merging([
              "destination": .optional(group.destination), "link": .optional(group.link),
              "refusal": .optional(group.refusal?.rawValue), "examples": .strings(group.tally.examples),
              "hint": .string(group.hint),
            ]) { $1 })
        }),
    ])
  }

  private static func row(_ row: LinkRow) -> JSONValue {
    .object(
      described(row.tally).merging(place(row.link)) { $1 }.merging(["deprecated": .optional(row.deprecation)]) { $1 })
  }

  private static func place(_ link: PublishedSpec.Link) -> [String: JSONValue] {
    [
      "link": .string(link.name), "pattern": .string(link.text), "file": .string(link.place.path),
      "line": .number("\(link.place.line)"),
    ]
  }

  private static func numbers(_ tally: URLTally) -> [String: JSONValue] {
    ["urls": .number("\(tally.urls)"), "requests": .number("\(tally.requests)")]
  }

  private static func described(_ tally: URLTally) -> [String: JSONValue] {
    numbers(tally).merging(["example": .optional(tally.examples.first)]) { $1 }
  }
}
