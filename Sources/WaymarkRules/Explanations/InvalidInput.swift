extension Explanation {
  static let invalidInput = Explanation(
    "a file for `waymark import` is invalid", isInAppFile: true,
    why: """
      `waymark import` reads the files of an existing app: lists of patterns, URLs,
      association files, and property lists. A file is invalid if it is damaged or
      has another format than the option requires, such as HTML instead of JSON. The
      command writes no draft then, because a draft from half of the links would
      look complete.
      """,
    advice: """
      Correct the file at the shown position, or pass the file to the option for its
      format. `waymark import --help` lists the options.
      """)
}
