import SpecText
import Testing

@Suite("Tables in .strings files")
struct StringsParserTests {
  /// Returns "KEY=TEXT" for each pair, or "LINE:COLUMN MESSAGE" for an error.
  private func read(_ bytes: [UInt8]) -> [String] {
    let source = TableEncoding.utf8(SourceFile(path: "T.strings", bytes: bytes))
    do throws(FormatError) {
      let table = try StringsParser.table(source, file: 0)
      return table.keys.map { "\($0)=\(table[$0]?.variants.joined(separator: "|") ?? "")" }
    } catch {
      return ["\(error.span.start.line):\(error.span.start.column) \(error.message)"]
    }
  }

  private func read(_ text: String) -> [String] { read(Array(text.utf8)) }

  @Test(
    "The parser of .strings files reads the same keys and texts as the system",
    arguments: [
      ("", []),
      (" \n\t", []),
      ("\"a\" = \"b\";", ["a=b"]),
      ("\"a\"=\"b\";\"c\"=\"d\";", ["a=b", "c=d"]),
      ("a = b;", ["a=b"]),
      ("tabs.home = \"Home\";", ["tabs.home=Home"]),
      ("$a_b:c/d-e.f = 1;", ["$a_b:c/d-e.f=1"]),
      ("'a' = 'it\"s';", ["a=it\"s"]),
      ("\"a\";", ["a=a"]),
      ("\"a\" = \"\";", ["a="]),
      ("\"a\" = \"two\nlines\";", ["a=two\nlines"]),
      ("/* one */ \"a\" = \"b\"; // two\n/* three\n * four **/ c = d; //", ["a=b", "c=d"]),
      ("\"a\" /* = */ = /**/ \"b\" // ;\n;", ["a=b"]),
      ("\"/* a */\" = \"// b\";", ["/* a */=// b"]),
      ("// \"a\" = \"b\";\r\"c\" = \"d\";", ["c=d"]),
      ("{ \"a\" = \"b\"; }", ["a=b"]),
      ("\"a\" = \"b\";\r\n\"c\" = \"d\";\r\n", ["a=b", "c=d"]),
      (#""a" = "x\n\t\r\"\\\'y";"#, ["a=x\n\t\r\"\\'y"]),
      (#""a" = "\U00e9\U00E9\UE9\U0041x";"#, ["a=ééé\u{41}x"]),
      (#""a" = "\UD83D\UDE00";"#, ["a=😀"]),
      (#""a" = "\UD83D";"#, ["a=\u{FFFD}"]),
      (#""a" = "\UDE00\UD83D";"#, ["a=\u{FFFD}\u{FFFD}"]),
      (#""a" = "\101\60\0601";"#, ["a=A001"]),
      (#""a" = "\251";"#, ["a=\u{FFFD}"]),
      (#""a" = "\u00e9\q";"#, ["a=u00e9q"]),
      ("\"é\" = \"ü\";", ["é=ü"]),
      ("\"a\" = \"b\"; \"a\" = \"c\";", ["a=c"]),
    ] as [(String, [String])])
  func texts(_ text: String, _ expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test(
    "An invalid .strings file is rejected with the source location of the error",
    arguments: [
      ("\"a\" = \"b\"", "1:1 the text of `a` does not end with `;`"),
      ("\n  \"a\" = \"b\"\n\"c\" = \"d\";", "2:3 the text of `a` does not end with `;`"),
      ("\"a\" = ;", "1:7 the text of `a` is expected here"),
      ("\"a\" =", "1:6 the text of `a` is expected here, but the file ends"),
      ("\"a\" = \"b\";\n= \"c\";", "2:1 a key is expected here"),
      ("\"a\" = (b, c);", "1:7 the text of `a` is expected here"),
      ("\"a\" = { b = c; };", "1:7 the text of `a` is expected here"),
      ("\"é\" = é;", "1:7 the text of `é` is expected here"),
      ("\"a\" = \"b;\n\n", "1:7 this quote is not closed"),
      ("\"a\" = \"b\\", "1:7 this quote is not closed"),
      ("\n/* a", "2:1 this comment has no end"),
      ("/*/", "1:1 this comment has no end"),
      ("{ a = b;", "1:1 this `{` has no matching `}`"),
      ("{ a = b; } c", "1:12 no content is allowed after the `}`"),
      ("a = b; }", "1:8 a key is expected here"),
      (
        "<?xml version=\"1.0\"?>",
        "1:1 this file is a property list in XML, but pairs of the form `\"key\" = \"text\";` are expected"
      ),
      ("bplist00", "1:1 this is a binary property list"),
      ("a = b;\n\0", "2:1 the file contains a NUL character"),
      ("/", "1:1 the text of `/` does not end with `;`"),
    ])
  func faults(_ text: String, _ expected: String) {
    #expect(read(text) == [expected])
  }

  @Test("A .strings file is readable in UTF-8, and in UTF-16 with a byte order mark")
  func encodings() {
    let text = "\"é\" = \"😀\";"
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == ["é=😀"])
    #expect(read([0xFE, 0xFF] + big) == ["é=😀"])
    #expect(read([0xFF, 0xFE] + little) == ["é=😀"])
    #expect(read([0xFF, 0xFE] + little + [0x20]) == ["é=😀"])
    #expect(read([0xFF, 0xFE]) == [])
    #expect(read([0xFF]) == ["1:1 the text is not valid UTF-8 from here on"])
    #expect(read(little) == ["1:2 the file contains a NUL character"])
    #expect(read(Array("a = b;\nc = \"".utf8) + [0xE9]) == ["2:6 the text is not valid UTF-8 from here on"])
  }

  @Test("Keys of a .strings file have source locations, including repeated keys")
  func places() throws {
    let text = "/* é */ \"a\" = \"b\";\r\n  \"ü\" = \"\"; c = d;\n\"a\" = \"e\";"
    let table = try StringsParser.table(SourceFile(path: "T.strings", bytes: Array(text.utf8)), file: 3)
    func place(_ span: Span?) -> String {
      span.map { "\($0.file) \($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" } ?? "none"
    }
    #expect(["a", "ü", "c"].map { place(table[$0]?.span) } == ["3 3:1-3:4", "3 2:3-2:6", "3 2:13-2:14"])
    #expect(table.repetitions.map { "\($0.key) \(place($0.first)) \(place($0.again))" } == ["a 3 1:9-1:12 3 3:1-3:4"])
  }
}
