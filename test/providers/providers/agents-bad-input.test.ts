import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { agentRecordings, type RecordedAgent } from '../../support/agent-streams.ts';
import { sample } from '../../support/exhaustive.ts';
import { survivors } from '../../support/processes.ts';
import { answerOf, ask as askProgram, failureOf, agentNames as names } from '../support.ts';

const folder = mkdtempSync(join(tmpdir(), 'bad-agents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
let count = 0;

/** Asks a program that does what a line for the shell says; `$events` names a file with those of a whole call. */
function ask(name: RecordedAgent, script: string, question = 'What?'): Promise<Outcome> {
  count += 1;
  const program = join(folder, `agent-${count}`);
  const { events } = agentRecordings[name].answered('blue');
  writeFileSync(`${program}.events`, events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const version = `case " $* " in *" --version "*) echo '9.8.7'; exit 0;; esac`;
  writeFileSync(program, `#!/bin/sh\n${version}\nevents='${program}.events'\n${script}\n`, { mode: 0o755 });
  const deps = { knownVersions: new Map() };
  return askProgram(name, { program }, { options: { timeout_seconds: 20 }, question: { prompt: { question } }, deps });
}

describe('an agent that is not signed in', () => {
  const saying = (text: string) => `cat > /dev/null; echo '${text}' >&2; exit 1`;

  test.each<[RecordedAgent, string]>([
    ['codex', saying('ERROR: Missing environment variable: `OPENAI_API_KEY`.')],
    [
      'claude-cli',
      `cat > /dev/null; echo '{"type":"result","subtype":"success","is_error":true,"result":"Not logged in · Please run /login"}'; exit 1`,
    ],
    ['copilot-cli', saying('Error: No authentication information found.')],
    ['pi-cli', saying('No API key found for anthropic.')],
    ['gemini-cli', `${saying('Please set an Auth method in your settings.json').replace('exit 1', 'exit 41')}`],
    ['opencode', saying('AI_LoadAPIKeyError: OpenAI API key is missing.')],
  ])('is reported, with the way to a key: %s', async (name, script) => {
    expect(failureOf(await ask(name, script))).toMatchObject({
      class: 'auth',
      message: expect.stringMatching(/is not signed in, or its key was refused.* — Set its key in the environment/),
    });
  });
});

describe('an agent of another version', () => {
  test.each<[RecordedAgent, string]>([
    ['codex', "error: unexpected argument '--json' found"],
    ['claude-cli', "error: unknown option '--verbose'"],
    ['copilot-cli', 'Invalid command format. Your prompt was not quoted.'],
    ['gemini-cli', 'Unknown argument: skip-trust'],
  ])('that does not know its arguments is a mistake of the configuration: %s', async (name, words) => {
    const outcome = await ask(name, `cat > /dev/null; echo "${words}" >&2; exit 2`);
    expect(failureOf(outcome)).toMatchObject({
      class: 'config',
      message: expect.stringMatching(
        / 9\.8\.7 does not accept its command line or its settings: .*npm install --global/,
      ),
    });
  });
});

describe.each(names)('%s', (name) => {
  test('that ends in the middle of its last line has crashed', async () => {
    // Pi says once more that it is over.
    const whole = `grep -v agent_settled "$events"`;
    const script = `cat > /dev/null; size=$(${whole} | wc -c); ${whole} | head -c $((size - 20))`;
    expect(failureOf(await ask(name, script))).toMatchObject({ class: 'crash' });
  });

  test('that does not read its input has crashed, and is not waited for', async () => {
    const outcome = await ask(name, 'exec 0<&-; exit 3', 'x'.repeat(1_000_000));
    expect(failureOf(outcome)).toMatchObject({ class: 'crash', message: expect.stringContaining('exit code 3') });
  });

  test('may write bytes that are no text', async () => {
    const script = `cat > /dev/null; printf '\\377\\376\\000\\n{"type":"\\377"}\\n'; sed 's/ue"/\\o377ue"/' "$events"`;
    expect(answerOf(await ask(name, script))).toBe('bl\uFFFDue');
  });
});

describe.each(sample(names, 2))('a question of a megabyte', (name) => {
  test(`reaches ${name} as a whole`, async () => {
    const script = 'size=$(cat | wc -c); test "$size" -ge 1000000 || exit 3; cat "$events"';
    expect(answerOf(await ask(name, script, 'x'.repeat(1_000_000)))).toBe('blue');
  });
});

describe('an agent that writes', () => {
  test('more than is read is stopped', async () => {
    const outcome = await ask('codex', `cat > /dev/null; head -c 300000000 /dev/zero; cat "$events"`);
    expect(failureOf(outcome)).toMatchObject({
      class: 'crash',
      message: expect.stringContaining('more to stdout than'),
    });
  });
});

test('an agent that leaves a daemon behind, which holds on to its output, has answered, and the daemon is ended', async () => {
  const sign = join(folder, 'daemon');
  const daemon = `setsid sh -c 'echo $$ > "${sign}"; trap "" TERM HUP; sleep 100' &\nwhile [ ! -s '${sign}' ]; do sleep 0.01; done`;
  const outcome = await ask('claude-cli', `cat > /dev/null\n${daemon}\ncat "$events"`);
  expect(answerOf(outcome)).toBe('blue');
  expect(await survivors([Number(readFileSync(sign, 'utf8'))])).toEqual([]);
});
