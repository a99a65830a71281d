import AnchorsLayout

/// Bubbles as wide as their text, up to a part of the screen, rest on the bar at the bottom.
func chatScreen(in screen: LayoutView) {
  let bar = navigationBar()
  let input = inputBar()
  let bubbles = [
    Bubble("Is the layout done?", .theirs),
    Bubble("Almost. One label will not stay where I put it.", .mine),
    Bubble("How wide is it?", .theirs),
    Bubble("No, only its leading edge and its baseline. It takes the width of its text.", .mine),
    Bubble("Then say how wide it may be, and at what priority.", .theirs),
    Bubble("width <= 260 did it!", .mine),
    Bubble("Lovely!", .theirs),
  ]
  screen.addSubviews([bar, input] + bubbles)

  Constraint.activate {
    bar.top == screen.top
    bar.horizontalEdges == screen.horizontalEdges
    bar.bottom == screen.safeArea.top + 52
    input.horizontalEdges == screen.horizontalEdges
    input.top == screen.safeArea.bottom - 56
    input.bottom == screen.bottom

    for bubble in bubbles {
      bubble.width <= 0.72 * screen.readableContent.width
      switch bubble.side {
      case .theirs: bubble.leading == screen.readableContent.leading
      case .mine: bubble.trailing == screen.readableContent.trailing
      }
    }
    bubbles[0].top >= bar.bottom + 12
    for (upper, lower) in zip(bubbles, bubbles.dropFirst()) {
      lower.top == upper.bottom + (lower.side == upper.side ? 4 : 10)
    }
    bubbles[bubbles.count - 1].bottom == input.top - 12
  }
}

/// A message: text with room around it.
private final class Bubble: Box {
  enum Side { case theirs, mine }

  let side: Side

  init(_ text: String, _ side: Side) {
    self.side = side
    let isMine = side == .mine
    super.init(name: "bubble \"\(text)\"")
    fill = isMine ? Tint.blue.strong : Tint.gray.soft
    cornerRadius = 16
    let label = Label(text, size: 16, colour: isMine ? .onStrong : .text, lines: 0)
    addSubview(label)
    Constraint.activate {
      label.verticalEdges == verticalEdges.inset(by: 8)
      label.horizontalEdges == horizontalEdges.inset(by: 14)
    }
  }
}

private func navigationBar() -> LayoutView {
  let bar = Box("navigation bar", fill: .backdrop)
  let avatar = Avatar("GH", .teal)
  let name = Label("Grace Hopper", weight: .bold)
  let state = Label("online", size: 13, colour: Tint.green.ink)
  let line = Box("line", fill: .line)
  bar.addSubviews(avatar, name, state, line)

  Constraint.activate {
    avatar.size == 36
    avatar.leading == bar.leading + 16
    avatar.bottom == bar.bottom - 8
    [name, state].leading == avatar.trailing + 10
    name.bottom == avatar.centerY + 3
    state.top == name.bottom

    line.edges(.leading, .bottom, .trailing) == bar.edges
    line.height == 1
  }
  return bar
}

private func inputBar() -> LayoutView {
  let bar = Box("input bar", fill: .backdrop)
  let add = Icon(.plus, .gray, roundness: 0.5)
  let field = TextField("Message")
  let send = Icon(.send, .blue, roundness: 0.5)
  bar.addSubviews(add, field, send)

  Constraint.activate {
    [add, send].size == 32
    add.leading == bar.leading + 16
    field.leading == add.trailing + 10
    send.leading == field.trailing + 10
    send.trailing == bar.trailing - 16

    field.top == bar.top + 10
    [add, send].centerY == field.centerY
  }
  return bar
}
