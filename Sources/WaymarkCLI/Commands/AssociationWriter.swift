import WaymarkCompiler
import WaymarkFiles

/// A writer for the association file at the path that the spec specifies.
///
/// If replacing an existing file would delete unrelated content, the writer throws an error.
struct AssociationWriter {
  private let spec: SpecFiles
  private let texts: PlatformTexts

  init(_ spec: SpecFiles, _ texts: PlatformTexts) {
    self.spec = spec
    self.texts = texts
  }

  func write() throws(CommandError) -> String {
    let text = texts.text(of: .association)
    // A spec without web links is reported before a missing path.
    if !texts.has(.association) { _ = try text.orFailure() }
    let path = try texts.associationPath.orFailure()
    let bytes = Array(try text.orFailure().utf8)
    guard !path.hasSuffix("/") else { throw CommandError("`\(path)` is a folder; name a file in the folder") }
    let place = try spec.writablePath(path)
    if FileSystem.exists(place.path) {
      let old = try FileSystem.read(place.path, shownAs: place.shown, limit: Compiler.largestFile)
      if old == bytes { return "\(place.shown) is up to date" }
      if let loss = texts.loss(in: old) {
        throw CommandError(
          "\(place.shown) contains \(loss), which would be lost, so nothing was written; "
            + "merge the output of `--part association` by hand"
        )
      }
    }
    try FileSystem.makeFolder(FileSystem.folder(of: place.path))
    try FileSystem.write(bytes, to: place.path)
    return "wrote \(place.shown)"
  }
}
