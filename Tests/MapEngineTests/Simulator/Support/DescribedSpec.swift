import AIQ
import Foundation
import LinkResolving
import MapEngine
import PetSpot
import Reader
import Roots
import Showcase
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

@testable import Awkward
@testable import Edges
@testable import Everything
@testable import Tutorial

/// A spec of this package, with its published form and the generated code.
struct DescribedSpec: CustomTestStringConvertible {
  let path: String
  /// Creates a runner of commands for the generated code.
  let runner: @Sendable (ScreenRules) -> any Runner

  var testDescription: String { path }

  /// A runner of commands.
  protocol Runner {
    /// The places in the generated code.
    var places: StaticString { get }
    mutating func perform(_ command: String) -> String
  }

  static let all = [
    DescribedSpec(path: "Specs/AIQ/AIQ.nav.yaml") { CommandRunner<AIQNavigation>($0) },
    DescribedSpec(path: "Specs/PetSpot/PetSpot.nav.yaml") { CommandRunner<PetSpotNavigation>($0) },
    DescribedSpec(path: "Specs/Reader/Reader.nav.yaml") { CommandRunner<ReaderNavigation>($0) },
    DescribedSpec(path: "Specs/Roots/Roots.nav.yaml") { CommandRunner<RootsNavigation>($0) },
    DescribedSpec(path: "Specs/Showcase/Showcase.nav.yaml") { CommandRunner<ShowcaseNavigation>($0) },
    DescribedSpec(path: "Specs/Tutorial/Tutorial.nav.yaml") { CommandRunner<FruitsNavigation>($0) },
    DescribedSpec(path: "Tests/Goldens/Awkward/Awkward.nav.yaml") { CommandRunner<AwkwardNavigation>($0) },
    DescribedSpec(path: "Tests/Goldens/Edges/Edges.nav.yaml") { CommandRunner<Edges.Tag>($0) },
    DescribedSpec(path: "Tests/Goldens/Everything/Everything.nav.yaml") { CommandRunner<MuseumNavigation>($0) },
  ]

  /// A spec without generated code, which has sheets over each other and screens with conditions.
  static let nested = DescribedSpec(path: "Tests/ModelChecking/Nested/Nested.nav.yaml") { _ in
    preconditionFailure("the spec has no generated code")
  }

  static let gated = DescribedSpec(path: "Tests/Fixtures/Gates/Gated.nav.yaml") { _ in
    preconditionFailure("the spec has no generated code")
  }

  static let notes = DescribedSpec(path: "Tests/Fixtures/Commands/gates/Notes.nav.yaml") { _ in
    preconditionFailure("the spec has no generated code")
  }

  static func named(_ name: String) throws -> DescribedSpec {
    try #require(all.first { $0.path.hasSuffix("/\(name).nav.yaml") })
  }

  private func compilation() throws -> Compilation {
    let file = TestFiles.folder.deletingLastPathComponent().appendingPathComponent(path)
    let folder = file.deletingLastPathComponent()
    return Compiler.compile(
      SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    ) { pattern in
      // These specs include single files, and patterns for the files of a folder.
      guard pattern.hasSuffix("*.nav.yaml") else {
        return .success(Self.files([folder.appendingPathComponent(pattern)], in: folder))
      }
      let inner = folder.appendingPathComponent(pattern).deletingLastPathComponent()
      return .success(Self.files(TestFiles.specs(in: inner), in: folder))
    }
  }

  private static func files(_ urls: [URL], in folder: URL) -> [SourceFile] {
    urls.compactMap { url in
      let path = String(url.path.dropFirst(folder.path.count + 1))
      return (try? Data(contentsOf: url)).map { SourceFile(path: path, bytes: Array($0)) }
    }
  }

  /// Returns the published form, and a URL of each link.
  func published() throws -> (spec: PublishedSpec, urls: [String]) {
    let compilation = try compilation()
    return (try #require(compilation.published), compilation.inventory()?.links.compactMap(\.example.url) ?? [])
  }
}

extension CommandRunner: DescribedSpec.Runner {
  var places: StaticString { Spec._places }
}
