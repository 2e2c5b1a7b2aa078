import { resolve } from 'node:path';
import { Argument } from 'commander';
import { learnSecretsHere } from '../../config/environments.ts';
import { userError } from '../../model/errors.ts';
import { messageOnWire, tokenUsageOnWire } from '../../model/ports/wire.ts';
import type { Response } from '../../model/run/outcome.ts';
import { findKind } from '../../model/suite/kind.ts';
import { kebab, plural } from '../../model/text/text.ts';
import { providers } from '../../providers/providers/index.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';

/** Coding agents whose own sessions can become transcripts. */
const AGENTS = ['claude', 'codex', 'copilot'] as const;
type SessionAgent = (typeof AGENTS)[number];

/** The options of their providers, by the flags. */
const OPTIONS: Readonly<Record<string, string>> = {
  sessionId: 'session_id',
  projectPath: 'cwd',
  projectsDir: 'projects_dir',
  sessionsDir: 'sessions_dir',
  sessionStateDir: 'session_state_dir',
};

interface ImportFlags extends Readonly<Record<string, unknown>> {
  readonly testId?: string;
  readonly output?: string;
  readonly force?: boolean;
}

export const command = defineCommand({
  summary: 'Write a recorded session of a coding agent as a transcript, which "run --transcript" grades.',
  help: `
Examples:
  eval-action import claude --session-id 0f8fad5b-d9cb-469f-a165-70867728950e
  eval-action import codex --date 2026-01-31 -o fix.jsonl --test-id fixes-the-bug
  eval-action run evals/fix.eval.yaml --transcript fix.jsonl

Exit codes: 0 written, 2 there is no such session, or it could not be written.`,
  flags: (parser) =>
    parser
      .addArgument(new Argument('<agent>', 'whose session').choices(AGENTS))
      .option('--session-id <ID>', 'the session (default: the newest)')
      .option('--project-path <DIR>', 'the newest session of this working directory')
      .option('--date <DAY>', 'codex: the newest session of a day, such as 2026-01-31')
      .option('--projects-dir <DIR>', 'claude: folder of the sessions (default: ~/.claude/projects)')
      .option('--sessions-dir <DIR>', 'codex: folder of the sessions (default: ~/.codex/sessions)')
      .option('--session-state-dir <DIR>', 'copilot: folder of the sessions (default: ~/.copilot/session-state)')
      .option('--test-id <ID>', 'the test that it is an answer to (default: the ID of the session)')
      .option('-o, --output <FILE>', 'file to write (default: .agentv/transcripts/AGENT-ID.jsonl)')
      .option('--force', 'allow to overwrite the file'),
  options(agent: SessionAgent, { testId, output, force = false, ...flags }: ImportFlags) {
    /** Which session, as options of the provider of its recordings; without any the newest one. */
    const options: Readonly<Record<string, string>> = Object.fromEntries(
      Object.entries(flags).map(([flag, value]) => [OPTIONS[flag] ?? flag, String(value)]),
    );
    const known = findKind(providers, `${agent}-log`)?.keys ?? [];
    const wrong = Object.keys(options).find((name) => !known.includes(name));
    if (wrong !== undefined) throw userError('INPUT_INVALID', `--${kebab(wrong)} is not for "import ${agent}"`);
    return { agent, options, testId, output, force };
  },
  /** Writes a session as a file. Values of secrets are not written. */
  async run({ agent, options, testId, output, force }, runtime, terminal) {
    const { cwd, files } = runtime;
    await learnSecretsHere(runtime);
    const response = await sessionOf(agent, options, runtime);
    const id = String(response.messages[0]?.metadata?.['session_id'] ?? agent);
    const name = id.replaceAll(/[^\w-]/g, '').slice(0, 8) || 'session';
    const path = resolve(cwd, output ?? `.agentv/transcripts/${agent}-${name}.jsonl`);
    const shown = shownPath(path, cwd);
    // A line for each message, in the format of AgentV's transcripts, which `providers/transcript.ts` reads.
    const lines = response.messages.map(({ metadata: _, ...message }, index) =>
      JSON.stringify({
        schema_version: 'agentv.transcript.v1',
        test_id: testId ?? id,
        target: agent,
        message_index: index,
        ...messageOnWire(message),
        transcript_duration_ms: response.durationMs,
        transcript_cost_usd: response.costUsd,
        transcript_token_usage: response.tokenUsage && tokenUsageOnWire(response.tokenUsage),
        source: {
          kind: 'imported_transcript',
          provider: agent,
          session_id: response.messages[0]?.metadata?.['session_id'],
          model: response.model,
          timestamp: response.startTime,
        },
      }),
    );
    const text = `${lines.join('\n')}\n`;
    if (force && (await files.state(path)) === 'file') await files.write(path, text);
    else if (!(await files.create(path, text))) {
      throw userError('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
    }
    const calls = response.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);
    const model = response.model === undefined ? '' : `, model ${oneLine(response.model)}`;
    terminal.print(`written  ${shown} (${plural('message', lines.length)}, ${plural('tool call', calls)}${model})`);
    const program = howCalled(runtime, cwd);
    terminal.print(`\nGrade it with a suite of one test:\n  ${program} run SUITE --transcript ${shown}`);
    return 0;
  },
});

/** The answer that the provider of recorded sessions would give. */
async function sessionOf(
  agent: SessionAgent,
  session: Readonly<Record<string, string>>,
  runtime: Runtime,
): Promise<Response> {
  const kind = findKind(providers, `${agent}-log`);
  const options = session['session_id'] === undefined ? { ...session, discover: 'latest' } : session;
  const [problem] = kind?.check(options) ?? [];
  if (kind === undefined || problem !== undefined) {
    throw userError('INPUT_INVALID', `"${problem?.path.join('.')}" ${problem?.message}`);
  }
  const { exec, http, clock, files, scripts, cwd, env, signal } = runtime;
  const childEnv = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      /^(?:HOME|USERPROFILE)$/.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
  const deps = { target: agent, exec, http, clock, files, scripts, childEnv, suiteFolder: cwd, cwd };
  const question = { suite: '', testId: '', prompt: { question: '' }, inputFiles: [], attempt: 0, trial: 0 };
  const outcome = await kind.open(options, deps).ask(question, signal);
  if (outcome.kind === 'answered') return outcome.response;
  throw userError('FILE_UNREADABLE', outcome.failure.message);
}
