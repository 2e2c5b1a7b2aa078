import { openTerminal } from '../edges/terminal.ts';
import { UserError } from '../model/errors.ts';
import { redactor, secretValues } from '../shared/redact.ts';
import { runCommand } from './commands/run.ts';
import { type Asked, parseArgv } from './inputs-argv.ts';
import { settle } from './settle.ts';
import { realWorld } from './world.ts';

/** The command line: reads the words, runs the command, gives the exit code. */
export async function commandLine(argv: readonly string[]): Promise<number> {
  const terminal = openTerminal(process.stdout, process.stderr, process.env);
  const { text: withoutSecrets } = redactor(secretValues(process.env));
  const log = {
    info: (text: string) => terminal.print(withoutSecrets(text)),
    warn: (text: string) => terminal.complain(`warning: ${withoutSecrets(text)}`),
    error: (text: string) => terminal.complain(`error: ${withoutSecrets(text)}`),
  };
  let asked: Asked;
  try {
    asked = parseArgv(argv, (text) => terminal.print(text));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    log.error(error.message);
    return 2;
  }
  if (asked.kind === 'told') return asked.exitCode;
  const { inputs, quiet, json } = asked;
  return settle(() => runCommand({ inputs, quiet, json }, realWorld(log), terminal), log);
}
