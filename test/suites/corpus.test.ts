/**
 * Files that somebody made by mistake or on purpose, each as a suite, a targets file and a configuration, and the
 * like of them in JSON. What the parsers make of smaller mistakes is told beside them (test/model/values).
 */
import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserError } from '../../src/model/errors.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { readConfig } from '../../src/suites/config-file.ts';
import { loadSuites } from '../../src/suites/load.ts';
import { runs } from '../support/exhaustive.ts';
import { program } from '../support/programs.ts';
import { aProject, type Project } from '../support/project.ts';
import { projectNode, readRepositoryFile } from '../support/repository.ts';
import { contextFor, inMemory, load } from './support.ts';
import { readTargets, resolveIn } from './targets/support.ts';

const MEGABYTE = 1024 * 1024;
const GOOD = 'tests: [{id: a, input: hello, assertions: [{type: is-json}]}]\n';
const ten = (text: string): string => Array.from({ length: 10 }, () => text).join(', ');

/** What becomes of a file: the place where something is told, and what. */
type Row = readonly [what: string, content: string | Uint8Array, reported: RegExp];

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, index) => `${name}: &${name} [${ten(`*${'abcdefgh'.charAt(index)}`)}]`),
].join('\n');

/** Refused whatever the file is for. */
const refused: readonly Row[] = [
  ['aliases that multiply', bomb, /^7:\d+ .*Aliases make this far larger/],
  ['a chain of aliases', chain(150), /^\d+:\d+ .*nested more than 100 levels/],
  ['an alias of what contains it', 'tests: &a [*a]\n', /^1:12 .*has no value/],
  ['a merge of itself', 'tests: &a\n  <<: *a\n', /^2:7 .*has no value/],
  ['a merge of a text', 'tests: {<<: hello}\n', /^1:13 .*"<<" takes a mapping/],
  ['an alias of nothing', 'tests: *nothing\n', /^1:8 .*has no value/],
  ['lists without end', '['.repeat(500_000), /^1:\d+ .*nested more than 100 levels/],
  ['dashes without end', '- '.repeat(200_000), /^1:\d+ .*nested more than 100 levels/],
  ['closing brackets without end', ']'.repeat(500_000), /^1:1 /],
  ['ten megabytes', `${GOOD}#${'x'.repeat(10 * MEGABYTE)}`, /too large|larger than|MiB/],
  ['a NUL', `${GOOD}# \0\n`, /^2:3 .*NUL/],
  ['a key that occurs twice', 'tests: []\nname: a\ntests: []\n', /^3:1 .*"tests" occurs twice/],
  ['a key that occurs twice in two spellings', 'tests: {1: a, "1": b}\n', /^1:15 .*"1" occurs twice/],
  ['two documents', `${GOOD}---\n${GOOD}`, /^2:1 .*second document/],
  ['a function', 'tests: !!js/function "function () {}"\n', /^1:8 .*Unresolved tag.*js\/function/],
  ['a file to include', 'tests: !include /etc/passwd\n', /^1:8 .*Unresolved tag: !include/],
  ['a tab for indentation', 'tests:\n\t- id: a\n', /^2:1 .*Tabs/],
  ['a quote that does not end', `tests: "${'x'.repeat(MEGABYTE / 2)}\n`, /Missing closing/],
  ['UTF-16', Buffer.from(`\uFEFF${GOOD}`, 'utf16le'), /^1:1 .*not text in UTF-8/],
  ['Latin-1', Buffer.from('tests: x # caf\xe9\n', 'latin1'), /^1:15 .*not text in UTF-8/],
];

