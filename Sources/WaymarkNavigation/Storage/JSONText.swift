/// A part of a JSON document.
struct JSONText {
  /// The UTF-8 bytes of the text.
  private(set) var bytes: [UInt8]

  init(_ text: String = "") { bytes = Array(text.utf8) }

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: JSONText?) { if let text { bytes.append(contentsOf: text.bytes) } }

  /// Appends a comma unless the next value is the first value of a list or an object.
  mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"): return
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  /// Removes all bytes after the first `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeSubrange(count...) }
}
