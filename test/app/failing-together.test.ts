import { expect, test } from 'vitest';

import { verdictKinds } from '../../src/model/verdict/verdict.ts';
import { aPool, evidenceText, many } from '../support/evidence.ts';
import { sample } from '../support/exhaustive.ts';
import { aProject } from '../support/project.ts';
import { perform } from './perform.ts';

const PATH = { PATH: process.env['PATH'] ?? '' };

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** The agent says the words of the tests that it does not break. */
const targetsWith = (words: readonly string[]): string =>
  `targets: [{ name: default, provider: mock, response: "${words.join(' ')}" }]\n`;

const suiteOf = (tests: number): string => {
  const of = (id: number) => `  - { id: t${id - 1}, input: hi, assertions: [{ type: contains, value: word-${id} }] }\n`;
  return `name: words\ntests:\n${upTo(tests).map(of).join('')}`;
};

const past = Date.now() - 86_400_000;

const CELLS = [
  ...upTo(5).map((runs) => ({ runs, trials: 1, sizes: upTo(6) })),
  ...[1, 2, 5].map((runs) => ({ runs, trials: 3, sizes: [2, 3, 6] })),
];

test.each(sample(CELLS, 3))(
  'the verdict of a run is never better with one more broken test, against $runs baseline runs, with $trials planned trials',
  async ({ runs, trials, sizes }) => {
    for (const tests of sizes) {
      const pool = aPool(many(tests, `${runs}/${runs}`), {
        suite: 'words',
        file: 'evals/words.eval.yaml',
        target: 'default',
        runs,
      });
      using project = aProject({
        'evals/words.eval.yaml': suiteOf(tests),
        'base.jsonl': evidenceText({
          ...pool,
          tests: pool.tests.map((each) => ({
            ...each,
            trials: each.trials.map((trial, run) => ({ ...trial, time: new Date(past + run * 60_000).toISOString() })),
          })),
        }),
      });
      const verdicts: (typeof verdictKinds)[number][] = [];
      for (const broken of [0, ...upTo(tests)]) {
        const words = upTo(tests).slice(broken);
        project.write('.agentv/targets.yaml', targetsWith(words.map((word) => `word-${word}`)));
        const args = ['run', '-o', `out-${broken}`, '--baseline', 'base.jsonl', '--trials', `${trials}`];
        const { exitCode } = await perform(project, args, PATH);
        const { verdict } = JSON.parse(project.read(`out-${broken}/report.json`));
        expect(exitCode).toBe(verdict.verdict === 'fail' ? 1 : 0);
        verdicts.push(verdict.verdict);
      }
      const fromBest = verdicts.toSorted((a, b) => verdictKinds.indexOf(b) - verdictKinds.indexOf(a));
      expect([tests, verdicts]).toEqual([tests, fromBest]);
      expect(verdicts[0]).toBe('pass');
      expect(verdicts.slice(1)).not.toContain('pass');
    }
  },
);
