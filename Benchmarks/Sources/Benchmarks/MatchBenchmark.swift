import CFloors
import Foundation
import Measuring
import WaymarkLinks

/// A benchmark of matching URLs and decoding captures.
enum MatchBenchmark {
  static func run(_ effort: Effort) throws {
    growth(effort)
    kinds(effort)
    peers(effort)
  }

  /// Measures specs of increasing size, with links at various positions.
  private static func growth(_ effort: Effort) {
    let sets = effort.sizes([10, 100, 1_000, 10_000, 100_000], quickUpTo: 1_000).map(LinkSet.mixed)
    let tables = sets.map { $0.table() }
    let columns = ["links"] + LinkSet.Pick.allCases.map(\.rawValue)
    var table = Table("A URL's link and arguments, in nanoseconds", columns: columns + ["allocations", "bytes a link"])
    var ratios = Table("The same, in parts of `URL(string:)` of the URL", columns: columns)
    var subjects: [Subject] = []
    for (set, bytes) in zip(sets, tables) {
      for pick in LinkSet.Pick.allCases {
        let urls = set.urls(pick)
        subjects.append(arguments(of: urls, in: bytes, areLinks: pick != .miss))
        subjects.append(foundation(urls))
      }
    }
    let figures = Measuring.measure(subjects, effort)
    for (index, set) in sets.enumerated() {
      let own = LinkSet.Pick.allCases.indices.map { pick in
        let first = 2 * (index * LinkSet.Pick.allCases.count + pick)
        return (waymark: figures[first], url: figures[first + 1])
      }
      let perLink = Double(tables[index].count) / Double(set.count)
      table.add(
        [Text.count(set.count)]
          + own.map { Text.time(nanoseconds: $0.waymark.median) + " " + Text.percent($0.waymark.spread) }
          + [Text.count(own.compactMap(\.waymark.allocations).max()), Text.count(perLink)])
      ratios.add([Text.count(set.count)] + own.map { Text.ratio($0.waymark.ratio(to: $0.url)) })
    }
    table.show()
    ratios.show()
  }

  /// Measures the kinds of URLs whose cost differs.
  private static func kinds(_ effort: Effort) {
    let sets = LinkSet.kinds(effort.isQuick ? 100 : 1_000)
    var table = Table(
      "\(Text.count(sets[0].count)) links, random hits, by what they capture",
      columns: ["kind", "time", "spread", "of `URL(string:)`", "allocations"])
    let tables = sets.map { $0.table() }
    let figures = Measuring.measure(
      zip(sets, tables).flatMap { set, bytes in
        let urls = set.urls(.random)
        return [arguments(of: urls, in: bytes), foundation(urls)]
      }, effort)
    for (index, set) in sets.enumerated() {
      let (own, url) = (figures[2 * index], figures[2 * index + 1])
      table.add(
        set.name, Text.time(nanoseconds: own.median), Text.percent(own.spread), Text.ratio(own.ratio(to: url)),
        Text.count(own.allocations))
    }
    table.show()
  }

  /// Measures alternatives to a match.
  private static func peers(_ effort: Effort) {
    for size in effort.sizes([10, 1_000], quickUpTo: 10) {
      let set = LinkSet.mixed(size)
      let bytes = set.table()
      let urls = set.urls(.random)
      var subjects = [
        arguments(of: urls, in: bytes), landing(of: urls, in: bytes), foundation(urls), components(urls), scan(urls),
        dictionary(urls),
      ]
      // A handwritten switch is realistic for ten links but not for a thousand.
      if size == 10 { subjects.append(switching(urls)) }
      subjects.append(expressions(urls, set))
      let figures = Measuring.measure(subjects, effort)
      var table = Table(
        "\(Text.count(size)) links, random hits, against other ways",
        columns: ["way", "time", "spread", "of `URL(string:)`", "allocations", "allocated"])
      for figure in figures {
        table.add(
          figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
          Text.ratio(figure.ratio(to: figures[2])), Text.count(figure.allocations),
          figure.allocatedBytes.map(Text.bytes) ?? "–")
      }
      table.show()
    }
  }

  // MARK: Subjects

