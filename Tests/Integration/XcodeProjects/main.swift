import Foundation

// --specs TARGET FOLDER: prints the specs in the synchronized folders of a target, relative to the folder of the project.
let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--specs" {
  let folder = URL(fileURLWithPath: arguments[3]).resolvingSymlinksInPath()
  let specs = SynchronizedFolders(ofProjectAt: folder).specs(of: arguments[2])
  for path in specs.map(\.path).sorted() { print(path.dropFirst(folder.path.count + 1)) }
  exit(0)
}

var count = 0
for path in arguments.dropFirst() {
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
