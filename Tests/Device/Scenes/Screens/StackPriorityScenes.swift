import Anchors

// Constraints weaker and stronger than a stack's own optional ones, which UIKit has at 51, 49 and
// 25, as several printed them from live stacks. The frames follow from that.
@MainActor
func stackPriorityScenes() -> [Scene] {
  let across = [50.0, 52].map { priority in
    Scene("stack/weak/height\(Int(priority))", .derived, .same) { record in
      record.stack([fixed(30, 40), fixed(50, 40)]) {
        $0.alignment = .center
      } preferences: { stack in
        stack.height == 100 ~ Priority(priority)
      }
    }
  }
  let lengths = [24.0, 26].map { priority in
    Scene("stack/weak/viewHeight\(Int(priority))", .derived, .same) { record in
      let view = View()
      let height = view.height == 30 ~ Priority(priority)
      record.stack([fixed(20, 10), view], width: 100, height: 60) {
        $0.alignment = .top
      } preferences: { _ in
        height
      }
    }
  }
  let along = [48.0, 50].map { priority in
    Scene("stack/weak/width\(Int(priority))", .derived, .same) { record in
      record.stack([fixed(50), fixed(30), fixed(20)], spacing: 10) {
        $0.distribution = .equalSpacing
      } preferences: { stack in
        stack.width == 300 ~ Priority(priority)
      }
    }
  }
  return across + lengths + along + [
    Scene("stack/weak/fittingExpanded", .derived, .same) { record in
      let stack = Stack(arrangedSubviews: [fixed(30, 40), fixed(50, 40)])
      stack.distribution = .equalSpacing
      stack.alignment = .center
      record.numbers("size", fittingSize(of: stack, isExpanded: true))
    }
  ]
}

// Margins and baselines of stacks.
@MainActor
func stackEdgeScenes() -> [Scene] {
  [
    Scene("stack/margins", .once, .same) { record in
      let stack = record.stack([fixed(50), fixed(30)], width: 200, height: 40) {
        $0.isLayoutMarginsRelativeArrangement = true
      }
      record.numbers("margins", values(stack.layoutMargins))
    },
    Scene("stack/baselines/column", .documented, .same) { record in
      let labels = [label("first", 17), label("last", 17)]
      let column = Stack(arrangedSubviews: labels)
      column.axis = .vertical
      column.spacing = 4
      record.baselines(of: column, like: labels[0], and: labels[1])
    },
    Scene("stack/baselines/row", .documented, .same) { record in
      let labels = [label("low", 12), label("tall", 30), label("low", 12)]
      let row = Stack(arrangedSubviews: labels)
      record.baselines(of: row, like: labels[1], and: labels[1])
    },
    Scene(
      "stack/baselineRelative", .contradicted,
      .unknown("the documentation has the ends at baselines, a print of live constraints at edges")
    ) { record in
      let labels = [label("first", 17), label("last", 17)]
      let stack = record.stack([]) { _ in }
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      stack.spacing = 30
      labels.forEach(stack.addArrangedSubview)
      layOut(stack)
      let between = Double(labels[1].frame.minY - labels[0].frame.minY)
      record.numbers("between", [between])
      record.holds("begins at the first view", abs(labels[0].frame.minY) <= 1)
      let end = stack.bounds.maxY - labels[1].frame.maxY
      record.holds("ends at the last view", abs(end) <= 1)
    },
  ]
}

extension Record {
  /// Records how far the tops of labels of the same fonts, aligned with the stack's baselines, are
  /// from the tops of those in it: 0 where the stack has their baselines.
  fileprivate func baselines(of stack: Stack, like first: Label, and last: Label) {
    let root = screen(400, 400)
    let besides = [label("first", of: first), label("last", of: last)]
    root.addSubview(stack)
    besides.forEach(root.addSubview)
    Constraint.activate {
      stack.left == 0
      stack.top == 100
      for label in besides { label.left == stack.right + 10 }
      besides[0].firstBaseline == stack.firstBaseline
      besides[1].lastBaseline == stack.lastBaseline
    }
    layOut(root)
    for (name, label, inner) in [("first", besides[0], first), ("last", besides[1], last)] {
      let distance = Double(label.frame.minY - stack.frame.minY - inner.frame.minY)
      holds("\(name) within a point", abs(distance) <= 1)
    }
  }
}
