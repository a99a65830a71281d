"""Layout cases, of the format layout-case/1, as the text that the playground reads; and what they expect."""

import copy


def number(value):
    """A number as the text has it: without an exponent."""
    text = f"{value:.12f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def name(text):
    return f"`{text}`"


def declaration(item):
    words = ["view", name(item["id"]), "in", name(item["parent"])]
    size = item.get("intrinsic")
    if size:
        lengths = [size["width"], size["height"]]
        words.append(" x ".join("-" if length is None else number(length) for length in lengths))
    for word in ("hugging", "compression"):
        if word in item:
            words += [word, number(item[word]["h"]), number(item[word]["v"])]
    if "baseline" in item:
        words += ["baseline", number(item["baseline"]["first"]), number(item["baseline"]["last"])]
    return " ".join(words)


def statement(row):
    text = f"{name(row['item'])}.{row['attr']} {row['relation']} "
    if row["item2"] is None:
        text += number(row["constant"])
    else:
        if row["multiplier"] != 1:
            text += f"{number(row['multiplier'])} * "
        text += f"{name(row['item2'])}.{row['attr2']}"
        if row["constant"] != 0:
            text += f" {'-' if row['constant'] < 0 else '+'} {number(abs(row['constant']))}"
    return f"{text} ~ {number(row['priority'])}"


def document(case):
    """The case as a text."""
    root = case["root"]
    window = f"window {name(root['id'])} {number(root['width'])} x {number(root['height'])}"
    lines = ["anchors 2", window + (" rtl" if case["direction"] == "rtl" else "")]
    lines += [declaration(item) for item in case["items"]]
    lines += [statement(row) for row in case["constraints"] if row.get("isActive", True)]
    return "\n".join(lines) + "\n"


def states(case):
    """The case before its steps and after each of them, each with what it expects."""
    state = copy.deepcopy(case)
    yield state, case["expected"]
    for step in case.get("steps", []):
        for edit in step["edits"]:
            apply(edit, state)
        yield state, step["expected"]


def apply(edit, state):
    """What the format says of each edit."""
    rows, items, kind = state["constraints"], state["items"], edit["op"]
    row = next((row for row in rows if row["id"] == edit.get("id")), None)
    item = next((item for item in items if item["id"] == edit.get("item")), None)
    if kind in ("constant", "multiplier", "priority"):
        row[kind] = edit["value"]
    elif kind == "remove":
        rows.remove(row)
    elif kind == "add":
        rows.append(copy.deepcopy(edit["constraint"]))
    elif kind in ("activate", "deactivate"):
        row["isActive"] = kind == "activate"
    elif kind == "root":
        state["root"].update(width=edit["width"], height=edit["height"])
    elif kind == "intrinsic":
        item["intrinsic"] = {"width": edit["width"], "height": edit["height"]}
    elif kind in ("hugging", "compression"):
        item[kind] = {"h": edit["h"], "v": edit["v"]}
    elif kind == "removeItem":
        # Parents come first.
        gone = {edit["item"]}
        for item in items:
            if item["parent"] in gone:
                gone.add(item["id"])
        items[:] = [item for item in items if item["id"] not in gone]
        rows[:] = [row for row in rows if row["item"] not in gone and row["item2"] not in gone]
    elif kind == "addItem":
        items.append(copy.deepcopy(edit["item"]))
        rows.extend(copy.deepcopy(edit["constraints"]))
    elif kind == "direction":
        state["direction"] = edit["value"]
    else:
        raise ValueError(f"no edit is named {kind}")


def complaints(state, expected, frames, findings):
    """What is wrong with an answer: frames by item, and the playground's findings."""
    conflicts, ambiguities = findings["conflicts"], findings["ambiguities"]
    status = "infeasible" if conflicts else "ambiguous" if ambiguities else "unique"
    if status != expected["status"]:
        return [f"status is {status}, not {expected['status']}"]
    if conflicts:
        return complaints_about_conflicts(state, expected, conflicts)
    wrong = []
    for item, components in expected.get("frames", {}).items():
        for axis, value, found in zip("xywh", components, frames[item]):
            low, high = expected.get("ranges", {}).get(item, {}).get(axis, [value, value])
            if low is not None and found < low - 0.001 or high is not None and found > high + 0.001:
                wrong.append(f"{item}.{axis} is {found}, not {value if value is not None else [low, high]}")
    ids = [state["root"]["id"]] + [item["id"] for item in state["items"]]
    short = {"x": "x", "y": "y", "width": "w", "height": "h"}
    free = {ids[found["item"]]: sorted(short[part] for part in found["components"])
            for found in ambiguities}
    wanted = {item: sorted(parts) for item, parts in expected.get("ambiguous", {}).items()}
    return wrong + ([] if free == wanted else [f"free are {free}, not {wanted}"])


def complaints_about_conflicts(state, expected, conflicts):
    """Each conflict is one of the minimal ones, where all of those are known."""
    if "mus" not in expected or expected.get("mus_count", 0) is None:
        return []
    ids = [row["id"] for row in state["constraints"] if row.get("isActive", True)]
    found = [sorted(ids[place] for place in conflict["constraints"]) for conflict in conflicts]
    minimal = [sorted(members) for members in expected["mus"]]
    return [f"conflict {members} is not one of {minimal}" for members in found if members not in minimal]
