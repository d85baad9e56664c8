# Sourced by the other scripts: installs libyaml if it is missing.

if ! command -v swift >/dev/null; then
  echo "Waymark needs a Swift toolchain, 6.1 or later: https://www.swift.org/install" >&2
  exit 2
fi

if ! command -v pkg-config >/dev/null || ! pkg-config --exists yaml-0.1; then
  if command -v brew >/dev/null; then
    echo "Installing libyaml with brew …"
    brew install libyaml pkg-config
  elif command -v apt-get >/dev/null; then
    echo "Installing libyaml with apt-get …"
    as_root=()
    if [ "$(id -u)" != 0 ]; then as_root=(sudo); fi
    ${as_root[@]+"${as_root[@]}"} apt-get update -qq
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libyaml-dev pkg-config
  else
    echo "Waymark needs libyaml with its headers, and pkg-config: install them, then call this again." >&2
    exit 2
  fi
fi
