import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codePayload } from '../../src/graders/graders/code-payload.ts';
import type { GraderContext } from '../../src/sdk/grader.ts';
import { anAnswer, aSubmission, scripts } from '../graders/support.ts';
import { sample } from '../support/exhaustive.ts';
import { modelProxy } from '../support/model-proxy.ts';
import { keepsCompiled } from '../support/programs.ts';
import { aProject, type Project } from '../support/project.ts';

let project: Project;
beforeAll(() => {
  // Without it a package.json above the folder says what a .js file is.
  project = aProject({ 'package.json': '{}' });
});
afterAll(() => project[Symbol.dispose]());

const submission = aSubmission('Hello', {
  reference: 'Hi',
  metadata: { team_name: 'a', Nested: { some_key: 1, HTTP_code: 2 } },
  response: {
    messages: [
      { role: 'assistant', toolCalls: [{ tool: 'read_file', input: { file_path: 'a' }, durationMs: 3 }] },
      anAnswer('Hello'),
    ],
    costUsd: 0.5,
  },
});
const payload = (config: Record<string, unknown> = {}) =>
  codePayload(submission, { output: 'text', config, images: new Map() });

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly reply: Record<string, unknown>;
}

/** Runs a script as a run does, and gives it this on its standard input. */
async function run(
  name: string,
  text: string,
  { stdin = payload(), env = {} }: { readonly stdin?: string; readonly env?: Record<string, string> } = {},
): Promise<Ended> {
  project.write(name, text);
  const starter = await scripts.starter(/\.\w+$/.exec(name)?.[0] ?? '');
  if (starter.kind === 'none') throw new Error(starter.missing);
  const [program, ...args] = starter.command;
  const options = { env: { ...keepsCompiled(), ...env } };
  return new Promise((resolve) => {
    const child = execFile(program, [...args, join(project.folder, name)], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, stdout, stderr, reply: stdout.startsWith('{') ? JSON.parse(stdout) : {} });
    });
    child.stdin?.end(stdin);
  });
}

const using = (names: string, from = '@agentv/eval') => `import { ${names} } from '${from}';\n`;

describe('the names that scripts import', () => {
  test.each(['@agentv/eval', '@agentv/sdk', '@agentv/eval-action/grader'])('%s leads here', async (name) => {
    const text = `${using('defineAssertion', name)}defineAssertion(({ answer }) => ({ pass: answer === 'Hello' }));`;
    expect(await run('a.ts', text)).toMatchObject({ code: 0, reply: { score: 1 }, stderr: '' });
  });

  test('and to a package of that name where one is installed', async () => {
    using other = aProject({
      'node_modules/@agentv/sdk/package.json': '{ "name": "@agentv/sdk", "type": "module", "exports": "./index.js" }',
      'node_modules/@agentv/sdk/index.js': 'export const defineAssertion = () => console.log("installed");',
    });
    const stored = project;
    project = other;
    const { stdout } = await run('a.ts', `${using('defineAssertion', '@agentv/sdk')}defineAssertion();`);
    project = stored;
    expect(stdout).toBe('installed\n');
  });

  test('require finds them too', async () => {
    const text = `const { defineCodeGrader } = require('@agentv/eval');\ndefineCodeGrader(() => ({ score: 0.5 }));`;
    expect((await run('b.js', text)).reply).toMatchObject({ score: 0.5 });
  });

  test('any other package that is missing is missed by its name', async () => {
    const { code, stderr } = await run('c.ts', `import { x } from '@agentv/evil';\nconsole.log(x);`);
    expect(code).toBe(1);
    expect(stderr).toContain("'@agentv/evil'");
  });

  test('a file is found without its ending, as in bun, and by the name of what it would become', async () => {
    project.write('lib/words.ts', 'export const words: number = 3;');
    project.write('lib/more/index.ts', 'export const more: number = 4;');
    const text = `import { words } from './lib/words';
      import { more } from './lib/more';
      import { words as again } from './lib/words.js';
      console.log(words + more + again);`;
    expect(await run('d.ts', text)).toMatchObject({ stdout: '10\n', stderr: '' });
  });
});

