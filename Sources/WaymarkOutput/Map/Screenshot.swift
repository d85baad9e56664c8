package struct Screenshot: Sendable {
  let url: String
  let ratio: Double

  /// The rest of a longer image is cut off.
  private static let mostRatio = 2.2

  package init?(_ bytes: [UInt8]) {
    let (type, size): (String, (width: Int, height: Int))
    if let png = Self.pngSize(bytes) {
      (type, size) = ("image/png", png)
    } else if let jpeg = Self.jpegSize(bytes) {
      (type, size) = ("image/jpeg", jpeg)
    } else {
      return nil
    }
    guard size.width > 0, size.height > 0 else { return nil }
    ratio = min(Double(size.height) / Double(size.width), Self.mostRatio)
    url = "data:\(type);base64,\(Base64.text(of: bytes))"
  }

  func height(inWidth width: Double) -> Double { (width * ratio).rounded() }

  /// See <https://www.w3.org/TR/png-3/#11IHDR>.
  private static func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count > 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(at index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  /// See <https://www.w3.org/Graphics/JPEG/itu-t81.pdf>, section B.2.2.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let isFrame = (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        return (Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]), Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
      }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// On Linux, doesn't load the parts of Foundation with Unicode data.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
