"""The places where code has statements: branches, loops, closures, functions, hidden names."""

import re

from scope import View, block

# Names that mean something to Anchors, or to a view.
NUMBERS = "top margins safeArea width height edges leading inset offset gap size x bottom".split()
VIEWS = "top margins safeArea bottom center edges label superview content left".split()


def using(names, lines):
    """Lines with a use of those names that they do not use, so that the compiler does not warn."""
    text = "\n".join(lines)
    unused = [name for name in names if not re.search(rf"(?<![.\w]){name}\b(?!:)", text)]
    return lines + [f"_ = {name}" for name in unused]


def statement(scope, library, depth=0):
    """The lines of one statement in a random place."""
    kinds = [plain] * 6
    if depth < 2:
        kinds += [
            branch, branch, selection, hidden_number, alias, alias, loop, loop, each, function,
            closure, chained, animated, optional, early_exit]
    return scope.pick(kinds)(scope, library, depth)


def plain(scope, library, depth):
    return library.statement(scope)


def branch(scope, library, depth):
    lines = block(f"if {scope.flag()} {{", statement(scope.inner(), library, depth + 1))
    if scope.chance(0.5):
        other = block("else {", statement(scope.inner(), library, depth + 1))
        lines[-1] += " " + other[0]
        lines += other[1:]
    return lines


def selection(scope, library, depth):
    name = next((n for n, (kind, _) in scope.numbers.items() if kind == "Int"), None)
    if not name: return branch(scope, library, depth)
    text = scope.member(name) if scope.numbers[name][1] else name
    lines = [f"switch {text} {{"]
    for case in ["case 0:", "case 1, 2, 3:", "default:"]:
        lines += [case] + ["  " + line for line in statement(scope.inner(), library, depth + 1)]
    return lines + ["}"]


def hidden_number(scope, library, depth):
    """A local number, whose name may be a member's or an attribute's."""
    inner = scope.inner()
    name = scope.pick([n for n in NUMBERS + list(scope.numbers) if n not in library.reserved])
    kinds = ["CGFloat"] * 4 + ["Double", "Int"] + ["Float"] * library.takes_any_number
    kind = scope.pick(kinds)
    value = scope.pick(["6", "30", "-4", "10"])
    if kind == "CGFloat" and scope.chance(0.4):
        value = scope.number()
        if name in value: value = "18"
    inner.declare_number(name, kind)
    # Nothing else is likely to be chosen.
    inner.numbers = {name: inner.numbers[name]}
    key = "var" if scope.chance(0.2) else "let"
    lines = [f"{key} {name}: {kind} = {value}"]
    if key == "var": lines += [f"{name} += 2"]
    return block("do {", lines + using([name], statement(inner, library, depth + 1)))


def alias(scope, library, depth):
    """A second name for a view, which may hide a member."""
    inner = scope.inner()
    view = scope.pick([v for v in scope.views.values() if not v.guide])
    names = [v.name for v in scope.views.values() if not v.is_root and v.name.isalpha()]
    name = scope.pick(VIEWS + names)
    text = scope.text(view)
    # `let title = title` is no alias.
    if text == name: name = "twin"
    new = inner.declare(View(name, view.paths))
    first = new if not new.is_root and scope.chance(0.6) else None
    scope.firsts.add(view.name)
    return block("do {", [f"let {name} = {text}"] + using([name], library.statement(inner, first)))


def several(scope, count):
    """Some subviews of the root, with the text of an array of them."""
    views = [
        v for v in scope.views.values() if not v.guide and all(len(path) == 1 for path in v.paths)
    ]
    views = scope.rng.sample(views, min(count, len(views)))
    for view in views: scope.firsts.add(view.name)
    return [path for v in views for path in v.paths], f"[{', '.join(map(scope.text, views))}]"


def loop(scope, library, depth):
    paths, text = several(scope, 3)
    inner = scope.inner()
    kind = scope.rng.randrange(4)
    if kind == 0:
        view = inner.declare(View(scope.pick(["view", "item", "top"]), paths))
        return block(
            f"for {view.name} in {text} {{", using([view.name], library.statement(inner, view)))
    if kind == 1:
        view = inner.declare(View("view", paths))
        inner.declare_number("index", "Int")
        return block(
            f"for (index, view) in {text}.enumerated() {{",
            using(["index", "view"], library.statement(inner, view)))
    if kind == 2:
        view = inner.declare(View("view", paths))
        return block(
            f"for view in {text} where {scope.flag()} {{", library.statement(inner, view))
    view = inner.declare(View("view", paths))
    inner.declare_number("y", "CGFloat")
    body = using(["y"], library.statement(inner, view)) + ["y += 10"]
    return block("do {", ["var y: CGFloat = 4"] + block(f"for view in {text} {{", body))


