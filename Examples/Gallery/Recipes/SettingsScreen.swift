import AnchorsLayout

/// Cards of rows with icons, switches and values; rows give way together on a small screen.
func settingsScreen(in screen: LayoutView) {
  let backdrop = Box("backdrop", fill: .backdrop)
  let title = Label("Settings", size: 28, weight: .bold)
  screen.addSubviews(backdrop, title)

  let profile = profileCard()
  let cards = [
    profile,
    card([
      row("Airplane mode", Icon(.send, .orange), Switch("airplane switch", isOn: false)),
      row("Wi-Fi", Icon(.network, .blue), detail: "Attic"),
      row("Mobile data", Icon(.globe, .green), Switch("data switch", isOn: true)),
    ]),
    card([
      row("Notifications", Icon(.bell, .red), detail: "Banners"),
      row("Sounds", Icon(.sound, .pink), detail: "Marimba"),
      row("Do not disturb", Icon(.moon, .purple), Switch("quiet switch", isOn: true)),
    ]),
    card([
      row("General", Icon(.sliders, .gray), detail: "2 updates"),
      row("Battery", Icon(.battery, .green), detail: "87%"),
      row("Health", Icon(.heart, .pink), Switch("health switch", isOn: false)),
      row("Privacy", Icon(.lock, .teal), detail: "Strict"),
    ]),
  ]
  screen.addSubviews(cards)

  let rows = cards.dropFirst().flatMap(\.subviews)
  Constraint.activate {
    backdrop.edges == screen.edges
    title.top == screen.safeArea.top + 8
    title.leading == screen.readableContent.leading

    cards.horizontalEdges == screen.readableContent.horizontalEdges
    profile.top == title.bottom + 10
    for (upper, lower) in zip(cards, cards.dropFirst()) { lower.top == upper.bottom + 12 }
    cards[3].bottom <= screen.safeArea.bottom - 12

    // Comfortable if there is room; if not, all lower by the same.
    rows[0].height == rows.dropFirst().map(\.height)
    rows[0].height == 52 ~ .high
  }
}

private func profileCard() -> LayoutView {
  let card = Box("profile", fill: .card, cornerRadius: 14)
  let avatar = Avatar("AL", .purple)
  let name = Label("Ada Lovelace", weight: .bold)
  let mail = Label("ada@engine.example", size: 13, colour: .secondaryText)
  let chevron = Chevron()
  card.addSubviews(avatar, name, mail, chevron)

  Constraint.activate {
    avatar.size == 44
    avatar.leading == card.leading + 12
    avatar.verticalEdges == card.verticalEdges.inset(by: 10)

    [name, mail].leading == avatar.trailing + 12
    [name, mail].trailing <= chevron.leading - 8
    name.bottom == avatar.centerY + 3
    mail.top == name.bottom

    chevron.trailing == card.trailing - 14
    chevron.centerY == card.centerY
  }
  return card
}

/// A card of rows, one below the other, that is as tall as they are.
private func card(_ rows: [LayoutView]) -> LayoutView {
  let card = Box("card", fill: .card, cornerRadius: 14)
  card.addSubviews(rows)
  Constraint.activate {
    rows.horizontalEdges == card.horizontalEdges
    rows[0].top == card.top
    for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom }
    rows[rows.count - 1].bottom == card.bottom
  }
  for row in rows.dropFirst() { addLine(to: row) }
  return card
}

/// A hairline along the top of a row that begins where its title does.
private func addLine(to row: LayoutView) {
  let line = Box("line", fill: .line)
  row.addSubview(line)
  Constraint.activate {
    line.edges(.top, .trailing) == row.edges
    line.leading == row.leading + 52
    line.height == 1
  }
}

/// A row that leads to more: with a value and a chevron.
private func row(_ text: String, _ icon: Icon, detail: String) -> LayoutView {
  let value = Label(detail, size: 15, colour: .secondaryText)
  let chevron = Chevron()
  let row = row(text, icon, value, trailing: -28)
  row.addSubview(chevron)
  Constraint.activate {
    chevron.trailing == row.trailing - 14
    chevron.centerY == row.centerY
  }
  return row
}

/// A row with an icon, a title and something at its end.
private func row(
  _ text: String, _ icon: Icon, _ accessory: LayoutView, trailing: Double = -14
) -> LayoutView {
  let row = Group(name: "\(text) row")
  let title = Label(text, size: 16)
  row.addSubviews(icon, title, accessory)
  Constraint.activate {
    row.height >= icon.height + 8
    [icon, title, accessory].centerY == row.centerY
    icon.leading == row.leading + 12
    title.leading == icon.trailing + 12
    accessory.leading >= title.trailing + 8
    accessory.trailing == row.trailing + trailing
  }
  return row
}
