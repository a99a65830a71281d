"""SnapKit's closures, and what changes their constraints later."""

from contexts import using
from libraries import Library
from scope import block

# Attributes that one statement may name together.
CHAINS = [
    "left.right", "top.bottom", "leading.trailing", "left.top", "top.leading.trailing", "width.height",
    "edges", "size", "center", "horizontalEdges", "verticalEdges", "directionalEdges",
    "left.right.bottom", "directionalHorizontalEdges", "top.left.right.bottom"]
MARGINS = ["leadingMargin", "topMargin", "margins", "centerYWithinMargins", "bottomMargin.topMargin"]


class SnapKit(Library):
    imports = ["SnapKit"]
    takes_any_number = True

    def priority(self, scope):
        return scope.pick([
            ".high", ".low", ".medium", "250", "999", ".required", "749.5", "ConstraintPriority(300)",
            "UILayoutPriority.defaultHigh", "UILayoutPriority(400)", "ConstraintPriority.high.value - 1"])

    def tail(self, scope, constant=None, multiplier=None):
        """What may follow a relation, in any order, then a priority and a label."""
        parts = []
        if constant: parts.append(constant)
        if multiplier: parts.append(scope.pick([f".multipliedBy({multiplier})", f".dividedBy({multiplier})"]))
        scope.rng.shuffle(parts)
        if scope.chance(0.3): parts.append(f".priority({self.priority(scope)})")
        if scope.chance(0.08): parts.append(f'.labeled("{scope.fresh("label")}")')
        return "".join(parts)

    def constant(self, scope, conditions=True):
        number = scope.number(integers=True, conditions=conditions)
        return scope.pick([f".offset({number})", f".offset({number})", f".inset({number})"])

    def line(self, scope, first, make, constant=None, chains=0.35):
        """A statement of a closure. `constant` is a place for another constant."""
        if scope.chance(chains): return self.chain(scope, first, make, constant)
        rel = scope.relation(first)
        if rel.first.member: scope.firsts.add(rel.first.name)
        attribute = f"{make}.{rel.attribute}.{rel.relation}To"
        if rel.second is None:
            number = scope.number(integers=True, conditions=constant is None)
            return f"{attribute}({number}){self.tail(scope)}"
        parent = not first.guide and rel.second.paths == [first.parent()] and not rel.second.guide
        if parent and rel.other == rel.attribute and scope.chance(0.7):
            target = scope.pick(["Superview()"] * 40 + ["Superview { $0.safeAreaLayoutGuide }"])
            if make == "$0": target = "Superview()"
            attribute += target
        else:
            area = ""
            if rel.second.is_root and scope.chance(0.25) and "aseline" not in rel.other + rel.attribute:
                area = scope.pick(["safeAreaLayoutGuide.", "layoutMarginsGuide.", "readableContentGuide."])
            target = scope.dot(rel.second, area + "snp." + rel.other)
            if rel.other == rel.attribute and scope.chance(0.5):
                target = scope.dot(rel.second, area[:-1]) if area else scope.text(rel.second)
            attribute += f"({target})"
        text = (constant or self.constant(scope)) if rel.constant else None
        return attribute + self.tail(scope, text, rel.multiplier)

    def chain(self, scope, first, make, constant):
        chain = scope.pick(CHAINS + ([] if first.guide else MARGINS[:2]))
        if make == "$0" and scope.chance(0.2): chain = "edges"
        target = scope.pick(["Superview()"] * 3 + ["view"])
        sized = chain in ("size", "width.height")
        if sized and scope.chance(0.6):
            number = scope.number(integers=True, conditions=False)
            size = scope.pick([number, f"CGSize(width: {scope.pick(['30', '20'])}, height: 44)"])
            return f"{make}.{chain}.equalTo({size}){self.tail(scope)}"
        if first.is_root or target == "view":
            second = scope.pick(scope.seconds(first))
            if second.guide and "Margin" in chain: second = next(v for v in scope.seconds(first) if not v.guide)
            target = "(" + scope.text(second) + ")"
            if chain in ("edges", "size", "center") and scope.chance(0.4):
                target = "(" + scope.dot(second, "snp." + chain) + ")"
        relation = scope.pick(["equal"] * 4 + ["lessThanOrEqual", "greaterThanOrEqual"])
        text = constant or self.constant(scope) if scope.chance(0.7) else None
        if "dges" in chain and text and not constant and scope.chance(0.3):
            text = scope.pick([
                ".inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
                ".inset(NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))",
                f".inset(UIEdgeInsets(top: 0, left: {scope.pick(['8', '16'])}, bottom: 12, right: -4))"])
        multiplier = scope.multiplier() if sized and scope.chance(0.4) else None
        return f"{make}.{chain}.{relation}To{target}{self.tail(scope, text, multiplier)}"

    def call(self, scope, view, function, body, make):
        head = scope.dot(view, f"snp.{function}")
        if make == "$0":
            return [f"{head} {{ {body[0]} }}"] if len(body) == 1 else [f"{head} {{"] + ["  " + line for line in body] + ["}"]
        parameter = scope.pick([make, make, f"({make})", f"({make}) -> Void"])
        return [f"{head} {{ {parameter} in"] + ["  " + line for line in body] + ["}"]

    def statement(self, scope, first=None):
        view = first or scope.first()
        # A `$0` outside may not be named in a closure that has its own.
        make = scope.pick(["make", "make", "m", "$0"])
        inner = scope.inner()
        inner.hide(make)
        if view.name == "$0" or any(v == "$0" for v in inner.views): make = "make"
        body = []
        for _ in range(scope.pick([1, 1, 2, 3])):
            if make != "$0" and scope.chance(0.15):
                body += block(f"if {scope.flag()} {{", [self.line(inner, view, make)])
            elif make != "$0" and scope.chance(0.01):
                name = scope.pick(["margin", "offset", "top"])
                local = inner.inner()
                local.declare_number(name, "CGFloat")
                local.numbers = {name: local.numbers[name]}
                body += block("do {", [f"let {name}: CGFloat = 7"] + using([name], [self.line(local, view, make)]))
            else:
                body.append(self.line(inner, view, make))
        return self.call(inner, view, "makeConstraints", body, make)

    # Later changes

    def later(self, scope):
        # Where a view's constraints are replaced, one statement that stays keeps all of the view's.
        kinds = [self.one] * 2 + [self.prepared]
        if scope.is_special: kinds = [self.update, self.remake, self.removal]
        return scope.pick(kinds)(scope)

    def owner(self, scope):
        return scope.pick([v for v in scope.views.values() if not v.guide and not v.is_root])

    def edits(self, scope, text):
        number = scope.number(integers=True, conditions=False)
        return scope.pick([
            [f"{text}.update(offset: {number})"], [f"{text}.update(offset: {number})"],
            [f"{text}.update(inset: {number})"], [f"{text}.deactivate()"],
            [f"{text}.deactivate()", f"{text}.activate()"], [f"{text}.isActive = {scope.flag()}"],
            [f"{text}.update(priority: 200)"], [f"{text}.layoutConstraints.first?.constant = 9"]])

    def one(self, scope):
        name, mark = scope.fresh("kept"), scope.pick(["?", "!"])
        view = self.owner(scope)
        lines = [f"{scope.member(name)} = {self.line(scope, view, 'make', chains=0.02)}.constraint"]
        if scope.chance(0.4): lines.insert(0, self.line(scope, view, "make"))
        start = self.call(scope, view, "makeConstraints", lines, "make")
        text = scope.member(name) + ("?" if mark == "?" else scope.pick(["", "?"]))
        return [f"var {name}: Constraint{mark}"], start, self.edits(scope, text), self.edits(scope, text)

    def update(self, scope):
        """Equal statements but for their constants."""
        view = self.owner(scope)
        lines = [self.line(scope, view, "make", "@") for _ in range(scope.pick([1, 2]))]
        def call(function):
            body = [line.replace("@", self.constant(scope, False)) for line in lines]
            return self.call(scope, view, function, body, "make")
        return [], call("makeConstraints"), call("updateConstraints"), []

    def remake(self, scope):
        view = self.owner(scope)
        start = self.statement(scope, view)
        again = [line.replace("makeConstraints", "remakeConstraints") for line in self.statement(scope, view)]
        return [], start, again, self.statement(scope, view) if scope.chance(0.3) else []

    def removal(self, scope):
        view = self.owner(scope)
        return [], self.statement(scope, view), [scope.dot(view, "snp.removeConstraints()")], self.statement(scope, view)

    def prepared(self, scope):
        name, view = scope.fresh("ready"), self.owner(scope)
        lines = self.call(scope, view, "prepareConstraints", [self.line(scope, view, "make") for _ in range(2)], "make")
        return [f"var {name}: [Constraint] = []"], [f"{name} = {lines[0]}"] + lines[1:], \
            scope.pick([[f"{name}.forEach {{ $0.activate() }}"], [f"for constraint in {name} {{ constraint.activate() }}"]]), \
            scope.pick([[f"{name}.forEach {{ $0.deactivate() }}"], [f"{name}.first?.update(offset: 3)"]])
