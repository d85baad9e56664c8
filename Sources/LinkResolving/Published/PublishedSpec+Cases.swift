import WaymarkLinks

// The values with several cases. Each is coded as the number of its case and the values of the case.

extension Coded where Self: RawRepresentable, RawValue == UInt8 {
  mutating func code(with coder: inout SpecCoder) {
    var number = Int(rawValue)
    coder.code(&number, below: 256)
    if let value = Self(rawValue: UInt8(number)) { self = value } else { coder.fail() }
  }
}

extension Destination.Kind: Coded {
  init() { self = .push }
}

extension PrimitiveType: Coded {
  init() { self = .string }
}

extension PublishedSpec.Visibility: Coded {
  init() { self = .byDefault }
}

extension PublishedSpec.Target: Coded {
  init() { self = .redirect }

  mutating func code(with coder: inout SpecCoder) {
    var (number, index) =
      switch self {
      case .tab(let index): (0, index)
      case .route(let index): (1, index)
      case .app(let index): (2, index)
      case .redirect: (3, 0)
      }
    coder.code(&number, below: 4)
    coder.code(&index)
    self =
      switch number {
      case 0: .tab(index)
      case 1: .route(index)
      case 2: .app(index)
      default: .redirect
      }
  }
}

extension PublishedSpec.Arity: Coded {
  init() { self = .required }

  mutating func code(with coder: inout SpecCoder) {
    var (number, text) =
      switch self {
      case .required: (0, "")
      case .optional: (1, "")
      case .list: (2, "")
      case .defaulted(let text): (3, text)
      }
    coder.code(&number, below: 4)
    coder.code(&text)
    self =
      switch number {
      case 0: .required
      case 1: .optional
      case 2: .list
      default: .defaulted(text)
      }
  }
}

extension PublishedSpec.ArgumentSource: Coded {
  init() { self = .absent }

  mutating func code(with coder: inout SpecCoder) {
    var (number, text) =
      switch self {
      case .url: (0, "")
      case .fixed(let text): (1, text)
      case .absent: (2, "")
      }
    coder.code(&number, below: 3)
    coder.code(&text)
    self =
      switch number {
      case 0: .url
      case 1: .fixed(text)
      default: .absent
      }
  }
}

extension PublishedSpec.Label: Coded {
  init() { self = .any }

  mutating func code(with coder: inout SpecCoder) {
    var name: String? = if case .capture(let name) = self { name } else { nil }
    coder.code(&name)
    self = if let name { .capture(name) } else { .any }
  }
}

extension PublishedSpec.ScreenCase: Coded {
  init() { self = .feature([]) }

  mutating func code(with coder: inout SpecCoder) {
    var (isFeature, routes) =
      switch self {
      case .route(let route): (false, [route])
      case .feature(let routes): (true, routes)
      }
    coder.code(&isFeature)
    coder.code(&routes)
    if !isFeature, routes.count != 1 {
      coder.fail()
      return
    }
    self = isFeature ? .feature(routes) : .route(routes[0])
  }
}

extension PublishedSpec.Texts: Coded {
  init() { self = .native }

  mutating func code(with coder: inout SpecCoder) {
    var number = 2
    var cases: [PublishedSpec.Case] = []
    var primitive = PrimitiveType.string
    var automaton: [UInt8] = []
    switch self {
    case .cases(let texts): (number, cases) = (0, texts)
    case .refinement(let base, let texts): (number, primitive, automaton) = (1, base, texts)
    case .native: break
    }
    coder.code(&number, below: 3)
    switch number {
    case 0:
      coder.code(&cases)
      self = .cases(cases)
    case 1:
      coder.code(&primitive)
      coder.code(&automaton)
      self = .refinement(primitive, automaton)
    default: self = .native
    }
  }
}

extension Argument: Coded {
  init() { self = .none }

  mutating func code(with coder: inout SpecCoder) {
    var number = 0
    var bits: UInt64 = 0
    var text = ""
    switch self {
    case .int(let value): (number, bits) = (1, UInt64(bitPattern: value))
    case .double(let value): (number, bits) = (2, value.bitPattern)
    case .bool(let value): (number, bits) = (3, value ? 1 : 0)
    case .string(let value): (number, text) = (4, value)
    default: break
    }
    coder.code(&number, below: 5)
    if 1...3 ~= number { coder.code(&bits) }
    if number == 4 { coder.code(&text) }
    self =
      switch number {
      case 1: .int(Int64(bitPattern: bits))
      case 2: .double(Double(bitPattern: bits))
      case 3: .bool(bits == 1)
      case 4: .string(text)
      default: .none
      }
  }
}

