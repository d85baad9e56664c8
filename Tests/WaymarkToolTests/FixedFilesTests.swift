import Foundation
import Testing

extension CommandLineTests {
  @Suite("Files that `lint --fix` writes")
  struct FixedFiles {
    private static let spec = """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, shown: always } # the first one

      """

    @Test("`waymark lint --fix` keeps the permissions of a spec, its comments, and the symbolic link to the spec")
    func keep() throws {
      try withScratchFolder { folder in
        let manager = FileManager.default
        let file = folder.appendingPathComponent("Real.nav.yaml")
        let link = folder.appendingPathComponent("Shop.nav.yaml")
        try Data(Self.spec.utf8).write(to: file)
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "Real.nav.yaml")

        let transcript = Transcript(in: folder).text(of: "waymark lint --fix Shop.nav.yaml")

        #expect(transcript.contains("Shop.nav.yaml: fixed: remove `shown` [dead-setting]\n"))
        #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "Real.nav.yaml")
        #expect(try manager.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
        #expect(
          try String(contentsOf: file, encoding: .utf8)
            == Self.spec.replacingOccurrences(of: ", shown: always", with: ""))
      }
    }

    @Test("`waymark lint --fix` does not rewrite a spec without findings")
    func leave() throws {
      try withScratchFolder { folder in
        let file = folder.appendingPathComponent("Shop.nav.yaml")
        try Data(Self.spec.replacingOccurrences(of: ", shown: always", with: "").utf8).write(to: file)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)

        let transcript = Transcript(in: folder).text(of: "waymark lint --fix Shop.nav.yaml")

        #expect(transcript.contains("no findings"))
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date == past)
      }
    }
  }
}
