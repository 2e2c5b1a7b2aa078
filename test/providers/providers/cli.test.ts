import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userError } from '../../../src/model/errors.ts';
import type { ProviderDeps, Question } from '../../../src/model/ports/provider.ts';
import type { Outcome } from '../../../src/model/run/outcome.ts';
import { Variable } from '../../../src/model/suite/setting.ts';
import { files } from '../../../src/platform/files/files.ts';
import { cli } from '../../../src/providers/providers/cli.ts';
import { providerContract, type Subject } from '../../contracts/provider.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';
import { serving } from '../../support/serving.ts';
import { answerOf, failureOf, type Options, signal } from '../support.ts';

const folder = await realpath(await mkdtemp(join(tmpdir(), 'cli-test-')));
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (options: Options, special: Partial<ProviderDeps> = {}) =>
  cli.open(options, providerDeps({ suiteFolder: folder, ...special }));

const ask = (command: string, special: Partial<Question> = {}, options: Options = {}): Promise<Outcome> =>
  open({ command, ...options }).ask(aQuestion(special), signal);

const answerTo = async (command: string, special: Partial<Question> = {}, options: Options = {}): Promise<string> => {
  const outcome = await ask(command, special, options);
  return answerOf(outcome) ?? `failed: ${failureOf(outcome)?.message}`;
};

const subject = (command: string): Subject => ({
  provider: open({ command }),
  [Symbol.asyncDispose]: async () => undefined,
});

providerContract('cli', {
  answered: async () => subject('printf blue'),
  refused: async () => subject('echo no >&2; exit 1'),
  async hanging() {
    const sign = join(await mkdtemp(join(folder, 'hanging-')), 'asked');
    return {
      ...subject(`echo > '${sign}'; sleep 100`),
      async asked() {
        while (!existsSync(sign)) await sleep(10);
      },
    };
  },
});

describe('the answer', () => {
  test('is what the command prints', async () => {
    expect(await answerTo('echo blue')).toBe('blue\n');
    expect(await answerTo(`echo '{"text": "blue"}'`)).toBe('blue');
  });

  test('is what the command writes to its output file, and then nothing of what it prints', async () => {
    expect(await answerTo('echo noise; printf blue > {OUTPUT_FILE}')).toBe('blue');
    expect(await answerTo('echo noise; : > {OUTPUT_FILE}')).toBe('');
  });

  test.each([
    ['below zero', '-5', '-1'],
    ['beyond any measure', '1e308', '1e16'],
  ])('a cost or a duration %s is left out, and reported once', async (_, cost, duration) => {
    const reported: string[] = [];
    const target = open(
      { command: `printf '{"text":"blue","cost_usd":${cost},"duration_ms":${duration}}'` },
      { target: 'mine', notify: (text) => reported.push(text) },
    );
    const outcomes = [await target.ask(aQuestion(), signal), await target.ask(aQuestion(), signal)];
    for (const outcome of outcomes) expect(outcome).toHaveProperty('response.costUsd', undefined);
    expect(reported).toEqual([
      `The target "mine" answered with "cost_usd": ${Number(cost)}. It must be a number from 0 to 1000000000000000, and is ignored.`,
      `The target "mine" answered with "duration_ms": ${Number(duration)}. It must be a number from 0 to 1000000000000000, and is ignored.`,
    ]);
  });

  test('has the wall clock as its duration when the command reports none, and no cost', async () => {
    const ticks = [1_000, 1_250];
    const clock = { now: () => ticks.shift() ?? Number.NaN, sleep: async () => undefined };
    const outcome = await open({ command: 'echo blue' }, { clock }).ask(aQuestion(), signal);
    expect(outcome).toMatchObject({ response: { durationMs: 250 } });
    expect(outcome).not.toHaveProperty('response.costUsd', expect.any(Number));
  });

  test('may be anything that is text', async () => {
    expect(await answerTo("printf 'a\\033[31m\\357\\277\\275\\360\\237\\231\\202'")).toBe('a\u001b[31m\uFFFD🙂');
    expect(await answerTo("printf '\\377' >&2; echo blue")).toBe('blue\n');
    expect(await answerTo("printf '\\000'; printf blue > {OUTPUT_FILE}")).toBe('blue');
  });
});

