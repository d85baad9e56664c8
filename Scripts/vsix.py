#!/usr/bin/env python3
"""Writes the extension for Visual Studio Code as one file, which `code --install-extension FILE` installs.

usage: Scripts/vsix.py FILE

The file is a ZIP archive in the format of Visual Studio Code's own tool `vsce`. The same sources give the same bytes.
"""

import json
import pathlib
import sys
import zipfile
from xml.sax.saxutils import escape, quoteattr

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Integrations" / "VSCode"

CONTENT_TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Categories>{categories}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value={kind}/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def manifest(package):
    """Returns the manifest of the archive, which repeats parts of the extension's package.json."""
    return MANIFEST.format(
        name=quoteattr(package["name"]), version=quoteattr(package["version"]), publisher=quoteattr(package["publisher"]),
        title=escape(package["displayName"]), description=escape(package["description"]),
        categories=escape(",".join(package["categories"])), engine=quoteattr(package["engines"]["vscode"]),
        kind=quoteattr(",".join(package["extensionKind"])))


def sources():
    """Returns the files of the extension. A tasks.json in the folder is a file for users, not a part of the extension."""
    names = ["package.json", "README.md", *(str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.js"))]
    return sorted(names)


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: Scripts/vsix.py FILE")
    package = json.loads((FOLDER / "package.json").read_text())
    contents = {"extension.vsixmanifest": manifest(package), "[Content_Types].xml": CONTENT_TYPES}
    contents.update((f"extension/{name}", (FOLDER / name).read_text()) for name in sources())
    with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in contents.items():
            # The earliest time that a ZIP archive can contain.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, text)


main()
