// Yoga on the flexbox trees that give the frames of W1, W2, W5, W14 and W18. Prints lines for the results
// file.
//
// What is timed is everything: nodes, styles, the layout, and reading the frames that it says are new.
// Frames must be those of `Measure dump`.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <yoga/Yoga.h>

namespace {

struct Frame {
  double x = 0, y = 0, width = 0, height = 0;
};

/// One state of a dumped tree: the root's size, and the frames in the root's coordinates; in W18 also the
/// constants that make it.
struct Dump {
  double width = 0, height = 0;
  std::vector<Frame> frames;
  std::vector<double> constants;
};

/// Reads the states that a file holds, one after another.
std::vector<Dump> readStates(const std::string &path) {
  std::ifstream file(path);
  if (!file) {
    fprintf(stderr, "cannot read %s\n", path.c_str());
    exit(1);
  }
  std::vector<Dump> states;
  std::string line;
  while (std::getline(file, line)) {
    Dump state;
    Frame frame;
    if (sscanf(line.c_str(), "root %lf %lf", &state.width, &state.height) == 2)
      states.push_back(state);
    else if (sscanf(line.c_str(), "frame %lf %lf %lf %lf", &frame.x, &frame.y, &frame.width,
                    &frame.height) == 4)
      states.back().frames.push_back(frame);
    else if (line.rfind("constants", 0) == 0) {
      std::istringstream words(line.substr(strlen("constants")));
      for (double constant; words >> constant;) states.back().constants.push_back(constant);
    }
  }
  return states;
}

Dump readState(const std::string &path) { return readStates(path).front(); }

YGConfigRef config() {
  static YGConfigRef config = [] {
    YGConfigRef config = YGConfigNew();
    YGConfigSetPointScaleFactor(config, 0);  // frames are not rounded
    return config;
  }();
  return config;
}

/// A node and the frame that was read of it last, in its parent's coordinates.
struct Node {
  YGNodeRef node = YGNodeNewWithConfig(config());
  Frame frame;

  Node() { YGNodeSetContext(node, this); }
  Node(const Node &) = delete;
  ~Node() { YGNodeFree(node); }

  void readFrame() {
    frame = {YGNodeLayoutGetLeft(node), YGNodeLayoutGetTop(node), YGNodeLayoutGetWidth(node),
             YGNodeLayoutGetHeight(node)};
  }
  void add(Node &child) { YGNodeInsertChild(node, child.node, YGNodeGetChildCount(node)); }
  void size(double width, double height) {
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
  }
  void margin(YGEdge edge, double length) { YGNodeStyleSetMargin(node, edge, length); }
  void absolute() { YGNodeStyleSetPositionType(node, YGPositionTypeAbsolute); }
  void position(YGEdge edge, double length) { YGNodeStyleSetPosition(node, edge, length); }
};

void layOut(Node &root, double width, double height) {
  YGNodeCalculateLayout(root.node, width, height, YGDirectionLTR);
}

/// Reads the frames of the nodes that have a new layout.
void read(YGNodeRef node) {
  if (!YGNodeGetHasNewLayout(node)) return;
  YGNodeSetHasNewLayout(node, false);
  static_cast<Node *>(YGNodeGetContext(node))->readFrame();
  uint32_t count = YGNodeGetChildCount(node);
  for (uint32_t i = 0; i < count; i++) read(YGNodeGetChild(node, i));
}

/// The frame that was read, in the root's coordinates.
Frame frameInRoot(const Node &view) {
  Frame frame = view.frame;
  for (YGNodeRef node = YGNodeGetOwner(view.node); node; node = YGNodeGetOwner(node)) {
    const Frame &outer = static_cast<Node *>(YGNodeGetContext(node))->frame;
    frame.x += outer.x;
    frame.y += outer.y;
  }
  return frame;
}

void check(const std::string &name, const std::vector<Node *> &views, const Dump &dump) {
  bool isRight = views.size() == dump.frames.size();
  for (size_t i = 0; i < views.size() && isRight; i++) {
    Frame frame = frameInRoot(*views[i]), other = dump.frames[i];
    double limit = 1e-3 * std::max(1.0, std::fabs(other.y) / 1000);
    isRight = std::fabs(frame.x - other.x) <= limit && std::fabs(frame.y - other.y) <= limit &&
              std::fabs(frame.width - other.width) <= limit &&
              std::fabs(frame.height - other.height) <= limit;
    if (!isRight)
      fprintf(stderr, "Yoga %s: view %zu is (%g, %g, %g, %g), not (%g, %g, %g, %g)\n", name.c_str(),
              i, frame.x, frame.y, frame.width, frame.height, other.x, other.y, other.width,
              other.height);
  }
  if (!isRight) {
    fprintf(stderr, "Yoga %s: %zu views, frames of %zu\n", name.c_str(), views.size(),
            dump.frames.size());
    exit(1);
  }
}

// MARK: Workloads

double titleWidth(int number) { return 120 + 20 * (number % 7); }
double subtitleWidth(int number) { return 160 + 15 * (number % 5); }

/// A whole layout: the root and what is in it.
struct Tree {
  Node root;
  Tree(double width, double height) { root.size(width, height); }
  virtual ~Tree() = default;
  virtual std::vector<Node *> views() = 0;
};

/// W1: siblings under one another.
struct Chain : Tree {
  std::vector<Node> nodes;

