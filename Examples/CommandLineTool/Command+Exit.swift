import Foundation

extension Command {
  /// Reads this process's command line. Prints the usage and exits with 0 if help is asked for;
  /// exits with 2 if there is a mistake.
  package func readCommandLine() -> Arguments {
    do throws(UsageError) {
      let arguments = try read(CommandLine.arguments.dropFirst())
      if arguments.wantsHelp {
        print(usage)
        exit(0)
      }
      return arguments
    } catch {
      refuse(error)
    }
  }

  /// Prints the mistake and the usage to standard error, and exits with 2.
  package func refuse(_ mistake: UsageError) -> Never {
    printError(mistake.message)
    printToStandardError(usage)
    exit(2)
  }
}

/// Prints `error: ` and a message to standard error.
package func printError(_ message: String) { printToStandardError("error: \(message)") }

/// Prints a line to standard output at once. `print` keeps lines back where the output is not a
/// terminal.
package func printAtOnce(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// Prints a line to standard error.
package func printToStandardError(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