  /// Returns a subject that finds the link's number and decodes its arguments.
  ///
  /// - Parameters:
  ///   - urls: The URLs to match.
  ///   - bytes: The link table.
  ///   - areLinks: A Boolean value that indicates whether links match the URLs, which is verified before the
  ///     measurement.
  /// - Returns: The subject.
  static func arguments(of urls: [String], in bytes: [UInt8], areLinks: Bool = true) -> Subject {
    bytes.withUnsafeBufferPointer { table in
      for url in urls {
        let link = Array(url.utf8).withUnsafeBufferPointer(LinkTable(table).link)
        precondition((link != nil) == areLinks, "\(url) is \(link == nil ? "no" : "a") link's")
      }
    }
    return
      Subject("Waymark: link and arguments", each: urls) { url in
        bytes.withUnsafeBufferPointer { table in
          var sum = 0
          try? LinkTable(table).match(url) { match in
            guard let match else { return }
            sum = match.number
            match.forEachArgument { sum &+= weight($0) }
          }
          return sum
        }
      }
  }

  /// Returns a subject that also computes the landing.
  static func landing(of urls: [String], in bytes: [UInt8]) -> Subject {
    Subject("Waymark: landing", each: urls) { url in
      bytes.withUnsafeBufferPointer { table in
        if case .landed(let plan) = LinkTable(table).resolve(url) { plan.stack.count } else { 0 }
      }
    }
  }

  private static func weight(_ argument: Argument) -> Int {
    switch argument {
    case .int(let value): Int(value)
    case .string(let value): value.utf8.count
    default: 0
    }
  }

  static func foundation(_ urls: [String]) -> Subject {
    Subject("`URL(string:)`", each: urls) { URL(string: $0) == nil ? 0 : 1 }
  }

  private static func components(_ urls: [String]) -> Subject {
    Subject("`URLComponents(string:)`", each: urls) { URLComponents(string: $0)?.path.utf8.count ?? 0 }
  }

  private static func scan(_ urls: [String]) -> Subject {
    Subject("a look at each byte, in C", each: urls) { url in
      url.utf8.withContiguousStorageIfAvailable { Int(floor_scan($0.baseAddress, $0.count)) } ?? 0
    }
  }

  /// Returns a subject that looks up whole URLs in a dictionary, without captures.
  private static func dictionary(_ urls: [String]) -> Subject {
    let links = Dictionary(urls.enumerated().map { ($1, $0) }) { first, _ in first }
    return Subject("a dictionary of these URLs", each: urls) { links[$0] ?? 0 }
  }

  /// Returns a subject with a handwritten switch over the ten links of the smallest set.
  private static func switching(_ urls: [String]) -> Subject {
    Subject("`URLComponents` and a switch", each: urls) { url in
      guard let components = URLComponents(string: url), components.host == "example.com" else { return 0 }
      let segments = components.path.split(separator: "/").map(String.init)
      switch (segments.count, segments.first, segments.last) {
      case (2, "section0", "detail0"): return 1
      case (2, "section0", "detail4"): return 4
      case (2, "section0", "detail8"): return 8
      case (4, "section0", "detail1") where segments[1] == "item": return Int(segments[2]) ?? 0
      case (4, "section0", "detail5") where segments[1] == "item": return Int(segments[2]) ?? 0
      case (4, "section0", "detail9") where segments[1] == "item": return Int(segments[2]) ?? 0
      case (4, "section0", "detail2") where segments[1] == "tag": return segments[2].utf8.count
      case (4, "section0", "detail6") where segments[1] == "tag": return segments[2].utf8.count
      case (5, "section0", "detail3") where segments[1] == "both":
        return (Int(segments[2]) ?? 0) + segments[3].utf8.count
      case (5, "section0", "detail7") where segments[1] == "both":
        return (Int(segments[2]) ?? 0) + segments[3].utf8.count
      default: return 0
      }
    }
  }

  /// Returns a subject that tries a list of regular expressions in order.
  private static func expressions(_ urls: [String], _ set: LinkSet) -> Subject {
    let patterns = (0..<set.count).map { link in
      // Each sample value is replaced by an expression that matches any value.
      let path = set.url(link, 0).replacing("word-0", with: "([^/?#]+)").replacing("/0/", with: "/(-?[0-9]+)/")
      return try! NSRegularExpression(pattern: "^" + path.replacing(".", with: "\\.") + "/?$")
    }
    return Subject("a list of regular expressions", each: urls) { url in
      let range = NSRange(location: 0, length: url.utf16.count)
      return patterns.firstIndex { $0.firstMatch(in: url, range: range) != nil } ?? 0
    }
  }
}
