import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeGrader } from '../../../src/graders/graders/code-grader.ts';
import type { GraderDeps, Judge, Submission } from '../../../src/model/ports/grader.ts';
import type { Message } from '../../../src/model/run/message.ts';
import { aProject } from '../../support/project.ts';
import { projectNode } from '../../support/repository.ts';
import { anAnswer, aSubmission, gradeWith, realDeps, scored } from '../support.ts';

const project = aProject({});
const { folder } = project;
afterAll(() => project[Symbol.dispose]());

/** A grader script of the suite: gets the payload as `data`, what it prints is the reply. */
function aScript(name: string, body: string): string[] {
  project.write(name, `const data = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));\n${body}\n`);
  return [process.execPath, name];
}

const deps = (more: Partial<GraderDeps> = {}): GraderDeps =>
  realDeps({ suiteFolder: folder, searchRoots: [folder], ...more });

const run = (options: Record<string, unknown>, more: Partial<GraderDeps> = {}, at = aSubmission('Hello')) =>
  gradeWith(codeGrader, options, at, deps(more));
const score = async (...args: Parameters<typeof run>) => scored(await run(...args));

/** The payload that a script receives, sent back by it as `details`; a shell starts in a tenth of the time of Node. */
async function payloadSeenBy(options: Record<string, unknown>, more: Partial<GraderDeps> = {}, answer = aToolUser) {
  const command = ['sh', '-c', `printf '{"score":1,"details":'; cat; printf '}'`];
  const given = 'script' in options ? { ...options, script: command } : { command, ...options };
  return (await score(given, more, answer)).details ?? {};
}

const messages: Message[] = [
  {
    role: 'assistant',
    toolCalls: [
      {
        tool: 'readFile',
        input: { filePath: 'a.md', URLs: 1 },
        output: { resultText: 'text' },
        id: 'c1',
        durationMs: 5,
      },
      { tool: 'Bash', input: { command: 'ls' }, output: '', status: 'error' },
    ],
    tokenUsage: { input: 10, output: 5 },
    metadata: { turnId: 1 },
  },
  anAnswer('Hello'),
];
const aToolUser = aSubmission('Hello', {
  response: {
    messages,
    tokenUsage: { input: 10, output: 5, cached: 2 },
    costUsd: 0.01,
    durationMs: 1_200,
    startTime: '2026-01-01T00:00:00.000Z',
    fileChanges: 'diff --git a b',
  },
  expected: [anAnswer('Hi')],
  reference: 'Hi',
  inputFiles: ['/evals/a.md'],
  metadata: { teamName: 'a', nested: { someKey: 1 } },
});

