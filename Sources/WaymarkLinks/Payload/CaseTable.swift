/// A string with one line for each case of a generated enum.
///
/// Tabs separate the fields of a line. The strings in a spec contain no tabs.
///
/// ```
/// line       = name TAB [ parameter { " " parameter } ] TAB title { TAB attribute }
/// parameter  = [label] ":" ( type | type "?" | "[" type "]" )
/// attribute  = key [ "=" value ]
/// ```
///
/// A line contains the name of each parameter's type. If the type isn't built into the spec language,
/// `NavigationCase._type(named:)` returns the type for the name. The case for a feature has one parameter without a
/// label. The type of the unlabeled parameter is the enum of the feature, and that enum has its own table.
///
/// The table needs no initialization, because each lookup scans the string. A scan covers at most a few kilobytes,
/// because generated enums are small.
package struct CaseTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  package init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  package func row(_ index: Int) -> CaseRow? { line(index).map(CaseRow.init) }

  package func line(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard index >= 0, !bytes.isEmpty else { return nil }
    return line(after: index) { _ in false }.bytes
  }

  package func index(named name: String) -> Int? {
    guard !name.isEmpty, !bytes.isEmpty else { return nil }
    let (index, line) = line(after: .max) { CaseRow($0).field(.name).elementsEqual(name.utf8) }
    return line == nil ? nil : index
  }

  private func line(
    after count: Int, where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> (index: Int, bytes: UnsafeBufferPointer<UInt8>?) {
    var rest = bytes[...]
    var index = 0
    while true {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let bytes = UnsafeBufferPointer(rebasing: line)
      if index == count || isWanted(bytes) { return (index, bytes) }
      guard line.endIndex < rest.endIndex else { return (index, nil) }
      rest = rest[(line.endIndex + 1)...]
      index += 1
    }
  }
}

/// Each property decodes the line on demand.
package struct CaseRow {
  private let bytes: UnsafeBufferPointer<UInt8>

  package enum Field: Int { case name, parameters, title, firstAttribute }

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  package func field(_ field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    rest(from: field).prefix { $0 != UInt8(ascii: "\t") }
  }

  package func text(_ field: Field) -> String { String(decoding: self.field(field), as: UTF8.self) }

  package var parameters: [CaseParameter] {
    let field = field(.parameters)
    return field.isEmpty ? [] : field.split(separator: UInt8(ascii: " ")).map(CaseParameter.init)
  }

  package var wrappedScreen: CaseParameter? {
    let field = field(.parameters)
    return field.first == UInt8(ascii: ":") ? CaseParameter(field) : nil
  }

  package var attributes: [(key: String, value: String)] { Self.attributes(in: rest(from: .firstAttribute)) }

  package static func attributes(in part: Slice<UnsafeBufferPointer<UInt8>>) -> [(key: String, value: String)] {
    part.split(separator: UInt8(ascii: "\t")).map { attribute in
      let key = attribute.prefix { $0 != UInt8(ascii: "=") }
      let value = attribute[key.endIndex...].dropFirst()
      return (String(decoding: key, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }

  package func value(_ attribute: CaseAttribute) -> String? { attributes.first { $0.key == attribute.name }?.value }

  private func rest(from field: Field) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = bytes[...]
    for _ in 0..<field.rawValue {
      guard let tab = rest.firstIndex(of: UInt8(ascii: "\t")) else { return rest[rest.endIndex...] }
      rest = rest[(tab + 1)...]
    }
    return rest
  }
}

package struct CaseParameter {
  package enum Arity { case one, optional, list }

  /// The label is empty if the case wraps a screen of a feature.
  package let label: String
  package let typeName: String
  package let arity: Arity

  init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let label = text.prefix { $0 != UInt8(ascii: ":") }
    self.label = String(decoding: label, as: UTF8.self)
    var type = text[label.endIndex...].dropFirst()
    if type.last == UInt8(ascii: "?") {
      arity = .optional
      type = type.dropLast()
    } else if type.first == UInt8(ascii: "[") {
      arity = .list
      type = type.dropFirst().dropLast()
    } else {
      arity = .one
    }
    typeName = String(decoding: type, as: UTF8.self)
  }
}

/// Attributes follow the other fields of a line, and `NavigationScreen` decodes them. A route key that affects only
/// views, such as `detents`, becomes an attribute, by default with its name.
package struct CaseAttribute: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// An empty value means the table `Localizable`.
  package static let titleTable = CaseAttribute("titleTable")
  /// The tabs and modal screens in which a screen may be pushed, separated by commas.
  package static let pushedIn = CaseAttribute("in")
  /// The tabs and modal screens over which a sheet or cover may be presented, separated by commas. Without the name of
  /// a tab, all tabs.
  package static let covers = CaseAttribute("over")
  /// The conditions that must hold while a screen is shown, separated by commas.
  package static let requires = CaseAttribute("requires")
  package static let hasFlow = CaseAttribute("hasFlow")
  /// The name of the key follows the prefix.
  package static let metadata = CaseAttribute("meta.")
}

