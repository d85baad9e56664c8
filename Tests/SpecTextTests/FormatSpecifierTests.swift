import SpecText
import Testing

@Suite("Format specifiers")
struct FormatSpecifierTests {
  @Test(
    "The parser finds exactly the format specifiers that the system replaces in a text",
    arguments: [
      ("", ""), ("Home", ""), ("%", ""), ("100 %", ""), ("50% off", ""), ("50%-Rabatt", ""), ("%z", ""), ("%0$@", ""),
      ("%@", "%@ 1 @"), ("%d of %lld", "%d 1 d, %lld 2 lld"), ("%i", "%i 1 d"), ("%qd", "%qd 1 lld"),
      ("%2$@ %1$d", "%2$@ 2 @, %1$d 1 d"), ("%1$@ %@", "%1$@ 1 @, %@ 1 @"), ("%%", "%% 0 %"), ("%%@", "%% 0 %"),
      ("%%%@", "%% 0 %, %@ 1 @"), ("%.2f", "%.2f 1 f"), ("%05.1lf", "%05.1lf 1 lf"), ("%+'d", "%+'d 1 d"),
      ("%#x", "%#x 1 x"), ("%#@count@ of %@", "%#@count@ 1 #@count, %@ 2 @"), ("%#@count", ""), ("%#@@", ""),
      ("%1$#@n@", "%1$#@n@ 1 #@n"), ("é%@é", "%@ 1 @"), ("%99999999999999999999$@", ""), ("%1$", ""), ("%.", ""),
    ])
  func all(_ text: String, _ expected: String) {
    let found = FormatSpecifier.all(in: text).map { "\($0.text) \($0.argument) \($0.type)" }
    #expect(found.joined(separator: ", ") == expected)
  }
}
