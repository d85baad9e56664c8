/// The errors in a project.
final class Faults {
  private let path: String
  private(set) var count = 0

  init(of path: String) { self.path = path }

  func add(_ text: String) {
    count += 1
    print("\(path): \(text)")
  }
}
