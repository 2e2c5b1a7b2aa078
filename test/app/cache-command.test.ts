import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonStores } from '../../src/github/json-stores.ts';
import { parsed } from '../support/command-line.ts';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

async function filled(project: Project, folder = '.agentv/cache'): Promise<void> {
  for (const cache of ['judge', 'responses']) {
    const store = jsonStores(Date.now()).open(join(project.folder, folder, cache));
    for (const name of ['a', 'b']) await store.put(createHash('sha256').update(name).digest('hex'), name);
  }
}

test('stats says what each cache holds', async () => {
  using project = aProject({});
  await filled(project);
  const { exitCode, stdout } = await perform(project, ['cache', 'stats']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^judge: 2 entries, 0\.\d kB, the oldest of \d{4}-\d\d-\d\d\nresponses: 2 entries, .*\nin \.agentv\/cache\n$/,
  );
});

test('stats of nothing is no mistake', async () => {
  using project = aProject({});
  const { exitCode, stdout } = await perform(project, ['cache', 'stats', 'elsewhere']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'judge: nothing\nresponses: nothing\nin elsewhere\n' });
});

test('clean removes everything, or what is beyond the limits, and says it as JSON too', async () => {
  using project = aProject({});
  await filled(project, 'kept');
  const young = await perform(project, ['cache', 'clean', 'kept', '--older-than', '1h', '--max-size', '1gb', '--json']);
  expect(JSON.parse(young.stdout)).toMatchObject({
    schemaVersion: 1,
    folder: 'kept',
    caches: [
      { cache: 'judge', entries: 2 },
      { cache: 'responses', entries: 2 },
    ],
    removed: [
      { cache: 'judge', entries: 0 },
      { cache: 'responses', entries: 0 },
    ],
  });
  const { stdout } = await perform(project, ['cache', 'clean', 'kept']);
  expect(stdout).toMatch(
    /^judge: removed 2 entries, .*\nresponses: removed 2 entries, .*\njudge: nothing\nresponses: nothing\nin kept\n$/,
  );
});

test.each([
  [['cache'], /missing required argument/i],
  [['cache', 'burn'], /stats, clean/],
  [['cache', 'clean', '--older-than', '30'], /"--older-than" must be[\s\S]*such as 12h, 30d/],
  [['cache', 'clean', '--older-than', '1constructor'], /"--older-than" must be/],
  [['cache', 'clean', '--max-size', 'big'], /"--max-size" must be[\s\S]*such as 500mb/],
  [['cache', 'stats', '--max-size', '1mb'], /"cache stats" does not accept --max-size/],
])('%j is refused with what would be right', async (argv, message) => {
  await expect(parsed(...argv)).rejects.toThrow(message);
});

test('flags of a run that may have no value mean what AgentV’s users expect', async () => {
  const inputsOf = async (...argv: string[]) => (await parsed('run', ...argv))['inputs'];
  expect(await inputsOf()).not.toHaveProperty('cache');
  expect(await inputsOf('evals', '--cache')).toMatchObject({
    evals: ['evals'],
    cache: ['workspaces', 'judge', 'responses'],
  });
  expect(await inputsOf('--no-cache')).toMatchObject({ cache: [] });
  expect(await inputsOf('--cache', 'judge')).toMatchObject({ cache: ['judge'] });
  expect(await inputsOf('--resume', '--rerun-failed')).toMatchObject({ resume: 'last', rerunFailed: true });
  expect(await inputsOf('--resume=out', 'evals')).toMatchObject({ resume: 'out', evals: ['evals'] });
  await expect(inputsOf('--cache', 'evals/a.yaml')).rejects.toThrow('"--cache" must be');
  await expect(inputsOf('--cache', 'judge,off')).rejects.toThrow('any of workspaces, judge, responses, or off');
});
