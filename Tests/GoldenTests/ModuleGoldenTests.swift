import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// Tests of the code that is generated for the packages in Examples/FeaturePackages.
@Suite("Features with their own modules")
struct ModuleGoldenTests {
  private static let folder = TestFiles.folder.deletingLastPathComponent()
    .appendingPathComponent("Examples/FeaturePackages")
  private static let features = ["Catalog", "Checkout"]
  private static let store = "Sources/Store/Store.nav.yaml"

  private static func path(of feature: String) -> String {
    "Features/\(feature)/Sources/\(feature)/\(feature).nav.yaml"
  }

  private static func file(_ path: String, named name: String, without key: String? = nil) throws -> SourceFile {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      key.map { !line.hasPrefix("\($0):") } ?? true
    }
    return SourceFile(path: name, bytes: Array(lines.joined(separator: "\n").utf8))
  }

  private static func module(_ feature: String) throws -> Compilation {
    Compiler.compileModule(try file(path(of: feature), named: "\(feature).nav.yaml"), goal: .outputs(.navigation))
  }

  /// Compiles the spec of the app.
  ///
  /// - Parameter key: A key that is removed from all files.
  /// - Returns: The compilation.
  /// - Throws: An error if the root file cannot be read.
  private static func app(without key: String? = nil) throws -> Compilation {
    Compiler.compile(try file(store, named: "Store.nav.yaml")) { path in
      Result { () throws(InclusionError) in
        do {
          return [try file(String(path.dropFirst("../../".count)), named: path, without: key)]
        } catch {
          throw InclusionError("\(error)")
        }
      }
    }
  }

  private static func code(_ compilation: Compilation) throws -> String {
    let output = try #require(compilation.outputs.first { $0.fileName == "Navigation.waymark.swift" })
    return String(decoding: output.bytes, as: UTF8.self)
  }

  @Test(
    "The generated Swift of each package in FeaturePackages equals the expected file", arguments: features + ["Store"])
  func bytes(_ name: String) throws {
    let compilation = try name == "Store" ? Self.app() : Self.module(name)
    #expect(compilation.diagnostics.map(\.message) == [])
    let expected = TestFiles.folder.appendingPathComponent("Goldens/Expected/FeaturePackages/\(name).swift.txt")
    if let mismatch = Snapshot.mismatch(try Self.code(compilation), expected) { Issue.record("\(mismatch)") }
  }

  @Test("A feature module has the same generated screens as the app without the key `module`", arguments: features)
  func screens(_ feature: String) throws {
    let app = try Self.code(Self.app(without: "module"))
    #expect(app.contains("enum \(feature)Navigation: WaymarkNavigation.NavigationFeature"))
    // The lines of the case tables contain tabs, which are written as escapes.
    let lines = try Self.code(Self.module(feature)).split(separator: "\n").filter { $0.contains("\\t") }
    #expect(!lines.isEmpty)
    for line in lines {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(app.contains("    \(line)\n"), "\(line)")
    }
  }

  @Test("An edit of a link in a feature module leaves the generated Swift of the module unchanged")
  func links() throws {
    let file = try Self.file(Self.path(of: "Checkout"), named: "Checkout.nav.yaml")
    let text = String(decoding: file.bytes, as: UTF8.self)
    let edited = text.replacing("/basket/orders/", with: "/basket/purchases/")
    #expect(text != edited)
    let compilation = Compiler.compileModule(
      SourceFile(path: file.path, bytes: Array(edited.utf8)), goal: .outputs(.navigation))
    #expect(try Self.code(compilation) == Self.code(Self.module("Checkout")))
  }

  @Test("A screen of a feature module with `in: []` can be pushed in no tab")
  func hiddenScreen() throws {
    let text = "feature: Cart\nmodule: Cart\nroutes:\n  hidden: { in: [] }\n"
    let compilation = Compiler.compileModule(
      SourceFile(path: "Cart.nav.yaml", bytes: Array(text.utf8)), goal: .outputs(.navigation))
    #expect(try Self.code(compilation).contains("hidden\\t\\t\\tin=\n"))
  }
}
