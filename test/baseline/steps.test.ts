import { expect, test } from 'vitest';
import { findBaseline } from '../../src/baseline/baseline.ts';
import type { Baseline } from '../../src/model/verdict/evidence.ts';
import { files } from '../../src/platform/files/files.ts';
import { aProject } from '../support/project.ts';

async function stepsOf(steps: readonly string[]): Promise<readonly string[] | undefined> {
  using project = aProject({});
  const look = async (): Promise<Baseline> => ({ kind: 'none', why: 'there is none', steps });
  const source = { ofBaseBranch: look, ofRun: look };
  const deps = { cwd: project.folder, files, source, signal: AbortSignal.timeout(20_000) };
  return (await findBaseline([], '2026-01-01T00:00:00.000Z', deps)).steps;
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => `step ${index}`);

test('a report has up to 50 steps of the search as they are, of more the first and the last, and none in full length', async () => {
  expect(await stepsOf(steps(50))).toEqual(steps(50));
  expect(await stepsOf([])).toBeUndefined();
  const reported = (await stepsOf(steps(200))) ?? [];
  expect(reported).toHaveLength(50);
  expect(reported[29]).toBe('151 more steps, listed in the log of the step');
  expect([reported[0], reported.at(-1)]).toEqual(['step 0', 'step 199']);
  expect((await stepsOf(['x'.repeat(5000)]))?.[0]?.length).toBeLessThanOrEqual(300);
});
