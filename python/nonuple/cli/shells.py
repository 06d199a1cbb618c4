"""Completion as each shell wants it told: what can be typed, in the language of the shell."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from nonuple.cli.offering import Offered, Offers, Word


def bash(offered: Sequence[Offers]) -> str:
    """For bash 3.2 or later."""
    return f"""# nonuple: completion for bash
_nonuple_words() {{
  case "$1" in
{_cases((one.path, " ".join(word.name for word in _typed(one))) for one in offered)}
  esac
}}
_nonuple_values() {{
  case "$1" in
{_cases(_values_of(offered))}
  esac
}}
_nonuple() {{
  local word called='' i
  local current="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}"
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="${{COMP_WORDS[i]}}"
    case " $(_nonuple_words "$called") " in
      *" $word "*) [[ $word == -* ]] || called="${{called:+$called }}$word" ;;
    esac
  done
  local values="$(_nonuple_values "$called $previous")"
  if [[ $values == '<file>' ]]; then
    COMPREPLY=($(compgen -f -- "$current"))
  elif [[ -n $values ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$(_nonuple_words "$called")" -- "$current"))
    [[ ${{#COMPREPLY[@]}} -gt 0 || $current == -* ]] || COMPREPLY=($(compgen -f -- "$current"))
  fi
}}
complete -o filenames -F _nonuple nonuple
"""


def _cases(pairs: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"    {_quoted(key)}) echo {_quoted(value)} ;;" for key, value in pairs)


def _values_of(offered: Sequence[Offers]) -> Iterable[tuple[str, str]]:
    """By command and option, the values that may follow; `<file>` for any file, a blank for anything."""
    for one in offered:
        for option in one.options:
            if option.takes:
                value = " ".join(option.values) or ("<file>" if option.files else " ")
                yield f"{one.path} {option.word.name}", value


def _typed(one: Offers) -> list[Word]:
    given = [Word(value, value) for value in one.values]
    return [*one.commands, *given, *(option.word for option in one.options)]


def _quoted(text: str) -> str:
    """For bash, zsh and fish alike; what is told of an option needs no apostrophe of the typewriter."""
    return "'" + text.replace("\\", "/").replace("'", "’") + "'"


def zsh(offered: Sequence[Offers]) -> str:
    """A function for a directory of `fpath`, or to be read in once completion is on."""
    cases = "\n".join(_zsh_case(one) for one in offered)
    known = "\n".join(f"    ({_quoted(one.path)}) return 0 ;;" for one in offered if one.path)
    return f"""#compdef nonuple
# nonuple: completion for zsh
_nonuple_called() {{
  case "$1" in
{known}
  esac
  return 1
}}
_nonuple() {{
  local word called=''
  for word in "${{(@)words[2,CURRENT-1]}}"; do
    _nonuple_called "${{called:+$called }}$word" && called="${{called:+$called }}$word"
  done
  case "$called" in
{cases}
  esac
}}
if [[ $funcstack[1] == _nonuple ]]; then _nonuple "$@"; else compdef _nonuple nonuple; fi
"""


def _zsh_case(one: Offers) -> str:
    if one.commands:
        told = " ".join(_quoted(f"{word.name}:{word.about}") for word in one.commands)
        return f"    ({_quoted(one.path)}) local -a known=({told}); _describe command known ;;"
    rest = f"*:value:({' '.join(one.values)})" if one.values else "*:file:_files"
    options = " ".join(_quoted(_zsh_option(option)) for option in one.options)
    return f"    ({_quoted(one.path)}) _arguments -C {options} {_quoted(rest)} ;;"


def _zsh_option(option: Offered) -> str:
    about = option.word.about.replace("[", "(").replace("]", ")").replace(":", "\\:")
    told = f"{option.word.name}[{about}]"
    if not option.takes:
        return told
    if option.values:
        return f"{told}:value:({' '.join(option.values)})"
    return f"{told}:value:{'_files' if option.files else ''}"


def fish(offered: Sequence[Offers]) -> str:
    """For `~/.config/fish/completions`."""
    paths = " ".join(_quoted(one.path) for one in offered if one.path)
    lines = [
        "# nonuple: completion for fish",
        f"set -g __nonuple_paths {paths}",
        "function __nonuple_at",
        "  set -l called ''",
        "  for word in (commandline -opc)[2..-1]",
        '    set -l next (string trim -- "$called $word")',
        '    contains -- "$next" $__nonuple_paths; and set called "$next"',
        "  end",
        '  test "$called" = "$argv"',
        "end",
        "complete -c nonuple -f",
    ]
    for one in offered:
        at = f'complete -c nonuple -n "__nonuple_at {one.path}"'
        lines += [f"{at} -a {_quoted(word.name)} -d {_quoted(word.about)}" for word in one.commands]
        lines += [f"{at} -a {_quoted(' '.join(one.values))}"] if one.values else []
        lines += [f"{at} {_fish_option(option)}" for option in one.options]
        lines += [f"{at} -F"] if one.files else []
    return "\n".join(lines) + "\n"


def _fish_option(option: Offered) -> str:
    told = f"-l {option.word.name.removeprefix('--')} -d {_quoted(option.word.about)}"
    if not option.takes:
        return told
    if option.values:
        return f"{told} -x -a {_quoted(' '.join(option.values))}"
    return f"{told} -r -F" if option.files else f"{told} -x"


def powershell(offered: Sequence[Offers]) -> str:
    """For PowerShell 5 or later; files are completed by the shell itself."""
    words = "\n".join(_entry(one.path, _typed(one)) for one in offered)
    values = "\n".join(
        _entry(f"{one.path} {option.word.name}", [Word(value, value) for value in option.values])
        for one in offered
        for option in one.options
        if option.values
    )
    return f"""# nonuple: completion for PowerShell
$NonupleWords = @{{
{words}
}}
$NonupleValues = @{{
{values}
}}
Register-ArgumentCompleter -Native -CommandName nonuple -ScriptBlock {{
  param($wordToComplete, $commandAst, $cursorPosition)
  $typed = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object {{ $_.ToString() }})
  if ($wordToComplete -ne '') {{ $typed = @($typed | Select-Object -SkipLast 1) }}
  $called = ''
  foreach ($word in $typed) {{
    $next = "$called $word".Trim()
    if ($NonupleWords.ContainsKey($next)) {{ $called = $next }}
  }}
  $previous = if ($typed.Count) {{ $typed[-1] }} else {{ '' }}
  $known = $NonupleValues["$called $previous"]
  if ($null -eq $known) {{ $known = $NonupleWords[$called] }}
  $fitting = $known.GetEnumerator() | Where-Object {{ $_.Key -like "$wordToComplete*" }}
  $fitting | Sort-Object Key | ForEach-Object {{
    [System.Management.Automation.CompletionResult]::new($_.Key, $_.Key, 'ParameterValue', $_.Value)
  }}
}}
"""


def _entry(key: str, words: Sequence[Word]) -> str:
    told = "; ".join(f"{_quoted(word.name)} = {_quoted(word.about or word.name)}" for word in words)
    return f"  {_quoted(key)} = @{{ {told} }}"


SCRIPTS: Mapping[str, Callable[[Sequence[Offers]], str]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
    "powershell": powershell,
}
