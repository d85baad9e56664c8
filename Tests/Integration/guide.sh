#!/usr/bin/env bash
# guide.sh [FOLDER]: follows Docs/Guide.md word for word in FOLDER. The script writes the files of the guide, runs its commands, and compares
# their output with the guide.
#
# In the guide, a code block with a file name contains that file. An `sh` block contains commands, which continue in the folder of the previous
# block. A `text` block contains lines that the preceding commands print, in order.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd -P)
repository=$(cd "$here/../.." && pwd -P)
guide=$repository/Docs/Guide.md
. "$here/folder.sh" "${1:-}"
# The commands of the guide do not set a build folder.
export SWIFTPM_BUILD_DIR=$work/build
rm -rf "$work/Fruits" "$work"/step-*

# This script splits the guide into numbered steps: NNN.sh, NNN.text, and NNN.file with the path in its first line.
awk -v out="$work/step" '
  /^```/ && !inside {
    inside = 1; kind = ""; n = split(substr($0, 4), words, " ")
    if (n == 2) { kind = "file" } else if (n == 1 && (words[1] == "sh" || words[1] == "text")) { kind = words[1] }
    if (kind != "") {
      file = sprintf("%s-%03d.%s", out, ++count, kind)
      printf "" > file
      if (kind == "file") print words[2] > file
    }
    next
  }
  /^```/ { inside = 0; if (kind != "") close(file); kind = ""; next }
  inside && kind != "" { print > file }
' "$guide"

cd "$work"
steps=0
folder=$work
for step in "$work"/step-*; do
  steps=$((steps + 1))
  case $step in
    *.file)
      path=$folder/$(head -n 1 "$step")
      mkdir -p "$(dirname "$path")"
      tail -n +2 "$step" >"$path"
      echo "writes $(head -n 1 "$step")"
      ;;
    *.sh)
      sed 's/^/runs   /' "$step"
      # The next step starts in the folder in which this step ends.
      if ! bash -e -c 'cd "$1"; . "$2"; pwd >"$3"' _ "$folder" "$step" "$work/folder" >"$work/output" 2>&1; then
        cat "$work/output"
        echo "FAILED: the guide says that this works"
        exit 1
      fi
      folder=$(cat "$work/folder")
      ;;
    *.text)
      # Each expected line must follow the previous expected line.
      if ! awk -v expected="$step" '
        BEGIN { while ((getline line < expected) > 0) lines[++count] = line; next_line = 1 }
        next_line <= count && index($0, lines[next_line]) { next_line++ }
        END { if (next_line <= count) { print "FAILED: the guide shows: " lines[next_line]; exit 1 } }
      ' "$work/output"; then
        cat "$work/output"
        exit 1
      fi
      echo "prints what the guide shows"
      ;;
  esac
done
[ "$steps" -ge 15 ]
echo "$steps steps of the guide followed"
