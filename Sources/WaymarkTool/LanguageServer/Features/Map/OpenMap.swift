import SpecText
import WaymarkCompiler
import WaymarkOutput

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command `waymark.openMap`, which shows the map in the user's browser.
enum OpenMap {
  static let command = "waymark.openMap"

  static func write(_ session: SpecSession) throws(ResponseError) -> String {
    let compilation = session.current.compilation
    guard let root = compilation.files.first else { throw ResponseError(.requestFailed, "the spec has no file") }
    do {
      let text = try MapFormat.html.text(of: MapDrawing(compilation.map(), screenshots: [:]))
      let temporary = FileManager.default.temporaryDirectory.path
      let folder = try FileSystem.makePrivateFolder("waymark-maps", in: temporary)
      let path = FileSystem.appending(to: folder, name(of: root))
      try FileSystem.write(Array(text.utf8), to: path)
      return DocumentURI.uri(of: path)
    } catch let error as CommandError {
      throw ResponseError(.requestFailed, error.message)
    } catch {
      throw ResponseError(.requestFailed, "cannot draw the map: \(error)")
    }
  }

  private static func name(of root: SourceFile) -> String {
    // FNV-1a, because hashes of the standard library differ in each process.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in root.identity.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return "\(root.name.prefix { $0 != "." && $0 != "/" })-\(String(hash, radix: 16)).html"
  }
}