describe('the context', () => {
  let seen: GraderContext;
  beforeAll(async () => {
    const text = `${using('defineCodeGrader')}defineCodeGrader((context) => ({ score: 1, details: context }));`;
    seen = (await run('context.ts', text, { stdin: payload({ max_words: 3 }) })).reply['details'] as GraderContext;
  });

  test('has all names in camelCase', () => {
    const names = seen as unknown as Record<string, unknown>;
    const documented =
      'question criteria answer referenceAnswer candidateAnswer expectedOutput output outputText input inputFiles guidelineFiles messages trace traceSummary tokenUsage costUsd durationMs startTime endTime fileChanges workspacePath config metadata';
    for (const name of documented.split(' ')) expect(names).toHaveProperty(name);
    expect(Object.keys(names).filter((name) => name.includes('_'))).toEqual([]);
  });

  test('and at every depth, but for names that begin with a capital letter', () => {
    const { answer, referenceAnswer, costUsd, config, metadata, trace, messages, outputMessages } = seen;
    expect({ answer, referenceAnswer, costUsd, config, metadata }).toEqual({
      answer: 'Hello',
      referenceAnswer: 'Hi',
      costUsd: 0.5,
      config: { maxWords: 3 },
      metadata: { teamName: 'a', Nested: { someKey: 1, HTTP_code: 2 } },
    });
    expect(trace).toMatchObject({ eventCount: 1, toolNames: ['read_file'], toolCalls: { readFile: 1 } });
    expect(messages).toHaveLength(3);
    const call = { tool: 'read_file', input: { filePath: 'a' }, durationMs: 3 };
    expect(outputMessages[0]?.toolCalls?.[0]).toMatchObject(call);
  });

  test('holds a long output that came in a file', async () => {
    project.write('long.json', JSON.stringify('long'.repeat(3)));
    const stdin = JSON.stringify({ output: null, output_path: join(project.folder, 'long.json') });
    const text = `${using('defineAssertion')}defineAssertion(({ output }) => ({ pass: output === 'longlonglong' }));`;
    expect((await run('e.ts', text, { stdin })).reply).toMatchObject({ score: 1 });
  });
});

describe('what a handler returns', () => {
  const check = { text: 'a', passed: true, evidence: 'e' };
  const hitAndMiss = [
    { text: 'a', passed: true },
    { text: 'b', passed: false },
  ];
  const rows: [helper: string, returned: string, reply: object][] = [
    ['defineAssertion', '{ pass: false, reasoning: "no" }', { score: 0, assertions: [], reasoning: 'no' }],
    ['defineAssertion', '{ pass: true, score: 0.25 }', { score: 0.25, assertions: [] }],
    ['defineAssertion', '{ score: 7 }', { score: 7, assertions: [] }],
    ['defineCodeGrader', '{ score: NaN, hits: ["a"] }', { score: null }],
    ['defineCodeGrader', `{ assertions: ${JSON.stringify([check])} }`, { assertions: [check] }],
    ['defineCodeJudge', '{ score: 0.5, hits: ["a"], misses: ["b"] }', { score: 0.5, assertions: hitAndMiss }],
    ['defineCodeJudge', 'Promise.resolve({ score: 0.5 })', { score: 0.5, assertions: [] }],
  ];
  test.each(sample(rows, 6))('%s: %s', async (helper, returned, reply) => {
    const ended = await run('f.ts', `${using(helper)}export default ${helper}(() => (${returned}));`);
    expect(ended.reply).toEqual(reply);
    expect([ended.code, ended.stderr]).toEqual([0, '']);
  });

  test.each(['undefined', '[]'])('%s is a mistake', async (returned) => {
    const text = `${using('defineAssertion')}defineAssertion(() => (${returned}) as never);`;
    const assertions = [{ passed: false, text: expect.stringMatching(/instead of/) }];
    expect(await run('g.ts', text)).toMatchObject({ code: 1, reply: { score: 0, assertions } });
  });

  test('what still waits does not hold up the reply', async () => {
    const text = `${using('defineAssertion')}setInterval(() => {}, 1000);\ndefineAssertion(() => ({ pass: true }));`;
    expect((await run('h.ts', text)).reply).toMatchObject({ score: 1 });
  });
});

