import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

extension StructureReader {
  static let manifest = StructureReader(name: "manifest") { source, app throws(FormatError) in
    try AndroidManifestReader.read(source, into: &app)
  }
  static let graph = StructureReader(name: "graph") { source, app throws(FormatError) in
    try NavigationGraphReader.read(source, into: &app)
  }
}

@Suite("Android files for the import")
struct AndroidReaderTests {
  @Test("Importing the AndroidManifest.xml file of a sample shop yields the recorded links, hosts, and notes")
  func manifest() throws { try StructureReader.manifest.compare("Android/AndroidManifest.xml") }

  @Test(
    "Importing each navigation graph of a sample shop yields the recorded links, screens, and notes",
    arguments: ["main_graph.xml", "simple_graph.xml"])
  func graph(_ name: String) throws { try StructureReader.graph.compare("Android/\(name)") }

  /// An attribute of a `data` element, the patterns, and the number of notes.
  private static let paths: [(String, [String], Int)] = [
    ("android:path='/a/b'", ["/a/b"], 0), ("android:path='/a.*'", ["/a.*"], 0), ("android:path='/'", ["/"], 0),
    ("android:path='/a/'", ["/a"], 0), ("android:path='a'", [], 1), ("android:path='/a//b'", [], 1),
    ("android:pathPrefix='/users'", ["/users/{...?}"], 1), ("android:pathPrefix='/users/'", ["/users/{...}"], 0),
    ("android:pathPrefix='/'", ["/{...?}"], 0), ("android:pathPrefix='/x-'", ["/x-{value}/{...?}"], 0),
    ("android:pathPattern='.*'", ["/{...?}"], 0), ("android:pathPattern='/.*'", ["/{...?}"], 0),
    ("android:pathPattern='/a/.*'", ["/a/{...}"], 0),
    ("android:pathPattern='/a.*'", ["/a/{...?}", "/a{value}/{...?}"], 0),
    ("android:pathPattern='/.*/b'", ["/{value}/b"], 1), ("android:pathPattern='/.*/.*'", ["/{value}/{...}"], 1),
    ("android:pathPattern='/a\\\\.b'", ["/a.b"], 0), ("android:pathPattern='/a\\\\*'", ["/a*"], 0),
    ("android:pathPattern='/a.b'", ["/a{value:[^/]}b"], 0), ("android:pathPattern='/ab*'", ["/a{value:b+}"], 0),
    ("android:pathPattern='.*\\\\.html'", ["/{value}.html"], 1),
    ("android:pathAdvancedPattern='/[0-9]+'", ["/{value:uint}"], 0),
    ("android:pathAdvancedPattern='/[a-z]{2,3}/x'", ["/{value:[a-z]{2,3}}/x"], 0),
    ("android:pathAdvancedPattern='/a.+'", ["/a{value}/{...?}"], 0),
    ("android:pathAdvancedPattern='/x{'", [], 1), ("android:pathAdvancedPattern='/+'", [], 1),
    ("android:pathAdvancedPattern='/{1,2,3}'", [], 1),
    ("android:pathAdvancedPattern='/[^a]+'", ["/{value}"], 1),
    ("android:pathAdvancedPattern='/[z-a]'", ["/{value}"], 1),
    ("android:pathAdvancedPattern='/[0-9]{1,2}x*'", ["/{value:[0-9]{1,2}x*}"], 0),
    ("android:pathSuffix='.pdf'", ["/{...?}/{value}.pdf"], 0), ("android:pathSuffix='/end'", ["/{...?}/end"], 0),
    ("android:pathSuffix='a/b'", [], 1), ("android:path='@string/path'", [], 1),
    ("android:path='/${x}'", [], 1), ("path='/ignored'", ["/{...?}"], 0), ("", ["/{...?}"], 0),
  ]

