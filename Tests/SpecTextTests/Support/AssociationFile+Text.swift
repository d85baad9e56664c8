import SpecText

extension AssociationFile {
  static func read(_ text: String) throws(FormatError) -> AssociationFile {
    try AssociationFile(SourceFile(path: "apple-app-site-association", bytes: Array(text.utf8)), file: 0)
  }

  /// Decodes a file for one app with the JSON text of components and substitution variables.
  static func read(components: String, variables: String = "") throws(FormatError) -> AssociationFile {
    try read(
      #"{"applinks":{"substitutionVariables":{\#(variables)},"details":[{"appIDs":["T.a"],"components":[\#(components)]}]}}"#
    )
  }

  /// The file without the source locations of its components.
  var withoutSpans: AssociationFile {
    var file = self
    for details in file.details.indices {
      for component in file.details[details].components.indices {
        file.details[details].components[component].span = nil
      }
    }
    return file
  }
}

extension FormatError {
  /// The error as "LINE:COLUMN MESSAGE".
  var text: String { "\(span.start.line):\(span.start.column) \(message)" }
}