describe('the payload', () => {
  test('holds the keys of every generation', async () => {
    const payload = await payloadSeenBy({});
    const question = { role: 'user', content: 'Say hello' };
    const read = { tool: 'readFile', input: { file_path: 'a.md', URLs: 1 }, output: { result_text: 'text' }, id: 'c1' };
    const wire = [
      {
        role: 'assistant',
        tool_calls: [
          { ...read, duration_ms: 5 },
          { tool: 'Bash', input: { command: 'ls' }, output: '', status: 'error' },
        ],
        token_usage: { input: 10, output: 5 },
        metadata: { turn_id: 1 },
      },
      { role: 'assistant', content: 'Hello' },
    ];
    const metrics = {
      token_usage: { input: 10, output: 5, cached: 2 },
      cost_usd: 0.01,
      duration_ms: 1_200,
      start_time: '2026-01-01T00:00:00.000Z',
      end_time: null,
    };
    const summary = {
      event_count: 2,
      tool_names: ['Bash', 'readFile'],
      tool_calls: { Bash: 1, read_file: 1 },
      tool_calls_by_name: { Bash: 1, read_file: 1 },
      error_count: 1,
      tool_durations: { read_file: [5] },
      llm_call_count: 2,
      ...metrics,
    };
    expect(payload).toEqual({
      question: 'Say hello',
      input_text: 'Say hello',
      criteria: 'Greets politely',
      expected_outcome: 'Greets politely',
      reference_answer: 'Hi',
      expected_output_text: 'Hi',
      answer: 'Hello',
      candidate_answer: 'Hello',
      output_text: 'Hello',
      output: 'Hello',
      messages: [question, ...wire],
      output_messages: wire,
      input: [question],
      input_messages: [question],
      expected_output: [{ role: 'assistant', content: 'Hi' }],
      expected_messages: [{ role: 'assistant', content: 'Hi' }],
      input_files: ['/evals/a.md'],
      guideline_files: [],
      guideline_paths: [],
      trace_summary: summary,
      trace: {
        ...summary,
        messages: [question, ...wire],
        events: expect.any(Array),
        metadata: { team_name: 'a', nested: { some_key: 1 } },
      },
      ...metrics,
      file_changes: 'diff --git a b',
      workspace_path: null,
      config: null,
      metadata: { team_name: 'a', nested: { some_key: 1 } },
    });
  });

  test('passes the conversation as events, as AgentV 4.42.4 does', async () => {
    const { trace } = (await payloadSeenBy({})) as { trace: { events: Record<string, unknown>[] } };
    expect(
      trace.events.map(({ event_id, parent_event_id, ordinal, type }) => [event_id, parent_event_id, ordinal, type]),
    ).toEqual([
      ['message-0', undefined, 0, 'message'],
      ['message-1', undefined, 1, 'message'],
      ['message-1-tool-0', 'message-1', 2, 'tool_call'],
      ['message-1-tool-0-result', 'message-1-tool-0', 3, 'tool_result'],
      ['message-1-tool-1', 'message-1', 4, 'tool_call'],
      ['message-1-tool-1-result', 'message-1-tool-1', 5, 'tool_result'],
      ['message-2', undefined, 6, 'message'],
      ['final-response', 'message-2', 7, 'final_response'],
    ]);
    expect(trace.events[2]).toMatchObject({
      duration_ms: 5,
      tool: {
        name: 'readFile',
        call_id: 'c1',
        input: { file_path: 'a.md' },
        output: { result_text: 'text' },
        status: 'ok',
      },
      metadata: { message_index: 1, tool_index: 0 },
    });
  });

  test('says null for what is not known', async () => {
    const payload = await payloadSeenBy({}, {}, aSubmission('Hello'));
    const unknown = ['token_usage', 'cost_usd', 'duration_ms', 'start_time', 'end_time', 'file_changes', 'metadata'];
    expect(payload).toMatchObject(Object.fromEntries(unknown.map((key) => [key, null])));
    expect(payload).not.toHaveProperty('output_path');
  });

  const old: [title: string, options: Record<string, unknown>, declaredAs: string][] = [
    ['type: code_judge', {}, 'code_judge'],
    ['script instead of command', { script: true }, 'code-grader'],
  ];
  test.each(old)('has the messages under "output" for old scripts: %s', async (_title, options, declaredAs) => {
    const payload = await payloadSeenBy(options, { declaredAs });
    expect(payload['output']).toEqual(payload['output_messages']);
  });

  test('names the guidelines of the repository among its input files', async () => {
    const rules = { type: 'file', path: 'r.md', absolutePath: '/repo/r.md', text: 'x', isGuideline: true } as const;
    const input: Message[] = [{ role: 'user', content: [rules, { type: 'text', value: 'Say hello' }] }];
    const answer = { ...aToolUser, input, inputFiles: ['/repo/a.md', '/repo/r.md'] };
    expect(await payloadSeenBy({}, {}, answer)).toMatchObject({
      guideline_files: ['/repo/r.md'],
      guideline_paths: ['/repo/r.md'],
      input_files: ['/repo/a.md', '/repo/r.md'],
    });
  });

  test('holds unknown keys of the grader as config, in snake_case as AgentV writes all keys, and explicit config wins', async () => {
    const options = { maxWords: 10, level: 'a', config: { level: 'b', subKey: { innerKey: 1 } } };
    expect(await payloadSeenBy(options)).toMatchObject({
      config: { max_words: 10, level: 'b', sub_key: { inner_key: 1 } },
    });
  });

  test('shows images, files and other parts of the input', async () => {
    const input: Message[] = [
      {
        role: 'user',
        content: [
          { type: 'text', value: 'Look' },
          { type: 'file', path: 'a.md', absolutePath: '/evals/a.md', text: 'content' },
          { type: 'image', mediaType: 'image/png', dataUri: 'data:image/png;base64,AA==' },
          { type: 'data', value: { type: 'note', myKey: 1 } },
        ],
      },
      { role: 'user', content: { structured: { myKey: 1 } } },
    ];
    expect(await payloadSeenBy({}, {}, aSubmission('Hello', { input }))).toMatchObject({
      input: [
        {
          content: [
            { type: 'text', value: 'Look' },
            { type: 'file', value: 'a.md', path: '/evals/a.md', text: 'content' },
            { type: 'image', media_type: 'image/png', path: expect.stringMatching(/image-0\.png$/) },
            { type: 'note', my_key: 1 },
          ],
        },
        { content: { my_key: 1 } },
      ],
    });
  });
});

