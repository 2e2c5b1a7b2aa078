import { suites, withBroken } from '../../support/simulate.ts';
import { cell, extraTrials, falseAlarms, histories, shown, table, verdicts } from './cells.ts';

const kinds = ['p = 1', 'p = 0.95', 'steady', 'noisy', 'half'] as const;
const short = ['1 v 1', '1 v 2', '1 v 3'] as const;
const TIMES = 600;
/** In percent. */
const FALSE_ALARMS = 4.5;

/**
 * Short baselines, where failing tests are decided together. The suites have the threshold 0: in a suite that is too small
 * for that, the default threshold says more than the comparison.
 */
export function shortBaselines(): void {
  for (const sd of [0, 0.3] as const) {
    table(
      `Unchanged run against a short baseline fails, threshold 0, sd ${sd} (%)`,
      ['suite', 'tests', ...short],
      kinds.flatMap((kind) =>
        [1, 3, 5, 20, 100].map((n) => [
          kind,
          String(n),
          ...short.map((history) => {
            const setting = { earlierRuns: suites[kind](n), sd, isWithoutThreshold: true, ...histories[history] };
            const name = `short baseline, unchanged, ${kind}, ${n}, ${history}, sd ${sd}`;
            return shown(falseAlarms(name, setting, { times: TIMES, most: FALSE_ALARMS }));
          }),
        ]),
      ),
    );
  }
  table(
    'Several tests broken altogether, short baseline: the run fails, threshold 0 (%)',
    ['other tests', 'broken', ...short],
    (['p = 1', 'p = 0.95', 'steady'] as const).flatMap((kind) =>
      (
        [
          [1, 1],
          [1, 3],
          [2, 2],
          [3, 3],
          [3, 4],
          [3, 5],
          [5, 5],
          [3, 20],
        ] as const
      ).map(([broken, n]) => [
        kind,
        `${broken} of ${n}`,
        ...short.map((history) => {
          const earlierRuns = suites[kind](n);
          const setting = { earlierRuns, now: withBroken(earlierRuns, broken), isWithoutThreshold: true };
          return shown(verdicts(cell({ ...setting, ...histories[history] }, TIMES), 'fail'));
        }),
      ]),
    ),
  );
  table(
    'Unchanged run of a small suite against a short baseline fails, with the default threshold (%)',
    ['suite', 'tests', ...short],
    (['p = 0.95', 'steady', 'noisy'] as const).flatMap((kind) =>
      [1, 3, 5].map((n) => [
        kind,
        String(n),
        ...short.map((history) =>
          shown(verdicts(cell({ earlierRuns: suites[kind](n), ...histories[history] }, TIMES), 'fail')),
        ),
      ]),
    ),
  );
  table(
    'Extra trials per planned test, unchanged run against a short baseline (%)',
    ['suite', 'tests', ...short],
    kinds.flatMap((kind) =>
      [5, 20, 100].map((n) => [
        kind,
        String(n),
        ...short.map((history) => {
          const setting = { earlierRuns: suites[kind](n), sd: 0, isWithoutThreshold: true, ...histories[history] };
          return extraTrials(cell(setting, TIMES), setting);
        }),
      ]),
    ),
  );
}
