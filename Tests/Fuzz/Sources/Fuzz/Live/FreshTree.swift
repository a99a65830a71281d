import AnchorsLayout

extension LiveTree {
  /// The tree of a topmost view as the model describes it, made from nothing. Where a view follows
  /// its superview by a mask, what it starts from is read from the live tree: it is the superview's
  /// size at some earlier time.
  convenience init(_ model: Model, top: Int, live: LiveTree) {
    self.init(model.plan)
    let slots = model.subtree(of: top)
    // 1. The hierarchy, with what stands in it.
    for slot in slots {
      for child in model.views[slot].subviews { apply(.insert(child, into: slot, at: nil)) }
      for guide in model.views[slot].guides { apply(.addGuide(guide, to: slot)) }
    }
    silence(top)
    // 2. What each view says of itself.
    for slot in slots { copyProperties(of: model.views[slot], to: slot) }
    for slot in slots {
      guard let stack = model.views[slot].stack else { continue }
      for (index, entry) in stack.arranged.enumerated() {
        apply(.arrange(entry.view, in: slot, at: index))
        if let spacing = entry.spacing {
          apply(.customSpacing(entry.view, in: slot, spacing))
        }
      }
    }
    // 3. Constraints in the order of installation; those that mention what is not there cannot be.
    let members = Set(slots)
    for name in model.touched {
      if let slot = model.view(of: name), members.contains(slot) { _ = item(name) }
    }
    for id in model.installed {
      guard let statement = model.effectiveStatement(of: id),
        let slot = model.view(of: statement.first), members.contains(slot)
      else { continue }
      activate(statement, id)
    }
    // 4. Frames, unless something is ambiguous or conflicts. Fixed frames.
    //    yet can lend its size.
    for slot in slots {
      view(slot)?.translatesAutoresizingMaskIntoConstraints = model.views[slot].translates
    }
    for slot in slots.reversed() { giveFrame(to: slot, model, live) }
  }

  /// Activates a statement. One that could not be installed was edited to what it is now.
  private func activate(_ statement: Statement, _ id: Int) {
    var installable = statement
    if statement.comparesWithItself { installable.multiplier = 2 }
    apply(.make(id, installable, activates: true))
    if installable != statement { apply(.multiplier(id, statement.multiplier)) }
  }

  private func giveFrame(to slot: Int, _ model: Model, _ live: LiveTree) {
    guard let view = view(slot) else {
      if model.views[slot].superview == nil { setFrame(model.views[slot].frame, of: slot) }
      return
    }
    guard let autoresizing = live.view(slot)?.layoutAutoresizing else {
      let isFixed = model.views[slot].translates || model.views[slot].superview == nil
      view.frame = isFixed ? model.views[slot].frame : .zero
      return
    }
    view.superview?.layoutFrame = Rect(size: autoresizing.parentSize)
    view.frame =
      model.views[slot].superview == nil ? model.views[slot].frame : autoresizing.frame
    view.autoresizingMask = autoresizing.mask
  }

  private func copyProperties(of state: Model.ViewState, to slot: Int) {
    let plain = Model.ViewState()
    let kind = plan.kinds[slot]
    if !kind.hasOwnContent {
      apply(.intrinsic(slot, state.intrinsic))
      if state.firstBaseline != 0 || state.lastBaseline != 0 {
        apply(.baselines(slot, first: state.firstBaseline, last: state.lastBaseline))
      }
    }
    let (width, height) = state.minimum
    if width != nil || height != nil { apply(.minimum(slot, width: width, height: height)) }
    apply(.hugging(slot, state.hugging))
    apply(.compression(slot, state.compression))
    if state.isHidden { apply(.hidden(slot, true)) }
    if let direction = state.direction { apply(.direction(slot, direction)) }
    switch state.margins {
    case .absolute(let insets): apply(.margins(slot, insets))
    case .directional(let insets): apply(.directionalMargins(slot, insets))
    case nil: break
    }
    if state.preserves { apply(.preserves(slot, true)) }
    if !state.insetsFromSafeArea { apply(.insetsFromSafeArea(slot, false)) }
    if let insets = state.safeArea { apply(.safeArea(slot, insets)) }
    if state.additionalSafeArea != .zero {
      apply(.additionalSafeArea(slot, state.additionalSafeArea))
    }
    if state.keyboard != plain.keyboard { apply(.keyboard(slot, state.keyboard)) }
    copyContent(of: state, to: slot, kind)
  }

  private func copyContent(of state: Model.ViewState, to slot: Int, _ kind: Plan.Kind) {
    switch kind {
    case .label:
      apply(.text(slot, state.text))
      apply(.fontSize(slot, state.fontSize))
      apply(.lines(slot, state.lines))
      apply(.preferredWidth(slot, state.preferredWidth))
    case .area: apply(.area(slot, state.area))
    case .aligned: apply(.alignment(slot, state.alignment))
    case .scroll: apply(.offset(slot, state.offset))
    case .stack: if let stack = state.stack { apply(.stack(slot, stack.settings)) }
    default: break
    }
  }
}
