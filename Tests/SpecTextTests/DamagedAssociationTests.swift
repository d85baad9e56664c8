import SpecText
import TestSupport
import Testing

/// Association files and property lists with random damage.
///
/// Decoding must return a value, or an error with a valid location.
@Suite("Damaged association files and property lists")
struct DamagedAssociationTests {
  private static let association = #"""
    {
      "applinks": {
        "defaults": { "caseSensitive": false }, "substitutionVariables": { "food": ["a*", "é\u00e9"] },
        "details": [
          { "appIDs": ["T.a"], "components": [
            { "/": "/$(food)/?*", "?": { "a": "$(digit)" }, "#": "*x*", "exclude": true, "comment": "\"" },
            { "?": "a=*", "percentEncoded": false }, {}
          ] },
          { "appID": "T.b", "paths": ["NOT /b", "*"] }
        ]
      }
    }
    """#
  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<!-- é -->
    \t<key>CFBundleURLTypes</key>
    \t<array><dict><key>CFBundleURLName</key><string>a&amp;b</string>
    \t\t<key>CFBundleURLSchemes</key><array><string>shop</string><string><![CDATA[x]]>&#x65;</string></array></dict></array>
    \t<key>com.apple.developer.associated-domains</key>
    \t<array><string>applinks:*.ex.com:80?mode=developer</string><string/></array>
    \t<key>n</key><integer>1</integer><key>t</key><true/><key>d</key><data>AA==</data>
    </dict>
    </plist>
    """
  private static let pieces = [
    "\"", "\\", "\\u", "\\ud83d", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "$(", ")", "*", "?", "\n", "\r",
    "\0",
    "\u{FEFF}", "é", "😀", "\"applinks\":", "\"/\":", "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>", "&", "&#",
    ";", "&#0;",
    "<dict>", "</dict>", "<array>", "</array>", "<string>", "</string>", "<key>", "</key>", "<?", "?>", "<!DOCTYPE",
    "'",
  ].map { Array($0.utf8) }

  @Test(
    "A damaged association file or property list is read, or rejected with a valid source location",
    arguments: [association, propertyList])
  func damage(_ original: String) throws {
    var random = SplitMix64(seed: 7 + RandomRun.seed)
    var (read, refused) = (0, 0)
    for _ in 0..<RandomRun.rounds(4_000) {
      let bytes = random.damaged(Array(original.utf8), with: Self.pieces)
      let source = SourceFile(path: "T", bytes: bytes)
      let lines = SourceLines(source)
      func check(_ span: Span?) {
        guard let span else {
          Issue.record("no place")
          return
        }
        let line = lines[Int(span.start.line)]
        #expect(
          span.start <= span.end && line != nil && Int(span.start.column) <= (line?.unicodeScalars.count ?? 0) + 2)
      }
      do throws(FormatError) {
        if original == Self.association {
          let file = try AssociationFile(source, file: 0)
          for component in file.details.flatMap(\.components) { check(component.span) }
          _ = AssociationMatcher(file).decision("https://ex.com/aé/b?a=1#x")
        } else {
          for scheme in try InfoPlist(source, file: 0).schemes { check(scheme.span) }
          for domain in try AssociatedDomains(source, file: 0).domains { check(domain.span) }
        }
        read += 1
      } catch {
        check(error.span)
        refused += 1
      }
    }
    let least = RandomRun.rounds(200)
    if RandomRun.isFull { #expect(read > least && refused > least, "\(read) \(refused)") }
  }

  @Test(
    "The time to read association files and property lists is linear, even for hostile text",
    arguments: [
      "[", "{\"a\":", "\"\\u", "$(", "<", "<dict>", "<array>", "<key>", "<!--", "<!", "<?", "&", "&#x", "<![CDATA[",
      "</", "<a b='",
      "<true/>", "<string>", "</string><string>", "applinks:", "*",
    ])
  func linear(_ piece: String) {
    for prefix in [
      "", "{\"applinks\":{\"details\":[{\"appID\":\"\",\"components\":[{\"/\":\"", "<plist><array>",
      "<plist><dict><key>",
      "<plist><string>",
    ] {
      let growth = growth(to: 8_000 / piece.utf8.count) {
        let text = prefix + String(repeating: piece, count: $0)
        let source = SourceFile(path: "T", bytes: Array(text.utf8))
        #expect((try? AssociationFile(source, file: 0)) == nil)
        #expect((try? InfoPlist(source, file: 0)) == nil)
        #expect((try? AssociatedDomains(source, file: 0)) == nil)
      }
      #expect(growth < linearGrowth, "after \(prefix)")
    }
  }

  @Test(
    "The matcher of association files terminates with hostile patterns and URLs",
    arguments: [
      "*a", "?*", "$(lang)", "$(digit)*", "$(own)", "*$(own)", "a", "*aaaaaaaaaaaaaaaaaaaaaab",
    ])
  func patterns(_ piece: String) throws {
    let texts = (0..<100).map { "\"" + String(repeating: "a*", count: $0 % 40) + "\"" }.joined(separator: ",")
    let pattern = String(repeating: piece, count: 8_000 / piece.utf8.count)
    let file = try AssociationFile.read(
      components: "{\"/\":\"/\(pattern)\"},{\"/\":\"/\(pattern)b\",\"caseSensitive\":false}",
      variables: "\"own\":[\(texts)]")
    let matcher = AssociationMatcher(file)
    for url in [
      "https://ex.com/" + String(repeating: "a", count: 30), "https://ex.com/" + String(repeating: "a", count: 4_000),
      "https://ex.com/" + String(repeating: "aaaaab", count: 4_000),
      "https://ex.com/?" + String(repeating: "a=&", count: 4_000),
    ] {
      // Any decision is valid. If each piece needs a character, the pattern is longer than the short URL.
      let decision = matcher.decision(url)
      if url.count < 50, piece == "a" || piece == "?*" { #expect(decision == .unclaimed) }
    }
  }

  @Test("The decision about a URL is unknown if the match takes too many steps")
  func unknown() throws {
    let pattern = String(repeating: "*a", count: 60_000) + "b"
    let file = try AssociationFile.read(components: "{\"/\":\"/x\",\"exclude\":true},{\"/\":\"\(pattern)\"}")
    let matcher = AssociationMatcher(file)
    #expect(
      matcher.decision("https://ex.com/" + String(repeating: "a", count: 4_000))
        == .unknown(.init(details: 0, component: 1)))
    #expect(matcher.decision("https://ex.com/" + String(repeating: "a", count: 80)) == .unclaimed)
    #expect(matcher.decision("https://ex.com/x") == .excluded(.init(details: 0, component: 0)))
  }
}
