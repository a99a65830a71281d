import SwiftSyntax

/// `NSLayoutConstraint.autoSetPriority(.defaultHigh) { … }` and `autoSetIdentifier`, whose
/// statements get `~ .high` or an identifier each.
struct PureLayoutScope {
  let translation: Translation

  init(_ reader: PureLayoutStatement, _ call: PureLayoutCall, _ options: StatementOptions)
    throws(Reason)
  {
    guard let closure = call.node.lastClosure, let value = call.arguments.first?.value else {
      throw Reason("the closure is not written here")
    }
    if closure.signature?.capture?.text.contains("weak") == true {
      throw Reason("a closure with a capture list")
    }
    var options = options
    if call.name == "autoSetPriority" {
      options.priority = try reader.priority(value)
      options.plainPriority = value.text.onOneLine
    } else {
      options.identifier = value.text.onOneLine
    }
    var result = Translation([Line](), isSingle: false)
    result.statements = 0
    result.pieces += (closure.signature?.inKeyword ?? closure.leftBrace).trailingTrivia.comments
    for item in closure.statements {
      for offset in reader.file.commentStarts(in: item) {
        let end = reader.file.lineEnd(after: offset)
        result.pieces.append(.text(reader.file.text(offset..<end).trimmed))
      }
      guard let found = FoundStatement(item, reader) else {
        throw Reason("\(call.name) with a statement that makes no constraint")
      }
      let entry = try RunEntry(found, reader, options)
      result.before += entry.before
      result.statements += entry.statements
      result.constrained += entry.constrained
      if case .translation(let inner) = entry.content {
        result.pieces += inner.pieces
      } else if let text = entry.text(indentation: "", unit: "", isInline: true) {
        result.pieces.append(.text(text))
      }
      result.pieces += item.trailingTrivia.comments
    }
    result.pieces += closure.rightBrace.leadingTrivia.comments
    translation = result
  }
}

extension Trivia {
  /// The comments, each as a line of a builder.
  fileprivate var comments: [Translation.Piece] {
    pieces.compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
        .docBlockComment(let text):
        .text(text)
      default: nil
      }
    }
  }
}
