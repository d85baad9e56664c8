import WaymarkDiagnostics

/// A line of a YAML file with its indentation, its quoted texts, and its content.
///
/// The type analyzes the line without the preceding lines, so a part of a multiline text can look like a key. Use the
/// type only to explain an error that libyaml reports.
struct YAMLLine {
  /// The number of the line, starting at 1.
  let number: Int
  let scalars: [Unicode.Scalar]
  /// The number of spaces at the start of the line.
  let indentation: Int
  /// The ranges of the quoted texts, including their quotes.
  let quotes: [Range<Int>]
  /// The range of the line's content, which excludes indentation, comments, and trailing spaces.
  let content: Range<Int>

  init(_ number: Int, _ text: String) {
    self.number = number
    let scalars = Array(text.unicodeScalars)
    self.scalars = scalars
    let indentation = scalars.prefix { $0 == " " }.count
    self.indentation = indentation
    var quotes: [Range<Int>] = []
    var end = scalars.count
    var index = indentation
    while index < scalars.count {
      let scalar = scalars[index]
      let startsValue = index == indentation || " \t[{,".unicodeScalars.contains(scalars[index - 1])
      if scalar == "#", startsValue, index == indentation || scalars[index - 1] == " " || scalars[index - 1] == "\t" {
        end = index
        break
      }
      if startsValue, scalar == "\"" || scalar == "'", let close = Self.closingQuote(of: index, in: scalars) {
        quotes.append(index..<close + 1)
        index = close
      }
      index += 1
    }
    while end > indentation, scalars[end - 1] == " " || scalars[end - 1] == "\t" { end -= 1 }
    self.quotes = quotes
    content = indentation..<end
  }

  /// Returns the index of the quote that closes a quoted text on the same line.
  private static func closingQuote(of start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var index = start + 1
    while index < scalars.count {
      if scalars[index] == scalars[start] {
        guard scalars[start] == "'", index + 1 < scalars.count, scalars[index + 1] == "'" else { return index }
        index += 1
      } else if scalars[index] == "\\", scalars[start] == "\"" {
        index += 1
      }
      index += 1
    }
    return nil
  }

  var isBlank: Bool { content.isEmpty }

  /// Returns a Boolean value that indicates whether a value of a block collection can start at an index.
  func startsValue(at index: Int) -> Bool {
    guard let before = lastIndex(before: index) else { return true }
    return before + 1 < index && (scalars[before] == ":" || scalars[before] == "-")
  }

  /// A Boolean value that indicates whether the line starts with the dash of a list element.
  var isElement: Bool {
    !isBlank && scalars[indentation] == "-" && (content.count == 1 || scalars[indentation + 1] == " ")
  }

  /// The index after the indentation and after the dashes of list elements.
  var start: Int {
    var start = indentation
    while start + 1 < content.upperBound, scalars[start] == "-", scalars[start + 1] == " " {
      start += 1
      while start < content.upperBound, scalars[start] == " " { start += 1 }
    }
    return start
  }

  /// The range of the key at the start of the line, as in `key: value` or `- key: value`.
  var key: Range<Int>? {
    let start = start
    var index = start
    var next = quotes[...]
    guard start < content.upperBound, !"[{#&*!|>%@`".unicodeScalars.contains(scalars[start]) else { return nil }
    while index < content.upperBound {
      while let quote = next.first, quote.lowerBound < index { next.removeFirst() }
      if let quote = next.first, quote.lowerBound == index { index = quote.upperBound }
      guard index < content.upperBound else { return nil }
      if scalars[index] == ":", index + 1 == content.upperBound || scalars[index + 1] == " " {
        return index > start ? start..<index : nil
      }
      index += 1
    }
    return nil
  }

  /// The range of the value after the key, or `nil` if the line has no key or no value.
  var value: Range<Int>? {
    guard var start = key.map({ $0.upperBound + 1 }) else { return nil }
    while start < content.upperBound, scalars[start] == " " { start += 1 }
    return start < content.upperBound ? start..<content.upperBound : nil
  }

  /// The key, or the first word of a line without a key.
  var name: String {
    let start = start
    return text(key ?? start..<(scalars[start..<content.upperBound].firstIndex(of: " ") ?? content.upperBound))
  }

  /// The maximum length of the text that a message quotes from the line.
  private static let longest = 200

  /// Returns a part of the line for a message. A long part is shortened.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range].prefix(Self.longest))
    return String(text) + (range.count > Self.longest ? "…" : "")
  }

  /// Returns a Boolean value that indicates whether a character is within a quoted text.
  func isQuoted(_ index: Int) -> Bool {
    let next = quotes.partitioningIndex { $0.upperBound > index }
    return next < quotes.count && quotes[next].contains(index)
  }

  /// Skips spaces and tabs before a given index, and returns the index of the preceding character.
  func lastIndex(before index: Int) -> Int? {
    scalars[..<min(index, scalars.count)].lastIndex { $0 != " " && $0 != "\t" }
  }
}
