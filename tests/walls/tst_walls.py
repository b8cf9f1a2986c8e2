#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What walls.py says of the rooms and the ways in ARCHITECTURE.md, on trees made up here."""
import unittest

import walls

TABLE = """# Architecture

| not | a | room |
|---|---|---|
| `core/nowhere` | before the heading | nothing |

## Rooms

| room | holds | knows |
|---|---|---|
| `core/base` | values | nothing |
| `core/engine` | the engine | base |
| `core/engine/parts` | its parts | base, engine/tools |
| `core/engine/tools` | tools | core/base |
| `core/left`, `core/right` | two alike | base |
| `ui/view` | a view | core |
| `app/*` | the programs | ui, core |

## Data
| `core/later` | behind the heading | nothing |
"""


def tree(**extra):
    """A tree that keeps the table, with further or other files: base_value_h="core/base/value.h" is a file that includes it."""
    files = {
        "core/base/value.h": [],
        "core/base/deep/inner.h": ["core/base/value.h"],
        "core/engine/engine.cpp": ["core/base/deep/inner.h"],
        "core/engine/parts/part.h": ["core/base/value.h", "core/engine/tools/tool.h"],
        "core/engine/tools/tool.h": ["core/base/value.h"],
        "core/left/left.h": ["core/base/value.h"],
        "core/right/right.h": ["core/base/value.h"],
        "ui/view/view.cpp": ["core/engine/parts/part.h"],
        "app/one/main.cpp": ["ui/view/view.h", "core/base/value.h"],
        "app/two/main.cpp": [],
    }
    files.update(extra.get("files", {}))
    return [(name, [f'#include "{include}"' for include in includes]) for name, includes in sorted(files.items())]


class RoomTable(unittest.TestCase):
    def breaches(self, files=None, table=TABLE):
        return walls.room_breaches(tree(files=files or {}), table)

    def test_what_the_table_allows_is_no_breach(self):
        self.assertEqual(self.breaches(), [])

    def test_an_include_that_it_does_not_allow_is_named_with_line_and_rooms(self):
        self.assertEqual(self.breaches({"core/left/left.h": ["core/base/value.h", "core/engine/engine.h"]}),
                         ["core/left/left.h:2: includes core/engine/engine.h: core/left does not know core/engine"])

    def test_a_room_does_not_know_what_its_neighbour_knows(self):
        self.assertEqual(self.breaches({"core/engine/engine.cpp": ["core/engine/tools/tool.h"]}),
                         ["core/engine/engine.cpp:1: includes core/engine/tools/tool.h: core/engine does not know core/engine/tools"])

    def test_a_room_does_not_know_the_folder_above(self):
        self.assertEqual(self.breaches({"core/engine/tools/tool.h": ["core/engine/engine.h"]}),
                         ["core/engine/tools/tool.h:1: includes core/engine/engine.h: core/engine/tools does not know core/engine"])

    def test_the_folder_above_stands_for_itself_alone(self):
        table = TABLE.replace("| its parts | base, engine/tools |", "| its parts | base, engine |")
        files = {"core/engine/parts/part.h": ["core/engine/engine.h", "core/engine/tools/tool.h"]}
        self.assertEqual(self.breaches(files, table),
                         ["core/engine/parts/part.h:2: includes core/engine/tools/tool.h: "
                          "core/engine/parts does not know core/engine/tools"])

    def test_rooms_of_one_row_do_not_know_each_other(self):
        self.assertEqual(self.breaches({"core/left/left.h": ["core/right/right.h"]}),
                         ["core/left/left.h:1: includes core/right/right.h: core/left does not know core/right"])

    def test_each_program_is_a_room(self):
        self.assertEqual(self.breaches({"app/one/main.cpp": ["app/two/two.h"]}),
                         ["app/one/main.cpp:1: includes app/two/two.h: app/one does not know app/two"])

    def test_angle_brackets_and_blanks_count(self):
        files = tree() + [("core/left/other.h", ["", "  #  include <core/right/right.h>", "// #include \"core/engine/engine.h\""])]
        self.assertEqual(walls.room_breaches(files, TABLE),
                         ["core/left/other.h:2: includes core/right/right.h: core/left does not know core/right"])

    def test_a_folder_without_a_room_is_a_breach(self):
        self.assertEqual(self.breaches({"core/later/new.h": []}), ["core/later: ARCHITECTURE.md has no room for it"])

    def test_a_room_without_a_folder_is_a_breach(self):
        table = TABLE.replace("| `core/base` | values | nothing |", "| `core/base`, `core/gone` | values | nothing |")
        self.assertEqual(self.breaches(table=table), ["ARCHITECTURE.md:11: room core/gone: there is no such folder"])

    def test_a_name_that_means_no_folder_is_a_breach(self):
        table = TABLE.replace("| the engine | base |", "| the engine | base, all of it |")
        self.assertEqual(self.breaches(table=table), ["ARCHITECTURE.md:12: room core/engine knows all of it, which is no folder"])

    def test_the_nearest_folder_of_a_name_is_meant(self):
        files = {"core/engine/base/own.h": [], "core/engine/tools/tool.h": ["core/engine/base/own.h"]}
        row = "| `core/engine/base` | its own | nothing |\n"
        table = TABLE.replace("| `core/engine/tools` | tools | core/base |", row + "| `core/engine/tools` | tools | base |")
        self.assertEqual(self.breaches(files, table), ["core/engine/parts/part.h:1: includes core/base/value.h: "
                                                       "core/engine/parts does not know core/base"])

    def test_rooms_that_include_each_other_are_a_breach_even_where_the_table_allows_it(self):
        table = TABLE.replace("| values | nothing |", "| values | left |")
        self.assertEqual(self.breaches({"core/base/value.h": ["core/left/left.h"]}, table),
                         ["rooms that include each other: core/base, core/left"])


