import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { reportFileSchema } from '../../src/model/verdict/report.ts';
import { startCli } from '../support/bundle.ts';
import { survivors } from '../support/processes.ts';
import { aProject, type Project } from '../support/project.ts';
import { aStepAlone, startStep } from '../support/step.ts';
import { records, suiteOf } from '../support/suites.ts';
import { readXml } from '../support/xml.ts';

/** The first test answers, the second goes on for a minute with a child, deaf to everything but the end. */
const SUITE = suiteOf(['quick', 'quick', 'quick'], ['slow', 'slow', 'slow'], ['never', 'never', 'never']);
const AGENT = `
trap '' TERM INT
case "$1" in
  slow) sleep 60 & echo "$$ $!" > pids.partial; mv pids.partial pids; wait; wait; sleep 60 ;;
  *) echo "$1" ;;
esac
`;
const slowProject = (): Project =>
  aProject({
    'a.yaml': SUITE,
    'agent.sh': AGENT,
    '.agentv/targets.yaml':
      'targets: [{ name: default, provider: cli, workers: 1, command: "exec sh agent.sh {PROMPT}" }]\n',
  });

describe('a run that is stopped in the middle', () => {
  test('by SIGINT keeps what is finished, says so everywhere, and leaves no process behind, all within five seconds', async () => {
    using project = slowProject();
    const { child, ended } = startCli(project, ['run', 'a.yaml', '-o', 'out']);
    await inTheMiddle(project);
    // Written as tests finish: the slow one still runs.
    expect(records(project.read('out/index.jsonl')).map(({ test_id }) => test_id)).toEqual(['quick']);
    const stoppedAt = performance.now();
    child.kill('SIGINT');
    const { exitCode, stdout } = await ended;
    expect(performance.now() - stoppedAt).toBeLessThan(5_000);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: expect.stringMatching(/cancelled/i) });
    expect(records(project.read('out/index.jsonl')).map(({ test_id }) => test_id)).toEqual(['quick']);
    expect(reportFileSchema.parse(JSON.parse(project.read('out/report.json')))).toMatchObject({
      complete: false,
      gate: { kind: 'cancelled' },
      conclusion: 'failure',
      totals: { total: 3, passed: 1, skipped: 2 },
    });
    expect(() => readXml(project.read('out/junit.xml'))).not.toThrow();
    expect(project.read('out/summary.md')).toMatch(/cancelled/i);
    expect(await survivors(pidsOf(project))).toEqual([]);
  });

  test.each(['SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
    'by %s ends what it started, and says what it has',
    async (signal) => {
      using project = slowProject();
      const { child, ended } = startCli(project, ['run', 'a.yaml', '-o', 'out']);
      await inTheMiddle(project);
      child.kill(signal);
      expect((await ended).exitCode).toBe(2);
      expect(reportFileSchema.parse(JSON.parse(project.read('out/report.json'))).gate.kind).toBe('cancelled');
      expect(await survivors(pidsOf(project))).toEqual([]);
    },
  );

  test('by a second signal because it takes too long ends at once, and still leaves no process behind', async () => {
    using project = slowProject();
    const { child, ended } = startCli(project, ['run', 'a.yaml', '-o', 'out']);
    await inTheMiddle(project);
    child.kill('SIGINT');
    // Half a second is what a deaf target is given to end by itself.
    await sleep(400);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ exitCode: 2 });
    expect(await survivors(pidsOf(project))).toEqual([]);
  });

  test('as a step of a job writes all outputs and the summary before it ends', async () => {
    using project = slowProject();
    const { child, ended } = startStep('main', { ...aStepAlone(project, { evals: 'a.yaml' }), from: 'dist' });
    await inTheMiddle(project);
    child.kill('SIGINT');
    const outputs = { verdict: 'cancelled', conclusion: 'failure', total: '3', passed: '1', skipped: '2' };
    expect(await ended).toMatchObject({ exitCode: 2, summary: expect.stringMatching(/cancelled/i), outputs });
    expect(await survivors(pidsOf(project))).toEqual([]);
  });
});

const pidsOf = (project: Project): number[] => project.read('pids').trim().split(' ').map(Number);

/** Resolves when the slow test runs and the quick one is kept; the limit is that of the test. */
async function inTheMiddle(project: Project): Promise<void> {
  const isStored = () => project.exists('out/index.jsonl') && project.read('out/index.jsonl').includes('quick');
  const changes = watch(project.folder);
  try {
    while (!project.exists('pids') || !isStored())
      await Promise.race([new Promise((resolve) => changes.once('change', resolve)), sleep(100)]);
  } finally {
    changes.close();
  }
}
