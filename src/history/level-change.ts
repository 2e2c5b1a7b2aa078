interface Count {
  readonly passes: number;
  readonly trials: number;
}

/** Fewer runs on a side show no level. */
const FEWEST_RUNS = 3;
/** Twice the logarithm of the likelihood ratio; chance exceeds it in about 1 of 100 series of 200 runs. */
const LEAST_EVIDENCE = 16;

/** The first run of a new level of the pass rate, where two levels explain a series of runs much better than one. */
export function levelChange(runs: readonly Count[]): number | undefined {
  const all = sumOf(runs);
  let best: { readonly at: number; readonly evidence: number } | undefined;
  for (let at = FEWEST_RUNS; at <= runs.length - FEWEST_RUNS; at += 1) {
    const [before, after] = [sumOf(runs.slice(0, at)), sumOf(runs.slice(at))];
    const evidence = 2 * (logLikelihood(before) + logLikelihood(after) - logLikelihood(all));
    if (evidence >= LEAST_EVIDENCE && evidence > (best?.evidence ?? 0)) best = { at, evidence };
  }
  return best?.at;
}

const sumOf = (runs: readonly Count[]): Count => ({
  passes: runs.reduce((sum, { passes }) => sum + passes, 0),
  trials: runs.reduce((sum, { trials }) => sum + trials, 0),
});

/** Of a pass rate that is equal to the share of passes. */
function logLikelihood({ passes, trials }: Count): number {
  const term = (count: number) => (count === 0 ? 0 : count * Math.log(count / trials));
  return term(passes) + term(trials - passes);
}
