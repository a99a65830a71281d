import Anchors

// Every distribution with every alignment, on three views in a row of 60 × 40. That `.fill`
// stretches the first view was measured once; the rest follows from the constraints that were
// printed from live stacks.
@MainActor
func stackZooScenes() -> [Scene] {
  let distributions: [(String, Stack.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
  let alignments: [(String, Stack.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]
  return distributions.flatMap { (length, distribution) in
    alignments.map { (across, alignment) in
      // A view without text has its baselines at its edges by the documentation, not by what was
      // measured.
      let verdict =
        across.hasSuffix("Baseline")
        ? Verdict.unknown("where the baselines of views without text are") : .same
      return Scene("stack/zoo/\(length)/\(across)", .several, verdict) { record in
        record.stack(
          [fixed(14, 10), fixed(10, 20), fixed(6, 8)], width: 60, height: 40, spacing: 2
        ) { stack in
          stack.distribution = distribution
          stack.alignment = alignment
        }
      }
    }
  }
}
