#!/usr/bin/env bash
# install-programs.sh DEBIAN [PYPI...]: installs Debian packages as root, and Python packages into .build/python. A program that cannot be
# installed is not an error, because the steps say what they skip.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ -n "$1" ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  # shellcheck disable=SC2086
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $1
fi
shift
if [ $# -gt 0 ]; then
  [ -x .build/python/bin/python ] || python3 -m venv .build/python
  .build/python/bin/python -m pip install -q --disable-pip-version-check "$@"
fi

# The steps say what they skip.
exit 0
