import Testing

@testable import WaymarkTool

/// Tests of the environment variables that control colors.
@Suite("A color preference")
struct ColorPreferenceTests {
  @Test(
    "Environment variables such as NO_COLOR and FORCE_COLOR determine the color preference",
    arguments: [
      ([:], .automatic), (["TERM": "xterm"], .automatic), (["TERM": "dumb"], .never),
      (["NO_COLOR": "1"], .never), (["NO_COLOR": ""], .automatic), (["NO_COLOR": "0"], .never),
      (["FORCE_COLOR": "1"], .always), (["FORCE_COLOR": "true", "TERM": "dumb"], .always),
      (["FORCE_COLOR": "0"], .never), (["FORCE_COLOR": ""], .automatic),
      (["CLICOLOR_FORCE": "1"], .always), (["CLICOLOR_FORCE": "0"], .automatic),
      (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], .always), (["CLICOLOR": "0"], .never), (["CLICOLOR": "1"], .automatic),
      (["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], .never),
    ] as [([String: String], ColorPreference)])
  func environment(variables: [String: String], expected: ColorPreference) {
    #expect(ColorPreference(environment: variables) == expected)
  }

  @Test("A forced color preference colors the output of `waymark lint` without a terminal")
  func forced() throws {
    try withScratchFolder { folder in
      let spec = folder.appendingPathComponent("App.nav.yaml")
      try "waymark: 1\napp: App\ntabs: { home: { titel: Home, icon: house } }\n"
        .write(to: spec, atomically: true, encoding: .utf8)
      func errors(_ color: ColorPreference) -> String {
        var text = ""
        withoutActuallyEscaping(
          { text += $0 },
          do: { write in
            let console = Console(
              outputIsTerminal: false, errorIsTerminal: false, color: color, write: { _ in }, writeError: write)
            _ = WaymarkCommandLine.run(["lint", spec.path], console)
          })
        return text
      }
      #expect(errors(.always).contains("\u{1B}["))
      #expect(!errors(.automatic).isEmpty)
      #expect(!errors(.automatic).contains("\u{1B}["))
    }
  }
}
