import { openTerminal } from '../edges/terminal.ts';
import { redactor, secretValues } from '../shared/redact.ts';
import { runCommand } from './commands/run.ts';
import { harmlessTerminal } from './harmless-terminal.ts';
import { parseArgv } from './inputs-argv.ts';
import { exitCodeOf, settle, settleStrays } from './settle.ts';
import { realWorld } from './world.ts';

/** The command line: reads the words, runs the command, gives the exit code. */
export async function commandLine(argv: readonly string[]): Promise<number> {
  const bare = openTerminal(process.stdout, process.stderr, process.env);
  const terminal = harmlessTerminal(bare);
  const { text: withoutSecrets } = redactor(secretValues(process.env));
  const log = {
    info: (text: string) => terminal.print(withoutSecrets(text)),
    warn: (text: string) => terminal.complain(`warning: ${withoutSecrets(text)}`),
    error: (text: string) => terminal.complain(`error: ${withoutSecrets(text)}`),
  };
  settleStrays(log);
  return settle(async () => {
    const asked = parseArgv(argv, (text) => terminal.print(text));
    if (asked.kind === 'told') return asked.exitCode;
    // Programs get every character; the JSON itself is written so that it is harmless.
    const readers = asked.json ? { ...terminal, print: bare.print } : terminal;
    return exitCodeOf(await runCommand(asked, realWorld(log), readers));
  }, log);
}
