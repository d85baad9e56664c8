import LinkPatterns
import WaymarkDiagnostics
import WaymarkModel

extension DeclaredType {
  /// The maximum number of enum cases that a message lists.
  private static let mostTexts = 6

  /// The name of the type and a description of its values, such as "a PositiveInt (an Int in `1...`)".
  var phrase: String { name.string.withArticle + details.map { " (\($0))" }.joined() }

  private var details: [String] {
    switch kind {
    case .native: return []
    case .enumeration(let cases, _):
      let texts = cases.prefix(Self.mostTexts).map { Quoted($0.text).description }
      let more = cases.count - texts.count
      return [(texts + (more > 0 ? ["\(more) more"] : [])).joined(or: "or")]
    case .refinement(let primitive, _):
      let range = range.map { " in \(Quoted($0.text.string))" } ?? ""
      let expression = expression.map { " that matches \(Quoted($0.string))" } ?? ""
      return [primitive.specName.withArticle + range + expression]
    }
  }
}
