#!/usr/bin/env python3
"""Writes expressions.tsv: random integer expressions with their values by Python's unbounded integers, or "error" where
a step leaves 64 bits, divides by zero or shifts too far. Run it in this folder after a change of the language."""
import random

LOW, HIGH = -2**63, 2**64 - 1
PRECEDENCE = {"||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, "<=": 7, ">": 7, ">=": 7,
              "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10}


class Bad(Exception):
    pass


def checked(value):
    if not LOW <= value <= HIGH:
        raise Bad
    return value


def truncated(a, b):
    if b == 0:
        raise Bad
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def shift(a, b, left):
    if not 0 <= b <= 63:
        raise Bad
    return a << b if left else a >> b


def binary(op, a, b):
    if op == "||" or op == "&&":
        x = a()
        if (op == "||") == (x != 0):
            return int(x != 0)
        return int(b() != 0)
    x, y = a(), b()
    return checked({
        "|": lambda: x | y, "^": lambda: x ^ y, "&": lambda: x & y, "==": lambda: int(x == y), "!=": lambda: int(x != y),
        "<": lambda: int(x < y), "<=": lambda: int(x <= y), ">": lambda: int(x > y), ">=": lambda: int(x >= y),
        "<<": lambda: shift(x, y, True), ">>": lambda: shift(x, y, False), "+": lambda: x + y, "-": lambda: x - y,
        "*": lambda: x * y, "/": lambda: truncated(x, y), "%": lambda: x - y * truncated(x, y)}[op]())


def literal(rng):
    value = rng.choice([rng.randrange(10), rng.randrange(100), rng.randrange(2**16), rng.randrange(2**32),
                        rng.randrange(2**64), 2**63, 2**63 - 1, 2**64 - 1, 2**31, 0, 1])
    return (hex(value) if rng.random() < 0.3 else str(value)), 12, (lambda: value)


def expression(rng, depth):
    """Text, precedence, and a function that gives the value or raises."""
    if depth == 0 or rng.random() < 0.15:
        return literal(rng)
    kind = rng.random()
    if kind < 0.15:
        op = rng.choice("-+~!")
        text, precedence, value = expression(rng, depth - 1)
        text = f"({text})" if precedence < 11 or text[0] in "-+" else text
        act = {"-": lambda: checked(-value()), "+": value, "~": lambda: checked(~value()), "!": lambda: int(value() == 0)}[op]
        return op + text, 11, act
    if kind < 0.25:
        c, p, q = (expression(rng, depth - 1) for _ in range(3))
        condition = f"({c[0]})" if c[1] < 1 else c[0]
        return f"{condition} ? {p[0]} : {q[0]}", 0, lambda: p[2]() if c[2]() != 0 else q[2]()
    if kind < 0.35:
        name = rng.choice(["min", "max", "ceil_div", "abs"])
        args = [expression(rng, depth - 1) for _ in range(1 if name == "abs" else 2)]
        def call():
            values = [a[2]() for a in args]
            if name == "abs":
                return checked(abs(values[0]))
            if name == "ceil_div":
                if values[1] == 0:
                    raise Bad
                return checked(-(-values[0] // values[1]))
            return (min if name == "min" else max)(values)
        return f"{name}({', '.join(a[0] for a in args)})", 12, call
    op = rng.choice(list(PRECEDENCE))
    left, right = expression(rng, depth - 1), expression(rng, depth - 1)
    mine = PRECEDENCE[op]
    l = f"({left[0]})" if left[1] < mine else left[0]
    r = f"({right[0]})" if right[1] <= mine else right[0]
    return f"{l} {op} {r}", mine, lambda: binary(op, left[2], right[2])


def main():
    rng = random.Random(20240607)
    with open("expressions.tsv", "w") as out:
        written = 0
        while written < 600:
            text, _, value = expression(rng, rng.randint(1, 4))
            if len(text) > 160:
                continue
            try:
                result = str(value())
            except Bad:
                result = "error"
            if result == "error" and rng.random() < 0.6:
                continue
            out.write(f"{text}\t{result}\n")
            written += 1


main()
