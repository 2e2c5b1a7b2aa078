import type { Problem } from '../model/errors.ts';
import type { GraderScore } from '../model/grade.ts';
import type { Report } from '../model/report.ts';
import type { TestResult } from '../model/result.ts';
import { plural } from '../shared/text.ts';

/**
 * Code graders that passed although they printed something that was meant to be read and could not be: nobody has
 * judged there. One warning for each grader of a suite, at the first test that it let through.
 */
export function silentPasses({ results, dryRun }: Report): Problem[] {
  if (dryRun) return [];
  const groups = new Map<string, { readonly grader: string; readonly results: [TestResult, ...TestResult[]] }>();
  for (const result of results) {
    for (const grader of silentGraders(result) ?? []) {
      const key = JSON.stringify([result.suiteFile, result.suite, grader]);
      const group = groups.get(key);
      if (group) group.results.push(result);
      else groups.set(key, { grader, results: [result] });
    }
  }
  return [...groups.values()].map(({ grader, results: [first, ...others] }) => ({
    code: 'GRADER_INVALID',
    severity: 'warning',
    message: `${grader}: passed because it printed no JSON (${plural('test', 1 + others.length)} of ${first.suite})`,
    place: first.place,
    hint: 'Let it print a JSON object with a "score".',
  }));
}

/** Names of the graders of a test, each once; `undefined` where nobody was silent, as nearly everywhere. */
function silentGraders({ scores, trials = [] }: TestResult): Set<string> | undefined {
  const isQuiet = !scores.some(hasSilentPass) && !trials.some((trial) => trial.scores.some(hasSilentPass));
  if (isQuiet) return undefined;
  const all = [...scores, ...trials.flatMap((trial) => trial.scores)].flatMap(withMembers);
  return new Set(all.filter(isSilentPass).map(({ name }) => name));
}

const hasSilentPass = (score: GraderScore): boolean =>
  isSilentPass(score) || (score.scores?.some(hasSilentPass) ?? false);

const withMembers = (score: GraderScore): GraderScore[] => [score, ...(score.scores ?? []).flatMap(withMembers)];

/** The words with which a code grader's reply is explained when there was none. */
const REASONING = 'What it printed is not a JSON object, so its exit code 0 counted as a pass.';

const isSilentPass = ({ type, verdict, reasoning }: GraderScore): boolean =>
  type === 'code-grader' && verdict === 'pass' && reasoning === REASONING;
