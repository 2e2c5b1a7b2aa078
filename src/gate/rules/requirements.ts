import { isSameSuite } from '../../model/run/result-keys.ts';
import { plural } from '../../model/text/text.ts';
import { ALMOST_EQUAL } from '../../model/values/sums.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { SuiteReport } from '../../model/verdict/report.ts';
import type { Reason } from '../../model/verdict/verdict.ts';
import { mostlyFails } from '../compared-suites.ts';
import { ofTest, type Rule } from '../rule.ts';
import { MUST_PASS_TRIALS } from '../suspected-regressions.ts';
import { below, suiteOn } from '../wording.ts';

/** What the user requires: the threshold of each suite, and tests that must pass. No significance: these are requirements. */
export const requirements: Rule = ({ suites, assessment }) => [
  ...suites.flatMap((suite): Reason[] => {
    const assessed = assessment.suites.find(isSameSuite(suite));
    return missedThreshold(suite, assessed?.score, assessed?.keepsDefaultThreshold === true);
  }),
  ...assessment.tests.filter(isBroken).map((test): Reason => {
    const { testId, suite, target, now, reruns } = test;
    const planned = `${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`;
    const again = reruns ? `${reruns.passes} of ${reruns.trials} re-runs passed` : 'it was not re-run';
    const message = `${testId} of ${suiteOn({ suite, target })} must pass, and failed: ${planned}, ${again}`;
    return { rule: 'requirement', kind: 'fail', message, short: `must_pass test ${testId} failed`, ...ofTest(test) };
  }),
];

function missedThreshold(suiteReport: SuiteReport, score: number | undefined, isShort: boolean): Reason[] {
  const { suite, file, target, threshold = 0, isDefaultThreshold, isOfPassRate, totals } = suiteReport;
  const { passed, failed, passRate } = totals;
  const reached = isOfPassRate ? passRate : score;
  if (suiteReport.threshold === undefined || reached === undefined || reached >= threshold - ALMOST_EQUAL) return [];
  const why = isShort ? 'with a baseline that is too short to confirm a complete failure' : 'without a baseline';
  const shown = below(reached, threshold);
  const [percentage, count] = [
    `${Math.round(threshold * 1000) / 10}%`,
    `${passed} of ${plural('test', passed + failed)}`,
  ];
  // Two decimals, or as many as were set.
  const limit = Number(threshold.toFixed(2)) === threshold ? threshold.toFixed(2) : String(threshold);
  const rule = isDefaultThreshold ? `${why}, it needs ${threshold} by default` : `its threshold is ${threshold}`;
  const [message, short] = isOfPassRate
    ? [
        `${count} of ${suiteOn({ suite, target })} passed; ${why}, ${percentage} must pass by default`,
        `${count} of ${suite} passed; threshold ${percentage}`,
      ]
    : [`${suiteOn({ suite, target })} scored ${shown}; ${rule}`, `${suite} scored ${shown}; threshold ${limit}`];
  return [{ rule: 'requirement', kind: 'fail', message, short, suite, file, target }];
}

const NONE = { passes: 0, trials: 0 };

/** The planned trials mostly fail, and the re-runs do not acquit the test: fewer than 3 of them decide nothing. */
function isBroken({ mustPass, state, now, reruns = NONE, earlier }: TestAssessment): boolean {
  if (!mustPass || state === 'quarantined' || now === undefined) return false;
  const fails = mostlyFails(now) || mostlyFails(earlier?.reruns ?? NONE);
  return fails && reruns.passes * 2 < Math.max(MUST_PASS_TRIALS, reruns.trials);
}
