import Anchors

// Rows whose distribution is `.fill`: who grows and who shrinks.
@MainActor
func stackFillScenes() -> [Scene] {
  [
    Scene("stack/fill/firstStretches", .once, .same) { record in
      record.stack([fixed(29.5), fixed(29), fixed(41.5)], width: 300, spacing: 8)
    },
    Scene("stack/fill/firstIsCompressed", .once, .same) { record in
      record.stack([fixed(76.5), fixed(94)], width: 120, spacing: 8)
    },
    Scene("stack/fill/threeCompressed", .derived, .same) { record in
      record.stack([fixed(50), fixed(30), fixed(20)], width: 90, spacing: 10)
    },
    Scene("stack/fill/lastSpacerTakesAll", .once, .same) { record in
      record.stack([fixed(29.5), View(), fixed(29), View(), fixed(41.5)], width: 300, spacing: 8)
    },
    Scene("stack/fill/spacerBeforeLabels", .once, .same) { record in
      record.stack([fixed(28, 19), View(), fixed(37.5, 19)], width: 300, height: 30, spacing: 8) {
        $0.alignment = .center
      }
    },
    Scene("stack/fill/nestedColumn", .once, .same) { record in
      let column = Stack(arrangedSubviews: [fixed(22.5, 16), fixed(41, 16)])
      column.axis = .vertical
      column.spacing = 3
      column.alignment = .leading
      record.stack([fixed(34.5, 19), column], width: 300, height: 60, spacing: 8) {
        $0.alignment = .top
      }
    },
    Scene(
      "stack/fill/nestedRow", .notFound,
      .unknown("the tie is between views of two stacks; no measurement was found")
    ) { record in
      let inner = [fixed(22.5), fixed(41)]
      let row = Stack(arrangedSubviews: inner)
      row.spacing = 3
      record.stack([fixed(34.5), row], width: 300, spacing: 8)
      record.frames(["inner 0": inner[0], "inner 1": inner[1]])
    },
  ]
}
