# Other scripts in this folder source this file with FOLDER or without an argument. The file sets `work` to FOLDER or to
# a new folder. A script creates its packages in `work`, and each package finds Waymark as `../waymark/dist/waymark-swift`,
# as in Docs/Guide.md. All packages build in `build`, so Waymark is compiled once. WAYMARK_PACKAGE is the folder of
# Waymark's package, which is this repository by default.

if [ -n "$1" ]; then
  mkdir -p "$1"
  work=$(cd "$1" && pwd -P)
else
  work=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is intentional.
  work=$(cd "$work" && pwd -P)
  trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work/waymark/dist"
ln -sfn "${WAYMARK_PACKAGE:-$repository}" "$work/waymark/dist/waymark-swift"

# copy_sample: copies SampleApp to `work`.
copy_sample() {
  rm -rf "$work/SampleApp"
  mkdir "$work/SampleApp"
  cp -R "$here/SampleApp/Package.swift" "$here/SampleApp/Sources" "$here/SampleApp/Tests" "$work/SampleApp"
  sed 's|"\.\./\.\./\.\."|"../waymark/dist/waymark-swift"|' "$here/SampleApp/Package.swift" >"$work/SampleApp/Package.swift"
}