describe('the command', () => {
  const hostile = `it's "quoted"; $(touch broken) \`x\` \\ {FILES}\n€`;

  test('gets the question as one word, whatever is in it', async () => {
    expect(await answerTo('printf %s {PROMPT}', { prompt: { question: hostile } })).toBe(hostile);
    expect(await answerTo('cat {PROMPT_FILE}', { prompt: { question: hostile } })).toBe(hostile);
    expect(existsSync(join(folder, 'broken'))).toBe(false);
  });

  test('gets the other values too', async () => {
    const command = "printf '%s|' {EVAL_ID} {ATTEMPT} {GUIDELINES} {FILES}";
    const guidelines = { text: "Don't shout", files: ['/repo/kind.md'] };
    const prompt = { question: 'x', guidelines };
    const question = { testId: 'a b', attempt: 2, inputFiles: ['/x y/one.md', '/two.md'], prompt };
    expect(await answerTo(command, question, { files_format: '--file {path}={basename}' })).toBe(
      "a b|2|Don't shout|--file|/x y/one.md=one.md|--file|/two.md=two.md|",
    );
  });

  test('does not get the question on its input', async () => {
    expect(await answerTo('cat; echo end')).toBe('end\n');
  });

  test('sees the environment that is for children, and what the target adds', async () => {
    const env = { PLAIN: 'text', NUMBER: 8080, FROM: new Variable('THERE', ' there ') };
    const provider = open({ command: 'env', env }, { childEnv: { PLAIN: 'overridden', KEPT: 'yes' } });
    const outcome = await provider.ask(aQuestion(), signal);
    const seen = (answerOf(outcome) ?? '')
      .split('\n')
      .filter((line) => /^(PLAIN|NUMBER|FROM|KEPT|PATH|HOME)=/.test(line));
    expect(seen.sort()).toEqual(['FROM= there ', 'KEPT=yes', 'NUMBER=8080', 'PLAIN=text']);
  });

  test('runs in the folder of the eval file, of the target, or of the workspace, the last one given', async () => {
    await mkdir(join(folder, 'sub'), { recursive: true });
    await mkdir(join(folder, 'work'), { recursive: true });
    expect(await answerTo('pwd')).toBe(`${folder}\n`);
    expect(await answerTo('pwd', {}, { cwd: 'sub' })).toBe(`${folder}/sub\n`);
    expect(await answerTo('pwd', {}, { cwd: join(folder, 'sub') })).toBe(`${folder}/sub\n`);
    expect(await answerTo('pwd', { workspacePath: join(folder, 'work') }, { cwd: 'sub' })).toBe(`${folder}/work\n`);
  });
});

describe('temporary files', () => {
  test('have names that a file can have, whatever the test is called', async () => {
    const testId = `../../a b/${'long'.repeat(100)}`;
    const paths = await answerTo('printf \'{"text": "%s %s"}\' {PROMPT_FILE} {OUTPUT_FILE} > {OUTPUT_FILE}', {
      testId,
    });
    const [promptFile = '', outputFile = ''] = paths.split(' ');
    expect(basename(promptFile)).toMatch(/^agentv-\.\._\.\._a_b_long[a-z]*\.prompt\.txt$/);
    expect(basename(outputFile)).toMatch(/^agentv-\.\._\.\._a_b_long[a-z]*\.json$/);
    expect(outputFile.startsWith(tmpdir())).toBe(true);
    expect([existsSync(promptFile), existsSync(outputFile)]).toEqual([false, false]);
  });

  test.each(['keep_temp_files', 'keep_output_files'])('stay with %s', async (option) => {
    const path = await answerTo('printf \'{"text": "%s"}\' {OUTPUT_FILE} | tee {OUTPUT_FILE}', {}, { [option]: true });
    expect(await readFile(path, 'utf8')).toContain(path);
    await rm(join(path, '..'), { recursive: true });
  });

  test('that cannot be made are a failure of the workspace', async () => {
    const full = {
      ...files,
      scratchFolder: () => Promise.reject(userError('OUTPUT_UNWRITABLE', 'No space left on the device')),
    };
    const outcome = await open({ command: 'cat {PROMPT_FILE}' }, { files: full }).ask(aQuestion(), signal);
    expect(failureOf(outcome)).toMatchObject({ class: 'workspace', message: 'No space left on the device' });
  });
});

