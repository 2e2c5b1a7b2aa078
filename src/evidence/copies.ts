import type { EvidenceTest, EvidenceTrial } from '../model/verdict/evidence.ts';

/**
 * Leaves out copies of runs: whatever they are called, they began at the same time and have the same scores for every
 * test. Of several copies the one with the greatest name stays, because that is also the newest run among equals.
 */
export function withoutCopies(tests: readonly EvidenceTest[]): readonly EvidenceTest[] {
  const suspicious = runsOfEqualTime(tests);
  if (suspicious.length === 0) return tests;
  const known = new Set<string>();
  const copies = new Set<string>();
  for (const run of suspicious) {
    const rows = rowsOf(tests, run);
    if (known.has(rows)) copies.add(run);
    known.add(rows);
  }
  if (copies.size === 0) return tests;
  return tests
    .map(({ testId, trials }) => ({ testId, trials: trials.filter(({ run }) => !copies.has(run)) }))
    .filter(({ trials }) => trials.length > 0);
}

/** The runs that began when another one began, the greatest name first. Nearly always there are none. */
function runsOfEqualTime(tests: readonly EvidenceTest[]): string[] {
  const times = new Map<string, string>();
  for (const { trials } of tests) {
    // Trials of one run follow each other in a test.
    let last: string | undefined;
    for (const { run, time } of trials) {
      if (run !== last && !times.has(run)) times.set(run, time);
      last = run;
    }
  }
  const counts = new Map<string, number>();
  for (const time of times.values()) counts.set(time, (counts.get(time) ?? 0) + 1);
  const runs = [...times].filter(([, time]) => (counts.get(time) ?? 0) > 1).map(([run]) => run);
  return runs.sort((a, b) => (a > b ? -1 : 1));
}

const rowsOf = (tests: readonly EvidenceTest[], name: string): string =>
  JSON.stringify(
    tests.flatMap(({ testId, trials }) => {
      const own = trials.filter(({ run }) => run === name);
      return own.length === 0 ? [] : [[testId, own.map(rowOf).sort()]];
    }),
  );

const rowOf = ({ time, score }: EvidenceTrial): string => `${time} ${score}`;
