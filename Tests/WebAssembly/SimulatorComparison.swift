import NavigationSimulator
import SimulationFormat

/// A program that runs 100,000 random commands with the simulator for all specs.
///
/// The program prints one line with a hash of the result for each command, and the number of commands of each kind. The
/// program is compiled for this machine and for WebAssembly, and both programs must print the same output. The result
/// of the command with the number `shownCommand` is printed too.
@main
enum SimulatorComparison {
  static func main() {
    // The last specs have most constructs, and their commands fill the total.
    let commandsOfSpec = commandCount / (2 * samples.count)
    var counts = CommandCounts()
    var number = 0
    for (index, sample) in samples.enumerated() {
      let bytes = decoded(sample.description)
      guard let description = SpecDescription(bytes), var simulator = Simulator(bytes) else {
        print("\(sample.name): the description is damaged")
        return
      }
      let urls = sample.urls.map { url in url.withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
      var generator = CommandGenerator(description, urls: urls, seed: 22)
      var result = ""
      let left = samples.count - index
      let last = number + (left > 2 ? commandsOfSpec : (commandCount - number) / left)
      while number < last {
        number += 1
        let command = generator.next(after: result)
        result = simulator.perform(command)
        counts.add(command, result)
        print("\(sample.name)\t\(number)\t\(escaped(command))\t\(String(hash(result), radix: 16))")
        if number == shownCommand { print(escaped(result)) }
      }
    }
    for line in counts.lines { print(line) }
    print("rare: \(counts.rare(commandCount / 1000).joined(separator: ", "))")
  }

  /// Returns the bytes of hexadecimal digits.
  private static func decoded(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { digits in
      (0..<digits.count / 2).map { index in value(digits[2 * index]) << 4 | value(digits[2 * index + 1]) }
    }
  }

  private static func value(_ digit: UInt8) -> UInt8 {
    digit < 0x3A ? digit &- 0x30 : digit &- 0x57
  }

  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// Returns a text in which all bytes are printable ASCII.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte == 0x20 {
        escaped += " "
      } else {
        escaped += "\\" + String(byte, radix: 16)
      }
    }
    return escaped
  }
}
