import Anchors
import Testing

@Suite struct Scratch {
  func tree(_ make: (_ root: LayoutView, _ card: LayoutView, _ title: LayoutView) -> Void) {
    let root = LayoutView(name: "root", width: 390, height: 844)
    let card = LayoutView(name: "card"), title = LayoutView(name: "title")
    root.addSubview(card); card.addSubview(title)
    root.conflictHandler = nil
    make(root, card, title)
    for c in root.conflicts { print(c); print("--", c.arithmetic, c.excess) }
    for c in root.unsatisfied { print(c); print("--", c.explanation?.arithmetic ?? "") }
    print("=======")
  }
  @Test func all() {
    tree { root, card, title in
      Constraint.activate {
        card.width == 300
        title.leading >= card.leading + 12
        title.width >= 320
        title.trailing <= card.trailing - 12
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.width == 300
        card.width == 200
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.leading == root.leading + 16
        card.trailing == root.trailing - 16
        card.width == 200
      }
    }
    tree { root, card, title in
      let other = LayoutView(name: "other")
      root.addSubview(other)
      Constraint.activate {
        card.top == root.top + 20
        other.top == root.top + 100
        title.top == card.top + 8
        title.top == other.top
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.width == 100
        card.height == 100
        card.width == 2 * card.height
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.width >= 300
        card.width <= 200
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.size == Size(width: 30, height: 30)
        title.edges == card.edges.inset(by: 20)
      }
    }
    tree { root, card, title in
      title.intrinsicContentSize = Size(width: 320, height: 20)
      title.compressionResistance.horizontal = .required
      Constraint.activate {
        card.width == 300
        title.horizontalEdges == card.horizontalEdges.inset(by: 12)
      }
    }
    tree { root, card, title in
      let rows = (0..<20).map { LayoutView(name: "row\($0)") }
      for r in rows { root.addSubview(r) }
      Constraint.activate {
        rows[0].top == root.top + 8
        for i in 1..<20 { rows[i].top == rows[i - 1].bottom + 8 }
        for r in rows { r.height == 44 }
        rows[19].bottom == root.bottom - 8
      }
    }
    tree { root, card, title in
      root.layoutDirection = .rightToLeft
      let other = LayoutView(name: "other")
      card.addSubview(other)
      Constraint.activate {
        card.width == 300
        title.leading == card.leading + 12
        title.width == 200
        other.leading == title.trailing + 8
        other.width == 100
        other.trailing <= card.trailing - 12
      }
    }
    tree { root, card, title in
      Constraint.activate {
        card.width == root.width / 2
        title.width == 2 * card.width + 10
        title.width == 300
      }
    }
    tree { root, card, title in
      card.frame = Rect(x: 10, y: 10, width: 100, height: 50)
      Constraint.activate {
        title.leading == card.leading + 8
        title.trailing == card.trailing - 8
        title.width == 200
      }
    }
    tree { root, card, title in
      title.intrinsicContentSize = Size(width: 120, height: 20)
      Constraint.activate {
        card.width == 100
        title.leading == card.leading + 12
        title.trailing == card.trailing - 12
        title.top == card.top
        card.height == 400
        title.width == 200 ~ 500
        title.bottom == card.bottom ~ 100
        title.height <= 30 ~ 700
      }
    }
    tree { root, card, title in
      root.intrinsicContentSize = Size(width: 120, height: 20)
      Constraint.activate {
        card.width == 100 ~ 500
        card.width == 200 ~ 500
        card.width == 210 ~ 500
      }
    }
  }
}
