/// The heights at which edges leave and reach the sides of nodes.
///
/// The edges on a side have the order of their other ends, so they don't cross near the node.
struct Ports {
  /// The height at which each edge leaves the right side of a node.
  private(set) var rights: [Double]
  /// The height at which each edge reaches the left side of a node.
  private(set) var lefts: [Double]

  /// The distance between two edges on a side.
  private static let distance = 10.0
  /// The part of a side, at both of its ends, that has no edges.
  private static let corner = 20.0

  init(_ columns: Columns, _ placement: Placement, _ graph: Graph) {
    rights = Array(repeating: 0, count: columns.chains.count)
    lefts = rights
    var (leaving, reaching) = (
      [[Int]](repeating: [], count: graph.nodes.count), [[Int]](repeating: [], count: graph.nodes.count)
    )
    for (edge, chain) in columns.chains.enumerated() where chain.count > 1 {
      leaving[chain[0]].append(edge)
      reaching[chain[chain.count - 1]].append(edge)
    }
    func heights(_ edges: [Int], of node: Int, other: (Int) -> Int, _ result: inout [Double]) {
      let sorted = edges.sorted { (placement.centers[other($0)], $0) < (placement.centers[other($1)], $1) }
      let room = max(0, graph.nodes[node].height - 2 * Self.corner)
      let step = min(Self.distance, room / Double(max(1, edges.count - 1)))
      for (place, edge) in sorted.enumerated() {
        result[edge] = placement.centers[node] + (Double(place) - Double(edges.count - 1) / 2) * step
      }
    }
    for node in graph.nodes.indices {
      heights(leaving[node], of: node, other: { columns.chains[$0][1] }, &rights)
      heights(reaching[node], of: node, other: { columns.chains[$0][columns.chains[$0].count - 2] }, &lefts)
    }
  }
}
