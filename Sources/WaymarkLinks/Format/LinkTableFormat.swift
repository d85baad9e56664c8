/// How a link table is laid out, for the compiler that writes it and the matcher that reads it.
///
/// All bytes are below 128, so that the table is a plain string literal: it type-checks at once and needs no set-up. Numbers
/// are little-endian groups of seven bits: a *byte* holds one group, a *half* two, a *word* four. Offsets are words that
/// count from the table's first byte; 0 is none. A *text* is half(n) and n bytes in canonical form, escapes and all.
///
/// ```
/// table       = "W" byte(version) word(endpoints) word(endpoint count) 6 × word(destinations)
/// endpoints   = { half(bytes of the entry) half(bytes of the host) byte(labels in front) byte(flags)
///                 byte(bytes of the scheme) byte(origin) word(node) word(port) text(start)
///                 byte(n) n × (byte(name) byte(position)) }
/// start       = `scheme://host/`, with the port where it is not the scheme's own; of a custom scheme `scheme://`
/// node        = byte(flags) byte(n) n × byte(prefix)
///               [ word(link) | word(n) n × word(link) ]                   links that end here, the most specific first
///               [ word(n) n × (word(type) word(node)) ]                   captures, the most specific first
///               [ byte(low) byte(n) n × word(node) | byte(n) n × byte n × word(node) ]
///               [ word(n) n × word(link) ]                                links whose rest starts here
/// link        = byte(flags) word(rank) word(number) word(conditions) word(stands) word(winners) byte(kind) outcome
///               piece … byte(0)
/// stands      = half(n) n × half(endpoint number)
/// winners     = word(n) n × word(number)                                  links that win though neither is inside the other
/// outcome     = landing | redirect, as the kind says
/// landing     = word(tab + 1) byte(stack change) byte(n) n × screen byte(n) n × half(condition) text(deprecation)
/// screen      = byte(role) word(case) word(case inside it + 1) byte(n) half(bytes of the sources) n × source
/// source      = byte(kind) …                                              where an argument comes from, see ``Source``
/// redirect    = text(start) target byte(whether there is a fragment) [ byte(whether it starts with a slash) target ]
/// target      = piece … byte(0) byte(n) n × (text(key) byte(item) [ text | source ])
/// piece       = byte(kind) …                                              what a path is written of, see ``Piece``
/// conditions  = byte(n) n × (byte(name) word(type)) byte(n) n × item byte(whether there is a fragment) [ fragment ]
/// item        = byte(kind) byte(n) n × text(key) [ word(type) | text ]
/// fragment    = byte(whether it starts with a slash) byte(first capture) byte(n) n × (byte(1) text | byte(2) word(type))
///               byte(tail) [ word(type) ] byte(n) n × item
/// type        = a number below 16 for a primitive one, else the offset of
///               byte(1) text(prefix) text(suffix) word(type) | byte(2) word(n) n × (text text(case)) | byte(3) byte(primitive) automaton
/// automaton   = half(states) byte(classes) 256 × byte(class) states × byte(whether it accepts) states × classes × half(state)
/// constant    = word(type) text
/// destinations= word(count) count × word(list or nested destinations);  list = word(n) n × word(link)
/// ```
package enum LinkTableFormat {
  package static let version: UInt8 = 4

  // Positions in the header.
  package static let endpoints = 2
  package static let endpointCount = 6
  package static let destinations = 10
  package static let headerSize = 34

  /// Captures, of the path and the fragment, that one link can have.
  package static let mostCaptures = 64

  /// What is special about an endpoint.
  package enum EndpointFlag {
    /// There may be more labels in front.
    package static let open: UInt8 = 1
    /// No other endpoint has URLs that start as its own do.
    package static let sole: UInt8 = 2
  }

  /// What a node has.
  package enum NodeFlag {
    /// One link ends here.
    package static let end: UInt8 = 1
    /// Several do.
    package static let ends: UInt8 = 2
    package static let captures: UInt8 = 4
    /// Literals may follow, indexed by their first byte less the lowest one.
    package static let denseLiterals: UInt8 = 8
    /// Literals may follow, listed by their first byte.
    package static let sparseLiterals: UInt8 = 16
    package static let literals = denseLiterals | sparseLiterals
    package static let rests: UInt8 = 32
  }

  /// What is special about a link.
  package enum LinkFlag {
    /// Its conditions can decide against a URL.
    package static let conditional: UInt8 = 1
    /// Other links win over it though they may be found later.
    package static let contested: UInt8 = 2
  }

  /// What a link leads to.
  package enum Outcome: UInt8 {
    case landing, app, redirect
  }

  /// What a screen of a landing is.
  package enum Role: UInt8 {
    case tabArguments, stack, sheet, cover, window, flow, app
  }

  /// Where an argument comes from. What a URL lacks is the constant, where there is one, and nil otherwise.
  package enum Source: UInt8 {
    case absent
    case emptyList
    /// word(constant)
    case constant
    /// byte(capture) word(type)
    case capture
    /// byte(capture) word(type) word(constant)
    case optionalCapture
    /// byte(capture) word(constant): segments in one text, from the capture on.
    case restText
    /// byte(capture)
    case restList
    /// byte(name) word(type) word(constant)
    case host
    /// byte(whether in the fragment) byte(item) word(constant)
    case query
    /// byte(whether in the fragment) byte(item)
    case queryList
  }

  /// What a written path is made of. In a redirect, what a capture is comes from a source, and a rest is byte(capture) alone.
  package enum Piece: UInt8 {
    case end
    /// text
    case literal
    /// byte(capture) word(type)
    case capture
    /// byte(capture) word(type): one more segment, where there is a value.
    case optionalCapture
    /// byte(capture) byte(whether a list) byte(whether there must be some)
    case rest
  }

  /// What a query item wants.
  package enum Item: UInt8 {
    /// text: exactly this, once.
    case literal
    /// word(type): once and well-typed.
    case required
    /// word(type): decides nothing.
    case optional
    /// word(type): decides nothing.
    case list
    case absent
  }

  /// How a fragment may go on after its segments.
  package enum Tail: UInt8 {
    case none
    /// word(type)
    case optional
    /// One segment or more.
    case rest
    /// Any number of segments.
    case optionalRest
  }

  /// What a type that is not primitive is.
  package enum TypeKind: UInt8 {
    case affixed = 1
    case enumeration, refined
  }

  // States of an automaton. No text gets out of the dead one.
  package static let deadState = 0
  package static let startState = 1
}
