extension Argument {
  /// The value in Swift syntax.
  var text: String {
    switch self {
    case .none: "nil"
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value.debugDescription
    case .uuid(let value): value.description.uppercased()
    case .date(let value): value.description
    case .url(let value): value
    case .list(let values): "[" + values.map { $0.text }.joined(separator: ", ") + "]"
    case .native(let native): NativeValue.text(of: native)
    }
  }
}
