#!/usr/bin/env python3
"""Writes the files of a release.

distribution.py VERSION FOLDER [--url URL] [--package-only] TRIPLE=TOOL...

The files do not contain the time or the place of the build, so the same tools give the same bytes.
"""
import argparse
import gzip
import hashlib
import io
import json
import pathlib
import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile

LIBRARIES = ["WaymarkLinks", "WaymarkNavigation", "WaymarkUI"]
BUNDLE = "waymark.artifactbundle"
# The earliest time in a ZIP archive.
TIME = (1980, 1, 1, 0, 0, 0)


def main():
    arguments = parse()
    folder = pathlib.Path(arguments.folder)
    tools = dict(tool.split("=", 1) for tool in arguments.tools)
    own = own_tool(tools)
    check_version(own, arguments.version)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    files = bundle(tools, arguments.version)
    if arguments.package_only:
        write_package(folder / "waymark-swift", files, "", "")
        check_package(folder / "waymark-swift")
        return
    archive = folder / f"{BUNDLE}.zip"
    write_zip(archive, BUNDLE, files)
    checksum = sha256(archive)
    (folder / f"{BUNDLE}.zip.checksum").write_text(checksum + "\n")

    write_package(folder / "waymark-swift", files, arguments.url, checksum)
    check_package(folder / "waymark-swift")

    tarballs = {}
    for triple, binary in tools.items():
        tarball = folder / f"waymark-{arguments.version}-{platform_name(triple)}.tar.gz"
        write_tarball(tarball, pathlib.Path(binary), own)
        tarballs[tarball] = triple
    write_formula(folder / "waymark.rb", arguments.version, arguments.url, tarballs)

    sums = [f"{sha256(path)}  {path.name}\n" for path in sorted(folder.iterdir()) if path.is_file()]
    (folder / "SHA256SUMS").write_text("".join(sums))
    for path in sorted(folder.iterdir()):
        size = f"{path.stat().st_size / 1e6:8.2f} MB" if path.is_file() else "     folder"
        print(f"{size}  {path}")


def parse():
    parser = argparse.ArgumentParser(description="Writes the files of a release.")
    parser.add_argument("version")
    parser.add_argument("folder")
    parser.add_argument("--url", default="", help="the URL of the folder with the files of the release")
    parser.add_argument("--package-only", action="store_true", help="write no archives")
    parser.add_argument("tools", nargs="+", metavar="TRIPLE=TOOL")
    return parser.parse_args()


def fail(message):
    sys.exit(f"distribution.py: error: {message}")


# The tool


def own_tool(tools):
    """Returns the path of the tool that runs on this machine."""
    system = "linux" if platform.system() == "Linux" else "macosx"
    machine = {"aarch64": "aarch64", "arm64": "arm64"}.get(platform.machine(), "x86_64")
    for triple, path in tools.items():
        if system in triple and triple.startswith(machine):
            return pathlib.Path(path)
    fail(f"no tool runs on this machine ({machine}, {system}); the tools are for {', '.join(tools)}")


def check_version(tool, version):
    reported = output([tool, "--version"]).split()[-1]
    if reported != version:
        fail(f"the tool has the version {reported}, not {version}; change `Version.current`, or pass {reported}")


def output(command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def bundle(tools, version):
    """Returns the files of the artifact bundle (SE-0305): the bytes and the permissions of each path."""
    files, variants = {}, []
    for triple, binary in tools.items():
        path = f"{platform_name(triple)}/waymark"
        files[path] = (pathlib.Path(binary).read_bytes(), 0o755)
        variants.append({"path": path, "supportedTriples": [triple]})
    artifact = {"type": "executable", "version": version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"waymark": artifact}}
    files["info.json"] = ((json.dumps(info, indent=2) + "\n").encode(), 0o644)
    return files


def platform_name(triple):
    return f"{'macos' if 'macosx' in triple else 'linux'}-{triple.split('-')[0]}"


# The package


