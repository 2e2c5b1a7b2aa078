import { statedDropSimulator, suites, withBroken, withFlaky, worseBy } from '../../support/simulate.ts';
import {
  cell,
  extraTrials,
  FIRST_RUNS,
  falseAlarms,
  goal,
  type History,
  histories,
  isCovered,
  isFailed,
  measured,
  type Share,
  shown,
  table,
  verdicts,
} from './cells.ts';

type Kind = keyof typeof suites;
const kinds = ['steady', 'noisy', 'mixed', 'half', 'hidden', 'p = 0.95', 'p = 0.98'] as const;
const columns = ['1 v 3', '1 v 5', '1 v 10', '3 v 15'] as const;
const both: readonly History[] = ['1 v 5', '1 v 10'];

/** Larger suites are simulated less often: they take longer. */
const timesOf = (n: number): number => (n <= 20 ? 1_000 : n <= 100 ? 600 : 200);

/** Goals in percent. */
const FALSE_ALARMS = { 0: 3.1, 0.3: 5.7 } as const;
const COVERAGE = { 0: 93, 0.3: 90, 0.6: 90 } as const;
const POWER = { least: 75, most: 90 };

/** How often an unchanged run fails and warns, and how many trials that costs. */
export function unchanged(): void {
  for (const sd of [0, 0.3] as const) {
    const all: Share[] = [];
    const settingOf = (kind: Kind, n: number, history: History, count = 1) => ({
      earlierRuns: suites[kind](n),
      suites: count,
      sd,
      ...histories[history],
    });
    const fails = (kind: Kind, n: number, history: History, count = 1) => {
      const failed = falseAlarms(
        `unchanged, ${kind}, ${count} × ${n}, ${history}, sd ${sd}`,
        settingOf(kind, n, history, count),
        { times: timesOf(n * count), most: FALSE_ALARMS[sd] },
      );
      all.push(failed);
      return shown(failed);
    };
    table(
      `Unchanged run fails, sd ${sd} (%)`,
      ['suite', 'tests', ...columns],
      [20, 100].flatMap((n) =>
        kinds.map((kind) => [kind, String(n), ...columns.map((history) => fails(kind, n, history))]),
      ),
    );
    const large: readonly (readonly [number, number])[] = [
      [5, 20],
      [20, 20],
      [1, 500],
    ];
    table(
      `Unchanged run fails, several suites and large ones, sd ${sd} (%)`,
      ['suite', 'tests', ...both],
      large.flatMap(([count, n]) =>
        (['steady', 'noisy', 'p = 0.95'] as const).map((kind) => [
          kind,
          `${count} × ${n}`,
          ...both.map((history) => fails(kind, n, history, count)),
        ]),
      ),
    );
    const mean = all.reduce((sum, { hits, of }) => sum + hits / of, 0) / all.length;
    console.log(`\nUnchanged run fails, sd ${sd}: ${(100 * mean).toFixed(1)}% in the mean of ${all.length} cells`);
    const warned = kinds.flatMap((kind) =>
      columns.map((history) => {
        const share = verdicts(cell(settingOf(kind, 100, history), FIRST_RUNS), 'warn');
        return { share, name: `${kind}, ${history}` };
      }),
    );
    const most = warned.reduce((a, b) => (b.share.hits > a.share.hits ? b : a));
    console.log(`\nUnchanged run warns, 100 tests, sd ${sd}: at most ${shown(most.share)}% (${most.name})`);
    table(
      `Extra trials per planned test, unchanged run of 100 tests, sd ${sd} (%)`,
      ['suite', ...columns],
      kinds.map((kind) => [
        kind,
        ...columns.map((history) => {
          const setting = settingOf(kind, 100, history);
          return extraTrials(cell(setting, FIRST_RUNS), setting);
        }),
      ]),
    );
  }
  table(
    'Unchanged run of 100 tests with control trials, sd 0.3 (%)',
    ['suite', 'history', 'fails', 'inconclusive', 'extra trials per planned test'],
    (['steady', 'noisy'] as const).flatMap((kind) =>
      both.map((history) => {
        const setting = { earlierRuns: suites[kind](100), sd: 0.3, control: 'on', ...histories[history] } as const;
        const runs = cell(setting, 600);
        const failed = verdicts(runs, 'fail');
        goal(`unchanged with control trials, ${kind}, ${history} fails`, failed, { most: FALSE_ALARMS[0.3] });
        return [kind, history, shown(failed), shown(verdicts(runs, 'inconclusive')), extraTrials(runs, setting)];
      }),
    ),
  );
  table(
    'Unchanged run of 100 tests fails, sd 0.6: not controlled (%)',
    ['suite', ...columns],
    (['steady', 'noisy'] as const).map((kind) => [
      kind,
      ...columns.map((history) =>
        shown(verdicts(cell({ earlierRuns: suites[kind](100), sd: 0.6, ...histories[history] }, 600), 'fail')),
      ),
    ]),
  );
}

