import AnchorsLayout

/// A change of a laid out screen, and how it is shown to come about.
struct Step {
  let timing: TimingCurve
  let change: () -> Void

  init(_ timing: TimingCurve, change: @escaping () -> Void) {
    self.timing = timing
    self.change = change
  }
}
