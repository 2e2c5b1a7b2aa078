import { basename, dirname, join, resolve } from 'node:path';
import type { Questions } from '../../../adapters/questions.ts';
import type { Terminal } from '../../../adapters/terminal.ts';
import { answerHashOf, answerTextOf } from '../../../labels/answer.ts';
import { chooseTests, sampleOf } from '../../../labels/choose-tests.ts';
import { unjudged } from '../../../labels/judges-of.ts';
import type { Label } from '../../../labels/label.ts';
import { UserError, userError } from '../../../model/errors.ts';
import { resultKey, type TestResult } from '../../../model/run/result.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { FEEDBACK_FILE, MAX_FEEDBACK_BYTES } from '../../../results/read/read-feedback.ts';
import { withReviewedTest } from '../../../results/write-feedback.ts';
import { isoTime } from '../../../shared/iso-time.ts';
import { foreignJsonOf } from '../../../shared/json.ts';
import { isMapping } from '../../../shared/mapping.ts';
import { type Redactor, redactor } from '../../../shared/secrets/redact.ts';
import { plural } from '../../../shared/text.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { openSiteToCheck } from '../../config/configured-site.ts';
import { secretsHere } from '../../config/environments.ts';
import { surveySuite } from '../../inspect/survey.ts';
import { labelPolicy } from '../../labels/label-settings.ts';
import { readStoredLabels, storeLabels } from '../../labels/label-store.ts';
import { type Reviewed, type ReviewItem, reviewTests } from '../../labels/review-session.ts';
import { reviewerName } from '../../labels/reviewer.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Site } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { runFiles } from '../../run-folder/earlier-run.ts';
import { newestRuns } from '../../run-folder/newest-runs.ts';
import { readResults } from '../../run-folder/read-results.ts';
import type { AskedReview } from '../argv/asked.ts';
import { inputsOf } from '../argv/input-flags.ts';

/** `eval-action review`: a person judges the answers of a run, at the terminal. */
export async function reviewCommand(asked: AskedReview, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  using questions = runtime.openQuestions();
  if (questions === undefined) throw noTerminal(howCalled(runtime, runtime.cwd));
  const site = await openSiteToCheck(inputsOf([], {}), runtime);
  const reviewer = await reviewerName(asked.reviewer, site);
  const path = asked.run === undefined ? (await newestRuns(runtime))[0] : resolve(runtime.cwd, asked.run);
  const folder = (await runtime.files.state(path)) === 'folder' ? path : dirname(path);
  const { run } = await readResults([path], runtime);
  const stored = await readStoredLabels(runtime);
  if (stored.problems.length > 0) throw new UserError(stored.problems);
  const known = {
    runId: basename(folder),
    labels: stored.labels.map(({ label }) => label),
    policy: labelPolicy(site.inputs),
  };
  const clean = redactor(await secretsHere(runtime), site.inputs);
  const chosen = clean.deep(chooseTests(run.results, asked, known));
  if (chosen.length === 0) throw nothingToReview(asked);
  const items = await itemsOf(chosen, { labels: known.labels, reviewer }, site);
  const sha = await commitOf(folder, runtime);
  const context = { asked, reviewer, folder, runId: known.runId, sha, clean };
  const labelled = await session(items, context, { site, questions, terminal });
  const where = `${plural('test', labelled)} labelled, in .agentv/labels. Commit this folder to share the labels.`;
  terminal.print(`\n${labelled === 0 ? 'No test labelled.' : where}`);
  return 0;
}

/** The commit that was tested, as the report of the run says. Larger reports are not read for it. */
async function commitOf(folder: string, { files }: Runtime): Promise<string | undefined> {
  const path = join(folder, runFiles.report);
  if ((await files.state(path)) !== 'file') return undefined;
  const report = foreignJsonOf(await files.read(path, MAX_REPORT_BYTES).catch(() => ''));
  const commit = isMapping(report) ? report['commit'] : undefined;
  const sha = isMapping(commit) ? commit['sha'] : undefined;
  return typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : undefined;
}

const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const noTerminal = (program: string) =>
  userError('INPUT_INVALID', 'Reviewing needs a terminal, and there is none here', {
    hint: `Review in the HTML report instead: "${program} open", "Export labels", then "${program} labels import FILE".`,
  });

const nothingToReview = ({ only }: AskedReview) =>
  userError('NOTHING_MATCHED', 'There is nothing to review', {
    hint: only === undefined ? 'The run has no answers.' : `Leave out --only ${only} to review all tests.`,
  });

