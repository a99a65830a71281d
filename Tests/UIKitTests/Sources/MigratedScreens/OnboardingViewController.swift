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

    guide.makeConstraints { v in
      v.edges(.left, .right) == view.safeArea.edges.inset(by: 24)
      v.bottom == view.safeArea.bottom - 24
      v.height == 88
    }
    scrollView.makeConstraints { v in
      v.edges(.top, .left, .right) == 0
      v.bottom == guide.top
    }
    contentView.makeConstraints { v in
      v.edges == Insets.zero
      v.height == scrollView.height
    }
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
      pageView.makeConstraints { v in
        v.verticalEdges == 0
        v.width == scrollView.width
        if let last = last {
          v.left == last.right
        } else {
          v.left == 0
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
    titleLabel.makeConstraints { v in
      v.centerX == 0
      v.centerY == 0.5 * v.superview!.centerY
    }

    for (index, point) in page.points.enumerated() {
      let label = UILabel()
      label.text = point
      pageView.addSubview(label)
      label.makeConstraints { v in
        v.leading == 32
        v.trailing <= -32
        v.top == titleLabel.bottom + (24 + CGFloat(index) * 36)
      }
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
