// The encoders and decoders of JSON and property lists that the run time and the sample apps use.

open class JSONEncoder: @unchecked Sendable {
  public init() {}
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  open var outputFormatting: OutputFormatting = []
  open func encode<T>(_ v: T) throws -> Data where T: Encodable { Data() }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T>(_ t: T.Type, from: Data) throws -> T where T: Decodable { fatalError() }
}

open class PropertyListEncoder: @unchecked Sendable {
  public init() {}
  open func encode<T>(_ v: T) throws -> Data where T: Encodable { Data() }
}

open class PropertyListDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T>(_ t: T.Type, from: Data) throws -> T where T: Decodable { fatalError() }
}
