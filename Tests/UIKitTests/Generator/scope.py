"""Names that generated code can use at a place: views, numbers, conditions."""

import random

HORIZONTAL = ["leading", "trailing", "centerX"]
PHYSICAL = ["left", "right", "centerX"]
VERTICAL = ["top", "bottom", "centerY", "top", "bottom", "firstBaseline", "lastBaseline"]
SIZES = ["width", "height"]


class View:
    """A view or a guide. `paths` are the places in the tree that it may have: a loop's variable is
    several views. The root has the path ()."""

    def __init__(self, name, paths, member=False, guide=False):
        self.name, self.paths, self.member, self.guide = name, paths, member, guide

    @property
    def is_root(self):
        return self.paths == [()] and not self.guide

    def parent(self):
        """The path of its superview, or of a guide's owning view."""
        return self.paths[0] if self.guide else self.paths[0][:-1]

    def overlaps(self, other):
        return bool(set(self.paths) & set(other.paths)) and self.guide == other.guide


class Relation:
    """`first.attribute relation second.other * multiplier + constant`, without a second item
    `first.attribute relation constant`."""

    second = other = multiplier = constant = None


class Scope:
    # Declarations of all examples.
    count = 0

    def __init__(self, rng: random.Random):
        self.rng = rng
        self.views, self.numbers, self.flags = {}, {}, {}
        self.needs_self = self.in_class = False
        self.firsts = set()

    def inner(self):
        scope = Scope(self.rng)
        scope.views, scope.numbers = dict(self.views), dict(self.numbers)
        scope.flags = dict(self.flags)
        scope.needs_self, scope.in_class = self.needs_self, self.in_class
        scope.firsts = self.firsts
        return scope

    def chance(self, share):
        return self.rng.random() < share

    def pick(self, values):
        return self.rng.choice(values)

    def fresh(self, stem):
        """A name that no other declaration has."""
        Scope.count += 1
        return f"{stem}{Scope.count}"

    # Views

    def declare(self, view):
        """Declares a local view or number's name. A member that it hides keeps `self.`."""
        self.hide(view.name)
        self.views[view.name] = view
        return view

    def hide(self, name):
        hidden = self.views.pop(name, None)
        if hidden and hidden.member:
            self.views["self." + name] = View("self." + name, hidden.paths, False, hidden.guide)
        self.numbers.pop(name, None)
        self.flags.pop(name, None)

    def declare_number(self, name, kind):
        self.hide(name)
        self.numbers[name] = (kind, False)

    def text(self, view):
        if view.is_root and view.member:
            return "self" if view.name == "self" else self.member(view.name)
        return self.member(view.name) if view.member else view.name

    def member(self, name):
        prefix = self.needs_self or self.in_class and self.chance(0.1)
        return "self." + name if prefix else name

    def dot(self, view, member):
        """The member of a view; `self` may be implied."""
        text = self.text(view)
        if text == "self" and not self.needs_self and self.chance(0.7):
            return member
        return f"{text}.{member}"

    @property
    def root(self):
        return next(view for view in self.views.values() if view.is_root)

    def first(self, guides=True):
        """A view or a guide for the left side."""
        found = [v for v in self.views.values() if not v.is_root and (guides or not v.guide)]
        return self.pick(found)

    def seconds(self, first, guides=True):
        return [
            v for v in self.views.values() if not v.overlaps(first) and (guides or not v.guide)
        ]

    # Numbers and conditions

    def flag(self):
        text = self.pick(list(self.flags))
        text = self.member(text) if self.flags[text] else text
        return "!" + text if self.chance(0.3) else text

    def number(self, integers=False, conditions=True):
        """An expression of the type CGFloat, or of any number's type."""
        rng = self.rng
        if not self.numbers or self.chance(0.45):
            return self.pick("8 16 20 -12 0 0.5 12.5 -4.25 44 100 10.0 -1 24 3".split())
        name = self.pick(list(self.numbers))
        kind, is_member = self.numbers[name]
        text = self.member(name) if is_member else name
        if kind == "Int":
            if integers:
                return self.pick([text, text, f"{text} * 4", f"{text} / 2", f"-{text}", f"{text} + 1"])
            return self.pick(
                [f"CGFloat({text})", f"CGFloat({text}) * 4", f"CGFloat({text} / 2)", f"CGFloat({text} * 3)"])
        if kind == "Double":
            text = text if integers or self.chance(0.5) else f"CGFloat({text})"
            return self.pick([text, f"{text} * 10", f"-{text}"])
        if kind == "Float":
            return text if integers else f"CGFloat({text})"
        forms = [text] * 3 + [
            f"-{text}", f"{text} * 2", f"{text} + 4", f"2 * {text}", f"{text} / 2",
            f"({text} + 2) * 3", f"max({text}, 10)", f"{text} - 1.5"]
        if conditions and self.flags:
            forms += [f"{self.flag()} ? {text} : 4", f"{self.flag()} ? 0 : -{text}"]
        return rng.choice(forms)

    def multiplier(self):
        doubles = [n for n, (kind, _) in self.numbers.items() if kind == "Double"]
        if doubles and self.chance(0.3):
            name = self.pick(doubles)
            name = self.member(name) if self.numbers[name][1] else name
            return f"CGFloat({name})"
        return self.pick(["2", "0.5", "1.5", "1.0 / 3", "0.25", "3", "1"])

    # Relations

    def relation(self, first=None, guides=True, positions=True):
        """A relation that UIKit accepts. `positions` allows multiples of positions."""
        rel = Relation()
        rel.first = first or self.first(guides)
        axis = self.pick([HORIZONTAL, HORIZONTAL, PHYSICAL, VERTICAL, VERTICAL, SIZES, SIZES])
        if rel.first.is_root: axis = SIZES
        rel.attribute = self.pick(axis)
        if rel.first.guide and "Baseline" in rel.attribute: rel.attribute = "top"
        rel.relation = self.pick(["equal"] * 4 + ["lessThanOrEqual", "greaterThanOrEqual"])
        if rel.first.member: self.firsts.add(rel.first.name)
        if axis is SIZES and self.chance(0.5):
            rel.constant = self.number()
            return rel
        rel.second = self.pick(self.seconds(rel.first, guides))
        rel.other = self.pick(axis) if self.chance(0.5) else rel.attribute
        if axis is VERTICAL and rel.second.guide and "Baseline" in rel.other: rel.other = "bottom"
        if axis is SIZES and self.chance(0.15): rel.second = rel.first
        if rel.second is rel.first:
            rel.other = "height" if rel.attribute == "width" else "width"
        if self.chance(0.4 if axis is SIZES else 0.15) and (positions or axis is SIZES):
            rel.multiplier = self.multiplier()
        if self.chance(0.65): rel.constant = self.number()
        return rel


def operand(number):
    """Puts an expression into parentheses if an operator beside it needs them."""
    return f"({number})" if " " in number and not number.startswith("(") else number


def indent(lines):
    return ["  " + line for line in lines]


def block(head, body, tail="}"):
    """A head that ends with a brace, and its body, on one line if it fits."""
    one = f"{head} {body[0]} {tail}" if len(body) == 1 else ""
    if one and len(one) < 100 and "//" not in one and not one.startswith("func"):
        return [one]
    return [head] + indent(body) + [tail]
