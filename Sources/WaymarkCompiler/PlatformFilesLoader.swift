import SpecModel
import SpecText
import WaymarkOutput
import WaymarkRules

struct PlatformFilesLoader {
  struct Loaded {
    var platformFiles: PlatformFiles?
    var files: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
  }

  private let firstFile: Int
  private let give: (String) -> NamedFile
  private var files: [SourceFile] = []
  private var findings = DiagnosticCollector()

  static func load(_ model: NavigationModel, behind firstFile: Int, _ give: @escaping (String) -> NamedFile) -> Loaded {
    guard let entry = model.spec.root.apple else { return Loaded() }
    var loader = PlatformFilesLoader(firstFile: firstFile, give: give)
    // Another rule reports a path without effect, so its file is not read.
    let association = model.origins.contains(where: \.isWeb) ? entry.association : nil
    var platformFiles = PlatformFiles(
      claims: association == nil ? AssociationFile() : AssociationEmitter.file(of: model))
    platformFiles.association = association.flatMap { path in
      loader.file(path, .invalidAssociation, "`waymark apple SPEC --write` creates the file") {
        (source, file) throws(FormatError) in try AssociationFile(source, file: file)
      }
    }
    for mistake in platformFiles.removeMistakenAssociation() { loader.findings.add(mistake) }
    platformFiles.infoPlist = entry.infoPlist.flatMap { path in
      loader.file(path, .invalidPropertyList, InclusionError.missingFileHelp) {
        (source, file) throws(FormatError) in try InfoPlist(source, file: file)
      }
    }
    // The files can be swapped, which is one mistake.
    let isSwapped = loader.findings.all.last?.help?.hasPrefix("swap") == true
    platformFiles.entitlements = (isSwapped ? nil : entry.entitlements).flatMap { path in
      loader.file(path, .invalidPropertyList, InclusionError.missingFileHelp) {
        (source, file) throws(FormatError) in try AssociatedDomains(source, file: file)
      }
    }
    return Loaded(platformFiles: platformFiles, files: loader.files, diagnostics: loader.findings.all)
  }

  static func load(_ served: ServedAssociation, for model: NavigationModel, behind file: Int) -> Loaded {
    var platformFiles = PlatformFiles(claims: AssociationEmitter.file(of: model), servedBy: served.site)
    var diagnostics = served.findings(file: file)
    if served.isComparable {
      do throws(FormatError) {
        platformFiles.association = PlatformFiles.File(
          try AssociationFile(served.source, file: file), servedBy: served.site, file: file)
        diagnostics += platformFiles.removeMistakenAssociation()
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return Loaded(platformFiles: platformFiles, files: [served.source], diagnostics: diagnostics)
  }

  private init(firstFile: Int, give: @escaping (String) -> NamedFile) {
    self.firstFile = firstFile
    self.give = give
  }

  private mutating func file<Content>(
    _ path: Text, _ id: CompilerDiagnostic, _ help: String, read: (SourceFile, Int) throws(FormatError) -> Content
  ) -> PlatformFiles.File<Content>? {
    switch give(path.string) {
    case .failure(let problem):
      findings.add(Diagnostic(id, problem.message, at: path.span, help: problem.help))
      return nil
    case .success(nil):
      findings.add(Diagnostic(id, "there is no file `\(path.string)`", at: path.span, help: help))
      return nil
    case .success(let source?):
      let file = firstFile + files.count
      files.append(source)
      do throws(FormatError) {
        return PlatformFiles.File(try read(source, file), at: path, file: file)
      } catch {
        findings.add(error.diagnostic)
        return nil
      }
    }
  }
}

extension PlatformFiles {
  /// Removes an association file with mistakes, because a comparison would only report their consequences.
  fileprivate mutating func removeMistakenAssociation() -> [Diagnostic] {
    guard let mistakes = association?.content.mistakes, !mistakes.isEmpty else { return [] }
    association = nil
    return mistakes.map(\.diagnostic)
  }
}
