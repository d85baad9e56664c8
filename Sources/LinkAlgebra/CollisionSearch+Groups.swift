import WaymarkModel

/// Groups of links, which let the search compare many links at once.
extension CollisionSearch {
  struct Left {
    var positions: [Int]
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

  struct Group {
    var rows: [Int] = []
    /// The matrix columns in which at least one link accepts several strings.
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

  func canCross(_ group: Group, _ others: Group, _ relation: SetRelation, _ left: Left) -> Bool {
    switch relation {
    case .subset: return isLeft(group.sets.intersection(others.narrow), left)
    case .superset: return isLeft(others.sets.intersection(group.narrow), left)
    case .equal, .overlapping, .disjoint: return true
    }
  }

  /// If several columns share a bit of the mask, the function assumes that at least one column is not compared yet.
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

  /// The links of a group, partitioned by the strings that the links accept in a matrix column.
  struct Buckets {
    var all: [Bucket] = []
    var texts: [Int] = []
    var sets: [Int] = []
    var hasOtherKind = false
  }

  mutating func buckets(_ rows: [Int], _ column: Int) -> Buckets {
    var buckets = Buckets()
    var numbers: [Key: Int] = [:]
    for row in rows {
      let key = key(row, column)
      // A key with strings for only one kind of URLs is identified by the set of these strings alone.
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
