import WaymarkModel

extension Parameter {
  /// Returns the parameter's type in the notation of the spec, without `?` and default, such as `List<Int>`.
  func typeNotation(_ model: NavigationModel) -> String {
    let name =
      switch type {
      case .primitive(let primitive): primitive.specName
      case .declared(let index): model.types[index].name.string
      }
    return isList ? "List<\(name)>" : name
  }

  /// Returns the parameter in the notation of the spec, such as `page: Int = 1`.
  func declaration(_ model: NavigationModel) -> String {
    let start = "\(name.string): \(typeNotation(model))"
    return switch arity {
    case .required, .list: start
    case .optional: start + "?"
    case .defaulted(let value): "\(start) = \(value)"
    }
  }
}
