import AnchorsLayout
@_spi(Tools) import AnchorsReport

extension SceneTree: LaidOutTree {
  package func name(of item: any LayoutItem) -> String {
    item.layoutName
  }

  package func key(of item: any LayoutItem) -> String {
    entry(of: item)?.element.id ?? name(of: item)
  }

  package func key(of conflict: LayoutConflict) -> String {
    conflict.constraints.compactMap { element(of: $0)?.id }.sorted().joined(separator: " ")
  }

  package var contentsAreIndependent: Bool { true }

  package var viewsWithoutArea: [ItemFault] {
    invisibleViews.filter { $0.part == Self.noSize }
  }

  package var viewsOutside: [ItemFault] {
    let all = invisibleViews.filter { $0.part != Self.noSize }
    return all + contentsPartlyOutside(besides: Set(all.map { ObjectIdentifier($0.item) }))
  }

  /// Returns the texts and controls that are not all on the screen.
  private func contentsPartlyOutside(besides others: Set<ObjectIdentifier>) -> [ItemFault] {
    let screen = Rect(size: root.frame.size)
    // How high a cell or a view is, is decided where it is shown.
    let isFramed = scene.kind == .controller || scene.kind == .windowContent
    let isHigher = scene.kind == .view && root.frame.height != ownSize.height
    let count = isFramed || isHigher ? 4 : 2
    return wholeContentAreas.compactMap { content in
      guard let view = content.item as? LayoutView, !isInScrollView(view), !isInPane(view),
        !["datePicker", "pickerView"].contains(entry(of: view)?.element.name ?? ""),
        !others.contains(ObjectIdentifier(view)),
        !isPlacedByCode(view),
        !view.superviews.contains(where: { others.contains(ObjectIdentifier($0)) })
      else { return nil }
      let area = content.area
      // Text is measured with a similar font.
      let isText = (view as? DocumentView)?.content.text?.isLabel == true
      let least = isText ? 4 + 0.05 * area.width : 4
      let sides: [(distance: Double, least: Double, name: String)] = [
        (screen.minX - area.minX, least, "left"), (area.maxX - screen.maxX, least, "right"),
        (screen.minY - area.minY, 4, "top"), (area.maxY - screen.maxY, 4, "bottom"),
      ]
      let beyond = sides.prefix(count).filter { $0.distance > $0.least }
      if beyond.isEmpty { return nil }
      let parts = beyond.map { side in "by \(Int(side.distance.rounded())) at the \(side.name)" }
      let distances = parts.joined(separator: " and ")
      return ItemFault(
        view, "partly", "\(view.layoutName) reaches beyond the \(nameOfRoot), \(distances)")
    }
  }

  private static let noSize = "size"

  /// The root's name in sentences: a screen, a window or a cell.
  private var nameOfRoot: String {
    switch scene.kind {
    case .cell: "cell"
    case .windowContent: "window"
    case .controller, .view: "screen"
    }
  }

  /// Returns what the rules find and what is certain.
  func certainFindings() -> [LayoutFinding] { certain(findings()) }

  /// Returns what is wrong with texts alone.
  func certainTextFindings() -> [LayoutFinding] {
    certain(
      CutTextRule.findings(in: self) + (hasConflicts ? [] : OverlapRule.findings(in: self)))
  }

  /// Leaves out findings about views whose frames nothing determines at this size: which of two
  /// texts that ask for the same room gives way is not known.
  private func certain(_ findings: [LayoutFinding]) -> [LayoutFinding] {
    if findings.allSatisfy({ $0.conflict != nil }) { return findings }
    let open = Set(root.layoutTree.ambiguities.map { ObjectIdentifier($0.item) })
    if open.isEmpty { return findings }
    return findings.filter { finding in
      finding.conflict != nil
        || !finding.items.contains { item in
          sequence(first: item, next: { $0.layoutParent }).contains {
            open.contains(ObjectIdentifier($0))
          }
        }
    }
  }

  /// The views that have no area, or are outside the root, after the latest layout.
  private var invisibleViews: [ItemFault] {
    let screen = Rect(size: root.frame.size)
    var found: Set<ObjectIdentifier> = []
    return views.dropFirst().compactMap { entry in
      // Views inside an invisible view are not reported again.
      if let superview = entry.view.superview, found.contains(ObjectIdentifier(superview)) {
        found.insert(ObjectIdentifier(entry.view))
        return nil
      }
      guard entry.isComparable, !entry.view.isHidden, let own = entry.frame, own.width > 0,
        own.height > 0, !isInScrollView(entry.view), !isInPane(entry.view),
        !isPlacedByCode(entry.view),
        !entry.view.superviews.contains(where: \.isHidden)
      else { return nil }
      let frame = entry.view.frame
      let name = entry.view.layoutName
      if frame.width <= 0.01 || frame.height <= 0.01 {
        let side = frame.width <= 0.01 ? "width" : "height"
        found.insert(ObjectIdentifier(entry.view))
        if !hasNoLengthForCertain(entry.view, frame.width <= 0.01 ? .width : .height) { return nil }
        return ItemFault(entry.view, Self.noSize, "\(name) has no \(side)")
      }
      let place = frameInRoot(of: entry.view)
      // Code gives the header of a table view the height of its content.
      let hasHeight = !scene.isInTable
      let isOutside =
        place.maxX <= 0.5 || place.minX >= screen.maxX - 0.5
        || place.maxY <= 0.5 || hasHeight && place.minY >= screen.maxY - 0.5
      if !isOutside { return nil }
      found.insert(ObjectIdentifier(entry.view))
      return ItemFault(entry.view, "\(name) is outside the \(nameOfRoot), at \(place.text)")
    }
  }

