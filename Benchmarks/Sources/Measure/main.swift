import AnchorsLayout
import CHeap
import Workloads

// Times the workloads, checks every frame before, and prints medians. See `Command.usage`.

if !isBuiltForMeasuring {
  print("Built with assertions: frames are checked, times are not given. Use -c release.")
}
keep_freed_memory()
Command.run(Array(CommandLine.arguments.dropFirst()))