  @Test(
    "Each path attribute of a `data` element in an Android manifest becomes the expected patterns and notes",
    arguments: paths)
  func pathPatterns(_ attribute: String, _ expected: [String], _ notes: Int) throws {
    let app = try StructureReader.manifest.app(
      Self.manifest("<data android:scheme='https' android:host='a.com' \(attribute)/>"))
    #expect(
      app.links.flatMap(\.patterns).map { StructureText.pattern($0).replacing("https://a.com", with: "") } == expected)
    #expect(app.links.flatMap(\.notes).count + app.notes.count == notes, "\(app.links.flatMap(\.notes)) \(app.notes)")
  }

  /// The attributes of `data` elements, and the patterns.
  private static let origins: [(String, [String])] = [
    ("<data android:scheme='https'/>", ["https:/{...?}"]),
    ("<data android:scheme='a'/>", ["a:/{...?}"]),
    ("<data android:scheme='a' android:host='*'/>", ["a:/{host}/{...?}"]),
    (
      "<data android:scheme='a' android:host='b'/><data android:scheme='c' android:host='d'/>",
      ["a,c:/b/{...?}", "a,c:/d/{...?}"]
    ),
    (
      "<data android:scheme='https'/><data android:scheme='a'/><data android:host='x.com' android:path='/p'/>",
      ["https://x.com/p", "a:/x.com/p"]
    ),
    ("<data android:scheme='https' android:host='*.x.com' android:port='81'/>", ["https://*.x.com:81/{...?}"]),
    (
      "<data android:scheme='https' android:host='x.com'/><data android:scheme='a' android:host='b'/>",
      ["https://x.com/{...?}", "a:/x.com/{...?}", "a:/b/{...?}"]
    ),
    ("<data android:host='x.com'/>", []), ("<data android:mimeType='text/plain'/>", []), ("", []),
  ]

  @Test(
    "The `data` elements of an Android intent filter combine their schemes, hosts, and paths into patterns",
    arguments: origins)
  func originPatterns(_ data: String, _ expected: [String]) throws {
    let app = try StructureReader.manifest.app(Self.manifest(data))
    #expect(app.links.flatMap(\.patterns).map(StructureText.pattern) == expected)
  }

  private static func manifest(_ data: String) -> String {
    """
    <manifest xmlns:android='http://schemas.android.com/apk/res/android'><application><activity android:name='.A'>
    <intent-filter android:autoVerify='true'><action android:name='android.intent.action.VIEW'/>
    <category android:name='android.intent.category.BROWSABLE'/>\(data)</intent-filter></activity></application></manifest>
    """
  }

  /// The URI of a deep link, and the pattern.
  private static let uris: [(String, [String])] = [
    ("x.com", ["https,http://x.com/"]), ("https://x.com/a/{id}/", ["https://x.com/a/{id:int}"]),
    ("a://b/{id}", ["a:/b/{id:int}"]), ("x.com/.*", ["https,http://x.com/{...?}"]),
    ("x.com/a.*", ["https,http://x.com/a{value}"]),
    ("x.com/{a}{b}", ["https,http://x.com/{a-b}"]), ("x.com/a-{id}-b", ["https,http://x.com/a-{id:int}-b"]),
    ("x.com?q={q}&amp;f=1&amp;g", ["https,http://x.com/?q={q}&f=1&g={g?}"]),
    ("x.com/#{id}", ["https,http://x.com/#{id:int}"]),
    ("x.com/%20{", ["https,http://x.com/ {"]), ("{h}.x.com/a", ["https,http://{h}.x.com/a"]), ("1://a", []),
    ("x.com//a", []), ("https://", ["https:/"]), ("@string/a", []), ("", ["https,http:/"]),
  ]

  @Test("The URI of a deep link in an Android navigation graph becomes the expected pattern", arguments: uris)
  func uriPattern(_ uri: String, _ expected: [String]) throws {
    let app = try StructureReader.graph.app(
      """
      <navigation xmlns:app="http://schemas.android.com/apk/res-auto" app:startDestination="@id/a">
      <fragment android:id="@+id/a"><argument android:name="id" app:argType="integer"/>
      <deepLink app:uri="\(uri)"/></fragment></navigation>
      """)
    #expect(app.links.flatMap(\.patterns).map(StructureText.pattern) == expected)
    #expect(app.links.allSatisfy { $0.destination == "a" && !$0.isOrdered })
  }

  private static let errors: [(StructureReader, String, String)] = [
    (
      .manifest, "\u{3}\0\u{8}\0",
      "1:1 this file is a compiled XML file of an APK, but an AndroidManifest.xml file is expected (use the manifest in the sources, or decode the APK with `apktool d APP.apk` or `aapt2 dump xmltree APP.apk --file AndroidManifest.xml`)"
    ),
    (
      .manifest, "<navigation/>",
      "1:1 this file is a navigation graph, but an AndroidManifest.xml file is expected (use `--nav-graph` for this file)"
    ),
    (
      .manifest, "<resources/>",
      "1:1 this file is an XML file with the root element `<resources>`, but an AndroidManifest.xml file is expected"
    ),
    (.manifest, "<manifest>", "1:1 `<manifest>` has no `</manifest>`"),
    (.manifest, "x", "1:1 this file is not XML"),
    (.manifest, "<manifest><a b='1' b='2'/></manifest>", "1:20 the attribute `b` is repeated (remove one of the two)"),
    (
      .graph, "<manifest/>",
      "1:1 this file is an Android manifest, but a navigation graph in XML is expected (use `--android-manifest` for this file)"
    ),
    (
      .graph, "{}",
      "1:1 this file is JSON, but a navigation graph in XML is expected (use `--react-navigation` for a linking configuration, and `--patterns` for a list of patterns)"
    ),
    (.graph, "<navigation><fragment></navigation>", "1:23 `</fragment>` is expected here"),
    (
      .graph, "PK\u{3}\u{4}",
      "1:1 this file is a ZIP archive, such as an APK, but a navigation graph in XML is expected (use the files in the sources, or decode the APK with `apktool d APP.apk`)"
    ),
  ]

  @Test(
    "The readers of Android files throw the expected error for malformed files and other kinds of files",
    arguments: errors)
  func errorOfFile(_ reader: StructureReader, _ text: String, _ expected: String) {
    let error = reader.error(text)
    #expect(error.hasPrefix(expected), "\(error)")
  }
}
