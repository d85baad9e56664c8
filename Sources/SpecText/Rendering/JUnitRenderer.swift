/// One suite for each file and one case for each diagnostic. Errors fail; warnings are skipped, or fail in strict mode.
/// A file without diagnostics has a passed case, because many tools reject a report without cases. Conforms to
/// `junit-10.xsd` of Jenkins' xUnit plugin. All times are 0, so equal diagnostics produce equal bytes.
package struct JUnitRenderer {
  private let files: [SourceFile]
  private let isStrict: Bool
  private let text: TextRenderer

  package init(files: [SourceFile], isStrict: Bool) {
    self.files = files
    self.isStrict = isStrict
    text = TextRenderer(files: files, style: .compact)
  }

  package func render(_ diagnostics: [Diagnostic]) -> String {
    // Two specs can include the same file.
    let findings = Dictionary(grouping: diagnostics) { files[Int($0.span.file)].path }
    var seen: Set<String> = []
    let suites = files.map(\.path).filter { seen.insert($0).inserted }.map { Suite(path: $0, findings[$0] ?? [], self) }
    let counts = "tests=\"\(suites.sum(\.cases.count))\" failures=\"\(suites.sum(\.failures))\" errors=\"0\" time=\"0\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="waymark lint" \(counts)>
      \(suites.map(\.xml).joined())</testsuites>

      """
  }

  fileprivate struct Suite {
    let path: String
    var cases: [String] = []
    var failures = 0
    var skipped = 0

    init(path: String, _ findings: [Diagnostic], _ renderer: JUnitRenderer) {
      self.path = XMLText.escaped(PrintableText.of(path))
      // The name identifies a case across runs, so the name contains no line number.
      var names: [String: Int] = [:]
      for finding in findings {
        let message = XMLText.escaped(PrintableText.of(finding.message))
        let name = "\(finding.id): \(message)"
        let number = names[name, default: 0] + 1
        names[name] = number
        let isFailure = finding.severity == .error || renderer.isStrict
        failures += isFailure ? 1 : 0
        skipped += isFailure ? 0 : 1
        // One of the two common schemas allows a type only on failures.
        let (element, type) = isFailure ? ("failure", "type=\"\(finding.id)\" ") : ("skipped", "")
        let body = XMLText.escaped(renderer.text.render([finding]))
        cases.append(
          """
              <testcase name="\(name)\(number > 1 ? " (\(number))" : "")" classname="\(self.path)" time="0">
                <\(element) \(type)message="\(message)">\(body)</\(element)>
              </testcase>

          """)
      }
      if cases.isEmpty { cases = ["    <testcase name=\"no findings\" classname=\"\(self.path)\" time=\"0\"/>\n"] }
    }

    var xml: String {
      let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" time=\"0\""
      return "  <testsuite name=\"\(path)\" \(counts)>\n\(cases.joined())  </testsuite>\n"
    }
  }
}

extension [JUnitRenderer.Suite] {
  fileprivate func sum(_ count: (JUnitRenderer.Suite) -> Int) -> Int { reduce(0) { $0 + count($1) } }
}

/// Characters that XML 1.0 does not allow become U+FFFD, unless ``PrintableText`` has escaped them. See
/// <https://www.w3.org/TR/xml/#charsets>.
package enum XMLText {
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // An escaped `>` prevents `]]>` in the text.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Line breaks are allowed, because strings with line breaks occur only in the text of elements.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
  }
}
