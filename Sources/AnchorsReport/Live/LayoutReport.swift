#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// A report about live views of UIKit or AppKit, whoever wrote their constraints: conflicts,
/// ambiguities, unsatisfied constraints, and the reason for each frame.
///
///     (lldb) po loginView.layoutReport()
///     let report = loginView.layoutReport()
///     report.conflicts[0].sum
///     // 12 + 320 + 12 = 344 needed, 300 available: 44 too many
///     print(title.layoutReport().frameExplanation)
///     try report.requireNoProblems()             // in a test: throws what `po` prints
///
/// The report covers the whole tree of the view. It reads the live views and constraints, solves a
/// copy of them with the library's engine, and answers from the copy. It changes nothing and
/// triggers no layout. It describes the moment at which it was created.
///
/// The portable tree computes ``conflicts``, ``ambiguities``, ``unsatisfiedConstraints``,
/// ``lintFindings`` and explanations. Their items and constraints are copies, for which
/// ``view(of:)`` and ``layoutConstraint(of:)`` find the live ones. Findings about the view and its
/// descendants come first, then those about other views of the app, then those about views that
/// UIKit or AppKit added.
///
/// Views are called by the property that holds them, else by their accessibility identifier, their
/// text or their class.
///
/// - Note: UIKit does not expose a view's baseline; that of a label is derived from its font.
/// - Note: To find names, the report reads the stored properties of the app's views, their
///   controllers and the rest of the responder chain. Reading an `unowned` property whose object is
///   released traps, as always.
public struct LayoutReport {
  /// The toolkit's views.
  public typealias View = _NativeView

  /// The conflicts of required constraints.
  public let conflicts: [LiveConflict]
  /// The ambiguities. Guides that follow a view's edges are left out in favor of their view.
  public let ambiguities: [LayoutAmbiguity]
  /// The unsatisfied optional constraints and intrinsic sizes, and the removed constraints, with
  /// their explanations.
  public let unsatisfiedConstraints: [UnsatisfiedConstraint]
  /// The views that UIKit or AppKit has put elsewhere than the library's engine would with the same
  /// constraints, by more than a pixel. Ambiguous components do not count, and neither does the
  /// effect of a constraint that UIKit or AppKit has dropped. Each is a layout that was pending
  /// when the report was made, or something that the library reads otherwise than the toolkit.
  public let differences: [FrameDifference]
  /// The active constraints that the report leaves out, each as the toolkit prints it and with the
  /// reason.
  public let unread: [String]
  let subject: Subject

  @MainActor
  init(on view: NativeView, _ options: LiveTree.Options = .init()) {
    let tree = LiveTree(below: view.topmostView, options)
    let subject = Subject(tree, view: view)
    let (all, open) = (subject.tree.conflicts, subject.tree.ambiguities)
    // The constraints of each conflict that is still there without the encapsulated sizes.
    var apart: [Set<ObjectIdentifier>] = []
    if all.contains(where: { $0.constraints.contains(where: subject.isEncapsulatedSize) }) {
      let sizes = tree.constraints.filter(\.isEncapsulatedSize).map(\.id)
      let rest = Subject(view, options, without: sizes)
      apart = rest.tree.conflicts.map { Set($0.constraints.compactMap { rest.live($0)?.id }) }
    }
    let reach = 1 / view.pixelsPerPoint + 0.01
    let frames = LiveFrames(tree.items) { $0.frame }
    let conflicts = all.map { LiveConflict($0, subject, frames, reach: reach, apart: apart) }
    self.subject = subject
    self.conflicts = subject.sorted(conflicts) { conflict in
      conflict.constraints.map { subject.rank(of: $0) }.min() ?? 2
    }
    ambiguities = subject.sorted(open.filter { !subject.isFixedGuide($0.item) }) {
      subject.rank(of: $0.item)
    }
    unsatisfiedConstraints = subject.sorted(subject.tree.unsatisfiedConstraints, by: subject.rank)
    unread = tree.unread
    // Dropped constraints are left out here too.
    let dropped = conflicts.flatMap(\.dropped).map { ObjectIdentifier($0) }
    let rest = dropped.isEmpty ? subject : Subject(view, options, without: dropped)
    differences = rest.differences(dropped.isEmpty ? open : rest.tree.ambiguities, reach: reach)
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

// MARK: - Asking

extension LayoutReport {
  /// The reason for the view's frame: for each of x, y, width and height the constraints that
  /// determine it, and those that a bound holds back.
  public var frameExplanation: FrameExplanation { subject.tree.frameExplanation(of: subject.view) }

  /// Returns the reason for another view's frame; `nil` for a view outside the tree.
  public func frameExplanation(of view: View) -> FrameExplanation? {
    subject.copy(of: view).map { subject.tree.frameExplanation(of: $0) }
  }

  /// The constraints that work but are likely mistakes, without hidden views and the toolkit's own.
  public var lintFindings: [LintFinding] {
    subject.sorted(subject.tree.lintFindings.filter(subject.isWorthSaying)) { finding in
      finding.items.map { subject.rank(of: $0) }.min() ?? 1
    }
  }

  /// The live view at an address, as reports and the debugger print it; `nil` if the tree has no
  /// such view, or the view is freed.
  ///
  ///     report[0x7f8a1c50]
  public subscript(address: UInt) -> View? {
    subject.items.first { $0.address == address }?.live as? NativeView
  }

  /// Returns the live view of an item of the report, or the owning view of a guide. `nil` if it is
  /// released or not in the report.
  public func view(of item: any LayoutItem) -> View? {
    let viewItem = item.layoutRole == .view ? item : item.layoutParent
    return viewItem.flatMap { subject.item($0)?.live as? NativeView }
  }

  /// Returns the live constraint of a constraint of the report; `nil` if it is released.
  public func layoutConstraint(of constraint: Constraint) -> NSLayoutConstraint? {
    subject.live(constraint)?.live
  }

  /// Returns a picture of the view and its descendants; see `LayoutTree.svg(of:_:)`.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String {
    subject.tree.svg(of: subject.view, options)
  }

  /// Returns the whole report as a single HTML file; see `LayoutTree.htmlReport(title:_:)`.
  ///
  ///     try report.htmlReport().write(to: url, atomically: true, encoding: .utf8)
  public func htmlReport(title: String? = nil, _ options: PictureOptions = PictureOptions())
    -> String
  {
    ReportPage(inspection: inspection, title: title, options: options).html
  }

  /// The data of the page of ``htmlReport(title:_:)``, as JSON.
  package var json: String { inspection.json.markup }

  /// Returns the copy of the tree as text, without the app's classes: `swift run SolveCase
  /// FILE.anchors` lays it out on any machine; see `LayoutTree.layoutText()`.
  public func layoutText() -> String { subject.tree.layoutText() }

  private var inspection: LayoutInspection {
    LayoutInspection(of: subject.tree, reportContext)
  }
}
#endif