describe('a command that gives no answer', () => {
  test.each([
    ['echo out; echo why >&2; exit 3', 'The command failed with exit code 3: why'],
    ['echo out; exit 3', 'The command failed with exit code 3: out'],
    ['exit 3', 'The command failed with exit code 3, and printed nothing.'],
    ['echo why >&2; kill -9 $$', 'The command was ended by SIGKILL: why'],
  ])('crashed: %s', async (command, message) => {
    expect(failureOf(await ask(command))).toEqual({
      class: 'crash',
      stage: 'agent',
      reason: 'provider_error',
      message,
    });
  });

  test.each([
    ['no-such-agent --ask {PROMPT}', 'no-such-agent: not found'],
    ['LOG=1 exec ./no-such-agent', './no-such-agent: not found'],
    ['"./not executable"', 'Permission denied'],
    ['./no-interpreter', 'no-interpreter: not found'],
  ])('did not run, if the shell cannot start its program: %s', async (command, why) => {
    await writeFile(join(folder, 'not executable'), 'echo blue\n', { mode: 0o644 });
    await writeFile(join(folder, 'no-interpreter'), '#!/no/such/interpreter\n', { mode: 0o755 });
    const failure = failureOf(await ask(command));
    expect(failure).toMatchObject({ class: 'config', message: expect.stringContaining(why) });
    expect(failure?.message).toMatch(/^The program of the command cannot be started: /);
  });

  test.each([
    ['ends with 127 itself', 'exit 127'],
    ['starts another program that is missing', 'true; no-such-program'],
    ['wrote something before', 'echo "no-such-program: 1: a: not found" >&2; no-such-program'],
    ['is a script that starts a missing program', './script'],
  ])('crashed, if it %s', async (_, command) => {
    await writeFile(join(folder, 'script'), '#!/bin/sh\nno-such-program\n', { mode: 0o755 });
    expect(failureOf(await ask(command))).toMatchObject({
      class: 'crash',
      message: expect.stringMatching(/^The command failed with exit code 12[67]/),
    });
  });

  test('is reported with the end of its output, not with all of it', async () => {
    const failure = failureOf(await ask('yes many words | head -c 9000 >&2; echo the reason >&2; exit 1'));
    expect(failure?.message).toMatch(/^The command failed with exit code 1: …[\s\S]*the reason$/);
    expect(failure?.message.length).toBeLessThan(2_100);
  });

  test('crashed when it does not write the file it asked for, whatever it prints', async () => {
    const failure = failureOf(await ask('echo blue; : {OUTPUT_FILE}'));
    expect(failure).toMatchObject({ class: 'crash', message: expect.stringContaining('{OUTPUT_FILE}') });
    expect(failureOf(await ask('mkdir {OUTPUT_FILE}'))).toMatchObject({ class: 'crash' });
  });

  test.each([
    ["printf 'a\\000b'", 'The command wrote bytes that are not text (at byte 1) to stdout.'],
    ["printf 'blue\\377'", 'The command wrote bytes that are not text (at byte 4) to stdout.'],
    ["printf '\\377\\376b\\000' > {OUTPUT_FILE}", expect.stringMatching(/cannot be read: .* not text \(at byte 0\)$/)],
  ])('crashed when it writes what is no text: %s', async (command, message) => {
    expect(failureOf(await ask(command))).toMatchObject({ class: 'crash', message });
  });

  test.each([
    ['head -c 50000000 /dev/zero', 'The command wrote more than 10 MiB to stdout, the most that is read.'],
    ['head -c 11000000 /dev/zero > {OUTPUT_FILE}', expect.stringContaining('cannot be read')],
  ])('crashed when it writes without end: %s', async (command, message) => {
    expect(failureOf(await ask(command))).toMatchObject({ class: 'crash', message });
  });

  test('timed out with its last words, those on stderr first', async () => {
    const timeout = (command: string) => ask(command, {}, { timeout_seconds: 0.3 });
    expect(failureOf(await timeout('echo out; echo waiting for the lock >&2; sleep 100'))).toMatchObject({
      message: 'The command did not end within 1 s and was stopped. Its last output: waiting for the lock',
    });
  });

  test('was stopped from outside, and reports its last output too', async () => {
    const stop = new AbortController();
    const said = join(folder, 'said');
    const asked = open({ command: `echo in the middle; echo > '${said}'; sleep 100` }).ask(aQuestion(), stop.signal);
    while (!existsSync(said)) await sleep(10);
    stop.abort();
    expect(failureOf(await asked)).toMatchObject({
      class: 'cancelled',
      message: 'Stopped while the command ran. Its last output: in the middle',
    });
  });

  test('is a mistake of the configuration when its folder is not there', async () => {
    const failure = failureOf(await ask('echo blue', {}, { cwd: 'nowhere' }));
    expect(failure).toMatchObject({ class: 'config', message: expect.stringContaining(join(folder, 'nowhere')) });
  });

  test('takes a question in a file that is too long for a command line', async () => {
    const question = 'x'.repeat(300_000);
    expect(failureOf(await ask('echo {PROMPT}', { prompt: { question } }))).toMatchObject({ class: 'config' });
    expect(await answerTo('wc -c < {PROMPT_FILE}', { prompt: { question } })).toMatch(/^\s*300000\s*$/);
  });
});

