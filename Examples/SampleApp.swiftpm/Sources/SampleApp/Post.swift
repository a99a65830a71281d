/// A post in the feed.
struct Post {
  let author: Person
  let place: String
  let time: String
  let text: String
  var hasPhoto = false
  let likes: Int
  let replies: Int

  static let samples = [
    Post(
      author: .ines, place: "Lisbon", time: "2 h",
      text: """
        First light over the terraces this morning. The beans have climbed past the wall, and \
        the bees were up before I was.
        """,
      hasPhoto: true, likes: 48, replies: 6),
    Post(
      author: .jonas, place: "Gothenburg", time: "5 h",
      text: """
        Does anyone have seeds of the striped tomato that Maya grew last year? I can offer three \
        kinds of chard, a jar of plum jam and many thanks.
        """,
      likes: 12, replies: 9),
    Post(
      author: .maya, place: "Bristol", time: "1 d", text: "Rain at last.", hasPhoto: true,
      likes: 31, replies: 2),
  ]
}
