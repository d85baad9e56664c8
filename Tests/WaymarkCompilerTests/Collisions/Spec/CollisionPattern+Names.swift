extension CollisionSpec.Pattern {
  /// The pattern with a name for each capture.
  ///
  /// The name contains the type, so captures with the same name have the same type.
  var named: Self {
    var pattern = self
    var counts: [String: Int] = [:]
    func name(_ capture: inout CollisionSpec.Capture, _ suffix: String = "") {
      let type = capture.type.type.name.lowercased() + suffix
      capture.name = "\(type)\(counts[type, default: 0])"
      counts[type, default: 0] += 1
    }
    func name(_ path: inout CollisionSpec.Path) {
      for index in path.segments.indices {
        guard case .capture(var capture) = path.segments[index] else { continue }
        name(&capture)
        path.segments[index] = .capture(capture)
      }
      switch path.tail {
      case .none, .rest(nil, _): break
      case .optional(var capture):
        name(&capture)
        path.tail = .optional(capture)
      case .rest(_?, let allowsNone):
        path.tail = .rest("rest\(counts["rest", default: 0])", allowsNone: allowsNone)
        counts["rest", default: 0] += 1
      }
    }
    func name(_ items: inout [CollisionSpec.Item]) {
      for index in items.indices {
        switch items[index].value {
        case .literal, .absent: break
        case .required(var capture):
          name(&capture)
          items[index].value = .required(capture)
        case .optional(var capture):
          name(&capture)
          items[index].value = .optional(capture)
        case .list(var capture):
          name(&capture, "List")
          items[index].value = .list(capture)
        }
      }
    }
    name(&pattern.path)
    name(&pattern.query)
    if pattern.fragment != nil {
      name(&pattern.fragment!.path)
      name(&pattern.fragment!.query)
    }
    return pattern
  }
}
