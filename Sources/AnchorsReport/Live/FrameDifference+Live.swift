#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension Subject {
  /// Returns the views whose determined frames differ by more than `reach` on any side.
  ///
  /// A position is the same if it is so in the superview or in the root: if the superview is
  /// ambiguous, a subview may be fixed by an outside item.
  func differences(_ ambiguities: [LayoutAmbiguity], reach: Double) -> [FrameDifference] {
    var undetermined: [ObjectIdentifier: Set<FrameComponent>] = [:]
    for ambiguity in ambiguities {
      undetermined[ObjectIdentifier(ambiguity.item), default: []]
        .formUnion(ambiguity.components.map(\.component))
    }
    /// Returns `true` if numbers differ; NaN differs from any.
    func isApart(_ one: Double, _ other: Double) -> Bool { !(abs(one - other) <= reach) }
    let items = live?.items ?? []
    let liveFrames = LiveFrames(items) { $0.frame }
    let solvedFrames = LiveFrames(items) { $0.copy.layoutFrame }
    var found: [FrameDifference] = []
    for item in items.dropFirst() {
      guard let copy = item.copy as? LayoutView, let shown = liveFrames[copy],
        let own = solvedFrames[copy]
      else { continue }
      let (frame, solved) = (item.frame, copy.layoutFrame)
      var apart: Set<FrameComponent> = []
      if isApart(frame.minX, solved.minX), isApart(shown.minX, own.minX) { apart.insert(.x) }
      if isApart(frame.minY, solved.minY), isApart(shown.minY, own.minY) { apart.insert(.y) }
      if isApart(frame.width, solved.width) { apart.insert(.width) }
      if isApart(frame.height, solved.height) { apart.insert(.height) }
      if apart.isSubset(of: undetermined[ObjectIdentifier(copy)] ?? []) { continue }
      found.append(FrameDifference(item: copy, frame: frame, solved: solved))
    }
    return sorted(found) { [$0.item] }
  }
}
#endif
