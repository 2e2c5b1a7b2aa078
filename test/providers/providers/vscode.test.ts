import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/model/ports/machine.ts';
import type { ProviderDeps, Question } from '../../../src/model/ports/provider.ts';
import { type Outcome, outcomeSchema } from '../../../src/model/run/outcome.ts';
import { MORE_TIME } from '../../../src/providers/call-guards.ts';
import { providerContract } from '../../contracts/provider.ts';
import { sample } from '../../support/exhaustive.ts';
import { type FakeEditor, fakeEditor } from '../../support/fake-editor.ts';
import { aProject } from '../../support/project.ts';
import { aQuestion } from '../../support/question.ts';
import { failureOf, type Options, open as openKind, problemsOf, signal } from '../support.ts';

/** Sleeps are short, and as long as they are said to be for whoever looks at the time. */
function fastClock(): Clock {
  let ahead = 0;
  return {
    now: () => Date.now() + ahead,
    async sleep(ms, signal) {
      await sleep(ms / 200, undefined, { signal }).catch(() => undefined);
      ahead += ms - ms / 200;
    },
  };
}

const open = (name: string, options: Options, deps: Partial<ProviderDeps> = {}) =>
  openKind(name, options, { clock: fastClock(), ...deps });

interface Asked {
  readonly options?: Options;
  readonly question?: Partial<Question>;
  readonly deps?: Partial<ProviderDeps>;
  readonly name?: string;
}

async function ask(editor: FakeEditor, { options, question, deps, name = 'vscode' }: Asked = {}): Promise<Outcome> {
  const usual = { executable: editor.program, subagent_root: editor.root, timeout_seconds: 2000 };
  const outcome = await open(name, { ...usual, ...options }, deps).ask(aQuestion(question), signal);
  expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
  return outcome;
}

for (const name of sample(['vscode', 'vscode-insiders'], 1)) {
  const subject = (behaviour: Parameters<typeof fakeEditor>[0]) => {
    const fake = fakeEditor(behaviour);
    return {
      fake,
      provider: open(name, { executable: fake.program, subagent_root: fake.root }),
      [Symbol.asyncDispose]: async () => fake[Symbol.dispose](),
    };
  };
  providerContract(name, {
    answered: async () => subject({ answer: 'blue' }),
    refused: async () => subject({ fails: 'no display' }),
    async hanging() {
      const { fake, ...rest } = subject({});
      return {
        ...rest,
        async asked() {
          while (fake.calls().length < 3) await sleep(10);
        },
      };
    },
  });
}

describe('an editor', () => {
  test('is given a window, is woken, and finds its request as a file', async () => {
    using editor = fakeEditor({ answer: '**blue**\n' });
    using project = aProject({ 'a b.md': 'x' });
    const attached = join(project.folder, 'a b.md');
    const outcome = await ask(editor, {
      question: { prompt: { question: 'What colour?', system: 'Be brief.' }, inputFiles: [attached, attached] },
    });
    expect(outcome).toMatchObject({
      kind: 'answered',
      response: {
        answerOnly: true,
        messages: [{ role: 'assistant', content: '**blue**\n', metadata: { agent: 'VS Code' } }],
      },
    });
    const [window, wake, chat] = editor.calls();
    const folder = join(editor.root, 'subagent-1');
    expect(window?.args).toEqual([join(folder, 'subagent-1.code-workspace')]);
    expect(JSON.parse(window?.file ?? '')).toEqual({ folders: [{ path: '.' }] });
    expect(wake?.args.slice(0, 4)).toEqual(['-r', 'chat', '-m', 'agent']);
    expect(chat?.args.slice(0, 7)).toEqual(['-r', 'chat', '-m', 'agent', '-a', attached, '-a']);
    expect(chat?.args.slice(7)).toEqual([
      expect.stringMatching(/subagent-1\/messages\/\d+_req\.md$/),
      expect.stringMatching(/^Follow instructions in \[\d+_req\.md\]\(file:\/\/\/.*_req\.md\)$/),
    ]);
    expect(chat?.file).toContain('Be brief.');
    expect(chat?.file).toContain('First read all attachment files:');
    expect(chat?.file).toContain('What colour?');
  });

  test('works in the workspace of its test, which its window shows', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    using project = aProject({});
    await ask(editor, { question: { workspacePath: project.folder } });
    const [window, , chat] = editor.calls();
    expect(JSON.parse(window?.file ?? '')).toEqual({ folders: [{ path: '.' }, { path: project.folder }] });
    expect(chat?.cwd).toBe(project.folder);
  });

  test('is woken once for each window, and leaves its folder to the next question', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    const provider = open('vscode', { executable: editor.program, subagent_root: editor.root });
    await provider.ask(aQuestion(), signal);
    await provider.ask(aQuestion(), signal);
    expect(editor.calls().filter(({ args }) => args.at(-1)?.startsWith('Create'))).toHaveLength(1);
    expect(readdirSync(editor.root)).toEqual(['subagent-1']);
    expect(existsSync(join(editor.root, 'subagent-1', 'subagent.lock'))).toBe(false);
    expect(readdirSync(join(editor.root, 'subagent-1', 'messages'))).toHaveLength(2);
  });

  test('does not take a folder that AgentV works in, and takes one that a run of ours left', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    for (const number of [1, 2]) mkdirSync(join(editor.root, `subagent-${number}`), { recursive: true });
    writeFileSync(join(editor.root, 'subagent-1', 'subagent.lock'), '');
    writeFileSync(join(editor.root, 'subagent-2', 'subagent.lock'), 'held by eval-action\n');
    await ask(editor);
    expect(editor.calls()[0]?.args[0]).toContain('/subagent-2/');
    expect(existsSync(join(editor.root, 'subagent-1', 'subagent.lock'))).toBe(true);
  });

  test('that has no free folder says what to remove', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    for (let number = 1; number <= 50; number += 1) {
      mkdirSync(join(editor.root, `subagent-${number}`), { recursive: true });
      writeFileSync(join(editor.root, `subagent-${number}`, 'subagent.lock'), '');
    }
    expect(failureOf(await ask(editor))).toMatchObject({
      class: 'workspace',
      message: expect.stringContaining('None of the 50 folders'),
    });
  });

  test('has its folders in the data folder of AgentV when nothing else is said', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    using home = aProject({});
    const PATH = process.env['PATH'] ?? '';
    const at = (childEnv: Record<string, string>, name?: string) =>
      ask(editor, { options: { subagent_root: '' }, deps: { childEnv: { PATH, ...childEnv } }, ...(name && { name }) });
    await at({ HOME: home.folder });
    await at({ HOME: '/nowhere', AGENTV_HOME: join(home.folder, 'other') }, 'vscode-insiders');
    expect(home.list('.agentv/subagents/vscode-agents')).toEqual(['subagent-1']);
    expect(home.list('other/subagents/vscode-insiders-agents')).toEqual(['subagent-1']);
  });

  test('that only tries things out answers an empty object, and starts nothing', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    const outcome = await ask(editor, { options: { dry_run: true } });
    expect(outcome).toMatchObject({ kind: 'answered', response: { messages: [{ content: '{}' }], answerOnly: true } });
    expect(editor.calls()).toEqual([]);
  });
});

