import Catalog
import Testing
import WaymarkNavigation

@Suite("The catalog, without the app")
@MainActor
struct CatalogTests {
  @Test("A product of the Catalog feature pushes the next product and presents the sheet for sorting")
  func commands() {
    let recorder = ScopeRecorder<CatalogNavigation>()
    let model = ProductModel(id: 7, navigation: recorder.scope) { _ in }
    model.showNext()
    model.sort()
    #expect(recorder.commands == [.push(.product(id: 8)), .presentSheet(.sorting)])
  }

  @Test("Buying a product in the Catalog feature reports the sale and pops the product")
  func purchase() {
    let recorder = ScopeRecorder<CatalogNavigation>()
    var sold: [Int] = []
    ProductModel(id: 7, navigation: recorder.scope) { sold.append($0) }.buyNow()
    #expect(sold == [7])
    #expect(recorder.commands == [.pop])
  }
}
