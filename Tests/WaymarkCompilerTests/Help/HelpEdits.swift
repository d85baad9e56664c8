import Foundation
import SpecText

/// The edits that a diagnostic names, each with the places at which a reader could make the edit.
struct HelpEdits {
  /// One edit, as alternatives. The reader finds the right place, so one of them must work.
  struct Edit {
    let title: String
    let places: [[Diagnostic.FixIt]]
    let isStructured: Bool
  }

  let edits: [Edit]

  init(_ finding: Diagnostic, in files: [SourceFile]) {
    // A misspelled name can have several uses, which are replaced together.
    let fixes = Dictionary(grouping: finding.fixes, by: \.title).map { title, fixes in
      Edit(title: title, places: [fixes], isStructured: true)
    }
    let texts = Self.texts(in: finding.help ?? "").filter { text in
      // A fix-it of the same text needs no search for its place.
      !finding.fixes.contains { $0.replacement == text || $0.title == "write `\(text)`" }
    }
    let spans = [finding.span] + finding.related.map(\.span)
    // Such as "add `player` to the `in` of `signIn`".
    let additions = (finding.help ?? "").matches(
      of: /add (?<names>(?:`\w+`(?:, | and |, and )?)+) to the `(?<key>\w+)` of `(?<owner>\w+)`/
    )
    .map { match in
      let names = match.names.matches(of: /\w+/).map { String($0.output) }
      return Edit(
        title: String(match.output.0),
        places: files.indices.flatMap { file in
          Self.additions(of: names, to: String(match.key), of: String(match.owner), in: files[file], file)
        }.map { [$0] }, isStructured: false)
    }
    edits =
      fixes + additions
      + texts.map { text in
        Edit(
          title: text,
          places: spans.prefix(3).flatMap { HelpPlaces($0, in: files[Int($0.file)]).fixes(writing: text) }.map { [$0] },
          isStructured: false)
      }
  }

  /// Adds names to a list of a declaration in braces.
  private static func additions(
    of names: [String], to key: String, of owner: String, in source: SourceFile, _ file: Int
  ) -> [Diagnostic.FixIt] {
    let lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let list = names.joined(separator: ", ")
    return lines.enumerated().compactMap { number, line in
      guard let start = line.range(of: "\(owner): {")?.upperBound else { return nil }
      let rest = line[start...]
      func insert(_ text: String, _ place: Range<String.Index>) -> Diagnostic.FixIt {
        func position(_ index: String.Index) -> SourcePosition {
          SourcePosition(line: number + 1, column: line[..<index].unicodeScalars.count + 1)
        }
        let span = Span(file: file, start: position(place.lowerBound), end: position(place.upperBound))
        return .init("add", replace: span, with: text, isSafe: true)
      }
      if let open = rest.range(of: "\(key): [") { return insert(list + ", ", open.upperBound..<open.upperBound) }
      guard let value = rest.firstRange(of: try! Regex("\(key): \\w+")) else {
        return insert(" \(key): [\(list)],", start..<start)
      }
      return insert("\(key): [\(line[value].dropFirst(key.count + 2)), \(list)]", value)
    }
  }

  /// The texts after "write" and "add" that have no placeholder.
  private static func texts(in help: String) -> [String] {
    help.matches(of: /(?:write|add|use|with|or) `([^`]+)`(?! (?:to|and `\w+` to) the `)/).map { String($0.output.1) }
      .filter { text in
        !text.contains("…") && !text.contains(/\b(?:NAME|TYPE|VALUE|Type)\b/) && text.count > 1
      }
  }

  /// The help with all names and numbers removed.
  static func form(of help: String) -> String {
    help.replacing(/`[^`]*`/, with: "`_`").replacing(/"[^"]*"/, with: "\"_\"").replacing(/\d+/, with: "N")
      .replacing(/(?:`_`, )+(?:and |or )?`_`|`_` (?:and|or) `_`/, with: "`_`")
  }
}

/// The places around a finding at which a text can be written.
private struct HelpPlaces {
  private let span: Span
  private let lines: [[Unicode.Scalar]]

  init(_ span: Span, in file: SourceFile) {
    self.span = span
    lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { Array($0.unicodeScalars) }
  }

  private var row: Int { Int(span.start.line) - 1 }
  private var line: [Unicode.Scalar] { lines.indices.contains(row) ? lines[row] : [] }

  private func fix(_ start: Int, _ end: Int, _ text: String, row: Int? = nil) -> Diagnostic.FixIt {
    let number = (row ?? self.row) + 1
    return .init(
      "write `\(text)`",
      replace: Span(
        file: Int(span.file), start: SourcePosition(line: number, column: start + 1),
        end: SourcePosition(line: number, column: end + 1)), with: text, isSafe: true)
  }

  func fixes(writing text: String) -> [Diagnostic.FixIt] {
    let column = min(Int(span.start.column) - 1, line.count)
    let token = token(at: column)
    let end = span.end.line == span.start.line ? Int(span.end.column) - 1 : line.count
    let indentation = line.prefix { $0 == " " }.count
    var result = [
      Diagnostic.FixIt("write", replace: span, with: text, isSafe: true), fix(token.lowerBound, token.upperBound, text),
      fix(token.lowerBound, token.upperBound, "\"\(text)\""), fix(end, end, text),
      fix(indentation, line.count, text),
    ]
    guard let colon = text.firstIndex(of: ":") else { return result }
    let key = String(text[..<colon])
    if let start = ranges(of: key + ":").last(where: { $0 <= column }) ?? ranges(of: key + ":").first {
      result += [fix(start, valueEnd(from: start + key.count + 1), text), fix(start, line.count, text)]
    }
    for brace in line.indices where line[brace] == "{" {
      result.append(
        fix(brace + 1, brace + 1, " \(text)" + (line[(brace + 1)...].contains { $0 != " " && $0 != "}" } ? "," : "")))
    }
    let inner = String(repeating: " ", count: indentation)
    result += [
      fix(0, 0, inner + text + "\n"), fix(0, 0, inner + "  " + text + "\n", row: row + 1),
      fix(0, 0, inner + text + "\n", row: row + 1), fix(0, 0, text + "\n", row: lines.count - 1),
    ]
    return result
  }

  private func ranges(of text: String) -> [Int] {
    let wanted = Array(text.unicodeScalars)
    return line.indices.filter { line[$0...].starts(with: wanted) }
  }

  /// A word, a string in quotes, or a collection in brackets.
  private func token(at column: Int) -> Range<Int> {
    guard column < line.count else { return column..<column }
    var start = column
    while start > 0, !" ,[{".unicodeScalars.contains(line[start - 1]) { start -= 1 }
    return start..<valueEnd(from: start)
  }

  private func valueEnd(from start: Int) -> Int {
    var index = start
    while index < line.count, line[index] == " " { index += 1 }
    var depth = 0
    var quote: Unicode.Scalar?
    while index < line.count {
      let scalar = line[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if "[{".unicodeScalars.contains(scalar) {
        depth += 1
      } else if "]}".unicodeScalars.contains(scalar) {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, scalar == "," || (scalar == " " && index + 1 < line.count && line[index + 1] == "#") {
        break
      }
      index += 1
    }
    while index > start, line[index - 1] == " " { index -= 1 }
    return index
  }
}
