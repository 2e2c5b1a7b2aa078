import { join } from 'node:path';
import type { GateInputs, RunToDecide } from '../config/gate-inputs.ts';
import type { ReportOptions } from '../config/settings.ts';
import { toComparedResult } from '../gate/compared-result.ts';
import { evidenceArtifact } from '../github/artifact-names.ts';
import { whyNoArtifacts } from '../github/artifact-upload.ts';
import type { Job } from '../github/job.ts';
import type { ArtifactWriter } from '../model/ports/artifacts.ts';
import type { Files } from '../model/ports/files.ts';
import type { Clock, Env } from '../model/ports/machine.ts';
import type { Reporter } from '../model/ports/reporter.ts';
import { withMembers } from '../model/run/grade.ts';
import type { AnswerLine, MeasuredRun, SuiteLine, TestFact } from '../model/run/measured-run.ts';
import type { RunResult, TestResult, Trial } from '../model/run/result.ts';
import { isReused, isSameSuite, resultKey, startOf } from '../model/run/result-keys.ts';
import { outcomeOf } from '../model/run/result-outcome.ts';
import type { Side } from '../model/run/side.ts';
import { DAY_MS, isoTime } from '../model/text/iso-time.ts';
import { plural } from '../model/text/text.ts';
import { grouped, groupedBy } from '../model/values/grouped.ts';
import { sum } from '../model/values/sums.ts';
import { BASELINE_WINDOW } from '../model/verdict/evidence.ts';
import type { Report } from '../model/verdict/report.ts';
import type { Redactor } from '../platform/secrets/redactor.ts';
import { notTaken } from '../reports/reporters/not-taken.ts';
import { type EncodedAnswers, encodeAnswers, mergeAnswers } from './answers.ts';
import { RUN_EVIDENCE } from './evidence-files.ts';
import { measuredRuns, type RunOrigin } from './measured-run.ts';
import { onlyIn, poolsOf, prunePool } from './pools.ts';
import { byStart, EVIDENCE_FILE, encodeRuns, newestHeads, runName } from './run-file.ts';
import { isTrusted, whyNotStored } from './trust.ts';

/** What a run left for later runs. */
export interface StoredEvidence extends Pick<EncodedAnswers, 'omitted'> {
  /** Absolute. */
  readonly path: string;
}

interface EvidenceFileDeps {
  readonly files: Files;
  readonly env: Env;
  readonly clock: Clock;
  readonly redactor: Redactor;
}

/**
 * Writes what a trusted run measured, together with what is left of the baseline, into one file in the folder of the run; on
 * GitHub with its answers. A run that is not complete, of some tests only, or that measured nothing, leaves none; a failed one
 * does. An unreadable baseline must not be replaced by a shorter one.
 */
export async function leaveEvidence(
  report: Report,
  { run, folder, gateInputs }: RunToDecide,
  { files, env, clock, redactor }: EvidenceFileDeps,
): Promise<StoredEvidence | undefined> {
  const { inputs, baseline } = gateInputs;
  // With the results of only some tests, the others would look removed.
  const isPartial = run.selected?.includes('tests') || run.shard !== undefined;
  if (inputs.evidence === 'never' || !isTrusted(env) || isPartial) return undefined;
  const path = join(folder, RUN_EVIDENCE, EVIDENCE_FILE);
  const origin = originOf(env);
  const isUsable =
    run.complete &&
    !run.dryRun &&
    !['invalid', 'cancelled'].includes(report.verdict.kind) &&
    baseline.kind !== 'unavailable';
  const runs = isUsable ? runsToStore(report, run, gateInputs, { origin, now: clock.now() }) : [];
  if (runs.length === 0) {
    if ((await files.state(path)) === 'file') await files.removeFile(path);
    return undefined;
  }

  let answers: EncodedAnswers = { text: '', omitted: [] };
  if (inputs.samples && env['GITHUB_ACTIONS'] === 'true') {
    const earlier = (baseline.kind === 'found' && baseline.stored?.answers) || new Map<string, string>();
    const maxAgeMs = (inputs.baselineMaxAge ?? BASELINE_WINDOW.days) * DAY_MS;
    const oldest = isoTime(Math.max(0, Date.parse(startOf(run)) - maxAgeMs));
    // Secrets first: a cut could leave a part of one.
    answers = encodeAnswers(redactor.deep(mergeAnswers(answersOf(run, origin), earlier, oldest)));
  }
  await files.write(path, `${encodeRuns(runs)}${answers.text}`);
  return { path, omitted: answers.omitted };
}

/**
 * Whether later runs trust this run of a job: it stores its artifacts, or leaves the files to the job, on a trusted
 * branch.
 */
