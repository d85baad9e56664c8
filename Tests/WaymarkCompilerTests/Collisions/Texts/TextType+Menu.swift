extension TextType {
  private static let lower = "abcdefghijklmnopqrstuvwxyz"
  private static let upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let digits = "0123456789"

  /// Types for random specs.
  ///
  /// Some types are subsets of others, overlapping, or equal, and some contain no lowercase texts.
  static let menu: [TextType] =
    [
      TextType("String", nil, ["a b", "~", "a/b", "...", "a.b", "\u{E9}", "a~", "~b"]) { !$0.isEmpty },
      TextType("Int", nil, integers) { PlainText.int($0) != nil },
      TextType("UInt", nil, integers) { PlainText.isDigits($0) && PlainText.int($0) != nil },
      TextType("Double", nil, doubles) { PlainText.double($0) != nil },
      TextType("Bool", nil, ["true", "false", "TRUE"]) {
        ["true", "false"].contains(String(decoding: $0, as: UTF8.self))
      },
      TextType("Slug", nil, ["a", "a-b", "z_Z", "-", "zz", "ZZ", "z", "Z", "0a", "-z", "zA-", "a_0"]) {
        PlainText.isMade($0, of: lower + upper + digits + "_-")
      },
      TextType("Date", nil, dates) { PlainText.isDate($0) },
      TextType("UUID", nil, uuids) { PlainText.isUUID($0) },
      TextType("Two", cases: [("a", "a"), ("b", "b")]),
      TextType("Other", cases: [("b", "b"), ("c", "c")]),
      TextType("One", cases: [("a", "a")]),
      TextType("Big", cases: [("a", "A"), ("b", "B")]),
      TextType("Either", cases: [("big", "A"), ("small", "a")]),
      TextType("Mixed", cases: [("new", "new"), ("yes", "true"), ("one", "1"), ("day", "2024-02-29")]),
      TextType("Spaced", cases: [("space", "a b"), ("plus", "a+b"), ("slash", "a/b"), ("plain", "ab")]),
      TextType("Digit", "{ is: Int, range: 1...9 }", integers) { PlainText.int($0).map { 1...9 ~= $0 } ?? false },
      TextType("Low", "{ is: Int, range: ...4 }", integers) { PlainText.int($0).map { $0 <= 4 } ?? false },
      TextType("High", "{ is: Int, range: 5... }", integers) { PlainText.int($0).map { $0 >= 5 } ?? false },
      TextType("Few", "{ is: UInt, range: ...9 }", integers) {
        PlainText.isDigits($0) && PlainText.int($0).map { $0 <= 9 } ?? false
      },
      TextType("Share", "{ is: Double, range: 0.5...2 }", doubles) {
        PlainText.double($0).map { 0.5...2 ~= $0 } ?? false
      },
      TextType("Recent", "{ is: Date, range: 2000-01-01...2029-12-31 }", dates) { text in
        PlainText.isDate(text) && "2000-01-01"..."2029-12-31" ~= String(decoding: text, as: UTF8.self)
      },
      TextType("Even", "{ is: Int, matching: '-?[0-9]*[02468]' }", integers) {
        PlainText.int($0) != nil && $0.last! & 1 == 0
      },
      matching("Number", "[0-9]+", integers) { PlainText.isDigits($0) },
      matching("Padded", "0[0-9]*", integers) { PlainText.isDigits($0) && $0[0] == 0x30 },
      matching("Lower", "[a-z]+", ["z", "zz", "true", "new"]) { PlainText.isMade($0, of: lower) },
      matching("Upper", "[A-Z]+", ["Z", "ZZ", "A"]) { PlainText.isMade($0, of: upper) },
      matching("Letters", "[A-Za-z]+", ["z", "Z", "zZ", "Aa"]) { PlainText.isMade($0, of: lower + upper) },
      matching("Short", "[ab]{1,2}", pairs) { $0.count <= 2 && PlainText.isMade($0, of: "ab") },
      matching("Shift", "[bc]{1,2}", pairs) { $0.count <= 2 && PlainText.isMade($0, of: "bc") },
      matching("Code", "[a-z0-9]{2,3}", ["zz", "abc", "a0", "00", "0a", "zzzz", "123", "12"], base: "Slug") {
        2...3 ~= $0.count && PlainText.isMade($0, of: lower + digits)
      },
      // A path segment cannot be `.` or `..`.
      matching("Dots", "[.]{1,3}", [".", "..", "...", "...."]) { $0.count <= 3 && PlainText.isMade($0, of: ".") },
    ]

  private static func matching(
    _ name: String, _ expression: String, _ samples: [String], base: String = "String",
    accepts: @escaping @Sendable ([UInt8]) -> Bool
  ) -> TextType {
    TextType(name, "{ is: \(base), matching: '\(expression)' }", samples, accepts: accepts)
  }

  private static let integers = [
    "0", "1", "2", "4", "5", "6", "9", "10", "11", "12", "00", "01", "02", "05", "06", "010", "011", "-1", "-2", "-0",
    "-00", "-01", "-9", "-5", "-10", "123", "9223372036854775807", "9223372036854775806", "9223372036854775808",
    "09223372036854775807", "09223372036854775806", "09223372036854775808", "-9223372036854775808",
    "-9223372036854775807", "-9223372036854775809", "007", "0001", "0006", "0010",
    "0011", "00000000000000000000000000001", "00000000000000000000000000006", String(repeating: "0", count: 320) + "1",
    "000", "005", "006", "012", "100", "101",
    "102",
  ]
  private static let doubles =
    integers + [
      "0.5", "0.50", "1.5", "2.0", "2.00", "2.5", "-0.5", "-1.5", "00.5", "01.5", "3.0", "1.0", "0.0", "0.25", "1.",
      ".5", "-", "1.6", "0.6", "2.50", "10.5", "10.0", "12.5", "-2.0", "-1.0", "11.5",
    ]
    // Numbers around the largest finite number, which one more digit may exceed.
    + ["1", "-1"].flatMap { sign in [306, 307, 308, 400].map { sign + String(repeating: "0", count: $0) } }
    + ["0" + String(repeating: "9", count: 308), "0" + String(repeating: "9", count: 400)]
  private static let dates = [
    "2024-02-29", "2023-02-29", "1999-12-31", "2000-01-01", "2029-12-31", "2030-01-01", "0000-02-29", "2024-13-01",
    "2010-10-10", "1999-12-30", "2030-01-10",
  ]
  // UUIDs whose first and last characters are also affixes.
  private static let uuids =
    ["a", "A", "1", "0"].flatMap { first in ["b", "0"].map { first + "1234567-89ab-cdef-0123-456789abcde" + $0 } } + [
      "01234567-89ab-cdef-0123-456789abcdef", "F1234567-89AB-CDEF-0123-456789ABCDEF",
      "01234567-89ab-cdef-0123-456789abcdeg", "01234567-89AB-cdef-0123-456789abcdef",
      "01234567-8901-2345-0123-456789012345", "00000000-0000-0000-0000-000000000000",
    ]
  private static let pairs = [
    "a", "b", "c", "aa", "ab", "ba", "bb", "bc", "cb", "cc", "ac", "bbb", "aaa", "abb", "bcb",
  ]
}
