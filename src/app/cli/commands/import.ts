import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { userError } from '../../../model/errors.ts';
import type { Response } from '../../../model/run/outcome.ts';
import { findKind } from '../../../model/suite/kind.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { transcriptLines } from '../../../results/transcript-lines.ts';
import { providers } from '../../../run/providers/index.ts';
import { redactor } from '../../../shared/secrets/redact.ts';
import { plural } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { secretsHere } from '../../config/environments.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import type { AskedImport } from '../argv/asked.ts';

/** `eval-action import`: a session as a file. Values of secrets are not written. */
export async function importCommand(asked: AskedImport, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { agent, testId, force } = asked;
  const { deep: withoutSecrets } = redactor(await secretsHere(runtime));
  const response = withoutSecrets(await sessionOf(asked, runtime));
  const id = String(response.messages[0]?.metadata?.['session_id'] ?? agent);
  const name = id.replaceAll(/[^\w-]/g, '').slice(0, 8) || 'session';
  const path = resolve(runtime.cwd, asked.output ?? `.agentv/transcripts/${agent}-${name}.jsonl`);
  const shown = shownPath(path, runtime.cwd);
  const lines = transcriptLines({ testId: testId ?? id, agent, response });
  await write(path, `${lines.join('\n')}\n`, { force, shown }, runtime);
  const calls = response.messages.reduce((sum, { toolCalls = [] }) => sum + toolCalls.length, 0);
  const model = response.model === undefined ? '' : `, model ${oneLine(response.model)}`;
  terminal.print(`written  ${shown} (${plural('message', lines.length)}, ${plural('tool call', calls)}${model})`);
  const program = howCalled(runtime, runtime.cwd);
  terminal.print(`\nGrade it with a suite of one test:\n  ${program} run SUITE --transcript ${shown}`);
  return 0;
}

/** The answer that the provider of recorded sessions would give. */
async function sessionOf({ agent, options }: AskedImport, runtime: Runtime): Promise<Response> {
  const kind = findKind(providers, `${agent}-log`);
  const wanted = options['session_id'] === undefined ? { ...options, discover: 'latest' } : options;
  const [problem] = kind?.check(wanted) ?? [];
  if (kind === undefined || problem !== undefined) {
    throw userError('INPUT_INVALID', `"${problem?.path.join('.')}" ${problem?.message}`);
  }
  const { exec, http, clock, files, scripts, cwd, env, signal } = runtime;
  const home = Object.entries(env).filter(
    ([name, value]) => /^(?:HOME|USERPROFILE)$/.test(name) && value !== undefined,
  );
  const childEnv = Object.fromEntries(home) as Record<string, string>;
  const deps = { target: agent, exec, http, clock, files, scripts, childEnv, suiteFolder: cwd, cwd };
  const prompt = { question: '' };
  const question = { suite: '', testId: '', prompt, inputFiles: [], attempt: 0, trial: 0 };
  const outcome = await kind.open(wanted, deps).ask(question, signal);
  if (outcome.kind === 'answered') return outcome.response;
  throw userError('FILE_UNREADABLE', outcome.failure.message);
}

async function write(
  path: string,
  text: string,
  { force, shown }: { readonly force: boolean; readonly shown: string },
  { files }: Runtime,
): Promise<void> {
  const state = await files.state(path);
  if (state === 'file' && force) await files.write(path, text);
  else if (!(await files.create(path, text))) {
    throw userError('OUTPUT_UNWRITABLE', `${shown} already exists`, { hint: 'Use --force to overwrite it.' });
  }
}