describe('pictures', () => {
  const dataUri = 'data:image/png;base64,iVBORw0KGgo=';

  test('are files as long as the grader runs, each once', async () => {
    const command = aScript(
      'pictures.cjs',
      `const paths = [data.input, data.messages, data.output_messages].flatMap((list) => list.flatMap(({ content }) => content).map(({ path }) => path));
       const bytes = require('node:fs').readFileSync(paths[0]).toString('hex');
       console.log(JSON.stringify({ score: 1, details: { paths, bytes } }));`,
    );
    const picture: Message['content'] = [{ type: 'image', mediaType: 'image/png', dataUri }];
    const written: Message['content'] = [
      { type: 'data', value: { type: 'image', media_type: 'image/png', source: dataUri } },
    ];
    const at = aSubmission('', {
      input: [{ role: 'user', content: picture }],
      response: { messages: [{ role: 'assistant', content: written }] },
    });
    const { details } = await score({ command }, {}, at);
    const { paths, bytes } = details as { paths: string[]; bytes: string };
    expect(paths).toHaveLength(4);
    expect(new Set(paths).size).toBe(1);
    expect(bytes).toBe('89504e470d0a1a0a');
    expect(existsSync(String(paths[0]))).toBe(false);
  });

  test.each(['https://example.com/a.png', 'data:text/html;base64,AA=='])(
    'that are none stay as they are written: %s',
    async (source) => {
      const content: Message['content'] = [{ type: 'data', value: { type: 'image', source } }];
      const input: Message[] = [{ role: 'user', content }];
      expect(await payloadSeenBy({}, {}, aSubmission('Hello', { input }))).toMatchObject({
        input: [{ content: [{ type: 'image', source }] }],
      });
    },
  );
});

describe('an output of more than 50,000 characters', () => {
  const long = aSubmission('ä'.repeat(50_001));

  test('is in a file as long as the grader runs', async () => {
    const command = aScript(
      'long.cjs',
      `const text = JSON.parse(require('node:fs').readFileSync(data.output_path, 'utf8'));
       console.log(JSON.stringify({ score: 1, details: { path: data.output_path, output: data.output, length: text.length } }));`,
    );
    const { details } = await score({ command }, {}, long);

    expect(details).toMatchObject({ output: null, length: 50_001 });
    expect(existsSync(String(details?.['path']))).toBe(false);
  });
});

describe('real programs', () => {
  const rows: [title: string, command: string, newScore: number, oldScore: number][] = [
    ['prints a score', `echo '{"score": 0.7}'`, 0.7, 0.7],
    ['exits with another code', `echo '{"score": 1}'; exit 3`, 0, 0],
    ['ends by a signal', `echo '{"score": 1}'; kill -SEGV $$`, 0, 0],
  ];
  test.each(rows)('%s: %s', async (_title, command, newScore, oldScore) => {
    const asNew = await run({ command });
    const asOld = await run({ command }, { declaredAs: 'code_judge' });
    expect([scored(asNew).score, scored(asOld).score]).toEqual([newScore, oldScore]);
  });

  test('one that never reads a payload too large for a pipe is judged by what it prints', async () => {
    const huge = aSubmission('a'.repeat(5_000_000));
    expect((await score({ command: 'echo fine' }, {}, huge)).score).toBe(1);
  });
});