  /// Returns `true` if constraints alone leave a view no length. Contents are those of the app in
  /// the end.
  private func hasNoLengthForCertain(_ view: LayoutView, _ side: FrameComponent) -> Bool {
    // Code shows something in an empty view, and takes away views of stack views.
    if view.superviews.contains(where: { $0 is LayoutStackView })
      || entry(of: view)?.element.showsNothingYet != false
      || hasDesignSizes
    {
      return false
    }
    let explanation = root.layoutTree.frameExplanation(of: view)
    guard let component = explanation.components.first(where: { $0.component == side }),
      component.isDetermined
    else { return false }
    return component.steps.allSatisfy { step in
      switch step.reason {
      case .constraint, .fixed, .notNegative:
        if case .intrinsicSize = step.push?.limit { return false }
        return true
      case .content, .intrinsicSize, .tieBreak: return false
      }
    }
  }

  /// Returns `true` if code knows what places a view: a constraint of it, or in a xib a view
  /// without constraints around it, has an outlet.
  private func isPlacedByCode(_ view: LayoutView) -> Bool {
    let isFrameKnown =
      scene.controller == nil
      && ([view] + Array(view.superviews)).contains { view in
        guard let element = entry(of: view)?.element else { return false }
        return element.isOn("fixedFrame") && document.outlets[element.id] != nil
      }
    return isFrameKnown || itemsOfOutlets.contains(ObjectIdentifier(view))
  }

  /// Returns `true` if code knows a constraint, and may give it another constant.
  func hasOutlet(_ constraint: Element) -> Bool { document.outlets[constraint.id] != nil }

  /// `true` if a view has an intrinsic size in Interface Builder alone.
  var hasDesignSizes: Bool {
    views.contains { entry in
      ["Width", "Height"].contains { entry.element["placeholderIntrinsic\($0)"] != nil }
    }
  }

  /// Returns `true` if a view is in a pane of a split view of AppKit that has another size than in
  /// the document.
  private func isInPane(_ view: LayoutView) -> Bool {
    document.platform == .macOS && root.frame.size != ownSize
      && view.superviews.contains { entry(of: $0)?.element.isSplitView == true }
  }

  func frameInRoot(of view: LayoutView) -> Rect { frameInRoot(of: view) { $0.frame } }

  /// Returns the frame of a view in the root's coordinates, by frames in superviews.
  func frameInRoot(of view: LayoutView, _ frame: (LayoutView) -> Rect) -> Rect {
    var rect = frame(view)
    for superview in view.superviews where superview !== root {
      let outer = frame(superview)
      rect.origin.x += outer.minX
      rect.origin.y += outer.minY
    }
    return rect
  }

  /// The labels whose text needs more room than they have, after the latest layout.
  ///
  /// A text is cut off if it needs five percent and four points more than the label has, because
  /// the widths are those of a similar font.
  package var contentsCutOff: [ItemFault] {
    views.filter(isTextCutOff).map { entry in
      ItemFault(entry.view, "the text of \(entry.view.layoutName) is cut off")
    }
  }

  /// Returns `true` if a view beside another one in a stack view has content that code sets.
  private func sharesStackWithUnknown(_ view: LayoutView) -> Bool {
    guard let stack = view.superview as? LayoutStackView else { return false }
    return stack.arrangedSubviews.contains { other in
      let element = entry(of: other)?.element
      return element?.name == "label" && element?.showsNothingYet == true
    }
  }

  private func isTextCutOff(_ entry: View) -> Bool {
    guard let view = entry.view as? DocumentView, let text = view.content.text, text.truncates,
      entry.isComparable, !view.isHidden, !isInScrollView(view), !sharesStackWithUnknown(view)
    else { return false }
    // Code sets the texts of reused cells that it knows, and gives the header of a table view the
    // height of its content.
    let isDynamic = scene.kind == .cell && scene.root.parent?.name != "cells"
    if isDynamic || scene.isInTable, document.outlets[entry.element.id] != nil { return false }
    if text.lines != 1, scene.isInTable { return false }
    if text.string.isIdentifier, document.outlets[entry.element.id] != nil { return false }
    let frame = view.frame
    if frame.width <= 0 || frame.height <= 0 { return false }
    if text.lines == 1 {
      let needed = view.content.size(measuresText: true).width
      return needed > frame.width * 1.05 + 4
    }
    guard let needed = view.content.size(forWidth: frame.width) else { return false }
    // A label in the document may be higher than its text.
    let own = view.content.size
    let room = max(0, own.height - text.height(forWidth: own.width))
    return needed.height - room > frame.height + text.lineHeight * 0.75
  }
}

extension Element {
  /// `true` for a split view of AppKit, also of an old document.
  fileprivate var isSplitView: Bool {
    name == "splitView" || self["customClass"]?.hasSuffix("SplitView") == true
  }

  /// `true` if the document has no content for a view that is there to show some.
  fileprivate var showsNothingYet: Bool {
    switch name {
    case "label", "textView": labelText == nil
    case "imageView": false
    case "stackView": viewsInside.isEmpty
    case "view" where viewsInside.isEmpty: true
    default: self["customClass"] != nil
    }
  }
}

extension String {
  /// `true` for a word with an underscore, in whose place code sets a text.
  fileprivate var isIdentifier: Bool {
    contains("_") && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
