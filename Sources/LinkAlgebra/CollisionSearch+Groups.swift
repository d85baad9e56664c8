import WaymarkModel

/// Rows together, and what a glance at all of them tells.
extension CollisionSearch {
  /// The columns that have not been looked at.
  struct Left {
    var positions: [Int]
    /// Keys that have been.
    var keysDone: [Int] = []

    func without(_ column: Int) -> Left {
      var left = self
      if let index = left.positions.firstIndex(of: column) {
        left.positions.remove(at: index)
      } else {
        left.keysDone.append(column)
      }
      return left
    }
  }

  /// Rows, with what a glance at all of them tells.
  struct Group {
    var rows: [Int] = []
    /// The columns in which some row is no single text, and those in which some row is not everything.
    var sets = ColumnMask()
    var narrow = ColumnMask()
  }

  func group(_ rows: [Int]) -> Group {
    var group = Group()
    for row in rows { add(row, to: &group) }
    return group
  }

  func add(_ row: Int, to group: inout Group) {
    group.rows.append(row)
    group.sets.formUnion(sets[row])
    group.narrow.formUnion(narrow[row])
  }

  /// Whether some pair can cross, as far as a glance tells.
  func canCross(_ group: Group, _ others: Group, _ relation: SetRelation, _ left: Left) -> Bool {
    switch relation {
    case .subset: return isLeft(group.sets.intersection(others.narrow), left)
    case .superset: return isLeft(others.sets.intersection(group.narrow), left)
    case .equal, .overlapping, .disjoint: return true
    }
  }

  /// Whether one of some columns has not been looked at; where columns share bits, each of them may be one that has not.
  func isLeft(_ mask: ColumnMask, _ left: Left) -> Bool {
    var open = ColumnMask(positions: positions.count, keys: keyCount)
    if positions.count <= ColumnMask.count {
      open.positions = 0
      for column in left.positions { open.positions |= ColumnMask.bit(slotOfColumn[column]) }
    }
    if keyCount <= ColumnMask.count {
      for column in left.keysDone { open.keys &= ~ColumnMask.bit(keyNumber(column)) }
    }
    return !mask.intersection(open).isEmpty
  }

  struct Bucket {
    let number: Int
    let key: Key
    var group = Group()
  }

  /// Rows by what they are in a column, in their order.
  struct Buckets {
    var all: [Bucket] = []
    /// The numbers of those that are single texts, and of the others.
    var texts: [Int] = []
    var sets: [Int] = []
    /// Whether some keys have a cell of the other kind.
    var hasOtherKind = false
  }

  mutating func buckets(_ rows: [Int], _ column: Int) -> Buckets {
    var buckets = Buckets()
    var numbers: [Key: Int] = [:]
    for row in rows {
      let key = key(row, column)
      // Where the other kind has nothing to say, the cell alone tells.
      let known = key.other == nil ? Int(marks[mark(key.cell)]) - 1 : numbers[key] ?? -1
      let number = known >= 0 ? known : buckets.all.count
      if known < 0 {
        if key.other == nil { marks[mark(key.cell)] = Int32(number + 1) } else { numbers[key] = number }
        buckets.all.append(Bucket(number: number, key: key))
        if key.cell.isText {
          buckets.texts.append(number)
        } else {
          buckets.sets.append(number)
        }
      }
      add(row, to: &buckets.all[number].group)
    }
    for bucket in buckets.all {
      marks[mark(bucket.key.cell)] = 0
      if bucket.key.other != nil { buckets.hasOtherKind = true }
    }
    return buckets
  }
}
