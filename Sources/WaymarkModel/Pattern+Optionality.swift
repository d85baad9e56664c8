extension Pattern {
  package func mayLack(_ name: String) -> Bool {
    path.mayLack(name) || query.contains { $0.mayLack(name) } || fragment?.path.mayLack(name) ?? false
      || fragment?.query.contains { $0.mayLack(name) } ?? false || isInSomeHostsOnly(name)
  }

  private func isInSomeHostsOnly(_ name: String) -> Bool {
    var count = 0
    for endpoint in endpoints {
      guard let host = endpoint.host, !host.front.isEmpty else { continue }
      if host.captures.contains(where: { $0.string == name }) { count += 1 }
    }
    return count > 0 && count < endpoints.count
  }
}

extension Pattern.Path {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch tail {
    case .none: false
    case .optional(let capture): capture.name == name
    case .rest(let rest, _, let allowsNone): allowsNone && rest == name
    }
  }
}

extension Pattern.QueryItem {
  fileprivate func mayLack(_ name: String) -> Bool {
    switch value {
    case .optional(let other, _), .list(let other, _): other == name
    case .literal, .required, .absent: false
    }
  }

  package var decides: Bool {
    switch value {
    case .literal, .required, .absent: true
    case .optional, .list: false
    }
  }
}
