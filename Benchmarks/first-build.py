#!/usr/bin/env python3
"""Prints the processor time of a first build, by module. `Benchmarks/run.sh first` runs this script.

first-build.py             builds `WaymarkNavigation` and `WaymarkLinks`, which every app with a compiled tool builds
first-build.py PACKAGE     builds an app that depends on the package, such as `.` or `dist/waymark-swift`

SwiftPM runs the compiler in the variable SWIFT_EXEC. The script sets the variable to its own path, and then runs the real compiler.
"""
import collections
import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "waymark", path: "{path}")],
  targets: [
    .target(
      name: "AppNavigation", dependencies: [.product(name: "WaymarkNavigation", package: "waymark")],
      plugins: [.plugin(name: "WaymarkGenerate", package: "waymark")]),
    .executableTarget(name: "App", dependencies: ["AppNavigation"]),
  ]
)
"""


def main():
    if "FIRST_BUILD_TIMES" in os.environ:
        sys.exit(compile_swift(sys.argv[1:]))
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        if len(sys.argv) == 1:
            os.environ["WAYMARK_PLUGIN_TOOL"] = "none"  # Without plugins, the package builds only the two modules.
            build(REPOSITORY, folder, "--target", "WaymarkNavigation")
        else:
            write_app(folder / "App", pathlib.Path(sys.argv[1]).resolve())
            build(folder / "App", folder)


def build(package, folder, *options):
    """Builds a package in a new build folder, and prints the times."""
    times = folder / "times"
    variables = {"SWIFT_EXEC": os.path.abspath(__file__), "FIRST_BUILD_TIMES": str(times)}
    variables["FIRST_BUILD_COMPILER"] = shutil.which("swiftc")
    command = ["swift", "build", "--scratch-path", folder / "build", *options]
    subprocess.run(command, cwd=package, check=True, env=os.environ | variables)
    show(times.read_text().splitlines())


def write_app(app, package):
    navigation = app / "Sources" / "AppNavigation"
    shutil.copytree(REPOSITORY / "Specs" / "Tutorial", navigation, ignore=shutil.ignore_patterns("*.swift"))
    (navigation / "Empty.swift").write_text("")
    (app / "Sources" / "App").mkdir()
    (app / "Sources" / "App" / "main.swift").write_text("import AppNavigation\n")
    (app / "Package.swift").write_text(MANIFEST.format(path=package))


def compile_swift(arguments):
    """Runs the compiler, and appends its processor time and the name of the module to the file of times."""
    process = subprocess.run([os.environ["FIRST_BUILD_COMPILER"], *arguments])
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    with open(os.environ["FIRST_BUILD_TIMES"], "a") as file:
        file.write(f"{usage.ru_utime + usage.ru_stime} {module(arguments)}\n")
    return process.returncode


def module(arguments):
    if "-module-name" in arguments:
        return arguments[arguments.index("-module-name") + 1]
    return "plugins" if any("/Plugins/" in argument for argument in arguments) else "manifests and queries"


def show(lines):
    seconds = collections.Counter()
    for line in lines:
        time, name = line.split(" ", 1)
        seconds[name] += float(time)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    total = usage.ru_utime + usage.ru_stime
    seconds["SwiftPM and the tool"] = total - sum(seconds.values())
    for name, time in seconds.most_common():
        print(f"{time:7.2f} s  {name}")
    print(f"{total:7.2f} s  in total")


if __name__ == "__main__":
    main()
