"""What all libraries share: constraints that are kept and changed later."""

from scope import Relation, block


class Library:
    takes_any_number = False
    allows_dollar = True
    needs_masks = False
    # `True` if an expression for a constraint activates it.
    activates = False
    # `True` if a statement that the tool leaves keeps all of its file.
    is_whole = False
    imports = []
    # Its own functions' names.
    reserved = []

    def statement(self, scope, first=None):
        raise NotImplementedError

    def expression(self, scope, first=None):
        """An expression whose value is one NSLayoutConstraint."""
        raise NotImplementedError

    def kept(self, scope):
        return self.expression(scope, scope.first(guides=False))

    def later(self, scope):
        """Declarations, first statements, and those of two steps."""
        return scope.pick(
            [self.one] * 4 + [self.lists] * 4 + [self.found] * 2 + [self.dictionary, self.pair]
            * (not self.is_whole or scope.chance(0.1)))(scope)

    def edits(self, scope, text):
        """Changes of a constraint that is in `text`."""
        number = scope.number(conditions=False)
        return scope.pick([
            [f"{text}.constant = {number}"], [f"{text}.constant += 4"],
            [f"{text}.isActive = false"], [f"{text}.isActive = {scope.flag()}"],
            [f"{text}.isActive = false", f"{text}.constant = {number}", f"{text}.isActive = true"],
        ])

    def one(self, scope):
        name, mark = scope.fresh("kept"), scope.pick(["?", "!"])
        inner = scope.inner()
        start = [f"{name} = {self.kept(inner)}"]
        if not self.activates:
            if scope.chance(0.5): start.append(f"{name}{mark}.priority = {self.priority(scope)}")
            start.append(f"{name}{mark}.isActive = true")
        mark = "?" if mark == "?" else scope.pick(["?", "!", ""])
        text = scope.member(name) + mark
        return [f"var {name}: NSLayoutConstraint{'?' if mark == '?' else '!'}"], start, \
            self.edits(scope, text), self.edits(scope, text)

    def lists(self, scope):
        name, other = scope.fresh("wide"), scope.fresh("narrow")
        one, two, three = (self.kept(scope) for _ in range(3))
        members = [f"var {name}: [NSLayoutConstraint] = [], {other} = [NSLayoutConstraint]()"]
        start = scope.pick([
            [f"{name} = [{one}, {two}]"], [f"{name}.append({one})", f"{name}.append({two})"],
            [f"{name} += [{one}]", f"{name} += [{two}]" if self.is_whole else f"{name} = {name} + [{two}]"]])
        start += [f"{other}.append({three})"]
        if self.activates: start += [f"NSLayoutConstraint.deactivate({other})"]
        else: start += [f"NSLayoutConstraint.activate({name})"]
        return members, start, scope.pick([
            [f"NSLayoutConstraint.deactivate({name})", f"NSLayoutConstraint.activate({other})"],
            [f"{name}.forEach {{ $0.isActive = false }}", f"{other}.forEach {{ $0.isActive = true }}"],
            [f"for constraint in {name} {{ constraint.constant += 6 }}"],
        ]), [f"NSLayoutConstraint.activate({scope.flag()} ? {name} : {other})"]

    def dictionary(self, scope):
        name = scope.fresh("table")
        text = f'{name}["a"]?'
        start = [f'{name}["a"] = {self.kept(scope)}', f'{name}["b"] = {self.kept(scope)}']
        if not self.activates: start += [f"NSLayoutConstraint.activate(Array({name}.values))"]
        return [f"var {name}: [String: NSLayoutConstraint] = [:]"], start, self.edits(scope, text), []

    def pair(self, scope):
        name = scope.fresh("pair")
        start = [f"{name} = ({self.kept(scope)}, {self.kept(scope)})"]
        if not self.activates: start += [f"NSLayoutConstraint.activate([{name}!.x, {name}!.y])"]
        return [f"var {name}: (x: NSLayoutConstraint, y: NSLayoutConstraint)?"], start, \
            self.edits(scope, f"{name}?.x"), self.edits(scope, f"{name}!.y")

    def found(self, scope):
        """A constraint that is found by its identifier."""
        name = scope.fresh("id")
        start = [f"let {name} = {self.kept(scope)}", f'{name}.identifier = "{name}"']
        if not self.activates: start += [f"{name}.isActive = true"]
        root = scope.dot(scope.root, "constraints")
        return [], start, [
            f'{root}.first {{ $0.identifier == "{name}" }}?.constant = {scope.number(conditions=False)}'
        ], []

    def priority(self, scope):
        return scope.pick([
            ".defaultHigh", ".defaultLow", "UILayoutPriority(500)", "UILayoutPriority(rawValue: 999)",
            "UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)"])


