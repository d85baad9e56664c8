extension LinkTable {
  /// A custom scheme, or a web scheme (`http` or `https`) together with a host pattern.
  struct Endpoint {
    /// Most endpoints of a table do not match the URL, so the properties of an endpoint are decoded on demand.
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

    /// The wildcard `*` counts as one label.
    private var frontCount: Int {
      @inline(__always) get { Int(entry[4]) }
    }

    /// A Boolean value that indicates whether the host pattern contains the wildcard `*`, which matches one or more
    /// labels.
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

    /// The scheme, the fixed part of the host, and the port, for example `https://example.com/`.
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

    @inline(__always)
    func isSole(for url: UnsafeBufferPointer<UInt8>) -> Bool {
      let start = start
      return entry[5] & LinkTableFormat.EndpointFlag.sole != 0 && start.count <= url.count
        && areEqual(start.baseAddress!, url.baseAddress!, start.count)
    }

    @inline(__always)
    func matches(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>) -> Bool {
      // Lengths are compared first, because lengths differ for most endpoints and are already loaded.
      let urlHost = url.host
      let extra = urlHost.count &- hostCount
      guard extra == 0 || frontCount > 0, schemeCount == url.scheme.count,
        areEqual(scheme.baseAddress!, bytes, schemeCount), port == url.port
      else { return false }
      guard frontCount > 0 else { return areEqual(host.baseAddress!, bytes + urlHost.lowerBound, hostCount) }
      return extra > 1 && hasFront(url, bytes, extra)
    }

    private func hasFront(_ url: CanonicalURL, _ bytes: UnsafePointer<UInt8>, _ extra: Int) -> Bool {
      let name = bytes + url.host.lowerBound + extra
      guard name[-1] == UInt8(ascii: "."), areEqual(host.baseAddress!, name, host.count) else { return false }
      let front = UnsafeBufferPointer(start: bytes + url.host.lowerBound, count: extra)
      let labels = front.count { $0 == UInt8(ascii: ".") }
      return isOpen ? labels >= frontCount : labels == frontCount
    }

    /// Returns the host label that a capture matches, or `nil` if the host pattern does not contain the capture.
    func label(_ name: UInt8, of url: CanonicalURL) -> UnsafeBufferPointer<UInt8>? {
      guard let position = position(of: name) else { return nil }
      var rest = url.bytes(url.host.lowerBound..<url.host.upperBound - host.count - 1)
      let dot = UInt8(ascii: ".")
      // The positions of labels after a `*` count backward from the host name.
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

    func writer(label: (UInt8) -> String?) -> URLWriter? {
      guard !isOpen, let front = front(label) else { return nil }
      let (start, split) = (start, schemeCount + 3)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(Self.usualLength)
      bytes.append(contentsOf: start[..<split])
      bytes += front.utf8
      bytes.append(contentsOf: start[split...])
      return URLWriter(after: bytes)
    }

    private static let usualLength = 96

    private func front(_ label: (UInt8) -> String?) -> String? {
      guard frontCount > 0 else { return "" }
      var front = [String?](repeating: nil, count: frontCount)
      var cursor = labels
      for _ in 0..<cursor.byte() {
        let name = cursor.byte()
        front[Int(cursor.byte())] = label(name)
      }
      let labels = front.compactMap { $0 }
      return labels.count == frontCount ? labels.map { $0 + "." }.joined() : nil
    }
  }
}
