import { artifactReader } from '../../adapters/github/artifact-reader.ts';
import { isOwnServer } from '../../adapters/github/artifact-upload.ts';
import { commits } from '../../adapters/github/commits.ts';
import { workflowRuns } from '../../adapters/github/workflow-runs.ts';
import { WINDOW } from '../../evidence/pool.ts';
import { SAMPLES_FILE, sampleLines } from '../../evidence/samples.ts';
import { keyFolder, shortCommit, TREND } from '../../history/paths.ts';
import { decodeTrend, joinedTrend } from '../../history/trend.ts';
import type { Commits } from '../../model/ports/artifacts.ts';
import type { EvidenceSource, HistoryFiles } from '../../model/ports/history-store.ts';
import type { Baseline, EvidencePool, StoredSamples } from '../../model/verdict/evidence.ts';
import { type Job, keyOf } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';
import { historyBaseline } from '../history/history-baseline.ts';
import { folderOf } from '../history/history-key.ts';
import { openStore } from '../history/open-store.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { FormerJob } from '../policy/workflow-inputs.ts';
import { baseOf, type EvidenceSite, type FoundEvidence, findEvidence } from './evidence-artifact.ts';
import { readEvidenceText } from './evidence-files.ts';
import { reportedSteps } from './evidence-words.ts';

/** Time limit for reading evidence. */
const LOOK_MS = 60_000;

/**
 * The evidence that runs of this job's workflow stored as artifacts; undefined outside GitHub. `legs` are the keys of
 * the jobs that made the results, if this job only reports them: their evidence takes precedence over that of this job. `former`
 * is the job in the base commit: without evidence under the names of a change, it is looked up under those. Evidence that
 * was stored after `until` does not count.
 */
export function evidenceSource(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'http' | 'connect' | 'clock' | 'log'>,
  {
    legs = [],
    former,
    until,
  }: {
    readonly legs?: readonly string[];
    readonly former?: FormerJob | undefined;
    readonly until?: string | undefined;
  } = {},
): EvidenceSource | undefined {
  const { githubToken: token } = inputs;
  const { http, connect, clock, log } = runtime;
  if (job === undefined) return undefined;
  if (token === undefined) return isOwnServer(job.serverUrl) ? undefined : WITHOUT_TOKEN;
  const client = connect({ ...job, token });
  const look = async (outer: AbortSignal, run?: number): Promise<Baseline> => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
    const maxAgeDays = inputs.baselineMaxAge ?? WINDOW.days;
    const [runs, history] = [workflowRuns(client), commits(client)];
    const site: EvidenceSite = {
      artifacts: artifactReader(client, http),
      // Legs of one run request the same commits.
      runs: { get: askedOnce(runs.get) },
      commits: {
        upTo: askedOnce(history.upTo),
        mergeBase: askedOnce(history.mergeBase),
        parents: askedOnce(history.parents),
        distance: askedOnce(history.distance),
      },
      now: clock.now(),
    };
    const lookFor = async (key: string, of: Job = job): Promise<Baseline> => {
      const found = await findEvidence(
        { key, job: of, branch: inputs.baselineBranch, maxAgeDays, run, until },
        site,
        signal,
      );
      const baseline = asBaseline(found);
      const steps = [...found.steps, ...(baseline.steps ?? [])];
      for (const step of steps) log.info(step);
      if (found.kind === 'unavailable') log.warn([found.why, found.hint ?? []].flat().join('\n'));
      return { ...baseline, steps: steps.length > 0 ? reportedSteps(steps) : undefined };
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
    ofHistory: historyOf({ inputs, job, former, runtime, legs, until, history: commits(client) }),
  };
}

interface HistoryOf {
  readonly inputs: ReportOptions;
  readonly job: Job;
  readonly former: FormerJob | undefined;
  readonly runtime: Pick<Runtime, 'cwd' | 'files' | 'connect' | 'clock' | 'log'>;
  readonly legs: readonly string[];
  readonly until: string | undefined;
  readonly history: Commits;
}

