/// The binary format of a link table, which the compiler encodes and the matcher decodes.
///
/// All bytes are below 128, so that the table is a plain string literal, which type-checks fast and needs no
/// initialization. Numbers are little-endian groups of seven bits: a *byte* holds one group, a *half* holds two, and a
/// *word* holds four. An offset is a word that counts from the first byte of the table; 0 means no offset. A *text* is
/// half(n) and n bytes in canonical form, including escapes.
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
/// screen      = byte(role) word(case) word(inner case + 1) byte(n) half(bytes of the sources) n × source
/// source      = byte(kind) …                                              the source of an argument, see ``Source``
/// redirect    = text(start) target byte(has fragment) [ byte(starts with slash) target ]
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
  package static let version: UInt8 = 4

  // The positions of the fields in the header.
  package static let endpoints = 2
  package static let endpointCount = 6
  package static let destinations = 10
  package static let headerSize = 34

  /// The maximum number of captures of one link in its path and fragment.
  package static let mostCaptures = 64

  /// The flags of an endpoint.
  package enum EndpointFlag {
    /// More labels may precede the captured labels.
    package static let open: UInt8 = 1
    /// No other endpoint has URLs with the same start.
    package static let sole: UInt8 = 2
  }

  /// The flags of a node.
  package enum NodeFlag {
    /// One link ends at the node.
    package static let end: UInt8 = 1
    /// Several links end at the node.
    package static let ends: UInt8 = 2
    package static let captures: UInt8 = 4
    /// Literals may follow, indexed by their first byte minus the lowest first byte.
    package static let denseLiterals: UInt8 = 8
    /// Literals may follow, listed by their first byte.
    package static let sparseLiterals: UInt8 = 16
    package static let literals = denseLiterals | sparseLiterals
    package static let rests: UInt8 = 32
  }

  /// The flags of a link.
  package enum LinkFlag {
    /// A URL with a matching path can fail the conditions of the link.
    package static let conditional: UInt8 = 1
    /// Other links take precedence, even if the matcher finds them later.
    package static let contested: UInt8 = 2
  }

  /// The outcomes of a link.
  package enum Outcome: UInt8 {
    case landing, app, redirect
  }

  /// The roles of a screen in a landing.
  package enum Role: UInt8 {
    case tabArguments, stack, sheet, cover, window, flow, app
  }

  /// The sources of an argument.
  ///
  /// If the URL lacks the argument, its value is the constant, or `nil` if no constant exists.
  package enum Source: UInt8 {
    case absent
    case emptyList
    /// The encoding is `word(constant)`.
    case constant
    /// The encoding is `byte(capture) word(type)`.
    case capture
    /// The encoding is `byte(capture) word(type) word(constant)`.
    case optionalCapture
    /// Segments in one text, from the capture to the end: `byte(capture) word(constant)`.
    case restText
    /// The encoding is `byte(capture)`.
    case restList
    /// The encoding is `byte(name) word(type) word(constant)`.
    case host
    /// The encoding is `byte(in fragment) byte(item) word(constant)`.
    case query
    /// The encoding is `byte(in fragment) byte(item)`.
    case queryList
  }

  /// The pieces of a printed path.
  ///
  /// In a redirect, the value of a capture comes from a source, and a rest is `byte(capture)` alone.
  package enum Piece: UInt8 {
    case end
    /// The encoding is a text.
    case literal
    /// The encoding is `byte(capture) word(type)`.
    case capture
    /// An additional segment if a value exists: `byte(capture) word(type)`.
    case optionalCapture
    /// The encoding is `byte(capture) byte(is list) byte(requires a segment)`.
    case rest
  }

  /// The conditions of a query item.
  package enum Item: UInt8 {
    /// The key must occur once with exactly this text.
    case literal
    /// The key must occur once with a value of the type: `word(type)`.
    case required
    /// The item does not affect the match: `word(type)`.
    case optional
    /// The item does not affect the match and may occur several times: `word(type)`.
    case list
    case absent
  }

  /// The tails of a fragment after its segments.
  package enum Tail: UInt8 {
    case none
    /// The encoding is `word(type)`.
    case optional
    /// One or more segments.
    case rest
    /// Any number of segments.
    case optionalRest
  }

  /// The kinds of types that are not primitive.
  package enum TypeKind: UInt8 {
    case affixed = 1
    case enumeration, refined
  }

  // The states of an automaton; no text leads from the dead state to an accepting state.
  package static let deadState = 0
  package static let startState = 1
}
