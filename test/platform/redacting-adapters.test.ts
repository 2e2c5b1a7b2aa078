import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postedComments } from '../../src/cli/post/comments.ts';
import { gitlab } from '../../src/cli/post/gitlab.ts';
import { checkRuns } from '../../src/github/checks.ts';
import { gitHubClient } from '../../src/github/client.ts';
import { pullRequestComments } from '../../src/github/comments.ts';
import { cutBytes, cutEnd, cutMiddle } from '../../src/model/text/text.ts';
import { writePage } from '../../src/page/data/page-reporter.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { deflate, gzip } from '../../src/platform/deflate.ts';
import { files } from '../../src/platform/files/files.ts';
import { openHttp } from '../../src/platform/http.ts';
import { redactedFiles, redactedLog, redactedRunner, redactedTerminal } from '../../src/platform/redacting-adapters.ts';
import { Redactor } from '../../src/platform/secrets/redactor.ts';
import { sendingOf } from '../../src/reports/otel/environment.ts';
import { exportTraces } from '../../src/reports/otel/export.ts';
import { aReport, aResult } from '../support/builders.ts';
import { encoders, SECRET_OF_SIGNS } from '../support/encoders.ts';
import { gitHubServer, TOKEN } from '../support/github-server.ts';
import { mergeRequestServer } from '../support/merge-request-server.ts';
import { reportTemplate } from '../support/report-page.ts';
import { sourceFiles } from '../support/repository.ts';
import { someTracing } from '../support/traces.ts';

const LONG = `sk-proj-${'Zq9KqWw3xT'.repeat(15)}`;
const redactor = new Redactor([SECRET_OF_SIGNS, LONG]);
const safe = redactedFiles(files, redactor);
const soon = () => AbortSignal.timeout(10_000);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'redacted-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A text as it leaves the process. */
type Sink = (text: string) => unknown;

let count = 0;
const written = async (ending: string, write: (path: string) => Promise<unknown>) => {
  count += 1;
  const path = join(folder, `${count}.${ending}`);
  await write(path);
  return readFileSync(path, 'utf8');
};
const says = (text: string) => JSON.stringify({ says: text });
const saidIn = (json: string): string => JSON.parse(json).says;

const nothing = { info() {}, warn() {}, error() {} };
const shown: string[] = [];
const show = (text: string) => shown.push(text);
const log = redactedLog({ info: show, warn: show, error: show }, redactor);
const terminal = redactedTerminal(
  { colour: false, width: 100, print: show, complain: show, status: (textOf) => show(textOf()) },
  redactor,
);
const runner = redactedRunner(
  {
    checkout: '/',
    mask() {},
    output: (_, value) => show(value),
    keep: (_, value) => show(value),
    addToSummary: async (markdown) => show(markdown) > 0,
    print: show,
  },
  redactor,
);
const shownBy =
  (print: (text: string) => unknown): Sink =>
  async (text) => {
    await print(text);
    return shown.pop();
  };

const reportOf = (text: string) => aReport({ results: [aResult({ output: text })] });

async function page(text: string) {
  const packed: string[] = [];
  const template = reportTemplate;
  await writePage(
    reportOf(text),
    {
      folder: join(folder, 'page'),
      gateInputs: { inputs: { html: 'true', htmlMaxMib: 1 }, baseline: { kind: 'none', why: '' } },
    } as never,
    { baseAnswers: async () => ({ sides: new Map([['one', { output: text }]]), different: new Set() }) } as never,
    {
      files,
      redactor,
      page: {
        template,
        deflate: (json) => {
          packed.push(json);
          return deflate(json);
        },
      },
    },
  );
  return packed.join('\n');
}

async function trace(text: string) {
  let sent = '';
  await exportTraces(
    reportOf(text),
    {
      backend: { name: 'otlp', url: 'https://traces.test/v1/traces', headers: {} },
      tracing: someTracing({ captureContent: true }),
      sending: sendingOf({ OTEL_EXPORTER_OTLP_COMPRESSION: 'none' }),
    },
    {
      http: async (_, request) => {
        sent += Buffer.from(request?.body ?? '').toString();
        return { ok: true, status: 200, headers: new Headers(), body: null };
      },
      gzip,
      redactor,
      clock: { now: () => 0, sleep: async () => {} },
      random: () => 0.5,
      timeLimit: soon,
      signal: soon(),
    },
  );
  return sent;
}

