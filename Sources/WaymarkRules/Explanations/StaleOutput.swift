extension Explanation {
  static let staleOutput = Explanation(
    "generated files are not what the spec gives",
    why: """
      `waymark generate --check` compares the generated files with what it would
      write now, and one is missing or differs:

          $ waymark generate Shop.nav.yaml --output Generated --check
          Generated/Navigation.waymark.swift: error: this is not what Shop.nav.yaml
          gives; run `waymark generate Shop.nav.yaml --output Generated`

      Whoever builds the app gets the old screens and the old links: a link that the
      spec has, and that was tested there, opens nothing in what is shipped.
      """,
    advice: """
      Run the command that the message names, and commit what it writes. Where the
      plugin generates the files in each build, none can be stale.
      """)
}
