/// The loading state of a value that a screen shows.
enum Loadable<Value> {
  case loading
  case loaded(Value)
  case failed

  var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

extension Loadable: Equatable where Value: Equatable {}
extension Loadable: Sendable where Value: Sendable {}
