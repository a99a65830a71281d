#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

extension LayoutReport {
  @MainActor
  init(on view: NativeView, _ options: LiveTree.Options = .init()) {
    let tree = LiveTree(below: view.topmostView, options)
    let originals = LiveOriginals(tree)
    let subject = Subject(tree, view: view, originals)
    let (all, open) = (subject.tree.conflicts, subject.tree.ambiguities)
    // The constraints of each conflict that is still there without the encapsulated sizes.
    var apart: [Set<ObjectIdentifier>] = []
    if all.contains(where: { $0.constraints.contains(where: originals.isEncapsulatedSize) }) {
      let sizes = tree.constraints.filter(\.isEncapsulatedSize).map(\.id)
      let rest = Subject(view, options, without: sizes)
      apart = rest.tree.conflicts.map { Set($0.constraints.compactMap { rest.live?.live($0)?.id }) }
    }
    let reach = 1 / view.pixelsPerPoint + 0.01
    let screen = ConflictsOnScreen(
      originals: originals, frames: LiveFrames(tree.items) { $0.frame }, reach: reach, apart: apart)
    let conflicts = all.map(screen.conflict)
    // Dropped constraints are left out here too.
    let dropped = conflicts.flatMap(\.dropped).compactMap { originals.live($0)?.id }
    let rest = dropped.isEmpty ? subject : Subject(view, options, without: dropped)
    self.init(
      subject,
      Findings(
        conflicts: subject.sorted(conflicts) { $0.constraints.items },
        ambiguities: subject.sorted(open.filter { !subject.isFixedGuide($0.item) }) { [$0.item] },
        unsatisfied: subject.sorted(subject.tree.unsatisfiedConstraints) { $0.items }),
      differences: rest.differences(
        dropped.isEmpty ? open : rest.tree.ambiguities, reach: reach),
      unread: tree.unread)
  }
}

@MainActor
extension NativeView {
  /// Returns a report about the layout of the view's tree; see ``LayoutReport``.
  ///
  ///     (lldb) po view.layoutReport()
  ///
  /// - Complexity: A layout of the tree by the library's engine and its reports: tens of
  ///   milliseconds for 500 views.
  public func layoutReport() -> LayoutReport { LayoutReport(on: self) }
}

extension LayoutReport {
  /// The live view at an address, as reports and the debugger print it; `nil` if the tree has no
  /// such view, or the view is freed, and on the portable tree.
  ///
  ///     report[0x7f8a1c50]
  public subscript(address: UInt) -> _NativeView? {
    subject.live?.items.first { $0.address == address }?.live as? NativeView
  }

  /// Returns the live constraint of a constraint of the report; `nil` if it is released, and on the
  /// portable tree.
  ///
  ///     report.conflicts[0].dropped.compactMap(report.layoutConstraint)
  public func layoutConstraint(of constraint: Constraint) -> NSLayoutConstraint? {
    subject.live?.live(constraint)?.live
  }
}
#endif
