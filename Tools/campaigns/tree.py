"""A copy of the tree without what the storage harness does not need, built incrementally."""

import filecmp
import os
import shutil
import subprocess


class Reach:
    """How far a defect is looked for: the modules that are built, and folders of tests."""

    def __init__(self, modules, tests):
        self.modules, self.tests = modules, tests

    def __add__(self, other):
        return Reach(self.modules + other.modules, self.tests + other.tests)

    def holds(self, defect):
        """Whether it has all that the defect changes, and the tests that its header names."""
        return defect.modules <= set(self.modules) and defect.tested <= set(self.tests)


STORAGE = Reach(["Platform", "Journal"],
                ["Bytes", "System", "Files", "Encryption", "Journal", "Vault", "Sync"])
DIARY = STORAGE + Reach(["Content", "Echolog"], ["ReadModels", "Echolog"])
PROGRAM = DIARY + Reach(["Interop", "Program"], ["Interop", "Rendering", "Repl", "Fuzz"])
COPIED = ["Sources", "Tests", "Schemas", "Tools/EchologCommand", "Tools/fuzzing/Targets"]

#: What stands in for the package of `Package.swift`. Warnings are no errors here: a defect may
#: leave a variable unused.
PACKAGE = """
let kept: Set = {modules}
let tested: Set = {tests}
let diary: [Target] =
  !kept.contains("Echolog")
  ? []
  : [
    .target(
      name: "RandomEvents", dependencies: dependencies(["Platform", "Echolog"]),
      path: "Tests/RandomEvents", swiftSettings: strict)
  ]
let program: [Target] =
  !kept.contains("Program")
  ? []
  : [
    .systemLibrary(name: "CEditline", pkgConfig: "libedit"),
    .executableTarget(
      name: "EchologCommand", dependencies: dependencies(["Program"]),
      path: "Tools/EchologCommand", swiftSettings: strict),
  ]
let fuzzTests: [Target] =
  !tested.contains("Fuzz")
  ? []
  : [
    .target(
      name: "FuzzTargets",
      dependencies: dependencies([
        "Platform", "Journal", "Echolog", "Interop", "Program", "RandomEvents", "SimulatedMachine",
      ]),
      path: "Tools/fuzzing/Targets", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: dependencies(["FuzzTargets", "Seeds"]),
      path: "Tests/Fuzz", exclude: ["Cases"], swiftSettings: strict),
  ]
let package = Package(
  name: "Planted", platforms: [.macOS(.v26)],
  products: program.isEmpty ? [] : [.executable(name: "echolog", targets: ["EchologCommand"])],
  targets: [
    .systemLibrary(name: "CLZ4", pkgConfig: "liblz4"),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd"),
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto"),
    .systemLibrary(name: "CArgon2", pkgConfig: "libargon2"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
    .systemLibrary(name: "CSystem"),
    .target(name: "Seeds", path: "Tests/Seeds", swiftSettings: strict),
    .target(
      name: "SimulatedMachine", dependencies: dependencies(["Platform"]),
      path: "Tests/SimulatedMachine", swiftSettings: strict),
  ]
    + diary + program + fuzzTests
    + modules.filter {{ kept.contains($0.name) }}.map {{
      .target(
        name: $0.name, dependencies: dependencies($0.uses),
        exclude: $0.name == "Content" ? ["Resources"] : [], swiftSettings: strict)
    }}
    + modules.flatMap {{ module in
      module.tests.filter(tested.contains).map {{ folder in
        .testTarget(
          name: folder + "Tests",
          dependencies: dependencies([module.name] + module.uses + testSupport(folder)),
          path: "Tests/" + folder, swiftSettings: strict)
      }}
    }})
"""


