extension Explanation {
  static let staleOutput = Explanation(
    "generated files do not match the spec",
    why: """
      `waymark generate --check` compares the generated files with the current
      output for the spec. The command reports each file that is missing or differs:

          $ waymark generate Shop.nav.yaml --output Generated --check
          Generated/Navigation.waymark.swift: error: this file does not match
          Shop.nav.yaml; run `waymark generate Shop.nav.yaml --output Generated`

      A build with stale files contains the old screens and the old links. A link
      that is in the spec and passes its tests opens nothing in the released app.
      """,
    advice: """
      Run the command in the message, and commit the files that the command writes.
      If the plugin generates the files in each build, they are never stale.
      """)
}