/** The history of the base branch; its runs of newer commits than those where the changes begin come last. */
function historyOf({ inputs, job, former, runtime, legs, until, history }: HistoryOf): EvidenceSource['ofHistory'] {
  const store = openStore(inputs, job, runtime);
  const base = baseOf(job, inputs.baselineBranch);
  if (store === undefined || base === undefined) return undefined;
  const folders = [...new Set([folderOf(inputs, job), ...legs.map(keyFolder)])];
  const formerFolder = former && keyFolder(keyOf({ ...inputs, commentKey: former.commentKey }, former));

  const read = async (folders: readonly string[], files: HistoryFiles, signal: AbortSignal): Promise<Baseline> => {
    const found = await historyBaseline(
      {
        store,
        files,
        folders,
        branch: base.branch,
        now: runtime.clock.now(),
        until: until === undefined ? undefined : Date.parse(until),
        maxAgeDays: inputs.baselineMaxAge,
        ownRun: job.run,
        async laterCommits(within) {
          const start = await base.start(history, within);
          const tip = await history.upTo(base.branch, within);
          const at = tip.indexOf(start);
          const commits = new Set((at < 0 ? await history.upTo(start, within) : tip.slice(0, at)).map(shortCommit));
          // Far behind the branch, only the commits before are known.
          return (commit) => commit !== '' && commits.has(commit) === at >= 0;
        },
      },
      signal,
    );
    for (const step of found.steps ?? []) runtime.log.warn(step);
    return found;
  };

  return async (outer, files) => {
    const signal = AbortSignal.any([outer, AbortSignal.timeout(LOOK_MS)]);
    const found = await read(folders, files, signal);
    if (found.kind !== 'none' || formerFolder === undefined || folders.includes(formerFolder)) return found;
    const renamed = await read([formerFolder], files, signal);
    return renamed.kind === 'none' ? found : renamed;
  };
}

/** Merges the evidence of several jobs into one baseline; undefined if none of them has any. */
async function ofLegs(
  keys: readonly string[],
  lookFor: (key: string) => Promise<Baseline>,
): Promise<Baseline | undefined> {
  const looked: Baseline[] = [];
  for (const key of keys) {
    const baseline = await lookFor(key);
    if (baseline.kind === 'unavailable') return baseline;
    looked.push(baseline);
  }
  const found = looked.flatMap((baseline) => (baseline.kind === 'found' ? [baseline] : []));
  if (found.length === 0) return undefined;
  return {
    kind: 'found',
    pools: found.flatMap(({ pools }) => pools),
    provenance: found.flatMap(({ provenance }) => provenance),
    stored: joined(found.flatMap(({ stored }) => stored ?? [])),
    steps: reportedSteps(looked.flatMap(({ steps = [] }) => steps)),
  };
}

const joined = (parts: readonly StoredSamples[]): StoredSamples => ({
  samples: new Map(parts.flatMap(({ samples }) => [...samples])),
  trend: joinedTrend(...parts.map(({ trend }) => trend)),
  runs: [...new Set(parts.flatMap(({ runs }) => runs))],
});

/** Caches the response to a request; the last argument is the signal. */
function askedOnce<A extends readonly unknown[], T>(ask: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...args) => {
    const key = JSON.stringify(args.slice(0, -1));
    const answer = answers.get(key) ?? ask(...args);
    answers.set(key, answer);
    return answer;
  };
}

const noToken = async (): Promise<Baseline> => ({
  kind: 'unavailable',
  why: 'there is no token (github-token is empty)',
  hint: 'Remove the empty github-token, or set it to ${{ github.token }}; "baseline: none" compares with nothing.',
  lacksPermission: true,
});
const WITHOUT_TOKEN: EvidenceSource = { ofBaseBranch: noToken, ofRun: noToken };

function asBaseline(found: FoundEvidence): Baseline {
  if (found.kind !== 'found') {
    const { steps: _, ...baseline } = found;
    return baseline;
  }
  const pools: EvidencePool[] = [];
  const { runId = 0, where } = found.provenance;
  const steps: string[] = [];
  let stored: StoredSamples | undefined;
  const add = (name: string, part: Partial<StoredSamples> | undefined) => {
    if (part === undefined) steps.push(`${name} of ${where} cannot be read, and is not shown`);
    stored = { samples: new Map(), trend: [], runs: [runId], ...stored, ...part };
  };
  for (const { name, text } of found.texts) {
    if (name === SAMPLES_FILE) {
      const samples = sampleLines(text);
      add(name, samples && { samples });
      continue;
    }
    if (name === TREND) {
      const trend = decodeTrend(text);
      add(name, trend && { trend });
      continue;
    }
    const read = readEvidenceText(text, name);
    if (read.kind === 'refused') {
      return {
        kind: 'unavailable',
        why: `${name} of ${where} cannot be used: ${read.why}`,
        hint: 'Use the same version of eval-action as the base branch, or run it there again to store new evidence.',
      };
    }
    pools.push(...read.files.map(({ pool }) => pool));
  }
  return { kind: 'found', pools, provenance: [found.provenance], stored, steps };
}
