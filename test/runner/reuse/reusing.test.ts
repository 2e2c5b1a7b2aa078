import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/config/settings.ts';
import { pair } from '../../../src/gate/pair.ts';
import type { RunResult } from '../../../src/model/run/result.ts';
import { summarize } from '../../../src/results/summarize.ts';
import { realRuntime, unstoppable } from '../../../src/runner/pipeline/runtime.ts';
import type { BaseResults } from '../../../src/runner/reuse/reusing.ts';
import { evaluate } from '../../app/evaluated.ts';
import { poolsOfRun } from '../../support/evidence.ts';
import { sample } from '../../support/exhaustive.ts';
import { commitAll, firstCommit } from '../../support/git-remote.ts';
import { aProject, type Project } from '../../support/project.ts';

const SHA = 'abc123'.padEnd(40, '0');

const TESTS = Array.from({ length: 6 }, (_, index) => `t${index}`);

const suite = `tests:
${TESTS.map((id) => `  - { id: ${id}, input: ${id}, assertions: [{ type: regex, value: "t[1-5] good" }] }`).join('\n')}
`;

/** A target that answers what lies beside the repository, which no fingerprint sees. */
const targets = (mood: string) => `targets:
  - { name: default, provider: cli, command: "read -r mood < ${mood}; echo {PROMPT} $mood" }
`;

/** A checkout in which everything is committed, and the mood of its target. */
function aCheckout(mood: Project, files: Readonly<Record<string, string>> = {}): Project {
  const project = aProject({});
  firstCommit(project.folder, {
    '.agentv/targets.yaml': targets(`${mood.folder}/mood`),
    '.gitignore': '.agentv/results\n',
    'evals/a.eval.yaml': suite,
    ...files,
  });
  return project;
}

async function run(
  project: Project,
  earlierRuns?: BaseResults,
  given: Readonly<Record<string, string>> = {},
): Promise<RunResult> {
  const log = { info() {}, warn() {}, error() {} };
  const progress = { planned() {}, started() {}, finished() {}, confirming() {}, extraTrial() {}, ended() {} };
  const runtime = { ...realRuntime(log, unstoppable()), cwd: project.folder };
  const evaluated = await evaluate(parseInputs({ evals: 'evals', ...given }), runtime, progress, {
    known: earlierRuns,
  });
  return evaluated.run;
}

const earlierRunsOf = (base: RunResult): BaseResults => ({
  pools: poolsOfRun(base, { run: '1', sha: SHA }),
  headSha: 'head',
});
const outcomes = ({ results }: RunResult) => results.map(({ testId, status }) => `${testId} ${status}`);
const reusedIn = ({ results }: RunResult) => results.filter(({ reusedFrom }) => reusedFrom === SHA);

describe('a run about which nothing changed', () => {
  test('runs one of its tests, and takes over the others, passed or failed', async () => {
    using mood = aProject({ mood: 'good' });
    using project = aCheckout(mood);
    const base = await run(project);
    expect(outcomes(base)).toEqual(['t0 quality_failure', ...TESTS.slice(1).map((id) => `${id} ok`)]);

    const again = await run(project, earlierRunsOf(base));
    expect(outcomes(again)).toEqual(outcomes(base));
    expect(reusedIn(again)).toHaveLength(5);
    expect(again).toMatchObject({ complete: true, planned: 6, warnings: [] });
    expect(summarize(again)).toMatchObject({ total: 6, passed: 5, failed: 1, reused: 5 });
    expect(summarize(again).avoided).toMatchObject({ tests: 5, costUnknown: 5, durationUnknown: 0 });
    const pairing = pair({ run: again, baseline: { kind: 'found', pools: earlierRunsOf(base).pools, provenance: [] } });
    expect(pairing.tests.map(({ kind }) => kind).sort()).toEqual(['comparable', ...Array(5).fill('reused')]);
  });

  test('runs everything when the test that is run all the same got worse', async () => {
    using mood = aProject({ mood: 'good' });
    using project = aCheckout(mood);
    const earlierRuns = earlierRunsOf(await run(project));
    mood.write('mood', 'bad');
    // A commit for which the test that is run is one that passed.
    const headSha = 'another';
    const leaked = await run(project, { ...earlierRuns, headSha });
    expect(reusedIn(leaked)).toEqual([]);
    expect(outcomes(leaked)).toEqual(TESTS.map((id) => `${id} quality_failure`));
    expect(leaked.warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Nothing was reused: t[1-5] got worse although it did not change, so 5 earlier /),
    ]);
  });

  test('runs the test once more, and reuses the others if it passes then: one failure is chance', async () => {
    using mood = aProject({ mood: 'good' });
    const file = `${mood.folder}/mood`;
    using project = aCheckout(mood, {
      '.agentv/targets.yaml': targets(`${file}; grep -q bad ${file} && printf good > ${file}`),
    });
    const earlierRuns = earlierRunsOf(await run(project));
    mood.write('mood', 'bad');
    const lucky = await run(project, { ...earlierRuns, headSha: 'another' });
    expect([reusedIn(lucky).length, lucky.warnings]).toEqual([5, []]);
    expect(lucky.extraTrials).toMatchObject([{ purpose: 'confirmation', result: { status: 'ok' } }]);
  });

  test('takes over several trials as such', async () => {
    using mood = aProject({ mood: 'good' });
    using project = aCheckout(mood);
    const base = await run(project, undefined, { trials: '2' });
    const again = await run(project, earlierRunsOf(base), { trials: '2' });
    expect(outcomes(again)).toEqual(outcomes(base));
    expect(reusedIn(again).map(({ trials }) => trials?.length)).toEqual([2, 2, 2, 2, 2]);
    expect(reusedIn(await run(project, earlierRunsOf(base)))).toHaveLength(5);
    expect(reusedIn(await run(project, earlierRunsOf(base), { trials: '3' }))).toEqual([]);
  });
});

