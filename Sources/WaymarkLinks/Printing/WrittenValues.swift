/// Values by the numbers of their places.
struct PlacedValues {
  /// With the number that a value has among those that are there anyway.
  private var values: [Int: (argument: Argument, number: Int?)] = [:]
  /// A bit for each value that is there anyway and is written all the same.
  var writtenDefaults = 0

  /// - Parameter number: Of a value that is there where nothing is written, which of those it is.
  mutating func set(_ place: Int, _ argument: Argument, _ number: Int?) {
    values[place] = (argument, number)
  }

  subscript(place: Int) -> Argument? { values[place]?.argument }

  /// A value where it has to be written to be there.
  func needed(_ place: Int) -> Argument? {
    guard let (argument, number) = values[place] else { return nil }
    guard let number else { return argument }
    return writtenDefaults >> number & 1 == 1 ? argument : nil
  }
}

/// The values of a destination, by what of a link they are written in.
struct WrittenValues {
  private(set) var captures = PlacedValues()
  private(set) var items = PlacedValues()
  private(set) var fragmentItems = PlacedValues()
  private var labels: [UInt8: String] = [:]
  /// How many values are what is there where nothing is written.
  private(set) var defaultCount = 0

  /// The values for a link; nil where it leads elsewhere.
  init?(_ destination: Destination, _ landing: LandingRecord) {
    // The last screen is what a link is for; a tab without parameters has none.
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

  /// Which of the values that are there anyway are written all the same, a bit each.
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
