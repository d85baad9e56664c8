#!/usr/bin/env python3
"""planted.py [NUMBER...]: plants bugs in copies of the core, and fails if the explorer doesn't find one of them.

Each bug replaces a text that occurs once in a file of Sources/WaymarkNavigation. A list of numbers selects bugs.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time

here = pathlib.Path(__file__).resolve().parent
root = here.parents[1]
folder = root / ".build/model-checking/planted"

# The description, the spec whose exploration finds the bug, the file, the text, and the text of the bug.
BUGS = [
    ("a hidden tab can be selected", "Nested", "Core/NavigatorCore+Tabs.swift",
     "guard visibleTabs.contains(tab) else { return reject(.hiddenTab(tab)) }\n    var next", "var next"),
    ("the selection stays if its tab is hidden", "Nested", "Core/NavigatorCore+Tabs.swift",
     "next.selectedTab = (tab ?? wanted.selectedTab).fallback(among: tabs)", ""),
    ("a restored tab isn't replaced by its fallback", "Nested", "Core/NavigatorCore+Restoration.swift",
     "next.selectedTab = wanted.selectedTab.fallback(among: visibleTabs)", ""),
    ("a link leads to a hidden tab", "Nested", "Landings/NavigationState+Landing.swift",
     "let landing = landing.fitted(to: visible)", ""),
    ("screens are not checked", "Nested", "Landings/NavigationState+Landing.swift",
     "if let route = routes.first(where: { !allows($0, in: place) }) { throw .notAllowed(route, in: place) }", ""),
    ("every sheet covers every other", "Nested", "State/NavigationState+Modals.swift",
     "let covered = modals.lastIndex { modal.screen.canCover($0.screen) }", "let covered = modals.indices.last"),
    ("a dismissal leaves the sheets above", "Nested", "State/NavigationState+Modals.swift",
     "modals.removeSubrange(index...)", "modals.remove(at: index)"),
    ("unconfirmed sheets are saved", "Nested", "Core/ModalPresentation.swift",
     "isReported ? Array(modals.prefix(levels.prefix { $0.status == .shown }.count)) : modals", "modals"),
    ("two sheets are presented at a time", "Nested", "Core/ModalPresentation.swift",
     "guard levels.count < modals.count, levels.allSatisfy({ $0.status == .shown }) else { return }",
     "guard levels.count < modals.count else { return }"),
    ("a dismissal is not awaited", "Nested", "Core/ModalPresentation.swift",
     "levels[index].stack = former.first { $0.screen == screen }?.stack ?? []\n      start(.dismissing, at: index)", ""),
    ("an unconfirmed dismissal blocks everything", "Nested", "Core/NavigatorCore+Views.swift",
     "emit(.dismissalUnconfirmed(level.screen))\n      presentation.update(to: state.modals, from: state.modals)",
     "emit(.dismissalUnconfirmed(level.screen))"),
    ("an unconfirmed request is never repeated", "Nested", "Core/ModalPresentation.swift",
     "guard levels.last?.status == .unconfirmed else { return }\n    start(",
     "guard levels.last?.attempt == 0 else { return }\n    start("),
    ("a dismissal by the user doesn't change the state", "Nested", "Core/NavigatorCore+Views.swift",
     "next.dismiss(screen)", ""),
    ("the next sheet isn't presented after a dismissal", "Nested", "Core/NavigatorCore+Views.swift",
     "case .dismissing: presentation.update(to: state.modals, from: state.modals)\n    case .requested, .unconfirmed, nil:",
     "case .dismissing: break\n    case .requested, .unconfirmed, nil:"),
    ("a link waits forever after a presentation of the app", "Nested", "Core/NavigatorCore+Views.swift",
     "guard presentationsOfApp.remove(number) != nil else { return }\n    openPendingLink()",
     "guard presentationsOfApp.remove(number) != nil else { return }"),
    ("a condition doesn't open the pending link", "Nested", "Core/NavigatorCore+Tabs.swift",
     "tabsChanged(from: tabs, restoring: restored)\n    continueAfterConditions()",
     "tabsChanged(from: tabs, restoring: restored)"),
    ("a screen stays when its condition ends", "Nested", "Core/NavigatorCore+Tabs.swift",
     "var next = wanted.permitted(where: conditions)", "var next = wanted"),
    ("a restored screen ignores its condition", "Nested", "Core/NavigatorCore+Restoration.swift",
     "var next = wanted.permitted(where: conditions)", "var next = wanted"),
    ("a command ignores its conditions", "Nested", "Core/NavigatorCore+Commands.swift",
     "let missing = missing(command.requirements)", "let missing: [Spec.Condition] = []"),
    ("a link ignores its conditions", "Nested", "Core/NavigatorCore+Links.swift",
     "hasViews && missing(link).isEmpty && presentationsOfApp.isEmpty", "hasViews && presentationsOfApp.isEmpty"),
    ("a command waits after the user has dismissed the sign-in screen", "Nested", "Core/NavigatorCore+Guards.swift",
     "guard let screen = fulfilling, !state.has(.modal(screen)) else { return }\n    fulfilling = nil",
     "guard let screen = fulfilling, !state.has(.modal(screen)) else { return }\n    return"),
    ("a pending command is forgotten", "Nested", "Core/NavigatorCore+Guards.swift",
     "if let pending = pendingCommand, fulfilling == nil {", "if let pending = pendingCommand, fulfilling != nil {"),
    ("the sign-in screen stays after the sign-in", "Nested", "Core/NavigatorCore+Guards.swift",
     "      dismissFulfilling()\n    }", "    }"),
    ("views don't open the pending link", "Nested", "Core/NavigatorCore+Views.swift",
     "// A sheet or cover that the link dismisses at once is not requested.\n    openPendingLink()", ""),
    ("a pushed screen has no event", "AIQ", "Events/NavigationState+Events.swift",
     "events += stack[kept...].map { .pushed($0, in: place) }", ""),
    ("a link pushes onto the former stack", "Showcase", "Landings/NavigationState+Landing.swift",
     "case .replace(let routes): next[stack: .tab(tab)] = routes",
     "case .replace(let routes): next[stack: .tab(tab)] += routes"),
    ("a snapshot has only the outermost sheet", "Nested", "State/NavigationState+Codable.swift",
     "for modal in self.modals.prefix(while: \\.screen.isCodable) {",
     "for modal in self.modals.prefix(while: \\.screen.isCodable).prefix(1) {"),
    ("a rejected command changes the state", "Nested", "Core/NavigatorCore+Commands.swift",
     "    } catch {\n      return reject(error, question: question)",
     "    } catch {\n      var next = state\n      next[stack: .tab(state.selectedTab)] = []\n      assign(next)\n"
     "      return reject(error, question: question)"),
    ("the app's answer to a link is lost", "AIQ", "Core/NavigatorCore+Links.swift",
     "guard let link = resolvingLink, link.number == number else { return }\n    resolvingLink = nil",
     "guard let link = resolvingLink, link.number == number else { return }"),
]


def explore(number):
    description, spec, file, text, bug = BUGS[number - 1]
    sources = folder / f"{number}" / "WaymarkNavigation"
    shutil.rmtree(sources.parent, ignore_errors=True)
    shutil.copytree(root / "Sources/WaymarkNavigation", sources)
    path = sources / file
    swift = path.read_text()
    if swift.count(text) != 1:
        sys.exit(f"{number}. {description}: the text occurs {swift.count(text)} times in {file}:\n{text}")
    path.write_text(swift.replace(text, bug))
    started = time.monotonic()
    run = subprocess.run(
        [here / "run.sh", "--only", spec, "--states", "2000"], capture_output=True, text=True,
        env=os.environ | {"WAYMARK_MODEL_SOURCES": str(sources), "WAYMARK_MODEL_PROGRAM": str(sources.parent / "explore")})
    if run.returncode != 1 or "after:" not in run.stderr:
        print(run.stdout, run.stderr)
        sys.exit(f"{number}. {description}: not found")
    violation, steps = run.stderr[run.stderr.rindex(f"\n{spec}: "):].split("\nafter:\n")
    trace = "; ".join(step.strip().split(". ", 1)[1] for step in steps.strip().split("\n"))
    print(f"{number}. {description}: found in {time.monotonic() - started:.0f} s\n   {violation.strip()}\n   after: {trace}", flush=True)


for number in [int(argument) for argument in sys.argv[1:]] or range(1, len(BUGS) + 1):
    explore(number)
