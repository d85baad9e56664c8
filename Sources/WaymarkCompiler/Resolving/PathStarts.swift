import SpecModel

/// They complete a path without a host, such as `/users/5` in the log of a server.
package struct PathStarts: Sendable {
  private let starts: [[UInt8]]

  private static let mostStarts = 64

  /// Hosts with variable labels are not starts.
  package init(_ origins: [Origin]) {
    let usual = origins.contains(where: \.isDefault) ? origins.filter(\.isDefault) : origins
    let web = usual.filter(\.isWeb).flatMap { origin in
      let fixed = Origin(
        name: origin.name, schemes: origin.schemes, hosts: origin.hosts.filter(\.front.isEmpty), isDefault: true)
      return fixed.isWeb ? fixed.starts : []
    }
    let custom = usual.filter { !$0.isWeb }.flatMap(\.starts)
    starts = (web + custom).prefix(Self.mostStarts).map { Array($0.utf8) }
  }

  package func completed(
    _ url: UnsafeBufferPointer<UInt8>, isMatched: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [UInt8]? {
    if url.starts(with: "//".utf8) { return Array("https:".utf8) + url }
    guard url.first == UInt8(ascii: "/"), let first = starts.first else { return nil }
    for start in starts {
      let completed = start + url.dropFirst()
      if completed.withUnsafeBufferPointer(isMatched) { return completed }
    }
    return first + url.dropFirst()
  }
}
