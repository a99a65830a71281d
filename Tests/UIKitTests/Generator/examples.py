"""Examples: a view, a controller, a cell or a function, with its statements and steps."""

from contexts import statement
from scope import Scope, View, block, indent

LABELS = ["caption", "top", "header", "name", "message", "heading"]
BOXES = ["box", "card", "panel", "bottom", "margins", "container"]
IMAGES = ["icon", "photo", "left", "safeArea", "avatar"]
INNERS = ["inner", "badge", "dot", "mark"]
GUIDES = ["guide", "gutter", "middle", "column"]
FLOATS = ["gap", "inset", "spacing", "height", "offset", "padding", "trailing", "right"]
INTS = ["count", "width", "columns", "lines"]
DOUBLES = ["ratio", "factor", "share"]
FLAGS = ["isWide", "isOpen", "isFirst"]


def example(rng, library, name):
    """The declaration of an example, and its line in the list."""
    kind = rng.choice([a_view, a_view, a_controller, a_cell, a_function, a_function])
    return kind(rng, library, name)


def scene(rng, root, library):
    """A scope with the members of a class, and their declarations."""
    scope = Scope(rng)
    scope.in_class = True
    scope.views[root] = View(root, [()], member=True)
    label, box, image, inner, guide, number, count, ratio, flag = (
        rng.choice([name for name in names if name not in library.reserved])
        for names in [LABELS, BOXES, IMAGES, INNERS, GUIDES, FLOATS, INTS, DOUBLES, FLAGS])
    for view, path in [(label, (label,)), (box, (box,)), (image, (image,)), (inner, (box, inner))]:
        scope.views[view] = View(view, [path], member=True)
    scope.views[guide] = View(guide, [()], member=True, guide=True)
    for index in range(2):
        scope.views[f"rows[{index}]"] = View(f"rows[{index}]", [(f"row{index}",)], member=True)
    scope.numbers = {number: ("CGFloat", True), count: ("Int", True), ratio: ("Double", True)}
    scope.flags = {flag: True}
    declarations = [
        f"let {label} = UILabel(), {box} = UIView(), {image} = UIImageView(), {inner} = UILabel()",
        f"let rows = [UILabel(), UIView()], {guide} = UILayoutGuide()",
        f"var {number}: CGFloat = {rng.choice([6, 10, 14.5])}, {count} = {rng.choice([0, 2, 5])}, "
        f"{ratio} = {rng.choice([0.5, 1.25, 2.0])}, {flag} = {rng.choice(['true', 'false'])}",
    ]
    dot = "" if root == "self" else root + "."
    parts = [f'{label}.text = "A label"']
    if rng.random() < 0.1: parts += [f"{box}.frame = CGRect(x: 20, y: 30, width: 90, height: 50)"]
    views = f"{label}, {box}, {image}"
    parts += rng.choice([
        [f"for part in [{views}] + rows {{ {dot}addSubview(part) }}"],
        [f"[{views}].forEach {{ {dot}addSubview($0) }}", f"rows.forEach({dot}addSubview)"],
        [f"{dot}addSubview({v})" for v in [label, box, image, "rows[0]", "rows[1]"]],
    ])
    parts += [f"{box}.addSubview({inner})", f"{dot}addLayoutGuide({guide})"]
    return scope, declarations, parts


def masks(scope, views):
    """The lines that turn off the masks of views, in one of the usual spellings."""
    if not views: return []
    kind = scope.rng.randrange(3)
    line = "translatesAutoresizingMaskIntoConstraints = false"
    if kind == 0: return [f"{view}.{line}" for view in views]
    if kind == 1: return [f"[{', '.join(views)}].forEach {{ $0.{line} }}"]
    return block(f"for view in [{', '.join(views)}] {{", [f"view.{line}"])


class Body:
    """The statements of an example, with members, the first layout and the later steps."""

    def __init__(self, scope, library, count):
        self.members, self.start, self.steps = [], [], [[], []]
        scope.is_special = scope.chance(0.3)
        for _ in range(count): self.start += statement(scope.inner(), library)
        for _ in range(2):
            members, start, first, second = library.later(scope)
            self.members += members
            self.start += start
            self.steps[0] += first
            self.steps[1] += second
        self.steps[1] += statement(scope.inner(), library)
        self.masks = []
        if library.needs_masks:
            own = [v.name for v in scope.views.values() if v.member and not v.guide and not v.is_root]
            self.masks = masks(scope, own)


def in_class(rng, library, name, root, base, build):
    scope, declarations, parts = scene(rng, root, library)
    body = Body(scope, library, 8)
    lines = [f"private final class {name}: {base} {{"] + indent(declarations + body.members)
    mask_first = rng.random() < 0.5
    start = body.masks + body.start if mask_first else body.start + body.masks
    lines += indent(build(parts)) + indent(block("private func layOut() {", start))
    for index, step in enumerate(body.steps): lines += indent(block(f"func step{index}() {{", step))
    return scope, lines + ["}", ""]


def steps(kind, name, make):
    step = ", ".join(f'("{i}", {{ $0.step{i}() }})' for i in range(2))
    return f'.{kind}("{name}", steps: [{step}]) {{ {make} }}'


CODER = "required init?(coder: NSCoder) { nil }"


def a_view(rng, library, name):
    def build(parts):
        body = ["super.init(frame: frame)"] + parts + ["layOut()"]
        return block("override init(frame: CGRect) {", body) + [CODER]

    _, lines = in_class(rng, library, name, "self", "UIView", build)
    return lines, steps("view", name, f"{name}(frame: .zero)")


def a_controller(rng, library, name):
    def build(parts):
        return block("override func viewDidLoad() {", ["super.viewDidLoad()"] + parts + ["layOut()"])

    _, lines = in_class(rng, library, name, "view", "UIViewController", build)
    return lines, steps("screen", name, f"{name}()")


def a_cell(rng, library, name):
    def build(parts):
        head = "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
        body = ["super.init(style: style, reuseIdentifier: reuseIdentifier)"] + parts + ["layOut()"]
        return block(head, body) + [CODER]

    _, lines = in_class(rng, library, name, "contentView", "UITableViewCell", build)
    return lines, steps("view", name, f"{name}(style: .default, reuseIdentifier: nil)")


def a_function(rng, library, name):
    scope = Scope(rng)
    scope.views = {
        "parent": View("parent", [()]), "v": View("v", [("v",)]), "b": View("b", [("b",)]),
        "c": View("c", [("c",)]), "child": View("child", [("b", "child")]),
        "guide": View("guide", [()], guide=True)}
    number, count, ratio, flag = (
        rng.choice([name for name in names if name not in library.reserved])
        for names in [FLOATS, INTS, DOUBLES, FLAGS])
    scope.numbers = {number: ("CGFloat", False), count: ("Int", False), ratio: ("Double", False)}
    scope.flags = {flag: False}
    body = Body(scope, library, 8)
    off = masks(scope, ["v", "b", "c", "child"]) if library.needs_masks else []
    function = name[0].lower() + name[1:]
    head = [
        "@MainActor", f"private func {function}(",
        "  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,",
        f"  {number}: CGFloat, {count}: Int, {ratio}: Double, {flag}: Bool"]
    lines = off + body.members + body.start + body.steps[0] + body.steps[1]
    call = f"{function}($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, {number}: 9, {count}: 2, " \
        f"{ratio}: 0.75, {flag}: {rng.choice(['true', 'false'])})"
    return head + [") {"] + indent(lines) + ["}", ""], f'.snippet("{name}") {{ {call} }}'
