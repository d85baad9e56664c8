import WaymarkDiagnostics

/// A line of a YAML file with its indentation, its quoted texts, and its content.
///
/// The type analyzes the line without the preceding lines, so a part of a multiline text can look like a key. Use the
/// type only to explain an error that libyaml reports.
struct YAMLLine {
  let number: Int
  let scalars: [Unicode.Scalar]
  let indentation: Int
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

  func startsValue(at index: Int) -> Bool {
    guard let before = lastIndex(before: index) else { return true }
    return before + 1 < index && (scalars[before] == ":" || scalars[before] == "-")
  }

  var isElement: Bool {
    !isBlank && scalars[indentation] == "-" && (content.count == 1 || scalars[indentation + 1] == " ")
  }

  var start: Int {
    var start = indentation
    while start + 1 < content.upperBound, scalars[start] == "-", scalars[start + 1] == " " {
      start += 1
      while start < content.upperBound, scalars[start] == " " { start += 1 }
    }
    return start
  }

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

  var value: Range<Int>? {
    guard var start = key.map({ $0.upperBound + 1 }) else { return nil }
    while start < content.upperBound, scalars[start] == " " { start += 1 }
    return start < content.upperBound ? start..<content.upperBound : nil
  }

  var name: String {
    let start = start
    return text(key ?? start..<(scalars[start..<content.upperBound].firstIndex(of: " ") ?? content.upperBound))
  }

  private static let longest = 200

  /// A long part is shortened.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range].prefix(Self.longest))
    return String(text) + (range.count > Self.longest ? "…" : "")
  }

  func isQuoted(_ index: Int) -> Bool {
    let next = quotes.partitioningIndex { $0.upperBound > index }
    return next < quotes.count && quotes[next].contains(index)
  }

  func lastIndex(before index: Int) -> Int? {
    scalars[..<min(index, scalars.count)].lastIndex { $0 != " " && $0 != "\t" }
  }
}
