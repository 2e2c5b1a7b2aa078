import { Argument, Command as Parser } from 'commander';
import { type Command, defineCommand } from '../command.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type CompletionShell = (typeof SHELLS)[number];

/** Completes these commands, with their flags. */
export const completionOf = (
  commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>>,
): Command =>
  defineCommand({
    summary: 'Print a script that completes commands and flags in bash, zsh or fish.',
    help: `
Examples:
  source <(eval-action completion bash)               # in ~/.bashrc, or with zsh in ~/.zshrc
  eval-action completion fish > ~/.config/fish/completions/eval-action.fish

Exit codes: 0 printed, 2 unknown shell.`,
    flags: (parser) => parser.addArgument(new Argument('<shell>', 'the shell').choices(SHELLS)),
    options: (shell: CompletionShell) => ({ shell }),
    isForPrograms: () => true,
    async run({ shell }, _, terminal) {
      const parsers = await Promise.all(
        Object.entries(commands).map(async ([name, load]) => {
          const { command: each } = await load();
          const parser = new Parser(name).description(each.summary);
          each.flags(parser);
          return parser;
        }),
      );
      terminal.print(SCRIPTS[shell](parsers));
      return 0;
    },
  });

const flagsOf = (parser: Parser) =>
  parser.options.flatMap(({ long, hidden, description }) => (long && !hidden ? [{ long, description }] : []));

const bash = (parsers: readonly Parser[]) => `_eval_action() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  case "\${COMP_WORDS[1]}" in
${parsers.map((parser) => `    ${parser.name()}) words='${[...flagsOf(parser).map(({ long }) => long), '--help'].join(' ')}' ;;`).join('\n')}
  esac
  [ "$COMP_CWORD" = 1 ] && words='${[...parsers.map((parser) => parser.name()), 'help', 'version'].join(' ')}'
  [ "$COMP_CWORD" = 1 ] || [ "\${word#-}" != "$word" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _eval_action eval-action`;

const SCRIPTS: Readonly<Record<CompletionShell, (parsers: readonly Parser[]) => string>> = {
  bash,
  zsh: (parsers) => `autoload -Uz compinit bashcompinit && compinit && bashcompinit\n${bash(parsers)}`,
  fish: (parsers) =>
    parsers
      .flatMap((parser) => [
        `complete -c eval-action -n __fish_use_subcommand -a ${parser.name()} -d '${quoted(parser.description())}'`,
        ...flagsOf(parser).map(
          ({ long, description }) =>
            `complete -c eval-action -n '__fish_seen_subcommand_from ${parser.name()}' -l ${long.slice(2)} -d '${quoted(description)}'`,
        ),
      ])
      .join('\n'),
};

/** The first sentence, within single quotes. */
const quoted = (text: string): string => (text.split(/\. | \(default/)[0] ?? '').replaceAll(/[\\']/g, '\\$&');
