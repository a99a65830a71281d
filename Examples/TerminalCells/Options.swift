/// The words of the command line: `[COLUMNS ROWS] [--rtl]`.
struct Options {
  var columns = 80
  var rows = 24
  var isRightToLeft = false

  /// Nil if the words make no sense.
  init?(_ words: some Sequence<String>) {
    var numbers: [Int] = []
    for word in words {
      if word == "--rtl" {
        isRightToLeft = true
      } else if let number = Int(word) {
        numbers.append(number)
      } else {
        return nil
      }
    }
    if numbers.isEmpty { return }
    guard numbers.count == 2, (40...1000).contains(numbers[0]), (12...1000).contains(numbers[1])
    else { return nil }
    (columns, rows) = (numbers[0], numbers[1])
  }
}
