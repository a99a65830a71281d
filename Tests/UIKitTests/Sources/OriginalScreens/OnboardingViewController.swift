// swift-format-ignore-file: NeverForceUnwrap

import SnapKit
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

    guide.snp.makeConstraints { make in
      make.left.right.equalTo(view.safeAreaLayoutGuide).inset(24)
      make.bottom.equalTo(view.safeAreaLayoutGuide).inset(24)
      make.height.equalTo(88)
    }
    scrollView.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.bottom.equalTo(guide.snp.top)
    }
    contentView.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(scrollView)
    }
    nextButton.snp.makeConstraints { make in
      make.left.right.bottom.equalTo(guide)
      make.height.equalTo(48)
    }
    pageIndicator.snp.makeConstraints { make in
      make.top.centerX.equalTo(guide)
      make.height.equalTo(8)
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
      pageView.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(scrollView)
        if let last = last {
          make.left.equalTo(last.snp.right)
        } else {
          make.left.equalToSuperview()
        }
      }
      last = pageView
    }
    last?.snp.makeConstraints { $0.right.equalToSuperview() }
  }

  private func makePage(_ page: Page) -> UIView {
    let pageView = UIView()
    let titleLabel = UILabel()
    titleLabel.text = page.title
    titleLabel.font = .systemFont(ofSize: 32)
    pageView.addSubview(titleLabel)
    titleLabel.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.centerY.equalToSuperview().multipliedBy(0.5)
    }

    for (index, point) in page.points.enumerated() {
      let label = UILabel()
      label.text = point
      pageView.addSubview(label)
      label.snp.makeConstraints { make in
        make.leading.equalToSuperview().offset(32)
        make.trailing.lessThanOrEqualToSuperview().offset(-32)
        make.top.equalTo(titleLabel.snp.bottom).offset(24 + CGFloat(index) * 36)
      }
    }
    return pageView
  }

  private func layoutDots() {
    dots = pages.map { _ in UIView() }
    dots.enumerated().forEach { index, dot in
      pageIndicator.addSubview(dot)
      dot.snp.makeConstraints { make in
        make.size.equalTo(8)
        make.centerY.equalToSuperview()
        if index == 0 {
          make.leading.equalToSuperview()
        } else {
          make.leading.equalTo(dots[index - 1].snp.trailing).offset(8)
        }
        if index == dots.count - 1 { make.trailing.equalToSuperview() }
      }
    }
  }

  func showPage(_ page: Int) {
    for (index, dot) in dots.enumerated() {
      dot.snp.updateConstraints { make in
        make.size.equalTo(index == page ? 12 : 8)
      }
    }
    if page == pages.count - 1 {
      nextButton.setTitle("Start", for: .normal)
      nextButton.snp.remakeConstraints { make in
        make.centerX.bottom.equalTo(guide)
        make.size.equalTo(CGSize(width: 200, height: 56))
      }
    }
  }

  func removeIndicator() {
    pageIndicator.snp.removeConstraints()
    pageIndicator.removeFromSuperview()
  }
}