class LayoutAnchors(Library):
    needs_masks = True

    def expression(self, scope, first=None):
        return self.text(scope, scope.relation(first, positions=False))

    def anchor(self, scope, view, attribute):
        """An anchor of a view, or sometimes of one of the guides that each view has."""
        area = ""
        if view.is_root and not view.guide and "aseline" not in attribute and scope.chance(0.35):
            area = scope.pick(["safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide"]) + "."
        return scope.dot(view, f"{area}{attribute}Anchor")

    def text(self, scope, rel: Relation):
        first = scope.dot(rel.first, f"{rel.attribute}Anchor")
        if rel.second is None: return f"{first}.constraint({rel.relation}ToConstant: {rel.constant})"
        text = f"{first}.constraint({rel.relation}To: {self.anchor(scope, rel.second, rel.other)}"
        if rel.multiplier: text += f", multiplier: {rel.multiplier}"
        if rel.constant: text += f", constant: {rel.constant}"
        return text + ")"

    def statement(self, scope, first=None):
        def one(): return self.expression(scope, first)
        kind = scope.rng.choice([0, 1, 2, 3, 4, 5, 6, 0, 2, 3, 4, 5, 6, 7])
        if kind < 2: return [f"{one()}.isActive = true"]
        if kind == 2: return [f"NSLayoutConstraint.activate([{one()}, {one()}])"]
        if kind == 3:
            return ["NSLayoutConstraint.activate(["] + [f"  {one()}," for _ in range(3)] + ["])"]
        if kind == 4:
            name = scope.fresh("c")
            return [f"let {name} = {one()}", f"{name}.priority = {self.priority(scope)}", f"{name}.isActive = true"]
        if kind == 5:
            name = scope.fresh("list")
            lines = [f"var {name} = [{one()}]"] + scope.pick([
                [f"{name}.append({one()})"], [f"{name} += [{one()}, {one()}]"],
                block(f"if {scope.flag()} {{", [f"{name}.append({one()})"])])
            return lines + [f"NSLayoutConstraint.activate({name})"]
        if kind == 6:
            return [f"NSLayoutConstraint.activate([{one()}] + [{one()}])"]
        return [f"({scope.flag()} ? {one()} : {one()}).isActive = true"]


class LayoutConstraints(LayoutAnchors):
    """NSLayoutConstraint(item:…) and visual formats."""

    # `[bottom, icon]` may become anchors where a file imports Anchors and `Any` is expected.
    reserved = ["top", "bottom", "left"]

    def expression(self, scope, first=None):
        return self.text(scope, scope.relation(first))

    def text(self, scope, rel):
        second, other, multiplier = "nil", ".notAnAttribute", rel.multiplier or scope.pick(["1", "1.0"])
        if rel.second:
            second, other = scope.text(rel.second), "." + rel.other
            if rel.second.is_root and not rel.second.guide and scope.chance(0.2) and "aseline" not in other:
                second = scope.dot(rel.second, "safeAreaLayoutGuide")
        return f"NSLayoutConstraint(item: {scope.text(rel.first)}, attribute: .{rel.attribute}, " \
            f"relatedBy: .{rel.relation}, toItem: {second}, attribute: {other}, " \
            f"multiplier: {multiplier}, constant: {rel.constant or '0'})"

    def statement(self, scope, first=None):
        if first is None and scope.chance(0.3): return self.format(scope)
        if scope.chance(0.25):
            return [f"{scope.text(scope.root)}.addConstraint({self.siblings(scope, first)})"]
        return super().statement(scope, first)

    def siblings(self, scope, first):
        """A relation of a subview of the root with another or the root, which the root can have."""
        while True:
            rel = scope.relation(first if first and len(first.paths[0]) == 1 else None)
            if (rel.second and len(rel.first.paths[0]) < 2 and rel.second is not rel.first
                    and len(rel.second.paths[0]) < 2):
                return self.text(scope, rel)

    def format(self, scope):
        views = [v for v in scope.views.values() if not v.guide and len(v.paths) == 1 and len(v.paths[0]) == 1]
        if len(views) < 2: return super().statement(scope)
        one, two = scope.rng.sample(views, 2)
        for view in (one, two): scope.firsts.add(view.name)
        axis = scope.pick(["H:", "V:", ""])
        space = scope.pick(["-", "-12-", "", "-(>=4)-", "-pad-", "-(pad@low)-", "-(2@750,>=1)-"])
        near, far = scope.pick(["", "|-", "|", "|-pad-", "|-8-"]), scope.pick(["", "-|", "|", "-(>=pad)-|"])
        # In another order than UIKit's, a contradiction would break another constraint.
        if near: far = scope.pick(["", "-(>=pad)-|"])
        size = scope.pick(["", "(40)", "(==b)", "(>=20@600)", "(wide)", "(b@low)"])
        options = scope.pick(["[]"] * 2 + (
            ["[.alignAllTop, .alignAllBottom]", ".alignAllCenterY"] if axis != "V:"
            else [".alignAllLeading", "[.alignAllCenterX]"]))
        metrics = scope.pick([f'["pad": {scope.pick(["6", "10.5"])}, "low": 200, "wide": 60]',
            f'["pad": {scope.number(conditions=False)}, "low": CGFloat(300), "wide": 44.0]'])
        views = f'["a": {scope.text(one)}, "b": {scope.text(two)}]'
        text = f'NSLayoutConstraint.constraints(withVisualFormat: "{axis}{near}[a{size}]{space}[b]{far}", ' \
            f"options: {options}, metrics: {metrics}, views: {views})"
        return scope.pick([
            [f"NSLayoutConstraint.activate({text})"],
            [f"{scope.text(scope.root)}.addConstraints({text})"] if not size else [f"NSLayoutConstraint.activate({text})"],
            block("do {", [f"let list = {text}", "NSLayoutConstraint.activate(list)"])])
