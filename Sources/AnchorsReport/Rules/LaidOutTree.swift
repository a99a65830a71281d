import AnchorsLayout

/// A laid-out tree as rules see it: the facts about its layout that are certain.
@_spi(Tools) public protocol LaidOutTree {
  /// Returns the name of an item in sentences.
  func name(of item: any LayoutItem) -> String
  /// Returns the name of an item in the key of a finding: the same at each size.
  func key(of item: any LayoutItem) -> String
  /// Returns what tells a conflict from others: its members.
  func key(of conflict: LayoutConflict) -> String

  /// The conflicts that occur for certain, and whether there may be others.
  var foundConflicts: (certain: [LayoutConflict], hasOthers: Bool) { get }
  /// The items whose frames nothing determines.
  var undetermined: [ItemFault] { get }
  /// The items whose content has less room than it needs.
  var contentsCutOff: [ItemFault] { get }
  /// The views that have no width or no height, and should.
  var viewsWithoutArea: [ItemFault] { get }
  /// The views that are outside of what is seen.
  var viewsOutside: [ItemFault] { get }
  /// The texts and controls that are seen, those in front last.
  var contentAreas: [ContentArea] { get }
  /// The distance on each axis, in points, from which on two areas overlap.
  var leastOverlap: Double { get }
  /// Returns `true` if nothing of an area that two items share is seen.
  func isCovered(_ area: Rect, of items: [any LayoutItem]) -> Bool
  /// `true` if it is certain that a content is cut off, also beside a conflict.
  var contentsAreIndependent: Bool { get }
}

/// A fault of one item.
@_spi(Tools) public struct ItemFault {
  /// The item.
  public let item: any LayoutItem
  /// The part that is at fault, if there are several: `width`.
  public let part: String
  /// One sentence.
  public let sentence: String

  /// Creates a fault of a part of an item.
  public init(_ item: any LayoutItem, _ part: String, _ sentence: String) {
    (self.item, self.part, self.sentence) = (item, part, sentence)
  }

  /// Creates a fault of an item.
  public init(_ item: any LayoutItem, _ sentence: String) { self.init(item, "", sentence) }
}

/// The place of a text or a control.
@_spi(Tools) public struct ContentArea {
  /// The text or the control.
  public let item: any LayoutItem
  /// The place in the root.
  public let area: Rect
  /// The scroll view around it. Areas of two scroll views are not compared.
  public let scrollView: (any LayoutItem)?

  /// Creates the place of a text or a control.
  public init(_ item: any LayoutItem, _ area: Rect, in scrollView: (any LayoutItem)?) {
    (self.item, self.area, self.scrollView) = (item, area, scrollView)
  }
}

@_spi(Tools) extension LaidOutTree {
  /// Returns the findings of a rule about single items.
  func findings(_ rule: String, _ kind: LayoutProblemKind, _ faults: [ItemFault])
    -> [LayoutFinding]
  {
    faults.map { fault in
      LayoutFinding(
        rule, kind, "\(key(of: fault.item)).\(fault.part)", fault.sentence, [fault.item])
    }
  }

  /// Returns what all rules find. Beside a conflict, other findings may be its consequences.
  public func findings() -> [LayoutFinding] {
    let (certain, hasOthers) = foundConflicts
    if !certain.isEmpty || hasOthers {
      return ConflictRule.findings(certain, in: self)
        + (contentsAreIndependent ? CutTextRule.findings(in: self) : [])
    }
    return AmbiguityRule.findings(in: self) + NoSizeRule.findings(in: self)
      + OutOfSightRule.findings(in: self) + CutTextRule.findings(in: self)
      + OverlapRule.findings(in: self)
  }
}
