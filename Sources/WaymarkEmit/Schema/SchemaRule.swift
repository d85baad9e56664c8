/// A rule whose level a spec can set under the key `lint`.
package struct SchemaRule {
  let name: String
  /// A sentence about the findings of the rule, in Markdown.
  let summary: String
  /// A Boolean value that indicates whether the only valid level of the rule is `error`.
  let isGuarded: Bool

  package init(name: String, summary: String, isGuarded: Bool) {
    self.name = name
    self.summary = summary
    self.isGuarded = isGuarded
  }
}
