# Prints what zsh would offer at the end of each line of standard input, then a line of its own: drive.zsh SCRIPT
zmodload zsh/zpty || exit 3
while IFS= read -r line; do
  zpty shell zsh -f -i
  zpty -w shell "source ${0:h:q}/inside.zsh ${1:q}"
  zpty -r -m shell output '*READY*'
  zpty -w -n shell "$line"$'\t'
  zpty -r -m shell output '*DONE*'
  print -r -- "$output" | tr -d '\r' | sed -n 's/^.*OFFERED:\(.*\)$/\1/p'
  zpty -d shell
  echo '=='
done