/** Tests that the reviewer has labelled already come last, so that an interrupted review goes on where it ended. */
async function itemsOf(
  chosen: readonly TestResult[],
  { labels, reviewer }: { readonly labels: readonly Label[]; readonly reviewer: string },
  site: Site,
): Promise<ReviewItem[]> {
  const own = new Map(
    labels
      .filter((label) => label.reviewer === reviewer)
      .map((label) => [JSON.stringify([resultKey(label), label.answer]), judgedIn(label)]),
  );
  const criteria = await criteriaOf(chosen, site);
  const items = chosen.map((result): ReviewItem => {
    const answer = answerHashOf(answerTextOf(result));
    const earlier = own.get(JSON.stringify([resultKey(result), answer]));
    return { result, criteria: criteria.get(JSON.stringify([result.suiteFile, result.testId])), earlier };
  });
  return items.toSorted((a, b) => Number(a.earlier !== undefined) - Number(b.earlier !== undefined));
}

const judgedIn = ({ verdict, graders, notes }: Label): ReviewItem['earlier'] => ({
  verdict,
  ...(notes !== undefined && { notes }),
  ...(graders && { graders }),
});

/** The criteria of tests whose suites are in this checkout; results do not have them. */
async function criteriaOf(results: readonly TestResult[], site: Site): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(results.map(({ suiteFile }) => suiteFile))];
  const found = new Map<string, string>();
  for (const file of files) {
    const path = resolve(site.cwd, file);
    if ((await site.runtime.files.state(path)) !== 'file') continue;
    const { suite } = await surveySuite(path, site);
    for (const test of suite?.tests ?? []) {
      if (test.kind === 'test') found.set(JSON.stringify([file, test.id]), test.criteria);
    }
  }
  return found;
}

interface Context {
  readonly asked: AskedReview;
  readonly reviewer: string;
  readonly folder: string;
  readonly runId: string;
  /** The commit of the run. */
  readonly sha: string | undefined;
  /** Removes secrets from what the person types. */
  readonly clean: Redactor;
}

interface SessionSite {
  readonly site: Site;
  readonly questions: Questions;
  readonly terminal: Terminal;
}

/** Asks about all items; returns how many were labelled. */
async function session(
  items: readonly ReviewItem[],
  context: Context,
  { site, questions, terminal }: SessionSite,
): Promise<number> {
  const { runtime, inputs } = site;
  if (inputs.labelsKeepAnswers) {
    const many = plural('test', items.length);
    terminal.print(
      `The answers of ${many} are stored in this repository as you label them, in .agentv/labels/answers.`,
    );
  }
  const labelled = new Set<ReviewItem>();
  let isWarned = false;
  await reviewTests(items, {
    ask: (question) => questions.ask(question),
    print: (text) => terminal.print(text),
    paint: paintFor(terminal),
    columns: terminal.screen,
    showsJudge: context.asked.showsJudge,
    async save(item, reviewed, earlier) {
      const label = context.clean.deep(labelOf(item, reviewed, context, runtime));
      await storeLabels([{ label, ...(inputs.labelsKeepAnswers && { text: answerTextOf(item.result) }) }], runtime);
      const removedNotes = label.notes === undefined ? earlier?.notes : undefined;
      const isWritten = await writeFeedback(
        { ...label, removedNotes: context.clean.deep(removedNotes) },
        context,
        runtime,
      );
      if (!isWritten && !isWarned) {
        const file = shownPath(join(context.folder, FEEDBACK_FILE), runtime.cwd);
        terminal.complain(
          `${file} is the review of another person, or not in the form of AgentV: it is left as it is. The labels are stored.`,
        );
      }
      isWarned ||= !isWritten;
      labelled.add(item);
    },
  });
  return labelled.size;
}

const labelOf = ({ result }: ReviewItem, reviewed: Reviewed, context: Context, { clock }: Runtime): Label => ({
  ...unjudged(result, context),
  ...reviewed,
  reviewer: context.reviewer,
  time: isoTime(clock.now()),
  sample: sampleOf(context.asked),
});

interface Removing extends Label {
  readonly removedNotes: string | undefined;
}

/** The same judgement for AgentV, next to the results. */
async function writeFeedback(label: Removing, { folder, runId }: Context, { files }: Runtime): Promise<boolean> {
  const path = join(folder, FEEDBACK_FILE);
  const isThere = (await files.state(path)) === 'file';
  const text = withReviewedTest(isThere ? await files.read(path, MAX_FEEDBACK_BYTES) : undefined, { ...label, runId });
  if (text === undefined || Buffer.byteLength(text) > MAX_FEEDBACK_BYTES) return false;
  await files.write(path, text);
  return true;
}
