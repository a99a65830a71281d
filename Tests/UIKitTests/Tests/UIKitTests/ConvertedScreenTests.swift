import Foundation
import TestSupport
import Testing
import UIKit

@testable import ConvertedScreens

@Suite("Screens converted from Interface Builder documents") @MainActor
struct ConvertedScreenTests {
  /// Returns the frames of a document in the order of its views, without the root's.
  private func frames(_ name: String) throws -> [CGRect] {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Tools/Tests/InterfaceBuilderTests/Documents/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    func number(_ line: Substring, _ name: String) -> CGFloat {
      let start = line.range(of: " \(name)=\"").map(\.upperBound) ?? line.endIndex
      return Double(line[start...].prefix { $0 != "\"" }).map { CGFloat($0) } ?? .nan
    }
    return lines.filter { $0.contains("<rect key=\"frame\"") }.dropFirst().map { line in
      CGRect(
        x: number(line, "x"), y: number(line, "y"), width: number(line, "width"),
        height: number(line, "height"))
    }
  }

  /// Lays out a screen, and expects the frames of its document.
  private func expectFrames(
    _ screen: UIView, _ name: String, width: CGFloat = 375, height: CGFloat = 667,
    safeArea: UIEdgeInsets = .zero, at location: SourceLocation = #_sourceLocation
  ) throws {
    installSeam()
    screen.frame = CGRect(x: 0, y: 0, width: width, height: height)
    screen._safeAreaInsets = safeArea
    // The stand-in lays out stack views by the constraints that UIKit makes.
    _Shim.makesSystemConstraints = true
    defer { _Shim.makesSystemConstraints = false }
    screen.layOut()
    var (found, open) = ([CGRect](), Array(screen.subviews.reversed()))
    while let view = open.popLast() {
      found.append(view.frame)
      open += view.subviews.reversed()
    }
    let expected = try frames(name)
    #expect(found == expected, "\(found) \(expected)", sourceLocation: location)
    #expect(Seam.shared.conflicts.isEmpty, sourceLocation: location)
  }

  @Test("Priorities and inequalities have the frames of the document")
  func priorities() throws {
    try expectFrames(PrioritiesView(), "Priorities.xib")
  }

  @Test("Autoresizing masks have the frames of the document")
  func masks() throws {
    try expectFrames(AutoresizingMasksView(), "AutoresizingMasks.xib")
  }

  @Test("Margins have the frames of the document")
  func margins() throws {
    try expectFrames(LayoutMarginsView(), "LayoutMargins.xib")
  }

  @Test("The safe area has the frames of the document")
  func safeArea() throws {
    try expectFrames(
      Screen0View(), "SafeArea.storyboard", height: 812,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test("Guides of a scroll view have the frames of the document")
  func scrollView() throws {
    try expectFrames(ScrollGuidesView(), "ScrollGuides.xib")
  }

  @Test("A stack view has the frames of the document")
  func stackView() throws {
    try expectFrames(StackColumnView(), "StackColumn.xib")
  }

  // MARK: Cells and controls

  /// Gives a cell the size of its document, and expects the frames in its content view.
  private func expectFrames(_ cell: UITableViewCell, _ name: String) throws {
    installSeam()
    cell._encapsulate(width: 375, height: 60)
    cell.layOut()
    let expected = try frames(name)
    #expect(cell.contentView.frame == expected[0])
    #expect(cell.contentView.subviews.map(\.frame) == Array(expected.dropFirst()))
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("A cell has its views in its content view, with the margins of the document")
  func cell() throws {
    let cell = ContactCell(style: .default, reuseIdentifier: nil)
    try expectFrames(cell, "ContactCell.xib")
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("An extension adds the same views to a class of the app")
  func extendedCell() throws {
    let cell = BadgeCell(style: .default, reuseIdentifier: nil)
    cell.addConvertedViews()
    try expectFrames(cell, "BadgeCell.xib")
    #expect(cell.contentView.subviews.last is PillView)
  }

  @Test("Labels and controls have the texts, fonts and values of the document")
  func controls() throws {
    let screen = ControlValuesView()
    try expectFrames(screen, "ControlValues.xib")
    #expect(screen.slider.minimumValue == 10 && screen.slider.maximumValue == 90)
    #expect(screen.slider.value == 40)
    #expect(screen.segmentedControl.numberOfSegments == 2)
    #expect(screen.segmentedControl.titleForSegment(at: 1) == "Week")
    #expect(screen.pop2000Label.font.pointSize == 20)
    #expect(screen.pop2000Label.lineBreakMode == .byWordWrapping)
    #expect(screen.twoLinesLabel.text == "Two\nlines")
    #expect(screen.imageView.contentMode == .scaleAspectFill)
  }
}
