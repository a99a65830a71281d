import Foundation

/// A file in memory in which a worker records its position, so that its parent knows it after a
/// crash, and sees that it has stopped.
///
/// `@unchecked Sendable`: a thread writes to its own place alone, and the parent is another
/// process.
final class StateFile: @unchecked Sendable {
  private static let capacity = 64
  private static let fields = 5
  private let memory: UnsafeMutablePointer<Int64>
  private let byteCount = capacity * fields * MemoryLayout<Int64>.size

  /// A thread's position, and its actions so far.
  struct Place: Equatable {
    var seed: UInt64 = 0
    var step = 0
    var runs = 0
    var steps = 0
    /// 1 while a run is on its way.
    var isRunning = 0
  }

  /// Opens the file, made if it is not there.
  init?(path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(byteCount)) == 0 else { return nil }
    defer { close(descriptor) }
    let address = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else { return nil }
    memory = address.bindMemory(to: Int64.self, capacity: Self.capacity * Self.fields)
  }

  deinit { munmap(memory, byteCount) }

  subscript(thread: Int) -> Place {
    get {
      let place = memory + thread * Self.fields
      return Place(
        seed: UInt64(bitPattern: place[0]), step: Int(place[1]), runs: Int(place[2]),
        steps: Int(place[3]), isRunning: Int(place[4]))
    }
    set {
      let place = memory + thread * Self.fields
      place[0] = Int64(bitPattern: newValue.seed)
      place[1] = Int64(newValue.step)
      place[2] = Int64(newValue.runs)
      place[3] = Int64(newValue.steps)
      place[4] = Int64(newValue.isRunning)
    }
  }

  /// Each thread of the worker has a separate place.
  func places(_ count: Int) -> [Place] { (0..<count).map { self[$0] } }
}
