# What the zsh that `drive.zsh` watches starts with: it prints each thing that it would offer.
PROMPT=
autoload -Uz compinit && compinit -u -D
source $1
bindkey -e
bindkey '^I' complete-word
compadd() {
  # With these, nothing is offered yet.
  if [[ " ${(j: :)@[1,(i)(-|--)]} " != *' -'(O|A|D)' '* ]]; then
    local -a offered
    builtin compadd -O offered "$@"
    (( $#offered )) && print -rl -- OFFERED:${^offered}
  fi
  builtin compadd "$@"
}
finish() { print; print DONE; }
comppostfuncs=(finish)
print READY
