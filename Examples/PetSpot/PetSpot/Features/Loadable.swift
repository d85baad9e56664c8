/// What a screen has of something that takes a while.
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
