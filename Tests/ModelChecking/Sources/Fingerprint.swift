@testable import WaymarkNavigation

extension NavigatorCore {
  /// A hash of all values that affect the behavior of the core.
  ///
  /// The numbers of links and of attempts are omitted, because the core only compares the numbers with each other. Two
  /// cores with equal hashes are assumed to be equal (hash compaction, Wolper and Leroy, 1993). With 64 bits and ten
  /// million states, the probability of a wrong assumption is below 0.0003 %.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(arrangement.order)
    hasher.combine(arrangement.shown)
    hasher.combine(conditions)
    hasher.combine(tabArguments)
    combine(pendingLink, into: &hasher)
    combine(resolvingLink, into: &hasher)
    if let pendingLink, let resolvingLink { hasher.combine(pendingLink.number < resolvingLink.number) }
    hasher.combine(presentation.isReported)
    for level in presentation.levels {
      hasher.combine(level.screen)
      hasher.combine(level.status)
      hasher.combine(level.stack)
      hasher.combine(level.failures)
    }
    hasher.combine(presentationsOfApp)
    hasher.combine(isSceneActive)
    hasher.combine(hasViews)
    hasher.combine(hasHadViews)
    hasher.combine(restored)
    hasher.combine(pendingCommand)
    hasher.combine(fulfilling)
    hasher.combine(savedTab)
    return hasher.finalize()
  }

  private func combine(_ link: PendingLink<Spec>?, into hasher: inout Hasher) {
    hasher.combine(link?.url)
    hasher.combine(link?.target)
    hasher.combine(link?.requires)
    hasher.combine(link?.redirects)
  }
}
