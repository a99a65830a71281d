import AnchorsLayout
@_spi(Tools) import AnchorsReport
import Glibc

/// Maps the windows of layouts as text, and compares each map with layouts of random windows, one
/// by one.
func measureMaps(of files: [String]) {
  print("file\tms\tareas\tregions\tfindings\twrong of 2000\tat its own size")
  let clock = ContinuousClock()
  var total = Duration.zero
  for file in files {
    guard let text = contents(of: file), let tree = try? DocumentTree(text),
      let reference = try? DocumentTree(text)
    else {
      print("\(file)\tnot a layout")
      continue
    }
    for root in [tree.root, reference.root] {
      root.layoutTree.conflictHandler = nil
      root.layoutIfNeeded()
    }
    let one = WindowLayouts(reference.root)
    let own = one.findings().count
    var search = MapSearch(WindowLayouts(tree.root), widths: 240...1400, heights: 240...1400)
    let time = clock.measure { while search.advance() {} }
    total += time
    var random = SystemRandom(seed: 1)
    var wrong = 0
    for _ in 0..<2000 {
      let (width, height) = (random.number(in: 240...1400), random.number(in: 240...1400))
      one.layOut(in: Size(width: Double(width), height: Double(height)))
      let expected = Set(one.findings().map { $0.identity })
      let found = Set(search.findings(width: width, height: height).map { $0.identity })
      if expected != found {
        wrong += 1
        if wrong <= 3 {
          print(
            "  \(width) x \(height): map", found.subtracting(expected).sorted(), "layout",
            expected.subtracting(found).sorted())
        }
      }
    }
    let name = file.split(separator: "/").last ?? ""
    let milliseconds = Int(time / .milliseconds(1))
    print(
      "\(name)\t\(milliseconds)\t\(search.areaCount)\t\(search.regions.count)\t\(search.findings.count)\t\(wrong)\t\(own)"
    )
  }
  print("All: \(total)")
}

private func contents(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while true {
    let byte = getc(file)
    if byte < 0 { break }
    bytes.append(UInt8(truncatingIfNeeded: byte))
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A linear congruential generator.
private struct SystemRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }
}
