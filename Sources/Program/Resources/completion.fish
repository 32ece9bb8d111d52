function __echolog
  set -l answer (echolog _complete fish (commandline -cp) 2>/dev/null)
  switch "$answer[1]"
    case files
      __fish_complete_path (commandline -ct)
    case folders
      __fish_complete_directories (commandline -ct)
  end
  string join \n -- $answer[2..]
end
complete -c echolog -f -a '(__echolog)'