describe('a suite that says what its results depend on', () => {
  const watching = (globs: string) => `execution: { watch: ${globs} }\n${suite}`;
  const watched = (mood: Project, globs = '["src/**", "!**/*.md"]') =>
    aCheckout(mood, {
      'evals/a.eval.yaml': watching(globs),
      'src/agent/prompt.txt': 'Be kind.\n',
      'src/README.md': 'About it.\n',
      'web/page.html': '<p>\n',
    });

  test('is not run again because of a change elsewhere, committed or not', async () => {
    using mood = aProject({ mood: 'good' });
    using project = watched(mood);
    const earlierRuns = earlierRunsOf(await run(project));
    project.write('web/page.html', '<p>Another\n');
    expect(reusedIn(await run(project, earlierRuns))).toHaveLength(5);
    project.write('src/README.md', 'More about it.\n');
    commitAll(project.folder);
    expect(reusedIn(await run(project, earlierRuns))).toHaveLength(5);
  });

  const changes: readonly [string, (project: Project) => void][] = [
    ['edited', (project) => project.write('src/agent/prompt.txt', 'Be short.\n')],
    ['added', (project) => project.write('src/agent/tool.txt', 'new\n')],
    ['removed', (project) => rmSync(join(project.folder, 'src/agent/prompt.txt'))],
    ['made a program', (project) => chmodSync(join(project.folder, 'src/agent/prompt.txt'), 0o755)],
  ];
  test.each(sample(changes, 2))('is run again when one of its files was %s, committed or not', async (_, change) => {
    using mood = aProject({ mood: 'good' });
    using project = watched(mood);
    const earlierRuns = earlierRunsOf(await run(project));
    change(project);
    expect(reusedIn(await run(project, earlierRuns))).toEqual([]);
    commitAll(project.folder);
    expect(reusedIn(await run(project, earlierRuns))).toEqual([]);
  });

  test('is run again until every glob matches something, and the glob without a match is reported', async () => {
    using mood = aProject({ mood: 'good' });
    using project = watched(mood, '["src/**", "promts/**"]');
    const base = await run(project);
    expect(base.warnings).toMatchObject([
      { code: 'NOTHING_MATCHED', location: { file: 'evals/a.eval.yaml', line: 1, column: 32 } },
    ]);
    expect(base.warnings[0]?.message).toBe(
      '"watch" contains "promts/**", which matches no file, so no results of the suite are reused',
    );
    expect(reusedIn(await run(project, earlierRunsOf(base)))).toEqual([]);
  });

  test('depends on the program of its target and on its workspace too, whatever it says', async () => {
    using mood = aProject({ mood: 'good' });
    using project = aCheckout(mood, {
      '.agentv/targets.yaml': `targets:
  - { name: default, provider: cli, command: "sh ../bin/ask.sh {PROMPT} $(cat ${mood.folder}/mood)" }
`,
      'bin/ask.sh': 'echo "$1 $2"\n',
      'evals/room/notes.txt': 'Notes\n',
      'evals/a.eval.yaml': `workspace: { template: ./room, hooks: { before_each: { command: [sh, hook.sh] } } }\n${watching('[src]')}`,
      'evals/hook.sh': 'true\n',
      'src/agent/prompt.txt': 'Be kind.\n',
    });
    const earlierRuns = earlierRunsOf(await run(project));
    expect(reusedIn(await run(project, earlierRuns))).toHaveLength(5);
    for (const path of ['bin/ask.sh', 'evals/room/notes.txt', 'evals/hook.sh']) {
      const before = project.read(path);
      project.write(path, `# Changed\n${before}`);
      expect([path, reusedIn(await run(project, earlierRuns))]).toEqual([path, []]);
      project.write(path, before);
    }
    expect(reusedIn(await run(project, earlierRuns))).toHaveLength(5);
  });

  test('may be set in the configuration, for all suites in addition to their own', async () => {
    using mood = aProject({ mood: 'good' });
    using project = aCheckout(mood, {
      '.agentv/config.yaml': 'eval_action: { watch: [src/shared] }\n',
      'src/shared/a.txt': 'a\n',
      'src/own/b.txt': 'b\n',
      'web/page.html': '<p>\n',
    });
    const earlierRuns = earlierRunsOf(await run(project));
    project.write('web/page.html', '<p>Another\n');
    project.write('src/own/b.txt', 'other\n');
    expect(reusedIn(await run(project, earlierRuns))).toHaveLength(5);
    project.write('src/shared/a.txt', 'other\n');
    expect(reusedIn(await run(project, earlierRuns))).toEqual([]);
  });
});
