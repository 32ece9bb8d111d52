/// The scripts that teach a shell to complete lines.
///
/// They contain no words: at TAB the shell asks the program, as `echolog _complete SHELL LINE` with
/// the line up to the cursor, so that names of entries are offered too. `ShellCompletion` answers.
enum CompletionScript {
  static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let bash = """
    _echolog() {
      local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} answer
      answer=($(echolog _complete bash "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
      COMPREPLY=("${answer[@]:1}")
      case ${answer[0]} in
        files) compopt -o filenames; COMPREPLY+=($(compgen -f -- "$word")) ;;
        folders) compopt -o filenames; COMPREPLY+=($(compgen -d -- "$word")) ;;
      esac
    }
    complete -F _echolog echolog

    """

  private static let zsh = """
    #compdef echolog
    _echolog() {
      local -a answer words_ shown
      local line
      answer=("${(@f)$(echolog _complete zsh "$words[1,CURRENT-1] $PREFIX" 2>/dev/null)}")
      for line in "${(@)answer[2,-1]}"; do
        words_+=("${line%%$'\\t'*}")
        shown+=("${line/$'\\t'/  }")
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

    """

  private static let fish = """
    function __echolog
      set -l answer (echolog _complete fish (commandline -cp) 2>/dev/null)
      switch "$answer[1]"
        case files
          __fish_complete_path (commandline -ct)
        case folders
          __fish_complete_directories (commandline -ct)
      end
      string join \\n -- $answer[2..]
    end
    complete -c echolog -f -a '(__echolog)'

    """
}
