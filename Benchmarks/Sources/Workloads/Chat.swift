import AnchorsLayout

/// W16: messages under one another, each a bubble as wide as its text, at most three quarters of
/// the root, at the left or at the right; new ones arrive at the end.
package final class Chat {
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package private(set) var messages: [Message] = []

  /// Builds the chat and lays it out.
  package init(messageCount: Int) {
    messages.reserveCapacity(messageCount + 1)
    for number in 0..<messageCount { receive(Message(number: number)) }
    root.layoutIfNeeded()
  }

  /// Puts a message at the end.
  package func receive(_ message: Message) {
    root.addSubview(message.bubble)
    message.install(in: root, below: messages.last)
    messages.append(message)
  }

  /// Stops the program if a frame does not follow from the texts.
  package func check(_ when: String) {
    var y = 8.0
    for message in messages {
      let frames = message.expectedFrames(y: y, width: root.frame.width)
      for (view, expected) in zip(message.views, frames) {
        if let wrong = view.differs(from: expected) {
          fatalError("chat of \(messages.count) messages: \(wrong) \(when)")
        }
      }
      y += frames[0].height + 8
    }
  }
}

/// A bubble with an author, a text that wraps, and a time: four views. Letters are 10 by 20.
package final class Message {
  /// The number of views of a message.
  package static let viewCount = 4

  private let number: Int
  let bubble = LayoutView(name: "bubble")
  private let author = LayoutLabel(name: "author")
  private let text = LayoutLabel(name: "text")
  private let time = LayoutLabel(name: "time")

  private static let measurer = CellTextMeasurer(width: 10, height: 20)
  private var wordCount: Int { 4 + number * 7 % 30 }
  private var isOwn: Bool { number % 3 == 0 }

  /// Creates the views. Their constraints are made when the message comes into a chat.
  package init(number: Int) {
    self.number = number
    for label in [author, text, time] {
      label.measurer = Self.measurer
      bubble.addSubview(label)
    }
    author.text = "author"
    text.text = Array(repeating: "word", count: wordCount).joined(separator: " ")
    text.numberOfLines = 0
    time.text = "12:34"
  }

  var views: [LayoutView] { [bubble, author, text, time] }

  func install(in root: LayoutView, below above: Message?) {
    Constraint.activate {
      if let above {
        bubble.top == above.bubble.bottom + 8
      } else {
        bubble.top == root.top + 8
      }
      if isOwn {
        bubble.right == root.right - 16
      } else {
        bubble.left == root.left + 16
      }
      bubble.width <= root.width * 0.75
      author.left == bubble.left + 8
      author.top == bubble.top + 8
      author.right <= bubble.right - 8
      text.left == bubble.left + 8
      text.right == bubble.right - 8
      text.top == author.bottom + 4
      time.right == bubble.right - 8
      time.top == text.bottom + 4
      bubble.bottom == time.bottom + 8
    }
  }

  /// The frames of the four views in a root of this width, in the order of ``views``.
  func expectedFrames(y: Double, width: Double) -> [Rect] {
    // A word is 40 wide, a space 10.
    let textWidth = min(50 * Double(wordCount) - 10, 0.75 * width - 16)
    let wordsInLine = Int((textWidth + 10) / 50)
    let textHeight = 20 * Double((wordCount + wordsInLine - 1) / wordsInLine)
    let bubbleWidth = textWidth + 16
    return [
      Rect(
        x: isOwn ? width - 16 - bubbleWidth : 16, y: y, width: bubbleWidth,
        height: 64 + textHeight),
      Rect(x: 8, y: 8, width: 60, height: 20),
      Rect(x: 8, y: 32, width: textWidth, height: textHeight),
      Rect(x: bubbleWidth - 58, y: 36 + textHeight, width: 50, height: 20),
    ]
  }
}
