import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// The routers of four real apps in `Tests/Import/Routers`.
struct RouterListTests {
  private func app(_ name: String) throws -> ImportedApp {
    var app = ImportedApp(name: "App")
    let url = TestFiles.folder.appendingPathComponent("Import/Routers/\(name).json")
    try PatternListReader.read(SourceFile(path: name, bytes: Array(try Data(contentsOf: url))), into: &app)
    #expect(app.links.allSatisfy { $0.destination != nil && $0.patterns.count == 1 && $0.isOrdered })
    return app
  }

  private func texts(_ app: ImportedApp) -> [String] { app.links.flatMap(\.patterns).map(PatternPrinter.text) }

  @Test("The imported router of Firefox has the expected 45 patterns and two decisions")
  func firefox() throws {
    let app = try app("firefox")
    let texts = texts(app)
    #expect(texts.count == 45)
    #expect(texts[0] == "firefox: /deep-link?url=/settings/addresses")
    #expect(texts[30] == "firefox: /fxa-signin?signin={signin}")
    #expect(texts[31] == "firefox: /open-url?url={url:url?}&private={private:bool?}")
    #expect(texts[34] == "firefox: /share-sheet?url={url}&title={title?}&subtitle={subtitle?}")
    #expect(texts[44] == "http,https: /{...?}")
    #expect(app.notes.filter { $0.kind == .decision }.count == 2)
    #expect(app.notes.contains { $0.message.contains("compares exactly (26 times)") })
  }

  @Test("The imported router of Mattermost has the expected nine patterns and one decision")
  func mattermost() throws {
    let app = try app("mattermost")
    #expect(
      texts(app)
        == [
          #"/{serverUrl...?}/{teamName:[a-z0-9\-_]+}/channels/{identifier}"#,
          #"/{serverUrl...?}/{teamName:[a-z0-9\-_]+}/messages/@{userName}"#,
          #"/{serverUrl...?}/{teamName:[a-z0-9\-_]+}/messages/{identifier}"#,
          #"/{serverUrl...?}/{teamName:[a-z0-9\-_]+}/pl/{postId:[a-z0-9]{26}}"#,
          "/{serverUrl...?}/playbooks/playbooks/{playbookId:[a-z0-9]{26}}",
          "/{serverUrl...?}/playbooks/runs/{playbookRunId:[a-z0-9]{26}}/retrospective",
          "/{serverUrl...?}/playbooks/runs/{playbookRunId:[a-z0-9]{26}}",
          "/{serverUrl...?}/login/one_time_link?t={t:[a-z0-9]{64}}", "/{serverUrl...?}",
        ].map { "mattermost,https,http: " + $0 })
    #expect(app.notes.filter { $0.kind == .decision }.count == 1)
  }

  @Test("The imported router of Wikipedia has the expected 23 patterns and two links with notes")
  func wikipedia() throws {
    let app = try app("wikipedia")
    let texts = texts(app)
    #expect(texts.count == 23)
    let origin = "https,http://{lang}.wikipedia.org,{lang}.m.wikipedia.org "
    #expect(texts[0] == origin + "/wiki/{title...}")
    #expect(texts[1] == origin + "/wiki/Talk:{title}/{titleRest...?}")
    #expect(texts[4] == origin + #"/wiki/Special:MobileDiff/{fromRevID_toRevID:-?[0-9]+\.\.\.-?[0-9]+}"#)
    #expect(texts[14] == origin + "/w/index.php?title={title}&action=history&dir={dir?}&limit={limit?}")
    #expect(texts[18] == origin + "/w/index.php?title={title}&diff={toRevID:int}&oldid={fromRevID:int?}")
    #expect(texts[20] == "https://upload.wikimedia.org /wikipedia/{repo}/{rest...}")
    #expect(texts[22] == "/{...?}")
    #expect(app.links.filter { !$0.notes.isEmpty }.count == 2)
  }

  @Test("The imported router of WordPress has the expected 49 patterns and no decisions")
  func wordpress() throws {
    let app = try app("wordpress")
    let texts = texts(app)
    #expect(texts.count == 49)
    #expect(texts[0] == "https://public-api.wordpress.com,wordpress.com /mbar?source={source?}")
    #expect(
      texts[23] == "https://wordpress.com,{site}.wordpress.com "
        + "/{post_year:1901...}/{post_month:1...12}/{post_day:1...31}/{post_name}?source={source?}")
    #expect(app.notes.allSatisfy { $0.kind == .information })
    #expect(app.links.allSatisfy { $0.notes.isEmpty })
  }
}
