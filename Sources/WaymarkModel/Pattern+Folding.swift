import WaymarkLinks

extension String {
  /// If the value is `true`, converting the string to lowercase does not change the string.
  fileprivate var isFolded: Bool {
    var text = self
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text.baseAddress![index]
        guard byte < 0x80, byte &- 0x41 >= 26, byte != UInt8(ascii: "%") else { return false }
        index += 1
      }
      return true
    }
  }
}

extension Pattern.Path {
  var folded: Pattern.Path? {
    func folded(_ text: String) -> String {
      text.isFolded ? text : String(decoding: PercentCoding.folded(text.utf8), as: UTF8.self)
    }
    // Only an optional capture can leave the segments empty, and no literal surrounds one.
    guard !segments.isEmpty else { return nil }
    var path = self
    switch segments[0] {
    case .literal(let text):
      if text.isFolded { return nil }
      path.segments[0] = .literal(folded(text))
    case .capture(let capture):
      if capture.prefix.isFolded, capture.suffix.isFolded { return nil }
      path.segments[0] = .capture(
        Pattern.Capture(
          name: capture.name, type: capture.type, prefix: folded(capture.prefix), suffix: folded(capture.suffix)))
    }
    return path
  }
}
