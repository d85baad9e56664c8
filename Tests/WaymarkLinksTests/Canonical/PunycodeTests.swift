import Testing
import WaymarkLinks

@Suite("Punycode")
struct PunycodeTests {
  /// The samples (A) to (R) of RFC 3492, section 7.1, in lowercase.
  ///
  /// Sample (S) is ASCII, which a host keeps unchanged.
  static let samples = [
    ("ليهمابتكلموشعربي؟", "egbpdaj6bu4bxfgehfvwxn"),
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "ihqwctvzc91f659drss3x8bo0yb"),
    ("pročprostěnemluvíčesky", "proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("यहलोगहिन्दीक्योंनहींबोलसकतेहैं", "i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd"),
    ("なぜみんな日本語を話してくれないのか", "n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("세계의모든사람들이한국어를이해한다면얼마나좋을까", "989aomsvi5e83db1d2a355cv1e0vak1dwrv93d5xbh15a0dt30a5jpsd879ccm6fea98c"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("porquénopuedensimplementehablarenespañol", "porqunopuedensimplementehablarenespaol-fmd56a"),
    ("tạisaohọkhôngthểchỉnóitiếngviệt", "tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g"),
    ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"),
    ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
    ("hello-another-way-それぞれの場所", "hello-another-way--fc4qua05auwb3674vfr0b"),
    ("ひとつ屋根の下2", "2-u9tlzr9756bt3uc0v"),
    ("majiでkoiする5秒前", "majikoi5-783gue6qz075azm5e"),
    ("パフィーdeルンバ", "de-jg4avhby1noc0d"),
    ("そのスピードで", "d9juau41awczczp"),
  ]

  @Test(
    "HostName encodes the Punycode samples of RFC 3492 as specified, in lowercase and in uppercase", arguments: samples)
  func sample(label: String, encoded: String) throws {
    #expect(try HostName.canonical(Array(label.utf8)) == "xn--" + encoded)
    #expect(try HostName.canonical(Array((label.uppercased() + ".EX.com").utf8)) == "xn--" + encoded + ".ex.com")
  }

  @Test(
    "The URL parser accepts a sample host of RFC 3492 only if the Punycode label has at most 63 bytes",
    arguments: samples)
  func host(label: String, encoded: String) throws {
    let url = "https://" + label + ".com/"
    if encoded.utf8.count <= 59 {
      #expect(try Canonical(url).host == "xn--" + encoded + ".com")
    } else {
      #expect(Canonical.refusal(of: url) == .badHost)
    }
  }
}