export const leavesEvidence = (
  { baselineBranch, uploadArtifacts }: Pick<ReportOptions, 'baselineBranch' | 'uploadArtifacts'>,
  job: Job | undefined,
  env: Env,
): boolean =>
  job !== undefined &&
  (!uploadArtifacts || whyNoArtifacts(env) === undefined) &&
  whyNotStored(job, baselineBranch) === undefined;

/** The workflow run and its commit; empty elsewhere. */
export function originOf(env: Env): RunOrigin {
  const run = Number(env['GITHUB_RUN_ID']);
  if (env['GITHUB_ACTIONS'] !== 'true' || !(run > 0)) return {};
  const attempt = Number(env['GITHUB_RUN_ATTEMPT'] || 1);
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  return {
    sha: env['GITHUB_SHA'],
    ref: env['GITHUB_REF'] || undefined,
    run_id: run,
    attempt,
    url: server && repository ? `${server}/${repository}/actions/runs/${run}/attempts/${attempt}` : undefined,
  };
}

/** The run and its rounds of seeds, and what still counts of earlier runs; of older ones, the lines of their suites. */
function runsToStore(
  report: Report,
  run: RunResult,
  { inputs, baseline }: GateInputs,
  { origin, now }: { readonly origin: RunOrigin; readonly now: number },
): MeasuredRun[] {
  const { pools: earlier = [], stored } = baseline.kind === 'found' ? baseline : {};
  const measured = measuredRuns(run, origin, { report, earlier });
  const ownSuites = measured[0]?.suites ?? [];
  const deselected = report.comparison.absentSuites?.filter(({ why }) => why === 'deselected') ?? [];
  // Where an earlier suite is now: under the current file of the suite in this run, and in its place if inputs left it out.
  // Undefined for one that the base branch no longer has.
  const placeOf = (suite: SuiteLine) => {
    if (deselected.some(isSameSuite(suite))) return suite;
    const namesakes = ownSuites.filter((each) => each.suite === suite.suite && each.target === suite.target);
    if (namesakes.some(({ file }) => file === suite.file)) return suite;
    const [only, ...others] = namesakes;
    // A suite with its own baseline did not move here.
    if (only === undefined || others.length > 0 || earlier.some(isSameSuite(only))) return undefined;
    return { ...suite, file: only.file };
  };
  const stillThere = (stored?.runs ?? []).map((each) => {
    const places = each.suites.map(placeOf);
    const isThere = ({ s }: { readonly s: number }) => places[s] !== undefined;
    return {
      ...each,
      suites: each.suites.map((suite, s) => places[s] ?? suite),
      tests: each.tests.filter(isThere),
      accepted: each.accepted.filter(isThere),
    };
  });
  // Runs that several artifacts have become one, with the suites of each; oldest first.
  const groups = groupedBy([...measured, ...stillThere], (each) => runName(each.run));
  const all = [...groups.values()].map(([first, ...others]) => others.reduce(withSuitesOf, first)).sort(byStart);
  // A shard that is run again the next day ends long after the others began.
  const newest = isoTime(Math.max(Date.parse(run.startedAt), now));
  const pools = poolsOf(all).map((pool) => prunePool(pool, run.startedAt, inputs.baselineMaxAge, newest));
  if (pools.every(({ tests }) => tests.length === 0)) return [];

  const counting = onlyIn(pools, all);
  const isHead = ({ tests, accepted }: MeasuredRun) => tests.length === 0 && accepted.length === 0;
  const heads = newestHeads(counting.filter((each) => isHead(each) && each.suites.length > 0));
  return [...heads, ...counting.filter((each) => !isHead(each))].sort(byStart);
}

function withSuitesOf(run: MeasuredRun, other: MeasuredRun): MeasuredRun {
  const added = other.suites.filter((suite) => !run.suites.some(isSameSuite(suite)));
  const at = new Map(added.map((suite, index) => [suite, run.suites.length + index]));
  const moved = <Line extends { readonly s: number }>(lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => {
      const suite = other.suites[line.s];
      const s = suite && at.get(suite);
      return s === undefined ? [] : [{ ...line, s }];
    });
  return {
    ...run,
    suites: [...run.suites, ...added],
    tests: [...run.tests, ...moved(other.tests)],
    accepted: [...run.accepted, ...moved(other.accepted)],
  };
}

