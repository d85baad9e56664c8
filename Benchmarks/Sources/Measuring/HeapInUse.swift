import CAllocations

/// The heap memory of this process.
package enum HeapInUse {
  /// The bytes in use, or `nil` if the allocator doesn't report them.
  package static var bytes: Int? {
    let bytes = heap_bytes_in_use()
    return bytes == 0 ? nil : Int(bytes)
  }
}
