import Testing

@testable import WaymarkTool

@Suite("The folder of a path")
struct FileSystemTests {
  @Test(
    "The folder of a path is the part before the last name",
    arguments: [
      ("x", ""), ("é", ""), ("", ""), ("/", "/"), ("//", "/"), ("/x", "/"), ("//x", "/"), ("x/", ""), ("x/y", "x"),
      ("x//y/", "x"), ("/x/y", "/x"), ("../x", ".."), ("./x", "."), ("x/\u{301}y", "x"),
    ])
  func folder(_ path: String, _ folder: String) {
    #expect(FileSystem.folder(of: path) == folder)
  }
}
