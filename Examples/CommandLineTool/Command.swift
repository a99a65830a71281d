/// A command line tool: what it is called with, and its usage.
///
///     let command = Command(usage: "Usage: Reports [OUTPUT_DIR]", argumentCount: 0...1)
///     let arguments = command.readCommandLine()
package struct Command: Sendable {
  /// The text for `--help`, and after a mistake.
  package let usage: String
  /// Options without a value: `--check`.
  package let flags: Set<String>
  /// Options that the next word is the value of: `--svg DIR`.
  package let valueOptions: Set<String>
  /// The permitted number of words other than options.
  package let argumentCount: ClosedRange<Int>

  package init(
    usage: String, flags: Set<String> = [], valueOptions: Set<String> = [],
    argumentCount: ClosedRange<Int>
  ) {
    self.usage = usage
    self.flags = flags
    self.valueOptions = valueOptions
    self.argumentCount = argumentCount
  }

  /// The arguments of a tool.
  package struct Arguments: Equatable, Sendable {
    package var wantsHelp = false
    package var flags: Set<String> = []
    package var values: [String: String] = [:]
    /// The words that are not options, in their order.
    package var words: [String] = []

    package init() {}
  }

  /// Reads the words of a command line. After `--` every word is an argument, `-x` too.
  ///
  /// - Throws: `UsageError`, with the first mistake; none is reported if help is asked for.
  package func read(_ words: some Sequence<String>) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var mistake: UsageError?
    var mayBeOption = true
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if !mayBeOption || !word.hasPrefix("-") {
        arguments.words.append(word)
      } else if word == "--" {
        mayBeOption = false
      } else if word == "-h" || word == "--help" {
        arguments.wantsHelp = true
      } else if flags.contains(word) {
        arguments.flags.insert(word)
      } else if valueOptions.contains(word) {
        if let value = rest.first, !value.isEmpty, !value.hasPrefix("-") {
          arguments.values[word] = value
          rest.removeFirst()
        } else {
          mistake = mistake ?? UsageError("\(word) needs a value")
        }
      } else {
        mistake = mistake ?? UsageError("there is no option \(word)")
      }
    }
    if arguments.wantsHelp { return arguments }
    if let mistake { throw mistake }
    if let empty = arguments.words.firstIndex(of: "") {
      throw UsageError("argument \(empty + 1) is empty")
    }
    if arguments.words.count < argumentCount.lowerBound { throw UsageError("too few arguments") }
    if arguments.words.count > argumentCount.upperBound { throw UsageError("too many arguments") }
    return arguments
  }
}

/// A mistake in a command line.
package struct UsageError: Error, Equatable, Sendable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