def write_if_other(path, text):
    try:
        with open(path, encoding="utf-8") as file:
            if file.read() == text:
                return
    except FileNotFoundError:
        os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def copy_changed(source, target):
    """Makes a folder like another, leaving alone the files that are the same already; those that
    were not."""
    copied = []
    os.makedirs(target, exist_ok=True)
    wanted = {entry.name: entry for entry in os.scandir(source)}
    for name in set(os.listdir(target)) - set(wanted):
        path = os.path.join(target, name)
        shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
    for name, entry in wanted.items():
        path = os.path.join(target, name)
        if entry.is_dir():
            copied += copy_changed(entry.path, path)
        elif not os.path.exists(path) or not filecmp.cmp(entry.path, path, shallow=False):
            shutil.copyfile(entry.path, path)
            copied.append(path)
    return copied


def holds_inlinable(path):
    if not path.endswith(".swift"):
        return False
    with open(path, encoding="utf-8") as file:
        return "@inlinable" in file.read()


class Tree:
    def __init__(self, root, folder, processes):
        self.root, self.processes = root, processes
        self.folder = os.path.join(folder, "tree")
        self.scratch = os.path.join(folder, "build")
        copied = []
        for name in COPIED:
            copied += copy_changed(os.path.join(root, name), os.path.join(self.folder, name))
        if any(holds_inlinable(path) for path in copied):
            self.touch_all_but(set())
        self.planted, self.sound = {}, {}
        for below, _, names in os.walk(os.path.join(self.folder, "Sources")):
            for name in names:
                path = os.path.join(below, name)
                with open(path, encoding="utf-8", errors="replace") as file:
                    self.sound[os.path.relpath(path, self.folder)] = file.read()

    def use(self, modules, tests):
        """Makes the package of these modules, and of the tests in these folders."""
        self.has_command = "Program" in modules
        with open(os.path.join(self.root, "Package.swift"), encoding="utf-8") as file:
            manifest = file.read().split("let package = Package(")[0]
        manifest = manifest.replace("  .treatAllWarnings(as: .error),\n", "")
        quoted = [str(names).replace("'", '"') for names in (modules, sorted(tests))]
        write_if_other(
            os.path.join(self.folder, "Package.swift"),
            manifest + PACKAGE.format(modules=quoted[0], tests=quoted[1]))

    # What a change costs: without whole-module optimization the compiler takes up only the files
    # that changed. It does not see that a body which other modules have inlined is another one.

    def plant(self, texts):
        """Makes these files so, and those that were planted before as they were."""
        inlined = set()
        for path in self.planted.keys() | texts.keys():
            target = os.path.join(self.folder, path)
            wanted = texts.get(path, self.sound[path])
            with open(target, encoding="utf-8") as file:
                before = file.read()
            if wanted != before:
                with open(target, "w", encoding="utf-8") as file:
                    file.write(wanted)
                if "@inlinable" in before + wanted:
                    inlined.add(path.split("/")[1])
        self.planted = texts
        if inlined:
            self.touch_all_but(inlined)

    def touch_all_but(self, modules):
        spared = {os.path.join(self.folder, "Sources", module) for module in modules}
        for top in ["Sources", "Tests", "Tools"]:
            for folder, folders, names in os.walk(os.path.join(self.folder, top)):
                folders[:] = [name for name in folders
                              if os.path.join(folder, name) not in spared]
                for name in names:
                    os.utime(os.path.join(folder, name))

    def build(self):
        """What the compiler complains of; None if it does not."""
        command = [
            "swift", "build", "--package-path", self.folder, "--scratch-path", self.scratch,
            "--build-tests", "-c", "debug", "-Xswiftc", "-O", "-debug-info-format", "none"]
        said = []
        if self.processes.run(command, os.environ, said.append, 3600) == 0:
            return None
        errors = [line for line in said if "error:" in line] or said[-1:]
        return "; ".join(dict.fromkeys(line.strip() for line in errors[:2]))

    def hand_out(self, folder):
        """Copies what was built into a folder: the tests, and the command where they may run it.
        The path of the tests. Another process copies them: what this one had open for writing
        another thread's child would inherit, and no program that is open so can be started."""
        built = os.path.join(self.scratch, "debug")
        program = os.path.join(folder, "tests")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        subprocess.run(
            ["cp", os.path.join(built, "PlantedPackageTests.xctest"), program], check=True)
        if self.has_command:
            subprocess.run(["cp", os.path.join(built, "echolog"), folder], check=True)
        return program
