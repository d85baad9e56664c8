import WaymarkDiagnostics
import WaymarkLinks

extension Argument {
  package var notation: String {
    switch self {
    case .none: "nil"
    case .int(let value): "\(value)"
    case .uint(let value): "\(value)"
    case .double(let value): "\(value)"
    case .bool(let value): "\(value)"
    case .string(let value): PrintableText.of(value.debugDescription)
    case .uuid(let value): value.description.uppercased()
    case .date(let value): "\(value)"
    case .url(let value): PrintableText.of(value)
    case .list(let values): "[" + values.map { $0.notation }.joined(separator: ", ") + "]"
    case .native: "…"
    }
  }
}
