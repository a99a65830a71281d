/// The words of the command line.
struct Options {
  var isChecking = false
  var svgFolder: String?
  var files: [String] = []

  init(_ words: some Sequence<String>) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--check": isChecking = true
      case "--svg": svgFolder = words.popFirst()
      default: files.append(word)
      }
    }
  }
}
