import Anchors

extension ProfileController {
  /// The views and guides that the screen is made of, by name.
  var items: [String: any LayoutItem] {
    [
      "header": header, "back": back, "photo": photo, "badge": badge, "name": name,
      "handle": handle, "about": about, "note": note, "column": column, "spacer": spacer,
      "posts": posts, "posts.number": posts.number, "posts.caption": posts.caption,
      "followers": followers, "followers.number": followers.number,
      "followers.caption": followers.caption,
      "following": following, "following.number": following.number,
      "following.caption": following.caption,
      "follow": follow, "follow.title": follow.title,
      "message": message, "message.title": message.title,
    ]
  }
}