  Chain(int viewCount, double width, double height) : Tree(width, height), nodes(viewCount) {
    for (Node &view : nodes) {
      view.margin(YGEdgeTop, 8);
      view.margin(YGEdgeHorizontal, 16);
      YGNodeStyleSetHeight(view.node, 44);
      root.add(view);
    }
  }

  std::vector<Node *> views() override {
    std::vector<Node *> views;
    for (Node &node : nodes) views.push_back(&node);
    return views;
  }
};

/// What the cells of W2 and W14 have in common. A cell is a column of its texts, with room for the
/// others around it; those are at fixed distances from its edges or centered. No node is needed that is
/// not a view, which makes this the fastest of the trees that were tried.
struct CellParts {
  Node cell, icon, title, subtitle, badge, separator;

  explicit CellParts(int number) {
    cell.margin(YGEdgeTop, 8);
    cell.margin(YGEdgeHorizontal, 16);
    YGNodeStyleSetMinHeight(cell.node, 44);
    YGNodeStyleSetJustifyContent(cell.node, YGJustifyCenter);
    YGNodeStyleSetPadding(cell.node, YGEdgeLeft, 60);
    YGNodeStyleSetPadding(cell.node, YGEdgeVertical, 8);
    centered(icon, YGEdgeLeft, 12, 40, 40);
    title.size(titleWidth(number), 20);
    subtitle.size(subtitleWidth(number), 16);
    subtitle.margin(YGEdgeTop, 4);
    badge.absolute();
    badge.position(YGEdgeRight, 12);
    badge.position(YGEdgeTop, 8);
    badge.size(20, 20);
    separator.absolute();
    separator.position(YGEdgeLeft, 60);
    separator.position(YGEdgeRight, 0);
    separator.position(YGEdgeBottom, 0);
    YGNodeStyleSetHeight(separator.node, 1);
    for (Node *view : {&icon, &title, &subtitle, &badge, &separator}) cell.add(*view);
  }

  /// At a distance from an edge, and in the middle of the cell's height.
  static void centered(Node &view, YGEdge edge, double distance, double width, double height) {
    view.absolute();
    view.position(edge, distance);
    view.size(width, height);
  }
};

/// A cell of W2: ten views.
struct Cell : CellParts {
  Node detail, background, accessory, button;

  explicit Cell(int number) : CellParts(number) {
    detail.absolute();
    detail.position(YGEdgeRight, 12);
    detail.position(YGEdgeTop, 32);
    detail.size(60, 16);
    background.absolute();
    for (YGEdge edge : {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom})
      background.position(edge, 0);
    centered(accessory, YGEdgeRight, 4, 8, 13);
    button.size(80, 24);
    button.margin(YGEdgeTop, 4);
    for (Node *view : {&detail, &background, &accessory, &button}) cell.add(*view);
  }
};

/// A cell of W5: its texts give way where it is narrow.
struct NarrowCell : Cell {
  explicit NarrowCell(int number) : Cell(number) {
    giveWay(title, titleWidth(number), 40);
    giveWay(subtitle, subtitleWidth(number), 80);
  }

  static void giveWay(Node &text, double width, double distance) {
    YGNodeStyleSetWidthAuto(text.node);
    YGNodeStyleSetMaxWidth(text.node, width);
    text.margin(YGEdgeRight, distance);
  }
};

/// W2: a list of cells, each with nine views inside.
template <typename ListCell>
struct Cells : Tree {
  std::vector<std::unique_ptr<ListCell>> cells;

  Cells(int viewCount, double width, double height) : Tree(width, height) {
    for (int number = 0; number < viewCount / 10; number++) {
      cells.push_back(std::make_unique<ListCell>(number));
      root.add(cells.back()->cell);
    }
  }

  std::vector<Node *> views() override {
    std::vector<Node *> views;
    for (auto &cell : cells)
      for (Node *view :
           {&cell->cell, &cell->icon, &cell->title, &cell->subtitle, &cell->badge, &cell->separator,
            &cell->detail, &cell->background, &cell->accessory, &cell->button})
        views.push_back(view);
    return views;
  }
};

/// W14: a list in which cells come and go.
struct List : Tree {
  std::vector<std::unique_ptr<CellParts>> cells;