/** Suites that are unusual: hidden flaky tests, coin tosses, and many trials of several suites. */
export function unusual(): void {
  const rows: readonly (readonly [Kind, number, number, History, number, number])[] = [
    ...([100, 400] as const).flatMap((n, size) =>
      (['1 v 2', '1 v 3', '1 v 5', '1 v 10'] as const).map(
        (history, at) =>
          [
            'hidden',
            1,
            n,
            history,
            0,
            [
              [2.4, 2.7, 2.7, 1.9],
              [1.2, 1.9, 2.3, 0.7],
            ][size]?.[at] ?? 0,
          ] as const,
      ),
    ),
    ['half', 5, 100, '1 v 5', 0, 0],
    ['half', 1, 100, '3 v 9', 0, 0.2],
    ['steady', 5, 100, '3 v 15', 0.3, 2.4],
    ['p = 0.9', 1, 100, '1 v 3', 0, 3.1],
  ];
  table(
    'Unchanged run of unusual suites fails (%)',
    ['suite', 'tests', 'history', 'sd', 'fails', 'extra trials per planned test'],
    rows.map(([kind, count, n, history, sd, most]) => {
      const setting = { earlierRuns: suites[kind](n), suites: count, sd, ...histories[history] };
      const name = `unchanged, ${kind}, ${count} × ${n}, ${history}, sd ${sd}`;
      const failed = falseAlarms(name, setting, { times: 600, most });
      const extra = extraTrials(cell(setting, FIRST_RUNS), setting);
      return [kind, `${count} × ${n}`, history, String(sd), shown(failed), extra];
    }),
  );
}

/** How often a run fails in which some tests broke altogether. */
export function broken(): void {
  const found = (name: string, broken: Broken, least: number): string => {
    const { kind, n, history, count = 1, tests = 1, sd = 0, isFlaky = false } = broken;
    const earlierRuns = suites[kind](n);
    const now = isFlaky ? withFlaky(earlierRuns, tests) : withBroken(earlierRuns, tests);
    const setting = { earlierRuns, now, suites: count, sd, ...histories[history] };
    const where = `${name}, ${kind}, ${count} × ${n}, ${history}, sd ${sd}`;
    return shown(measured(`${where} found`, setting, { times: timesOf(n * count), happens: isFailed, least }));
  };
  const one: readonly (readonly [Kind, readonly (readonly [number, number])[]])[] = [
    [
      'p = 0.95',
      [
        [97.6, 98.9],
        [98.8, 100],
        [98, 99.6],
      ],
    ],
    [
      'p = 0.98',
      [
        [99.6, 99.9],
        [99.8, 99.9],
        [100, 100],
      ],
    ],
    [
      'steady',
      [
        [98.5, 99.5],
        [99, 99.8],
        [94.9, 99.6],
      ],
    ],
    [
      'noisy',
      [
        [79, 88.8],
        [77.5, 90],
        [79.6, 92.9],
      ],
    ],
  ];
  table(
    'One test broken: the run fails (%)',
    ['other tests', 'history', ...SIZES.map((n) => `${n} tests`)],
    one.flatMap(([kind, goalsOf]) =>
      both.map((history, at) => [
        kind,
        history,
        ...SIZES.map((n, size) => found('one broken', { kind, n, history }, goalsOf[size]?.[at] ?? 0)),
      ]),
    ),
  );
  table(
    'Other settings: the run fails (%)',
    ['broken', 'other tests', 'tests', 'history', 'fails'],
    (
      [
        ['one', { kind: 'p = 0.95', n: 100, history: '1 v 10', sd: 0.3 }, 99.8],
        ['one', { kind: 'p = 0.95', n: 20, count: 20, history: '1 v 10' }, 99.9],
        ['three', { kind: 'p = 0.95', n: 20, history: '1 v 3', tests: 3 }, 99.7],
        ['three', { kind: 'p = 0.95', n: 50, history: '1 v 3', tests: 3 }, 99.9],
        ['three', { kind: 'p = 0.95', n: 200, history: '1 v 3', tests: 3 }, 99.9],
        ['three', { kind: 'steady', n: 100, history: '1 v 3', tests: 3 }, 99.5],
        ['three', { kind: 'noisy', n: 100, history: '1 v 3', tests: 3 }, 89.1],
        ['three', { kind: 'p = 1', n: 200, history: '1 v 3', tests: 3 }, 100],
        ...SIZES.flatMap((n) => both.map((history) => ['one', { kind: 'p = 1', n, history }, 100] as const)),
        ['one half', { kind: 'p = 0.95', n: 100, history: '1 v 5', isFlaky: true }, 8.1],
        ['three half', { kind: 'p = 0.95', n: 100, history: '1 v 10', tests: 3, isFlaky: true }, 23.8],
      ] as const
    ).map(([name, setting, least]) => {
      const { kind, n, history, count = 1, sd = 0 }: Broken = setting;
      const size = `${count === 1 ? '' : `${count} × `}${n}${sd === 0 ? '' : `, sd ${sd}`}`;
      return [name, kind, size, history, found(`${name} broken`, setting, least)];
    }),
  );
}

