import type { FormerJob } from '../config/policy/workflow-inputs.ts';
import type { ReportOptions } from '../config/settings.ts';
import { artifactReader } from '../github/artifact-reader.ts';
import { isOwnServer } from '../github/artifact-upload.ts';
import type { Connect } from '../github/client.ts';
import { commits } from '../github/commits.ts';
import { type Job, keyOf } from '../github/job.ts';
import { workflowRuns } from '../github/workflow-runs.ts';
import type { Commits } from '../model/ports/artifacts.ts';
import type { Files } from '../model/ports/files.ts';
import type { EvidenceSource, HistoryFiles } from '../model/ports/history-store.ts';
import type { Clock, Log } from '../model/ports/machine.ts';
import type { Http } from '../model/ports/network.ts';
import { getOrMake } from '../model/values/once.ts';
import { BASELINE_WINDOW, type Baseline } from '../model/verdict/evidence.ts';
import { baseOf, findEvidence } from './evidence-artifact.ts';
import { historyBaseline } from './history-baseline.ts';
import { keyFolder, shortCommit } from './history-paths.ts';
import { folderOf, openStore } from './history-store.ts';
import { foundIn, joinedStores } from './pools.ts';
import { decodeRuns } from './run-file.ts';

/** Time limit for reading evidence. */
const LOOK_MS = 60_000;

interface Jobs {
  /** The keys of the jobs that made the results, if this job only reports them: their evidence takes precedence. */
  readonly legs?: readonly string[];
  /** The job in the base commit: without evidence under the names of a change, it is looked up under those. */
  readonly former?: FormerJob | undefined;
  /** ISO 8601: evidence that was stored later does not count. */
  readonly until?: string | undefined;
}

interface SourceRuntime {
  readonly cwd: string;
  readonly files: Files;
  readonly http: Http;
  readonly connect: Connect;
  readonly clock: Clock;
  readonly log: Log;
}

/** The evidence that runs of this job's workflow stored as artifacts; undefined outside GitHub. */
export function evidenceSource(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: SourceRuntime,
  jobs: Jobs = {},
): EvidenceSource | undefined {
  const { githubToken: token } = inputs;
  if (job === undefined) return undefined;
  if (token === undefined) return isOwnServer(job.serverUrl) ? undefined : WITHOUT_TOKEN;
  const { http, connect, clock, log } = runtime;
  const { legs = [], former, until } = jobs;
  const client = connect({ ...job, token });

  const look = async (outer: AbortSignal, run?: number): Promise<Baseline> => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
    const maxAgeDays = inputs.baselineMaxAge ?? BASELINE_WINDOW.days;
    const history = commits(client);
    const deps = {
      artifacts: artifactReader(client, http),
      // Legs of one run request the same commits.
      runs: { get: askedOnce(workflowRuns(client).get) },
      commits: {
        upTo: askedOnce(history.upTo),
        mergeBase: askedOnce(history.mergeBase),
        parents: askedOnce(history.parents),
        distance: askedOnce(history.distance),
      },
      now: clock.now(),
    };
    const lookFor = async (key: string, of: Job = job): Promise<Baseline> => {
      const question = { key, job: of, branch: inputs.baselineBranch, maxAgeDays, run, until };
      const evidence = await findEvidence(question, deps, signal);
      for (const step of evidence.steps) log.info(step);
      if (evidence.kind === 'unavailable') log.warn([evidence.why, evidence.hint ?? []].flat().join('\n'));
      if (evidence.kind !== 'found') return evidence;
      const { provenance, steps } = evidence;
      const decoded = decodeRuns(evidence.text);
      if (decoded.kind === 'read') return foundIn(decoded.value, { provenance: [provenance], steps });
      return {
        kind: 'unavailable',
        why: `the evidence of ${provenance.where} cannot be used: ${decoded.why}`,
        hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
        steps,
      };
    };
    const key = keyOf(inputs, job);
    const baseline = (await ofLegs(legs, lookFor)) ?? (await lookFor(key));
    if (baseline.kind !== 'none' || former === undefined) return baseline;
    const formerKey = keyOf({ ...inputs, commentKey: former.commentKey }, former);
    if (formerKey === key && former.workflowFile === job.workflowFile) return baseline;
    const renamed = await lookFor(formerKey, { ...job, workflowFile: former.workflowFile });
    return renamed.kind === 'none' ? baseline : renamed;
  };
  return {
    ofBaseBranch: (signal) => look(signal),
    ofRun: (run, signal) => look(signal, run),
    ofHistory: historyOf(inputs, job, { ...jobs, runtime, history: commits(client) }),
  };
}