extension ValueType: Coded {
  init() { self = .primitive(.string) }

  mutating func code(with coder: inout SpecCoder) {
    var index: Int? = if case .declared(let index) = self { index } else { nil }
    var primitive = PrimitiveType.string
    if case .primitive(let own) = self { primitive = own }
    coder.code(&index)
    if let index {
      self = .declared(index)
    } else {
      coder.code(&primitive)
      self = .primitive(primitive)
    }
  }
}

extension LinkPattern.Path: Coded {
  init() { self.init(segments: []) }

  mutating func code(with coder: inout SpecCoder) {
    coder.code(&segments)
    coder.code(&tail)
  }

  var types: [ValueType] {
    var types: [ValueType] = segments.compactMap { if case .capture(let capture) = $0 { capture.type } else { nil } }
    if case .optional(let capture) = tail { types.append(capture.type) }
    return types
  }
}

extension LinkPattern.Segment: Coded {
  init() { self = .literal("") }

  mutating func code(with coder: inout SpecCoder) {
    var text = ""
    var capture: LinkPattern.Capture?
    switch self {
    case .literal(let literal): text = literal
    case .capture(let own): capture = own
    }
    coder.code(&capture)
    if let capture {
      self = .capture(capture)
    } else {
      coder.code(&text)
      self = .literal(text)
    }
  }
}

extension LinkPattern.Tail: Coded {
  init() { self = .none }

  mutating func code(with coder: inout SpecCoder) {
    var number = 0
    var capture = LinkPattern.Capture()
    var name: String?
    var (isList, allowsNone) = (false, false)
    switch self {
    case .none: break
    case .optional(let own): (number, capture) = (1, own)
    case .rest(let own, let ownIsList, let ownAllowsNone):
      (number, name, isList, allowsNone) = (2, own, ownIsList, ownAllowsNone)
    }
    coder.code(&number, below: 3)
    switch number {
    case 0: self = .none
    case 1:
      coder.code(&capture)
      self = .optional(capture)
    default:
      coder.code(&name)
      coder.code(&isList)
      coder.code(&allowsNone)
      self = .rest(name: name, isList: isList, allowsNone: allowsNone)
    }
  }
}

extension LinkPattern.Capture: Coded {
  init() { self.init(name: "", type: ValueType()) }

  mutating func code(with coder: inout SpecCoder) {
    var (name, type) = (self.name, self.type)
    coder.code(&name)
    coder.code(&type)
    coder.code(&prefix)
    coder.code(&suffix)
    self = Self(name: name, type: type, prefix: prefix, suffix: suffix)
  }
}

extension LinkPattern.QueryItem: Coded {
  init() { self.init(keys: [], value: .absent) }

  mutating func code(with coder: inout SpecCoder) {
    var (keys, value) = (self.keys, self.value)
    coder.code(&keys)
    coder.code(&value)
    // Messages about an item name its first key.
    if keys.isEmpty { coder.fail() }
    self = Self(keys: keys, value: value)
  }
}

extension LinkPattern.QueryValue: Coded {
  init() { self = .absent }

  mutating func code(with coder: inout SpecCoder) {
    var (number, text, type) =
      switch self {
      case .literal(let text): (0, text, ValueType())
      case .required(let name, let type): (1, name, type)
      case .optional(let name, let type): (2, name, type)
      case .list(let name, let type): (3, name, type)
      case .absent: (4, "", ValueType())
      }
    coder.code(&number, below: 5)
    coder.code(&text)
    coder.code(&type)
    self =
      switch number {
      case 0: .literal(text)
      case 1: .required(name: text, type)
      case 2: .optional(name: text, type)
      case 3: .list(name: text, type)
      default: .absent
      }
  }

  var type: ValueType? {
    switch self {
    case .literal, .absent: nil
    case .required(_, let type), .optional(_, let type), .list(_, let type): type
    }
  }
}

extension LinkPattern.Fragment: Coded {
  init() { self.init(startsWithSlash: false, path: LinkPattern.Path(), query: []) }

  mutating func code(with coder: inout SpecCoder) {
    var (startsWithSlash, path, query) = (self.startsWithSlash, self.path, self.query)
    coder.code(&startsWithSlash)
    coder.code(&path)
    coder.code(&query)
    self = Self(startsWithSlash: startsWithSlash, path: path, query: query)
  }
}