/** All trials of each test whose answers are known: planned ones, re-runs and seeds, in this order. */
function answersOf(run: RunResult, origin: RunOrigin): AnswerLine[] {
  const time = startOf(run);
  const from = {
    run: runName({ v: 1, type: 'run', complete: true, ...origin, time }),
    sha: origin.sha,
    kind: 'base',
  } as const;
  const facts = new Map(run.results.map((result) => [resultKey(result), factOf(result, time)]));
  const extra = (run.extraTrials ?? []).flatMap(({ purpose, result }) => (purpose === 'control' ? [] : [result]));
  const measured = [...run.results, ...extra].filter((result) => !isReused(result) && hasAnswer(result));
  return [...grouped(measured, (result) => [resultKey(result)]).values()].map((results) => {
    const [first] = results;
    const { suiteFile, suite, testId, target, measure, subject } = first;
    const sides = results
      .filter(({ targetUsed }) => targetUsed === undefined)
      .flatMap((result): Side[] => [
        ...(result.trialSamples ?? []).map(({ side }) => ({ ...side, from: { ...side.from, ...from } })),
        toComparedResult(result, from),
      ]);
    const fact = facts.get(resultKey(first));
    return { type: 'answer', key: [suiteFile, suite, testId, target], measure, subject, fact, sides };
  });
}

const hasAnswer = (result: TestResult): boolean => outcomeOf(result).score !== undefined;

/** What one trial of a test took. Answers from a cache took nothing, and later runs may need new ones. */
function factOf(result: TestResult, time: string): TestFact | undefined {
  if (isReused(result) || !hasAnswer(result)) return undefined;
  const { trials, evalRun } = result;
  const all: readonly Pick<Trial, 'durationMs' | 'tokenUsage' | 'scores' | 'cached'>[] = trials ?? [result];
  const measured = all.filter(({ cached, durationMs }) => !cached && durationMs !== undefined);
  const count = measured.length;
  if (count === 0) return undefined;

  const scores = measured.flatMap((trial) => trial.scores.flatMap(withMembers));
  const judged = scores.filter(({ costUsd, tokenUsage }) => costUsd !== undefined || tokenUsage !== undefined);
  const usages = [...measured, ...judged].flatMap(({ tokenUsage }) => tokenUsage ?? []);
  const costs = judged.flatMap(({ costUsd }) => costUsd ?? []);
  const msOf = ({ durationMs = 0, scores: graded }: (typeof measured)[number]) =>
    durationMs + sum(graded.map((score) => score.durationMs));
  const tokens = {
    input: sum(usages.map(({ input }) => input)) / count,
    output: sum(usages.map(({ output }) => output)) / count,
  };
  return {
    time,
    durationMs: trials === undefined ? evalRun.durationMs : sum(measured.map(msOf)) / count,
    tokens: usages.length > 0 ? tokens : undefined,
    judgeCalls: judged.length / count,
    judgeUsd: costs.length > 0 ? sum(costs) / count : undefined,
  };
}

interface EvidenceUpload {
  readonly key: string;
  readonly job: Job;
  /** A branch other than the default one that changes are compared with. */
  readonly branch?: string | undefined;
  readonly retentionDays?: number | undefined;
  readonly writer: ArtifactWriter;
  readonly whyNone?: string | undefined;
  readonly evidence: StoredEvidence;
  /** The folder of the evidence: absolute. */
  readonly folder: string;
  signal(): AbortSignal;
}

const NAME = 'evidence';

/** Uploads the evidence of a run of a trusted branch for later runs. */
export const evidenceReporter = (upload: EvidenceUpload): Reporter => ({
  name: NAME,
  async deliver() {
    const { key, job, writer, evidence } = upload;
    const why = upload.whyNone ?? whyNotStored(job, upload.branch);
    if (why !== undefined) return { kind: 'notNeeded', name: NAME, why };
    try {
      const name = evidenceArtifact(key);
      const artifact = { name, folder: upload.folder, files: [evidence.path], retentionDays: upload.retentionDays };
      const signal = upload.signal();
      let result = await writer.upload(artifact, signal);
      if (result.kind === 'nameTaken' && job.attempt > 1) {
        // An earlier attempt has stored it; the name is the same for all, so that one request finds it.
        await writer.remove(name, signal);
        result = await writer.upload(artifact, signal);
      }
      if (result.kind === 'uploaded') {
        const omitted = evidence.omitted.map(({ what, tests }) => `${what} of ${plural('test', tests)}`);
        const without = omitted.length === 0 ? '' : ` (without ${omitted.join(', ')})`;
        return { kind: 'delivered', name: NAME, where: `${name}${without}` };
      }
      return {
        kind: 'notDelivered',
        name: NAME,
        why: `Another job of this run already stores evidence with the key "${key}"`,
        hint: 'Give each of them its own comment-key, such as the values of its matrix. If an upload of an earlier attempt broke, start a new run of the workflow.',
      };
    } catch (error) {
      // Always available, whatever the workflow sets: the runner has its own token.
      return notTaken(NAME, error, undefined, undefined);
    }
  },
});
