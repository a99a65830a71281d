import AnchorsLayout
import Foundation

/// The differences between the layouts of two versions of code: the answer of
/// `anchors layout --compare`. Tools/README.md describes its JSON.
struct LayoutComparison: Encodable {
  /// The windows in which layouts are compared by default: a small phone, a phone and a tablet.
  static let usualWindows = [
    Size(width: 320, height: 568), Size(width: 390, height: 844), Size(width: 1024, height: 1366),
  ]

  let version = 1
  let windows: [String]
  /// The classes that differ, in the order of the new version, then those that are removed.
  var classes: [ClassDifference]
  /// The number of classes that do not differ.
  let unchanged: Int

  /// Compares the layouts of two versions. Classes with the same name are the same; so are two
  /// texts, whatever their names.
  ///
  /// - Throws: `Unreadable`, with the mistakes of a text.
  init(
    _ old: [SwiftLayouts.Layout], _ new: [SwiftLayouts.Layout], in windows: [Size]
  ) throws(Unreadable) {
    let isPair =
      old.count == 1 && new.count == 1 && (old + new).contains { !$0.path.hasSuffix(".swift") }
    var (rest, all) = (old, [ClassDifference]())
    for code in new {
      let place = isPair ? 0 : rest.firstIndex { $0.name == code.name }
      all.append(try ClassDifference(place.map { rest.remove(at: $0) }, code, in: windows))
    }
    for code in rest { all.append(try ClassDifference(code, nil, in: windows)) }
    self.windows = windows.map(\.name)
    classes = all.filter(\.isDifference)
    unchanged = all.count - classes.count
  }

  private enum CodingKeys: CodingKey { case version, windows, classes, unchanged }
}

extension Size {
  /// The size as an option has it: `390x844`.
  var name: String { description.replacing(" × ", with: "x") }
}

/// The differences between the layouts of a class in two versions of code.
struct ClassDifference: Encodable {
  enum State: String, Encodable {
    case changed, new, removed
  }

  /// A name, a declaration or a constraint. An added one has no old text, a removed one no new one.
  struct Change: Encodable {
    let old: String?
    let new: String?
  }

  /// A change of a view's frame in its superview. It is the same in all of the windows.
  struct Move: Encodable {
    let view: String
    fileprivate(set) var windows: [String]
    /// The frames in the first of the windows: x, y, width and height.
    let old: [Double]
    let new: [Double]

    /// The changes of the four numbers, to a hundredth of a point.
    var difference: [Double] { zip(new, old).map { (($0 - $1) * 100).rounded() / 100 } }
  }

  let name: String
  let path: String
  let state: State
  private(set) var renamed: [Change] = []
  private(set) var views: [Change] = []
  private(set) var moved: [Move] = []
  private(set) var constraints: [Change] = []
  /// The problems of the new version only; of the old version only.
  private(set) var broken: [ComparedLayout.Problem] = []
  private(set) var mended: [ComparedLayout.Problem] = []
  /// The number of things not known on the side where there are more of them. If there are any,
  /// problems are not compared.
  let unknown: Int
  private(set) var newUnknown: [String] = []
  /// The paths of the drawn pictures.
  var pictures: [String]?
  /// The versions, as they were read.
  let versions: (old: ComparedLayout?, new: ComparedLayout?)

  /// Compares a class with its former version. One of them is missing if it is new or removed.
  init(
    _ old: SwiftLayouts.Layout?, _ new: SwiftLayouts.Layout?, in windows: [Size]
  ) throws(Unreadable) {
    let layout = { (code: SwiftLayouts.Layout) throws(Unreadable) in
      try ComparedLayout(code, in: windows)
    }
    versions = (try old.map(layout), try new.map(layout))
    (name, path) = (new ?? old).map { ($0.name, $0.path) } ?? ("", "")
    unknown = max(old?.unknowns.count ?? 0, new?.unknowns.count ?? 0)
    state = old == nil ? .new : new == nil ? .removed : .changed
    guard let after = versions.new else { return }
    guard var before = versions.old else {
      broken = Self.problems(of: after, besides: nil)
      return
    }
    let renames = Renames(before, after)
    if !renames.names.isEmpty, let same = try? layout(renames.applied(to: before.code)) {
      before = same
      renamed = renames.names.map { Change(old: $0.old, new: $0.new) }
    }
    views = Self.changes(before.views.map(\.line), after.views.map(\.line)) { line in
      line.text.prefix { $0 != ":" }.description
    }
    moved = Self.moves(before, after, windows.map(\.name))
    constraints = Self.changes(before.code.constraints, after.code.constraints, by: \.form)
    newUnknown = Self.changes(before.code.unknowns, after.code.unknowns, by: \.text)
      .compactMap(\.new)
    // A layout that may still change reports nothing.
    if before.code.isFinal, after.code.isFinal {
      broken = Self.problems(of: after, besides: before)
      mended = Self.problems(of: before, besides: after)
    }
  }

