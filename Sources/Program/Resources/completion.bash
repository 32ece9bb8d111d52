_echolog() {
  local IFS=$'\n' word=${COMP_WORDS[COMP_CWORD]} answer
  answer=($(echolog _complete bash "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
  COMPREPLY=("${answer[@]:1}")
  case ${answer[0]} in
    files) compopt -o filenames; COMPREPLY+=($(compgen -f -- "$word")) ;;
    folders) compopt -o filenames; COMPREPLY+=($(compgen -d -- "$word")) ;;
  esac
}
complete -F _echolog echolog
