#!/usr/bin/env bash
# documents.sh FOLDER: extracts the files in documents to a subfolder for each document. A code block with a file name
# contains a file.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
for document in README.md Docs/Guide.md Docs/Views.md Docs/Links.md Docs/ScreenViews.md; do
  name=$(basename "$document" .md)
  awk -v out="$1/$name" '
    /^```/ && !inside {
      inside = 1; file = ""
      if (split(substr($0, 4), words, " ") == 2) {
        file = out "/" words[2]
        folder = file; sub("/[^/]*$", "", folder)
        system("mkdir -p \"" folder "\"")
        printf "" > file
      }
      next
    }
    /^```/ { inside = 0; if (file != "") close(file); file = ""; next }
    inside && file != "" { print > file }
  ' "$document"
  if [ ! -d "$1/$name" ]; then
    echo "$document shows no file" >&2
    exit 1
  fi
done
