import { basename, dirname, resolve } from 'node:path';
import { isReviewable, unjudged } from '../graders/labels/judges-of.ts';
import {
  answerHashOf,
  answerTextOf,
  judgements,
  labelSchema,
  MAX_LABEL_FILE_BYTES,
  readLabelLines,
  whyNoLabel,
} from '../graders/labels/label.ts';
import type { NewLabel } from '../graders/people/label-store.ts';
import type { Problem } from '../model/errors.ts';
import type { Feedback, ReviewedTest } from '../model/run/feedback.ts';
import type { TestResult } from '../model/run/result.ts';
import { jsonOf } from '../model/text/json.ts';
import { cutEnd } from '../model/text/text.ts';
import { isMapping } from '../model/values/mapping.ts';
import { readFeedback } from '../results/read/read-feedback.ts';
import { readResults } from '../results/run-folder/read-results.ts';
import type { ResultsSite } from '../results/run-folder/result-rows.ts';
import { shownPath } from '../suites/references/shown-path.ts';

interface ImportedLabels {
  readonly labels: readonly NewLabel[];
  /** An error for each line or entry that is not a label, and warnings. */
  readonly problems: readonly Problem[];
}

/** The labels of a file: an export of the HTML report, or AgentV's review in a run folder. */
export async function importedLabels(labelFile: string, reviewer: string, site: ResultsSite): Promise<ImportedLabels> {
  const path = resolve(site.cwd, labelFile);
  const file = shownPath(path, site.cwd);
  const text = await site.files.read(path, MAX_LABEL_FILE_BYTES, { onlyText: true });
  const json = jsonOf(text);
  if (isMapping(json) && !('v' in json)) return ofFeedback(text, path, site);
  const { labels, problems } = readLabelLines(text, { file, exportedFor: reviewer });
  const isOther = ({ label, text: answer }: NewLabel) => answer !== undefined && answerHashOf(answer) !== label.answer;
  const wrong = labels
    .filter(isOther)
    .map(({ location }) => refused('The text of this label is not the answer that it names', location));
  return { labels: labels.filter((label) => !isOther(label)), problems: [...problems, ...wrong] };
}

const refused = (message: string, location: Problem['location'], hint?: string): Problem => ({
  code: 'RESULTS_UNREADABLE',
  severity: 'error',
  message,
  location,
  hint,
});

/** A review in a run folder names tests; their answers are in the results next to it. */
async function ofFeedback(text: string, path: string, site: ResultsSite): Promise<ImportedLabels> {
  const file = shownPath(path, site.cwd);
  const { feedback, problems } = readFeedback(text, { file });
  if (feedback === undefined) {
    // Other readers of the file only leave the review out.
    return { labels: [], problems: problems.map((problem) => ({ ...problem, severity: 'error' })) };
  }
  const { run } = await readResults([dirname(path)], site);
  const runId = basename(dirname(path));
  const read = feedback.tests.map((test) => labelOfReview(test, feedback, { results: run.results, runId }));
  return {
    labels: read.flatMap((each) => (typeof each === 'string' ? [] : each)),
    problems: [
      ...problems,
      ...read.flatMap((each) => (typeof each === 'string' ? refused(each, { file, line: 1, column: 1 }) : [])),
    ],
  };
}

/** The label that an entry of a review is, or the reason why it is none. */
function labelOfReview(
  { testId, verdict, notes, graderNotes = {} }: ReviewedTest,
  { reviewer = '', timestamp = '' }: Feedback,
  { results, runId }: { readonly results: readonly TestResult[]; readonly runId: string },
): NewLabel | string {
  const shown = `The review of "${cutEnd(testId, 60)}" is not a label`;
  const testResults = results.filter((result) => result.testId === testId && isReviewable(result));
  const [result] = testResults;
  if (verdict === undefined) return `${shown}: it has no verdict`;
  if (result === undefined) return `${shown}: the run has no answer to this test`;
  if (testResults.length > 1) return `${shown}: the run has ${testResults.length} answers to tests of this name`;
  const graders = Object.entries(graderNotes).flatMap(([grader, text]) => {
    // Only a text that begins with a verdict contradicts a grader, or agrees with it.
    const [, word = '', note = ''] = /^\s*(pass|fail)(?:ed|s)?\b[\s:,;.-]*(.*)$/is.exec(text) ?? [];
    const judged = judgements.find((each) => each === word.toLowerCase());
    return judged === undefined ? [] : [[grader, { verdict: judged, note: note || undefined }]];
  });
  const label = labelSchema().safeParse({
    ...unjudged(result, { runId }),
    verdict,
    graders: graders.length > 0 ? Object.fromEntries(graders) : undefined,
    notes,
    reviewer,
    time: timestamp,
    judgeSeen: true,
    sample: 'chosen',
  });
  return label.success ? { label: label.data, text: answerTextOf(result) } : `${shown}: ${whyNoLabel(label.error)}`;
}
