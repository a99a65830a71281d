import AnchorsLayout
@_spi(Tools) import AnchorsReport
import Glibc

/// Maps the windows of layouts as text, and compares each map with layouts one by one: of 2,000
/// random windows, or of each from 240 to 600 points.
func measureMaps(of files: [String], each: Bool) {
  print("file\tms\tareas\tregions\tfindings\twindows\twrong\tat its own size")
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
    var (wrong, count) = (0, 0)
    func compare(_ width: Int, _ height: Int) {
      one.layOut(in: Size(width: Double(width), height: Double(height)))
      let expected = Set(one.findings().map { $0.identity })
      let found = Set(search.findings(width: width, height: height).map { $0.identity })
      count += 1
      if expected == found { return }
      wrong += 1
      if wrong <= 3 {
        print(
          "  \(width) x \(height): map", found.subtracting(expected).sorted(), "layout",
          expected.subtracting(found).sorted())
      }
    }
    if each {
      for width in 240...600 { for height in 240...600 { compare(width, height) } }
    } else {
      var random = SystemRandom(seed: 1)
      for _ in 0..<2000 {
        compare(random.number(in: 240...1400), random.number(in: 240...1400))
      }
    }
    let name = file.split(separator: "/").last ?? ""
    let milliseconds = Int(time / .milliseconds(1))
    let numbers = [
      milliseconds, search.areaCount, search.regions.count, search.findings.count, count, wrong,
      own,
    ]
    print(([String(name)] + numbers.map { "\($0)" }).joined(separator: "\t"))
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
