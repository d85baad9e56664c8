#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state of a file or a folder at one time, without its content.
///
/// Two states are equal if the content is the same, as far as the metadata shows. The mode is part of the state, because
/// a file can become unreadable. The time of the last status change isn't, because backups and extended attributes
/// change that time.
struct FileState: Equatable {
  /// The metadata that identifies the content of a file.
  private struct Metadata: Equatable {
    let device, inode, mode: UInt64
    /// Both are zero for a folder if only the folder itself matters.
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
