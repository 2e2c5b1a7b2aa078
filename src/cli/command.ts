import type { Command as Parser } from 'commander';
import type { Terminal } from '../platform/terminal.ts';
import type { ExitCode } from '../runner/pipeline/exit-code.ts';
import type { Runtime } from '../runner/pipeline/runtime.ts';

/** One command of `eval-action`: one file in `commands/`, and a line in `registry.ts`. */
export interface Command<Args extends readonly unknown[] = never, Options = never> {
  readonly summary: string;
  /** Examples and exit codes, below the flags in `--help`. */
  readonly help: string;
  /** The flags that `--help` shows, by what they are about; `--help all` shows the others. Absent: all. */
  readonly mainFlags?: Readonly<Record<string, readonly string[]>>;
  flags(parser: Parser): void;
  /** From the arguments, and the flags after them, as commander hands them over. Throws a `UserError`. */
  options(...args: Args): Options;
  run(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode>;
  /** Whether programs read the output: they get every character. Absent: with `--json`. */
  isForPrograms?(options: Options): boolean;
  /** Whether it starts programs, which must end with it. Other commands may end at any time. */
  startsPrograms?(options: Options): boolean;
}

export const defineCommand = <Args extends readonly unknown[], Options extends object>(
  command: Command<Args, Options>,
): Command => command as unknown as Command;
