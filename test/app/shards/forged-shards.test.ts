import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportFile } from '../../../src/model/verdict/report.ts';
import {
  type Measured,
  measured,
  readJson,
  reportOnShards,
  type ShardedRepository,
  shardedRepository,
} from '../../support/sharded-checkouts.ts';
import { inClone } from '../../support/sharded-run.ts';

/** Three shards of a run whose test `broken` fails: a forgery must not turn this into a run that passes. */
let repository: ShardedRepository;
let real: Measured;
let clone: string;
/** The shard of the broken test, and another one. */
let [own, other] = ['', ''];

const tests = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, { base: '10/10', outcomes: '111' }] as const);

beforeAll(async () => {
  const broken = { base: '10/10', outcomes: '000000000' };
  repository = shardedRepository({ suites: { first: { ...Object.fromEntries(tests), broken } } }, inClone);
  real = await measured(repository, 3);
  clone = repository.clone('report');
  [own = '', other = ''] = real.shards.toSorted((one, two) => Number(hasBroken(two)) - Number(hasBroken(one)));
}, 60_000);
afterAll(() => repository[Symbol.dispose]());

const hasBroken = (shard: string) => readFileSync(join(shard, 'index.jsonl'), 'utf8').includes('"broken"');

/** Reports on the shards after a change of the folder of one of them. */
async function reportedWith(shard: string, forge: (folder: string) => void) {
  const kept = join(repository.folder, 'kept');
  cpSync(shard, kept, { recursive: true });
  rmSync(join(clone, 'out'), { recursive: true, force: true });
  try {
    forge(shard);
    const ended = await reportOnShards(repository, clone, real);
    return { ...ended, text: ended.stdout + ended.stderr };
  } finally {
    rmSync(shard, { recursive: true });
    cpSync(kept, shard, { recursive: true });
    rmSync(kept, { recursive: true });
  }
}

type Json = Record<string, unknown>;
const changed = (file: string, change: (text: string) => string) => (folder: string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
const record = (more: (record: Json) => Json) =>
  changed('shard.json', (text) => {
    const known = JSON.parse(text) as Json;
    return JSON.stringify({ ...known, ...more(known) });
  });
const rows = (change: (rows: string[]) => string[]) =>
  changed('index.jsonl', (text) =>
    change(text.split('\n').filter(Boolean))
      .map((row) => `${row}\n`)
      .join(''),
  );
const HOSTILE = '<img src=x onerror=alert(1)>\u001b]0;owned\u0007\n::error::owned';

test('the real shards fail', async () => {
  const { exitCode } = await reportOnShards(repository, clone, real);
  expect(exitCode).toBe(1);
  expect(
    readJson<ReportFile>(clone, 'out', 'report.json').comparison.tests.find(({ testId }) => testId === 'broken'),
  ).toMatchObject({
    state: 'regressed',
  });
});

describe('a forged shard makes the run invalid', () => {
  test.each<[string, (folder: string) => void]>([
    ['of another plan', record(() => ({ digest: 'f'.repeat(64) }))],
    ['with another index', record(({ index }) => ({ index: (Number(index) % 3) + 1 }))],
    ['with an index beyond the plan', record(() => ({ index: 9 }))],
    ['with another number of shards', record(() => ({ count: 2 }))],
    ['of another release', record(() => ({ generator: { name: 'eval-action', version: '99.0.0' } }))],
    ['of a newer format', record(() => ({ schemaVersion: 2 }))],
    ['that did not end', record(() => ({ complete: false, stopped: 'broken-off' }))],
    ['with a number that is none', record(() => ({ index: '1e999' }))],
    ['with a huge number', changed('shard.json', (text) => text.replace(/"index": ?\d+/, '"index": 1e308'))],
    ['whose shard.json is cut off', changed('shard.json', (text) => text.slice(0, text.length / 2))],
    ['without shard.json', (folder) => rmSync(join(folder, 'shard.json'))],
    ['without rows', rows(() => [])],
    ['without its re-runs', (folder) => rmSync(join(folder, 'extra-trials.jsonl'))],
    ['without its last re-run', changed('extra-trials.jsonl', (text) => text.trimEnd().replace(/[^\n]*$/, ''))],
    ['whose last re-run is cut off', changed('extra-trials.jsonl', (text) => text.slice(0, -40))],
    ['with a row twice', rows((all) => [...all, ...all.slice(0, 1)])],
    [
      'with a row of a test that the plan does not have',
      rows(([first = '', ...all]) => [
        first,
        first.replace(/"test_id":"[^"]*"/, `"test_id":${JSON.stringify(HOSTILE)}`),
        ...all,
      ]),
    ],
    ['with a row that is no JSON', rows((all) => ['{"test_id":', ...all])],
  ])('%s', async (_, forge) => {
    const { exitCode, text } = await reportedWith(own, forge);
    expect({ exitCode, text: text.slice(-2_000) }).toMatchObject({ exitCode: 2 });
    expect(text).not.toMatch(/internal error|TypeError|at .*\.js:\d+/);
    expect(text).not.toContain('\u001b]0;owned');
    expect(text).not.toContain('\n::error::owned');
  });

  test('with rows of a test of another shard', async () => {
    const foreign = readFileSync(join(own, 'index.jsonl'), 'utf8').replaceAll('"score":0', '"score":1');
    const { exitCode, text } = await reportedWith(
      other,
      rows((all) => [...all, ...foreign.split('\n').filter(Boolean)]),
    );
    expect({ exitCode, text: text.slice(-2_000) }).toMatchObject({ exitCode: 2 });
    expect(text).toContain('the plan gives to shard');
  });
});

test('re-runs of a test of another shard cannot acquit it', async () => {
  const extra = readFileSync(join(own, 'extra-trials.jsonl'), 'utf8');
  const { exitCode } = await reportedWith(other, (folder) =>
    writeFileSync(join(folder, 'extra-trials.jsonl'), extra.replaceAll('"score":0', '"score":1')),
  );
  expect(exitCode).toBe(2);
});

test('a shard cannot bring more re-runs of a test than the gate asks for', async () => {
  const extra = readFileSync(join(own, 'extra-trials.jsonl'), 'utf8');
  const [first = ''] = extra.split('\n');
  const { exitCode, text } = await reportedWith(own, (folder) =>
    writeFileSync(join(folder, 'extra-trials.jsonl'), `${first}\n`.repeat(9)),
  );
  expect(exitCode).toBe(2);
  expect(text).toContain('has more than 8 re-runs or control trials of broken');
  expect(extra.split('\n').filter(Boolean).length).toBeLessThanOrEqual(8);
});

test('a shard cannot declare the run of the others a dry run, or a run of some tests', async () => {
  const withRun = (more: Json) => record(({ run }) => ({ run: { ...(run as Json), ...more } }));
  expect(await reportedWith(other, withRun({ dryRun: true }))).toMatchObject({ exitCode: 2 });
  expect(await reportedWith(other, withRun({ selected: ['tests'] }))).toMatchObject({ exitCode: 1 });
  expect(readJson<ReportFile>(clone, 'out', 'report.json').selected).toBeUndefined();
});
