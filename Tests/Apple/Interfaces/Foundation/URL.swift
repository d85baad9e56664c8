// The APIs of URLs and URL components that the run time and the sample apps use.

public struct URLResourceKey: Hashable, Sendable {}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  public init?(string: String) {}
  public init?(string: String, relativeTo url: URL?) {}
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) public init?(
    string: String, encodingInvalidCharacters: Bool
  ) {}
  public init(fileURLWithPath: String) {}
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public init(
    filePath: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo: URL? = nil
  ) {}
  public var absoluteString: String { "" }
  public var absoluteURL: URL { self }
  public var relativeString: String { "" }
  public var scheme: String? { nil }
  public var host: String? { nil }
  public var port: Int? { nil }
  public var user: String? { nil }
  public var password: String? { nil }
  public var path: String { "" }
  public var query: String? { nil }
  public var fragment: String? { nil }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func host(percentEncoded: Bool = true) -> String? {
    nil
  }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func path(percentEncoded: Bool = true) -> String {
    ""
  }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func query(percentEncoded: Bool = true) -> String?
  { nil }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func fragment(percentEncoded: Bool = true)
    -> String?
  { nil }
  public var pathComponents: [String] { [] }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var isFileURL: Bool { false }
  public var standardized: URL { self }
  public func appendingPathComponent(_ s: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func appending<S>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL where S: StringProtocol { self }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public func appending(queryItems: [URLQueryItem]) -> URL {
    self
  }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public static var applicationSupportDirectory: URL {
    URL(fileURLWithPath: "")
  }
  @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) public static var cachesDirectory: URL {
    URL(fileURLWithPath: "")
  }
  public var description: String { "" }
  public var debugDescription: String { "" }
}

public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

public struct URLComponents: Hashable, Codable, Sendable {
  public init() {}
  public init?(string: String) {}
  public init?(url: URL, resolvingAgainstBaseURL: Bool) {}
  @available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *) public init?(
    string: String, encodingInvalidCharacters: Bool
  ) {}
  public var url: URL? { nil }
  public var string: String? { nil }
  public var scheme: String?
  public var user: String?
  public var password: String?
  public var host: String?
  public var port: Int?
  public var path: String = ""
  public var query: String?
  public var fragment: String?
  public var percentEncodedHost: String?
  public var percentEncodedPath: String = ""
  public var percentEncodedQuery: String?
  public var percentEncodedFragment: String?
  public var queryItems: [URLQueryItem]? {
    get { nil }
    set {}
  }
  public var percentEncodedQueryItems: [URLQueryItem]? {
    get { nil }
    set {}
  }
}

extension URLComponents {
  public func encode(to e: any Encoder) throws {}
  public init(from d: any Decoder) throws {}
}
