import SpecText
import TestSupport
import Testing

@Suite("Property lists")
struct PropertyListTests {
  private func source(_ text: String) -> SourceFile { SourceFile(path: "Info.plist", bytes: Array(text.utf8)) }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  @Test("A property list gives the URL schemes of an app with their source locations")
  func schemes() throws {
    let types = try InfoPlist(
      source(
        Self.head + """
          <dict>
            <key>CFBundleName</key> <string>CFBundleURLTypes</string>
            <key>CFBundleURLTypes</key>
            <array>
              <dict>
                <!-- <string>no</string> -->
                <key>CFBundleTypeRole</key><string>Editor</string>
                <key>CFBundleURLName</key><string>com.é &amp; co</string>
                <key>CFBundleURLSchemes</key>
                <array><string>shop</string><string>$(APP_SCHEME)</string>
                  <string>x-${ENV}</string ><string><![CDATA[a<b]]>&#x41;&quot;</string></array>
              </dict>
              <dict/>
            </array>
            <key>LSRequiresIPhoneOS</key><true/>
            <key>n</key><dict><key>CFBundleURLTypes</key><real>1</real></dict>
          </dict></plist>
          """), file: 2)
    #expect(types.types.map(\.name) == ["com.é & co", nil])
    #expect(types.schemes.map(\.text) == ["shop", "$(APP_SCHEME)", "x-${ENV}", "a<bA\""])
    #expect(types.schemes.map(\.isVariable) == [false, true, true, false])
    #expect(
      types.schemes.compactMap(\.span).map { "\($0.start.line):\($0.start.column)-\($0.end.column)" }
        == ["13:22-26", "13:43-56", "14:17-25", "14:43-70"])
    #expect(types.schemes.allSatisfy { $0.span?.file == 2 })
  }

  @Test("A property list gives only the associated domains of the service `applinks`")
  func domains() throws {
    let entries = [
      "applinks:ex.com", "webcredentials:ex.com", "applinks:*.Shop.ex.com", "applinks:ex.com:8443?mode=developer",
      "applinks:ex.com?mode=developer+managed", "applinks:$(HOST)", "$(DOMAINS)", "applinks:https://ex.com/a",
      "applinks:", "appclips:ex.com", "APPLINKS:ex.com", "applinks:ex.com:99999",
      "applinks:xn--bcher-kva.de?x=1&mode=managed",
    ]
    let domains = try AssociatedDomains(
      source(
        Self.head + "<dict><key>com.apple.developer.associated-domains</key><array>\n"
          + entries.map { "<string>\($0.replacing("&", with: "&amp;"))</string>\n" }.joined()
          + "</array></dict></plist>"),
      file: 0)
    #expect(
      domains.domains.map { domain in
        [
          domain.host, domain.port.map { ":\($0)" }, domain.isWildcard ? "*" : nil, domain.mode,
          domain.isVariable ? "variable" : nil, domain.isSound ? nil : "unsound",
        ].compactMap(\.self).joined(separator: " ")
      } == [
        "ex.com", "shop.ex.com *", "ex.com :8443 developer", "ex.com developer+managed", "$(host) variable unsound",
        "$(domains) variable unsound", "https://ex.com/a unsound", " unsound", "ex.com:99999 unsound",
        "xn--bcher-kva.de managed",
      ])
    #expect(domains.domains.map { $0.span?.start.line ?? 0 } == [5, 7, 8, 9, 10, 11, 12, 13, 16, 17])
  }

  @Test("An empty property list has no URL types and no associated domains")
  func nothing() throws {
    let empty = source(Self.head + "<dict/></plist>")
    #expect(try InfoPlist(empty, file: 0).types.isEmpty)
    #expect(try AssociatedDomains(empty, file: 0).domains.isEmpty)
  }

  @Test(
    "An invalid property list is rejected with the source location of the error",
    arguments: [
      ("", "1:1 this file is not a property list in XML"),
      ("{ CFBundleURLTypes = (); }", "1:1 this file is not a property list in XML"),
      ("bplist00\u{1}", "1:1 this is a binary property list"),
      ("<html>", "1:1 `<plist>` is expected here"),
      ("<plist><array/></plist>", "1:1 the root value is an array, but a dictionary is expected"),
      ("<plist/>", "1:1 `<plist>` is expected here"),
      ("<plist></plist>", "1:8 a value is expected here"),
      ("<plist><dict>", "1:14 an element is expected here, but the file ends"),
      ("<plist><dict/></plist>x", "1:23 no content is allowed after `</plist>`"),
      ("<plist><dict><string>a</string></dict></plist>", "1:14 `<key>` or `</dict>` is expected here"),
      ("<plist><dict><key>a</key></dict></plist>", "1:26 a value is expected here"),
      ("<plist><dict></array></plist>", "1:14 `</dict>` is expected here"),
      ("<plist><dict><key>a</string></dict></plist>", "1:20 `</key>` is expected here"),
      ("<plist><dict><key>a</key><set/></dict></plist>", "1:26 `<set>` is not an element of a property list"),
      ("<plist><dict><key>a", "1:14 `<key>` has no `</key>`"),
      ("<plist><dict>a</dict></plist>", "1:14 an element is expected here"),
      ("<plist><dict><key>a & b</key>", "1:21 this `&` does not start a character reference"),
      ("<plist><dict><key>&nbsp;</key>", "1:19 `&nbsp;` is not a valid character reference in a property list"),
      ("<plist><dict><key>&#xD800;</key>", "1:19 `&#D800;` is not a valid character reference in a property list"),
      ("<plist><dict\n", "1:8 this `<` has no matching `>`"),
      ("< a/>", "1:1 a name is expected after `<`"),
      ("<>", "1:1 a name is expected after `<`"),
      ("<a", "1:1 this `<` has no matching `>`"),
      ("<a b", "1:1 this `<` has no matching `>`"),
      ("<a b=", "1:1 this `<` has no matching `>`"),
      ("<a b='", "1:1 this `<` has no matching `>`"),
      ("<a b/>", "1:5 `=` is expected after the attribute `b`"),
      ("<a b=c/>", "1:6 the value of an attribute is in quotes"),
      ("<a b='1' b='2'/>", "1:10 the attribute `b` is repeated"),
      ("<a b='<'/>", "1:7 `<` is not allowed in the value of an attribute"),
      ("<a b='&x;'/>", "1:7 `&x;` is not a valid character reference in a property list"),
      ("<a b='&'/>", "1:7 this `&` does not start a character reference"),
      ("<a / >", "1:5 `>` is expected here"),
      ("</a b>", "1:5 `>` is expected here"),
      ("<plist><string><![CDATA[</plist>", "1:16 this markup is not closed"),
      ("<!ELEMENT a><a/>", "1:1 this declaration is not allowed in a property list"),
      ("<plist>\0</plist>", "1:8 the file contains a NUL character"),
      ("<!-- a", "1:1 this markup is not closed"),
      ("<!DOCTYPE plist", "1:1 this `<` has no matching `>`"),
      (
        "<!DOCTYPE plist [<!ENTITY a \"b\"><!ENTITY c \"&a;&a;\">]><plist><dict/></plist>",
        "1:1 this document type contains declarations"
      ),
      ("<plist>" + String(repeating: "<array>", count: 100_000), "1:456 this value is nested more than 64 levels deep"),
      (
        String(repeating: " ", count: 1_048_577),
        "1:1 this property list has 1048577 bytes, more than the limit of 1048576"
      ),
      (
        "<plist><dict><key>CFBundleURLTypes</key><dict/></dict></plist>",
        "1:19 `CFBundleURLTypes` is a dictionary, but an array is expected"
      ),
      (
        "<plist><dict><key>CFBundleURLTypes</key><array>\n<string>a</string></array></dict></plist>",
        "2:9 an entry of `CFBundleURLTypes` is a string, but a dictionary is expected"
      ),
      (
        "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><true/></array></dict></array></dict></plist>",
        "1:90 an entry of `CFBundleURLSchemes` is `true` or `false`, but a string is expected"
      ),
    ])
  func faults(_ text: String, _ expected: String) {
    do throws(FormatError) {
      _ = try InfoPlist(source(text), file: 0)
      Issue.record("it was read")
    } catch {
      #expect(error.text == expected)
      #expect(error.diagnostic.id.name == "invalid-property-list")
    }
  }

  @Test("The name of the root element is available even if the rest of the XML file is invalid")
  func rootName() {
    func name(_ text: String) -> String? {
      SourceFile(path: "", bytes: Array(text.utf8)).rootElement
    }
    #expect(name("<?xml version='1.0'?><!-- --><manifest a='b'><") == "manifest")
    #expect(name("\u{FEFF} <plist/>") == "plist")
    #expect(name("{}") == nil)
    #expect(name("</a>") == nil)
    #expect(name("") == nil)
  }

  @Test("Written property lists have the format of Apple's tools")
  func writing() {
    let types = InfoPlist([.init(name: "com.example", schemes: [.init("shop"), .init("a&b")])])
    #expect(
      types.propertyList == Self.head
        + "<dict>\n\t<key>CFBundleURLTypes</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>CFBundleURLName</key>\n"
        + "\t\t\t<string>com.example</string>\n\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n"
        + "\t\t\t\t<string>shop</string>\n\t\t\t\t<string>a&amp;b</string>\n\t\t\t</array>\n\t\t</dict>\n\t</array>\n"
        + "</dict>\n</plist>\n")
    #expect(
      AssociatedDomains([.init(host: "ex.com"), .init(host: "*.ex.com")]).propertyList == Self.head
        + "<dict>\n\t<key>com.apple.developer.associated-domains</key>\n\t<array>\n"
        + "\t\t<string>applinks:ex.com</string>\n\t\t<string>applinks:*.ex.com</string>\n\t</array>\n</dict>\n</plist>\n"
    )
  }

  @Test("Random property lists are unchanged after writing and reading")
  func roundTrip() throws {
    var random = SplitMix64(seed: 5)
    let pieces = [
      "a", "B", "1", ".", "-", "&", "<", ">", "\"", "'", "]]>", "&amp;", "é", "😀", "\n", "\r", "\t", " ", "$(A)",
      "<!--",
    ]
    func text() -> String { (0..<random.below(6)).map { _ in random.pick(pieces) }.joined() }
    for _ in 0..<300 {
      let types = InfoPlist(
        (0..<random.below(4)).map { _ in
          .init(name: random.once(in: 2) ? text() : nil, schemes: (0..<random.below(4)).map { _ in .init(text()) })
        })
      var read = try InfoPlist(source(types.propertyList), file: 0)
      #expect(read.propertyList == types.propertyList)
      for type in read.types.indices {
        for scheme in read.types[type].schemes.indices { read.types[type].schemes[scheme].span = nil }
      }
      #expect(read == types)
      let domains = AssociatedDomains((0..<random.below(4)).map { _ in .init(host: text()) })
      let again = try AssociatedDomains(source(domains.propertyList), file: 0)
      #expect(again.domains.map(\.text) == domains.domains.map(\.text))
      #expect(again.domains.map(\.host) == domains.domains.map(\.host))
    }
  }

  @Test(
    "The time for a long property list is linear",
    arguments: ["<a>", "<a b='c'>", "<a/>", "a b='c' ", "&amp;", "<!-- ", "<?", "<![CDATA[", "]]>", "='", "\r", "&"])
  func linear(_ piece: String) {
    for prefix in ["", "<plist>", "<plist ", "<plist b='", "<plist><string>"] {
      let growth = growth(to: 32_000 / piece.utf8.count) {
        let text = prefix + String(repeating: piece, count: $0)
        #expect((try? InfoPlist(source(text), file: 0)) == nil)
      }
      #expect(growth < linearGrowth, "after \(prefix)")
    }
  }
}
