#!/usr/bin/env python3
"""privacy.py: compares the privacy manifest of the run time with its sources.

App Store Connect rejects an app whose libraries use an API that needs a reason, and declare none (ITMS-91053). The lists of APIs and reasons are
those of https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api. The script also verifies that the
comparison finds an undeclared API and a needless declaration.
"""
import pathlib
import plistlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
# The modules that apps link.
MODULES = ["WaymarkLinks", "WaymarkNavigation", "WaymarkUI"]
MANIFEST = SOURCES / "WaymarkNavigation/PrivacyInfo.xcprivacy"
PREFIX = "NSPrivacyAccessedAPICategory"
APIS = {
    "UserDefaults": "UserDefaults AppStorage",
    "FileTimestamp": "creationDate modificationDate fileModificationDate contentModificationDateKey creationDateKey getattrlist getattrlistbulk "
                     "fgetattrlist getattrlistat stat fstat fstatat lstat",
    "SystemBootTime": "systemUptime mach_absolute_time",
    "DiskSpace": "volumeAvailableCapacityKey volumeAvailableCapacityForImportantUsageKey volumeAvailableCapacityForOpportunisticUsageKey "
                 "volumeTotalCapacityKey systemFreeSize systemSize statfs statvfs fstatfs fstatvfs",
    "ActiveKeyboards": "activeInputModes",
}
# The reasons that fit a library that reads and writes only the values of its app.
REASONS = {"UserDefaults": ["CA92.1"]}


def code(text):
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)


def differences(sources, manifest):
    used = {name for name, words in APIS.items() if re.search(rf"\b({'|'.join(words.split())})\b", sources)}
    declared = {}
    for entry in manifest["NSPrivacyAccessedAPITypes"]:
        declared[entry["NSPrivacyAccessedAPIType"].removeprefix(PREFIX)] = entry["NSPrivacyAccessedAPITypeReasons"]
    for name in sorted(used - declared.keys()):
        yield f"the sources use an API of {PREFIX}{name}, and the manifest does not declare it"
    for name in sorted(declared.keys() - used):
        yield f"the manifest declares {PREFIX}{name}, and no source uses its APIs"
    for name, reasons in sorted(declared.items()):
        if name in used and reasons != REASONS.get(name):
            yield f"the reasons of {PREFIX}{name} are {reasons}, not {REASONS.get(name)}"
    if manifest["NSPrivacyTracking"] or manifest["NSPrivacyTrackingDomains"] or manifest["NSPrivacyCollectedDataTypes"]:
        yield "the run time tracks nobody and collects nothing"


sources = "\n".join(code(path.read_text()) for module in MODULES for path in sorted((SOURCES / module).rglob("*.swift")))
manifest = plistlib.loads(MANIFEST.read_bytes())
found = list(differences(sources, manifest))
for difference in found:
    print(f"{MANIFEST.name}: error: {difference}")
undeclared = list(differences(sources + "\nProcessInfo.processInfo.systemUptime", manifest))
needless = list(differences(re.sub(r"\b(UserDefaults|AppStorage)\b", "", sources), manifest))
if len(undeclared) != len(found) + 1 or len(needless) != len(found) + 1:
    sys.exit("the comparison does not find an undeclared API or a needless declaration")
if found:
    sys.exit(1)
print("The privacy manifest declares each API that needs a reason.")
