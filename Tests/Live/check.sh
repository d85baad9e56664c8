#!/usr/bin/env bash
# check.sh: tests `waymark apple --live` against a loopback server with valid, redirecting, invalid, huge, and slow answers. The script
# also compares the answers of both transports, curl and URLSession.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. Scripts/tool.sh

for program in curl openssl python3; do
  if ! command -v "$program" >/dev/null; then
    echo "SKIPPED: association files of sites are not fetched, because $program is not installed."
    exit
  fi
done
folder=$PWD/.build/live
rm -rf "$folder"
mkdir -p "$folder/sources"

# make_certificate NAME AUTHORITY DAYS HOSTS: writes a key, and a certificate that the authority signs. DAYS is negative for an expired one.
make_certificate() {
  openssl req -newkey rsa:2048 -nodes -keyout "$folder/$1.key" -out "$folder/$1.csr" -subj "/CN=$1" 2>/dev/null
  printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth\n' "$4" >"$folder/$1.ext"
  openssl x509 -req -in "$folder/$1.csr" -CA "$folder/$2.pem" -CAkey "$folder/$2.key" -CAcreateserial -days "$3" -extfile "$folder/$1.ext" \
    -out "$folder/$1.pem" 2>/dev/null
}
make_authority() {
  openssl req -x509 -newkey rsa:2048 -nodes -keyout "$folder/$1.key" -out "$folder/$1.pem" -days 2 -subj "/CN=$1" \
    -addext "keyUsage=critical,keyCertSign" ${2:+-addext "$2"} 2>/dev/null
}
hosts=DNS:localhost,DNS:de.localhost
make_authority authority
make_authority stranger
make_authority self-signed "subjectAltName=$hosts"
make_certificate good authority 2 "$hosts"
make_certificate unknown-authority stranger 2 "$hosts"
make_certificate wrong-host authority 2 DNS:other.example.com
make_certificate expired authority -1 "$hosts"

fetch=
if command -v clang >/dev/null; then
  clang -shared -fPIC -o "$folder/authority.so" Tests/Live/authority.c -ldl
  # The files become one module, so they must not import the modules of the package.
  for file in Sources/WaymarkTool/Sites/*.swift Sources/WaymarkTool/Files/{FileSystem,Subprocess,Subprocess+Stream}.swift \
    Sources/WaymarkCompiler/Sites/SiteAnswer.swift \
    Sources/SpecText/Text/PrintableText.swift Tests/Live/Fetch.swift; do
    sed '/^ *import \(Waymark\|SpecText\)/d' "$file" >"$folder/sources/$(basename "$file")"
  done
  # No result depends on speed, so run.py sets the time limit.
  sed '1i import Foundation
    /^ *import \(Waymark\|SpecText\)/d
    s/longestDuration = 10$/longestDuration = Int(ProcessInfo.processInfo.environment["WAYMARK_TEST_SECONDS"]!)!/' \
    Sources/WaymarkTool/Sites/SiteRequest.swift >"$folder/sources/SiteRequest.swift"
  grep -q WAYMARK_TEST_SECONDS "$folder/sources/SiteRequest.swift"
  swiftc -swift-version 6 -parse-as-library -package-name waymark -D WAYMARK_URLSESSION -warnings-as-errors -module-name Fetch \
    -o "$folder/fetch" "$folder"/sources/*.swift
  fetch=$folder/fetch
else
  echo "SKIPPED: the transports are not compared, because clang is not installed."
fi

python3 Tests/Live/run.py "$waymark" "$fetch" "$folder"
