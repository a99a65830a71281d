import AnchorsLayout

/// A report about a layout: conflicts, ambiguities, unsatisfied constraints, and the reason for
/// each frame. It is the same for the portable tree and for live views of UIKit and AppKit, whoever
/// wrote their constraints.
///
///     (lldb) po loginView.layoutReport()
///     let report = loginView.layoutReport()
///     report.conflicts[0].arithmetic
///     // …; 12 + 320 + 12 = 344 needed, 300 available: 44 too many
///     print(title.layoutReport().frameExplanation)
///     try report.requireNoProblems()             // in a test: throws what `po` prints
///
/// The report covers the whole tree of the view. Findings about the view and its descendants come
/// first, then those about other views of the app, then those about views that UIKit or AppKit
/// added. Each problem is reported once: ``unsatisfiedConstraints`` has no members of
/// ``conflicts``.
///
/// **Portable tree.** The report lays out first, and has the tree's own items and constraints. The
/// lists are those of the moment at which it was created. Explanations, ``lintFindings``, pictures,
/// pages and text read the tree when you ask for them; after a change, create another report.
///
/// **Live views.** The report reads the live views and constraints, solves a copy of them with the
/// library's engine, and answers from the copy. It changes nothing and triggers no layout. It
/// describes the moment at which it was created. Items and constraints are copies, for which
/// ``view(of:)`` and `layoutConstraint(of:)` find the live ones. Views are called by the property
/// that holds them, else by their accessibility identifier, their text or their class.
///
/// - Note: UIKit does not expose a view's baseline; that of a label is derived from its font.
/// - Note: To find names of live views, the report reads the stored properties of the app's views,
///   their controllers and the rest of the responder chain. Reading an `unowned` property whose
///   object is released traps, as always.
public struct LayoutReport {
  /// The views that UIKit or AppKit has put elsewhere than the library's engine would with the same
  /// constraints, by more than a pixel. Ambiguous components do not count, and neither does the
  /// effect of a constraint that UIKit or AppKit has dropped. Each is a layout that was pending
  /// when the report was made, or something that the library reads otherwise than the toolkit.
  /// Empty on the portable tree.
  public let differences: [FrameDifference]
  /// The active constraints that the report leaves out, each as the toolkit prints it and with the
  /// reason. Empty on the portable tree.
  public let unread: [String]
  let subject: Subject
  let findings: Findings

  init(
    _ subject: Subject, _ findings: Findings, differences: [FrameDifference] = [],
    unread: [String] = []
  ) {
    (self.subject, self.findings) = (subject, findings)
    (self.differences, self.unread) = (differences, unread)
  }

  /// A report about an item of a tree that the library's engine lays out.
  init(_ tree: LayoutTree, _ item: any LayoutItem) {
    let subject = Subject(tree, item)
    self.init(
      subject,
      Findings(
        conflicts: subject.sorted(tree.conflicts) { $0.items },
        ambiguities: subject.sorted(tree.ambiguities.filter { !subject.isFixedGuide($0.item) }) {
          [$0.item]
        },
        unsatisfied: subject.sorted(tree.unsatisfiedConstraints) { $0.items }))
  }

  /// The conflicts of required constraints.
  public var conflicts: [LayoutConflict] { findings.conflicts }

  /// The ambiguities. Guides that follow a view's edges are left out in favor of their view.
  public var ambiguities: [LayoutAmbiguity] { findings.ambiguities }

  /// The unsatisfied optional constraints and intrinsic sizes that are not in ``conflicts``, with
  /// their explanations.
  public var unsatisfiedConstraints: [UnsatisfiedConstraint] { findings.unsatisfiedConstraints }
}

extension LayoutView {
  /// Returns a report about the layout of the view's tree; see ``LayoutReport``. Lays out first.
  ///
  ///     print(card.layoutReport())
  ///     // Layout of card in screen, 300 × 360 points: 1 conflict
  ///     // …
  ///
  /// - Complexity: A layout and its reports: tens of milliseconds for 1,000 views.
  public final func layoutReport() -> LayoutReport { LayoutReport(layoutTree, self) }
}

extension LayoutTree {
  /// Returns a report about the layout of the tree, for items of a class of your own; see
  /// ``LayoutReport``. Lays out first.
  ///
  ///     try LayoutTree(containing: window).layoutReport().requireNoProblems()
  ///
  /// - Complexity: A layout and its reports: tens of milliseconds for 1,000 views.
  public func layoutReport() -> LayoutReport { LayoutReport(self, root) }
}

// MARK: - Asking

extension LayoutReport {
  /// The reason for the view's frame: for each of x, y, width and height the constraints that
  /// determine it, and those that a bound holds back.
  public var frameExplanation: FrameExplanation { subject.tree.frameExplanation(of: subject.item) }

  /// Returns the reason for the frame of another view or guide; `nil` for one outside the tree.
  public func frameExplanation(of item: any LayoutItem) -> FrameExplanation? {
    guard let item = subject.originals.item(for: item), subject.contains(item) else { return nil }
    return subject.tree.frameExplanation(of: item)
  }

  /// The constraints that work but are likely mistakes, without hidden views and the toolkit's own.
  public var lintFindings: [LintFinding] {
    subject.sorted(subject.tree.lintFindings.filter(subject.isWorthSaying)) { $0.items }
  }

  /// Returns the view of an item of the report, or the owning view of a guide. `nil` if it is
  /// released or not in the report.
  ///
  ///     report.view(of: report.ambiguities[0].item) as? UIView
  ///
  /// On the portable tree it is the item itself.
  public func view(of item: any LayoutItem) -> (any LayoutItem)? {
    let view = item.layoutRole == .view ? item : item.layoutParent
    guard let view, subject.contains(view) else { return nil }
    return subject.originals.original(of: view)
  }

  /// Returns a picture of the view and its descendants; see `LayoutTree.svg(of:_:drawing:)`.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String {
    subject.tree.svg(of: subject.item, options)
  }

  /// Returns the whole report as a single HTML file, the view's problems first; see
  /// `LayoutTree.htmlReport(title:windows:_:)`. By default its title is the view's name.
  ///
  ///     try report.htmlReport().write(to: url, atomically: true, encoding: .utf8)
  public func htmlReport(
    title: String? = nil, windows: WindowReport? = nil,
    _ options: PictureOptions = PictureOptions(showsGuides: true)
  ) -> String {
    ReportPage(inspection: inspection, title: title, windows: windows, options: options).html
  }

  /// Returns the tree as text, without the app's classes: `anchors layout FILE.anchors` lays it out
  /// on any machine; see `LayoutTree.layoutText()`.
  public func layoutText() -> String { subject.tree.layoutText() }

  var inspection: LayoutInspection {
    let names = ItemNames()
    var context = ReportContext(subject: subject)
    for difference in differences {
      let title = "\(names.name(of: difference.item)) is elsewhere in \(LayoutReport.toolkit)"
      context.problems.append(
        (title: title, lines: [difference.text(names)], items: [difference.item]))
    }
    return LayoutInspection(of: subject.tree, context, findings)
  }
}
