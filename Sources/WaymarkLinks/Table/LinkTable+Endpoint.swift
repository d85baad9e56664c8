extension LinkTable {
  /// A scheme with hosts of an origin, or a custom scheme.
  struct Endpoint {
    /// Where the table has it. Nothing is read before it is asked for, as most of a table's endpoints are not a URL's.
    private let entry: UnsafePointer<UInt8>

    @inline(__always)
    init(_ entry: UnsafePointer<UInt8>) {
      self.entry = entry
    }

    var next: Endpoint {
      @inline(__always) get { Endpoint(entry + TableNumber.half(entry)) }
    }

    private var hostCount: Int {
      @inline(__always) get { TableNumber.half(entry + 2) }
    }

    /// The labels that stand before the name.
    private var frontCount: Int {
      @inline(__always) get { Int(entry[4]) }
    }

    /// Whether there may be more of them.
    private var isOpen: Bool { entry[5] & LinkTableFormat.EndpointFlag.open != 0 }

    private var schemeCount: Int {
      @inline(__always) get { Int(entry[6]) }
    }

    var origin: Int { Int(entry[7]) }

    var root: Int {
      @inline(__always) get { TableNumber.word(entry + 8) }
    }

    var port: Int {
      @inline(__always) get { TableNumber.word(entry + 12) }
    }

    /// What its URLs start with where no labels stand in front of the name: `https://example.com/`.
    var start: UnsafeBufferPointer<UInt8> {
      @inline(__always) get { UnsafeBufferPointer(start: entry + 18, count: TableNumber.half(entry + 16)) }
    }

    var scheme: UnsafeBufferPointer<UInt8> {
      @inline(__always) get { UnsafeBufferPointer(start: entry + 18, count: schemeCount) }
    }

    var host: UnsafeBufferPointer<UInt8> {
      @inline(__always) get { UnsafeBufferPointer(start: entry + 18 + schemeCount + 3, count: hostCount) }
    }

    private var labels: TableCursor { TableCursor(entry + 18 + TableNumber.half(entry + 16)) }

    /// Whether a URL starts as its own do, and those of no other endpoint.
    @inline(__always)
    func isSole(for url: UnsafeBufferPointer<UInt8>) -> Bool {
      let start = start
      return entry[5] & LinkTableFormat.EndpointFlag.sole != 0 && start.count <= url.count
        && areEqual(start.baseAddress!, url.baseAddress!, start.count)
    }

    @inline(__always)
    func matches(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>) -> Bool {
      // Lengths first: they differ between most endpoints, and are at hand.
      let urlHost = url.host
      let extra = urlHost.count &- hostCount
      guard extra == 0 || frontCount > 0, schemeCount == url.scheme.count,
        areEqual(scheme.baseAddress!, bytes, schemeCount), port == url.port
      else { return false }
      guard frontCount > 0 else { return areEqual(host.baseAddress!, bytes + urlHost.lowerBound, hostCount) }
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
      let labels = front.compactMap { $0 }
      guard labels.count == frontCount else { return nil }
      guard !labels.isEmpty else { return String(decoding: self.start, as: UTF8.self) }
      let name = (labels + [String(decoding: host, as: UTF8.self)]).joined(separator: ".")
      return scheme + "://" + name + (port == 0 ? "" : ":\(port)") + "/"
    }

    /// Whether it has hosts.
    var isWeb: Bool { !host.isEmpty }
  }
}