/** Refused as a suite, for what is in it. */
const wrong: readonly Row[] = [
  ['a key in other letters that look alike', GOOD.replace('tests', 't\u0435sts'), /^1:1 .*no "tests"/],
  ['a key with a zero-width space', GOOD.replace('tests', 'tests\u200b'), /^1:1 .*no "tests"/],
  ['an id that is a date to others', GOOD.replace('id: a', 'id: [2001-01-01]'), /^1:14 .*"id" has a wrong value/],
  ['more than there is for a number', `execution: {workers: 1e999}\n${GOOD}`, /^1:22 .*"workers" has a wrong value/],
  ['a weight that is not a number', GOOD.replace('is-json', 'is-json, weight: .nan'), /^1:\d+ .*"weight"/],
  ['prototypes for fields', `__proto__: {tests: []}\nconstructor: {prototype: {x: 1}}\n`, /^1:1 .*no "tests"/],
  ['more tests than anybody pays for', `tests: [${'x,'.repeat(100_001)}]\n`, /^1:1 .*too many tests/],
  ['the same id very often', `tests:\n${'- {id: a, input: b}\n'.repeat(5000)}`, /^3:4 .*"a"/],
  ['tests of itself', 'tests: itself.eval.yaml\n', /^1:1 .*list/],
  ['tests from above the repository', 'tests: ../../../../etc/passwd.yaml\n', /^1:8 .*outside the repository/],
  ['tests from anywhere', 'tests: ["file:///etc/**/*.yaml"]\n', /^1:9 .*outside the repository/],
  ['tests behind a link', 'tests: link.yaml\n', /^1:8 .*leads out of the repository/],
  ['tests behind a link to itself', 'tests: loop.yaml\n', /^1:8 .*loop\.yaml/],
  ['a file from above the repository', part('../../../../../etc/passwd'), /^1:\d+ .*outside the repository/],
  ['a file behind a link', part('secret.md'), /^1:\d+ .*link/],
];

/** Odd, and read all the same. */
const taken: readonly (readonly [what: string, content: string])[] = [
  ['a byte order mark', `\uFEFF${GOOD}`],
  ['CRLF', GOOD.replaceAll(' [', '\r\n  [').replaceAll('\n', '\r\n').replaceAll('\r\r', '\r')],
  ['a name in another direction', GOOD.replace('id: a', 'id: "\u202etxt.exe \u2066x\u2069"')],
  ['a name with invisible letters', GOOD.replace('id: a', 'id: "a\u200b\u2060\ufeff"')],
  ['a NUL by its escape', GOOD.replace('hello', '"a\\0b"')],
  ['the sign for lost bytes by its escape', GOOD.replace('hello', '"\\uFFFD"')],
  ['colours of a terminal by their escapes', GOOD.replace('hello', '"\\e[31mred"')],
  ['a very long line', GOOD.replace('hello', `"${'x'.repeat(4 * MEGABYTE)}"`)],
  ['merges of merges', `x: &x {type: is-json}\n${GOOD.replace('{type: is-json}', '{<<: [*x, *x]}')}`],
];

const line = (fields: string): string => `{"id": "a", "input": "x", "assertions": [{"type": "is-json"}]${fields}}`;
const jsonl: readonly Row[] = [
  ['lists without end', `${line('')}\n${'['.repeat(500_000)}`, /^2:\d+ .*nested more than 100 levels/],
  ['objects without end', '{"a":'.repeat(100_000), /^1:\d+ .*nested more than 100 levels/],
  ['ten megabytes', `${line('')}\n`.repeat(150_000), /too large|larger than|MiB/],
  ['a key that occurs twice', line(', "id": "b"'), /^1:\d+ .*"id" occurs twice/],
  ['a number for an id', line('').replace('"a"', '1e400'), /^1:8 /],
  ['lines that are no objects', '1\n'.repeat(100_000), /^1:1 .*JSON object/],
  ['Latin-1', Buffer.from(`${line('')}\n${line(', "criteria": "caf\xe9"')}`, 'latin1'), /^2:\d+ .*not text in UTF-8/],
  ['UTF-16', Buffer.from(`\uFEFF${line('')}`, 'utf16le'), /^1:1 .*not text in UTF-8/],
  ['YAML', GOOD, /^1:1 /],
];

