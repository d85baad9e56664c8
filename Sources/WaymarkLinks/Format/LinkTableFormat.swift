/// The binary format of a table of links. The compiler encodes the table, and the matcher decodes the table at run
/// time.
///
/// All bytes of the table are below 128, so generated code contains the table as a string literal. A string literal
/// type-checks fast and needs no initialization.
///
/// Numbers are little-endian, and each byte holds seven bits. In the following grammar, a *byte* takes one byte, a
/// *half* takes two bytes, and a *word* takes four bytes. An offset is a *word* that counts bytes from the start of the
/// table. The offset 0 stands for a missing value. A *text* starts with a *half* that contains a length n. The next n
/// bytes are canonical text with percent escapes.
///
/// ```
/// table       = "W" byte(version) word(endpoints) word(endpoint count) 6 × word(destinations)
/// endpoints   = { half(bytes of the entry) half(bytes of the host) byte(variable labels) byte(flags)
///                 byte(bytes of the scheme) byte(origin) word(node) word(port) text(start)
///                 byte(n) n × (byte(name) byte(position)) }
/// start       = `scheme://host/`, with a port other than the default port; `scheme://` for a custom scheme
/// node        = byte(flags) byte(n) n × byte(prefix)
///               [ word(link) | word(n) n × word(link) ]                   links that end here, specific first
///               [ word(n) n × (word(type) word(node)) ]                   captures, specific first
///               [ byte(low) byte(n) n × word(node) | byte(n) n × byte n × word(node) ]
///               [ word(n) n × word(link) ]                                links whose rest starts here
/// link        = byte(flags) word(rank) word(number) word(conditions) word(served) word(winners) byte(kind) outcome
///               piece … byte(0)
/// served      = half(n) n × half(endpoint number)
/// winners     = word(n) n × word(number)                                  links that take precedence
/// outcome     = landing | redirect, depending on the kind
/// landing     = word(tab + 1) byte(stack change) byte(n) n × screen byte(n) n × half(condition) text(deprecation)
///               text(pattern) [ text(ID) ] [ word(offset of a redirect) ]    depending on the flags of the link
/// screen      = byte(role) word(case) word(inner case + 1) byte(n) half(bytes of the sources) n × source
/// source      = byte(kind) …                                              the source of an argument, see ``Source``
/// redirect    = text(start) target byte(fragment part) [ byte(starts with slash) target ]
/// target      = piece … byte(0) byte(n) n × (text(key) byte(item) [ text | source ])
/// piece       = byte(kind) …                                              a piece of a path, see ``Piece``
/// conditions  = byte(n) n × (byte(name) word(type)) byte(n) n × item byte(has fragment) [ fragment ]
/// item        = byte(kind) byte(n) n × text(key) [ word(type) | text ]
/// fragment    = byte(starts with slash) byte(first capture) byte(n) n × (byte(1) text | byte(2) word(type))
///               byte(tail) [ word(type) ] byte(n) n × item
/// type        = a number below 16 for a primitive type, or the offset of
///               byte(1) text(prefix) text(suffix) word(type) | byte(2) word(n) n × (text text(case))
///               | byte(3) byte(primitive) automaton
/// automaton   = half(states) byte(classes) 256 × byte(class) states × byte(is accepting)
///               states × classes × half(state)
/// constant    = word(type) text
/// destinations= word(count) count × word(list or nested destinations);  list = word(n) n × word(link)
/// ```
package enum LinkTableFormat {
  package static let version: UInt8 = 5

  // The positions of the fields in the header.
  package static let endpoints = 2
  package static let endpointCount = 6
  package static let destinations = 10
  package static let headerSize = 34

  package static let mostCaptures = 64

  package enum EndpointFlag {
    /// The host pattern contains the wildcard `*`, which matches one or more labels.
    package static let open: UInt8 = 1
    package static let sole: UInt8 = 2
    package static let plusIsSpace: UInt8 = 4
    /// The literals of the endpoint's trie are in lowercase, also the digits of escapes.
    package static let ignoresCase: UInt8 = 8
  }

  package enum NodeFlag {
    package static let end: UInt8 = 1
    package static let ends: UInt8 = 2
    package static let captures: UInt8 = 4
    /// The first byte of a literal determines the index of its child node; the lowest has index 0.
    package static let denseLiterals: UInt8 = 8
    /// Before this list, the table stores the first byte of each literal.
    package static let sparseLiterals: UInt8 = 16
    package static let literals = denseLiterals | sparseLiterals
    package static let rests: UInt8 = 32
  }

  package enum LinkFlag {
    package static let conditional: UInt8 = 1
    /// Another link may take precedence over this link, even if the matcher finds the other link later.
    package static let contested: UInt8 = 2
    package static let hasID: UInt8 = 4
    /// The tab, route, or resolved link has no other link.
    package static let only: UInt8 = 8
    // While one of the conditions is false, the URL counts as unmatched, or is redirected.
    package static let unmatched: UInt8 = 16
    package static let redirected: UInt8 = 32
  }

  package enum Outcome: UInt8 { case landing, app, redirect }

  /// A sheet, cover, or window starts a modal screen, and the `flow` screens that follow are on its stack. There can be
  /// several, outermost first.
  package enum Role: UInt8 { case tabArguments, stack, sheet, cover, window, flow, app }

  /// The sources of an argument.
  ///
  /// If a URL lacks an optional argument, the encoded constant provides the value. If the table contains no constant
  /// for the argument, the value is `nil`.
  ///
  /// The following list shows the encoded fields for each kind of source.
  ///
  /// ```
  /// absent          –
  /// emptyList       –
  /// constant        word(constant)
  /// capture         byte(capture) word(type)
  /// optionalCapture byte(capture) word(type) word(constant)
  /// restText        byte(capture) word(constant)
  /// restList        byte(capture)
  /// host            byte(name) word(type) word(constant)
  /// query           byte(in fragment) byte(item) word(constant)
  /// queryList       byte(in fragment) byte(item)
  /// ```
  package enum Source: UInt8 {
    case absent
    case emptyList
    case constant
    case capture
    case optionalCapture
    case restText
    case restList
    case host
    case query
    case queryList
  }

  /// The kinds of parts in a path pattern. The library uses the pattern to print URLs.
  ///
  /// The following list shows the encoded fields for each kind of path part.
  ///
  /// ```
  ///                 in a link                                           in a redirect
  /// end             –                                                   –
  /// literal         text                                                text
  /// capture         byte(capture) word(type)                            source
  /// optionalCapture byte(capture) word(type)                            source
  /// rest            byte(capture) byte(is list) byte(needs a segment)   byte(capture)
  /// ```
  package enum Piece: UInt8 {
    case end
    case literal
    case capture
    case optionalCapture
    case rest
  }

  package enum Item: UInt8 {
    case literal
    case required
    case optional
    case list
    case absent
  }

  package enum Tail: UInt8 {
    case none
    case optional
    case rest
    case optionalRest
  }

  package enum FragmentPart: UInt8 {
    case none, required
    /// A fragment that the target omits if the fragment is empty.
    case optional
  }

  package enum TypeKind: UInt8 {
    case affixed = 1
    case enumeration, refined
  }

  // The indices of two states of each automaton. No input leads from the dead state to an accepting state.
  package static let deadState = 0
  package static let startState = 1
}

