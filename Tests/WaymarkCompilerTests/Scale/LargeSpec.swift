/// A spec with many links, which a simple implementation checks slowly.
///
/// The benchmarks also contain this file.
struct LargeSpec: Sendable {
  let name: String
  /// A function that returns the links for a size.
  let links: @Sendable (_ size: Int) -> [String]
  /// The size in the benchmarks, at which checks must be fast, and the smaller size in the tests.
  let size: Int
  let smallSize: Int
  /// The rules that report a finding.
  let rules: [String]

  func yaml(_ size: Int) -> String {
    var yaml = "waymark: 1\napp: Large\ntypes:\n  Kind: { values: [new, old, sold] }\n"
    yaml += "tabs: { main: { title: Main, icon: star } }\nroutes:\n"
    // Each route has up to 100 links and declares all parameters that the links capture.
    let links = links(size)
    for start in stride(from: 0, to: links.count, by: 100) {
      let types = ["a": "String", "b": "String", "i": "Int", "j": "Int", "u": "UUID", "d": "Date", "k": "Kind"]
      let params = types.sorted { $0.key < $1.key }.map { "\($0.key): '\($0.value)?'" }
      yaml += "  r\(start): { params: { \(params.joined(separator: ", "))"
      yaml += (0..<16).map { ", c\($0): 'String?'" }.joined() + " }, links: [\n"
      for link in links[start..<min(start + 100, links.count)] { yaml += "    \"\(link)\",\n" }
      yaml += "    ] }\n"
    }
    return yaml
  }

  static let all: [LargeSpec] = [
    LargeSpec(
      name: "realistic: sections of eight kinds of links, and a way out for the rest",
      links: { size in
        (0..<max(1, size / 40)).flatMap { feature in
          (0..<40).map { number in
            "/f\(feature)/s\(number / 8)"
              + [
                "", "/{i}", "/{i}/edit", "/{u}/detail/{a}", "/latest", "/{i}/comments/{j}", "/by/{d}", "/search/**",
              ][number % 8]
          }
        } + ["/{a}", "/**"]
      }, size: 100_000, smallSize: 2_000, rules: ["capture-as-host"]),
    LargeSpec(
      name: "crossing: each /{a}/xI/pI with one /yI/{b}/pJ",
      links: { size in
        (0..<size).map { "/{a}/x\($0)/p\($0)" } + (0..<size).map { "/y\($0)/{b}/p\(($0 * 7 + 3) % size)" }
      }, size: 10_000, smallSize: 300, rules: ["ambiguous-links"]),
    LargeSpec(
      name: "covered: one ** over literals", links: { size in (0..<size).map { "/l\($0)" } + ["/**"] }, size: 100_000,
      smallSize: 2_000, rules: []),
    LargeSpec(
      name: "duplicates: one link many times", links: { size in (0..<size).map { _ in "/same/{a}" } }, size: 100_000,
      smallSize: 2_000, rules: ["duplicate-link"]),
    LargeSpec(
      name: "diagonal: a literal in one of 16 columns, captures elsewhere, and an end of its own",
      links: { size in
        (0..<size).map { number in
          (0..<16).map { $0 == number % 16 ? "/l\(number / 16)" : "/{c\($0)}" }.joined() + "/z\(number)"
        }
      }, size: 100_000, smallSize: 320, rules: ["capture-as-host"]),
    LargeSpec(
      name: "diagonal, crossing: the same without the end",
      links: { size in
        (0..<size).map { number in
          (0..<16).map { $0 == number % 16 ? "/l\(number / 16)" : "/{c\($0)}" }.joined()
        }
      }, size: 16, smallSize: 16, rules: ["ambiguous-links"]),
    LargeSpec(
      name: "diagonal, crossing in great numbers",
      links: { size in
        (0..<size).map { number in
          (0..<16).map { $0 == number % 16 ? "/l\(number / 16)" : "/{c\($0)}" }.joined()
        }
      }, size: 100_000, smallSize: 1_600, rules: ["ambiguous-links", "check-incomplete"]),
    LargeSpec(
      name: "bipartite: each /{a}/xI with each /yI/{b}",
      links: { size in (0..<size).map { "/{a}/x\($0)" } + (0..<size).map { "/y\($0)/{b}" } }, size: 10_000,
      smallSize: 400, rules: ["ambiguous-links", "check-incomplete"]),
    LargeSpec(
      name: "queries: one path, a value each",
      links: { size in (0..<size).map { "/q?key=v\($0)" } + ["/q"] }, size: 20_000, smallSize: 1_000, rules: []),
    LargeSpec(
      name: "keys: a query key of its own for each link",
      links: { size in (0..<size).map { "/p\($0)?key\($0)={a}" } }, size: 20_000, smallSize: 1_000, rules: []),
    LargeSpec(
      name: "choices: every pair of an enum's links covered by literals",
      links: { size in
        (0..<size / 4).flatMap { number in
          ["/e\(number)/{k}", "/e\(number)/new", "/e\(number)/old", "/e\(number)/sold"]
        }
      }, size: 20_000, smallSize: 800, rules: ["unreachable-link"]),
  ]
}
