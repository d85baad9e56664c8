import Testing
import WaymarkLinks

@Suite("A redirect")
struct RedirectTests {
  private func target(_ source: String, _ target: String, _ url: String) throws -> String? {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      origins: { app: { schemes: [sample] }, web: { hosts: [ex.com] } }
      types: { Number: { is: Int } }
      tabs: { main: { title: Main, icon: star } }
      routes: { all: { links: ["/p/{...?}"] } }
      redirects: { "\(source)": "\(target)" }
      """)
    guard case .redirected(_, let target) = compiled.resolve(url) else { return nil }
    return target
  }

  @Test("A redirect moves captures by name between the path, the rest of the path, the query and the fragment")
  func captures() throws {
    #expect(try target("/u/{name}", "/p/{name}", "sample:u/a%2Fb") == "sample://p/a%2Fb")
    #expect(try target("/u?k={name}", "/p/v-{name}", "https://ex.com/u?k=a/b") == "https://ex.com/p/v-a%2Fb")
    #expect(try target("/u/{name}", "/p/{name...}", "sample:u/a") == "sample://p/a")
    #expect(try target("/u/{name...}", "/p/{name...}", "sample:u/a/b%2Fc") == "sample://p/a/b%2Fc")
    #expect(try target("/u/{name...}", "/p?k={name}", "sample:u/a/b%2Fc") == "sample://p?k=a/b%252Fc")
    #expect(try target("/u/{name...?}", "/p/{name...?}", "sample:u") == "sample://p")
    #expect(try target("/u/{name}", "/p#/{name}", "sample:u/a") == "sample://p#/a")
    #expect(try target("/u/{name}", "/p/{name?}", "sample:u/a") == "sample://p/a")
  }

  @Test("A redirect carries every valid value of a list and drops ill-typed values")
  func lists() throws {
    #expect(try target("/u?k={ids:List<Int>}", "/p?m={ids}", "sample:u?k=1&k=x&k=2") == "sample://p?m=1&m=2")
    #expect(try target("/u?k={id:Number?}", "/p/{id?}", "sample:u?k=x") == "sample://p")
    #expect(try target("/u?k={id:Number?}", "/p/{id?}", "sample:u?k=7") == "sample://p/7")
  }

  @Test("A redirect keeps the query keys that neither its source nor its target declares")
  func undeclaredKeys() throws {
    #expect(try target("/u?k={id}", "/p/{id}", "sample:u?a=1&k=7&b&a=2") == "sample://p/7?a=1&b=&a=2")
    #expect(try target("/u", "/p?k=1&!m", "sample:u?k=2&m=3&n=4") == "sample://p?k=1&n=4")
    #expect(try target("/u/{id}", "/p?k|j={id}", "sample:u/7?j=8&n=4") == "sample://p?k=7&n=4")
  }

  @Test("The compiler rejects a redirect with a target that requires a value from an optional capture")
  func unbound() {
    #expect(throws: CompiledSpec.Failure.self) { try target("/u?k={id?}", "/p/{id}", "sample:u") }
    #expect(throws: CompiledSpec.Failure.self) { try target("/u/{id...?}", "/p/{id...}", "sample:u") }
  }
}
