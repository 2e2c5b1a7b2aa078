import { beforeAll, describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { type Ended, runCli } from '../support/bundle.ts';
import { survivors } from '../support/processes.ts';
import { aProject, type Project } from '../support/project.ts';
import { records, suiteOf } from '../support/suites.ts';
import { readXml } from '../support/xml.ts';

/** A program that does what the prompt says, most of it badly. */
const AGENT = `
import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
const deeds = {
  behave: () => console.log('fine'),
  crash: () => { console.error('out of luck'); process.exit(7); },
  kill: () => process.kill(process.pid, 'SIGKILL'),
  hang: () => {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' });
    const stray = spawn('sleep', ['60'], { stdio: 'ignore', detached: true });
    writeFileSync('hanging.pids', [process.pid, child.pid, stray.pid].join(' '));
    console.error('waiting for the lock');
    process.on('SIGTERM', () => {});
    setInterval(() => {}, 1000);
  },
  flood: () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    let left = 50;
    const more = () => { while (left-- > 0) if (!process.stdout.write(chunk)) return process.stdout.once('drain', more); };
    more();
  },
  binary: () => process.stdout.write(Buffer.from([0, 1, 2, 0x1b, 0x5b, 0x33, 0x31, 0x6d, 0x80, 0xff, 0xfe, 0xed, 0xa0, 0x80, 10])),
  deep: () => console.log('{"text": ' + '['.repeat(20000) + ']'.repeat(20000) + '}'),
  silence: () => {},
  linger: () => {
    const child = spawn('sleep', ['60'], { stdio: 'inherit' });
    writeFileSync('lingering.pids', String(child.pid));
    child.unref();
    console.log('fine');
    process.exit(0);
  },
};
deeds[process.argv[2]]();
`;
const DEEDS = ['behave', 'crash', 'kill', 'hang', 'flood', 'binary', 'deep', 'silence', 'linger'];

describe('a target that misbehaves in one test', () => {
  let project: Project;
  let ended: Ended;
  let results: ReadonlyMap<unknown, Record<string, unknown>>;

  beforeAll(async () => {
    project = aProject({
      'a.yaml': suiteOf(...DEEDS.map((deed) => [deed, deed, 'fine'] as const)),
      'agent.mjs': AGENT,
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "node agent.mjs {PROMPT}" }]\n',
    });
    ended = await runCli(project, ['run', 'a.yaml', '--agent-timeout', '2', '-o', 'out']);
    results = new Map(records(project.read('out/index.jsonl')).map((record) => [record['test_id'], record]));
    return () => project[Symbol.dispose]();
  });

  test('has a result in every test, and fails the run: crashes and timeouts score 0', () => {
    expect([...results.keys()].sort()).toEqual(DEEDS.toSorted());
    expect(ended).toMatchObject({ exitCode: 1 });
    expect(reportFileSchema.parse(JSON.parse(project.read('out/report.json')))).toMatchObject({
      complete: true,
      gate: {
        kind: 'fail',
        headline: 'a scored 0.22; threshold 0.80. 2 of 9 tests passed. Failing: binary, crash, deep and 4 more.',
      },
      totals: { total: 9, passed: 2, failed: 7, errored: 0 },
    });
  });

  test('leaves the tests alone in which it behaves', () => {
    expect(results.get('behave')).toMatchObject({ execution_status: 'ok', score: 1 });
  });

  test('by ending with an exit code, crashed there: the code and its last words are reported', () => {
    expect(results.get('crash')).toMatchObject({
      execution_status: 'execution_error',
      failure_class: 'crash',
      failure_stage: 'agent',
      error: expect.stringMatching(/exit code 7: out of luck/),
    });
  });

  test('by dying of a signal, crashed there', () => {
    // Shells differ in whether they stay to tell it as 128 and the number of the signal.
    expect(results.get('kill')).toMatchObject({ failure_class: 'crash', error: expect.stringMatching(/SIGKILL|137/) });
  });

  test('by never ending, timed out there after what it was given, and is gone with all that it started', async () => {
    expect(results.get('hang')).toMatchObject({
      execution_status: 'execution_error',
      failure_class: 'timeout',
      error: expect.stringContaining('waiting for the lock'),
    });
    const pids = project.read('hanging.pids').split(' ').map(Number);
    expect(pids).toHaveLength(3);
    expect(await survivors(pids)).toEqual([]);
  });

  test('by printing fifty megabytes, crashed there, and hardly any of it is stored', () => {
    expect(results.get('flood')).toMatchObject({
      execution_status: 'execution_error',
      failure_class: 'crash',
      error: expect.stringContaining('10 MiB'),
    });
    expect(project.read('out/index.jsonl').length).toBeLessThan(1_000_000);
  });

  test('by printing what is no text, crashed there, and no file or screen is spoiled', () => {
    expect(results.get('binary')).toMatchObject({
      execution_status: 'execution_error',
      failure_class: 'crash',
      error: expect.stringContaining('bytes that are not text (at byte 0)'),
    });
    expect(ended.log.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(() => readXml(project.read('out/junit.xml'))).not.toThrow();
    expect(project.read('out/summary.md').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('by printing JSON that is nested beyond reason, has answered with that text', () => {
    const output = expect.stringMatching(/^\{"text": \[{20000}\]{20000}\}\n$/);
    expect(results.get('deep')).toMatchObject({ execution_status: 'quality_failure', output });
  });

  test('by saying nothing, has answered with nothing', () => {
    expect(results.get('silence')).toMatchObject({ execution_status: 'quality_failure', output: '' });
  });

  test('by leaving something behind, has answered, and what it left is ended', async () => {
    expect(results.get('linger')).toMatchObject({ execution_status: 'ok' });
    expect(await survivors([Number(project.read('lingering.pids'))])).toEqual([]);
  });
});
