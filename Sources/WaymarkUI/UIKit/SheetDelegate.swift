#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit
  import WaymarkNavigation

  /// Reports the height that the user selects, and forwards all calls to the content of the sheet.
  final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    nonisolated(unsafe) private weak var next: (any UIAdaptivePresentationControllerDelegate)?
    private let didResize: @MainActor (UISheetPresentationController.Detent.Identifier?) -> Void

    init(
      next: (any UIAdaptivePresentationControllerDelegate)?,
      didResize: @escaping @MainActor (UISheetPresentationController.Detent.Identifier?) -> Void
    ) {
      self.next = next
      self.didResize = didResize
    }

    /// Without the content's own method, the system adapts the sheet.
    override func responds(to selector: Selector!) -> Bool {
      let isForAdaptation = selector == Selector(("adaptivePresentationStyleForPresentationController:"))
      return isForAdaptation ? next?.responds(to: selector) ?? false : super.responds(to: selector)
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      didResize(sheet.selectedDetentIdentifier)
      let next = next as? any UISheetPresentationControllerDelegate
      (next?.sheetPresentationControllerDidChangeSelectedDetentIdentifier)?(sheet)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      (next?.adaptivePresentationStyle(for:))?(controller) ?? .none
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      (next?.presentationControllerShouldDismiss)?(controller) ?? true
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      (next?.presentationControllerWillDismiss)?(controller)
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      (next?.presentationControllerDidDismiss)?(controller)
    }

    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      (next?.presentationControllerDidAttemptToDismiss)?(controller)
    }
  }

  extension SheetDetent {
    var identifier: UISheetPresentationController.Detent.Identifier {
      switch self {
      case .medium: .medium
      case .large: .large
      case .fraction: .init("waymark.\(self)")
      }
    }

    @MainActor var detent: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
      }
    }
  }

  extension StackHost {
    /// UIKit retains no delegates.
    func follow(_ sheet: Spec.Sheet, in controller: UIViewController, content: UIViewController) -> SheetDelegate {
      let delegate = SheetDelegate(next: content as? any UIAdaptivePresentationControllerDelegate) {
        [weak navigator] identifier in
        navigator?[detentOf: sheet] = sheet.detents.first { $0.identifier == identifier }
      }
      controller.presentationController?.delegate = delegate
      controller.sheetPresentationController?.selectedDetentIdentifier = navigator[detentOf: sheet]?.identifier
      return delegate
    }

    func showDetents() {
      for modal in presented {
        guard case .sheet(let screen) = modal.modal.screen, let detent = navigator[detentOf: screen]?.identifier,
          let sheet = modal.controller.sheetPresentationController, sheet.selectedDetentIdentifier != detent
        else { continue }
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
      }
    }
  }
#endif
