import AppleFormats
import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Reads the string tables that `localization` names.
struct StringsLoader {
  /// The languages whose texts are read; no app has as many.
  static let mostLanguages = 128

  /// What is known of the texts of a spec's titles.
  struct Loaded {
    /// nil where the spec has no titles by key, or does not say soundly where their texts are.
    var tables: StringTables?
    /// The tables, in UTF-8 whatever they are in.
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
  }

  private let firstFile: Int
  private let give: (String) -> NamedFile
  private var files: [SourceFile] = []
  private var findings = DiagnosticCollector()
  /// Of all tables together, so that no spec makes this one read much.
  private var bytesLeft = Compiler.largestFile

  /// Reads the tables of a model's titles.
  ///
  /// - Parameters:
  ///   - firstFile: Which of the compilation's files the first table becomes.
  ///   - give: Gives the file of a path.
  static func load(
    _ model: NavigationModel, behind firstFile: Int, _ give: @escaping (String) -> NamedFile
  ) -> Loaded {
    // Where no title is a key, it does not matter what the tables hold.
    guard let localization = model.spec.root.localization, let path = localization.strings,
      !model.titleKeys.isEmpty
    else {
      return Loaded()
    }
    var loader = StringsLoader(firstFile: firstFile, give: give)
    let tables = loader.tables(localization.languages, path)
    return Loaded(tables: tables, files: loader.files, diagnostics: loader.findings.all)
  }

  private init(firstFile: Int, give: @escaping (String) -> NamedFile) {
    self.firstFile = firstFile
    self.give = give
  }

  private mutating func tables(_ languages: [Text], _ path: Text) -> StringTables? {
    guard let isCatalog = isCatalog(path) else { return nil }
    let languages = sound(languages)
    var catalog: StringCatalog?
    if isCatalog {
      guard let read = read(path.string, at: path.span) else { return nil }
      guard let source = read.source else {
        report("there is no file `\(path.string)`", at: path, help: "paths are relative to this file's folder")
        return nil
      }
      do throws(FormatError) {
        catalog = try StringCatalog(source, file: read.file, for: languages.map(\.string))
      } catch {
        findings.add(error.diagnostic)
        return nil
      }
    }
    let texts = languages.map { language in
      let name = language.string
      return StringTables.Language(
        name, at: language.span,
        catalog.map { $0[name].map(StringTables.Texts.table) ?? .missing(path: $0.path) }
          ?? table(path.string.replacing(Self.placeholder, with: name), at: path.span))
    }
    return StringTables(texts, at: path.span, catalog: catalog)
  }

  private static let placeholder = "{language}"

  /// Whether a path names one file for all languages; nil where it names nothing of use.
  private mutating func isCatalog(_ path: Text) -> Bool? {
    let name = path.string
    let isPerLanguage = name.contains(Self.placeholder)
    if name.hasSuffix(".xcstrings") {
      guard isPerLanguage else { return true }
      report(
        "a string catalogue holds all languages, and this path has `{language}` in it", at: path,
        help: "name the one file")
    } else if name.hasSuffix(".strings") {
      if isPerLanguage { return false }
      report(
        "a `.strings` file holds one language, and this path is the same for all of them", at: path,
        help: "write `{language}` in its place, as in `Resources/{language}.lproj/Localizable.strings`")
    } else if name.hasSuffix(".stringsdict") {
      report(
        "a `.stringsdict` file holds plurals, and a title has no number that would choose one", at: path,
        help: "name the `.strings` files, or the string catalogue")
    } else {
      report(
        "`\(name)` is no string table", at: path,
        help: "name a string catalogue, `NAME.xcstrings`, or `.strings` files: "
          + "`Resources/{language}.lproj/Localizable.strings`")
    }
    return nil
  }

  /// The languages whose names can be part of a path.
  private mutating func sound(_ languages: [Text]) -> [Text] {
    if languages.count > Self.mostLanguages {
      report("only \(Self.mostLanguages) languages are looked at", at: languages[Self.mostLanguages])
    }
    return languages.prefix(Self.mostLanguages).filter { language in
      let subtags = language.bytes.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
      let isSound = subtags.allSatisfy { subtag in
        1...8 ~= subtag.count && subtag.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      }
      if !isSound {
        report(
          "`\(language.string)` is no language tag", at: language, help: "write it like `en`, `pt-BR` or `zh-Hans`")
      }
      return isSound
    }
  }

  private mutating func table(_ path: String, at span: Span) -> StringTables.Texts {
    guard let read = read(path, at: span) else { return .unreadable }
    guard let source = read.source else { return .missing(path: path) }
    do throws(FormatError) {
      return .table(try StringsParser.table(source, file: read.file))
    } catch {
      findings.add(error.diagnostic)
      return .unreadable
    }
  }

  /// The file of a path, nil where there is none; nil for both where it may not be read.
  private mutating func read(_ path: String, at span: Span) -> (source: SourceFile?, file: Int)? {
    switch give(path) {
    case .failure(let problem):
      findings.add(Diagnostic(.invalidLocalization, problem.message, at: span, help: problem.help))
      return nil
    case .success(nil): return (nil, 0)
    case .success(let source?):
      bytesLeft -= source.bytes.count
      guard bytesLeft >= 0 else {
        findings.add(
          Diagnostic(
            .invalidLocalization,
            "the string tables have more than \(Compiler.largestFile / 1_048_576) MiB together", at: span))
        return nil
      }
      let text = TableEncoding.utf8(source)
      files.append(text)
      return (text, firstFile + files.count - 1)
    }
  }

  private mutating func report(_ message: String, at text: Text, help: String? = nil) {
    findings.add(Diagnostic(.invalidLocalization, message, at: text.span, help: help))
  }
}
