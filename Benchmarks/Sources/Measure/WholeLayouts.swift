import AnchorsLayout
import Workloads

extension Records {
  /// Measures a workload from nothing to frames: all of it, from installed constraints, the solver
  /// alone, and by plain arithmetic.
  mutating func measureLayout<W: Workload>(_ workload: W.Type, views: Int, runs: Int) {
    var (everything, tree) = (Samples(), Samples())
    var last: W?
    repeated(runs) {
      last = nil
      var laps = [ContinuousClock.now]
      let layout = W(viewCount: views)
      layout.install(layout.constraints())
      laps.append(.now)
      layout.root.layoutIfNeeded()
      laps.append(.now)
      layout.check()
      tree.add(laps[2] - laps[1])
      everything.add(laps[2] - laps[0])
      last = layout
    }
    guard let last else { return }
    add(W.name, views, "solver", solverTimes(last, runs))
    add(W.name, views, "tree", tree)
    add(W.name, views, "everything", everything)
    add(W.name, views, "plain", plainTimes(last, runs))
  }

  private func solverTimes<W: Workload>(_ layout: W, _ runs: Int) -> Samples {
    var samples = Samples()
    var alone = SolverAlone(recording: layout.root)
    repeated(runs) {
      alone.forget()
      let (sum, time) = timed {
        alone.build()
        alone.solve()
        return alone.sumOfValues()
      }
      use(sum)
      alone.check(W.name)
      samples.add(time)
    }
    return samples
  }

  private func plainTimes<W: Workload>(_ layout: W, _ runs: Int) -> Samples {
    var samples = Samples()
    var frames = layout.expectedFrames()
    // Many times in a row: once is too short for the clock.
    let repetitions = 100
    repeated(runs, seconds: 1) {
      let (_, time) = timed {
        frames.withUnsafeMutableBufferPointer { buffer in
          for _ in 0..<repetitions { layout.writeFrames(to: buffer) }
        }
      }
      use(frames[frames.count / 2].minX)
      samples.add(time / repetitions)
    }
    return samples
  }
}

/// Creates a workload, lays it out, reads its frames and releases it.
func live<W: Workload>(_ workload: W.Type, views: Int = 1000) {
  let layout = W(viewCount: views)
  layout.install(layout.constraints())
  layout.root.layoutIfNeeded()
  use(layout.views.reduce(0) { $0 + $1.frame.maxY })
}

/// Builds a list of about 1,000 views and appends cells to it, with a layout after each. The list
/// is never released, so that two numbers of cells differ by what appending them takes.
func appendCells(_ count: Int) {
  let list = Unmanaged.passRetained(CellList(cellCount: 1000 / ListCell.viewCount))
    .takeUnretainedValue()
  for number in list.cells.count..<list.cells.count + count {
    list.insert(ListCell(number: number), at: number)
    list.root.layoutIfNeeded()
  }
}
