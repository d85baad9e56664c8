/// An optional string that is encoded as `null` if the string is absent.
///
/// Because no key is omitted, all objects have the same keys.
@propertyWrapper
struct OrNull: Encodable {
  let wrappedValue: String?

  init(wrappedValue: String?) {
    self.wrappedValue = wrappedValue
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
