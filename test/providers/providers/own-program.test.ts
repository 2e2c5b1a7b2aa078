import { existsSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Question } from '../../../src/model/ports/provider.ts';
import { ownProgram } from '../../../src/providers/providers/own-program.ts';
import { providerContract, type Subject } from '../../contracts/provider.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';
import { answerOf as answerIn, failureOf, signal } from '../support.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'own-program-')));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A provider in front of a script with this text. */
async function opened(name: string, text: string, options: Record<string, unknown> = {}) {
  const file = join(await mkdtemp(join(folder, 'providers-')), name);
  await writeFile(file, text);
  const program = { file, shown: `.agentv/providers/${name}` };
  return ownProgram.open({ program, ...options }, providerDeps({ suiteFolder: folder }));
}

const subject = async (text: string): Promise<Subject> => ({
  provider: await opened('bot.sh', text),
  [Symbol.asyncDispose]: async () => undefined,
});

providerContract('a program of the repository', {
  answered: () => subject('printf blue'),
  refused: () => subject('echo no >&2; exit 1'),
  async hanging() {
    const sign = join(await mkdtemp(join(folder, 'hanging-')), 'asked');
    return {
      ...(await subject(`echo > '${sign}'; sleep 100`)),
      async asked() {
        while (!existsSync(sign)) await sleep(10);
      },
    };
  },
});

async function answerOf(name: string, text: string, special: Partial<Question> = {}, options = {}) {
  const outcome = await (await opened(name, text, options)).ask(aQuestion(special), signal);
  return answerIn(outcome) ?? `failed: ${failureOf(outcome)?.message}`;
}

test.each(['-e "x"', "it's {FILES} $(id) `id`\n--flag", ''])(
  'it gets the question as its one argument: %j',
  async (question) => {
    const text = 'console.log(JSON.stringify({ text: process.argv.slice(2) }))';
    expect(await answerOf('bot.mjs', text, { prompt: { question } })).toBe(JSON.stringify([question]));
  },
);

test('it may be TypeScript, and answer with messages, tokens and a cost', async () => {
  const text = `const cost: number = 0.25;
    console.log(JSON.stringify({ output: [{ role: 'assistant', content: 'blue' }], cost_usd: cost }));`;
  const outcome = await (await opened('bot.ts', text)).ask(aQuestion(), signal);
  expect(outcome).toMatchObject({ kind: 'answered', response: { messages: [{ content: 'blue' }], costUsd: 0.25 } });
});

test('it works in the folder of the suite, in that of its target, or in the workspace', async () => {
  const there = await mkdtemp(join(folder, 'there-'));
  expect(await answerOf('bot.sh', 'pwd')).toBe(`${folder}\n`);
  expect(await answerOf('bot.sh', 'pwd', {}, { cwd: there })).toBe(`${there}\n`);
  expect(await answerOf('bot.sh', 'pwd', { workspacePath: there }, { cwd: '/' })).toBe(`${there}\n`);
});

test('it has the seconds of its target', async () => {
  expect(await answerOf('bot.sh', 'sleep 100', {}, { timeout_seconds: 0.3 })).toMatch(/did not end within 1 s/);
});

test('a question that is too long for an argument is reported without advice about a command that it does not have', async () => {
  const answer = await answerOf('bot.mjs', '', { prompt: { question: 'x'.repeat(3_000_000) } });
  expect(answer).toMatch(/^failed: .*longer than the system allows/);
  expect(answer).not.toContain('PROMPT');
});

test('what nothing on this machine can start is a mistake of the configuration', async () => {
  const outcome = await (await opened('bot.cobol', '')).ask(aQuestion(), signal);
  expect(outcome).toMatchObject({
    kind: 'failed',
    failure: { class: 'config', message: expect.stringContaining('.agentv/providers/bot.cobol cannot start') },
  });
});
