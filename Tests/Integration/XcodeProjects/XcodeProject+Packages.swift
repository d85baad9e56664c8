import Foundation

extension XcodeProject {
  /// Checks that packages have the products that targets need, and that each plugin finds its input.
  func checkPackages(_ faults: Faults) {
    for (id, target) in all("PBXNativeTarget") {
      for plugin in objects("dependencies", of: target).flatMap({ objects("productRef", of: $0) }) {
        checkPlugin(plugin, target, title(of: id), faults)
      }
    }
    for (id, product) in all("XCSwiftPackageProductDependency") {
      let name = (product["productName"] as? String ?? "").replacingOccurrences(of: "plugin:", with: "")
      guard let package = objects("package", of: product).first.map(folder(of:)) else {
        faults.add("\(title(of: id)) has no package")
        continue
      }
      let manifest = try? String(contentsOf: manifest(of: package), encoding: .utf8)
      if manifest?.contains(".executable(name: \"waymark\"") == true {
        faults.add("the package at \(package.path) builds the tool from source, which fails in Xcode")
      }
      if manifest?.contains("(name: \"\(name)\", targets:") != true {
        faults.add("the package at \(package.path) has no product \(name)")
      }
    }
  }

  private func folder(of package: Object) -> URL {
    folder.appendingPathComponent(package["relativePath"] as? String ?? "").standardizedFileURL
  }

  /// The manifest that `Scripts/release.sh` copies into the distribution, which exists only after that.
  private func manifest(of package: URL) -> URL {
    let folder = repository(of: package).map { $0.appendingPathComponent("Distribution") }
    return (folder ?? package).appendingPathComponent("Package.swift")
  }

  /// The repository that contains the sources of the distribution, or `nil` for another package.
  private func repository(of package: URL) -> URL? {
    guard package.path.hasSuffix("/dist/waymark-swift") else { return nil }
    return package.deletingLastPathComponent().deletingLastPathComponent()
  }

  private func checkPlugin(_ plugin: Object, _ target: Object, _ title: String, _ faults: Faults) {
    guard let product = plugin["productName"] as? String, product.hasPrefix("plugin:") else {
      return faults.add("a dependency of \(title) is neither a target nor a plugin")
    }
    let name = product.dropFirst("plugin:".count)
    let package = objects("package", of: plugin).first.map(folder(of:)) ?? folder
    let source = (repository(of: package) ?? package).appendingPathComponent("Plugins/\(name)/\(name).swift")
    // Xcode cannot build a target with a plugin that does not conform to `XcodeBuildToolPlugin`.
    if (try? String(contentsOf: source, encoding: .utf8))?.contains("XcodeBuildToolPlugin") != true {
      faults.add("\(name), of \(title), does not work in Xcode projects")
    }
    // WaymarkLinkTests uses the spec of another target.
    let specs = SynchronizedFolders(ofProjectAt: folder).specs(of: target["name"] as? String ?? "")
    if name != "WaymarkLinkTests", specs.isEmpty {
      faults.add("\(title) has no spec in its synchronized folders for \(name)")
    }
  }
}
