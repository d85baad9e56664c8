import WaymarkDiagnostics

/// The value of `CFBundleURLTypes` in an Info.plist file, which lists the custom URL schemes of an app.
///
/// See Apple's "Defining a custom URL scheme for your app".
package struct URLTypes: Hashable, Sendable {
  package struct URLType: Hashable, Sendable {
    package var name: String?
    package var schemes: [Scheme]

    package init(name: String?, schemes: [Scheme]) {
      self.name = name
      self.schemes = schemes
    }
  }

  package struct Scheme: Hashable, Sendable {
    /// The system ignores the case of a scheme.
    package var text: String
    package var span: Span?

    package init(_ text: String, at span: Span? = nil) {
      self.text = text
      self.span = span
    }

    package var isVariable: Bool { BuildSetting.isUsed(in: text) }
  }

  package var types: [URLType]

  package init(_ types: [URLType]) {
    self.types = types
  }

  package var schemes: [Scheme] { types.flatMap(\.schemes) }
}

extension URLTypes {
  package init(_ source: SourceFile, file: Int) throws(FormatError) {
    let take = ValueReader(format: .propertyList)
    let root = try PropertyListParser.value(source, file: file)
    _ = try take.members(root, "the root value", at: .start(ofFile: file))
    self.init([])
    guard let member = root.member("CFBundleURLTypes") else { return }
    for element in try take.list(member.value, "`CFBundleURLTypes`", at: member.span) {
      _ = try take.members(element.value, "an entry of `CFBundleURLTypes`", at: element.span)
      var type = URLType(name: element.value["CFBundleURLName"]?.string, schemes: [])
      if let schemes = element.value.member("CFBundleURLSchemes") {
        type.schemes = try take.texts(schemes).map { Scheme($0.text, at: $0.span) }
      }
      types.append(type)
    }
  }

  package var propertyList: String {
    PropertyListText.dictionary { list in
      list.key("CFBundleURLTypes")
      list.element("array") { list in
        for type in types {
          list.element("dict") { list in
            if let name = type.name {
              list.key("CFBundleURLName")
              list.string(name)
            }
            list.key("CFBundleURLSchemes")
            list.element("array") { list in
              for scheme in type.schemes { list.string(scheme.text) }
            }
          }
        }
      }
    }
  }
}