  List(int cellCount, double width, double height) : Tree(width, height) {
    for (int number = 0; number < cellCount; number++) insert(number, number);
  }

  void insert(int number, int place) {
    auto cell = std::make_unique<CellParts>(number);
    YGNodeInsertChild(root.node, cell->cell.node, place);
    cells.insert(cells.begin() + place, std::move(cell));
  }

  void remove(int place) {
    YGNodeRemoveChild(root.node, cells[place]->cell.node);
    cells.erase(cells.begin() + place);
  }

  std::vector<Node *> views() override {
    std::vector<Node *> views;
    for (auto &cell : cells)
      for (Node *view : {&cell->cell, &cell->icon, &cell->title, &cell->subtitle, &cell->badge,
                               &cell->separator})
        views.push_back(view);
    return views;
  }
};

/// A text of W18: so many cells of 10 × 10 that fill rows as wide as the node.
struct Text : Node {
  int count;

  explicit Text(int count) : count(count) { YGNodeSetMeasureFunc(node, measure); }

  static YGSize measure(YGNodeRef node, float width, YGMeasureMode, float, YGMeasureMode) {
    int count = static_cast<Text *>(YGNodeGetContext(node))->count;
    int columns = width < 10.0 * count ? std::max(1, static_cast<int>(width / 10)) : count;
    return {width, 10.0f * ((count + columns - 1) / columns)};
  }
};

/// A card of W18: an icon, a text that wraps beside it, and a line below the text.
struct Card {
  Node card, icon;
  Text text;
  Node line;

  explicit Card(int number) : text(40 + 37 * number % 160) {
    card.margin(YGEdgeTop, 8);
    card.margin(YGEdgeHorizontal, 8);
    YGNodeStyleSetPadding(card.node, YGEdgeAll, 8);
    YGNodeStyleSetPadding(card.node, YGEdgeLeft, 48);
    icon.absolute();
    icon.position(YGEdgeLeft, 8);
    icon.position(YGEdgeTop, 8);
    icon.size(32, 32);
    line.margin(YGEdgeTop, 4);
    YGNodeStyleSetHeight(line.node, 16);
    for (Node *view : {&icon, static_cast<Node *>(&text), &line}) card.add(*view);
  }
};

/// A section of W18: a header with a badge, a separator and four cards.
struct Section {
  Node section, header, badge, separator;
  std::vector<std::unique_ptr<Card>> cards;

  explicit Section(int number) {
    section.margin(YGEdgeTop, 8);
    section.margin(YGEdgeRight, 16);
    YGNodeStyleSetPadding(section.node, YGEdgeBottom, 8);
    header.margin(YGEdgeTop, 8);
    header.margin(YGEdgeLeft, 8);
    header.margin(YGEdgeRight, 36);
    YGNodeStyleSetHeight(header.node, 24);
    badge.absolute();
    badge.position(YGEdgeRight, 8);
    badge.position(YGEdgeTop, 10);
    badge.size(20, 20);
    separator.margin(YGEdgeTop, 4);
    YGNodeStyleSetHeight(separator.node, 1);
    for (Node *view : {&header, &badge, &separator}) section.add(*view);
    for (int place = 0; place < 4; place++) {
      cards.push_back(std::make_unique<Card>(4 * number + place));
      section.add(cards.back()->card);
    }
  }
};

/// W18: sections under one another, whose left margins are animated.
struct Screen : Tree {
  std::vector<std::unique_ptr<Section>> sections;

  Screen(double width, double height) : Tree(width, height) {
    for (int number = 0; number < 10; number++) {
      sections.push_back(std::make_unique<Section>(number));
      root.add(sections.back()->section);
    }
  }

  void move(const std::vector<double> &insets) {
    for (size_t i = 0; i < sections.size(); i++)
      sections[i]->section.margin(YGEdgeLeft, insets[i]);
  }

