#!/usr/bin/env bash
# rejected.sh SAMPLE: compiles a file with a mistake. The compiler must reject the file with exactly the errors that its first lines declare.
# typecheck.sh creates the required files.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
. ./compiler.sh
sample=$1

# Paths may contain spaces.
IFS=$'\n'

# head_of KEY: prints the values of the lines `// KEY: ...`.
head_of() { sed -n "s,^// $1: ,,p" "$sample"; }

target=$(head_of Target)
use_target "$target"
files=("$sample")
IFS=' ' read -r -a others <<<"$(head_of With)"
for file in ${others[@]+"${others[@]}"}; do
  case $file in
    *.nav.yaml)
      # shellcheck disable=SC2207
      files+=($(sources "$cache/generated/Rejected/$(basename "$file" .nav.yaml)"))
      ;;
    *) files+=("$(dirname "$sample")/$file") ;;
  esac
done
if grep -q '^import XCTest' "$sample"; then target_flags+=(-I "$ui_test_modules"); fi

problem=""
IFS=' ' read -r -a flags <<<"$(head_of Flags)"
if output=$(compile "${target_flags[@]}" -module-name Rejected ${flags[@]+"${flags[@]}"} "${files[@]}" 2>&1); then
  problem="the compiler accepts it"
fi
# Newer compilers append the group of a diagnostic, which this command removes.
errors=$(sed -n -e "s/ \[#[A-Za-z-]*\]\$//" -e "s/^.*: error: //p" <<<"$output")
expected=$(head_of Expected)
if [ -z "$expected" ]; then problem="it says no error to expect"; fi
while IFS= read -r pattern; do
  grep -qE -- "$pattern" <<<"$errors" || problem="$problem${problem:+; }no error is $pattern"
done <<<"$expected"
while IFS= read -r error; do
  grep -qE -- "$expected" <<<"$error" || problem="$problem${problem:+; }not expected: $error"
done <<<"$errors"

while IFS= read -r text; do
  # The header contains the text, too, so the last line with the text counts.
  line=$(grep -nF -- "$text" "$sample" | tail -n 1 | cut -d : -f 1)
  grep -qF -- "$sample:$line:" <<<"$(grep ': error: ' <<<"$output")" ||
    problem="$problem${problem:+; }no error is in line $line"
done < <(head_of Line)

if [ -z "$problem" ]; then mark=✓ said=$(head -n 1 <<<"$errors"); else mark=✗ said="$problem"$'\n'"$output"; fi
name=${sample#Rejected/}
printf '%s %-9s  %s: %s\n' "$mark" "$target" "${name%.swift}" "$said"
printf '%s\t%s\n' "$mark" "$name" >>"$cache/rejections"
[ "$mark" = ✓ ]
