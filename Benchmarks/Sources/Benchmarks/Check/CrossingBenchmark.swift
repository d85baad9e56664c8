import Measuring
import SpecText
import WaymarkCompiler

/// A benchmark of the rule `ambiguity: leftmost`, which decides between links that match a common URL.
///
/// In one spec, the link `/{a}/article/{id}` crosses 34 links such as `/series1/{b}/{c}`. The other spec has as many
/// links, but no two of its links match a common URL.
enum CrossingBenchmark {
  private static let crossings = 34
  private static let links = 157

  static func run(_ effort: Effort) throws {
    let figures = Measuring.measure(
      [
        subject("no crossings", first: "/articles/article/{id}", ambiguity: "error"),
        subject("\(crossings) crossings, `ambiguity: leftmost`", first: "/{a}/article/{id}", ambiguity: "leftmost"),
      ], effort)
    var table = Table(
      "YAML to Swift with all rules, \(links) links", columns: ["links", "time", "spread", "of no crossings"])
    for figure in figures {
      table.add(
        figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
        Text.ratio(figure.ratio(to: figures[0])))
    }
    table.show()
  }

  private static func subject(_ name: String, first: String, ambiguity: String) -> Subject {
    var yaml = """
      waymark: 1
      app: Crossings
      ambiguity: \(ambiguity)
      origins:
        web: {schemes: [https], hosts: [example.com, www.example.com]}
        app: {schemes: [example]}
      tabs: {home: {title: Home, icon: house}}
      routes:
        article: {params: {a: 'String?', id: String}, links: ["\(first)"]}

      """
    for number in 1..<links {
      let link = number <= crossings ? "/series\(number)/{b}/{c}" : "/section\(number % 10)/item\(number)/{b}/{c}"
      yaml += "  route\(number): {params: {b: String, c: String}, links: [\"\(link)\"]}\n"
    }
    let file = SourceFile(path: "Crossings.nav.yaml", bytes: Array(yaml.utf8))
    return Subject(
      name,
      once: {
        let compilation = Compiler.compile(file) { _ in .success([]) }
        precondition(!compilation.outputs.isEmpty, "\(compilation.diagnostics.first?.message ?? "")")
        return compilation.outputs.reduce(0) { $0 + $1.bytes.count }
      })
  }
}