def each(scope, library, depth):
    paths, text = several(scope, 2)
    inner = scope.inner()
    name = scope.pick(["$0", "view", "v"])
    if name == "$0" and not library.allows_dollar: name = "view"
    view = inner.declare(View(name, paths))
    head = f"{text}.forEach {{" + ("" if name == "$0" else f" {name} in")
    return [head] + ["  " + line for line in library.statement(inner, view)] + ["}"]


def function(scope, library, depth):
    """A local function with parameters, which is called twice."""
    inner = scope.inner()
    paths, _ = several(scope, 2)
    name = scope.fresh("pin")
    number = scope.pick([n for n in NUMBERS if n not in library.reserved])
    view = inner.declare(View(scope.pick(["view", "item", "left"]), paths))
    inner.declare_number(number, "CGFloat")
    inner.numbers = {number: inner.numbers[number]}
    lines = block(
        f"func {name}(_ {view.name}: UIView, by {number}: CGFloat) {{",
        library.statement(inner, view))
    texts = [scope.text(v) for v in scope.views.values() if not v.guide and set(v.paths) <= set(paths)]
    return lines + [f"{name}({text}, by: {scope.number()})" for text in texts[:2]]


def closure(scope, library, depth):
    """A closure that is kept in a constant, and called."""
    inner = scope.inner()
    name = scope.fresh("lay")
    inner.declare_number("amount", "CGFloat")
    capture = ""
    if scope.in_class:
        capture = scope.pick(["", "[self] ", "[unowned self] "])
        inner.needs_self = capture != "[self] "
    body = statement(inner, library, depth + 1)
    if scope.in_class and not library.is_whole and scope.chance(0.1):
        # Closures within this one have to name it.
        capture, inner.needs_self = "[weak self] ", not library.needs_masks
        body = ["guard let self else { return }"] + library.statement(inner)
    head = f"let {name} = {{ {capture}(amount: CGFloat) -> Void in"
    return [head] + ["  " + line for line in body] + ["}", f"{name}({scope.number()})"]


def chained(scope, library, depth):
    """Views of which each is placed by the one before."""
    views = [v for v in scope.views.values() if len(v.paths) == 1 and len(v.paths[0]) == 1]
    views = [v for v in views if not v.guide]
    if len(views) < 3: return plain(scope, library, depth)
    first, *rest = scope.rng.sample(views, 3)
    for view in [first, *rest]: scope.firsts.add(view.name)
    inner = scope.inner()
    name = scope.pick(["previous", "last", "above"])
    text = ", ".join(map(scope.text, rest))
    optional = scope.chance(0.4)
    start = scope.text(first)
    view = inner.declare(View("view", [p for v in rest for p in v.paths]))
    second = inner.declare(View(name, first.paths))
    # Only the two can be named.
    inner.views = {"view": view, name: second, "root": inner.root}
    body = using([name], library.statement(inner, view))
    if optional: body = block(f"if let {name} {{", body)
    kind = "UIView?" if optional else "UIView"
    return block(
        "do {", [f"var {name}: {kind} = {start}"]
        + block(f"for view in [{text}] {{", body + [f"{name} = view"]))


def animated(scope, library, depth):
    inner = scope.inner()
    if scope.chance(0.5):
        return block("UIView.performWithoutAnimation {", statement(inner, library, depth + 1))
    inner.needs_self = scope.in_class
    return block("UIView.animate(withDuration: 0) {", statement(inner, library, depth + 1))


def optional(scope, library, depth):
    """A view that an `if let` takes from an array."""
    paths, text = several(scope, 1)
    inner = scope.inner()
    name = scope.pick(["last", "top", "view", "label"])
    view = inner.declare(View(name, paths))
    return block(f"if let {name} = {text}.last {{", library.statement(inner, view))


def early_exit(scope, library, depth):
    name = scope.fresh("go")
    inner = scope.inner()
    body = [f"guard {scope.flag()} else {{ return }}"] + statement(inner, library, depth + 1)
    return block(f"func {name}() {{", body) + [f"{name}()"]
