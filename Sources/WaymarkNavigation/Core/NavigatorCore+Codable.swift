import Foundation

extension NavigatorCore {
  mutating func state(of snapshot: RestorableSnapshot) -> Result<NavigationState<Spec>, NavigationError<Spec>> {
    do {
      let snapshot = try NavigationSnapshot<Spec>(snapshot.get())
      emit(.restored(lost: snapshot.lost, isSameVersion: snapshot.shape == shape))
      return .success(snapshot.state)
    } catch {
      let reason = Self.reason(error)
      emit(.snapshotDropped(reason))
      return .failure(.unreadableSnapshot(reason))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: String(describing: error)
    }
  }
}