const skills: readonly Row[] = [
  ['lists without end', `{"evals": ${'['.repeat(500_000)}`, /^1:\d+ .*nested more than 100 levels/],
  ['ten megabytes', `{"evals": ["${'x'.repeat(10 * MEGABYTE)}"]}`, /too large|larger than|MiB/],
  ['prototypes for fields', '{"__proto__": {"evals": []}}', /^1:1 .*no "evals"/],
];

interface Reported {
  readonly file: string;
  readonly message: string;
  readonly severity: string;
  readonly location?: { readonly file: string; readonly line: number; readonly column: number };
}

describe('in one look at all of these files, with little memory,', () => {
  const kinds = {
    suite: { rows: [...refused, ...wrong], path: (index: number) => `evals/s${index}.eval.yaml` },
    targets: { rows: refused, path: (index: number) => `t${index}/.agentv/targets.yaml` },
    configuration: { rows: refused, path: (index: number) => `c${index}/.agentv/config.yaml` },
    'JSONL file': { rows: jsonl, path: (index: number) => `evals/l${index}.jsonl` },
    'evals.json': { rows: skills, path: (index: number) => `skills/k${index}.json` },
    'suite that is only odd': {
      rows: taken.map(([what, content]): Row => [what, content, /^$/]),
      path: (index: number) => `evals/o${index}.eval.yaml`,
    },
  } as const;
  const files = Object.entries(kinds).flatMap(([kind, { rows, path }]) =>
    rows.map(([what, content, reported], index) => ({ kind, what, content, reported, file: path(index) })),
  );
  let project: Project;
  let problems: readonly Reported[] = [];
  let ended: Awaited<ReturnType<typeof validate>>;

  beforeAll(async () => {
    project = aProject({ '.agentv/targets.yaml': 'targets: [{name: default, provider: mock}]\n' });
    for (const { file, content, what } of files) {
      const path = join(project.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof content === 'string' ? content.replace('itself', `s${indexOf(what)}`) : content);
    }
    symlinkSync('/etc/hosts', join(project.folder, 'evals/link.yaml'));
    symlinkSync('/etc/hosts', join(project.folder, 'evals/secret.md'));
    symlinkSync('loop.yaml', join(project.folder, 'evals/loop.yaml'));
    ended = await validate(
      project,
      files.map(({ file }) => file),
    );
    problems = (JSON.parse(ended.stdout) as { problems: readonly Reported[] }).problems;
  }, 120_000);
  afterAll(() => project[Symbol.dispose]());

  const indexOf = (what: string): number => kinds.suite.rows.findIndex(([name]) => name === what);

  test('validate comes to its end and says that there are errors', () => {
    expect({ exitCode: ended.exitCode, stderr: ended.stderr }).toEqual({ exitCode: 1, stderr: '' });
  });

  test.each(files.filter(({ kind }) => kind !== 'suite that is only odd'))(
    '$what is reported at its location in a $kind',
    ({ file, reported }) => {
      const own = problems.filter((problem) => problem.file === file);
      const inShort = own.map(
        ({ message, location }) => `${location ? `${location.line}:${location.column} ` : ''}${message}`,
      );
      expect(inShort.map((each) => each.slice(0, 300))).toContainEqual(expect.stringMatching(reported));
      expect(own.some(({ location, severity }) => severity === 'error' || location?.file === file)).toBe(true);
    },
  );

  test.each(files.filter(({ kind }) => kind === 'suite that is only odd'))('$what is read', ({ file }) => {
    expect(problems.filter((problem) => problem.file === file && problem.severity === 'error')).toEqual([]);
  });

  test('nothing of it moves a cursor, turns a line round, or fills the screen', () => {
    expect(ended.stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    const longest = Math.max(...problems.map(({ message }) => message.length));
    expect(longest).toBeLessThan(1000);
  });
});

describe('a good text with some bytes gone, twice or new', () => {
  const suite = readRepositoryFile('examples/files-and-vars/prices.eval.yaml');
  const targets = `targets:
  - {name: default, use_target: "\${{ AGENT }}"}
  - {name: local, provider: cli, command: "agent {PROMPT}", workers: 2, healthcheck: {command: "true"}}
  - {name: model, provider: openai, api_key: "\${{ KEY }}", model: small, temperature: 0.5}
`;
  const config = 'required_version: ">=4"\neval_patterns: ["evals/**"]\nexecution: {verbose: true}\n';
  const evals = '{"skill_name": "x", "evals": [{"id": 1, "prompt": "Sum up", "assertions": ["Names the best month"]}]}';
  const lines = `${line(', "criteria": "x"')}\n${line('').replace('"a"', '"b"')}\n`;

  test('is a suite or a problem', async () => {
    await forAll(suite, async (text) => {
      const { suite: read, problems } = await load(text);
      expect(read !== undefined || problems.length > 0).toBe(true);
    });
  });

  test.each([
    ['a list of tests', 'JSON lines', 'a.jsonl', lines],
    ['evals of a skill', 'JSON', 'evals.json', evals],
  ])('is %s or a problem in %s', async (_, _format, name, good) => {
    await forAll(good, async (text) => {
      const path = `/repo/evals/${name}`;
      await orUserError(() => loadSuites([path], contextFor({ [path]: text })));
    });
  });

  test('is a targets file or a problem, and so are its targets', async () => {
    await forAll(targets, async (text) => {
      const file = await orUserError(() => readTargets(text));
      for (const { name } of file?.entries ?? []) {
        // Only this one target is checked: nothing is said of the others, which may be as wrong as they like.
        await orUserError(() => resolveIn(text, { name, env: { AGENT: 'local', KEY: 'k' }, kinds: [...providers] }));
      }
    });
  });

  test('is a configuration, and nothing is thrown', async () => {
    const path = '/repo/.agentv/config.yaml';
    await forAll(config, async (text) => {
      await readConfig('/repo', { root: '/repo', cwd: '/repo' }, inMemory({ [path]: text }));
    });
  });
});

/** Changes the bytes of a text as accidents do, and reads them as a disk would. */
async function forAll(good: string, check: (text: string) => Promise<void>): Promise<void> {
  const bytes = Buffer.from(good);
  const signs = '- |: |\n|\n  |[|]|{|}|"|\'|&a |*a|<<: |!x |#|~|,|${{ X }}|{{ x }}|0|1e999|true|null|\u202e|\0'.split(
    '|',
  );
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 4 }).map((each) => Buffer.from(each)),
    fc.constantFrom(...signs, '|').map((each) => Buffer.from(each)),
  );
  const change = fc.record({
    how: fc.constantFrom('delete', 'repeat', 'insert'),
    at: fc.nat(bytes.length),
    length: fc.integer({ min: 1, max: 12 }),
    piece,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      let changed: Buffer = bytes;
      for (const { how, at, length, piece } of changes) {
        const [before, cut, after] = [
          changed.subarray(0, at),
          changed.subarray(at, at + length),
          changed.subarray(at + length),
        ];
        if (how === 'delete') changed = Buffer.concat([before, after]);
        else if (how === 'repeat') changed = Buffer.concat([before, cut, cut, after]);
        else changed = Buffer.concat([before, piece, cut, after]);
      }
      await check(changed.toString('utf8'));
    }),
    { numRuns: runs(100, 300) },
  );
}

async function orUserError<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError && error.problems.length > 0) return undefined;
    throw error;
  }
}

/** The command from its sources, with half a gigabyte for everything. */
function validate(project: Project, paths: readonly string[]) {
  const args = ['--max-old-space-size=512', program('cli'), 'validate', '--json', ...paths];
  const options = { cwd: project.folder, maxBuffer: 64 * MEGABYTE, env: { PATH: process.env['PATH'] ?? '' } };
  return new Promise<{ exitCode: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(projectNode, args, options, (error, stdout, stderr) =>
      resolve({ exitCode: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

function chain(length: number): string {
  return Array.from({ length }, (_, index) => `- &a${index} [${index > 0 ? `*a${index - 1}` : ''}]`).join('\n');
}

function part(path: string): string {
  return GOOD.replace('hello', `{role: user, content: [{type: file, value: ${path}}]}`);
}
