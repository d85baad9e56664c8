import Foundation

/// Figures as text with three significant digits.
package enum Text {
  package static func time(nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: digits(nanoseconds) + " ns"
    case ..<1_000_000: digits(nanoseconds / 1_000) + " µs"
    case ..<1_000_000_000: digits(nanoseconds / 1_000_000) + " ms"
    default: digits(nanoseconds / 1_000_000_000) + " s"
    }
  }

  package static func time(seconds: Double) -> String { time(nanoseconds: seconds * 1_000_000_000) }

  package static func bytes(_ bytes: Double) -> String {
    switch bytes {
    case ..<10_000: digits(bytes) + " B"
    case ..<10_000_000: digits(bytes / 1_000) + " kB"
    default: digits(bytes / 1_000_000) + " MB"
    }
  }

  package static func ratio(_ ratio: Double) -> String { digits(ratio) + " ×" }

  package static func percent(_ part: Double) -> String { "±\(Int((part * 100).rounded())) %" }

  package static func count(_ count: Double?) -> String {
    count.map { $0 < 10 && $0 != $0.rounded() ? digits($0) : "\(Int($0.rounded()))" } ?? "–"
  }

  package static func count(_ count: Int) -> String {
    var digits = String(count)
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: index))
      index -= 3
    }
    return digits
  }

  private static func digits(_ value: Double) -> String {
    let places = value == 0 || value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3
    return String(format: "%.\(places)f", value)
  }
}
