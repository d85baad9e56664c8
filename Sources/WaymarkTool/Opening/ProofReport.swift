import MapEngine
import SpecText

/// The report of `prove`.
struct ProofReport {
  enum Format: String, CaseIterable {
    case text, junit, json
  }

  let proof: Proof
  let path: String
  /// The screens that no place path can name.
  let unreachable: [String]
  let duration: Duration

  func text(_ format: Format) -> String {
    switch format {
    case .text: text
    case .junit: junit
    case .json: json
    }
  }

  private var text: String {
    let failures = proof.failures
    let targets = Set(proof.results.map { $0.launch.target })
    let links = targets.filter { $0.isURL }.count
    let counts =
      "\(proof.results.count - failures.count) of \(proof.results.count) launches show what the spec promises: "
      + "\(counted(targets.count - links, "place")) and \(counted(links, "link")) in \(seconds(duration)) s\n"
    let left =
      unreachable.isEmpty
      ? "" : "not opened, because no place path leads there: \(unreachable.joined(separator: ", "))\n"
    return failures.map { "\(title($0))\n\(body($0))\n" }.joined() + counts + left
  }

  private func title(_ result: Proof.Result) -> String {
    PrintableText.of("\(result.launch.target), \(result.launch.situation.rawValue)")
  }

  private func body(_ result: Proof.Result) -> String {
    ArrivalText(result.run, result.launch.expectation, result.launch.target).text
  }

  private var junit: String {
    let suite = XMLText.escaped(PrintableText.of(path))
    let cases = proof.results.map { result in
      let name = XMLText.escaped(title(result))
      let start = "    <testcase name=\"\(name)\" classname=\"\(suite)\" time=\"\(seconds(result.duration))\""
      guard !result.isProven else { return start + "/>\n" }
      let body = XMLText.escaped(body(result))
      let message = body.prefix { $0 != "\n" }
      return start + ">\n      <failure message=\"\(message)\">\(body)</failure>\n    </testcase>\n"
    }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(proof.failures.count)\" errors=\"0\" time=\"\(seconds(duration))\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="waymark prove" \(counts)>
        <testsuite name="\(suite)" \(counts)>
      \(cases.joined())  </testsuite>
      </testsuites>

      """
  }

  private var json: String {
    let cases = proof.results.map { result -> JSONValue in
      let expected: JSONValue =
        switch result.launch.expectation {
        case .refusal: .null
        case .place(let expected): expected.isResolvedByApp ? .null : .string(expected.windows.last ?? expected.place)
        }
      return .object([
        "target": .string(result.launch.target), "situation": .string(result.launch.situation.rawValue),
        "conditions": .strings(result.launch.conditions), "proven": .bool(result.isProven), "expected": expected,
        "shown": .optional(result.run.last?.place), "message": result.isProven ? .null : .string(body(result)),
        "seconds": .number(seconds(result.duration)),
      ])
    }
    let summary: JSONValue = .object([
      "launches": .number(String(proof.results.count)), "failures": .number(String(proof.failures.count)),
      "seconds": .number(seconds(duration)),
    ])
    return JSONValue.object([
      "cases": .array(cases), "notOpened": .strings(unreachable), "summary": summary,
    ]).text + "\n"
  }

  /// With one digit after the point.
  private func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return "\(seconds).\(attoseconds / 100_000_000_000_000_000)"
  }
}
