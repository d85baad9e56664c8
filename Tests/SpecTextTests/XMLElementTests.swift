import SpecText
import TestSupport
import Testing

@Suite("XML elements")
struct XMLElementTests {
  private func root(_ text: String) throws(FormatError) -> XMLElement {
    try XMLElement.root(of: SourceFile(path: "a.xml", bytes: Array(text.utf8)), file: 3)
  }

  @Test("An XML element has its attributes, children, and source locations")
  func elements() throws {
    let root = try root(
      """
      \u{FEFF}<?xml version="1.0" encoding="utf-8"?>
      <!-- é -->
      <a:b xmlns:app='urn:app' app:uri = "x&amp;y&#x41;
      z"  é="1">text &lt; <![CDATA[<no/>]]><?pi <no/>?>
        <c/><c  d="'"></c ><!-- <no/> -->
      </a:b>

      """)
    #expect(root.name == "a:b")
    #expect(root.attributes.map(\.name) == ["xmlns:app", "app:uri", "é"])
    #expect(root.attribute("app:uri")?.value == "x&yA z")
    #expect(root.attribute("uri") == nil)
    #expect(root.prefix(ofNamespace: "urn:app") == "app")
    #expect(root.prefix(ofNamespace: "urn:other") == nil)
    #expect(root.children.map(\.name) == ["c", "c"])
    #expect(root.children.last?.attribute("d")?.value == "'")
    let spans = [root.span, root.attribute("app:uri")?.span, root.children.last?.span].compactMap(\.self)
    #expect(
      spans.map { "\($0.file) \($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" }
        == ["3 3:1-4:11", "3 3:37-4:2", "3 5:7-5:17"])
  }

  @Test("The name of the root element is available even if the rest of the XML file is invalid")
  func rootName() {
    func name(_ text: String) -> String? {
      XMLElement.rootName(of: SourceFile(path: "", bytes: Array(text.utf8)))
    }
    #expect(name("<?xml version='1.0'?><!-- --><manifest a='b'><") == "manifest")
    #expect(name("\u{FEFF} <plist/>") == "plist")
    #expect(name("{}") == nil)
    #expect(name("</a>") == nil)
    #expect(name("") == nil)
  }

  @Test(
    "An error in an XML file has its source location",
    arguments: [
      ("", "1:1 this file is not XML"),
      ("{", "1:1 this file is not XML"),
      ("</a>", "1:1 the start tag of an element is expected here"),
      ("< a/>", "1:1 a name is expected after `<`"),
      ("<>", "1:1 a name is expected after `<`"),
      ("<a>", "1:1 `<a>` has no `</a>`"),
      ("<a", "1:1 this `<` has no matching `>`"),
      ("<a b", "1:1 this `<` has no matching `>`"),
      ("<a b=", "1:1 this `<` has no matching `>`"),
      ("<a b='", "1:1 this `<` has no matching `>`"),
      ("<a><b></a>", "1:7 `</b>` is expected here"),
      ("<a/><a/>", "1:5 no content is allowed after `</a>`"),
      ("<a b/>", "1:5 `=` is expected after the attribute `b`"),
      ("<a b=c/>", "1:6 the value of an attribute is in quotes"),
      ("<a b='1' b='2'/>", "1:10 the attribute `b` is repeated"),
      ("<a b='<'/>", "1:7 `<` is not allowed in the value of an attribute"),
      ("<a b='&x;'/>", "1:7 `&x;` is not a valid character reference in this file"),
      ("<a b='&'/>", "1:7 this `&` does not start a character reference"),
      ("<a>&x;</a>", "1:4 `&x;` is not a valid character reference in this file"),
      ("<a / >", "1:5 `>` is expected here"),
      ("</a b>", "1:5 `>` is expected here"),
      ("<a><![CDATA[</a>", "1:4 this markup is not closed"),
      ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "1:1 this document type contains declarations"),
      ("<!ELEMENT a><a/>", "1:1 this declaration is not allowed in this file"),
      ("<a>\0</a>", "1:4 the file contains a NUL character"),
    ])
  func errors(_ text: String, _ expected: String) {
    do throws(FormatError) {
      _ = try root(text)
      Issue.record("the file is valid")
    } catch {
      #expect("\(error.span.start.line):\(error.span.start.column) \(error.message)" == expected)
      #expect(error.diagnostic.id.name == "invalid-input")
    }
  }

  @Test("The nesting depth and the size of an XML file are limited")
  func limits() {
    errors(String(repeating: "<a>", count: 100_000), "1:193 this element is nested more than 64 levels deep")
    errors(
      String(repeating: " ", count: 4_194_305), "1:1 this XML file has 4194305 bytes, more than the limit of 4194304")
  }

  @Test("A damaged XML file gives elements, or an error with a valid source location")
  func damage() {
    let original = """
      <?xml version="1.0"?><!-- é --><a xmlns:b="urn:b">
        <c b:d="1&amp;2" e='&#65;'/> text <![CDATA[x]]>
        <f><g h=""/></f>
      </a>
      """
    let pieces = ["<", ">", "</", "/>", "\"", "'", "=", "&", ";", "<!--", "-->", "<?", "]]>", "\0", "é", "a:b", " "]
      .map { Array($0.utf8) }
    var random = SplitMix64(seed: 11 + RandomRun.seed)
    var (valid, invalid) = (0, 0)
    for _ in 0..<RandomRun.rounds(3_000) {
      let source = SourceFile(path: "a.xml", bytes: random.damaged(Array(original.utf8), with: pieces))
      let lines = SourceLines(source)
      do throws(FormatError) {
        _ = try XMLElement.root(of: source, file: 0)
        valid += 1
      } catch {
        let line = lines[Int(error.span.start.line)]
        #expect(line != nil && Int(error.span.start.column) <= (line?.unicodeScalars.count ?? 0) + 2)
        invalid += 1
      }
    }
    if RandomRun.isFull { #expect(valid > 100 && invalid > 100, "\(valid) \(invalid)") }
  }

  @Test(
    "The time for a long file is linear",
    arguments: ["<a>", "<a b='c'>", "<a/>", "a b='c' ", "&amp;", "<!-- ", "<?", "<![CDATA[", "]]>", "='", "\r", "&"])
  func linear(_ piece: String) {
    for prefix in ["", "<a>", "<a ", "<a b='"] {
      let growth = growth(to: 32_000 / piece.utf8.count) {
        let text = prefix + String(repeating: piece, count: $0)
        #expect((try? root(text)) == nil)
      }
      #expect(growth < linearGrowth, "after \(prefix)")
    }
  }
}
