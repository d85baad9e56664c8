extension LinkTable {
  /// A scheme with hosts of an origin, or a custom scheme.
  struct Endpoint {
    let origin: Int
    let scheme: UnsafeBufferPointer<UInt8>
    /// The labels that stand before the name.
    private let frontCount: Int
    /// Whether there may be more of them.
    private let isOpen: Bool
    let host: UnsafeBufferPointer<UInt8>
    let port: Int
    let root: Int
    private let labels: TableCursor
    let end: UnsafePointer<UInt8>

    @inline(__always)
    init(_ entry: UnsafePointer<UInt8>) {
      var cursor = TableCursor(entry)
      origin = Int(cursor.byte())
      scheme = cursor.text()
      frontCount = Int(cursor.byte())
      isOpen = cursor.byte() != 0
      host = cursor.text()
      port = cursor.word()
      root = cursor.word()
      labels = cursor
      let labelCount = Int(cursor.byte())
      end = cursor.position + 2 * labelCount
    }

    @inline(__always)
    func matches(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>) -> Bool {
      guard scheme.count == url.scheme.count, port == url.port, areEqual(scheme.baseAddress!, bytes, scheme.count)
      else {
        return false
      }
      let extra = url.host.count - host.count
      guard frontCount > 0 else {
        return extra == 0 && areEqual(host.baseAddress!, bytes + url.host.lowerBound, host.count)
      }
      return extra > 1 && hasFront(url, bytes, extra)
    }

    /// Whether the host ends in the name and has as many labels before it as there must be.
    private func hasFront(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>, _ extra: Int) -> Bool {
      let name = bytes + url.host.lowerBound + extra
      guard name[-1] == UInt8(ascii: "."), areEqual(host.baseAddress!, name, host.count) else { return false }
      let front = UnsafeBufferPointer(start: bytes + url.host.lowerBound, count: extra)
      let labels = front.count { $0 == UInt8(ascii: ".") }
      return isOpen ? labels >= frontCount : labels == frontCount
    }

    /// The label of a host that a capture of that number is; nil where this endpoint has none.
    func label(_ name: UInt8, of url: CanonicalURL) -> UnsafeBufferPointer<UInt8>? {
      guard let position = position(of: name) else { return nil }
      var rest = url.bytes(url.host.lowerBound..<url.host.upperBound - host.count - 1)
      let dot = UInt8(ascii: ".")
      // Those after a `*` are counted from its other end.
      if position < 64 {
        for _ in 0..<position { rest = UnsafeBufferPointer(rebasing: rest[(rest.firstIndex(of: dot)! + 1)...]) }
        return UnsafeBufferPointer(rebasing: rest.prefix { $0 != dot })
      }
      for _ in 64..<position { rest = UnsafeBufferPointer(rebasing: rest[..<rest.lastIndex(of: dot)!]) }
      return UnsafeBufferPointer(rebasing: rest[(rest.lastIndex(of: dot).map { $0 + 1 } ?? 0)...])
    }

    private func position(of name: UInt8) -> Int? {
      var cursor = labels
      for _ in 0..<cursor.byte() {
        let candidate = cursor.byte()
        let position = cursor.byte()
        if candidate == name { return Int(position) }
      }
      return nil
    }

    /// What stands before the path, where the labels in front can be written.
    func start(label: (UInt8) -> String?) -> String? {
      let scheme = String(decoding: scheme, as: UTF8.self)
      guard !host.isEmpty else { return scheme + "://" }
      guard !isOpen else { return nil }
      var front = [String?](repeating: nil, count: frontCount)
      var cursor = labels
      for _ in 0..<cursor.byte() {
        let name = cursor.byte()
        front[Int(cursor.byte())] = label(name)
      }
      let labels = front.compactMap(\.self)
      guard labels.count == frontCount else { return nil }
      let name = (labels + [String(decoding: host, as: UTF8.self)]).joined(separator: ".")
      return scheme + "://" + name + (port == 0 ? "" : ":\(port)") + "/"
    }

    /// Whether it has hosts.
    var isWeb: Bool { !host.isEmpty }
  }
}
