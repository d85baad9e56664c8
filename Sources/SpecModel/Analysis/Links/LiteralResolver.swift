import SpecText
import WaymarkLinks

struct LiteralResolver {
  private let sink: DiagnosticSink

  init(_ sink: DiagnosticSink) { self.sink = sink }

  func canonical(_ literal: Text, isWhole: Bool = true) -> String? {
    canonical(literal, keeping: .segment, "the segment") { text in isWhole && (text == "." || text == "..") }
  }

  /// In the result, `+` is a plus sign, even if it means a space in the literal.
  func canonical(
    _ literal: Text, keeping raw: URLComponentBytes, _ component: String, plusIsSpace: Bool = false,
    isDotSegment: (String) -> Bool = { _ in false }
  ) -> String? {
    // Most literals are canonical.
    let hasSpaces = plusIsSpace && literal.bytes.contains(UInt8(ascii: "+"))
    if !hasSpaces, literal.consists(of: raw), !(literal == "."), !(literal == "..") { return literal.string }
    let written = literal.string
    do throws(LinkURLError) {
      if written.contains(" ") { throw .rawSpace }
      if written.contains("\\") { throw .backslash }
      let bytes = written.utf8.map { hasSpaces && $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
      let text = try PercentCoding.decodedStrictly(bytes)
      if isDotSegment(text) { throw .dotSegment }
      var result: [UInt8] = []
      try PercentCoding.append(text, keeping: raw, to: &result)
      return String(decoding: result, as: UTF8.self)
    } catch {
      let reason = error == .dotSegment ? "a dot segment refers to another path" : error.explanation
      sink.report(
        Diagnostic(
          .invalidPattern, "a URL cannot contain \(component) `\(written)`: \(reason)", at: literal.span,
          help: Self.help(about: error, in: component)))
      return nil
    }
  }
}

extension LiteralResolver {
  private static func help(about error: LinkURLError, in component: String) -> String? {
    switch error {
    case .rawSpace: "remove the space, or write `%20` if the space belongs to the URL"
    case .badPercent: "write `%25` for a literal `%`"
    case .backslash:
      "write `%5C` for a literal backslash" + (component == "the segment" ? ", or write `/` between two segments" : "")
    default: nil
    }
  }
}

extension Text {
  fileprivate func consists(of raw: URLComponentBytes) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var index = 0
    while index < bytes.count {
      guard raw.contains(start[index]) else { return false }
      index += 1
    }
    return true
  }
}
