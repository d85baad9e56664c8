# Prints what bash would offer at the end of each line of standard input, then a line of its own: drive.bash SCRIPT
source "$1"
while IFS= read -r line; do
  # As readline parts it: an equals sign is a word.
  read -r -a COMP_WORDS <<<"${line//=/ = }"
  [[ $line == *[\ =] ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  _waymark
  ((${#COMPREPLY[@]})) && printf '%s\n' "${COMPREPLY[@]}"
  echo '=='
done
