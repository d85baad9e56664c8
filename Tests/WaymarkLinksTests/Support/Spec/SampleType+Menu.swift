extension SampleType {
  /// The built-in types.
  static let builtIn: [SampleType] = [
    SampleType(
      name: "String", base: .string,
      samples: ["a", "b", "x y", "x+y", "\u{E9}", "50%", "a/b", "Zz", "q", "...", "a:b", "-7"]),
    SampleType(
      name: "Int", base: .int,
      samples: ["0", "-7", "7", "007", "-0", "120", "9223372036854775807", "-9223372036854775808"]),
    SampleType(name: "UInt", base: .uint, samples: ["0", "7", "007", "120", "9223372036854775807"]),
    SampleType(
      name: "Double", base: .double,
      samples: ["0", "-7", "0.5", "0.50", "-0.25", "1.5", "120", "9223372036854775808", "007"]),
    SampleType(name: "Bool", base: .bool, samples: ["true", "false"]),
    SampleType(
      name: "UUID", base: .uuid,
      samples: ["01234567-89ab-cdef-0123-456789abcdef", "F1234567-89AB-CDEF-0123-456789ABCDEF"]),
    SampleType(name: "Date", base: .date, samples: ["2024-02-29", "1900-02-28", "0000-02-29", "2031-12-31"]),
    SampleType(
      name: "Slug", base: .slug, samples: ["a", "b", "A_b", "-", "7", "2024-02-29", "x-1", "abc", "true", "-7"]),
    SampleType(name: "URL", base: .url, samples: ["https://ex.com/a?b=c", "mailto:a@b", "app://x#y", "a:b"]),
  ]

  static let text = builtIn[0]

  /// Types that a spec declares, including subsets, overlapping types and equal types with different names.
  static let declared: [SampleType] = [
    SampleType(name: "Number", declaration: "{ is: Int }", base: .int, samples: builtIn[1].samples),
    SampleType(
      name: "Positive", declaration: "{ is: Int, range: 1... }", base: .int,
      isInside: { Int($0).map { $0 >= 1 } ?? false },
      samples: ["7", "007", "120", "9223372036854775807", "1"]),
    SampleType(
      name: "Digit", declaration: "{ is: Int, range: -9...9 }", base: .int,
      isInside: { Int($0).map { -9...9 ~= $0 } ?? false }, samples: ["0", "-7", "7", "007", "-0", "1"]),
    SampleType(
      name: "Few", declaration: "{ is: UInt, range: ...99 }", base: .uint,
      isInside: { Int($0).map { $0 <= 99 } ?? false }, samples: ["0", "7", "007", "1"]),
    SampleType(
      name: "Share", declaration: "{ is: Double, range: 0.5...1.5 }", base: .double,
      isInside: { Double($0).map { 0.5...1.5 ~= $0 } ?? false }, samples: ["0.5", "0.50", "1", "1.5"]),
    SampleType(
      name: "Recent", declaration: "{ is: Date, range: 2000-01-01...2029-12-31 }", base: .date,
      isInside: { "2000-01-01"..."2029-12-31" ~= $0 }, samples: ["2024-02-29", "2000-01-01"]),
    SampleType(
      name: "Lower", declaration: "{ is: String, matching: \"[a-z]+\" }", base: .string,
      isInside: { $0.isMade(of: letters) }, samples: ["a", "b", "abc", "q", "month", "en", "true"]),
    SampleType(
      name: "Letters", declaration: "{ is: String, matching: \"[A-Za-z]+\" }", base: .string,
      isInside: { $0.lowercased().isMade(of: letters) && $0.allSatisfy(\.isASCII) },
      samples: ["a", "b", "abc", "Zz", "month", "en", "true", "A"]),
    SampleType(
      name: "Code", declaration: "{ is: Slug, matching: \"[a-z0-9]{2,3}\" }", base: .slug,
      isInside: { $0.isMade(of: letters + "0123456789") && 2...3 ~= $0.count },
      samples: ["abc", "en", "120", "007", "a1"]),
    SampleType(
      name: "Even", declaration: "{ is: Int, matching: \"-?[0-9]*[02468]\" }", base: .int,
      isInside: { "02468".contains($0.last ?? "x") }, samples: ["0", "120", "-0", "-9223372036854775808"]),
    SampleType(
      name: "Pairs", declaration: "{ is: String, matching: \"(a|ab|\\u00E9)+/?\" }", base: .string,
      isInside: {
        var rest = $0.hasSuffix("/") ? $0.dropLast() : $0[...]
        guard !rest.isEmpty else { return false }
        // Every `b` follows an `a`, so the order of the choices does not matter.
        while let first = rest.popFirst() {
          guard first == "a" || first == "\u{E9}" else { return false }
          if first == "a", rest.first == "b" { rest.removeFirst() }
        }
        return true
      }, samples: ["a", "ab", "aab", "\u{E9}", "\u{E9}a/"]),
    SampleType(
      name: "Truth", declaration: "{ is: Bool, matching: \"t.*\" }", base: .bool, isInside: { $0.hasPrefix("t") },
      samples: ["true"]),
    SampleType(
      name: "Zone", declaration: "{ is: UUID, matching: \"0.*\" }", base: .uuid, isInside: { $0.hasPrefix("0") },
      samples: ["01234567-89ab-cdef-0123-456789abcdef"]),
    SampleType(
      name: "Period", declaration: "{ values: [month, week, day] }",
      base: .values([("month", "month"), ("week", "week"), ("day", "day")]), samples: ["month", "week", "day"]),
    SampleType(
      name: "Awkward",
      declaration: "{ values: { slash: a/b, space: x y, accent: \"\\u00E9\", upper: Zz, sevenLess: \"-7\" } }",
      base: .values([("slash", "a/b"), ("space", "x y"), ("accent", "\u{E9}"), ("upper", "Zz"), ("sevenLess", "-7")]),
      samples: ["a/b", "x y", "\u{E9}", "Zz", "-7"]),
    SampleType(name: "Only", declaration: "{ values: { one: a } }", base: .values([("one", "a")]), samples: ["a"]),
  ]

  static let native = SampleType(
    name: "Model", declaration: "{ is: native, swift: Foundation.Locale, identity: identifier }", base: .native,
    samples: [])

  private static let letters = "abcdefghijklmnopqrstuvwxyz"
}
