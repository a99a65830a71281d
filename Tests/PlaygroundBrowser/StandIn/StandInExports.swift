// The functions of the stand-in, with the playground's memory and the same arguments. Their names
// have a prefix, so that one object file contains the playground's functions too: `make-module`
// exports these only in the stand-in's module.

nonisolated(unsafe) private let session = StandInSession()

@_cdecl("stand_in_open")
func standInOpen() -> UnsafeMutableRawPointer { answer.put(session.open(question.text)) }

@_cdecl("stand_in_layout")
func standInLayout(_ width: Double, _ height: Double, _ isRightToLeft: Bool)
  -> UnsafeMutableRawPointer
{
  answer.put(session.layout(width: width, height: height, isRightToLeft: isRightToLeft))
}

@_cdecl("stand_in_texts")
func standInTexts() -> UnsafeMutableRawPointer { answer.put(session.texts()) }

@_cdecl("stand_in_findings")
func standInFindings() -> UnsafeMutableRawPointer { answer.put(session.findings()) }

@_cdecl("stand_in_explain")
func standInExplain(_ item: Int) -> UnsafeMutableRawPointer {
  answer.put(session.explain(item: item))
}

@_cdecl("stand_in_marks")
func standInMarks() -> UnsafeMutableRawPointer { answer.put(session.marks(question.text)) }

@_cdecl("stand_in_widths")
func standInWidths(_ from: Double, _ to: Double) -> UnsafeMutableRawPointer {
  answer.put(session.widths(from: from, to: to))
}

@_cdecl("stand_in_log")
func standInLog() -> UnsafeMutableRawPointer { answer.put(session.log(question.text)) }

@_cdecl("stand_in_copy")
func standInCopy() -> UnsafeMutableRawPointer { answer.put(session.copy(question.text)) }
