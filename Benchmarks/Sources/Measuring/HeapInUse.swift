import CAllocations

/// What this process holds of the heap.
package enum HeapInUse {
  /// nil where the allocator does not say.
  package static var bytes: Int? {
    let bytes = heap_bytes_in_use()
    return bytes == 0 ? nil : Int(bytes)
  }
}
