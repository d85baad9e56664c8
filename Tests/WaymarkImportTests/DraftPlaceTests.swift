import SpecText
import Testing

@testable import WaymarkImport

struct DraftPlaceTests {
  @Test(
    "The root path of an app without tabs becomes a link of the only tab in the draft spec", arguments: [nil, "Main"])
  func thePathOfTheRootIsALinkOfTheOnlyTab(destination: String?) {
    var input = DraftInput("Shop")
    input.link("/about", to: nil)
    input.link("/", to: destination)
    let text = Draft(input.app).files[0].text
    let name = destination == nil ? "home" : "main"
    #expect(text.contains("  \(name):\n    title: \(name == "home" ? "Home" : "Main")\n"), "\(text)")
    #expect(text.contains("    links:\n      - /\n"), "\(text)")
    #expect(!text.contains("home2"))
  }

  @Test("A root path with a required query parameter becomes a route of the draft spec, not a tab")
  func aRootWithARequiredParameterIsNotATab() {
    var input = DraftInput("Shop")
    input.link("/", to: "Router", query: [.init("page", .capture(.init("page")))])
    #expect(Draft(input.app).files[0].text.contains("router: {links: [\"/?page={page}\"]}"))
  }

  @Test("A decision makes a required parameter of an imported screen optional if a link supplies no value")
  func aRequiredParameterWithoutAValueIsOptional() {
    var input = DraftInput("Shop")
    input.screen("Photo", .pushed, parameters: [.init("source"), .init("id"), .init("zoom", .int, isOptional: true)])
    input.screen("Filter", .sheet, parameters: [.init("query")])
    input.link("/photos/:id", to: "Photo")
    let draft = Draft(input.app)
    let text = draft.files[0].text
    #expect(text.contains("params: {id: String, source: \"String?\", zoom: \"Int?\"}"), "\(text)")
    #expect(text.contains("params: {query: String}"), "\(text)")
    #expect(
      draft.decisions.map(\.message) == [
        "the required parameter `source` is optional here, because not every link has a value"
      ])
  }
}
