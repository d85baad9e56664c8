#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct SocketError: Error {
  /// In lowercase, for example "address already in use".
  package let reason: String

  init(_ code: Int32) { reason = String(cString: strerror(code)).lowercased() }
}

/// Does not block, and other programs do not inherit the socket.
struct Socket {
  let descriptor: Int32

  enum Transfer {
    case bytes(Int)
    case later
    case ended
  }

  init(listeningOn port: UInt16) throws(SocketError) {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, type, 0)
    guard descriptor >= 0 else { throw SocketError(errno) }
    prepare()
    // Without this option, the port of a server that has just ended can't be used again for a minute.
    set(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard code == 0, listen(descriptor, 1_024) == 0 else {
      let error = SocketError(errno)
      close()
      throw error
    }
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  func accept() throws(SocketError) -> Socket? {
    let accepted = systemAccept(descriptor)
    guard accepted >= 0 else {
      if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) { throw SocketError(errno) }
      return nil
    }
    let socket = Socket(accepted)
    socket.prepare()
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
      socket.set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
    return socket
  }

  func read(into buffer: inout [UInt8], atMost count: Int) -> Transfer {
    let result = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, min(count, $0.count), 0) }
    return result == 0 ? .ended : transfer(result)
  }

  func write(_ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return transfer(bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) })
  }

  func endOutput() { _ = shutdown(descriptor, Int32(SHUT_WR)) }
  func close() { systemClose(descriptor) }

  private func transfer(_ count: Int) -> Transfer {
    if count >= 0 { return .bytes(count) }
    return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .later : .ended
  }

  private func prepare() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  private func set(_ level: Int32, _ option: Int32) {
    var isOn: Int32 = 1
    setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }
}

// The C function has the name of a method of `Socket`.
private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }
