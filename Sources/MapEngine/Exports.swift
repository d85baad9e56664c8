// The functions that the page calls. Memory belongs to the caller until the next call of `waymark_answer`.
#if arch(wasm32)
  private nonisolated(unsafe) var engine: MapEngine?
  private nonisolated(unsafe) var answer: [UInt8] = []

  /// Reserves memory for a text from the page.
  ///
  /// - Parameter count: The number of bytes.
  /// - Returns: The memory, which ``openSpec(_:_:)`` or ``answerQuestion(_:_:)`` frees.
  @_cdecl("waymark_allocate")
  public func allocateMemory(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer<UInt8>.allocate(capacity: Int(max(count, 1)))
  }

  /// Reads the data of a spec.
  ///
  /// - Returns: 1, or 0 if the data is damaged.
  @_cdecl("waymark_open")
  public func openSpec(_ data: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    engine = MapEngine(Array(UnsafeBufferPointer(start: data, count: Int(count))))
    data.deallocate()
    return engine == nil ? 0 : 1
  }

  /// Answers a question.
  ///
  /// - Returns: The number of bytes of the answer, which ``answerText()`` returns.
  @_cdecl("waymark_answer")
  public func answerQuestion(_ question: UnsafeMutablePointer<UInt8>, _ count: Int32) -> Int32 {
    let text = String(decoding: UnsafeBufferPointer(start: question, count: Int(count)), as: UTF8.self)
    question.deallocate()
    answer = Array((engine?.answer(text) ?? "null").utf8)
    return Int32(answer.count)
  }

  /// Returns the last answer in UTF-8. The next call of ``answerQuestion(_:_:)`` overwrites the answer.
  @_cdecl("waymark_text")
  public func answerText() -> UnsafePointer<UInt8> { answer.withUnsafeBufferPointer { $0.baseAddress! } }
#endif
