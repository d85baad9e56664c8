import Foundation

extension XcodeProject {
  /// Checks that each path leads to a file or folder.
  func checkPaths(_ faults: Faults) {
    let main = names("mainGroup", of: objects[root] ?? [:]).first ?? ""
    checkPath(of: main, in: folder, faults)
    for (id, configuration) in all("XCBuildConfiguration") {
      let settings = configuration["buildSettings"] as? Object ?? [:]
      for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
        guard let path = settings[key] as? String else { continue }
        need(folder.appendingPathComponent(path), "the \(key) of \(title(of: id))", faults)
      }
    }
  }

  private func checkPath(of id: String, in parent: URL, _ faults: Faults) {
    guard let object = objects[id], object["sourceTree"] as? String == "<group>" else { return }
    let url = (object["path"] as? String).map { parent.appendingPathComponent($0) } ?? parent
    need(url, title(of: id), faults)
    for child in names("children", of: object) { checkPath(of: child, in: url, faults) }
    for exception in objects("exceptions", of: object) {
      for path in names("membershipExceptions", of: exception) {
        need(url.appendingPathComponent(path), "an exception of \(title(of: id))", faults)
      }
    }
  }

  private func need(_ url: URL, _ what: String, _ faults: Faults) {
    if !FileManager.default.fileExists(atPath: url.path) { faults.add("there is no \(url.path), \(what)") }
  }
}
