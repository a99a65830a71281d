/// One file of the format `layout-case/1`, with or without steps.
package struct LayoutCase: Decodable, Sendable {
  package var name: String
  package var root: Root
  package var direction: Direction
  package var items: [Item]
  package var constraints: [Row]
  package var expected: Expectation?
  package var steps: [Step]?

  package init(
    name: String, root: Root, direction: Direction = .ltr, items: [Item], constraints: [Row]
  ) {
    self.name = name
    self.root = root
    self.direction = direction
    self.items = items
    self.constraints = constraints
  }

  /// The root's size; its frame is `(0, 0, width, height)`.
  package struct Root: Decodable, Sendable {
    package var id: String
    package var width: Double
    package var height: Double

    package init(id: String = "root", width: Double, height: Double) {
      self.id = id
      self.width = width
      self.height = height
    }
  }

  package enum Direction: String, Decodable, Sendable {
    case ltr, rtl
  }

  package struct Item: Decodable, Sendable {
    package var id: String
    package var parent: String
    package var intrinsic: Intrinsic?
    package var hugging: AxisNumbers?
    package var compression: AxisNumbers?
    package var baseline: Baseline?

    package init(id: String, parent: String) {
      self.id = id
      self.parent = parent
    }

    package var huggingOrDefault: AxisNumbers { hugging ?? AxisNumbers(h: 250, v: 250) }
    package var compressionOrDefault: AxisNumbers { compression ?? AxisNumbers(h: 750, v: 750) }
  }

  package struct Intrinsic: Decodable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  package struct AxisNumbers: Decodable, Sendable {
    package var h: Double
    package var v: Double

    package init(h: Double, v: Double) {
      self.h = h
      self.v = v
    }
  }

  package struct Baseline: Decodable, Sendable {
    package var first: Double
    package var last: Double

    package init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  /// A constraint: `item.attr relation multiplier * item2.attr2 + constant`.
  package struct Row: Decodable, Sendable {
    package var id: String
    package var item: String
    package var attr: String
    package var relation: RowRelation
    package var multiplier: Double
    package var item2: String?
    package var attr2: String?
    package var constant: Double
    package var priority: Double

    package init(
      id: String, _ item: String, _ attr: String, _ relation: RowRelation,
      multiplier: Double = 1, _ item2: String? = nil, _ attr2: String? = nil,
      constant: Double = 0, priority: Double = 1000
    ) {
      self.id = id
      self.item = item
      self.attr = attr
      self.relation = relation
      self.multiplier = multiplier
      self.item2 = item2
      self.attr2 = attr2
      self.constant = constant
      self.priority = priority
    }
  }

  package enum RowRelation: String, Decodable, Sendable {
    case equal = "=="
    case atMost = "<="
    case atLeast = ">="
  }

  /// Edits, then one layout.
  package struct Step: Decodable, Sendable {
    package var edits: [Edit]
    package var expected: Expectation?
    package var note: String?

    package init(edits: [Edit]) { self.edits = edits }
  }

  /// The right answer to a case.
  package struct Expectation: Decodable, Sendable {
    package var status: Status
    package var frames: [String: [Double?]]?
    package var levels: [Level]?
    package var violated: [String]?
    package var ambiguous: [String: [String]]?
    package var ranges: [String: [String: [Double?]]]?
    package var mus: [[String]]?
  }

  package enum Status: String, Codable, Sendable {
    case unique, ambiguous, infeasible
  }

  package struct Level: Decodable, Sendable {
    package var priority: Double
    package var violation: Double
  }
}
