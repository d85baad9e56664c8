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

  @Test("says that the link leads nowhere, even if the link launches the app")
  func unmatched() throws {
    try open("myapp://nowhere")
    #expect(model.notice.text == "myapp://nowhere leads nowhere in this app.")
  }

  @Test("says why the link is refused")
  func refused() throws {
    try open("myapp://home/../settings")
    #expect(model.notice.text == "myapp://home/../settings cannot be followed: \(LinkURLError.dotSegment.explanation).")
  }

  @Test("goes when it is closed, and when another link is followed")
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
