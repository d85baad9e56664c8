import WaymarkLinks

/// Reads and writes place paths with the case tables of a spec.
package struct PlaceNotation<Spec: NavigationSpec> {
  private let table: PlaceTable
  /// In the simulator, a text represents a value of the app's types.
  private let readsNativeValues: Bool

  package init(_ table: PlaceTable, readsNativeValues: Bool = false) {
    self.table = table
    self.readsNativeValues = readsNativeValues
  }

  /// The destination of a path. Whether the spec allows the screens in their places is up to
  /// ``NavigationState/landed(_:visible:)``.
  package func landing(at path: PlacePath) throws(PlaceError) -> Landing<Spec> {
    var landing = try start(path.screens[0])
    for (index, screen) in path.screens.enumerated().dropFirst() {
      do throws(PlaceError.Reason) {
        try add(screen, to: &landing)
      } catch {
        throw PlaceError(error, at: index, of: path)
      }
    }
    return landing
  }

  private func start(_ screen: PlacePath.Screen) throws(PlaceError) -> Landing<Spec> {
    do throws(PlaceError.Reason) {
      if screen.presentation == .window {
        guard let window: Spec.Window = try value(of: screen) else {
          throw .unknownScreen(known: names(in: Spec.Window.self))
        }
        return Landing(window: NavigationState.OpenWindow(window))
      }
      if let presentation = screen.presentation { throw .presentedStart(presentation) }
      if screen.name == PlacePath.current {
        if let value = screen.values.first { throw .unknownParameter(value.parameter, known: []) }
        return Landing()
      }
      if let tab = Spec.Tab.named(screen.name) {
        let arguments: Spec.TabArguments? = screen.values.isEmpty ? nil : try value(of: screen)
        if arguments == nil, let value = screen.values.first { throw .unknownParameter(value.parameter, known: []) }
        return Landing(tab: tab, arguments: arguments, stack: [])
      }
      if let gate: Spec.Gate = try value(of: screen) {
        var landing = Landing<Spec>(stack: [], opensOverGates: true)
        landing.gate = gate
        return landing
      }
      throw .unknownStart(known: Spec.Tab.allCases.map { $0.name } + names(in: Spec.Gate.self))
    } catch {
      throw PlaceError(error, at: 0, of: PlacePath(screen))
    }
  }

  private func add(_ screen: PlacePath.Screen, to landing: inout Landing<Spec>) throws(PlaceError.Reason) {
    let allowed = presentations(of: screen.name)
    guard let presentation = screen.presentation ?? allowed.first else { throw .unknownScreen(known: allNames) }
    guard allowed.contains(presentation) else { throw .wrongPresentation(presentation, allowed: allowed) }
    switch presentation {
    case .push: if let route: Spec.Route = try value(of: screen) { push(route, onto: &landing) }
    case .sheet where landing.window == nil:
      if let sheet: Spec.Sheet = try value(of: screen) { landing.modals.append(.sheet(sheet)) }
    case .cover where landing.window == nil:
      if let cover: Spec.Cover = try value(of: screen) { landing.modals.append(.cover(cover)) }
    case .sheet, .cover: throw .modalInWindow(presentation)
    case .window, .tab, .link, .gate: throw .windowInPlace
    }
  }

  private func push(_ route: Spec.Route, onto landing: inout Landing<Spec>) {
    if landing.window != nil {
      landing.window?.stack.append(route)
    } else if !landing.modals.isEmpty {
      landing.modals[landing.modals.count - 1].stack.append(route)
    } else if landing.tab == nil, landing.gate == nil {
      landing.stackChange = .append(landing.stack + [route])
    } else {
      landing.stackChange = .replace(landing.stack + [route])
    }
  }

  /// In the order in which the first is implied.
  private func presentations(of name: String) -> [Destination.Kind] {
    PlacePath.presentations.filter { kind in
      switch kind {
      case .push: Spec.Route.navigationCases.index(ofPlace: name) != nil
      case .sheet: Spec.Sheet.navigationCases.index(ofPlace: name) != nil
      case .cover: Spec.Cover.navigationCases.index(ofPlace: name) != nil
      case .window: Spec.Window.navigationCases.index(ofPlace: name) != nil
      case .tab, .link, .gate: false
      }
    }
  }

  private var allNames: [String] {
    var all = names(in: Spec.Route.self)
    for name in names(in: Spec.Sheet.self) + names(in: Spec.Cover.self) where !all.contains(name) { all.append(name) }
    return all
  }

  private func names<Screen: NavigationCase>(in type: Screen.Type) -> [String] { Screen.navigationCases.placeNames }
}

extension PlaceNotation {
  /// `nil` if no case has the name.
  private func value<Value: NavigationCase>(of screen: PlacePath.Screen) throws(PlaceError.Reason) -> Value? {
    let cases = Value.navigationCases
    guard let (outer, inner) = cases.index(ofPlace: screen.name), let row = cases.table.row(outer) else { return nil }
    guard let inner else {
      return Value(parts: CaseParts(outer, try arguments(of: screen, row, cases)))
    }
    guard let screens = cases.screens(of: row), let row = screens.table.row(inner) else { return nil }
    return Value(parts: CaseParts(outer, wrapping: CaseParts(inner, try arguments(of: screen, row, screens))))
  }

