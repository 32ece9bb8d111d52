#compdef echolog
_echolog() {
  local -a answer words_ shown
  local line
  answer=("${(@f)$(echolog _complete zsh "$words[1,CURRENT-1] $PREFIX" 2>/dev/null)}")
  for line in "${(@)answer[2,-1]}"; do
    words_+=("${line%%$'\t'*}")
    shown+=("${line/$'\t'/  }")
  done
  compadd -l -d shown -a words_
  case $answer[1] in
    files) _files ;;
    folders) _files -/ ;;
  esac
}
# In a file of $fpath this whole script is the function, and a TAB is waiting for it.
if [[ $funcstack[1] == _echolog ]]; then
  _echolog "$@"
else
  compdef _echolog echolog
fi