const SIZES = [20, 100, 500] as const;

interface Broken {
  readonly kind: Kind;
  readonly n: number;
  readonly history: History;
  readonly count?: number;
  /** How many tests break. */
  readonly tests?: number;
  readonly sd?: number;
  /** Broken tests still pass every second time. */
  readonly isFlaky?: boolean;
}

/** How often an even drop of 10 points fails the run, for n = 50, 100, 200 without and with run-to-run variation. */
export function drops(): void {
  const rows: readonly (readonly [Kind, History, readonly number[], readonly number[]])[] = [
    ['p = 0.98', '1 v 10', [79.8, 97.2, 99.9], [74, 93, 98]],
    ['steady', '1 v 10', [67.6, 92, 99], [63, 81, 93]],
    ['steady', '3 v 15', [93.7, 99.6, 100], [82, 91, 97]],
    ['p = 0.95', '1 v 10', [63.2, 90.1, 99.2], [61, 77, 88]],
    ['noisy', '1 v 10', [40, 59.2, 81.6], [35, 46, 54]],
  ];
  const sizes = [50, 100, 200] as const;
  table(
    'Even drop of 10 points: the run fails (%)',
    ['suite', 'history', ...[0, 0.3].flatMap((sd) => sizes.map((n) => `${n} tests, sd ${sd}`))],
    rows.map(([kind, history, ...goalsOf]) => [
      kind,
      history,
      ...([0, 0.3] as const).flatMap((sd, variation) =>
        sizes.map((n, size) => {
          const earlierRuns = suites[kind](n);
          const setting = { earlierRuns, now: worseBy(earlierRuns, 0.1), sd, ...histories[history] };
          const least = goalsOf[variation]?.[size] ?? 0;
          const [times, where] = [n > 100 ? 400 : 600, `${kind}, ${n}, ${history}, sd ${sd}`];
          return shown(measured(`10 points, ${where} found`, setting, { times, happens: isFailed, least }));
        }),
      ),
    ]),
  );
}

