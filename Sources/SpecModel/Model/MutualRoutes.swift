/// Groups of routes that lead to one another, or single routes: the strongly connected components (Tarjan).
package struct MutualRoutes: ~Copyable {
  /// A group follows all groups to which its routes lead.
  package private(set) var groups: [[Int]] = []
  private let next: [[Int]]
  /// Starting at 1; 0 for an unvisited route.
  private var order: [Int]
  private var lowest: [Int]
  private var isWaiting: [Bool]
  private var waiting: [Int] = []
  private var count = 0

  /// `next` contains, for each route, the routes to which it leads.
  package init(_ next: [[Int]]) {
    self.next = next
    order = [Int](repeating: 0, count: next.count)
    lowest = order
    isWaiting = [Bool](repeating: false, count: next.count)
    for route in next.indices where order[route] == 0 { search(from: route) }
  }

  /// Without recursion, because a spec can have chains of any length.
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
