import { join } from 'node:path';
import { type Problem, UserError } from '../../model/errors.ts';
import type { Feedback } from '../../model/run/feedback.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import type { RunResult } from '../../model/run/result.ts';
import {
  FEEDBACK_FILE,
  MAX_FEEDBACK_BYTES,
  type ReviewedGraders,
  readFeedback,
} from '../../results/read/read-feedback.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import type { ResultsSite } from './result-rows.ts';

/** Adds the review in a run folder to its run. One that cannot be read is a warning. */
export async function withFeedback(run: RunResult, folder: string, { cwd, files }: ResultsSite): Promise<RunResult> {
  const path = join(folder, FEEDBACK_FILE);
  if ((await files.state(path)) !== 'file') return run;
  const file = shownPath(path, cwd);
  const { feedback, problems } = await contentOf(path, { file, graders: gradersOf(run) }, files);
  const warnings = [...run.warnings, ...problems, ...(feedback ? unknownTests(feedback, run) : [])];
  return { ...run, warnings, ...(feedback && { feedback: [feedback] }) };
}

async function contentOf(path: string, review: Parameters<typeof readFeedback>[1], files: ResultsSite['files']) {
  try {
    return readFeedback(await files.read(path, MAX_FEEDBACK_BYTES), review);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { problems: error.problems.map((problem): Problem => ({ ...problem, severity: 'warning' })) };
  }
}

/** The graders of all results of a test: it may have several targets. */
function gradersOf({ results }: RunResult): ReviewedGraders {
  const graders = new Map<string, string[]>();
  for (const { testId, scores } of results) {
    const known = graders.get(testId) ?? [];
    known.push(...scores.flatMap(withMembers).map(({ type, name }) => `${type}:${name}`));
    graders.set(testId, known);
  }
  return graders;
}

const withMembers = (score: GraderScore): GraderScore[] => [score, ...(score.scores ?? []).flatMap(withMembers)];

function unknownTests({ file, tests }: Feedback, { results }: RunResult): Problem[] {
  const known = new Set(results.map(({ testId }) => testId));
  const unknown = [...new Set(tests.map(({ testId }) => testId))].filter((id) => !known.has(id));
  if (unknown.length === 0) return [];
  const message = `This review is about tests that the results do not have: ${listed(unknown)}`;
  return [{ code: 'NOTHING_MATCHED', severity: 'warning', message, location: { file, line: 1, column: 1 } }];
}
