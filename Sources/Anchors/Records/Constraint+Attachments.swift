/// The rare properties of a constraint, beside the object of its backend.
final class ConstraintAttachments {
  fileprivate var identifier: String?
  fileprivate var guides: (any ConstraintGuides)?
  fileprivate var backendObject: AnyObject?
}

extension Constraint {
  /// A name of your choice, for finding the constraint again and for messages.
  public var identifier: String? {
    get { attachments?.identifier }
    set { setIdentifier(newValue) }
  }

  @inline(never)
  private func setIdentifier(_ identifier: String?) {
    if identifier != nil || form.hasAttachments { ownAttachments.identifier = identifier }
    if let backendObject {
      first.knownBackend?.identifierDidChange(to: identifier, of: backendObject)
    }
  }

  /// The guides among the items that were made for the constraint.
  package var guides: (any ConstraintGuides)? { attachments?.guides }

  /// Keeps the guides among the items that were made for the constraint.
  package func keep(_ guides: any ConstraintGuides) { ownAttachments.guides = guides }

  /// The backend's object for the constraint: an `NSLayoutConstraint` on UIKit and AppKit, once it
  /// exists; none in the engine. Anyone may change that object, so its state is read and not
  /// cached.
  package var backendObject: AnyObject? {
    get {
      if !form.hasAttachments { return attached }
      return attachments?.backendObject
    }
    set {
      if let attachments { attachments.backendObject = newValue } else { attached = newValue }
    }
  }

  private var attachments: ConstraintAttachments? {
    form.hasAttachments
      ? attached.map { unsafeDowncast($0, to: ConstraintAttachments.self) } : nil
  }

  /// The attachments, made if there are none yet.
  private var ownAttachments: ConstraintAttachments {
    if let attachments { return attachments }
    let made = ConstraintAttachments()
    made.backendObject = attached
    attached = made
    form.hasAttachments = true
    return made
  }
}
