import WaymarkModel

/// Groups of rows with a summary of their columns.
extension CollisionSearch {
  /// The columns that the search has not compared yet.
  struct Left {
    var positions: [Int]
    /// The columns of query keys that the search has compared.
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

  /// A group of rows with a summary of their columns.
  struct Group {
    var rows: [Int] = []
    /// The columns in which some row has a set instead of a single text.
    var sets = ColumnMask()
    /// The columns that some row constrains.
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

  /// Returns a Boolean value that indicates whether the summaries allow an overlapping pair.
  func canCross(_ group: Group, _ others: Group, _ relation: SetRelation, _ left: Left) -> Bool {
    switch relation {
    case .subset: return isLeft(group.sets.intersection(others.narrow), left)
    case .superset: return isLeft(others.sets.intersection(group.narrow), left)
    case .equal, .overlapping, .disjoint: return true
    }
  }

  /// Returns a Boolean value that indicates whether a mask may contain a column that the search has not compared yet.
  ///
  /// If several columns share a bit, the bit counts as not compared.
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

  /// The rows of a group, partitioned by their keys in a column.
  struct Buckets {
    var all: [Bucket] = []
    /// The numbers of the buckets with single texts.
    var texts: [Int] = []
    /// The numbers of the buckets with sets of texts.
    var sets: [Int] = []
    /// A Boolean value that indicates whether some keys have a cell of the other kind.
    var hasOtherKind = false
  }

  mutating func buckets(_ rows: [Int], _ column: Int) -> Buckets {
    var buckets = Buckets()
    var numbers: [Key: Int] = [:]
    for row in rows {
      let key = key(row, column)
      // A key without a cell of the other kind is identified by its cell alone.
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
