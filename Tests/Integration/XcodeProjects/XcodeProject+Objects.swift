extension XcodeProject {
  /// The keys with references to other objects, and the permitted kinds of these objects.
  private static let references: [String: Set<String>] = [
    "buildConfigurationList": ["XCConfigurationList"],
    "buildConfigurations": ["XCBuildConfiguration"],
    "buildPhases": [
      "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase", "PBXCopyFilesBuildPhase",
    ],
    "children": ["PBXFileReference", "PBXGroup", "PBXFileSystemSynchronizedRootGroup", "PBXVariantGroup"],
    "containerPortal": ["PBXProject"],
    "dependencies": ["PBXTargetDependency"],
    "exceptions": ["PBXFileSystemSynchronizedBuildFileExceptionSet"],
    "fileRef": ["PBXFileReference", "PBXVariantGroup"],
    "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"],
    "files": ["PBXBuildFile"],
    "mainGroup": ["PBXGroup"],
    "package": ["XCLocalSwiftPackageReference"],
    "packageProductDependencies": ["XCSwiftPackageProductDependency"],
    "packageReferences": ["XCLocalSwiftPackageReference"],
    "productRef": ["XCSwiftPackageProductDependency"],
    "productRefGroup": ["PBXGroup"],
    "productReference": ["PBXFileReference"],
    "remoteGlobalIDString": ["PBXNativeTarget"],
    "target": ["PBXNativeTarget"],
    "targetProxy": ["PBXContainerItemProxy"],
    "targets": ["PBXNativeTarget"],
    "TestTargetID": ["PBXNativeTarget"],
  ]

  private static let kinds = references.values.reduce(into: Set()) { $0.formUnion($1) }

  /// Checks that each referenced object exists and has a permitted kind, and that each object is referenced.
  func checkObjects(_ faults: Faults) {
    if objects[root]?["isa"] as? String != "PBXProject" { faults.add("the root object \(root) is not there") }
    var seen: Set<String> = []
    visit(root, &seen, faults)
    for id in objects.keys.sorted() {
      if !Self.kinds.contains(objects[id]?["isa"] as? String ?? "") { faults.add("\(id) has no isa that is known") }
      if !seen.contains(id) { faults.add("nothing leads to \(title(of: id))") }
    }
    for (id, target) in all("PBXNativeTarget") where names("fileSystemSynchronizedGroups", of: target).isEmpty {
      faults.add("\(title(of: id)) has no folder")
    }
  }

  private func visit(_ id: String, _ seen: inout Set<String>, _ faults: Faults) {
    guard seen.insert(id).inserted, let object = objects[id] else { return }
    follow(object, from: id, &seen, faults)
  }

  private func follow(_ values: Object, from id: String, _ seen: inout Set<String>, _ faults: Faults) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      // The attributes of targets have the targets' identifiers as keys.
      if let values = value as? Object, key != "buildSettings" { follow(values, from: id, &seen, faults) }
      guard let kinds = Self.references[key] else { continue }
      for name in names(key, of: values) {
        guard let object = objects[name] else {
          faults.add("\(name), the \(key) of \(title(of: id)), is not there")
          continue
        }
        let kind = object["isa"] as? String ?? ""
        if !kinds.contains(kind) { faults.add("\(name), the \(key) of \(title(of: id)), is a \(kind)") }
        visit(name, &seen, faults)
      }
    }
  }
}
