# Sourced by the scripts beside it with FOLDER or nothing: sets `work` to the folder in which a script makes its packages, a new one
# if none is given. Each package in it finds this repository as `../waymark`, and builds in `build`: packages that build there one
# after another compile the tool once.

if [ -n "$1" ]; then
  mkdir -p "$1"
  work=$(cd "$1" && pwd -P)
else
  work=$(mktemp -d "${TMPDIR:-/tmp}/waymark packages.XXXXXX") # The space is on purpose.
  work=$(cd "$work" && pwd -P)
  trap 'rm -rf "$work"' EXIT
fi
ln -sfn "$repository" "$work/waymark"

# copy_sample: copies SampleApp into the folder.
copy_sample() {
  rm -rf "$work/SampleApp"
  mkdir "$work/SampleApp"
  cp -R "$here/SampleApp/Package.swift" "$here/SampleApp/Sources" "$here/SampleApp/Tests" "$work/SampleApp"
  sed 's|"\.\./\.\./\.\."|"../waymark"|' "$here/SampleApp/Package.swift" >"$work/SampleApp/Package.swift"
}
