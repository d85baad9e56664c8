import SpecModel
import SpecText
import WaymarkLinks

/// Tests for the URLs under `examples` and `rejects`, in a test target for the generated module.
enum LinkTestsEmitter {
  private struct Row {
    let url: String
    let resolution: SwiftText
    let place: String
  }

  static func emit(_ model: NavigationModel, linkTable: [UInt8], module: Identifier) -> Output {
    let texts = ResolutionText(model)
    let (examples, rejects) = linkTable.withUnsafeBufferPointer { bytes in
      let table = LinkTable(bytes)
      return (rows(model, \.examples, texts, table), rows(model, \.rejects, texts, table))
    }
    var writer = SwiftWriter()
    writer.header(model)
    if examples.isEmpty && rejects.isEmpty {
      writer.comment("There is nothing to test: no link has `examples` or `rejects`.")
    } else {
      writer.line("import Foundation")
      writer.line("import Testing")
      writer.line("import WaymarkNavigation")
      // Other types may have the names of types of Testing, so imports only this type, and qualifies it. `@testable`
      // exposes an internal type.
      let type: SwiftText = "\(module).\(Identifier(model.typeNames.namespace))"
      writer.line(model.access == .internal ? "@testable import enum \(type)" : "import enum \(type)")
      writer.blank()
      emit(examples, rejects, model, &writer)
    }
    return Output(fileName: "LinkTests.waymark.swift", bytes: writer.source)
  }

  private static func rows(
    _ model: NavigationModel, _ urls: KeyPath<Link, [Text]>, _ texts: ResolutionText, _ table: LinkTable
  ) -> [Row] {
    model.links.flatMap { link in
      link[keyPath: urls].compactMap { example in
        guard let url = link.wholeURL(of: example), let text = texts.text(table.resolve(url), of: url) else {
          return nil
        }
        let file = model.spec.files[Int(example.span.file)].name
        return Row(url: url, resolution: text, place: "\(file):\(example.span.start.line)")
      }
    }
  }

  private static func emit(_ examples: [Row], _ rejects: [Row], _ model: NavigationModel, _ writer: inout SwiftWriter) {
    let namespace = Identifier(model.typeNames.namespace)
    let app = model.app.string
    writer.documentation("Tests of the examples and rejects of \(app).")
    writer.line("@Suite(\(StringLiteral("The links of \(app)")))")
    writer.block("nonisolated struct \(Identifier(namespace.name + "LinkTests"))") { writer in
      if !examples.isEmpty {
        emit("The example URLs of \(app) open the screens in the spec", "example", examples, namespace, &writer)
        if !rejects.isEmpty { writer.blank() }
      }
      if !rejects.isEmpty { emit("The rejected URLs of \(app) open no screen", "reject", rejects, namespace, &writer) }
      writer.blank()
      writer.documentation("A URL, its expected resolution, and its location in the spec.")
      writer.block("struct LinkTestRow: Sendable, CustomTestStringConvertible") { writer in
        writer.line("let url: String")
        writer.line("let resolution: WaymarkNavigation.LinkResolution<\(namespace)>")
        writer.line("let testDescription: String")
        writer.blank()
        writer.block(
          "init(_ url: String, _ resolution: WaymarkNavigation.LinkResolution<\(namespace)>, _ place: String)"
        ) { writer in
          writer.line("self.url = url")
          writer.line("self.resolution = resolution")
          writer.line("testDescription = url + \" (\" + place + \")\"")
        }
      }
    }
  }

  private static func emit(
    _ title: String, _ name: String, _ rows: [Row], _ namespace: Identifier, _ writer: inout SwiftWriter
  ) {
    let table = Identifier(name + "s")
    writer.line("@Test(\(StringLiteral(title)), arguments: \(table))")
    writer.block("func \(Identifier(name))(_ row: LinkTestRow)") { writer in
      writer.line("#expect(\(namespace).resolve(row.url) == row.resolution)")
    }
    writer.blank()
    writer.block("static var \(table): [LinkTestRow]") { writer in
      // Emits one statement for each row, because the time to compile an expression grows faster than its length.
      writer.line("var rows: [LinkTestRow] = []")
      for row in rows {
        writer.line("rows.append(.init(\(StringLiteral(row.url)), \(row.resolution), \(StringLiteral(row.place))))")
      }
      writer.line("return rows")
    }
  }
}
