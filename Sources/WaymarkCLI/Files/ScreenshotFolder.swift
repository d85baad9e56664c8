import WaymarkEmit
import WaymarkFiles

/// A folder with images of screens.
struct ScreenshotFolder {
  private let path: String
  private let names: Set<String>

  private static let extensions = ["png", "jpg", "jpeg"]
  /// The maximum size of an image in bytes.
  private static let largestImage = 4 << 20

  /// Opens a folder.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: A ``CommandError`` if the path isn't a folder or can't be read.
  init(_ path: String) throws(CommandError) {
    guard FileSystem.exists(path) else { throw CommandError("there is no folder \(path)") }
    guard FileSystem.isFolder(path) else { throw CommandError("\(path) is not a folder") }
    self.path = path
    names = Set(try FileSystem.names(in: path))
  }

  /// Returns the images by the names of the screens.
  ///
  /// - Parameter map: The map that contains the screens.
  /// - Returns: The images of all screens for which the folder contains an image.
  /// - Throws: A ``CommandError`` if an image is too large, can't be read, or has an unknown format.
  func images(for map: AppMap) throws(CommandError) -> [String: Screenshot] {
    var images: [String: Screenshot] = [:]
    for screen in map.screens where images[screen.name] == nil {
      guard let name = Self.extensions.map({ "\(screen.name).\($0)" }).first(where: names.contains) else { continue }
      let file = FileSystem.appending(to: path, name)
      // A link to a file elsewhere could add a private image to a page that a pipeline publishes.
      guard let resolved = FileSystem.resolved(file), FileSystem.folder(of: resolved) == FileSystem.resolved(path)
      else {
        throw CommandError("\(file) is a symbolic link to a file in another folder; replace the link with a copy")
      }
      guard let image = Screenshot(try FileSystem.read(file, limit: Self.largestImage, noun: "an image")) else {
        throw CommandError("\(file) is not a PNG or JPEG image; export the screenshot as PNG")
      }
      images[screen.name] = image
    }
    return images
  }
}
