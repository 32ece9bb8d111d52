"""Collects the examples of the library's documentation into one file that a compiler can read.

python3 Tools/examples.py OUTPUT: the code in the comments of public types, in the pages of the
documentation and in the README, each in a function of its own. Fails where a public type has none,
or where the topics of the documentation leave one out.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DECLARATION = re.compile(
    r"public (?:struct|enum|protocol|actor|final class|typealias) (\w+)")
# What examples use besides the library.
PRELUDE = """import Echolog
import Interop
import Synchronization

// Made by Tools/examples.py.

func show(_ values: Any?...) {}
let folder = ""
let sharedFolder = ""
let text = ""
let words = ""
"""
PARAMETERS = "_ diary: Diary, _ id: EntryID, _ goal: EntryID"


def comments(source):
    """The comment before each public type at the top of a file, and the type's name."""
    comment = []
    for line in source.split("\n"):
        if line.startswith("///"):
            comment.append(line[4:])
        elif match := DECLARATION.match(line):
            yield match.group(1), comment
            comment = []
        elif not line.startswith("@"):
            comment = []


def indented(comment):
    return [line[4:] for line in comment if line.startswith("    ")]


def fenced(page):
    return [block.split("\n") for block in re.findall(r"```swift\n(.*?)```", page, re.S)]


def main(output):
    examples, bare, listed = [], [], set()
    modules = ["Echolog", "Interop"]
    for path in sorted(p for m in modules for p in (ROOT / "Sources" / m).rglob("*.swift")):
        declared = list(comments(path.read_text()))
        # The catalogue is of the first module.
        if "Interop" not in path.parts:
            listed |= {name for name, _ in declared}
        if "Generated" in path.parts:
            continue
        for name, comment in declared:
            code = indented(comment)
            (examples if code else bare).append((name, code))
    pages = [ROOT / "README.md", *sorted((ROOT / "Sources" / "Echolog").rglob("*.docc/*.md"))]
    for page in pages:
        examples += [(page.stem, code) for code in fenced(page.read_text())]
    with open(output, "w") as file:
        file.write(PRELUDE)
        for number, (name, code) in enumerate(examples):
            body = [line for line in code if not line.startswith("import ")]
            # A page makes its own diary.
            own = any("let diary" in line for line in body)
            parameters = PARAMETERS.replace("_ diary: Diary, ", "") if own else PARAMETERS
            file.write(f"\nfunc {name.lower().replace('-', '')}{number}({parameters}) async throws {{\n")
            file.writelines(f"  {line}\n" for line in body)
            file.write("}\n")
    print(f"{len(examples)} examples", file=sys.stderr)
    topics = (ROOT / "Sources/Echolog/Echolog.docc/Echolog.md").read_text()
    missing = [f"an example of {name}" for name, _ in bare]
    missing += [f"{name} in the topics" for name in sorted(listed) if f"- ``{name}``" not in topics]
    if missing:
        sys.exit("Missing: " + ", ".join(missing))


main(sys.argv[1])
