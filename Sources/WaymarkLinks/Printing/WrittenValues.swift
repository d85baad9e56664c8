/// The argument values for a part of a URL, keyed by the index of a capture or of a query item.
struct PlacedValues {
  /// The argument values. If an argument is equal to its default value, `number` is the bit index of the argument in
  /// `writtenDefaults`.
  private var values: [Int: (argument: Argument, number: Int?)] = [:]
  /// A bit set that selects arguments with default values. The URL must contain the selected arguments explicitly.
  var writtenDefaults = 0

  /// Sets the value of a capture or of a query item.
  ///
  /// - Parameters:
  ///   - place: The index of the capture or of the query item.
  ///   - argument: The value.
  ///   - number: The bit index of the value in `writtenDefaults`, or `nil` if the value differs from the default value.
  mutating func set(_ place: Int, _ argument: Argument, _ number: Int?) {
    values[place] = (argument, number)
  }

  subscript(place: Int) -> Argument? { values[place]?.argument }

  /// Returns the value of a capture or of a query item, or `nil` if the URL may omit the value.
  func needed(_ place: Int) -> Argument? {
    guard let (argument, number) = values[place] else { return nil }
    guard let number else { return argument }
    return writtenDefaults >> number & 1 == 1 ? argument : nil
  }
}

/// The arguments of a destination, grouped by the part of the URL that contains each argument.
struct WrittenValues {
  private(set) var captures = PlacedValues()
  private(set) var items = PlacedValues()
  private(set) var fragmentItems = PlacedValues()
  private var labels: [UInt8: String] = [:]
  /// The number of arguments that are equal to their default values.
  private(set) var defaultCount = 0

  /// Creates the values for a URL that matches a link.
  ///
  /// The result is `nil` if the destination has too many or too few arguments for the link.
  init?(_ destination: Destination, _ landing: LandingRecord) {
    // The last screen is the destination of the link; a tab without parameters has no screen.
    guard let screen = Array(landing.screens).last else { return }
    var arguments = destination.parts.arguments
    if screen.innerIndex != nil, case .screen(let inner)? = arguments.first { arguments = inner.arguments }
    if destination.kind == .tab, arguments.isEmpty { return }
    guard arguments.count == screen.arguments.remainingCount else { return nil }
    for (source, argument) in zip(screen.arguments, arguments) where argument != .none {
      if case .host(let name, let type, _) = source { labels[name] = type.text(argument) }
      let number = argument == source.fallback ? defaultCount : nil
      if number != nil { defaultCount += 1 }
      switch source {
      case .absent, .emptyList, .constant, .host: continue
      case .capture(let capture, _, _): captures.set(capture, argument, number)
      case .restText(let rest, _), .restList(let rest): captures.set(rest, argument, number)
      case .query(false, let item, _), .queryList(false, let item): items.set(item, argument, number)
      case .query(true, let item, _), .queryList(true, let item): fragmentItems.set(item, argument, number)
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
