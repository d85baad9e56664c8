import Foundation

extension XcodeProject {
  /// Checks that the shared schemes build and test existing targets.
  func checkSchemes(_ faults: Faults) {
    let folder = bundle.appendingPathComponent("xcshareddata/xcschemes")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let schemes = files.filter { $0.pathExtension == "xcscheme" }
    if schemes.isEmpty { faults.add("it shares no scheme") }
    for scheme in schemes {
      let text = (try? String(contentsOf: scheme, encoding: .utf8)) ?? ""
      let targets = values(of: "BlueprintIdentifier", in: text)
      for (id, name) in zip(targets, values(of: "BlueprintName", in: text))
      where objects[id]?["name"] as? String != name {
        faults.add("\(scheme.lastPathComponent) has \(name) as \(id), which is not there")
      }
      for (id, target) in all("PBXNativeTarget") where !targets.contains(id) {
        faults.add("\(scheme.lastPathComponent) leaves out \(target["name"] ?? id)")
      }
    }
  }

  private func values(of attribute: String, in text: String) -> [String] {
    text.components(separatedBy: "\(attribute) = \"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}
