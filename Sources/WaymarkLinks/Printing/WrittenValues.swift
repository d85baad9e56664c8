/// The argument values for a part of a URL, keyed by the index of a capture or of a query item.
struct PlacedValues {
  private struct Value {
    let place: Int
    let argument: Argument
    let number: Int?
  }

  /// A search in a short array is faster than a dictionary.
  private var values: [Value] = []
  /// A bit set that selects arguments with default values. The URL must contain the selected arguments explicitly.
  var writtenDefaults = 0

  mutating func add(_ place: Int, _ argument: Argument, _ number: Int?) {
    values.append(Value(place: place, argument: argument, number: number))
  }

  subscript(place: Int) -> Argument? { value(at: place)?.argument }

  func needed(_ place: Int) -> Argument? {
    guard let value = value(at: place) else { return nil }
    guard let number = value.number else { return value.argument }
    return writtenDefaults >> number & 1 == 1 ? value.argument : nil
  }

  private func value(at place: Int) -> Value? { values.first { $0.place == place } }
}

/// The arguments of a destination, grouped by the part of the URL that contains each argument.
struct WrittenValues {
  private(set) var captures = PlacedValues()
  private(set) var items = PlacedValues()
  private(set) var fragmentItems = PlacedValues()
  private var labels: [UInt8: String] = [:]
  private(set) var defaultCount = 0

  /// The result is `nil` if the destination has too many or too few arguments for the link.
  init?(_ destination: Destination, _ landing: LandingRecord) {
    // The last screen is the destination of the link; a tab without parameters has no screen.
    guard let screen = landing.screens.last else { return }
    let arguments = destination.parts.arguments
    if destination.kind == .tab, arguments.isEmpty { return }
    guard arguments.count == screen.arguments.remainingCount else { return nil }
    for (source, argument) in zip(screen.arguments, arguments) where argument != .none {
      if case .host(let name, let type, _) = source { labels[name] = type.text(argument) }
      let number = argument == source.fallback ? defaultCount : nil
      if number != nil { defaultCount += 1 }
      switch source {
      case .absent, .emptyList, .constant, .host: continue
      case .capture(let capture, _, _): captures.add(capture, argument, number)
      case .restText(let rest, _), .restList(let rest): captures.add(rest, argument, number)
      case .query(false, let item, _), .queryList(false, let item): items.add(item, argument, number)
      case .query(true, let item, _), .queryList(true, let item): fragmentItems.add(item, argument, number)
      }
    }
  }

  /// A bit set that selects arguments with default values. The URL must contain the selected arguments explicitly.
  var writtenDefaults: Int {
    get { captures.writtenDefaults }
    set {
      captures.writtenDefaults = newValue
      items.writtenDefaults = newValue
      fragmentItems.writtenDefaults = newValue
    }
  }

  func label(_ name: UInt8) -> String? { labels[name] }
}