struct TableCursor {
  private(set) var position: UnsafePointer<UInt8>

  @inline(__always) init(_ position: UnsafePointer<UInt8>) { self.position = position }

  @inline(__always) mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position[0]
  }

  @inline(__always) mutating func half() -> Int {
    defer { position += 2 }
    return TableNumber.half(position)
  }

  @inline(__always) mutating func word() -> Int {
    defer { position += 4 }
    return TableNumber.word(position)
  }

  @inline(__always) mutating func text() -> UnsafeBufferPointer<UInt8> {
    let count = half()
    defer { position += count }
    return UnsafeBufferPointer(start: position, count: count)
  }

  @inline(__always) mutating func skip(_ count: Int) { position += count }
}

enum TableNumber {
  @inline(__always) static func half(_ at: UnsafePointer<UInt8>) -> Int { Int(at[0]) | Int(at[1]) &<< 7 }

  @inline(__always) static func word(_ at: UnsafePointer<UInt8>) -> Int {
    // One load reads all four groups. The groups are then joined in pairs, and the pairs are joined.
    let raw = UInt32(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt32.self))
    let pairs = raw &- (raw & 0x7F00_7F00) &>> 1
    return Int(pairs &- 3 &* ((pairs & 0x3FFF_0000) &>> 2))
  }
}
