import AnchorsLayout
import AnchorsReport
import Foundation

/// A layout's text, laid out.
struct LayoutAnswer: Encodable {
  /// The frame of a view in its superview.
  struct Frame: Encodable {
    let view: String
    let depth: Int
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  let file: String
  let frames: [Frame]
  let conflicts: [String]
  let ambiguities: [String]
  let unsatisfied: [String]
  let unexpected: [String]
  let picture: String?
  let windows: WindowAnswer?
  /// The class of Swift code that builds the layout; `nil` for a text.
  var type: String?
  /// The gaps in what the code tells; `nil` for a text.
  var unknown: [String]?
  /// The views of the code whose content has an unknown size; `nil` for a text.
  var placeholders: [String]?
  private var code: SwiftLayouts.Layout?

  /// The maps to make of the windows.
  struct Maps {
    let textScales: [Double]
    /// The size from which on problems count.
    let least: Size?
  }

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - folder: The folder of the pictures, if pictures are drawn.
  ///   - maps: The maps of windows, if there are any.
  ///   - code: The class of Swift code that builds the layout. Nothing is found in a layout that is
  ///     not complete.
  /// - Throws: `Unreadable`, with the mistakes of the text.
  init(
    _ file: String, _ text: String, pictures folder: String?, maps: Maps?,
    code: SwiftLayouts.Layout? = nil
  ) throws(Unreadable) {
    let tree = try Self.tree(of: text, in: file)
    let layout = tree.root.layoutTree
    layout.conflictHandler = nil
    tree.root.layoutIfNeeded()
    self.file = file
    var (frames, open) = ([Frame](), [(view: tree.root, depth: 0)])
    while let (view, depth) = open.popLast() {
      let frame = view.frame
      frames.append(
        Frame(
          view: view.layoutName, depth: depth, x: frame.minX, y: frame.minY, width: frame.width,
          height: frame.height))
      open += view.subviews.reversed().map { ($0, depth + 1) }
    }
    self.frames = frames
    let isFinal = code?.isFinal ?? true
    let report = isFinal ? layout.layoutReport() : nil
    let texts = { (texts: [String]?) in code.map { $0.located(texts ?? []) } ?? texts ?? [] }
    conflicts = texts(report?.conflicts.map { $0.description })
    ambiguities = texts(report?.ambiguities.map { $0.description })
    unsatisfied = texts(report?.unsatisfiedConstraints.map { $0.description })
    unexpected = tree.unmetExpectations
    let name = code?.name ?? Self.name(of: file)
    picture = try folder.map { folder throws(Unreadable) in
      let options = PictureOptions(constraints: .all, showsGuides: true)
      let svg = code.map { $0.svg(of: tree.root, options) } ?? layout.svg(options)
      return try Output.write(svg, to: "\(name).svg", in: folder)
    }
    windows = try (isFinal ? maps : nil).map { maps throws(Unreadable) in
      try WindowAnswer(
        of: tree.root, name: name, textScales: maps.textScales, pictures: folder,
        from: maps.least, hasPlaceholders: code?.placeholders.isEmpty == false)
    }
    self.code = code
    type = code?.name
    unknown = code?.unknowns.map { line in (line.place.map { "\($0): " } ?? "") + line.text }
    placeholders = code?.placeholders
  }

  /// Returns the views of a text.
  ///
  /// - Throws: `Unreadable`, with the mistakes of the text.
  static func tree(of text: String, in file: String) throws(Unreadable) -> DocumentTree {
    do throws(LayoutTextError) {
      return try DocumentTree(text)
    } catch {
      let name = Input(path: file).name
      let all = [error] + error.following
      throw Unreadable(message: all.map { Self.text(of: $0, in: name) }.joined(separator: "\n"))
    }
  }

  /// Returns a mistake as compilers print it: the file, the line and what is wrong, then the line
  /// of the text, then a caret under the place.
  private static func text(of error: LayoutTextError, in file: String) -> String {
    // A description also has the mistakes that follow. It begins with the line and the caret.
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    let excerpt = lines.prefix(error.offset == nil ? 1 : 2).map { "\n  \($0)" }.joined()
    return "\(file):\(error.lineNumber): \(error.message)\(excerpt)"
  }

  /// Returns the name of a file without its folder and its ending.
  private static func name(of file: String) -> String {
    URL(fileURLWithPath: file == "-" ? "layout" : file).deletingPathExtension().lastPathComponent
  }

  /// The faults: required constraints that conflict, frames that nothing determines, and what is
  /// not as the text expects it.
  var problems: [String] {
    conflicts + ambiguities + unexpected + [windows?.broken].compactMap { $0 }
  }
  var isWrong: Bool { !problems.isEmpty }

  /// Returns a text about constraints of Swift code with their lines.
  func located(_ text: String) -> String { code?.located(text) ?? text }

  /// Returns the path and the line that a problem is shown beside.
  func location(of problem: String) -> (path: String, line: Int) {
    code?.location(of: problem) ?? (file, 1)
  }

  /// The whole of it.
  var text: String {
    let counts = [
      (conflicts.count, "conflict", "conflicts"),
      (ambiguities.count, "ambiguous view", "ambiguous views"),
      (unexpected.count, "unmet expectation", "unmet expectations"),
      (unsatisfied.count, "unsatisfied optional constraint", "unsatisfied optional constraints"),
    ]
    let found = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    var state = found.isEmpty ? "Nothing is wrong" : found.joined(separator: ", ")
    if let unknown, !unknown.isEmpty {
      state = "Incomplete: \(counted(unknown.count, "thing")) not known, so nothing is looked for"
    }
    if unknown?.isEmpty == true, let later = code?.later, !later.isEmpty {
      state = "\(counted(later.count, "thing")) may change it later, so nothing is looked for"
    }
    let rows = frames.map { frame in
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.decimal)
      return String(repeating: "  ", count: frame.depth)
        + "\(frame.view): (\(numbers.joined(separator: ", ")))"
    }
    let parts = [
      ("Conflicts:", conflicts), ("Not determined:", ambiguities),
      ("Not as expected:", unexpected),
      ("Optional, and not satisfied:", unsatisfied),
    ]
    let texts = parts.flatMap { title, texts in
      texts.isEmpty ? [] : [title] + texts.map { Self.indented($0) }
    }
    return ([state] + rows + texts + (code?.notKnown ?? [])).joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  /// A number with at most three decimals.
  static func decimal(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private enum CodingKeys: CodingKey {
    case file, frames, conflicts, ambiguities, unsatisfied, unexpected, picture, windows
    case type, unknown, placeholders
  }
}
