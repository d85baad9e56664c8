import WaymarkOutput

struct ScreenshotFolder {
  private let path: String
  private let names: Set<String>

  private static let extensions = ["png", "jpg", "jpeg"]
  private static let largestImage = 4 << 20

  init(_ path: String) throws(CommandError) {
    guard FileSystem.exists(path) else { throw CommandError("there is no folder \(path)") }
    guard FileSystem.isFolder(path) else { throw CommandError("\(path) is not a folder") }
    self.path = path
    names = Set(try FileSystem.names(in: path))
  }

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
