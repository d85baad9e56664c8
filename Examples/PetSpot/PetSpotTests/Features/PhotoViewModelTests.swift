import Testing

@testable import PetSpot

@Suite("A photo")
@MainActor
struct PhotoViewModelTests {
  private struct Unreadable: Error {}

  private let dog = Photo(symbol: "dog.fill")

  @Test("The photo step of PetSpot passes the picked photo to the next step")
  func picking() async {
    var handedOver: Photo?
    let viewModel = PhotoViewModel(photo: nil, library: .sample) { handedOver = $0 }
    await viewModel.pick()
    #expect(viewModel.photo == dog && !viewModel.showsToast)
    viewModel.proceed()
    #expect(handedOver == dog)
  }

  @Test("PetSpot keeps the current photo if the user picks no photo")
  func cancelling() async {
    let viewModel = PhotoViewModel(photo: dog, library: PhotoLibrary { nil }) { _ in }
    await viewModel.pick()
    #expect(viewModel.photo == dog && !viewModel.showsToast)
  }

  @Test("An unreadable photo in PetSpot shows a toast until the user picks another photo")
  func failure() async {
    let viewModel = PhotoViewModel(photo: nil, library: PhotoLibrary { throw Unreadable() }) { _ in }
    await viewModel.pick()
    #expect(viewModel.photo == nil && viewModel.showsToast)
    await viewModel.pick(from: .sample)
    #expect(viewModel.photo == dog && !viewModel.showsToast)
  }

  @Test("The photo step of PetSpot continues without a photo")
  func none() {
    var count = 0
    PhotoViewModel(photo: nil, library: .sample) { count += $0 == nil ? 1 : 0 }.proceed()
    #expect(count == 1)
  }
}
