import Anchors
import AnchorsLayout

/// What a layout's text says of one item.
package struct Declaration: Sendable, Equatable {
  /// What kind of item it is: the word that its line begins with.
  package enum Kind: String, Sendable, CaseIterable {
    /// The topmost view.
    case window
    /// A `LayoutView`.
    case view
    /// A `LayoutLabel`.
    case label
    /// A `LayoutStackView`, whose views are arranged.
    case stack
    /// A `LayoutScrollView`.
    case scroll
    /// A `LayoutGuide`.
    case guide
  }

  /// A width and a height in points; `nil` for none.
  package struct Lengths: Sendable, Equatable {
    /// The width.
    package var width: Double?
    /// The height.
    package var height: Double?

    package init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
  }

  package let kind: Kind
  package var name: String
  /// The number of the item around it; -1 for the window.
  package var parent = -1

  /// The size of its content; of the window, its size.
  package var content: Lengths?
  package var hugging: AxisPriorities?
  package var compression: AxisPriorities?
  /// The distances from the top edge to the first baseline and from the bottom edge to the last one.
  package var baselines: [Double]?
  package var margins: DirectionalInsets?
  package var safeArea: Insets?
  /// The distances of the alignment rectangle from the frame.
  var alignmentInsets: Insets?
  /// How far the content is scrolled.
  var offset: [Double]?
  /// A frame that is given instead of constraints.
  package var frame: [Double]?
  package var isHidden = false
  /// The direction of text in it; `nil` for that of the item around it.
  package var isRightToLeft: Bool?

  // Of guides.
  /// The distances from the edges of the item around it; `nil` if constraints determine the frame.
  var insets: Insets?
  /// `true` for the content guide of a scroll view, which has another name here.
  var isContentGuide = false

  // Of labels.
  package var text = ""
  package var fontSize = 17.0
  package var isBold = false
  package var lines = 1

  // Of stacks.
  package var isColumn = false
  package var spacing = 0.0
  package var distribution = "fill"
  package var alignment = "fill"

  init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }

  /// Whether another declares the same item, though with other numbers.
  func isSameItem(as other: Declaration) -> Bool {
    kind == other.kind && name == other.name && parent == other.parent
      && isHidden == other.isHidden
  }
}

/// Where a declaration is in the text, as offsets of UTF-8.
package struct DeclarationPlaces: Sendable {
  /// The whole of it.
  package var range = 0..<0
  /// The priorities after `hugging` and `compression`, if there are any.
  package var priorities: [String: Range<Int>] = [:]
}
