import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

/// The contents of an ``ImportedApp`` as lines of text, for comparison with expected texts.
struct StructureText {
  let app: ImportedApp

  var all: String {
    var lines: [String] = []
    lines += app.schemes.map { "scheme \($0.value) @\(place($0.span))" }
    lines += app.hosts.map { "host \($0.value.schemes.joined(separator: ",")) \($0.value.pattern) @\(place($0.span))" }
    lines += app.links.flatMap(link)
    for claim in app.claims {
      lines.append("claim \(Self.pattern(claim.pattern)) <\(claim.text)> @\(place(claim.span))")
      lines += notes(claim.notes)
    }
    let files = app.platformFiles
    for (key, path) in [
      ("association", files.association), ("infoPlist", files.infoPlist), ("entitlements", files.entitlements),
    ] {
      if let path { lines.append("\(key) \(path)") }
    }
    lines += files.appIDs.map { "appID \($0)" }
    lines += notes(app.notes).map { String($0.dropFirst(2)) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The links only, without notes.
  var links: [String] {
    app.links.map { link in
      link.patterns.map(Self.pattern).joined(separator: " | ") + " -> \(link.destination ?? "nil")"
    }
  }

  func link(_ link: ImportedLink) -> [String] {
    let flags = [
      link.isCandidate ? "candidate" : nil, link.isOrdered ? "ordered" : nil, link.summary.map { "summary \($0)" },
    ].compactMap(\.self).map { " \($0)" }.joined()
    return [
      "link \(link.patterns.map(Self.pattern).joined(separator: " | ")) -> \(link.destination ?? "nil")\(flags)"
        + " <\(link.text)> @\(place(link.span))"
    ] + notes(link.notes)
  }

  func notes(_ notes: [ImportNote]) -> [String] {
    notes.map { note in
      "  \(note.kind == .decision ? "decide" : "know"): \(note.message)\(note.help.map { " (\($0))" } ?? "")"
        + (note.span.map { " @\(place($0))" } ?? "")
    }
  }

  private func place(_ span: Span) -> String { "\(span.start.line):\(span.start.column)" }

  static func pattern(_ pattern: ImportedPattern) -> String {
    var text = pattern.schemes.joined(separator: ",")
    if !text.isEmpty { text += ":" }
    if !pattern.hosts.isEmpty { text += "//" + pattern.hosts.joined(separator: ",") }
    text += pattern.segments.map { "/" + segment($0) }.joined()
    if pattern.segments.isEmpty { text += "/" }
    if !pattern.query.isEmpty {
      text +=
        "?"
        + pattern.query.map { item in
          switch item.value {
          case .literal(let value): "\(item.key)=\(value)"
          case .capture(let capture): "\(item.key)={\(self.capture(capture))}"
          case .absent: "!\(item.key)"
          }
        }.joined(separator: "&")
    }
    if let fragment = pattern.fragment {
      text += (pattern.hasFragmentSlash ? "#/" : "#") + fragment.map(segment).joined(separator: "/")
    }
    return text
  }

  private static func segment(_ segment: ImportedPattern.Segment) -> String {
    switch segment {
    case .literal(let text): text
    case .capture(let capture, let prefix, let suffix): "\(prefix){\(self.capture(capture))}\(suffix)"
    case .rest(let name, let allowsEmpty): "{\(name ?? "")...\(allowsEmpty ? "?" : "")}"
    }
  }

  private static func capture(_ capture: ImportedPattern.Capture) -> String {
    let type =
      switch capture.type {
      case .string: ""
      case .values(let values): ":[\(values.count > 8 ? "\(values.count) values" : values.joined(separator: "|"))]"
      case .matching(let expression): ":\(expression)"
      case .range(let lower, let upper): ":\(lower.map { "\($0)" } ?? "")...\(upper.map { "\($0)" } ?? "")"
      default: ":\(capture.type)"
      }
    return capture.name + type + (capture.isOptional ? "?" : "")
  }
}

/// A reader of the tests, and the kind of its files.
struct StructureReader: CustomTestStringConvertible, Sendable {
  let name: String
  let read: @Sendable (SourceFile, inout ImportedApp) throws(FormatError) -> Void

  var testDescription: String { name }

  func app(_ text: String, path: String = "file") throws(FormatError) -> ImportedApp {
    try app(bytes: Array(text.utf8), path: path)
  }

  func app(bytes: [UInt8], path: String = "file") throws(FormatError) -> ImportedApp {
    var app = ImportedApp(name: "Shop")
    try read(SourceFile(path: path, bytes: bytes), &app)
    return app
  }

  /// Returns the error for a text as a line of text.
  func error(_ text: String, path: String = "file") -> String {
    do throws(FormatError) {
      return "no error: " + StructureText(app: try app(text, path: path)).all
    } catch {
      return "\(error.span.start.line):\(error.span.start.column) \(error.message)"
        + (error.help.map { " (\($0))" } ?? "")
    }
  }

  /// Compares the contents of an app from a fixture with a recorded file.
  func compare(_ path: String) throws {
    let file = TestFiles.fixtures("Import/\(path)")
    let app = try app(bytes: Array(Data(contentsOf: file)), path: file.lastPathComponent)
    let mismatch = Snapshot.mismatch(StructureText(app: app).all, file.appendingPathExtension("expected"))
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  static let association = StructureReader(name: "association") { source, app throws(FormatError) in
    try AssociationFileReader.read(source, into: &app)
  }
  static let infoPlist = StructureReader(name: "Info.plist") { source, app throws(FormatError) in
    try InfoPlistReader.read(source, into: &app)
  }
  static let entitlements = StructureReader(name: "entitlements") { source, app throws(FormatError) in
    try EntitlementsReader.read(source, into: &app)
  }
}
