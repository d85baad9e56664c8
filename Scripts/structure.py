#!/usr/bin/env python3
"""Prints the size of each module and checks that folders of a module do not depend on each other in cycles.

usage: Scripts/structure.py [--edges MODULE]

A folder depends on another one if a file in the first refers to a declaration in the second. The references come from the index
store that `swift build` writes, so build first. `--edges` prints the references between the folders of one module.

Exits with 1 if a module has a cycle of folders, and with 2 if there is no index.
"""

import ctypes
import json
import pathlib
import statistics
import subprocess
import sys
from collections import defaultdict

DEFINITION = 1 << 1
REFERENCE = 1 << 2
RECORD = 2

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Sources"


class Text(ctypes.Structure):
    """A string of libIndexStore, which consists of a pointer and a length."""

    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class IndexStore:
    """The index store of a debug build, read with the toolchain's libIndexStore (Xcode and Linux toolchains have it)."""

    def __init__(self, folder):
        self.folder = folder
        target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        libraries = pathlib.Path(target["paths"]["runtimeResourcePath"]).parent
        found = [path for name in ("libIndexStore.so", "libIndexStore.dylib") for path in libraries.glob(name)]
        if not found:
            sys.exit(f"{libraries} has no libIndexStore, which reads the compiler's index")
        self.library = ctypes.CDLL(str(found[0]))
        for name in (
            "store_create", "unit_reader_create", "record_reader_create", "occurrence_get_symbol",
        ):
            getattr(self.library, "indexstore_" + name).restype = ctypes.c_void_p
        for name in (
            "unit_reader_get_main_file", "unit_dependency_get_name", "symbol_get_usr", "symbol_get_name",
        ):
            getattr(self.library, "indexstore_" + name).restype = Text
        self.library.indexstore_occurrence_get_roles.restype = ctypes.c_uint64
        error = ctypes.c_void_p()
        self.store = self.library.indexstore_store_create(str(folder).encode(), ctypes.byref(error))
        if not self.store:
            sys.exit(f"{folder} cannot be read; build with `swift build` first")

    def units(self):
        """Yields the name of each unit, which represents one compilation of a file."""
        names = []
        self._each("store_units_apply_f", Text, self.store, ctypes.c_uint(1), collect=lambda name: names.append(str(name)))
        return names

    def time(self, unit):
        """Returns the time at which a unit was written."""
        return max(path.stat().st_mtime for path in self.folder.glob(f"v*/units/{unit}"))

    def records(self, unit):
        """Returns the main file of a unit and the names of its records."""
        reader = self._reader("unit", unit)
        main = str(self.library.indexstore_unit_reader_get_main_file(ctypes.c_void_p(reader)))
        names = []

        def collect(dependency):
            dependency = ctypes.c_void_p(dependency)
            if self.library.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                names.append(str(self.library.indexstore_unit_dependency_get_name(dependency)))

        self._each("unit_reader_dependencies_apply_f", ctypes.c_void_p, reader, collect=collect)
        self.library.indexstore_unit_reader_dispose(ctypes.c_void_p(reader))
        return main, names

    def occurrences(self, record):
        """Yields the identity of a symbol, its name and its roles for each place of a record that names it."""
        reader = self._reader("record", record)
        found = []

        def collect(occurrence):
            occurrence = ctypes.c_void_p(occurrence)
            symbol = ctypes.c_void_p(self.library.indexstore_occurrence_get_symbol(occurrence))
            found.append((
                str(self.library.indexstore_symbol_get_usr(symbol)), str(self.library.indexstore_symbol_get_name(symbol)),
                self.library.indexstore_occurrence_get_roles(occurrence),
            ))

        self._each("record_reader_occurrences_apply_f", ctypes.c_void_p, reader, collect=collect)
        self.library.indexstore_record_reader_dispose(ctypes.c_void_p(reader))
        return found

    def _reader(self, kind, name):
        error = ctypes.c_void_p()
        create = getattr(self.library, f"indexstore_{kind}_reader_create")
        reader = create(ctypes.c_void_p(self.store), name.encode(), ctypes.byref(error))
        if not reader:
            sys.exit(f"the {kind} {name} of the index cannot be read; delete the build folder and build again")
        return reader

    def _each(self, function, element, subject, *arguments, collect):
        def visit(_, value):
            collect(value)
            return True

        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, element)(visit)
        getattr(self.library, "indexstore_" + function)(ctypes.c_void_p(subject), *arguments, None, callback)


