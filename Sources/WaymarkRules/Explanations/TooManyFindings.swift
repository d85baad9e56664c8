extension Explanation {
  static let tooManyFindings = Explanation(
    "a check has more than a hundred findings",
    why: """
      Waymark shows only the first hundred findings of each kind of check. A large
      number of findings usually has only a few causes. Possible causes are a file
      that is not a spec, a key that was renamed almost everywhere, and a removed
      name that is still in use.
      """,
    advice: """
      Fix the first findings, and run the check again. Errors that are not shown
      still fail the build.
      """)
}
