import CFloors
import Measuring
import SpecModel
import SpecText
import WaymarkCompiler
import WaymarkLinks
import WaymarkOutput
import WaymarkRules

/// A benchmark of compiling the bytes of a spec to Swift in process, compared with libyaml's events for the same bytes.
enum PipelineBenchmark {
  static func run(_ effort: Effort) throws {
    #if DEBUG
      print("\nA debug build, as SwiftPM makes of a plugin's tool for a debug build; libyaml is optimized as always.")
      // A second with optimization is a minute without optimization.
      let sizes = [100, 1_000, 10_000]
    #else
      print("\nA release build.")
      let sizes = [100, 1_000, 10_000, 100_000]
    #endif
    let specs = effort.sizes(sizes, quickUpTo: 1_000).map(PipelineSpec.init)
    whole(specs, effort)
    phases(specs, effort)
  }

  private static func whole(_ specs: [PipelineSpec], _ effort: Effort) {
    var table = Table(
      "YAML to Swift",
      columns: [
        "routes", "", "time", "spread", "of the events", "a route", "allocations a route", "allocated a route",
        "the tree, a node",
      ])
    for spec in specs {
      let figures = Measuring.measure(
        [
          Subject("libyaml's events") { spec.events() },
          Subject("no rules") { spec.compile(rules: []) },
          Subject("all rules") { spec.compile(rules: RuleRegistry.rules) },
        ], effort)
      for figure in figures {
        let routes = Double(spec.routes)
        table.add(
          Text.count(spec.routes), figure.name, Text.time(nanoseconds: figure.median), Text.percent(figure.spread),
          Text.ratio(figure.ratio(to: figures[0])), Text.time(nanoseconds: figure.median / routes),
          Text.count(figure.allocations.map { $0 / routes }),
          figure.allocatedBytes.map { Text.bytes($0 / routes) } ?? "–",
          figure.name == "no rules" ? spec.treeBytesPerNode.map { Text.bytes($0) } ?? "–" : "")
      }
    }
    table.show()
    print("\nA node's bytes: what the allocator has handed out for the trees, by its own account, over their nodes.")
  }

  private static func phases(_ specs: [PipelineSpec], _ effort: Effort) {
    var rows: [[String]] = []
    for spec in specs {
      var phases = PipelinePhases(spec)
      for _ in 0..<effort.rounds { phases.runOnce() }
      for (row, figure) in phases.figures.enumerated() {
        if row == rows.count { rows.append([figure.name]) }
        rows[row].append(Text.time(nanoseconds: figure.median))
        rows[row].append(Text.ratio(figure.ratio(to: phases.figures[0])))
      }
    }
    var table = Table(
      "Where the time goes",
      columns: ["phase"] + specs.flatMap { ["\(Text.count($0.routes)) routes", "of the events"] })
    for row in rows { table.add(row) }
    table.show()
    print("\nThe rules come last here, so that their line is what they add to what the link table needs as well.")
  }
}
