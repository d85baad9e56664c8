import SpecModel
import SpecText

struct StringsLoader {
  /// The limit is far above the number of languages in typical apps.
  static let mostLanguages = 128

  struct Loaded {
    /// `nil` if the spec needs no string tables, or if they cannot be loaded.
    var tables: [StringTables]?
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
  }

  private let firstFile: Int
  private let give: (String) -> NamedFile
  private var files: [SourceFile] = []
  private var findings = DiagnosticCollector()
  /// The limit prevents long load times.
  private var bytesLeft = Compiler.largestFile

  static func load(_ model: NavigationModel, behind firstFile: Int, _ give: @escaping (String) -> NamedFile) -> Loaded {
    // Without titles that are keys, the tables are irrelevant.
    guard let localization = model.spec.root.localization, !model.titleKeys.isEmpty else { return Loaded() }
    var loader = StringsLoader(firstFile: firstFile, give: give)
    let languages = loader.validLanguages(localization.languages)
    let paths = loader.validPaths(localization.strings)
    let tables = paths.compactMap { path, isCatalog in loader.tables(languages, path, isCatalog: isCatalog) }
    return Loaded(tables: tables.isEmpty ? nil : tables, files: loader.files, diagnostics: loader.findings.all)
  }

  private init(firstFile: Int, give: @escaping (String) -> NamedFile) {
    self.firstFile = firstFile
    self.give = give
  }

  private mutating func tables(_ languages: [Text], _ path: Text, isCatalog: Bool) -> StringTables? {
    var catalog: StringCatalog?
    if isCatalog {
      guard let read = read(path.string, at: path.span) else { return nil }
      guard let source = read.source else {
        report("there is no file `\(path.string)`", at: path, help: InclusionError.missingFileHelp)
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
    return StringTables(LocalizationSyntax.tableName(of: path), texts, at: path.span, catalog: catalog)
  }

  private static let placeholder = "{language}"

  static let mostTables = 64

  private mutating func validPaths(_ paths: [Text]) -> [(path: Text, isCatalog: Bool)] {
    if paths.count > Self.mostTables {
      report("only the first \(Self.mostTables) string tables are checked", at: paths[Self.mostTables])
    }
    return paths.prefix(Self.mostTables).compactMap { path in isCatalog(path).map { (path, $0) } }
  }

  /// The result is `nil` if the path is invalid.
  private mutating func isCatalog(_ path: Text) -> Bool? {
    let name = path.string
    let isPerLanguage = name.contains(Self.placeholder)
    if name.hasSuffix(".xcstrings") {
      guard isPerLanguage else { return true }
      report(
        "a string catalog contains all languages, but this path contains `{language}`", at: path,
        help: "remove `{language}` from the path")
    } else if name.hasSuffix(".strings") {
      if isPerLanguage { return false }
      report(
        "a `.strings` file contains one language, but this path is the same for all languages", at: path,
        help: "use `{language}` in the path, as in `Resources/{language}.lproj/Localizable.strings`")
    } else if name.hasSuffix(".stringsdict") {
      report(
        "a `.stringsdict` file contains plurals, which titles cannot use", at: path,
        help: "use `.strings` files or a string catalog")
    } else {
      report(
        "`\(name)` is not a string table", at: path,
        help: "use a string catalog, `NAME.xcstrings`, or `.strings` files: "
          + "`Resources/{language}.lproj/Localizable.strings`")
    }
    return nil
  }

  private mutating func validLanguages(_ languages: [Text]) -> [Text] {
    if languages.count > Self.mostLanguages {
      report("only the first \(Self.mostLanguages) languages are checked", at: languages[Self.mostLanguages])
    }
    return languages.prefix(Self.mostLanguages).filter { language in
      let subtags = language.bytes.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
      let isSound = subtags.allSatisfy { subtag in
        1...8 ~= subtag.count && subtag.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }
      }
      if !isSound {
        report(
          "`\(language.string)` is not a language tag", at: language,
          help: "use a tag such as `en`, `pt-BR` or `zh-Hans`")
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
            "the string tables have more than \(Compiler.largestFile / 1_048_576) MiB in total", at: span))
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