describe('an editor that gives no answer', () => {
  test('in time is a timeout that says how to raise it', async () => {
    using editor = fakeEditor({});
    expect(failureOf(await ask(editor, { options: { timeout_seconds: 90 } }))).toEqual({
      class: 'timeout',
      stage: 'agent',
      reason: 'provider_error',
      message: `VS Code gave no answer within 90 s; its agent wrote none. ${MORE_TIME}`,
    });
  });

  test('but wrote half of one is a timeout, and the half does not count', async () => {
    using editor = fakeEditor({ answer: 'bl', stopsHalfway: true });
    expect(failureOf(await ask(editor, { options: { timeout_seconds: 30 } }))).toMatchObject({
      class: 'timeout',
      message: expect.stringContaining('its agent had begun to write an answer'),
    });
  });

  test('because its window does not react is no fault of the agent', async () => {
    using editor = fakeEditor({ isAsleep: true });
    expect(failureOf(await ask(editor))).toMatchObject({
      class: 'config',
      message: expect.stringContaining('its window did not react within 60 s'),
    });
  });

  test.each<[string, Parameters<typeof fakeEditor>[0], string]>([
    ['fails to open a window', { fails: 'no display' }, 'failed with exit code 1: no display — It needs a desktop'],
    ['is the program of a remote terminal', { isRemote: true }, 'chat" is not the chat of VS Code'],
  ])('because its program %s is a mistake of the configuration', async (_what, behaviour, message) => {
    using editor = fakeEditor(behaviour);
    expect(failureOf(await ask(editor))).toMatchObject({ class: 'config', message: expect.stringContaining(message) });
  });

  test('because it is not installed is a mistake of the configuration', async () => {
    using editor = fakeEditor({});
    expect(failureOf(await ask(editor, { options: { executable: 'no-such-editor' } }))).toMatchObject({
      class: 'config',
      message: expect.stringContaining('install it so that "code" is in PATH'),
    });
  });

  test('that is not empty fails', async () => {
    using editor = fakeEditor({ answer: ' \n' });
    expect(failureOf(await ask(editor))?.class).toBe('crash');
  });

  test('in a workspace whose workspace file has comments says so', async () => {
    using editor = fakeEditor({ answer: 'blue' });
    using project = aProject({ 'x.code-workspace': '{\n  // Mine\n  "folders": []\n}' });
    expect(failureOf(await ask(editor, { question: { workspacePath: project.folder } }))).toMatchObject({
      class: 'workspace',
      message: expect.stringContaining('is not a valid workspace file'),
    });
  });
});

test.each<[Options, string]>([
  [{ wait: false }, 'wait'],
  [{ dry_run: 'perhaps' }, 'dry_run'],
])('an editor with %j is refused', (options, field) => {
  expect(problemsOf('vscode', options).map(({ path }) => path[0])).toEqual([field]);
});