  /// `true` if there is something to print.
  var isDifference: Bool {
    let changes = renamed + views + constraints
    return state != .changed
      || !(changes.isEmpty && moved.isEmpty && (broken + mended).isEmpty && newUnknown.isEmpty)
  }

  private enum CodingKeys: CodingKey {
    case name, path, state, renamed, views, moved, constraints, broken, mended
    case unknown, newUnknown, pictures
  }
}

extension ClassDifference {
  /// Returns the lines that differ, removed ones first. Two with the same key are one change.
  private static func changes(
    _ old: [SwiftLayouts.Line], _ new: [SwiftLayouts.Line], by key: (SwiftLayouts.Line) -> String
  ) -> [Change] {
    var gone = old
    let added = new.filter { line in
      let place = gone.firstIndex { $0.text == line.text }
      return place.map { gone.remove(at: $0) } == nil
    }
    let changes = added.map { line in
      let place = gone.firstIndex { key($0) == key(line) }
      return Change(old: place.map { gone.remove(at: $0).located }, new: line.located)
    }
    return gone.map { Change(old: $0.located, new: nil) } + changes
  }

  /// Returns the changes of frames of views that have the same superview, those in several windows
  /// as one if they are the same.
  private static func moves(
    _ old: ComparedLayout, _ new: ComparedLayout, _ windows: [String]
  ) -> [Move] {
    var moves: [Move] = []
    for view in new.views {
      let before = old.views.first { $0.name == view.name && $0.superview == view.superview }
      for (window, frames) in zip(windows, zip(before?.frames ?? [], view.frames)) {
        let move = Move(
          view: view.name, windows: [window], old: frames.0._lengths, new: frames.1._lengths)
        if let place = moves.firstIndex(where: {
          $0.view == move.view && $0.difference == move.difference
        }) {
          moves[place].windows.append(window)
        } else {
          moves.append(move)
        }
      }
    }
    return moves.filter { $0.view != "window" && $0.difference.contains { $0 != 0 } }
  }

  /// Returns the problems of a layout that another does not have in the same window.
  private static func problems(
    of layout: ComparedLayout, besides other: ComparedLayout?
  ) -> [ComparedLayout.Problem] {
    layout.problems.reduce(into: []) { problems, found in
      let known = other?.problems.filter { $0.windows == found.windows }.flatMap(\.parts) ?? []
      if found.parts.isSubset(of: known) { return }
      if let place = problems.firstIndex(where: { $0.parts == found.parts }) {
        problems[place].windows += found.windows
      } else {
        problems.append(found)
      }
    }
  }
}

extension ComparedLayout.View {
  /// The name, the declaration and the superview.
  fileprivate var line: SwiftLayouts.Line {
    let place = superview.map { " in \($0)" } ?? ""
    return SwiftLayouts.Line(text: "\(name): \(declaration)\(place)", path: nil, line: nil)
  }
}

extension SwiftLayouts.Line {
  /// The line without its numbers.
  fileprivate var form: String {
    text.split(separator: " ").filter { word in
      Double(word) == nil && !word.hasPrefix(".") && !["+", "-", "*", "/", "~"].contains(word)
    }.joined(separator: " ")
  }

  /// The line with its place in the code.
  fileprivate var located: String { text + (place.map { " (\($0))" } ?? "") }
}