describe('a handler that throws', () => {
  test.each(['defineAssertion', 'defineCodeGrader'])(
    'scores 0 with its message, and exits with 1: %s',
    async (name) => {
      const text = `${using(name)}${name}(async () => { throw new Error('boom'); });`;
      const assertions = [{ text: 'The grader threw: boom', passed: false }];
      expect(await run('i.ts', text)).toMatchObject({ code: 1, reply: { score: 0, assertions } });
    },
  );

  test('so does one that never comes to an end: silence would count as a pass', async () => {
    const text = `${using('defineAssertion')}defineAssertion(() => new Promise(() => {}));`;
    expect(await run('never.ts', text)).toMatchObject({ code: 1, reply: { score: 0 } });
  });

  test.each(['', '7'])('so does a script without an answer: %j', async (stdin) => {
    const text = `${using('defineAssertion')}defineAssertion(() => ({ pass: true }));`;
    expect(await run('j.ts', text, { stdin })).toMatchObject({ code: 1, reply: { score: 0 } });
  });

  test('of a prompt template says why on stderr and prints no prompt', async () => {
    const text = `${using('definePromptTemplate')}definePromptTemplate(() => { throw new Error('boom'); });`;
    const { code, stdout, stderr } = await run('k.ts', text);
    expect([code, stdout, stderr]).toEqual([1, '', 'The prompt template threw: boom\n']);
  });
});

test('a prompt template prints what it returns', async () => {
  const text = `${using('definePromptTemplate')}definePromptTemplate(({ criteria }) => 'Judge: ' + criteria);`;
  expect(await run('l.ts', text)).toMatchObject({ code: 0, stdout: 'Judge: Greets politely\n' });
});

describe('the target client', () => {
  const asking = (body: string) =>
    `${using('createTargetClient, defineCodeGrader, TargetError')}
     const client = createTargetClient();
     defineCodeGrader(async () => { ${body} });`;

  test('is undefined without a proxy', async () => {
    const text = asking('return { score: client === undefined ? 1 : 0 };');
    expect((await run('m.ts', text)).reply).toMatchObject({ score: 1 });
  });

  test('asks one question, several, and who answers', async () => {
    await using proxy = await modelProxy({ maxCalls: 3 });
    const text = asking(`
      const one = await client!.invoke({ question: 'Why?', systemPrompt: 'Be brief' });
      const two = await client!.invokeBatch([{ question: 'a' }, { question: 'b' }]);
      const info = await client!.getInfo();
      return { score: 1, details: { texts: [one, ...two].map(({ rawText }) => rawText), tokens: one.tokenUsage, info } };`);
    const { reply } = await run('n.ts', text, { env: proxy.env });
    expect(reply['details']).toEqual({
      texts: ['Be brief: Why?', ': a', ': b'],
      tokens: { input: 1, output: 1 },
      info: { targetName: 'judge', maxCalls: 3, callCount: 3, availableTargets: ['judge'] },
    });
  });

  test('throws what the run says', async () => {
    await using proxy = await modelProxy({ maxCalls: 0 });
    const text = asking(`
      const error = await client!.invoke({ question: 'Why?' }).catch((error) => error);
      return { score: error instanceof TargetError && error.status === 429 ? 1 : 0, reasoning: error.message };`);
    const { reply } = await run('o.ts', text, { env: proxy.env });
    expect(reply).toMatchObject({ score: 1, reasoning: expect.stringContaining('limited to 0 calls') });
  });
});