def index_of_sources():
    """Returns the symbols that each file of Sources defines, and the symbols that it refers to, with their names."""
    build = subprocess.check_output(["swift", "build", "--show-bin-path"], text=True, cwd=ROOT).strip()
    store = IndexStore(pathlib.Path(build) / "index" / "store")
    newest = {}
    for unit in store.units():
        main, records = store.records(unit)
        path = pathlib.Path(main)
        # The index keeps outdated units of moved files and of other builds.
        if path.is_relative_to(SOURCES) and path.suffix == ".swift" and path.exists():
            path, written = path.relative_to(SOURCES), store.time(unit)
            if path not in newest or newest[path][0] < written:
                newest[path] = written, records
    defined, referred = {}, defaultdict(dict)
    for path, (_, records) in newest.items():
        for record in records:
            for usr, name, roles in store.occurrences(record):
                if roles & DEFINITION:
                    defined[usr] = path
                elif roles & REFERENCE:
                    referred[path][usr] = name
    return newest.keys(), defined, referred


def folder_of(path):
    """Returns the folder of a file within its module; the module's own folder is `.`."""
    return "/".join(path.parts[1:-1]) or "."


def edges_between_folders(defined, referred):
    """Returns, for each module, the references from each folder to another: the files and the name of the symbol."""
    edges = defaultdict(lambda: defaultdict(set))
    for path, symbols in referred.items():
        for usr, name in symbols.items():
            target = defined.get(usr)
            if target is None or target.parts[0] != path.parts[0]:
                continue
            if folder_of(path) != folder_of(target):
                edges[path.parts[0]][folder_of(path), folder_of(target)].add((str(path), name, str(target)))
    return edges


def cycles(edges):
    """Returns the groups of folders that reach each other (Tarjan, "Depth-first search and linear graph algorithms", 1972)."""
    targets = defaultdict(set)
    for source, target in edges:
        targets[source].add(target)
    order, low, stack, found = {}, {}, [], []

    def visit(folder):
        order[folder] = low[folder] = len(order)
        stack.append(folder)
        for target in sorted(targets[folder]):
            if target not in order:
                visit(target)
                low[folder] = min(low[folder], low[target])
            elif target in stack:
                low[folder] = min(low[folder], order[target])
        if low[folder] == order[folder]:
            group = stack[stack.index(folder):]
            del stack[stack.index(folder):]
            if len(group) > 1:
                found.append(sorted(group))

    for folder in sorted(targets):
        if folder not in order:
            visit(folder)
    return found


def imports_of(module):
    """Returns the modules of Sources that a module imports."""
    names = set()
    for path in (SOURCES / module).rglob("*.swift"):
        for line in path.read_text().splitlines():
            words = line.split()
            if "import" in words[:3] and words[-1] != module and (SOURCES / words[-1]).is_dir():
                names.add(words[-1])
    return sorted(names)


def main():
    files, defined, referred = index_of_sources()
    edges = edges_between_folders(defined, referred)
    if sys.argv[1:2] == ["--edges"]:
        for (source, target), references in sorted(edges[sys.argv[2]].items()):
            print(f"{source} -> {target}: {len(references)}")
            for path, name, definition in sorted(references)[:12]:
                print(f"    {path}: {name} in {definition}")
        return
    if not files:
        print("The index has no file of Sources; build with `swift build` first.", file=sys.stderr)
        sys.exit(2)
    print(f"{'module':24} {'files':>5} {'lines':>6} {'p90':>4} {'max':>4}  imports")
    failed = False
    for module in sorted(path.name for path in SOURCES.iterdir() if any(path.rglob("*.swift"))):
        lengths = [len(path.read_text().splitlines()) for path in (SOURCES / module).rglob("*.swift")]
        ninth = statistics.quantiles(lengths, n=10, method="inclusive")[8] if len(lengths) > 1 else lengths[0]
        print(
            f"{module:24} {len(lengths):5} {sum(lengths):6} {ninth:4.0f} {max(lengths):4}  {', '.join(imports_of(module)) or '-'}")
        for group in cycles(edges[module]):
            failed = True
            print(f"  cycle: {', '.join(group)}")
    if failed:
        print("\nFolders depend on each other in cycles. See why: Scripts/structure.py --edges MODULE", file=sys.stderr)
        sys.exit(1)


main()
