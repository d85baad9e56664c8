/// Names of a spec that are derived from the names of other files.
package enum SpecName {
  /// Returns the lowerCamelCase name for a text, such as `readerBlogPost` for `reader.blogPost`.
  ///
  /// - Parameter text: A name from an input file, such as `UserDetailViewController` or `user/[id]`.
  /// - Returns: The name, or `nil` if the text contains no letter of ASCII.
  package static func lowerCamelCase(_ text: String) -> String? { nil }
}
