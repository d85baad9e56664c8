/// Prints the QR code of each line of the standard input as a plain PBM image, for `check.py`.
///
/// The argument is the lowest error correction level, from 0 to 3.
@main
struct Print {
  private static let scale = 4
  private static let quietZone = 4

  static func main() {
    let level = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    guard let correction = QRCode.Correction(rawValue: level) else { fatalError("There is no level \(level).") }
    while let text = readLine() {
      guard let code = QRCode(text, correction: correction) else { fatalError("The text is too long: \(text)") }
      let range = -quietZone..<code.size + quietZone
      print("P1\n\(range.count * scale) \(range.count * scale)")
      for row in range {
        var line = ""
        for column in range {
          let isInside = (0..<code.size).contains(row) && (0..<code.size).contains(column)
          line += String(repeating: isInside && code[row, column] ? "1" : "0", count: scale)
        }
        for _ in 0..<scale { print(line) }
      }
    }
  }
}
