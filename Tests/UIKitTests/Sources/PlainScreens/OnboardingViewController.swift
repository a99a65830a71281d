// swift-format-ignore-file: NeverForceUnwrap

import Anchors
import UIKit

/// Pages that explain an app, each with a list of points.
class OnboardingViewController: UIViewController {
  private struct Page {
    let title: String
    let points: [String]
  }

  private let pages = [
    Page(title: "Write", points: ["Notes", "Lists", "Drawings"]),
    Page(title: "Share", points: ["With your family", "With your team"]),
  ]

  private let scrollView = UIScrollView()
  private let contentView = UIView()
  private let pageIndicator = UIView()
  private let nextButton = UIButton()
  private var dots: [UIView] = []
  private var pageViews: [UIView] = []
  private let guide = UILayoutGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.addSubview(contentView)
    view.addSubview(pageIndicator)
    view.addSubview(nextButton)
    view.addLayoutGuide(guide)
    nextButton.setTitle("Next", for: .normal)

    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor, constant: 24),
      guide.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor, constant: -24),
      guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
      guide.heightAnchor.constraint(equalToConstant: 88),
    ])
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leftAnchor.constraint(equalTo: view.leftAnchor),
      scrollView.rightAnchor.constraint(equalTo: view.rightAnchor),
      scrollView.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
      contentView.heightAnchor.constraint(equalTo: scrollView.heightAnchor),
    ])
    nextButton.makeConstraints { v in
      v.edges(.left, .right, .bottom) == guide.edges
      v.height == 48
    }
    pageIndicator.makeConstraints { v in
      v.top == guide.top
      v.centerX == guide.centerX
      v.height == 8
    }
    layoutPages()
    layoutDots()
  }

  private func layoutPages() {
    var last: UIView?
    for page in pages {
      let pageView = makePage(page)
      contentView.addSubview(pageView)
      pageViews.append(pageView)
      pageView.translatesAutoresizingMaskIntoConstraints = false
      do {
        pageView.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        pageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        pageView.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        if let last = last {
          pageView.leftAnchor.constraint(equalTo: last.rightAnchor).isActive = true
        } else {
          pageView.leftAnchor.constraint(equalTo: contentView.leftAnchor).isActive = true
        }
      }
      last = pageView
    }
    last?.makeConstraints { $0.right == 0 }
  }

  private func makePage(_ page: Page) -> UIView {
    let pageView = UIView()
    let titleLabel = UILabel()
    titleLabel.text = page.title
    titleLabel.font = .systemFont(ofSize: 32)
    pageView.addSubview(titleLabel)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: titleLabel.superview!.centerXAnchor),
      NSLayoutConstraint(
        item: titleLabel, attribute: .centerY, relatedBy: .equal, toItem: titleLabel.superview!,
        attribute: .centerY, multiplier: 0.5, constant: 0),
    ])

    for (index, point) in page.points.enumerated() {
      let label = UILabel()
      label.text = point
      pageView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: label.superview!.leadingAnchor, constant: 32),
        label.trailingAnchor.constraint(
          lessThanOrEqualTo: label.superview!.trailingAnchor, constant: -32),
        label.topAnchor.constraint(
          equalTo: titleLabel.bottomAnchor, constant: 24 + CGFloat(index) * 36),
      ])
    }
    return pageView
  }

  private func layoutDots() {
    dots = pages.map { _ in UIView() }
    dots.enumerated().forEach { index, dot in
      pageIndicator.addSubview(dot)
      dot.makeConstraints { v in
        v.size == 8
        v.centerY == 0
        if index == 0 {
          v.leading == 0
        } else {
          v.leading == dots[index - 1].trailing + 8
        }
        if index == dots.count - 1 { v.trailing == 0 }
      }
    }
  }

  func showPage(_ page: Int) {
    for (index, dot) in dots.enumerated() {
      dot.updateConstraints { v in
        v.size == (index == page ? 12 : 8)
      }
    }
    if page == pages.count - 1 {
      nextButton.setTitle("Start", for: .normal)
      nextButton.remakeConstraints { v in
        v.centerX == guide.centerX
        v.bottom == guide.bottom
        v.size == CGSize(width: 200, height: 56)
      }
    }
  }

  func removeIndicator() {
    pageIndicator.removeConstraints()
    pageIndicator.removeFromSuperview()
  }
}