describe('what says nothing about the answer is no score', () => {
  const rows: [title: string, command: string | string[], reason: RegExp][] = [
    ['a program that is not there', ['./no-such-program'], /could not be started/],
    ['60 MB of output', 'head -c 60000000 /dev/zero', /more than 10 MiB to stdout/],
  ];
  test.each(rows)('%s', async (_title, command, reason) => {
    const reply = await run({ command });
    expect(reply).toMatchObject({ kind: 'undecided', reason: expect.stringMatching(reason), input: { command } });
  });

  const unable: [title: string, command: string | string[], reason: RegExp][] = [
    ['the shell does not find', 'no-such-program-at-all', /exit code 127: a program is missing.*not found/s],
    ['is not executable', './plain.rb', /exit code 126: a program cannot be executed. Run "chmod \+x"/],
    ['is a script that does not exist', [process.execPath, 'absent.mjs'], /module or script is missing.*absent\.mjs/s],
    ['is a Python script that does not exist', 'python3 absent.py', /module or script is missing.*absent\.py/s],
    ['misses a Python module', 'python3 imports.py', /module or script is missing.*nowhere_at_all/s],
  ];
  test.each(unable)('a program that %s', async (_title, command, reason) => {
    project.write('plain.rb', 'puts 1');
    project.write('imports.py', 'import nowhere_at_all');
    const declared = await Promise.all(
      ['code-grader', 'code_judge'].map((declaredAs) => run({ command }, { declaredAs })),
    );
    for (const reply of declared) {
      expect(reply).toMatchObject({ kind: 'undecided', reason: expect.stringMatching(reason), input: { command } });
    }
  });

  test('but code that the agent did not write scores 0', async () => {
    const workspacePath = join(folder, 'space');
    await mkdir(workspacePath, { recursive: true });
    const at = aSubmission('Hello', { workspacePath });
    const absent = [process.execPath, join(workspacePath, 'absent.mjs')];
    expect((await score({ command: absent }, {}, at)).score).toBe(0);
    const build = { command: 'cd "$AGENTV_WORKSPACE_PATH" && ./build.sh' };
    expect((await score(build, {}, at)).score).toBe(0);
    expect(await run({ command: './build.sh' }, {}, at)).toMatchObject({ kind: 'undecided' });
    project.write('imports.py', 'import solution');
    expect((await score({ command: 'python3 imports.py' }, {}, at)).score).toBe(0);
  });

  test('a program that hangs is stopped', async () => {
    const reply = await run({ command: 'sleep 60' }, { timeoutMs: 200 });
    expect(reply).toMatchObject({ kind: 'undecided', reason: expect.stringMatching(/stopped after 0.2 seconds/) });
  });
});

describe('how a script is started', () => {
  const usingThePackages = `
    import { defineCodeGrader } from '@agentv/eval';
    import * as core from '@agentv/core';
    import { execFileSync } from 'node:child_process';
    type Score = 0 | 1;
    const inherited = execFileSync('sh', ['-c', 'echo "[$NODE_OPTIONS]"'], { encoding: 'utf8' }).trim();
    const score: Score = 'defineAssertion' in core ? 1 : 0;
    defineCodeGrader(({ answer }) => ({ score, reasoning: [answer, inherited, ...process.argv.slice(2)].join(' ') }));`;
  const node = dirname(projectNode);
  const PATH = [node, '/usr/bin', '/bin'].join(delimiter);
  // A line is run by a login shell.
  beforeAll(() => project.write('.profile', `PATH=${PATH}\n`));

  const rows: [title: string, command: string | string[]][] = [
    ['node', ['node', 'packages.ts', 'more']],
    ['a bun that is not installed', ['bun', 'run', 'packages.ts', 'more']],
    ['itself, without an interpreter', ['./packages.ts', 'more']],
  ];
  test.each(rows)('a script finds the packages of AgentV when it is started by %s', async (_title, command) => {
    project.write('packages.ts', usingThePackages);
    expect(await score({ command }, { childEnv: { PATH, HOME: folder } })).toMatchObject({
      score: 1,
      reasoning: 'Hello [] more',
      input: { command },
    });
  });

  test('options of Node that the user set stay', async () => {
    project.write('options.mjs', `console.log(process.title, '[' + process.env.NODE_OPTIONS + ']');`);
    const childEnv = { PATH, HOME: folder, NODE_OPTIONS: '--title=graders' };
    const command = 'node options.mjs';
    const reply = await score({ command }, { childEnv });
    expect(reply.assertions[0]?.text).toBe('graders [--title=graders]');
  });

  test('a Python script that is not executable is started by Python', async () => {
    project.write('plain.py', `import json\nprint(json.dumps({"score": 0.25}))\n`);
    const reply = await run({ script: './plain.py' });
    expect(scored(reply).score).toBe(0.25);
    await writeFile(join(folder, 'own.py'), `#!/bin/sh\necho '{"score": 0.75}'\n`, { mode: 0o755 });
    const own = await run({ script: './own.py' });
    expect(scored(own).score).toBe(0.75);
  });
});

