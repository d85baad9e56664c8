/// The names of one namespace, without duplicates.
struct UniqueNames {
  private var taken: Set<String>
  /// The next number for a name with several clashes.
  private var numbers: [String: Int] = [:]

  init(_ taken: Set<String> = []) { self.taken = taken }

  mutating func add(_ name: String, or alternatives: [String] = []) -> String {
    for name in [name] + alternatives where taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    // The digit of `page2` and a number would look like one number.
    let start = name.last?.isNumber == true ? name + "x" : name
    while !taken.insert("\(start)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(start)\(number)"
  }
}
