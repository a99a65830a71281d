"""Anchorage, Cartography and PureLayout."""

from libraries import Library
from scope import SIZES, block, operand

RELATIONS = {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}


def arithmetic(scope, text, rel, any_order=True):
    """An expression of an operator library for `text * multiplier + constant`."""
    if rel.multiplier:
        number = operand(rel.multiplier)
        forms = [f"{text} * {number}", f"{text} / {number}", f"{number} * {text}"]
        text = scope.pick(forms)
    if rel.constant:
        number = operand(rel.constant)
        forms = [f"{text} + {number}"] * 3 + [f"{text} - {number}"]
        if any_order: forms.append(f"{number} + {text}")
        text = scope.pick(forms)
    return text


class Anchorage(Library):
    imports = ["Anchorage"]
    allows_dollar = False
    is_whole = True
    activates = True

    def priority(self, scope):
        return scope.pick([
            ".high", ".low", ".required", "500", ".high - 1", "Priority(300)", ".fittingSize",
            ".custom(.defaultLow)", ".custom(UILayoutPriority(640))", ".low + 10"])

    def anchor(self, scope, view, attribute):
        area = ""
        if view.is_root and not view.guide and "aseline" not in attribute and scope.chance(0.3):
            area = scope.pick(["safeAreaLayoutGuide.", "layoutMarginsGuide.", "readableContentGuide."])
        return scope.dot(view, f"{area}{attribute}Anchor")

    def tail(self, scope):
        return f" ~ {self.priority(scope)}" if scope.chance(0.35) else ""

    def expression(self, scope, first=None):
        rel = scope.relation(first)
        text = scope.dot(rel.first, rel.attribute + "Anchor") + f" {RELATIONS[rel.relation]} "
        if rel.second is None:
            number = operand(rel.constant) if "?" in rel.constant else rel.constant
            # A whole number has no priority of its own kind.
            if number.lstrip("-").isdigit(): return text + number
            tail = self.tail(scope)
            return text + (operand(number) + tail if tail else number)
        return text + arithmetic(scope, self.anchor(scope, rel.second, rel.other), rel) + self.tail(scope)

    def group(self, scope, first=None):
        first = first or scope.first()
        if first.member: scope.firsts.add(first.name)
        kind = scope.pick(["edge", "edge", "horizontal", "vertical", "center", "size"])
        relation = RELATIONS[scope.pick(["equal"] * 3 + ["lessThanOrEqual", "greaterThanOrEqual"])]
        second = scope.pick(scope.seconds(first))
        text = scope.dot(first, f"{kind}Anchors") + f" {relation} "
        if kind == "size" and scope.chance(0.5):
            return text + f"CGSize(width: {scope.number(conditions=False)}, height: 30)" + self.tail(scope)
        text += scope.dot(second, f"{kind}Anchors")
        if scope.chance(0.6):
            number = operand(scope.number(conditions=False))
            if kind == "edge" and scope.chance(0.4):
                number = scope.pick(["UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "UIEdgeInsets(top: 8, left: 0, bottom: -4, right: 10)"])
            text += f" {scope.pick('+-')} {number}"
        return text + self.tail(scope)

    def statement(self, scope, first=None):
        def one(): return self.group(scope, first) if scope.chance(0.3) else self.expression(scope, first)
        kind = scope.rng.randrange(8)
        if kind == 0: return block("Anchorage.batch {", [one(), one()])
        if kind == 1:
            name = scope.fresh("set")
            return [f"let {name} = Anchorage.batch(active: false) {{", f"  {one()}", f"  {one()}", "}",
                    scope.pick([f"NSLayoutConstraint.activate({name})", f"{name}.forEach {{ $0.isActive = true }}"])]
        if kind == 2:
            name = scope.fresh("c")
            return [f"let {name} = {self.expression(scope, first)}", f"{name}.constant += 3"]
        if kind == 3: return [f"{one()}", f"{one()}"]
        return [one()]

    def later(self, scope):
        if scope.chance(0.25): return self.kept_group(scope)
        return super().later(scope)

    def kept_group(self, scope):
        name, view = scope.fresh("sides"), scope.first(guides=False)
        second = scope.pick(scope.seconds(view))
        start = f"{name} = {scope.dot(view, 'edgeAnchors')} == {scope.dot(second, 'edgeAnchors')} + 8"
        return [f"var {name}: ConstraintGroup?"], [start], \
            [f"{name}?.{scope.pick(['top', 'leading', 'bottom'])}.constant = {scope.number(conditions=False)}"], \
            scope.pick([[f"{name}?.vertical.forEach {{ $0.isActive = false }}"], [f"{name}?.all.forEach {{ $0.constant += 2 }}"]])


class Cartography(Library):
    imports = ["Cartography"]
    reserved = ["inset"]
    is_whole = True
    activates = True
    allows_dollar = False

    def priority(self, scope):
        return scope.pick([".defaultHigh", ".defaultLow", "LayoutPriority(100)", "750", "999", "UILayoutPriority(300)"])

    def proxies(self, scope, first, count):
        """Views for the head, and the names of their proxies."""
        views = [first or scope.first()]
        others = list(scope.views.values())
        for view in scope.rng.sample(others, len(others)):
            # What is inside of a function's parameter is not known to the tool: its mask differs.
            if view.is_root and not scope.in_class: continue
            if len(views) < count and not any(view.overlaps(v) for v in views): views.append(view)
        for view in views:
            if view.member: scope.firsts.add(view.name)
        return views, scope.rng.sample(["a", "b", "c", "first", "second", "top", "label", "view"], len(views))

    def row(self, scope, views, names):
        place = scope.rng.randrange(len(views))
        view, name = views[place], names[place]
        if scope.chance(0.3): return self.compound(scope, views, names, place)
        # The proxies have the names.
        rel = scope.relation(views[0])
        while rel.first.is_root: rel = scope.relation(views[1])
        name = names[views.index(rel.first)]
        text = f"{name}.{rel.attribute} {RELATIONS[rel.relation]} "
        if rel.second is None: text += operand(rel.constant)
        else:
            known = next((n for v, n in zip(views, names) if v is rel.second), None)
            other = f"{known}.{rel.other}"
            if known is None:
                if rel.first.guide or rel.first.is_root: return f"{name}.width == {operand(scope.number())}"
                area = scope.pick(["", "", "safeAreaLayoutGuide.", "layoutMarginsGuide."]) if "aseline" not in rel.other else ""
                other = f"{name}.superview!.{area}{rel.other}"
            text += arithmetic(scope, other, rel)
        return text + self.tail(scope)

    def tail(self, scope):
        return f" ~ {self.priority(scope)}" if scope.chance(0.3) else ""

    def compound(self, scope, views, names, place):
        view, name = views[place], names[place]
        others = [n for v, n in zip(views, names) if v is not view]
        if not view.guide and not view.is_root: others.append(f"{name}.superview!")
        if not others: return f"{name}.height == {operand(scope.number())}"
        kind, other = scope.pick(["edges", "edges", "center", "size"]), scope.pick(others)
        relation = RELATIONS[scope.pick(["equal"] * 3 + ["lessThanOrEqual", "greaterThanOrEqual"])]
        right = f"{other}.{kind}"
        number = scope.number(conditions=False)
        if kind == "edges" and scope.chance(0.6):
            right = scope.pick([
                f"inset({right}, {number})", f"inset({right}, {number}, 4)", f"inset({right}, 1, 2, {number}, 4)",
                f"inset({right}, horizontally: {number})", f"{right}.inseted(by: {number})",
                f"inset({right}, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))"])
        if kind == "size" and scope.chance(0.5): right += scope.pick([" * 2", " / 2", f" * {operand(scope.multiplier())}"])
        return f"{name}.{kind} {relation} {right}{self.tail(scope)}"

    def call(self, scope, first, rows, group=""):
        views, names = self.proxies(scope, first, scope.pick([1, 2, 2, 3]))
        inner = scope.inner()
        for name in names: inner.hide(name)
        body = []
        for _ in range(rows):
            kind = scope.rng.randrange(10)
            if kind == 0: body += block(f"if {inner.flag()} {{", [self.row(inner, views, names)])
            elif kind == 1 and len(views) > 1 and not any(v.guide for v in views):
                side = scope.pick(["top", "left", "leading", "centerX", "centerY", "bottom", "baseline"])
                body.append(scope.pick([f"align({side}: {', '.join(names)})", f"align({side}: [{', '.join(names)}])"]))
            elif kind == 2 and len(views) > 1 and not any(v.guide for v in views):
                way = scope.pick(["vertically", "leftToRight", "horizontally"])
                body.append(f"distribute(by: {inner.number(conditions=False)}, {way}: {', '.join(names)})")
            else: body.append(self.row(inner, views, names))
        if not body: body = [self.row(inner, views, names)]
        head = f"constrain({', '.join(map(scope.text, views))}{group}) {{ {', '.join(names)} in"
        return [head] + ["  " + line for line in body] + ["}"]

    def statement(self, scope, first=None):
        return self.call(scope, first, scope.pick([1, 2, 3]))

    def later(self, scope):
        return scope.pick([self.replaced, self.toggled, self.constant, self.cleared])(scope)

    def first(self, scope): return scope.first(guides=False)

    def replaced(self, scope):
        name = scope.fresh("group")
        text = f", replace: {name}"
        return [f"let {name} = ConstraintGroup()"], self.call(scope, None, 2, text), \
            self.call(scope, None, 2, text), self.call(scope, None, 1, text)

    def toggled(self, scope):
        name = scope.fresh("group")
        lines = self.call(scope, None, 2)
        return [f"var {name} = ConstraintGroup()"], [f"{name} = {lines[0]}"] + lines[1:], \
            [f"{name}.active = {scope.pick(['false', scope.flag()])}"], [f"{name}.active = true"]

    def constant(self, scope):
        name, view = scope.fresh("kept"), self.first(scope)
        mark = scope.pick("?!")
        line = self.row(scope, [view], ["v"])
        while any(f"v.{kind} " in line for kind in ("edges", "center", "size")): line = self.row(scope, [view], ["v"])
        text = scope.member(name) + mark
        return [f"var {name}: NSLayoutConstraint{mark}"], \
            [f"constrain({scope.text(view)}) {{ v in", f"  {scope.member(name)} = {line}", "}"], \
            self.edits(scope, text), self.edits(scope, text)

    def cleared(self, scope):
        name = scope.fresh("group")
        lines = self.call(scope, None, 2, f", replace: {name}")
        return [f"let {name} = ConstraintGroup()"], lines, [f"constrain(clear: {name})"], []


class PureLayout(Library):
    imports = ["PureLayout"]
    allows_dollar = False
    activates = True

    def priority(self, scope):
        return scope.pick([".defaultHigh", ".defaultLow", "UILayoutPriority(500)", "UILayoutPriority(rawValue: 999)"])

    def view(self, scope, first=None):
        view = first or scope.first(guides=False)
        if view.member: scope.firsts.add(view.name)
        return view

    AXIS = {"centerX": "vertical", "centerY": "horizontal", "lastBaseline": "baseline", "firstBaseline": "firstBaseline"}

    def expression(self, scope, first=None):
        first = self.view(scope, first)
        rel = scope.relation(first, guides=False)
        relation = f", relation: .{rel.relation}" if rel.relation != "equal" else ""
        if rel.second is None or rel.second.guide:
            dimension = scope.pick(SIZES)
            return scope.dot(first, f"autoSetDimension(.{dimension}, toSize: {rel.constant or '30'}{relation})")
        second = scope.text(rel.second)
        offset = f", withOffset: {rel.constant}" if rel.constant or relation else ""
        if offset.endswith("None"): offset = ", withOffset: 0"
        one, two = rel.attribute, rel.other
        if one in SIZES:
            if rel.multiplier: offset = f", withMultiplier: {rel.multiplier}"
            return scope.dot(first, f"autoMatch(.{one}, to: .{two}, of: {second}{offset}{relation})")
        if one in self.AXIS or two in self.AXIS:
            if one == two and not relation:
                if rel.multiplier: offset = f", withMultiplier: {rel.multiplier}"
                if rel.second.paths == [first.parent()] and not offset and "aseline" not in one:
                    return scope.dot(first, f"autoAlignAxis(toSuperviewAxis: .{self.AXIS[one]})")
                return scope.dot(first, f"autoAlignAxis(.{self.AXIS[one]}, toSameAxisOf: {second}{offset})")
            one, two = self.AXIS.get(one, one), self.AXIS.get(two, two)
            if rel.multiplier: offset = f", withMultiplier: {rel.multiplier}"
            return scope.dot(first, f"autoConstrainAttribute(.{one}, to: .{two}, of: {second}{offset}{relation})")
        if rel.second.paths == [first.parent()] and one == two and scope.chance(0.8):
            kind = scope.pick(["Edge", "Edge", "Margin", "SafeArea"])
            inset = f", withInset: {rel.constant or '0'}" if rel.constant or relation else ""
            # The overloads for margins have no inset beside a relation.
            if kind == "Margin" and relation: inset = ""
            return scope.dot(first, f"autoPinEdge(toSuperview{kind}: .{one}{inset}{relation})")
        return scope.dot(first, f"autoPinEdge(.{one}, to: .{two}, of: {second}{offset}{relation})")

    def group(self, scope, first=None):
        first = self.view(scope, first)
        number = scope.number(conditions=False)
        insets = scope.pick(["UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", ".zero", f"UIEdgeInsets(top: {number}, left: 4, bottom: 0, right: -2)"])
        edge = scope.pick(["top", "bottom", "leading", "trailing", "left", "right"])
        return scope.dot(first, scope.pick([
            "autoCenterInSuperview()", "autoPinEdgesToSuperviewEdges()", f"autoPinEdgesToSuperviewEdges(with: {insets})",
            f"autoPinEdgesToSuperviewEdges(with: {insets}, excludingEdge: .{edge})", "autoPinEdgesToSuperviewMargins()",
            "autoPinEdgesToSuperviewSafeArea()", f"autoPinEdgesToSuperviewSafeArea(with: {insets}, excludingEdge: .{edge})",
            f"autoSetDimensions(to: CGSize(width: {number}, height: 30))", "autoCenterInSuperviewMargins()"]))

    def array(self, scope):
        views = [v for v in scope.views.values() if not v.guide and len(v.paths) == 1 and len(v.paths[0]) == 1]
        if len(views) < 2: return self.group(scope)
        views = scope.rng.sample(views, min(len(views), 3))
        for view in views: scope.firsts.add(view.name)
        number = scope.number(conditions=False)
        text = f"([{', '.join(map(scope.text, views))}] as NSArray)."
        return text + scope.pick([
            f"autoAlignViews(to: {scope.pick(['ALEdge.top', 'ALEdge.leading', 'ALAxis.horizontal', 'ALAxis.vertical'])})",
            "autoMatchViewsDimension(.width)", f"autoSetViewsDimension(.height, toSize: {number})",
            f"autoSetViewsDimensions(to: CGSize(width: 20, height: {number}))",
            f"autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: {number})",
            f"autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: {number}, insetSpacing: false)",
            "autoDistributeViews(along: .vertical, alignedTo: .vertical, withFixedSpacing: 6, insetSpacing: true, matchedSizes: false)"])

    def statement(self, scope, first=None):
        def one(): return self.group(scope, first) if scope.chance(0.3) else self.expression(scope, first)
        kind = scope.rng.randrange(10)
        if kind == 0:
            return block(f"NSLayoutConstraint.autoSetPriority({self.priority(scope)}) {{", [one(), one()])
        if kind == 1:
            name = scope.fresh("set")
            return [f"let {name} = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {{", f"  {one()}", f"  {one()}", "}",
                    scope.pick([f"NSLayoutConstraint.activate({name})", f"{name}.forEach {{ $0.autoInstall() }}"])]
        if kind == 2 and first is None: return [self.array(scope)]
        if kind == 3:
            return block(f'NSLayoutConstraint.autoSetIdentifier("{scope.fresh("name")}") {{', [one()])
        if kind == 4:
            name = scope.fresh("c")
            return [f"let {name} = {self.expression(scope, first)}", f"{name}.constant += 3"]
        if kind == 5: return [f'{self.expression(scope, first)}.autoIdentify("{scope.fresh("name")}")']
        return [one() for _ in range(scope.pick([1, 2]))]

    def edits(self, scope, text):
        if scope.chance(0.3): return [f"{text}.autoRemove()", f"{text}.autoInstall()"][:scope.pick([1, 2])]
        return super().edits(scope, text)