describe('the surroundings of the program', () => {
  const shell = (command: string, options = {}, ...rest: [more?: Partial<GraderDeps>, at?: Submission]) =>
    score({ command, ...options }, ...rest);

  test('it runs in the folder of the eval file', async () => {
    expect((await shell('pwd')).assertions[0]?.text).toBe(folder);
  });

  test('"cwd" is looked up from the eval file upwards', async () => {
    await mkdir(join(folder, 'evals'), { recursive: true });
    await mkdir(join(folder, 'tools', 'checks'), { recursive: true });
    const reply = await shell(
      'pwd',
      { cwd: 'tools/checks' },
      { suiteFolder: join(folder, 'evals'), searchRoots: [join(folder, 'evals'), folder] },
    );
    expect(reply.assertions[0]?.text).toBe(join(folder, 'tools', 'checks'));
    expect(reply.input).toEqual({ command: 'pwd', cwd: 'tools/checks' });
  });

  test('a "cwd" that is missing is in the record, and the eval folder is used', async () => {
    project.write('a-file', '');
    for (const cwd of ['nowhere', 'a-file']) {
      const reply = await shell('pwd', { cwd });
      expect(reply.assertions[0]?.text).toBe(folder);
      expect(reply.input).toMatchObject({ cwd, error: expect.stringContaining(cwd) });
    }
  });

  test('it sees the environment it is lent and the workspace, and nothing else of ours', async () => {
    const childEnv = { PATH: process.env['PATH'] ?? '', GREETING: 'hello' };
    const at = aSubmission('Hello', { workspacePath: '/work/space' });
    const reply = await shell('echo "$GREETING $AGENTV_WORKSPACE_PATH $HOME"', {}, { childEnv }, at);
    expect(reply.assertions[0]?.text).toBe('hello /work/space');
  });

  test('a list is not read by a shell', async () => {
    const reply = await run({ command: ['echo', '$HOME; exit 1'] });
    expect(scored(reply).assertions[0]?.text).toBe('$HOME; exit 1');
  });
});

