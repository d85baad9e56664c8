import Testing

@testable import WaymarkTool

@Suite("Arguments")
struct ArgumentsTests {
  private static let options = [
    Option("--one", value: "X", "one"), Option("--many", value: "X", isRepeatable: true, "many"),
    Option("--flag", "flag"),
  ]

  @Test("The parser of command-line arguments returns single values, repeated values, flags, and operands")
  func values() throws {
    let arguments = try Arguments(
      ["--many", "a", "x", "--one=b", "--many=c", "--flag", "--flag"], options: Self.options)
    #expect(arguments["--one"] == "b" && arguments.all("--many") == ["a", "c"])
    #expect(arguments.has("--flag") && arguments.operands == ["x"])
    #expect(try Arguments([], options: Self.options).all("--many") == [])
  }

  @Test("A command rejects two values of a single option and names both values")
  func repeated() throws {
    let failure = #expect(throws: CommandError.self) {
      try Arguments(["--one", "a", "--one=b"], options: Self.options)
    }
    #expect(failure?.message == "`--one` is given twice, with `a` and `b`; remove one of them")
  }
}
