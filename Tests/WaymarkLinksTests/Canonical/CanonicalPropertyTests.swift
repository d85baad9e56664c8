import Foundation
import TestSupport
import Testing
import WaymarkLinks

@Suite("Properties of the canonical form")
struct CanonicalPropertyTests {
  @Test(
    "All random spellings of a URL have the same canonical form, with the segments and query of the URL",
    arguments: 1...4)
  func equivalentSpellings(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      let url = SpelledURL.random(using: &random)
      let spellings = (0..<4).map { _ in url.spelling(using: &random) }
      let forms = try spellings.map { try Canonical($0) }
      try #require(Set(forms.map(\.text)).count == 1, "\(spellings)")
      var segments = url.segments.map(\.precomposedStringWithCanonicalMapping)
      if url.host.isEmpty, let first = segments.first { segments[0] = first.lowercased() }
      try #require(forms[0].segments == segments, "\(spellings)")
      try #require(forms[0].query.map(\.key) == url.query.map(\.key), "\(spellings)")
      try #require(forms[0].query.map(\.value) == url.query.map(\.value), "\(spellings)")
    }
  }

  @Test("The canonical form of a random URL is its own canonical form", arguments: 5...8)
  func idempotence(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      try requireStable(Array(SpelledURL.random(using: &random).spelling(using: &random).utf8))
    }
  }

  @Test("A random sequence of bytes is either rejected or has a stable canonical form", arguments: 9...12)
  func anyBytes(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let starts = ["", "app:", "app://", "https://ex.com/", "https://", "http://h:"].map { Array($0.utf8) }
    let usual = Array("/:?#%@.&=[]\\ +aAzZ09fF~-_".utf8) + [0xC3, 0xA9, 0xCC, 0x81, 0xE2, 0x84, 0xAA, 0xF0, 0x9F]
    var accepted = 0
    for _ in 0..<5_000 {
      let tail = (0..<random.below(40)).map { _ in
        random.once(in: 8) ? UInt8(random.below(256)) : random.pick(usual)
      }
      let bytes = random.pick(starts) + tail
      guard Canonical.refusal(of: bytes) == nil else { continue }
      try requireStable(bytes)
      accepted += 1
    }
    #expect(accepted > 50)
  }

  private func requireStable(_ bytes: [UInt8]) throws {
    let form = try Canonical(bytes: bytes)
    let again = try Canonical(form.text)
    let url = String(decoding: bytes, as: UTF8.self)
    try #require(again.text == form.text, "\(url)")
    try #require(again.segments == form.segments && again.query == form.query, "\(url)")
    // A canonical form with escapes may be marked as rewritten: the parser decodes escapes to fold letters and to
    // compose marks.
    if !form.text.contains("%") { try #require(!again.isRewritten, "\(url)") }
  }
}