describe('a healthcheck', () => {
  const counted = (name: string, command: string) => ({
    healthcheck: { command: `echo >> '${join(folder, name)}'; ${command}` },
  });
  const countOf = async (name: string) => (await readFile(join(folder, name), 'utf8')).length;

  test('runs once for all who ask, before the first of them', async () => {
    const provider = open({ command: `cat '${join(folder, 'once')}'`, ...counted('once', 'sleep 0.1') });
    const outcomes = await Promise.all([1, 2, 3].map(() => provider.ask(aQuestion(), signal)));
    await provider.ask(aQuestion(), signal);
    expect(outcomes.map(answerOf)).toEqual(['\n', '\n', '\n']);
    expect(await countOf('once')).toBe(1);
  });

  test('that fails, fails every test, and says nothing about the agent', async () => {
    const provider = open({ command: `echo > '${join(folder, 'ran')}'`, ...counted('bad', 'echo down >&2; exit 1') });
    const outcomes = await Promise.all([1, 2, 3].map(() => provider.ask(aQuestion(), signal)));
    for (const outcome of outcomes) {
      expect(failureOf(outcome)).toEqual({
        class: 'provider',
        stage: 'setup',
        reason: 'preflight_error',
        message: 'The healthcheck of the target failed: The command failed with exit code 1: down',
      });
    }
    expect(await countOf('bad')).toBe(1);
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });

  test('that failed is repeated for a retry, and its success is for all', async () => {
    const provider = open({
      command: 'echo blue',
      ...counted('later', `[ $(wc -l < '${join(folder, 'later')}') -ge 2 ]`),
    });
    const kinds: string[] = [];
    for (const attempt of [0, 0, 1, 0]) kinds.push((await provider.ask(aQuestion({ attempt }), signal)).kind);
    expect(kinds).toEqual(['failed', 'failed', 'answered', 'answered']);
    expect(await countOf('later')).toBe(2);
  });

  test('goes on for the others when one of those who wait is cancelled', async () => {
    const provider = open({ command: 'echo blue', ...counted('shared', 'sleep 0.5') });
    const one = new AbortController();
    const first = provider.ask(aQuestion(), one.signal);
    const second = provider.ask(aQuestion(), signal);
    one.abort();
    expect(failureOf(await first)).toMatchObject({ class: 'cancelled' });
    expect((await second).kind).toBe('answered');
    expect(await countOf('shared')).toBe(1);
  });

  test('is ended when no call waits any more, and started for the next', async () => {
    const pid = join(folder, 'check.pid');
    const provider = open({
      command: 'echo blue',
      healthcheck: { command: `[ -e '${pid}' ] || { echo $$ > '${pid}'; sleep 100; }` },
    });
    const abort = new AbortController();
    const asked = provider.ask(aQuestion(), abort.signal);
    while (!existsSync(pid) || (await readFile(pid, 'utf8')) === '') await sleep(10);
    abort.abort();
    expect(failureOf(await asked)).toMatchObject({ class: 'cancelled' });
    const checker = Number(await readFile(pid, 'utf8'));
    expect(() => process.kill(checker, 0)).toThrow();
    expect((await provider.ask(aQuestion(), signal)).kind).toBe('answered');
  });

  test('may use placeholders, with nothing asked, and has the folder of the eval file', async () => {
    const check = `printf '%s|' {EVAL_ID} {ATTEMPT} {PROMPT} {FILES} "$(cat {PROMPT_FILE})" "$PWD" > seen`;
    const provider = open({
      command: 'echo blue',
      cwd: '/',
      healthcheck: { type: 'command', command_template: check, cwd: '.' },
    });
    expect((await provider.ask(aQuestion(), signal)).kind).toBe('answered');
    expect(await readFile(join(folder, 'seen'), 'utf8')).toBe(`healthcheck|0|||${folder}|`);
  });

  test('has its own time, or that of the target', async () => {
    for (const options of [
      { healthcheck: { command: 'sleep 100', timeout_seconds: 0.2 } },
      { healthcheck: { command: 'sleep 100' }, timeout_seconds: 0.2 },
    ]) {
      expect(failureOf(await ask('echo blue', {}, options))).toMatchObject({
        class: 'provider',
        message: expect.stringContaining('did not end within 1 s'),
      });
    }
  });

  describe('by HTTP', () => {
    let origin: string;
    beforeAll(async () => {
      const server = await serving((request, response) => {
        const status = Number(request.url?.match(/^\/(\d+)/)?.[1]);
        if (Number.isNaN(status)) return; // Never answered.
        response.writeHead(status).end(request.method);
      });
      origin = server.url;
      return () => server[Symbol.asyncDispose]();
    });

    const checked = (path: string, more: Options = {}) =>
      ask('echo blue', {}, { healthcheck: { url: new Variable('HEALTH', `${origin}${path}`), ...more } });

    test('is passed by 2xx', async () => {
      expect((await checked('/204')).kind).toBe('answered');
      expect((await checked('/200', { type: 'http' })).kind).toBe('answered');
    });

    test('is failed by anything else, without secrets of the address', async () => {
      const failure = failureOf(await checked('/503?key=hunter2'));
      expect(failure).toMatchObject({
        class: 'provider',
        reason: 'preflight_error',
        message: `The healthcheck of the target failed: GET ${origin}/503 answered 503, expected 2xx.`,
      });
    });

    test('is failed when no server answers', async () => {
      const failure = failureOf(await ask('echo blue', {}, { healthcheck: { url: 'http://127.0.0.1:1/' } }));
      expect(failure).toMatchObject({
        class: 'provider',
        message: expect.stringMatching(/GET http:\/\/127\.0\.0\.1:1\/: \S/),
      });
    });

    test('is failed when no answer comes in time', async () => {
      const failure = failureOf(await checked('/silence', { timeout_seconds: 0.2 }));
      expect(failure).toMatchObject({ class: 'provider', message: expect.stringContaining('no answer within 1 s') });
    });

    test('ends when the run is cancelled', async () => {
      const abort = new AbortController();
      const provider = open({ command: 'echo blue', healthcheck: { url: `${origin}/silence` } });
      const asked = provider.ask(aQuestion(), abort.signal);
      await sleep(50);
      abort.abort();
      expect(failureOf(await asked)).toMatchObject({ class: 'cancelled' });
    });
  });
});

