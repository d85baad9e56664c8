import Foundation
import Measuring
import WaymarkLinks

/// A benchmark of printing the URL of a screen.
enum PrintBenchmark {
  static func run(_ effort: Effort) throws {
    for size in effort.sizes([10, 1_000, 100_000], quickUpTo: 10) {
      let set = LinkSet.mixed(size)
      let bytes = set.table()
      let urls = set.urls(.random)
      let figures = Measuring.measure([waymark(urls, bytes), interpolation(urls), components(urls)], effort)
      var table = Table(
        "A URL of a place, \(Text.count(size)) links",
        columns: ["way", "time", "spread", "of `URLComponents`", "allocations"])
      for figure in figures {
        table.add(
          figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
          Text.ratio(figure.ratio(to: figures[2])), Text.count(figure.allocations))
      }
      table.show()
    }
  }

  /// Returns a subject that prints the URL of the first link to a screen and matches the printed URL.
  static func waymark(_ urls: [String], _ bytes: [UInt8]) -> Subject {
    let places = bytes.withUnsafeBufferPointer { table in
      urls.compactMap { url in
        if case .landed(let plan) = LinkTable(table).resolve(url) { plan.destination } else { nil }
      }
    }
    precondition(places.count == urls.count, "some URL lands nowhere")
    bytes.withUnsafeBufferPointer { table in
      precondition(places.allSatisfy { LinkTable(table).url(of: $0, origin: 0) != nil }, "some place has no URL")
    }
    return Subject("Waymark", each: places) { place in
      bytes.withUnsafeBufferPointer { table in LinkTable(table).url(of: place, origin: 0)?.utf8.count ?? 0 }
    }
  }

  /// Returns a subject that prints URLs with string interpolation, without escaping.
  private static func interpolation(_ urls: [String]) -> Subject {
    Subject("an interpolated string", each: paths(urls)) { segments in
      // Handwritten code has a separate string for each link, which has two to five segments.
      switch segments.count {
      case 2: "https://example.com/\(segments[0])/\(segments[1])".utf8.count
      case 4: "https://example.com/\(segments[0])/\(segments[1])/\(segments[2])/\(segments[3])".utf8.count
      default:
        "https://example.com/\(segments[0])/\(segments[1])/\(segments[2])/\(segments[3])/\(segments[4])".utf8.count
      }
    }
  }

  /// Returns a subject that prints URLs with `URLComponents`, which escapes the values.
  private static func components(_ urls: [String]) -> Subject {
    Subject("`URLComponents`", each: paths(urls)) { segments in
      var components = URLComponents()
      components.scheme = "https"
      components.host = "example.com"
      components.path = "/" + segments.joined(separator: "/")
      return components.string?.utf8.count ?? 0
    }
  }

  /// Returns the path segments of each URL.
  private static func paths(_ urls: [String]) -> [[String]] {
    urls.map { $0.split(separator: "/").dropFirst(2).map(String.init) }
  }
}