/** Whether the numbers that are shown hold: the smallest detectable drop, and the intervals. */
export function numbers(): void {
  const three: readonly History[] = ['1 v 5', '1 v 10', '3 v 15'];
  const some = ['steady', 'noisy', 'p = 0.95'] as const;
  const sizes: readonly (readonly [number, number])[] = [
    [1, 20],
    [1, 100],
    [5, 20],
  ];
  table(
    'The smallest detectable drop happens: it is found (%)',
    ['suite', 'tests', ...[0, 0.3].flatMap((sd) => three.map((history) => `${history}, sd ${sd}`))],
    some.flatMap((kind) =>
      sizes.map(([count, n]) => [
        kind,
        `${count} × ${n}`,
        ...[0, 0.3].flatMap((sd) =>
          three.map((history) => {
            const setting = { earlierRuns: suites[kind](n), suites: count, sd, ...histories[history] };
            const share = measured(
              `power at the stated drop, ${kind}, ${count} × ${n}, ${history}, sd ${sd}`,
              setting,
              {
                ...POWER,
                times: 500,
                make: statedDropSimulator,
                happens: ({ suite }) => suite.finding === 'drop',
              },
            );
            return shown(share);
          }),
        ),
      ]),
    ),
  );
  for (const sd of [0, 0.3, 0.6] as const) {
    table(
      `The 95% interval contains the change of the mean, sd ${sd} (%)`,
      ['suite', 'tests', 'change', ...three],
      some.flatMap((kind) =>
        [5, 20, 100, 500].flatMap((n) =>
          [0, 0.1].map((drop) => [
            kind,
            String(n),
            drop === 0 ? 'none' : '−10 points',
            ...three.map((history) => {
              const earlierRuns = suites[kind](n);
              const setting = {
                earlierRuns,
                ...(drop === 0 ? { suites: 1 } : { now: worseBy(earlierRuns, drop) }),
                sd,
                ...histories[history],
              };
              const share = measured(`coverage, ${kind}, ${n}, −${100 * drop} points, ${history}, sd ${sd}`, setting, {
                times: timesOf(n),
                happens: (run) => isCovered(run, setting),
                least: COVERAGE[sd],
              });
              return shown(share);
            }),
          ]),
        ),
      ),
    );
  }
}

/** The base branch became worse, and the change is innocent; and a baseline run that went wrong. */
export function base(): void {
  const earlierRuns = suites.steady(100);
  const TIMES = 400;
  const changes = [
    ['10 points worse', worseBy(earlierRuns, 0.1), { 1: 11.7, 2: 12.5, 3: 9, 5: 4.7, own: 89.1 }],
    ['20 points worse', worseBy(earlierRuns, 0.2), { 1: 7.5, 2: 8.7, 3: 8, 5: 4.3, own: 99.9 }],
    ['one test broke', withBroken(earlierRuns, 1), { 1: 3.8, 2: 2.4, 3: 2.8, 5: 1.9, own: 99.7 }],
  ] as const;
  table(
    'Base branch worse, unchanged run of a steady suite of 100 tests at 1 v 10 fails: without → with control trials (%)',
    ['base branch', 'since 1 run', '2 runs', '3 runs', '5 runs', 'the change did it itself'],
    changes.map(([name, now, most]) => {
      const without = { earlierRuns, now, base: now, ...histories['1 v 10'] };
      const since = ([1, 2, 3, 5] as const).map((runs) => {
        const controlled = verdicts(cell({ ...without, since: runs, control: 'on' }, TIMES), 'fail');
        goal(`base branch ${name} since ${runs} fails`, controlled, { most: most[runs] });
        return `${shown(verdicts(cell({ ...without, since: runs }, TIMES), 'fail'))} → ${shown(controlled)}`;
      });
      const own = { earlierRuns, now, ...histories['1 v 10'] };
      const controlled = verdicts(cell({ ...own, control: 'on' }, TIMES), 'fail');
      goal(`the change itself ${name} found with control trials`, controlled, { least: most.own });
      return [name, ...since, `${shown(verdicts(cell(own, TIMES), 'fail'))} → ${shown(controlled)}`];
    }),
  );
  const cases = [
    ['unchanged', earlierRuns, { most: 2.9 }],
    ['one test broken', withBroken(earlierRuns, 1), { least: 99.5 }],
    ['10 points worse', worseBy(earlierRuns, 0.1), { least: 91.3 }],
  ] as const;
  table(
    'One poisoned baseline run (pass rates × 0.3), steady suite of 100 tests at 1 v 10 (%)',
    ['run', 'poisoned in the middle: fails', 'poisoned newest: inconclusive', 'poisoned newest: fails'],
    cases.map(([name, now, limit]) => {
      const setting = { earlierRuns, now, ...histories['1 v 10'] };
      const middle = verdicts(cell({ ...setting, poisoned: 5 }, TIMES), 'fail');
      const newest = cell({ ...setting, poisoned: 9 }, TIMES);
      const [inconclusive, failed] = [verdicts(newest, 'inconclusive'), verdicts(newest, 'fail')];
      goal(`poisoned run in the middle, ${name}`, middle, limit);
      goal(`poisoned newest run, ${name} is inconclusive`, inconclusive, limit);
      return [name, shown(middle), shown(inconclusive), shown(failed)];
    }),
  );
}
