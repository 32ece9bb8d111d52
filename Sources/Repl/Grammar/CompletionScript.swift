package import Rendering

/// The scripts that teach a shell the words of the table.
///
/// Each script asks the program itself nothing: the words are written into it, so completing never
/// starts a process and never touches a vault.
package enum CompletionScript {
  /// The script that a person sources in her shell, made from the table of declarations.
  package static func text(for shell: Statement.Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: "#compdef echolog\nautoload -U +X bashcompinit && bashcompinit\n" + bash
    case .fish: fish
    }
  }

  /// Patterns of `"previous word"` and `"command words"` to lists of words, as case branches.
  private static var bash: String {
    var byFlag = ""
    var seen: Set<String> = []
    for flag in Grammar.everywhere + Grammar.commands.flatMap(\.flags) {
      guard let kind = flag.argument, seen.insert(flag.name).inserted else { continue }
      let pattern = [flag.short, flag.name].compactMap { $0 }.joined(separator: "|")
      let reply =
        Completion.values(of: kind).map { "compgen -W '\($0.joined(separator: " "))'" }
        ?? "compgen -f"
      byFlag += "    \(pattern)) COMPREPLY=($(\(reply) -- \"$word\")); return ;;\n"
    }
    var byCommand = ""
    for (called, words) in wordLists {
      byCommand += "    '\(called)') words='\(words.joined(separator: " "))' ;;\n"
    }
    return """
      _echolog() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} called='' i words=''
        case $before in
      \(byFlag)  esac
        for ((i = 1; i < COMP_CWORD; i++)); do
          case ${COMP_WORDS[i]} in
            -*) ;;
            *) called="$called ${COMP_WORDS[i]}" ;;
          esac
        done
        called=${called# }
        while :; do
          case $called in
      \(byCommand.indented)      '') words='\(firstWords.joined(separator: " "))'; break ;;
            *' '*) called=${called% *}; continue ;;
            *) break ;;
          esac
          break
        done
        words="$words \(Grammar.everywhere.map(\.name).joined(separator: " "))"
        COMPREPLY=($(compgen -W "$words" -- "$word"))
        [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))
      }
      complete -F _echolog echolog

      """
  }

  private static var firstWords: [String] {
    Completion.candidates(after: [], word: "") ?? []
  }

  /// The beginnings of commands with what can follow them, longest first.
  private static var wordLists: [(called: String, words: [String])] {
    var beginnings: [[String]] = []
    for command in Grammar.commands {
      for count in command.words.indices.map({ $0 + 1 }) {
        let beginning = Array(command.words.prefix(count))
        if !beginnings.contains(beginning) { beginnings.append(beginning) }
      }
    }
    return beginnings.map { words in
      let flags = Grammar.commands.first { $0.words == words }?.flags.map(\.name) ?? []
      let values = Completion.candidates(after: words, word: "") ?? []
      return (words.joined(separator: " "), values + flags)
    }
  }

  private static var fish: String {
    var text = "complete -c echolog -f\n"
    for flag in Grammar.everywhere { text += "complete -c echolog" + option(flag) }
    for command in Grammar.commands {
      let first = command.words[0]
      text += "complete -c echolog -n __fish_use_subcommand -a \(first) -d '"
      text += escaped(command.summary) + "'\n"
      let condition =
        "'"
        + command.words.map { "__fish_seen_subcommand_from " + $0 }
        .joined(separator: "; and ") + "'"
      if command.words.count > 1 {
        text += "complete -c echolog -n '__fish_seen_subcommand_from \(first)' -a "
        text += "\(command.words[1]) -d '\(escaped(command.summary))'\n"
      }
      for flag in command.flags { text += "complete -c echolog -n \(condition)" + option(flag) }
      for operand in command.operands.prefix(1) {
        guard let values = Completion.values(of: operand.kind) else {
          text += "complete -c echolog -n \(condition) -F\n"
          continue
        }
        guard !values.isEmpty else { continue }
        text += "complete -c echolog -n \(condition) -a '\(values.joined(separator: " "))'\n"
      }
    }
    return text
  }

  private static func option(_ flag: Flag) -> String {
    var text = " -l \(flag.name.dropFirst(2)) -d '\(escaped(flag.summary))'"
    if let short = flag.short { text += " -s \(short.dropFirst())" }
    guard let kind = flag.argument else { return text + "\n" }
    guard let values = Completion.values(of: kind) else { return text + " -r -F\n" }
    return text + (values.isEmpty ? " -x\n" : " -x -a '\(values.joined(separator: " "))'\n")
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "'" ? "\\'" : String($0) }.joined()
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "  " + $0 + "\n" }.joined()
  }
}
