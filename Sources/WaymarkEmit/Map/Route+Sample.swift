import LinkPatterns
import RegularSets
import WaymarkLinks
import WaymarkModel

extension Route {
  /// Returns the screen with sample values, in the form that the simulator of the map's page reads.
  ///
  /// - Parameter model: The spec of the route.
  /// - Returns: The name and the required values, such as `product?id=1`.
  func sample(_ model: NavigationModel) -> String {
    let values = parameters.filter(\.isRequired).map { parameter in
      "\(parameter.name.string)=\(PercentCoding.canonical(Self.sample(of: parameter.type, model), keeping: .queryValue) ?? "")"
    }
    return name.string + (values.isEmpty ? "" : "?" + values.joined(separator: "&"))
  }

  private static func sample(of type: ValueType, _ model: NavigationModel) -> String {
    switch type {
    case .primitive(let primitive): sample(of: primitive)
    case .declared(let index):
      switch model.types[index].kind {
      case .enumeration(let cases, _): cases.first?.name.string ?? ""
      case .refinement(_, let texts): texts.shortestText ?? ""
      case .native: "value"
      }
    }
  }

  private static func sample(of type: PrimitiveType) -> String {
    switch type {
    case .string: "text"
    case .int, .uint: "1"
    case .double: "0.5"
    case .bool: "true"
    case .uuid: "123e4567-e89b-12d3-a456-426614174000"
    case .date: "2026-01-31"
    case .slug: "slug"
    case .url: "https://example.com"
    }
  }
}
