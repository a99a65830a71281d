import AnchorsLayout
import Workloads

extension Records {
  /// W18: the steps of an animation that runs several times. Each step is checked before it is
  /// timed.
  mutating func measureAnimation(runs: Int = 51) {
    let animation = Animation()
    animation.check(at: 0)
    for step in 1...Animation.stepCount {
      animation.move(to: step)
      animation.root.layoutIfNeeded()
      animation.check(at: step)
    }
    var steps = Samples()
    repeated(runs) {
      animation.move(to: 0)
      animation.root.layoutIfNeeded()
      for step in 1...Animation.stepCount {
        let (_, time) = timed {
          animation.move(to: step)
          animation.root.layoutIfNeeded()
        }
        steps.add(time)
      }
    }
    animation.check(at: Animation.stepCount)
    let (views, count) = (animation.views.count, steps.values.count)
    add("W18a median of a step", views, "tree", steps.median, runs: count)
    add("W18b 99th percentile of a step", views, "tree", steps.percentile(99), runs: count)
  }

  /// Microseconds of the steps of the animation.
  var animationTable: String {
    var table = Table(["µs", "views", "time", "steps"])
    for record in all where record.workload.hasPrefix("W18") {
      table.add([record.workload, "\(record.views)", rounded(record.value), "\(record.runs)"])
    }
    return table.text
  }
}
