/// A form of URLs on a site, as the inference uses it.
struct SurveyedForm {
  /// The shapes of the path. `nil` separates the path from the fragment.
  var shapes: [SegmentShape?]
  var query: [URLSkeleton.Item]
  var label: String?
  var count: Int
  var examples: StableExamples

  /// The label of URLs that belong to no screen of the app.
  static let none = "-"

  init(_ skeleton: URLSkeleton, count: Int, examples: StableExamples) {
    shapes = skeleton.segments
    if let fragment = skeleton.fragment { shapes += [nil] + fragment }
    query = skeleton.query
    label = skeleton.label.map { Self.isNone($0) ? Self.none : $0 }
    self.count = count
    self.examples = examples
  }

  /// Returns a Boolean value that indicates whether a label means that the app opens no screen.
  static func isNone(_ label: String) -> Bool { ["null", "none", "nil", none].contains(label.lowercased()) }
}