  std::vector<Node *> views() override {
    std::vector<Node *> views;
    for (auto &section : sections) {
      for (Node *view : {&section->section, &section->header, &section->badge, &section->separator})
        views.push_back(view);
      for (auto &card : section->cards)
        for (Node *view : {&card->card, &card->icon, static_cast<Node *>(&card->text), &card->line})
          views.push_back(view);
    }
    return views;
  }
};

// MARK: Measuring

double microseconds(const std::function<void()> &body) {
  auto start = std::chrono::steady_clock::now();
  body();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

/// Prints the median of times, or another percentile.
void report(const char *name, int views, const char *part, std::vector<double> &times,
            size_t percent = 50) {
  std::sort(times.begin(), times.end());
  double time = times[times.size() * percent / 100];
  printf("%s\t%d\t%s\t%g\t%zu\n", name, views, part, time, times.size());
  fflush(stdout);
}

/// Whole layouts: everything, and the layout call alone.
template <typename Workload>
void layouts(const std::string &folder, const char *name, size_t runs) {
  for (int views : {100, 1000, 10000}) {
    Dump dump = readState(folder + "/" + name + "-" + std::to_string(views) + ".tree");
    std::vector<double> everything, layout;
    while (everything.size() < runs) {
      std::unique_ptr<Workload> tree;
      double alone = 0;
      everything.push_back(microseconds([&] {
        tree = std::make_unique<Workload>(views, dump.width, dump.height);
        alone = microseconds([&] { layOut(tree->root, dump.width, dump.height); });
        read(tree->root.node);
      }));
      layout.push_back(alone);
      check(name, tree->views(), dump);
    }
    report(name, views, "Yoga", everything);
    report(name, views, "Yoga layout", layout);
  }
}

/// W5: the mean of a hundred sizes of the root, all frames read each time.
void resizes(const std::string &folder, size_t runs) {
  std::vector<Dump> states = readStates(folder + "/W5-1000.tree");
  Cells<NarrowCell> tree(1000, states[0].width, states[0].height);
  std::vector<Node *> views = tree.views();
  double alone = 0;
  auto resize = [&](const Dump &state) {
    tree.root.size(state.width, state.height);
    alone += microseconds([&] { layOut(tree.root, state.width, state.height); });
    for (Node *view : views) view->readFrame();
  };
  for (const Dump &state : states) {
    resize(state);
    check("W5", views, state);
  }
  std::vector<double> everything, layout;
  while (everything.size() < runs) {
    // From the last size back to the first one is a step outside what is measured.
    resize(states[0]);
    alone = 0;
    double time = microseconds([&] {
      for (const Dump &state : states) resize(state);
    });
    everything.push_back(time / states.size());
    layout.push_back(alone / states.size());
  }
  check("W5", views, states.back());
  report("W5", 1000, "Yoga", everything);
  report("W5", 1000, "Yoga layout", layout);
}

/// A cell comes and goes at the end, in the middle and at the front.
void edits(const std::string &folder, size_t runs) {
  for (int count : {100, 1000, 10000}) {
    std::string prefix = folder + "/W14", suffix = "-" + std::to_string(count) + ".tree";
    Dump before = readState(prefix + suffix);
    List list(count, before.width, before.height);
    layOut(list.root, before.width, before.height);
    read(list.root.node);
    check("W14", list.views(), before);
    struct Edit {
      const char *insertion, *removal;
      int place;
    };
    for (Edit edit : {Edit{"W14a", "W14b", count}, {"W14c", "W14d", count / 2}, {"W14e", "W14f", 0}}) {
      Dump after = readState(prefix + edit.insertion[3] + suffix);
      std::vector<double> insertions, removals;
      auto insert = [&] {
        list.insert(count, edit.place);
        layOut(list.root, before.width, before.height);
        read(list.root.node);
      };
      auto remove = [&] {
        list.remove(edit.place);
        layOut(list.root, before.width, before.height);
        read(list.root.node);
      };
      insert();
      check(edit.insertion, list.views(), after);
      remove();
      check(edit.removal, list.views(), before);
      while (insertions.size() < runs) {
        insertions.push_back(microseconds(insert));
        removals.push_back(microseconds(remove));
      }
      check(edit.removal, list.views(), before);
      report(edit.insertion, count * 6, "Yoga", insertions);
      report(edit.removal, count * 6, "Yoga", removals);
    }
  }
}

/// W18: the steps of an animation that runs several times.
void animation(const std::string &folder, size_t runs) {
  std::vector<Dump> states = readStates(folder + "/W18.tree");
  Screen screen(states[0].width, states[0].height);
  auto step = [&](const Dump &state) {
    screen.move(state.constants);
    layOut(screen.root, state.width, state.height);
    read(screen.root.node);
  };
  for (const Dump &state : states) {
    step(state);
    check("W18", screen.views(), state);
  }
  std::vector<double> times;
  for (size_t run = 0; run < runs; run++) {
    step(states[0]);
    for (size_t place = 1; place < states.size(); place++)
      times.push_back(microseconds([&] { step(states[place]); }));
  }
  check("W18", screen.views(), states.back());
  int views = static_cast<int>(screen.views().size());
  report("W18a", views, "Yoga", times);
  report("W18b", views, "Yoga", times, 99);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  std::string folder = argv[1];
  size_t runs = std::max(1, atoi(argv[2]));
  layouts<Chain>(folder, "W1", runs);
  layouts<Cells<Cell>>(folder, "W2", runs);
  resizes(folder, runs);
  edits(folder, std::max<size_t>(runs, 51));
  animation(folder, std::max<size_t>(runs, 51));
}