/** The history of the base branch; its runs of newer commits than those where the changes begin come last. */
function historyOf(
  inputs: ReportOptions,
  job: Job,
  { legs = [], former, until, runtime, history }: Jobs & { readonly runtime: SourceRuntime; readonly history: Commits },
): EvidenceSource['ofHistory'] {
  const store = openStore(inputs, job, runtime);
  const base = baseOf(job, inputs.baselineBranch);
  if (store === undefined || base === undefined) return undefined;
  const keys = [...new Set([folderOf(inputs, job), ...legs.map(keyFolder)])];
  const formerKey = former && keyFolder(keyOf({ ...inputs, commentKey: former.commentKey }, former));

  const laterCommits = async (signal: AbortSignal) => {
    const start = await base.start(history, signal);
    const tip = await history.upTo(base.branch, signal);
    const at = tip.indexOf(start);
    const known = new Set((at < 0 ? await history.upTo(start, signal) : tip.slice(0, at)).map(shortCommit));
    // Far behind the branch, only the commits before are known.
    return (commit: string) => commit !== '' && known.has(commit) === at >= 0;
  };
  const read = async (folders: readonly string[], files: HistoryFiles, signal: AbortSignal): Promise<Baseline> => {
    const baseline = await historyBaseline(
      {
        store,
        files,
        folders,
        branch: base.branch,
        now: runtime.clock.now(),
        until: until === undefined ? undefined : Date.parse(until),
        maxAgeDays: inputs.baselineMaxAge,
        ownRun: job.run,
        laterCommits,
      },
      signal,
    );
    for (const step of baseline.steps ?? []) runtime.log.warn(step);
    return baseline;
  };
  return async (outer, files) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
    const baseline = await read(keys, files, signal);
    if (baseline.kind !== 'none' || formerKey === undefined || keys.includes(formerKey)) return baseline;
    const renamed = await read([formerKey], files, signal);
    return renamed.kind === 'none' ? baseline : renamed;
  };
}

/** Merges the evidence of several jobs into one baseline; undefined if none of them has any. */
async function ofLegs(
  keys: readonly string[],
  lookFor: (key: string) => Promise<Baseline>,
): Promise<Baseline | undefined> {
  const baselines: Baseline[] = [];
  for (const key of keys) {
    const baseline = await lookFor(key);
    if (baseline.kind === 'unavailable') return baseline;
    baselines.push(baseline);
  }
  const foundBaselines = baselines.filter((baseline) => baseline.kind === 'found');
  if (foundBaselines.length === 0) return undefined;
  const stored = joinedStores(foundBaselines.flatMap((baseline) => baseline.stored ?? []));
  const steps = baselines.flatMap((baseline) => baseline.steps ?? []);
  return foundIn(stored, { provenance: foundBaselines.flatMap(({ provenance }) => provenance), steps });
}

/** Caches the response to a request; the last argument is the signal. */
function askedOnce<A extends readonly unknown[], T>(ask: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...args) => getOrMake(answers, JSON.stringify(args.slice(0, -1)), () => ask(...args));
}

const noToken = async (): Promise<Baseline> => ({
  kind: 'unavailable',
  why: 'there is no token (github-token is empty)',
  hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
  lacksPermission: true,
});
const WITHOUT_TOKEN: EvidenceSource = { ofBaseBranch: noToken, ofRun: noToken };