class Types(unittest.TestCase):
    def breaches(self, other):
        return list(walls.type_breaches([("core/left/left.h", ["namespace kd {", "struct Part {", "};", "}  // namespace kd"]),
                                         ("core/right/right.h", other)]))

    def test_two_types_of_one_name_are_a_breach(self):
        for head in ("struct Part {", "class Part final : public Base {", "enum class Part {"):
            self.assertEqual(self.breaches(["namespace kd {", head]),
                             ["core/right/right.h: kd::Part is a type of core/left/left.h as well"])

    def test_other_namespaces_and_declarations_are_none(self):
        self.assertEqual(self.breaches(["namespace kd {", "struct Part;", "}  // namespace kd", "namespace kd::right {",
                                        "struct Part {", "};", "}  // namespace kd::right"]), [])


class Ways(unittest.TestCase):
    WAY = """
## Data on its way

```
left -> right
   core/left               Left, turn           what it adds
                           deeper               in the same room
                                                ^ and what comes back
 v core/engine/parts       Part                 a part
 ^ core/right              Right                what is shown
```
"""

    def breaches(self, way):
        sources = {"core/left/left.h": ["class Left { void turn(); };", "int deeper();"], "core/right/right.h": ["class Right;"],
                   "core/engine/parts/below/part.h": ["struct Part;"]}
        files = [(name, sources.get(name, [])) for name, _ in tree(files={"core/engine/parts/below/part.h": []})]
        return list(walls.way_breaches(files, TABLE + way))

    def test_names_that_are_there_are_no_breach(self):
        self.assertEqual(self.breaches(self.WAY), [])

    def line_of(self, text):
        return (TABLE + self.WAY)[:(TABLE + self.WAY).index(text)].count("\n") + 1

    def test_a_name_that_is_gone_is_a_breach(self):
        self.assertEqual(self.breaches(self.WAY.replace("Left, turn", "Left, turned")),
                         [f"ARCHITECTURE.md:{self.line_of('Left, turn')}: core/left has no turned"])
        self.assertEqual(self.breaches(self.WAY.replace("deeper ", "Right  ")),
                         [f"ARCHITECTURE.md:{self.line_of('deeper')}: core/left has no Right"])

    def test_a_name_of_another_room_is_a_breach(self):
        self.assertEqual(self.breaches(self.WAY.replace("core/right              Right", "core/right              Part ")),
                         [f"ARCHITECTURE.md:{self.line_of('^ core/right')}: core/right has no Part"])

    def test_a_room_that_a_way_comes_to_again_is_a_breach(self):
        self.assertEqual(self.breaches(self.WAY.replace("core/right              Right", "core/left               Left ")),
                         [f"ARCHITECTURE.md:{self.line_of('^ core/right')}: the way has been in core/left before"])

    def test_a_stop_in_no_room_is_a_breach(self):
        self.assertEqual(self.breaches(self.WAY.replace("core/right  ", "core/nowhere")),
                         [f"ARCHITECTURE.md:{self.line_of('^ core/right')}: core/nowhere is no room",
                          f"ARCHITECTURE.md:{self.line_of('^ core/right')}: core/nowhere has no Right"])

    def test_what_cannot_be_read_is_a_breach(self):
        self.assertEqual(self.breaches(self.WAY.replace(" v core/engine", " - core/engine")),
                         [f"ARCHITECTURE.md:{self.line_of(' v core/engine')}: this is no stop: "
                          "- core/engine/parts       Part                 a part"])

    def test_no_way_at_all_is_a_breach(self):
        self.assertEqual(self.breaches(""), ['ARCHITECTURE.md: there is no way under "Data on its way"'])


if __name__ == "__main__":
    unittest.main()
