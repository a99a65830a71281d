#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// What there is to say of the layout of live views of UIKit or AppKit, whoever wrote their constraints: which
/// of them cannot hold together, what they leave open, which wishes do not come true, and why each view is where
/// it is.
///
///     (lldb) po loginView.layoutReport()
///     let report = loginView.layoutReport()
///     report.conflicts[0].sum                   // 12 + 320 + 12 = 344 are needed, 300 are there: 44 too many
///     print(title.layoutReport().explainFrame())
///     try report.assertNoProblems()             // in a test: throws what `po` prints
///
/// The report is on the whole tree that the view is in. It reads the live views and their constraints, has the
/// library's own engine solve a copy of them, and answers from the copy: nothing of the live tree is touched,
/// and no layout is asked for. What is said is of the moment at which the report was made.
///
/// ``conflicts``, ``ambiguities``, ``unsatisfiedLimits``, ``lint()`` and explanations are what the portable tree
/// gives; their items and constraints are copies, for which ``view(of:)`` and ``layoutConstraint(of:)`` find
/// the live ones. Findings that concern the view itself and what is in it come first, then those in other views
/// of the app's, then those in views that UIKit or AppKit has put there.
///
/// Views are called by the property that holds them, else by their accessibility identifier, their text or
/// their class.
///
/// - Note: UIKit tells nobody a view's baseline; that of a label is taken from its font.
/// - Note: To find names, the stored properties of the app's views, of their controllers and of what follows in
///   the responder chain are read. Reading an `unowned` property whose object is gone stops a program, here as
///   anywhere.
public struct LayoutReport {
  /// The required constraints that cannot hold together.
  public let conflicts: [Conflict]
  /// What the constraints leave open. Guides that follow a view's edges are not among them: their view is.
  public let ambiguities: [LayoutAmbiguity]
  /// The optional constraints and intrinsic sizes that do not hold, and what was set aside. Each says why.
  public let unsatisfiedLimits: [UnsatisfiedLimit]
  /// The views that UIKit or AppKit has put elsewhere than the library's engine would with the same
  /// constraints, by more than a pixel. What the constraints leave open does not count, nor what follows from
  /// a constraint that UIKit or AppKit has dropped. Each is a layout that was pending when the report was
  /// made, or something that the library reads otherwise than the toolkit.
  public let differences: [FrameDifference]
  /// The active constraints that the report leaves out, each as the toolkit prints it and with the reason.
  public let unread: [String]
  let subject: Subject

  @MainActor
  init(on view: NativeView, _ options: LiveTree.Options = .init()) {
    let tree = LiveTree(below: view.topmostView, options)
    let layout = LayoutTree(containing: tree.root)
    let subject = Subject(tree, view: view)
    let frames = LiveFrames(tree.items)
    let all = layout.conflicts
    let isCell = all.contains { $0.constraints.contains(where: subject.isEncapsulatedSize) }
    let apart = isCell ? Self.conflictsWithoutEncapsulatedSizes(tree, view) : []
    let reach = 1 / view.pixelsPerPoint + 0.01
    let conflicts = all.map { Conflict($0, subject, frames, reach: reach, apart: apart) }
    self.subject = subject
    self.conflicts = subject.sorted(conflicts, by: \.constraints)
    let open = layout.ambiguities
    ambiguities = subject.sorted(open.filter { !subject.isGivenGuide($0.item) }) {
      subject.rank(of: $0.item)
    }
    unsatisfiedLimits = subject.sorted(layout.unsatisfiedLimits, by: subject.rank)
    unread = tree.unread
    let dropped = conflicts.flatMap(\.dropped).map { ObjectIdentifier($0) }
    differences =
      dropped.isEmpty
      ? subject.differences(open, reach: reach)
      : Self.differences(view, without: dropped, options, reach: reach)
  }

