extension Explanation {
  static let tooManyFindings = Explanation(
    "there are more findings than anybody reads",
    why: """
      Of more than a hundred findings of one kind of check only the first hundred
      are shown. So many have few causes: a file that is no spec, a key that was
      renamed everywhere but in one place, a name that is gone and still in use.
      """,
    advice: """
      Mend the first ones and check again. The findings that were left out are not
      gone: they still fail the build.
      """)
}