/// The case index and the arguments of a generated enum value.
///
/// Generated code converts an enum value to parts with one `switch`, and back with another `switch`. The library uses
/// the parts to compare, hash, encode, and decode values. The library also creates URLs from the parts.
///
/// A case that wraps a screen of a feature has two indices and the arguments of the wrapped screen. An argument with the
/// parts of the wrapped screen would need an array, and so another allocation.
public struct _CaseParts: Hashable, Sendable {
  /// The zero-based index of the case in the enum.
  ///
  /// The index of a case can change between versions of a spec, but the name of the case is stable.
  public let index: Int
  /// The index in the enum of the feature, or -1 if the case wraps no screen.
  private let wrappedIndex: Int
  /// One value for each parameter of the case, or of the wrapped screen.
  public let arguments: [_Argument]

  /// Creates the parts of a case without parameters.
  ///
  /// - Parameter index: The index of the case.
  public init(_ index: Int) { self.init(index, []) }

  /// Creates the parts of a case with parameters.
  ///
  /// - Parameters:
  ///   - index: The index of the case.
  ///   - arguments: The values of the parameters.
  public init(_ index: Int, _ arguments: [_Argument]) {
    self.index = index
    wrappedIndex = -1
    self.arguments = arguments
  }

  /// Creates the parts of a case that wraps a screen of a feature.
  ///
  /// - Parameters:
  ///   - index: The index of the case.
  ///   - screen: The parts of the screen. The screen itself wraps no screen.
  public init(_ index: Int, wrapping screen: _CaseParts) {
    self.index = index
    wrappedIndex = screen.index
    arguments = screen.arguments
  }

  package var wrapped: _CaseParts? { wrappedIndex < 0 ? nil : _CaseParts(wrappedIndex, arguments) }
}

/// The index of a case in a generated enum. A generated `switch` creates the enum case for an index.
///
/// The type is an enum, because a `switch` over an `Int` calls `~=` for every case. If the index were an `Int`, the
/// calls of `~=` would take a quarter of the type-checking time of a generated file (Docs/Decisions/2).
public enum _CaseNumber: UInt8, Sendable {
  case n0, n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15
  case n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27, n28, n29, n30, n31
  case n32, n33, n34, n35, n36, n37, n38, n39, n40, n41, n42, n43, n44, n45, n46, n47
  case n48, n49, n50, n51, n52, n53, n54, n55, n56, n57, n58, n59, n60, n61, n62, n63
  case n64, n65, n66, n67, n68, n69, n70, n71, n72, n73, n74, n75, n76, n77, n78, n79
  case n80, n81, n82, n83, n84, n85, n86, n87, n88, n89, n90, n91, n92, n93, n94, n95
  case n96, n97, n98, n99, n100, n101, n102, n103, n104, n105, n106, n107, n108, n109, n110, n111
  case n112, n113, n114, n115, n116, n117, n118, n119, n120, n121, n122, n123, n124, n125, n126, n127
  case n128, n129, n130, n131, n132, n133, n134, n135, n136, n137, n138, n139, n140, n141, n142, n143
  case n144, n145, n146, n147, n148, n149, n150, n151, n152, n153, n154, n155, n156, n157, n158, n159
  case n160, n161, n162, n163, n164, n165, n166, n167, n168, n169, n170, n171, n172, n173, n174, n175
  case n176, n177, n178, n179, n180, n181, n182, n183, n184, n185, n186, n187, n188, n189, n190, n191
  case n192, n193, n194, n195, n196, n197, n198, n199, n200, n201, n202, n203, n204, n205, n206, n207
  case n208, n209, n210, n211, n212, n213, n214, n215, n216, n217, n218, n219, n220, n221, n222, n223
  case n224, n225, n226, n227, n228, n229, n230, n231, n232, n233, n234, n235, n236, n237, n238, n239
  case n240, n241, n242, n243, n244, n245, n246, n247, n248, n249, n250, n251, n252, n253, n254, n255

  /// A generated `switch` has a `default` clause, so at least one index must have no case. If an enum has 256 or more
  /// cases, the generated `switch` uses ``CaseParts/index`` instead of `_CaseNumber`.
  package static let count = 256
}

// Generated code uses these types, so they are public. Underscores hide them from code completion and documentation,
// and an app can declare its own `Argument` (Docs/Decisions/19). This package uses the following names.

package typealias Argument = _Argument
package typealias CaseParts = _CaseParts
package typealias Destination = _Destination
package typealias NativeArgument = _NativeArgument
package typealias UUIDBytes = _UUIDBytes