  /// The constraints of each conflict that is still there without the encapsulated sizes.
  @MainActor
  private static func conflictsWithoutEncapsulatedSizes(_ tree: LiveTree, _ view: NativeView)
    -> [Set<ObjectIdentifier>]
  {
    var options = tree.options
    options.leavingOut.formUnion(tree.constraints.filter(\.isEncapsulatedSize).map(\.id))
    let rest = LiveTree(below: view.topmostView, options)
    let subject = Subject(rest, view: view)
    return LayoutTree(containing: rest.root).conflicts.map { conflict in
      Set(conflict.constraints.compactMap { subject.live($0)?.id })
    }
  }

  /// The frames that differ when what the toolkit has dropped is left out here too.
  @MainActor
  private static func differences(
    _ view: NativeView, without dropped: [ObjectIdentifier], _ options: LiveTree.Options,
    reach: Double
  ) -> [FrameDifference] {
    var options = options
    options.leavingOut.formUnion(dropped)
    let rest = LiveTree(below: view.topmostView, options)
    return Subject(rest, view: view)
      .differences(LayoutTree(containing: rest.root).ambiguities, reach: reach)
  }
}

@MainActor
extension NativeView {
  /// What there is to say of the layout of the tree that the view is in; see ``LayoutReport``.
  ///
  ///     (lldb) po view.layoutReport()
  ///
  /// - Complexity: that of a layout of the tree by the library's engine and of the reports on it, some tens of
  ///   milliseconds for 500 views.
  public func layoutReport() -> LayoutReport { LayoutReport(on: self) }
}

// MARK: - Asking

extension LayoutReport {
  /// Why the view's frame is what it is: for each of x, y, width and height what determines it, what was
  /// wanted beyond that, and what limits it.
  public func explainFrame() -> FrameExplanation { subject.tree.explainFrame(of: subject.view) }

  /// The same of another view of the tree; `nil` for one that is not in it.
  public func explainFrame(of view: View) -> FrameExplanation? {
    subject.copy(of: view).map { subject.tree.explainFrame(of: $0) }
  }

  /// What is allowed, but seldom meant; nothing of hidden views, or of what UIKit or AppKit has put there.
  public func lint() -> [LintFinding] {
    subject.sorted(subject.tree.lint().filter(subject.isWorthSaying)) { finding in
      finding.items.map { subject.rank(of: $0) }.min() ?? 1
    }
  }

  /// The live view at an address, as reports and the debugger print it; `nil` if there is none in the tree, or
  /// it is gone.
  ///
  ///     report[0x7f8a1c50]
  public subscript(address: UInt) -> View? {
    subject.items.first { $0.address == address }?.live as? NativeView
  }

  /// The live view that an item of the report stands for; of a guide, its owning view. `nil` for a view that is
  /// gone, or is not one of the report's.
  public func view(of item: any LayoutItem) -> View? {
    let viewItem = item.layoutRole == .view ? item : item.layoutParent
    return viewItem.flatMap { subject.item($0)?.live as? NativeView }
  }

  /// The live constraint that a constraint of the report stands for; `nil` for one that is gone.
  public func layoutConstraint(of constraint: Constraint) -> NSLayoutConstraint? {
    subject.live(constraint)?.live
  }

  /// A picture of the view and what is in it; see `LayoutTree.svg(of:_:)`.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String {
    subject.tree.svg(of: subject.view, options)
  }

  /// Everything there is to say of the tree as one page of HTML that needs nothing else; see
  /// `LayoutTree.htmlReport(title:_:)`.
  ///
  ///     try report.htmlReport().write(to: url, atomically: true, encoding: .utf8)
  public func htmlReport(title: String? = nil, _ options: PictureOptions = PictureOptions())
    -> String
  {
    ReportPage(data: data, title: title, options: options).html
  }

  /// What the page of ``htmlReport(title:_:)`` is made of, as JSON.
  package var json: String { data.json.markup }

  /// Returns the copy of the tree as text, without the app's classes: `swift run SolveCase
  /// FILE.anchors` lays it out on any machine; see `LayoutTree.layoutText()`.
  public func layoutText() -> String { subject.tree.layoutText() }

  private var data: ReportData { ReportData(of: subject.tree, reportContext) }
}
#endif
