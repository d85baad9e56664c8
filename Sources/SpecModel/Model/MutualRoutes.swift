/// The routes of a spec in groups, so that the routes of a group lead to one another.
///
/// A route that leads to no route that leads back is a group of its own. The groups are the strongly connected
/// components of a graph (Tarjan).
package struct MutualRoutes: ~Copyable {
  /// A group follows all groups to which its routes lead.
  package private(set) var groups: [[Int]] = []
  private let next: [[Int]]
  /// The position of each route in the order of the search, starting at 1; 0 for an unvisited route.
  private var order: [Int]
  private var lowest: [Int]
  private var isWaiting: [Bool]
  private var waiting: [Int] = []
  private var count = 0

  /// - Parameter next: For each route, the routes to which it leads.
  package init(_ next: [[Int]]) {
    self.next = next
    order = [Int](repeating: 0, count: next.count)
    lowest = order
    isWaiting = [Bool](repeating: false, count: next.count)
    for route in next.indices where order[route] == 0 { search(from: route) }
  }

  /// Searches without recursion, because a spec can have chains of any length.
  private mutating func search(from start: Int) {
    visit(start)
    var path = [(route: start, place: 0)]
    while let (route, place) = path.last {
      guard place < next[route].count else {
        path.removeLast()
        if let above = path.last?.route { lowest[above] = min(lowest[above], lowest[route]) }
        if lowest[route] == order[route] { close(route) }
        continue
      }
      path[path.count - 1].place += 1
      let other = next[route][place]
      if order[other] == 0 {
        visit(other)
        path.append((other, 0))
      } else if isWaiting[other] {
        lowest[route] = min(lowest[route], order[other])
      }
    }
  }

  private mutating func visit(_ route: Int) {
    count += 1
    order[route] = count
    lowest[route] = count
    isWaiting[route] = true
    waiting.append(route)
  }

  private mutating func close(_ route: Int) {
    var group: [Int] = []
    repeat {
      group.append(waiting.removeLast())
      isWaiting[group[group.count - 1]] = false
    } while group[group.count - 1] != route
    groups.append(group)
  }
}
