/// The values of arguments, by the numbers of their captures or items.
struct PlacedValues {
  /// The values; a value that is equal to its default has a number.
  private var values: [Int: (argument: Argument, number: Int?)] = [:]
  /// The defaults to print explicitly, with one bit for each number.
  var writtenDefaults = 0

  /// Sets the value of a capture or an item.
  ///
  /// - Parameters:
  ///   - place: The number of the capture or item.
  ///   - argument: The value.
  ///   - number: The number of the default if the value is equal to the default, or `nil`.
  mutating func set(_ place: Int, _ argument: Argument, _ number: Int?) {
    values[place] = (argument, number)
  }

  subscript(place: Int) -> Argument? { values[place]?.argument }

  /// Returns the value of a capture or an item if the URL must contain the value.
  func needed(_ place: Int) -> Argument? {
    guard let (argument, number) = values[place] else { return nil }
    guard let number else { return argument }
    return writtenDefaults >> number & 1 == 1 ? argument : nil
  }
}

/// The values of a destination, grouped by the part of the link that contains them.
struct WrittenValues {
  private(set) var captures = PlacedValues()
  private(set) var items = PlacedValues()
  private(set) var fragmentItems = PlacedValues()
  private var labels: [UInt8: String] = [:]
  /// The number of values that are equal to their defaults.
  private(set) var defaultCount = 0

  /// Creates the values for a link, or returns `nil` if the link leads elsewhere.
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

  /// The defaults to print explicitly, with one bit for each default.
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
