import SwiftSyntax

/// Facts about the views and names of a file, which every reading of it needs.
final class FileFacts {
  let file: SourceFile
  let lookup: Lookup
  let views: ViewFacts
  /// The lines that were read again.
  var readBack: Set<ReadBack> = []

  /// By lines, why statements stay as they are.
  let refused: [Int: String]
  /// `true` if the new text is only read: then no comment keeps a statement.
  let isForReading: Bool

  init(
    _ file: SourceFile, _ lookup: Lookup, _ views: ViewFacts, refused: [Int: String] = [:],
    isForReading: Bool = false
  ) {
    (self.file, self.lookup, self.views, self.refused) = (file, lookup, views, refused)
    self.isForReading = isForReading
  }

  /// `true` if there is a comment `// anchors:ignore`.
  private(set) lazy var hasIgnoreComments =
    !isForReading && text.contains("anchors:ignore")

  /// `true` if the file calls `snp.label()`.
  private(set) lazy var readsLabels = text.contains(".snp.label()")

  /// All tokens, in their order.
  private(set) lazy var tokens = Array(file.tree.tokens(viewMode: .sourceAccurate))

  /// The texts of all tokens.
  private(set) lazy var names = file.tree.words

  /// The lines that turn off masks, and the blocks in which they hold from there on.
  private(set) lazy var masks: [(line: String, start: Int, block: Range<Int>)] =
    text.contains("translatesAutoresizing")
    ? file.tree.descendants(CodeBlockItemSyntax.self).compactMap { item in
      let line = item.item.text
      guard line.isMask, line.hasSuffix("= false"), let list = item.parent,
        item.item.is(ExprSyntax.self), !line.contains("{")
      else { return nil }
      return (line, item.start, list.range)
    } : []

  /// Returns the token at an offset, or the next one before it.
  func token(at offset: Int) -> TokenSyntax? {
    let next = tokens.partitioningIndex { $0.position.utf8Offset > offset }
    return next > 0 ? tokens[next - 1] : tokens.first
  }

  private var text: String { file.text(0..<file.bytes.count) }
}
