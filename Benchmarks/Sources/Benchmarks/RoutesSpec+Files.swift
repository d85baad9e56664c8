import Foundation

extension RoutesSpec {
  /// Writes the files of the spec into a folder.
  ///
  /// - Parameter folder: The folder. The function creates the folder if the folder doesn't exist.
  /// - Returns: The path of the root file.
  /// - Throws: An error if a file can't be written.
  @discardableResult
  func write(to folder: URL) throws -> String {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.yaml.utf8).write(to: url)
    }
    return folder.appendingPathComponent(files[0].path).path
  }
}
