import { mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Outcome, outcomeSchema } from '../../../src/model/run/outcome.ts';
import { files } from '../../../src/platform/files/files.ts';
import { newFilesIn } from '../../../src/providers/providers/copilot.ts';
import { CWD, claudeSession, codexSession, copilotSession, piSession } from '../../support/agent-sessions.ts';
import { aProject, type Project } from '../../support/project.ts';
import { aQuestion } from '../../support/question.ts';
import { answerOf as answerIn, callsIn, type Options, open, problemsOf, signal } from '../support.ts';

const lines = (records: readonly object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** The same session with another answer, and where it was worked. */
const saying = (records: readonly object[], answer: string, cwd = CWD): string =>
  lines(records).replaceAll('"blue"', JSON.stringify(answer)).replaceAll(JSON.stringify(CWD), JSON.stringify(cwd));

const ask = (name: string, options: Options, { folder }: Project): Promise<Outcome> =>
  open(name, options, { childEnv: { HOME: folder }, suiteFolder: join(folder, 'evals') }).ask(aQuestion(), signal);

const answerOf = (outcome: Outcome): string | undefined =>
  outcome.kind === 'answered' ? answerIn(outcome) : `${outcome.failure.class}: ${outcome.failure.message}`;

interface Stored {
  readonly name: string;
  readonly records: () => object[];
  /** Where a session of a name lies, from the home folder. */
  readonly path: (id: string) => string;
  /** The option that names one session directly, and what it is for that name. */
  readonly direct: (id: string) => Record<string, string>;
  /** The option that names the folder of all of them. */
  readonly folder: readonly [option: string, usual: string];
}

const stored: readonly Stored[] = [
  {
    name: 'claude-log',
    records: claudeSession,
    path: (id) => `.claude/projects/-work-project/${id}.jsonl`,
    direct: (id) => ({ session_file: `~/.claude/projects/-work-project/${id}.jsonl` }),
    folder: ['projects_dir', '.claude/projects'],
  },
  {
    name: 'codex-log',
    records: codexSession,
    path: (id) => `.codex/sessions/2026/01/02/rollout-2026-01-02T03-04-05-${id}.jsonl`,
    direct: (id) => ({ session_file: `../.codex/sessions/2026/01/02/rollout-2026-01-02T03-04-05-${id}.jsonl` }),
    folder: ['sessions_dir', '.codex/sessions'],
  },
  {
    name: 'pi-log',
    records: piSession,
    path: (id) => `.pi/agent/sessions/--work-project--/2026-01-02T03-04-05_${id}.jsonl`,
    direct: (id) => ({ session_file: `~/.pi/agent/sessions/--work-project--/2026-01-02T03-04-05_${id}.jsonl` }),
    folder: ['sessions_dir', '.pi/agent/sessions'],
  },
  {
    name: 'copilot_log',
    records: copilotSession,
    path: (id) => `.copilot/session-state/${id}/events.jsonl`,
    direct: (id) => ({ session_dir: `~/.copilot/session-state/${id}` }),
    folder: ['session_state_dir', '.copilot/session-state'],
  },
];

/** Writes a session as old as it is to be, in hours. */
function write(
  project: Project,
  { path, records, name }: Stored,
  id: string,
  { hours = 0, cwd = CWD, text = '' } = {},
): void {
  const file = path(id);
  project.write(file, text || saying(records(), id, cwd));
  if (name === 'copilot_log')
    project.write(file.replace('events.jsonl', 'workspace.yaml'), `id: ${id}\ncwd: '${cwd}'\n`);
  const seconds = Date.UTC(2026, 0, 2) / 1000 - hours * 3600;
  utimesSync(join(project.folder, file), seconds, seconds);
}

describe.each(stored)('$name', (how) => {
  const { name, records, direct, folder } = how;

  test('answers with a session: its messages, tools, tokens and time, and that nothing was spent', async () => {
    using project = aProject({});
    write(project, how, 'one');
    const outcome = await ask(name, direct('one'), project);
    expect(outcomeSchema.safeParse(outcome).error).toBeUndefined();
    expect(outcome).toMatchObject({
      kind: 'answered',
      response: {
        messages: [
          { role: 'user', metadata: { agent: expect.any(String), session_id: expect.any(String) } },
          { role: 'assistant', toolCalls: [{ tool: 'Bash', input: { command: 'echo hi' }, status: 'ok' }] },
          { role: 'assistant', content: 'one' },
        ],
        tokenUsage: { input: expect.any(Number), output: expect.any(Number) },
        durationMs: 3_000,
        startTime: '2026-01-02T03:04:00.000Z',
        endTime: '2026-01-02T03:04:03.000Z',
        model: 'fake',
        cached: true,
      },
    });
  });

  test('finds a session by its name, or the newest, in the usual folder or another', async () => {
    using project = aProject({});
    write(project, how, 'newest', { hours: 1 });
    write(project, how, 'older', { hours: 2 });
    const there = { [folder[0]]: join(project.folder, folder[1]) };
    expect(answerOf(await ask(name, { session_id: 'older' }, project))).toBe('older');
    expect(answerOf(await ask(name, { discover: 'latest' }, project))).toBe('newest');
    expect(answerOf(await ask(name, { discover: 'latest', ...there }, project))).toBe('newest');
    const nowhere = { discover: 'latest', [folder[0]]: '~/no-sessions' };
    expect(answerOf(await ask(name, nowhere, project))).toMatch(/^config: No session of .* in /);
  });

  test('finds the newest that worked in a folder', async () => {
    using project = aProject({});
    write(project, how, 'newest', { cwd: '/elsewhere' });
    write(project, how, 'here', { hours: 1 });
    expect(answerOf(await ask(name, { discover: 'latest', cwd: CWD }, project))).toBe('here');
    const nobody = await ask(name, { discover: 'latest', cwd: '/nobody' }, project);
    expect(answerOf(nobody)).toMatch(/No session of .* among 2 sessions/);
  });

  test('reads a session whose last line is half written', async () => {
    using project = aProject({});
    write(project, how, 'one', { text: `${saying(records(), 'one')}{"type":"assist` });
    expect(answerOf(await ask(name, direct('one'), project))).toBe('one');
  });

  test('is a mistake of the configuration when the file is empty', async () => {
    using project = aProject({});
    write(project, how, 'one', { text: '\n' });
    expect(answerOf(await ask(name, direct('one'), project))).toMatch(
      /^config: .* contains no messages and no tool calls of /,
    );
  });

  test('is a mistake of the configuration when the session is not there', async () => {
    using project = aProject({});
    expect(answerOf(await ask(name, direct('none'), project))).toMatch(/^config: /);
    expect(answerOf(await ask(name, { session_id: 'none' }, project))).toMatch(/^config: /);
  });

  test.each<[Record<string, unknown>, string]>([
    [{}, 'session_id'],
    [{ session_id: '../../secrets' }, 'session_id'],
    [{ discover: 'newest' }, 'discover'],
  ])('with %j is refused', (options, field) => {
    expect(problemsOf(name, options).map(({ path }) => path[0])).toEqual([field]);
  });
});

test('sessions of helpers of Claude are not the newest', async () => {
  using project = aProject({});
  const [claude] = stored;
  if (claude === undefined) throw new Error('unreachable');
  write(project, claude, 'agent-0001');
  write(project, claude, 'main', { hours: 1 });
  expect(answerOf(await ask('claude-log', { discover: 'latest' }, project))).toBe('main');
});

test('sessions of Codex may be those of one day', async () => {
  using project = aProject({});
  project.write('.codex/sessions/2026/01/03/rollout-x-a.jsonl', saying(codexSession(), 'later'));
  project.write('.codex/sessions/2026/01/02/rollout-x-b.jsonl', saying(codexSession(), 'that day'));
  expect(answerOf(await ask('codex-log', { discover: 'latest', date: '2026-01-02' }, project))).toBe('that day');
  expect(problemsOf('codex-log', { discover: 'latest', date: 'today' })).toHaveLength(1);
});

describe('files that Copilot stored with its session', () => {
  test('are changes: the diff that adds them', async () => {
    using project = aProject({ 'secret.txt': 'of somebody else' });
    const [, , , copilot] = stored;
    if (copilot === undefined) throw new Error('unreachable');
    write(project, copilot, 'one');
    const files = '.copilot/session-state/one/files';
    project.write(`${files}/a.txt`, 'one\ntwo\n');
    project.write(`${files}/deep/b.txt`, 'no end of line');
    project.write(`${files}/empty.txt`, '');
    project.write(`${files}/node_modules/x.js`, 'x');
    project.write(`${files}/binary`, 'a\0b');
    project.write(`${files}/large.txt`, 'x'.repeat(513 * 1024));
    mkdirSync(join(project.folder, files, 'links'));
    symlinkSync(project.folder, join(project.folder, files, 'links', 'out'));
    const outcome = await ask('copilot-log', { session_id: 'one' }, project);
    expect(outcome.kind === 'answered' && outcome.response.fileChanges).toBe(
      [
        'diff --git a/a.txt b/a.txt',
        'new file mode 100644',
        '--- /dev/null',
        '+++ b/a.txt',
        '@@ -0,0 +1,2 @@',
        '+one',
        '+two',
        'diff --git a/binary b/binary',
        'new file mode 100644',
        'Binary files /dev/null and b/binary differ',
        'diff --git a/deep/b.txt b/deep/b.txt',
        'new file mode 100644',
        '--- /dev/null',
        '+++ b/deep/b.txt',
        '@@ -0,0 +1,1 @@',
        '+no end of line',
        'diff --git a/empty.txt b/empty.txt',
        'new file mode 100644',
        'diff --git a/large.txt b/large.txt',
        'new file mode 100644',
        'Binary files /dev/null and b/large.txt differ',
      ].join('\n'),
    );
  });
});

test('the newest session of Codex is not that of one of its sub-agents', async () => {
  using project = aProject({});
  const path = (id: string) => `.codex/sessions/2026/01/02/rollout-2026-01-02T03-04-05-${id}.jsonl`;
  const spawned = lines(codexSession()).replace('"id":"codex-1"', '"id":"codex-2","source":{"subagent":"review"}');
  project.write(path('1'), saying(codexSession(), 'of the agent'));
  project.write(path('2'), spawned);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(project.folder, path('2')), later, later);
  expect(answerOf(await ask('codex-log', { discover: 'latest' }, project))).toBe('of the agent');
});

test('a search of the web that Codex recorded without an id is a call', async () => {
  using project = aProject({});
  const searched = {
    timestamp: '2026-01-02T03:04:02.000Z',
    type: 'response_item',
    payload: { type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'day today' } },
  };
  const records = codexSession();
  const session = 'rollout.jsonl';
  project.write(session, lines([...records.slice(0, -2), searched, searched, ...records.slice(-2)]));
  const outcome = await ask('codex-log', { session_file: `../${session}` }, project);
  const search = { tool: 'WebSearch', input: { query: 'day today' }, status: 'ok' };
  expect(callsIn(outcome)).toMatchObject([{ tool: 'Bash' }, search, search]);
});

test('files of a session beyond the limits are counted', async () => {
  using project = aProject({});
  for (let index = 0; index < 1_002; index += 1) project.write(`session/${index}`, '');
  const shown = await newFilesIn(join(project.folder, 'session'), files);
  expect(shown).toMatch(/\n# 2 more new files: only 1000 files and 10 MiB are shown$/);
});