  private func arguments(
    of screen: PlacePath.Screen, _ row: CaseRow, _ cases: CaseReflection
  ) throws(PlaceError.Reason) -> [Argument] {
    let parameters = row.parameters
    for value in screen.values where !parameters.contains(where: { $0.label == value.parameter }) {
      throw .unknownParameter(value.parameter, known: parameters.map { $0.label })
    }
    var arguments: [Argument] = []
    for parameter in parameters {
      var texts: [String] = []
      for value in screen.values where value.parameter == parameter.label { texts.append(value.text) }
      if texts.isEmpty, parameter.arity == .one, let text = table.defaultText(of: parameter.label, in: screen.name) {
        texts = [text]
      }
      let type = cases.type(of: parameter)
      if type?.isNative == true, !readsNativeValues, parameter.arity == .one || !texts.isEmpty {
        throw .nativeValue(parameter.label, type: parameter.typeName)
      }
      var elements: [Argument] = []
      for text in texts {
        guard let argument = argument(text, parameter.typeName), type?.accepts(argument) == true else {
          throw .invalidValue(parameter.label, text, type: parameter.typeName)
        }
        elements.append(argument)
      }
      switch (parameter.arity, elements.count) {
      case (.list, _): arguments.append(.list(elements))
      case (.optional, 0): arguments.append(.none)
      case (_, 1): arguments.append(elements[0])
      case (_, 0): throw .missingValue(parameter.label, type: parameter.typeName)
      default: throw .repeatedValue(parameter.label)
      }
    }
    return arguments
  }

  private func argument(_ text: String, _ typeName: String) -> Argument? {
    Argument(text, typeName: typeName) ?? .string(table.caseName(of: text, in: typeName))
  }
}

extension PlaceNotation {
  /// The place that the user sees. Windows are ignored, and a native value is omitted.
  package func path(of state: NavigationState<Spec>) -> PlacePath {
    let start = state.gate.map { screen($0.screen) } ?? PlacePath.Screen(state.selectedTab.name)
    var screens = state[stack: state.root].map { screen($0, as: .push) }
    for modal in state.modals {
      switch modal.screen {
      case .sheet(let sheet): screens.append(screen(sheet, as: .sheet))
      case .cover(let cover): screens.append(screen(cover, as: .cover))
      }
      screens += modal.stack.map { screen($0, as: .push) }
    }
    return PlacePath(start, screens)
  }

  package func path(of window: NavigationState<Spec>.OpenWindow) -> PlacePath {
    var start = screen(window.window)
    start.presentation = .window
    return PlacePath(start, window.stack.map { screen($0, as: .push) })
  }

  private func screen<Value: NavigationCase>(_ value: Value, as kind: Destination.Kind) -> PlacePath.Screen {
    var screen = screen(value)
    if presentations(of: screen.name).first != kind { screen.presentation = kind }
    return screen
  }

  private func screen<Value: NavigationCase>(_ value: Value) -> PlacePath.Screen {
    let cases = Value.navigationCases
    let parts = value._parts
    guard let outer = cases.table.row(parts.index), let row = cases.row(of: parts) else { return PlacePath.Screen("") }
    let feature = parts.wrapped == nil ? "" : outer.text(.name) + "."
    var screen = PlacePath.Screen(feature + row.text(.name))
    for (parameter, argument) in zip(row.parameters, parts.arguments) {
      let elements = if case .list(let elements) = argument { elements } else { [argument] }
      for element in elements {
        guard let text = text(of: element, parameter.typeName) else { continue }
        screen.values.append(PlacePath.Value(parameter.label, text))
      }
    }
    return screen
  }

  private func text(of argument: Argument, _ typeName: String) -> String? {
    guard case .string(let name) = argument else { return argument.plainText }
    return table.text(ofCase: name, in: typeName)
  }
}

extension CaseReflection {
  /// The inner index is that of a screen that a feature declares.
  fileprivate func index(ofPlace name: String) -> (outer: Int, inner: Int?)? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let outer = table.index(named: String(parts[0]) ?? ""), let row = table.row(outer) else { return nil }
    let screens = screens(of: row)
    guard parts.count > 1 else { return screens == nil ? (outer, nil) : nil }
    guard let inner = screens?.table.index(named: String(parts[1]) ?? "") else { return nil }
    return (outer, inner)
  }

  fileprivate var placeNames: [String] {
    var names: [String] = []
    var index = 0
    while let row = table.row(index) {
      let name = row.text(.name)
      if let screens = screens(of: row) {
        names += screens.placeNames.map { "\(name).\($0)" }
      } else if !name.isEmpty {
        names.append(name)
      }
      index += 1
    }
    return names
  }
}