def write_package(package, files, url, checksum):
    for library in LIBRARIES:
        shutil.copytree(f"Sources/{library}", package / "Sources" / library)
    for plugin in sorted(path for path in pathlib.Path("Plugins").iterdir() if path.name != "Shared"):
        # The plugins of this repository share sources by a symbolic link, which some file systems do not support.
        shutil.copytree(plugin, package / plugin, symlinks=False)
    shutil.copy("Distribution/README.md", package)
    manifest = pathlib.Path("Distribution/Package.swift").read_text()
    if url:
        place = f'(url: "{url}/{BUNDLE}.zip", checksum: "{checksum}")'
        manifest = manifest.replace('(url: "", checksum: "")', place)
    (package / "Package.swift").write_text(manifest)
    for path, (data, mode) in files.items():
        place = package / BUNDLE / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
        place.chmod(mode)


def check_package(package):
    """Fails if the package differs from this repository in its products, platforms, plugins, or settings."""
    own, distributed = description("."), description(package)
    for manifest in own, distributed:
        for part in "products", "targets":
            manifest[part] = kept(manifest[part])
    for part in ["products", "platforms", "targets", "swiftLanguageVersions", "toolsVersion"]:
        if own[part] != distributed[part]:
            fail(f"`{part}` in Distribution/Package.swift differs from Package.swift:\n{own[part]}\n{distributed[part]}")


def description(package):
    return json.loads(output(["swift", "package", "--package-path", package, "dump-package"]))


def kept(parts):
    """Returns the libraries and plugins among products or targets, sorted by name."""
    def is_kept(part):
        kind = part["type"]
        return part["name"] in LIBRARIES or kind == "plugin" or (isinstance(kind, dict) and "plugin" in kind)

    return sorted((part for part in parts if is_kept(part)), key=lambda part: part["name"])


# Archives


def write_zip(path, root, files):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            data, mode = files[name]
            entry = zipfile.ZipInfo(f"{root}/{name}", TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix, so that the permissions count
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data)


def write_tarball(path, tool, own):
    """Writes the tool with its manual page and completion scripts, in the folders of a Unix installation."""
    files = {"bin/waymark": (tool.read_bytes(), 0o755)}
    for name, arguments in [
        ("share/man/man1/waymark.1", ["--man-page"]),
        ("share/bash-completion/completions/waymark", ["--completion-script", "bash"]),
        ("share/zsh/site-functions/_waymark", ["--completion-script", "zsh"]),
        ("share/fish/vendor_completions.d/waymark.fish", ["--completion-script", "fish"]),
    ]:
        files[name] = (output([own, *arguments]).encode(), 0o644)
    root = path.name.removesuffix(".tar.gz")
    with open(path, "wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as compressed:
        with tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for name in sorted(files):
                data, mode = files[name]
                entry = tarfile.TarInfo(f"{root}/{name}")
                entry.size, entry.mode = len(data), mode
                archive.addfile(entry, io.BytesIO(data))


def write_formula(path, version, url, tarballs):
    """Writes a Homebrew formula. Without a URL, the formula installs the tarball in its own folder."""
    def source(tarball):
        place = f"{url}/{tarball.name}" if url else f"file://#{{__dir__}}/{tarball.name}"
        return f'      url "{place}"\n      sha256 "{sha256(tarball)}"\n'

    blocks = []
    for tarball, triple in sorted(tarballs.items()):
        system, arch = platform_name(triple).split("-")
        arch = "intel" if arch == "x86_64" else "arm"
        blocks.append(f"  on_{system} do\n    on_{arch} do\n{source(tarball)}    end\n  end\n")
    homepage = f'  homepage "{url.split("/releases/")[0]}"\n' if url else ""
    path.write_text(FORMULA.format(version=version, homepage=homepage, sources="\n".join(blocks)))


FORMULA = """class Waymark < Formula
  desc "Compiles descriptions of an iOS app's navigation to Swift"
{homepage}  version "{version}"

{sources}
  def install
    bin.install "bin/waymark"
    man1.install "share/man/man1/waymark.1"
    bash_completion.install "share/bash-completion/completions/waymark"
    zsh_completion.install "share/zsh/site-functions/_waymark"
    fish_completion.install "share/fish/vendor_completions.d/waymark.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/waymark --version")
  end
end
"""


def sha256(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


if __name__ == "__main__":
    main()
