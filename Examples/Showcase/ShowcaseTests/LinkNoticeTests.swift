import Foundation
import Testing
import WaymarkNavigation

@testable import Showcase

@MainActor
@Suite("The notice of a link")
struct LinkNoticeTests {
  private let model = WindowModel()

  private func open(_ url: String) throws {
    model.navigator.open(try #require(URL(string: url)))
  }

  @Test("Showcase shows a notice about an unmatched link, even if the link launches the app")
  func unmatched() throws {
    try open("myapp://nowhere")
    #expect(model.notice.text == "myapp://nowhere leads nowhere in this app.")
  }

  @Test("The link notice of Showcase explains why a URL is rejected")
  func refused() throws {
    try open("myapp://home/../settings")
    #expect(model.notice.text == "myapp://home/../settings cannot be followed: \(LinkURLError.dotSegment.explanation).")
  }

  @Test("The link notice of Showcase disappears when the user closes the notice or opens another link")
  func dismissal() throws {
    model.navigator.host.start()
    try open("myapp://nowhere")
    model.notice.dismiss()
    #expect(model.notice.text == nil)
    try open("myapp://nowhere")
    try open("myapp://profile")
    #expect(model.notice.text == nil)
  }
}