describe('options', () => {
  const problems = (options: Options) => cli.check(options).map(({ path, message }) => `${path.join('.')}: ${message}`);

  test.each<[string, Options]>([
    ['the least', { command: 'echo' }],
    [
      'everything',
      {
        command: 'echo {PROMPT}',
        files_format: '{path}',
        cwd: '.',
        timeout_seconds: 30,
        healthcheck: { type: 'command', command_template: 'true', cwd: '.', timeout_seconds: 1 },
        keep_temp_files: 'true',
        env: { A: 'b', B: 1, C: true, D: new Variable('D', '') },
      },
    ],
    ['a key that is not ours, which is told elsewhere', { command: 'echo', verbose: true }],
  ])('may be %s', (_, options) => {
    expect(problems(options)).toEqual([]);
  });

  test.each<[Options, string]>([
    [{}, 'command: is required'],
    [{ command: new Variable('CMD', undefined) }, 'command: is required, but the environment variable CMD is unset'],
    [{ command: 'x {PROMT}' }, 'command: has the unknown placeholder {PROMT}.'],
    [{ command: 'x', timeout_seconds: 0 }, 'timeout_seconds: must be greater than 0'],
    [{ command: 'x', healthcheck: {} }, 'healthcheck: needs a url (type: http) or a command'],
    [{ command: 'x', healthcheck: { comand: 'true' } }, 'healthcheck: must be a mapping with a url or a command'],
    [{ command: 'x', healthcheck: { type: 'command', url: 'http://a' } }, 'healthcheck: needs a url (type: http)'],
    [{ command: 'x', healthcheck: { url: 'localhost:80' } }, 'healthcheck.url: must be an address'],
    [{ command: 'x', healthcheck: { type: 'tcp', url: 'http://a' } }, 'healthcheck.type: must be http or command'],
    [
      { command: 'x', healthcheck: { command: 'true {FILE}' } },
      'healthcheck.command: has the unknown placeholder {FILE}.',
    ],
    [
      { command: 'x', healthcheck: { command: 'true', timeout_seconds: -1 } },
      'healthcheck.timeout_seconds: must be greater than 0',
    ],
    [{ command: 'x', env: { 'A B': 'c' } }, 'env.A B: is not a name that a variable can have'],
    [
      { command: 'x', env: { A: new Variable('KEY', undefined) } },
      'env.A: needs the environment variable KEY, which is unset',
    ],
    [{ command: 'x', env: { GITHUB_TOKEN: 'x' } }, 'env.GITHUB_TOKEN: must not be passed to a command'],
  ])('%j is refused', (options, problem) => {
    expect(problems(options)).toEqual([expect.stringContaining(problem)]);
  });

  test('values that may be secret are not shown with the problem', () => {
    expect(JSON.stringify(cli.check({ command: 'x', env: { 'A-B': 'hunter2' } }))).not.toContain('hunter2');
  });
});

test('a program for which the system lacks resources may be started later', async () => {
  const exec = { run: async () => ({ kind: 'notStarted', message: 'no open files', lacksResources: true }) as const };
  expect(failureOf(await open({ command: 'echo hi' }, { exec }).ask(aQuestion(), signal))?.class).toBe('provider');
});