const SINKS: readonly (readonly [name: string, sink: Sink])[] = [
  ['a text file', (text) => written('md', (path) => safe.write(path, text))],
  ['a JSON file', async (text) => saidIn(await written('json', (path) => safe.write(path, says(text))))],
  [
    'JSON in a file of another name',
    async (text) => saidIn(await written('txt', (path) => safe.writePieces(path, [says(text), '\n']))),
  ],
  ['a file that is no JSON, although its name says so', (text) => written('json', (path) => safe.write(path, text))],
  ['a new file', (text) => written('txt', (path) => safe.create(path, text))],
  ['a file in pieces', async (text) => written('xml', (path) => safe.writePieces(path, ['<a>\n', text]))],
  [
    'a JSON file in pieces',
    async (text) => saidIn(await written('json', (path) => safe.writePieces(path, [says(text)]))),
  ],
  [
    'a journal',
    async (text) =>
      saidIn(
        await written('jsonl', async (path) => {
          await using journal = await safe.openJournal(path);
          await journal.append(says(text));
        }),
      ),
  ],
  ['an information of the log', shownBy(log.info)],
  ['a warning of the log', shownBy(log.warn)],
  ['an error of the log', shownBy(log.error)],
  ['standard output', shownBy(terminal.print)],
  ['JSON on standard output', async (text) => saidIn(String(await shownBy(terminal.print)(says(text))))],
  ['standard error', shownBy(terminal.complain)],
  ['the status line', shownBy((text) => terminal.status(() => text))],
  ['an output of the step', shownBy((text) => runner.output('name', text))],
  [
    'a JSON output of the step',
    async (text) => saidIn(String(await shownBy((all) => runner.output('n', all))(says(text)))),
  ],
  ['the state of the step', shownBy((text) => runner.keep('name', text))],
  ['the job summary', shownBy(runner.addToSummary)],
  ['an annotation', shownBy(runner.print)],
  [
    'a comment',
    async (text) => {
      await using github = await gitHubServer();
      await pullRequestComments(clientOf(github.url), 7).create(text, soon());
      return github.comments[0]?.body;
    },
  ],
  [
    'a note of a merge request',
    async (text) => {
      await using server = await mergeRequestServer('gitlab');
      const requests = gitlab.requests((name) => server.env[name] ?? '');
      const deps = { http: openHttp({}), clock: systemClock, redactor };
      await postedComments({ name: 'GitLab', requests }, deps).create(text, soon());
      return server.comments[0]?.body;
    },
  ],
  [
    'a check run',
    async (text) => {
      await using github = await gitHubServer();
      const output = { title: 'Title', summary: text, annotations: [] };
      const context = { headSha: '2'.repeat(40), externalId: '1', detailsUrl: 'https://github.test/run' };
      await checkRuns(clientOf(github.url), context).begin('evals', output, soon());
      return github.requests.map(({ body }) => (body as { output: { summary: string } }).output.summary).join('\n');
    },
  ],
  ['the page', page],
  ['traces', trace],
];

const clientOf = (apiUrl: string) =>
  gitHubClient({ apiUrl, token: TOKEN, owner: 'octo', repo: 'agent', secondMs: 5 }, undefined, redactor);

test('every way to write a text is a sink', () => {
  const changedIn = <T extends object>(clean: T, bare: T) =>
    Object.keys(clean).filter((name) => clean[name as keyof T] !== bare[name as keyof T]);
  expect(changedIn(safe, files)).toEqual(['write', 'writePieces', 'create', 'openJournal']);
  expect(Object.keys(files).filter((name) => /^(?:write|create|append|openJournal)/.test(name))).toEqual([
    'write',
    'writeAsIs',
    'writePieces',
    'create',
    'openJournal',
  ]);
  expect(changedIn(redactedLog(nothing, redactor), nothing)).toEqual(['info', 'warn', 'error']);
});

test('nothing else of this process writes or sends a text', () => {
  const writes =
    /\b(?:writeFile|appendFile|writeFileSync|appendFileSync|createWriteStream)\(|\bstd(?:out|err)\.write\(|\bfetch\(/;
  const writing = sourceFiles('src').filter(
    ({ path, code }) => !path.startsWith('src/page/program/') && writes.test(code),
  );
  expect(writing.map(({ path }) => path).sort()).toEqual(
    [
      // Wrapped.
      ...['actions-runner.ts', 'files/files.ts', 'terminal.ts'].map((path) => `src/platform/${path}`),
      // Requests to models and tools; what is sent to GitHub, to other systems and with traces is redacted before.
      'src/platform/http.ts',
      // The name of a process, digests of files, files of the user in a workspace, and answers that have no secret.
      ...[
        'platform/files/locks.ts',
        'workspaces/trees/tree-seal.ts',
        'workspaces/trees/placed-files.ts',
        'github/json-stores.ts',
      ].map((path) => `src/${path}`),
      // It asks git to fetch.
      'src/workspaces/repositories/mirrors.ts',
      // A fixed warning, programs of the repository, whose output this process reads, and the suite of a program of the user.
      ...['process/environment-block.ts', 'process/suite-loader.ts'].map((path) => `src/platform/${path}`),
      ...['define.ts', 'evaluate.ts', 'target-client.ts'].map((path) => `src/sdk/${path}`),
    ].sort(),
  );
});

describe.each(SINKS)('%s', (_, sink) => {
  test.each(encoders)('has no secret that is written as %s', async (_name, encode) => {
    const text = String(await sink(`before ${encode(SECRET_OF_SIGNS)} after`));
    expect(text).toMatch(/before ["'\\]*\*\*\*["'\\]* after/);
  });

  test('has no part of a secret at which a text was cut', async () => {
    const text = `the value of the variable is ${LONG}, and that is all of it`;
    for (const cut of [cutEnd(text, 90), cutBytes(text, 120), cutMiddle(text, 120)]) {
      const clean = String(await sink(cut));
      expect(clean).toContain('***');
      for (let at = 0; at + 8 <= LONG.length; at += 1) expect(clean).not.toContain(LONG.slice(at, at + 8));
    }
  });
});

test('what a trace leaves out of a long text begins with no part of a secret', async () => {
  for (let more = 0; more < 150; more += 29) {
    const sent = await trace(`${'x '.repeat(16 * 1024 - 40 - more)}${LONG} and so on${'.'.repeat(500)}`);
    expect(sent).toContain('\\u2026');
    for (let at = 0; at + 8 <= LONG.length; at += 1) expect(sent).not.toContain(LONG.slice(at, at + 8));
  }
});
