import Foundation
import Roots
import Testing
import WaymarkNavigation

@Suite("A storage")
@MainActor
struct StorageTests {
  @Test("File storage keeps numbers, texts, and data, and removes a value that is set to `nil`")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let storage = FileStorage(file)
    storage.store(.int(1), forKey: "a")
    storage.store(.string("b"), forKey: "b")
    storage.store(.data(Data([1])), forKey: "c")
    storage.store(.int(1), forKey: "d")
    storage.store(nil, forKey: "d")
    #expect(storage.failure == nil)
    let read = FileStorage(file)
    #expect(["a", "b", "c", "d"].map(read.storedValue) == [.int(1), .string("b"), .data(Data([1])), nil])
  }

  @Test("File storage treats an unreadable file as empty and reports failures")
  func damagedFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("[".utf8).write(to: file)
    let storage = FileStorage(file)
    #expect(storage.storedValue(forKey: "a") == nil)
    #expect(storage.failure != nil)
    storage.store(.int(1), forKey: "a")
    #expect(storage.failure == nil)
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let below = FileStorage(folder.appending(path: "a/b.json"))
    below.store(.int(1), forKey: "a")
    #expect(below.failure == nil)
    #expect(FileStorage(folder.appending(path: "a/b.json")).storedValue(forKey: "a") == .int(1))
    let nowhere = FileStorage(file.appending(path: "below/a/file"))
    nowhere.store(.int(1), forKey: "a")
    #expect(nowhere.failure != nil)
    #expect(nowhere.storedValue(forKey: "a") == .int(1), "it still lasts as long as the app runs")
  }

  @Test("`UserDefaults` stores numbers, texts, and data, and restores the selected tab of Roots")
  func defaults() throws {
    let name = "waymark.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let values: [StoredValue] = [.int(7), .string("7"), .data(Data([7]))]
    for value in values {
      defaults.store(value, forKey: "a")
      #expect(defaults.storedValue(forKey: "a") == value)
    }
    defaults.set([7], forKey: "a")
    #expect(defaults.storedValue(forKey: "a") == nil)
    defaults.store(.int(7), forKey: "a")
    defaults.store(nil, forKey: "a")
    #expect(defaults.storedValue(forKey: "a") == nil)
    let navigator = Navigator<RootsNavigation>(storage: defaults)
    navigator.select(.settings)
    #expect(Navigator<RootsNavigation>(storage: defaults).selection == .settings)
    #expect(defaults.string(forKey: "roots.ios.tabbar.selected") == "settings")
  }
}
