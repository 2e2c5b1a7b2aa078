import type { Problem } from '../model/errors.ts';
import { type GraderScore, withMembers } from '../model/run/grade.ts';
import type { TestResult } from '../model/run/result.ts';
import type { Report } from '../model/verdict/report.ts';
import { plural } from '../shared/text.ts';

/** A score that may differ from the intention of the grader's author. */
interface Doubtful {
  matches(score: GraderScore): boolean;
  readonly message: string;
  readonly hint: string;
}

/** They match the explanations of a grader's score. */
const DOUBTFUL: readonly Doubtful[] = [
  {
    matches: ({ score, reasoning }) => score > 0 && reasoning === 'Nothing is expected, so every answer passes.',
    message: 'passed because no tool call is expected',
    hint: 'Name the expected calls. "mode: subset" with "expected: []" forbids all calls.',
  },
  {
    matches: ({ score, reasoning }) =>
      score > 0 && reasoning === 'Its output is not a JSON object, so its exit code 0 counted as a pass.',
    message: 'passed because it printed no JSON',
    hint: 'Print a JSON object with a "score".',
  },
  {
    matches: ({ reasoning }) =>
      reasoning?.endsWith('Its output is not a JSON object, so its last line counted as the score.') === true,
    message: 'printed a word or a number instead of JSON, which was read as its score',
    hint: 'Print a JSON object with a "score".',
  },
  {
    matches: ({ reasoning }) => reasoning?.endsWith('Its "pass" contradicts its score, and the score counts.') === true,
    message: 'printed a "pass" that contradicts its score; the score counts',
    hint: 'Print one of them, or both with the same meaning.',
  },
  {
    matches: ({ reasoning }) =>
      reasoning?.endsWith('The score is the last JSON object among other lines of the output.') === true,
    message: 'printed its score among other lines; the last JSON object counts',
    hint: 'Print only the JSON object to stdout, and everything else to stderr.',
  },
];

/** Scores that may be unintended: one warning per grader of a suite and kind, with a count. */
export function graderWarnings({ results, dryRun }: Report): Problem[] {
  return dryRun ? [] : DOUBTFUL.flatMap((kind) => warningsOf(kind, results));
}

function warningsOf({ matches, message, hint }: Doubtful, results: readonly TestResult[]): Problem[] {
  const groups = new Map<string, { readonly grader: string; readonly results: [TestResult, ...TestResult[]] }>();
  for (const result of results) {
    for (const grader of gradersIn(result, matches)) {
      const key = JSON.stringify([result.suiteFile, result.suite, grader]);
      const group = groups.get(key);
      if (group) group.results.push(result);
      else groups.set(key, { grader, results: [result] });
    }
  }
  return [...groups.values()].map(({ grader, results: [first, ...others] }) => ({
    code: 'GRADER_INVALID',
    severity: 'warning',
    message: `${grader}: ${message} (${plural('test', 1 + others.length)} of ${first.suite})`,
    location: first.location,
    hint,
  }));
}

function gradersIn({ scores, trials = [] }: TestResult, matches: Doubtful['matches']): ReadonlySet<string> {
  const hasAny = (score: GraderScore): boolean => matches(score) || (score.scores?.some(hasAny) ?? false);
  const isNone = !scores.some(hasAny) && !trials.some((trial) => trial.scores.some(hasAny));
  if (isNone) return NO_NAMES;
  const all = [...scores, ...trials.flatMap((trial) => trial.scores)].flatMap(withMembers);
  return new Set(all.filter(matches).map(({ name }) => name));
}

const NO_NAMES: ReadonlySet<string> = new Set();
