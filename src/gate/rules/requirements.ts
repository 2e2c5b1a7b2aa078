import { plural } from '../../model/text/text.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { SuiteReport } from '../../model/verdict/report.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { mostlyFails } from '../compared-suites.ts';
import { type GateFacts, ofTest, type Rule, suiteKey } from '../facts.ts';
import { MUST_PASS_TRIALS } from '../suspected-regressions.ts';
import { below, suiteOn } from '../wording.ts';

/** The mean of ten scores of 0.8 is a little less than 0.8. */
const ALMOST_EQUAL = 1e-9;

/** What the user requires: the threshold of each suite, and tests that must pass. No significance: these are requirements. */
export const requirements: Rule = (facts) => [...missedThresholds(facts), ...failedMustPass(facts)];

function missedThresholds({ suites, assessment }: GateFacts): Reason[] {
  const scores = new Map(assessment.suites.map((suite) => [suiteKey(suite), suite.score]));
  const short = new Set(assessment.suites.filter((suite) => suite.keepsDefaultThreshold).map(suiteKey));
  return suites.flatMap((given): Reason[] => {
    const { suite, file, target, threshold, isDefaultThreshold } = given;
    const why = short.has(suiteKey({ suite, file, target }))
      ? 'with a baseline that is too short to confirm a complete failure'
      : 'without a baseline';
    if (given.isOfPassRate) return missedPassRate(given, why);
    const score = scores.get(suiteKey({ suite, file, target }));
    if (threshold === undefined || score === undefined || score >= threshold - ALMOST_EQUAL) return [];
    const text = `${suite} scored ${below(score, threshold)}; threshold ${limitText(threshold)}`;
    const limit = isDefaultThreshold ? `${why}, it needs ${threshold} by default` : `its threshold is ${threshold}`;
    const message = `${suiteOn({ suite, target })} scored ${below(score, threshold)}; ${limit}`;
    return [{ rule: 'requirement', kind: 'fail', message, short: text, suite, file, target }];
  });
}

function missedPassRate(
  { suite, file, target, threshold = 0, totals: { passed, failed, passRate } }: SuiteReport,
  why: string,
): Reason[] {
  if (passRate === undefined || passRate >= threshold - ALMOST_EQUAL) return [];
  const [limit, count] = [`${limitOf(threshold)}%`, `${passed} of ${plural('test', passed + failed)}`];
  const short = `${count} of ${suite} passed; threshold ${limit}`;
  const message = `${count} of ${suiteOn({ suite, target })} passed; ${why}, ${limit} must pass by default`;
  return [{ rule: 'requirement', kind: 'fail', message, short, suite, file, target }];
}

const limitOf = (share: number): number => Math.round(share * 1000) / 10;

/** Two decimals, or as many as were set. */
const limitText = (limit: number): string => {
  const text = limit.toFixed(2);
  return Number(text) === limit ? text : String(limit);
};

/** The planned trials mostly fail, and its re-runs do not acquit the test. */
function failedMustPass({ assessment: { tests } }: GateFacts): Reason[] {
  return tests.filter(isBroken).map((test): Reason => {
    const { testId, suite, target, now, reruns } = test;
    const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
    const again = reruns ? `${reruns.passes} of ${reruns.trials} re-runs passed` : 'it was not re-run';
    return {
      rule: 'requirement',
      kind: 'fail',
      message: `${testId} of ${suiteOn({ suite, target })} must pass, and failed: ${planned}, ${again}`,
      short: `must_pass test ${testId} failed`,
      ...ofTest(test),
    };
  });
}

const isBroken = ({ mustPass, state, now, reruns, earlier }: TestAssessment): boolean =>
  mustPass === true &&
  state !== 'quarantined' &&
  now !== undefined &&
  (mostlyFails(now) || mostlyFails(earlier?.reruns ?? NONE)) &&
  !isAcquitted(reruns ?? NONE);

const NONE = { passes: 0, trials: 0 };

/** At least half of the re-runs pass, of 3 or more. Fewer of them decide nothing, and the planned trials count. */
const isAcquitted = ({ passes, trials }: typeof NONE): boolean => passes * 2 >= Math.max(MUST_PASS_TRIALS, trials);