describe('a grader that may ask a model', () => {
  const judge: Judge = {
    name: 'judge',
    promptMode: 'lm',
    provider: {
      ask: async ({ prompt }) => ({
        kind: 'answered',
        response: { messages: [anAnswer(`asked: ${prompt.question}`)], tokenUsage: { input: 7, output: 3 } },
      }),
    },
  };
  const judges: GraderDeps['judges'] = { names: ['judge'], find: async () => ({ kind: 'found', judge }) };

  const asking = (rest: string) => `
    const url = process.env.AGENTV_TARGET_PROXY_URL;
    const headers = { authorization: 'Bearer ' + process.env.AGENTV_TARGET_PROXY_TOKEN };
    const ask = (question) => fetch(url + '/invoke', { method: 'POST', headers, body: JSON.stringify({ question }) });
    (async () => { ${rest} })();`;

  test('finds the proxy in its environment; calls and tokens are in the record', async () => {
    const command = aScript(
      'asks.cjs',
      asking(`const { rawText } = await (await ask(data.answer)).json();
        const { status } = await ask('again');
        console.log(JSON.stringify({ score: status === 429 ? 1 : 0, reasoning: rawText }));`),
    );
    const options = { command, target: { max_calls: 1 } };
    const reply = await run(options, { judges });
    expect(reply).toMatchObject({
      score: 1,
      reasoning: 'asked: Hello',
      target: 'judge',
      tokenUsage: { input: 7, output: 3 },
      input: { command, target_proxy: { call_count: 1, max_calls: 1 } },
    });
  });

  test('may make fifty calls by default, and none when the entry says false', async () => {
    const command = ['sh', '-c', 'cat > /dev/null; echo "${AGENTV_TARGET_PROXY_URL:-none}"'];
    const on = await score({ command, target: true }, { judges });
    const off = await score({ command, target: false }, { judges });
    expect(on.input).toMatchObject({ target_proxy: { call_count: 0, max_calls: 50 } });
    expect(on.assertions[0]?.text).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(on).toHaveProperty('tokenUsage', undefined);
    expect(off.assertions[0]?.text).toBe('none');
    expect(off.input).toEqual({ command });
  });

  test.each<[Record<string, string>, string]>([
    [{}, '-'],
    [{ HTTP_PROXY: 'http://proxy:1' }, '127.0.0.1'],
    [{ https_proxy: 'http://proxy:1', NO_PROXY: 'a.test' }, 'a.test,127.0.0.1'],
  ])('reaches it past the proxy of a network: %j', async (env, direct) => {
    const childEnv = { PATH: process.env['PATH'] ?? '', ...env };
    const command = ['sh', '-c', 'cat > /dev/null; echo "${no_proxy:--}"'];
    const reply = await score({ command, target: true }, { judges, childEnv });
    expect(reply.assertions[0]?.text).toBe(direct);
  });

  test('never gets its token into the record', async () => {
    const command = [
      'sh',
      '-c',
      'cat > /dev/null; echo "token: $AGENTV_TARGET_PROXY_TOKEN"; env | grep PROXY >&2; exit 1',
    ];
    const reply = await run({ command, target: true }, { judges });
    expect(JSON.stringify(reply)).not.toMatch(/[0-9a-f]{64}/);
    expect(JSON.stringify(reply)).toContain('AGENTV_TARGET_PROXY_TOKEN=***');
  });

  test('says nothing about the answer where there is no model to ask', async () => {
    const reply = await run({ command: 'echo fine', target: true });
    expect(reply).toEqual({
      kind: 'undecided',
      reason: 'The grader calls a model, but there is none: No judge is lent here',
      input: { command: 'echo fine' },
    });
  });
});

describe('options that could not work are refused', () => {
  const rows: [options: Record<string, unknown>, path: (string | number)[], message: string | RegExp][] = [
    [{}, ['command'], 'is required'],
    [{ command: '' }, ['command'], /empty/],
    [{ command: 'a', cwd: '' }, ['cwd'], /empty/],
    [{ command: 'a', target: { max_calls: -1 } }, ['target', 'max_calls'], 'must be a whole number from 0 to 10000'],
    [{ command: 'a', target: { maxcalls: 3 } }, ['target'], /maxcalls/],
    [{ command: 'a', preprocessors: [{ type: 'pdf' }] }, ['preprocessors', 0, 'command'], /list of a program/],
  ];
  test.each(rows)('%j', (options, path, message) => {
    expect(codeGrader.check(options)).toMatchObject([
      { path, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test.each([true, false, {}, { max_calls: 0 }, { max_calls: 3 }])('target: %j is in order', (target) => {
    expect(codeGrader.check({ command: 'a', target })).toEqual([]);
    expect(codeGrader.needsJudge?.({ command: 'a', target })).toBe(target !== false);
  });

  test('options without effect are reported: preprocessors, and a script next to a command', () => {
    const given = { command: 'a', script: 'b', preprocessors: [{ type: 'pdf', command: ['x'] }] };
    expect(codeGrader.check(given)).toEqual([]);
    expect(codeGrader.notes?.(given).map(({ path }) => path)).toEqual([['script'], ['preprocessors']]);
    expect(codeGrader.notes?.({ command: 'a' })).toEqual([]);
  });
});
