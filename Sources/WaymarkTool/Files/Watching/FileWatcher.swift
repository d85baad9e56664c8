#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Polls the states of recorded files: notifications (inotify, FSEvents) differ between systems, don't exist on many
/// network volumes, and need a new registration after each rename. A spec has few files, so polling takes about a
/// thousandth of a core, and at most a hundredth.
package struct FileWatcher {
  package struct Changes {
    package let isOnlyListings: Bool
  }

  private static let interval: Duration = .milliseconds(100)
  /// Without a change, after which the changes are complete.
  private static let settlingTime: Duration = .milliseconds(60)
  /// Changes are reported even if more follow.
  private static let longestSettlingTime: Duration = .seconds(1)
  /// The largest part of a core that checks use, as a divisor.
  private static let costDivisor = 100
  private static let longestInterval: Duration = .seconds(2)

  private let record: FileRecord
  private var unsettled: Unsettled?
  private var cost: Duration = .zero
  /// A server asks more often.
  private var nextCheck: ContinuousClock.Instant?

  private struct Unsettled {
    var states: [FileState]
    let first: ContinuousClock.Instant
    var last: ContinuousClock.Instant
  }

  package init(_ record: FileRecord) { self.record = record }

  /// Longer if a check takes long, for example on a slow network volume.
  package var delay: Duration {
    unsettled == nil ? min(max(Self.interval, cost * Self.costDivisor), Self.longestInterval) : Self.settlingTime / 2
  }

  package mutating func check(at now: ContinuousClock.Instant = .now) -> Changes? {
    if let nextCheck, now < nextCheck { return nil }
    defer { nextCheck = now + delay }
    let start = ContinuousClock.now
    let states = record.accesses.map { FileState(of: $0.path, isListing: $0.isListing) }
    cost = ContinuousClock.now - start
    guard states != record.states else {
      unsettled = nil
      return nil
    }
    guard var unsettled else {
      unsettled = Unsettled(states: states, first: now, last: now)
      return nil
    }
    if states != unsettled.states {
      unsettled.states = states
      unsettled.last = now
    }
    self.unsettled = unsettled
    guard now - unsettled.last >= Self.settlingTime || now - unsettled.first >= Self.longestSettlingTime else {
      return nil
    }
    return Changes(
      isOnlyListings: record.accesses.indices.allSatisfy {
        record.accesses[$0].isListing || states[$0] == record.states[$0]
      })
  }
}

/// The accesses of a file tree, with states from before the access, so a change during the access is detected.
package final class FileRecord {
  struct Access: Hashable {
    let path: String
    let isListing: Bool
  }

  /// Relative paths start here. The folder can be replaced while the process runs.
  private let base: String
  private var recorded: Set<Access> = []
  private(set) var accesses: [Access] = []
  private(set) var states: [FileState] = []

  package init(base: String = FileSystem.currentFolder) { self.base = base }

  package var count: Int { accesses.count }

  package func add(_ path: String, isListing: Bool = false) {
    let access = Access(path: path.hasPrefix("/") ? path : FileSystem.appending(to: base, path), isListing: isListing)
    guard recorded.insert(access).inserted else { return }
    accesses.append(access)
    states.append(FileState(of: access.path, isListing: isListing))
  }
}

extension FileTree {
  /// Includes paths at which nothing exists. The kind of a path is recorded only through other accesses, because a
  /// folder can contain many other files, and its state changes if a path becomes a folder.
  package func recording(in record: FileRecord) -> FileTree {
    FileTree(
      exists: { path in
        record.add(path)
        return self.exists(path)
      },
      isFolder: isFolder, isLink: isLink, obstacle: obstacle,
      isPackage: { folder in
        // The names in folders around the package change often, for example in the folder for temporary files.
        record.add(FileSystem.appending(to: folder, "Package.swift"))
        return self.isPackage(folder)
      },
      resolved: { path in
        record.add(path)
        return self.resolved(path)
      },
      names: { folder throws(CommandError) in
        record.add(folder, isListing: true)
        return try self.names(folder)
      },
      read: { path, shown, limit throws(CommandError) in
        record.add(path)
        return try self.read(path, shown, limit)
      },
      prefix: prefix)
  }
}

/// Equal if the content is the same, as far as the metadata shows. Includes the mode, because a file can become
/// unreadable, but not the status change, which backups and extended attributes change.
struct FileState: Equatable {
  private struct Metadata: Equatable {
    let device, inode, mode: UInt64
    /// Zero for a folder if only the folder itself matters.
    let size, seconds, nanoseconds: Int64

    init(_ status: stat, isListing: Bool) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
      mode = UInt64(status.st_mode)
      guard isListing || status.st_mode & S_IFMT != S_IFDIR else {
        (size, seconds, nanoseconds) = (0, 0, 0)
        return
      }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      size = Int64(status.st_size)
      seconds = Int64(time.tv_sec)
      nanoseconds = Int64(time.tv_nsec)
    }
  }

  private let entry: Metadata?
  private let destination: Metadata?

  init(of path: String, isListing: Bool) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      (entry, destination) = (nil, nil)
      return
    }
    entry = Metadata(status, isListing: isListing)
    guard status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) == 0 else {
      destination = nil
      return
    }
    destination = Metadata(status, isListing: isListing)
  }
}
