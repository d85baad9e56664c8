extension Explanation {
  static let staleOutput = Explanation(
    "generated files do not match the spec",
    why: """
      `waymark generate Shop.nav.yaml --output Generated --check` compares the files
      in the folder `Generated` with the current output for the spec. The command
      reports each generated file that is missing or out of date. A build with
      outdated generated files contains the old screens and the old links. A new
      link in the spec passes its tests, but opens nothing in the released app.
      """,
    advice: """
      If the build plugin generates the files in each build, the files always match
      the spec. If the build plugin does not generate the files, run the command
      that the message shows, and commit the files that this command writes. For
      example, the command `waymark generate` reports an outdated file with this
      message:

          Generated/Navigation.waymark.swift: error: this file does not match
          Shop.nav.yaml; run `waymark generate Shop.nav.yaml --output Generated`
      """)
}
