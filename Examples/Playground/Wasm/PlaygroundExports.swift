import PlaygroundSession

// The functions that the page calls. A text goes in by way of `allocate`: the page writes UTF-8
// there and passes its length on. The result is the address of UTF-8, with `answerLength`. The
// result is valid until the next call.

nonisolated(unsafe) private let session = PlaygroundSession()
nonisolated(unsafe) var question = Memory()
nonisolated(unsafe) var answer = Memory()

/// Memory that is used again from call to call, aligned for numbers.
struct Memory {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 8)
  private var capacity = 1024
  private(set) var count = 0

  mutating func reserve(_ count: Int) -> UnsafeMutableRawPointer {
    if count > capacity {
      start.deallocate()
      capacity = max(count, 2 * capacity)
      start = .allocate(byteCount: capacity, alignment: 8)
    }
    self.count = count
    return start
  }

  mutating func put(_ text: String) -> UnsafeMutableRawPointer {
    let start = reserve(text.utf8.count)
    UnsafeMutableRawBufferPointer(start: start, count: count).copyBytes(from: text.utf8)
    return start
  }

  mutating func put(_ numbers: [Double]) -> UnsafeMutableRawPointer {
    let start = reserve(numbers.count * MemoryLayout<Double>.stride)
    for (place, number) in numbers.enumerated() {
      start.storeBytes(
        of: number, toByteOffset: place * MemoryLayout<Double>.stride, as: Double.self)
    }
    return start
  }

  var text: String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// Returns memory for a text of a number of bytes, which the next call takes.
@_expose(wasm, "allocate") @_cdecl("playground_allocate")
func allocate(_ length: Int) -> UnsafeMutableRawPointer { question.reserve(length) }

/// Returns the number of bytes of the last answer.
@_expose(wasm, "answerLength") @_cdecl("playground_answer_length")
func answerLength() -> Int { answer.count }

@_expose(wasm, "open") @_cdecl("playground_open")
func open() -> UnsafeMutableRawPointer { answer.put(session.open(question.text)) }

/// Answers with numbers: four for each item.
@_expose(wasm, "layout") @_cdecl("playground_layout")
func layout(_ width: Double, _ height: Double, _ isRightToLeft: Bool)
  -> UnsafeMutableRawPointer
{
  answer.put(session.layout(width: width, height: height, isRightToLeft: isRightToLeft))
}

@_expose(wasm, "texts") @_cdecl("playground_texts")
func texts() -> UnsafeMutableRawPointer { answer.put(session.texts()) }

@_expose(wasm, "findings") @_cdecl("playground_findings")
func findings() -> UnsafeMutableRawPointer { answer.put(session.findings()) }

@_expose(wasm, "explain") @_cdecl("playground_explain")
func explain(_ item: Int) -> UnsafeMutableRawPointer {
  answer.put(session.explain(item: item))
}

@_expose(wasm, "marks") @_cdecl("playground_marks")
func marks() -> UnsafeMutableRawPointer { answer.put(session.marks(question.text)) }

@_expose(wasm, "widths") @_cdecl("playground_widths")
func widths(_ from: Double, _ to: Double) -> UnsafeMutableRawPointer {
  answer.put(session.widths(from: from, to: to))
}

@_expose(wasm, "beginMap") @_cdecl("playground_begin_map")
func beginMap() { session.beginMap() }

/// Returns the finished share; -1 if the map is complete.
@_expose(wasm, "advanceMap") @_cdecl("playground_advance_map")
func advanceMap() -> Double { session.advanceMap() }

@_expose(wasm, "windowMap") @_cdecl("playground_window_map")
func windowMap() -> UnsafeMutableRawPointer { answer.put(session.windowMap()) }

@_expose(wasm, "log") @_cdecl("playground_log")
func log() -> UnsafeMutableRawPointer { answer.put(session.log(question.text)) }

@_expose(wasm, "copy") @_cdecl("playground_copy")
func copy() -> UnsafeMutableRawPointer { answer.put(session.copy(question.text)) }
