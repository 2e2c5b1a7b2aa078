import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRemote } from '../support/git-remote.ts';
import { repository } from '../support/repository.ts';
import { perform } from './perform.ts';

const EVALS = `import { describe, expect, it } from 'vitest';
import { wrong } from '../answer.mjs';

describe('math', () => {
  it.each(Array.from({ length: 40 }, (_, at) => at))('adds %i', (at) => expect(at + 1).toBeGreaterThan(at));
  describe('of others', () => {
    it('is right (1 > 0)', () => expect(wrong).toBeUndefined());
  });
});
`;
test('vitest runs its own suites: a regression is one in a checkout of the base commit, too', async () => {
  using remote = aRemote({
    'evals/math.test.mjs': EVALS,
    'answer.mjs': 'export const wrong = undefined;',
    '.gitignore': 'node_modules\nout\nbase.jsonl\n',
    'package.json': '{}',
  });
  symlinkSync(join(repository, 'node_modules'), join(remote.folder, 'node_modules'));
  const path = { PATH: process.env['PATH'] ?? '' };
  const run = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    perform(remote, ['run', 'evals/math.test.mjs', '-o', 'out', ...argv], { ...path, ...env });
  const push = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_SHA: remote.head, GITHUB_RUN_ID: '7' };
  expect((await run(['--seed-baseline', '2', '--baseline', 'auto'], push)).exitCode).toBe(0);
  cpSync(join(remote.folder, 'out', 'evidence', 'baseline.jsonl'), join(remote.folder, 'base.jsonl'));
  rmSync(join(remote.folder, 'out'), { recursive: true });
  remote.commit({ 'answer.mjs': 'export const wrong = true;' });

  const { exitCode } = await run(['--baseline', 'base.jsonl']);
  const { comparison } = JSON.parse(readFileSync(join(remote.folder, 'out', 'report.json'), 'utf8'));
  const failing = comparison.tests.filter(({ state }: { state: string }) => state !== 'passing');
  expect([exitCode, failing]).toMatchObject([
    1,
    [
      {
        suite: 'evals/math.test.mjs',
        state: 'regressed',
        reruns: { passes: 0 },
        control: { passes: expect.any(Number) },
      },
    ],
  ]);
});
