/// Words in type of fixed cells: as high as the type's size and half as wide, the baseline at three
/// quarters of the height.
struct Cells {
  var words: String
  let size: Double

  var width: Double { Double(words.count) * size / 2 }
  var height: Double { size }
  var baselineFromTop: Double { size * 3 / 4 }
  var baselineFromBottom: Double { size / 4 }
}
