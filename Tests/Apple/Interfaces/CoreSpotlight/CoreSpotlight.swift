// The items of the on-device index, and the activity that a tapped item starts. The file omits queries, batches, and
// most attributes.

@_exported import Foundation

#if canImport(_FoundationExtras)
  @_exported import _FoundationExtras
#endif

public let CSSearchableItemActionType: String = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier: String = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public init(itemContentType type: String) { super.init() }
  open var title: String?
  open var contentDescription: String?
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    super.init()
  }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
  open class func `default`() -> Self { fatalError() }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
}
