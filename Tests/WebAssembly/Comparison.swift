/// A program that resolves 10,000 URLs with the link tables of all specs.
///
/// The program prints one line for each URL, and the number of URLs for each outcome. The program is compiled together
/// with the link engine, once for this machine and once for WebAssembly. Both programs must print the same output.
@main
enum Comparison {
  static let urlCount = 10_000

  static func main() {
    var random = SplitMix64(seed: 22)
    var counts: [String: Int] = [:]
    for number in 0..<urlCount {
      let sample = samples[number % samples.count]
      let table = LinkTable(sample.table)
      let url = SampleURL.random(from: sample.urls, using: &random)
      let (outcome, details) = outcome(of: url, in: table)
      counts[outcome, default: 0] += 1
      print("\(sample.name)\t\(escaped(url))\t\(outcome)\(details)")
    }
    for outcome in ["landed", "app", "redirected", "unmatched", "rejected"] {
      print("\(outcome): \(counts[outcome] ?? 0)")
    }
  }

  private static func outcome(of url: [UInt8], in table: LinkTable) -> (String, String) {
    var found = ("unmatched", "")
    do throws(LinkURLError) {
      try url.withUnsafeBufferPointer { (bytes) -> Result<Void, LinkURLError> in
        do throws(LinkURLError) {
          try table.match(bytes) { match in
            guard let match else { return }
            if match.record.outcome == .redirect {
              let target = match.record.redirect.url(for: match) ?? "nowhere"
              found = ("redirected", "\t\(match.number)\t\(escaped(Array(target.utf8)))")
            } else {
              let plan = LandingPlan(match)
              found = (plan.app == nil ? "landed" : "app", "\t\(text(plan))\t\(printed(plan, table))")
            }
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      }.get()
    } catch {
      return ("rejected", "\t\(error.rawValue)")
    }
    return found
  }

  /// Returns the URL of a landing's destination as text.
  private static func printed(_ plan: LandingPlan, _ table: LinkTable) -> String {
    guard let destination = plan.destination,
      let url = table.url(of: destination, origin: plan.origin)
    else { return "no URL" }
    return escaped(Array(url.utf8))
  }

  private static func text(_ plan: LandingPlan) -> String {
    var text = "link \(plan.link) origin \(plan.origin)"
    if let tab = plan.tab { text += " tab \(tab)" }
    if let parts = plan.tabArguments { text += " with \(self.text(parts))" }
    text += " stack \(plan.stackChange.rawValue)"
    for parts in plan.stack { text += " \(self.text(parts))" }
    for modal in plan.modals {
      text += " modal \(modal.screen.kind.rawValue) \(self.text(modal.screen.parts))"
      for parts in modal.stack { text += " stack \(self.text(parts))" }
    }
    if let parts = plan.app { text += " app \(self.text(parts))" }
    for condition in plan.requires { text += " requires \(condition)" }
    if let deprecation = plan.deprecation { text += " deprecated \(escaped(Array(deprecation.utf8)))" }
    return text
  }

  private static func text(_ parts: CaseParts) -> String {
    var text = "\(parts.index)("
    for argument in parts.arguments { text += self.text(argument) + "," }
    return text + ")"
  }

  private static func text(_ argument: Argument) -> String {
    switch argument {
    case .none: return "none"
    case .int(let value): return "int \(value)"
    case .uint(let value): return "uint \(value)"
    // The bit pattern shows differences that the decimal text could hide.
    case .double(let value): return "double \(value) \(value.bitPattern)"
    case .bool(let value): return value ? "true" : "false"
    case .string(let value): return "string \(escaped(Array(value.utf8)))"
    case .uuid(let value): return "uuid \(value.description)"
    case .date(let value): return "date \(value.description)"
    case .url(let value): return "url \(escaped(Array(value.utf8)))"
    case .native: return "native"
    case .screen(let parts): return "screen \(text(parts))"
    case .list(let values):
      var text = "["
      for value in values { text += self.text(value) + "," }
      return text + "]"
    }
  }

  /// Returns bytes on one line. Printable ASCII characters except backslashes stay unchanged, and all other bytes
  /// become numbers.
  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      if 0x20...0x7E ~= byte, byte != UInt8(ascii: "\\") {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "\\\(byte);"
      }
    }
    return text
  }
}
