import { Argument, type Command } from 'commander';
import { userError } from '../../../model/errors.ts';
import { type Ask, type AskedImport, importedAgents } from './asked.ts';

export function importArgv(command: Command, ask: Ask): void {
  command
    .description('Write a recorded session of a coding agent as a transcript, which "run --transcript" grades.')
    .addArgument(new Argument('<agent>', 'whose session').choices(importedAgents))
    .option('--session-id <ID>', 'the session (default: the newest)')
    .option('--project-path <DIR>', 'the newest session of this working directory')
    .option('--date <DAY>', 'codex: the newest session of a day, such as 2026-01-31')
    .option('--projects-dir <DIR>', 'claude: folder of the sessions (default: ~/.claude/projects)')
    .option('--sessions-dir <DIR>', 'codex: folder of the sessions (default: ~/.codex/sessions)')
    .option('--session-state-dir <DIR>', 'copilot: folder of the sessions (default: ~/.copilot/session-state)')
    .option('--test-id <ID>', 'the test that it is an answer to (default: the ID of the session)')
    .option('-o, --output <FILE>', 'file to write (default: .agentv/transcripts/AGENT-ID.jsonl)')
    .option('--force', 'allow to overwrite the file')
    .addHelpText('after', EXAMPLES)
    .action((agent: AskedImport['agent'], given: Record<string, unknown>) => ask(askedOf(agent, given)));
}

/** The flags of single agents, and the options of their providers. */
const OPTIONS: Readonly<Record<AskedImport['agent'], Readonly<Record<string, string>>>> = {
  claude: { projectsDir: 'projects_dir' },
  codex: { sessionsDir: 'sessions_dir', date: 'date' },
  copilot: { sessionStateDir: 'session_state_dir' },
};

function askedOf(agent: AskedImport['agent'], given: Readonly<Record<string, unknown>>): AskedImport {
  const own = { sessionId: 'session_id', projectPath: 'cwd', ...OPTIONS[agent] };
  const foreign = Object.values(OPTIONS).flatMap((options) => Object.keys(options));
  for (const [name, agents] of foreign.map((each) => [each, Object.hasOwn(own, each)] as const)) {
    if (given[name] === undefined || agents) continue;
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw userError('INPUT_INVALID', `${flag} is not for "import ${agent}"`);
  }
  const options = Object.entries(own).flatMap(([flag, option]) =>
    typeof given[flag] === 'string' ? [[option, given[flag]] as const] : [],
  );
  return {
    kind: 'import',
    agent,
    options: Object.fromEntries(options),
    testId: given['testId'] as string | undefined,
    output: given['output'] as string | undefined,
    force: given['force'] === true,
  };
}

const EXAMPLES = `
Examples:
  eval-action import claude --session-id 0f8fad5b-d9cb-469f-a165-70867728950e
  eval-action import codex --date 2026-01-31 -o fix.jsonl --test-id fixes-the-bug
  eval-action run evals/fix.eval.yaml --transcript fix.jsonl

Exit codes: 0 written, 2 there is no such session, or it could not be written.`;
