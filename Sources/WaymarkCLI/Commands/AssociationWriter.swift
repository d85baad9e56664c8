import WaymarkCompiler

/// Writes the association file of a spec where the spec says, unless something would be lost by that.
struct AssociationWriter {
  private let spec: SpecFiles
  private let texts: PlatformTexts

  init(_ spec: SpecFiles, _ texts: PlatformTexts) {
    self.spec = spec
    self.texts = texts
  }

  /// What was done, for people.
  func write() throws(CommandError) -> String {
    let text = texts.text(of: .association)
    // That there are no such links is said before that there is no place for them.
    if !texts.has(.association) { _ = try text.orFailure() }
    let path = try texts.associationPath.orFailure()
    let bytes = Array(try text.orFailure().utf8)
    guard !path.hasSuffix("/") else { throw CommandError("`\(path)` names a folder; name the file in it") }
    let place = try spec.writablePath(path)
    if FileSystem.exists(place.path) {
      let old = try FileSystem.read(place.path, shownAs: place.shown, limit: Compiler.largestFile)
      if old == bytes { return "\(place.shown) is up to date" }
      if let loss = texts.loss(in: old) {
        throw CommandError(
          "\(place.shown) holds \(loss), which would be lost; nothing is written: put what `--part association` prints there by hand"
        )
      }
    }
    try FileSystem.makeFolder(FileSystem.folder(of: place.path))
    try FileSystem.write(bytes, to: place.path)
    return "wrote \(place.shown)"
  }
}
