import Foundation

var count = 0
for path in CommandLine.arguments.dropFirst() {
  let faults = Faults(of: path)
  do {
    let project = try XcodeProject(at: path)
    project.checkObjects(faults)
    project.checkPaths(faults)
    project.checkPackages(faults)
    project.checkSchemes(faults)
    if faults.count == 0 { print("\(path) is sound: \(project.objects.count) objects") }
  } catch {
    faults.add("cannot be read: \(error)")
  }
  count += faults.count
}
if count > 0 { exit(1) }
