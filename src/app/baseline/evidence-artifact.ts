import { isOwnServer } from '../../adapters/github/artifact-upload.ts';
import { MAX_EVIDENCE_BYTES } from '../../evidence/codec.ts';
import { SAMPLES_FILE } from '../../evidence/samples.ts';
import {
  type Candidate,
  lookAt,
  nearestFirst,
  type Placed,
  type TrustRules,
  whyNotTrusted,
} from '../../evidence/trust.ts';
import { TREND } from '../../history/paths.ts';
import { UserError } from '../../model/errors.ts';
import type { ArtifactInfo, ArtifactReader, Commits, NamedArtifacts } from '../../model/ports/artifacts.ts';
import type { WorkflowRuns } from '../../model/ports/pull-requests.ts';
import { lacksPermission, ServiceError } from '../../model/ports/service-error.ts';
import type { Provenance, Unavailable } from '../../model/verdict/evidence.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { permissionHint } from '../../reports/reporters/not-taken.ts';
import { plural } from '../../shared/text.ts';
import type { Job } from '../action/job.ts';
import { evidenceArtifact } from './artifact-names.ts';
import { ageText, distanceText, runText } from './evidence-words.ts';

export interface EvidenceQuestion {
  /** The key of the comment: each has its own evidence. */
  readonly key: string;
  readonly job: Job;
  /** Instead of the base branch. */
  readonly branch?: string | undefined;
  readonly maxAgeDays: number;
  /** Only the evidence of this run; the user who names it vouches for its branch and event. */
  readonly run?: number | undefined;
  /** ISO 8601. Evidence that was stored later does not count. */
  readonly until?: string | undefined;
}

export interface EvidenceSite {
  readonly artifacts: ArtifactReader & NamedArtifacts;
  readonly runs: Pick<WorkflowRuns, 'get'>;
  readonly commits: Commits;
  readonly now: number;
}

interface EvidenceText {
  readonly name: string;
  readonly text: string;
}

/** The result of a search; each step is a sentence for the log. Texts are still to be parsed as evidence. */
export type FoundEvidence = { readonly steps: readonly string[] } & (
  | { readonly kind: 'found'; readonly texts: readonly EvidenceText[]; readonly provenance: Provenance }
  | { readonly kind: 'none'; readonly why: string; readonly isUnusable?: true }
  | Unavailable
);

/**
 * Finds the evidence of the nearest trusted run of the base branch: at the commit that the changes are merged into, else
 * before it, else after it. One artifact contains all evidence, so one is enough.
 */
export async function findEvidence(
  question: EvidenceQuestion,
  site: EvidenceSite,
  signal: AbortSignal,
): Promise<FoundEvidence> {
  const steps: string[] = [];
  try {
    if (isOwnServer(question.job.serverUrl)) return { kind: 'none', why: OWN_SERVER, isUnusable: true, steps };
    const look = question.run === undefined ? lookAround : lookInRun;
    return { ...(await look(question, site, steps, signal)), steps };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return {
      kind: 'unavailable',
      why: `could not look up the evidence of the base branch: ${error.message}`,
      ...(lacksPermission(error) && { hint: permissionHint('actions: read'), lacksPermission: true as const }),
      steps,
    };
  }
}

const OWN_SERVER = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';

type Outcome =
  | { readonly kind: 'found'; readonly texts: readonly EvidenceText[]; readonly provenance: Provenance }
  | { readonly kind: 'none'; readonly why: string; readonly isUnusable?: true }
  | Unavailable;

async function lookAround(
  question: EvidenceQuestion,
  site: EvidenceSite,
  steps: string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const { job } = question;
  const base = baseOf(job, question.branch);
  if (base === undefined) {
    return { kind: 'unavailable', why: 'the base branch is not known', hint: 'Set baseline-branch.' };
  }
  const name = evidenceArtifact(question.key);
  const rules: TrustRules = {
    repositoryId: job.repositoryId,
    branch: base.branch,
    workflow: job.workflowFile,
    ownRun: job.run,
    now: site.now,
    maxAgeDays: question.maxAgeDays,
  };
  const all = await site.artifacts.named(name, (each) => lookAt(each, rules).kind === 'candidate', signal);
  steps.push(`Searching for evidence in ${name}: ${plural('artifact', all.length)}`);
  const refusals: string[] = [];
  const lost: string[] = [];
  const candidates = all.flatMap((artifact): Candidate[] => {
    if (isLater(artifact.createdAt, question.until)) {
      refusals.push(`${runText(artifact)}: skipped, it was stored after this workflow run began`);
      return [];
    }
    const looked = lookAt(artifact, rules);
    if (looked.kind === 'candidate') return [looked.candidate];
    refusals.push(`${runText(artifact)}: skipped, ${looked.why}`);
    if (looked.remedy !== undefined) lost.push(`${runText(artifact)}: skipped, ${looked.why}; ${looked.remedy}`);
    return [];
  });
  steps.push(...refusals);
  const [newest = refusals[0]] = lost;
  const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
  const none: Outcome = {
    kind: 'none',
    why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
    isUnusable: lost.length > 0 ? true : undefined,
  };
  if (candidates.length === 0) return none;

  const start = await base.start(site.commits, signal);
  const before = await site.commits.upTo(start, signal);
  const atOrBefore = nearestFirst(candidates, before);
  const broken: string[] = [];
  const lookup = { rules, site, notes: { steps, broken } };
  return (
    (await firstTrusted(atOrBefore, lookup, signal)) ??
    (await firstTrusted(await farBefore(candidates, before, site, signal), lookup, signal)) ??
    (await firstTrusted(await later(candidates, { start, branch: base.branch }, site, signal), lookup, signal)) ??
    (broken[0] === undefined
      ? none
      : { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken[0]}` })
  );
}

const isLater = (createdAt: string | undefined, until: string | undefined): boolean =>
  createdAt !== undefined && until !== undefined && Date.parse(createdAt) > Date.parse(until);

/** Number of commits that one request returns. */
const HISTORY = 100;
/** Maximum number of older commits that are looked up one by one. */
const MAX_OLDER_COMMITS = 5;

/** Evidence older than all known commits, the nearest first. */
async function farBefore(
  candidates: readonly Candidate[],
  before: readonly string[],
  { commits }: EvidenceSite,
  signal: AbortSignal,
): Promise<Placed[]> {
  const [start] = before;
  if (start === undefined || before.length < HISTORY) return [];
  const known = new Set(before);
  const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !known.has(sha));
  const placed: Placed[] = [];
  for (const sha of shas.slice(0, MAX_OLDER_COMMITS)) {
    const distance = await commits.distance(sha, start, signal);
    const own = candidates.filter(({ origin }) => origin.sha === sha);
    if (distance !== undefined) placed.push(...own.map((candidate) => ({ candidate, distance: -distance })));
  }
  return placed.sort((a, b) => b.distance - a.distance);
}

/** The steps of the lookup, and why trusted evidence could not be read: damaged, or listed but missing. */
interface Notes {
  readonly steps: string[];
  readonly broken: string[];
}

/** Evidence of the branch's newer commits: used with a note if nothing else is available. */
async function later(
  candidates: readonly Candidate[],
  { start, branch }: { readonly start: string; readonly branch: string },
  { commits }: EvidenceSite,
  signal: AbortSignal,
): Promise<Placed[]> {
  const tip = await commits.upTo(branch, signal);
  const at = tip.indexOf(start);
  return nearestFirst(candidates, [], at < 0 ? tip : tip.slice(0, at));
}

/** Runs that are not trusted must not hide one that is. */
const MAX_RUNS = 50;

interface Lookup {
  readonly rules: TrustRules;
  readonly site: EvidenceSite;
  readonly notes: Notes;
}

async function firstTrusted(
  placed: readonly Placed[],
  { rules, site, notes }: Lookup,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  for (const { candidate, distance } of placed.slice(0, MAX_RUNS)) {
    const run = await site.runs.get(candidate.origin.run, signal);
    const why = whyNotTrusted(run, candidate, rules);
    if (why !== undefined) {
      notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
      continue;
    }
    const texts = await textsOf(candidate, site, notes, signal);
    if (texts === undefined) continue;
    const where = `${ageText(site.now - Date.parse(candidate.createdAt))} old, ${distanceText(distance)}`;
    notes.steps.push(`${runText(candidate)}: used, ${where}`);
    return {
      kind: 'found',
      texts,
      provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance),
    };
  }
  return undefined;
}

async function lookInRun(
  { key, job, run = 0 }: EvidenceQuestion,
  site: EvidenceSite,
  steps: string[],
  signal: AbortSignal,
): Promise<Outcome> {
  const name = evidenceArtifact(key);
  const artifact = (await site.artifacts.list(run, signal)).find((each) => each.name === name);
  if (artifact === undefined || artifact.isExpired) {
    const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
    return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
  }
  const { origin } = artifact;
  const own = job.repositoryId ?? origin?.repositoryId;
  if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
    return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
  }
  const broken: string[] = [];
  const texts = await textsOf(artifact, site, { steps, broken }, signal);
  if (texts === undefined) {
    return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...broken].join(': ') };
  }
  steps.push(`${runText(artifact)}: used, as requested`);
  return { kind: 'found', texts, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}

/** One file for each suite and target, as in the run folder, and what reports and plans read. */
const isEvidence = (name: string): boolean => name === SAMPLES_FILE || /^[\w@.-]+\.json$/.test(name);
const isPool = (name: string): boolean => name !== SAMPLES_FILE && name !== TREND;

const LIMITS = {
  archiveBytes: MAX_EVIDENCE_BYTES,
  entries: 5000,
  entryBytes: MAX_EVIDENCE_BYTES,
  totalBytes: 4 * MAX_EVIDENCE_BYTES,
};

/**
 * Undefined for an unusable artifact, which the notes explain. Throws a `ServiceError` if the store does not respond.
 */
async function textsOf(
  artifact: ArtifactInfo,
  { artifacts }: EvidenceSite,
  { steps, broken }: Notes,
  signal: AbortSignal,
): Promise<EvidenceText[] | undefined> {
  try {
    const files = await artifacts.download(artifact, { isWanted: isEvidence, limits: LIMITS, signal });
    const texts = [...files].map(([name, bytes]) => ({ name, text: Buffer.from(bytes).toString('utf8') }));
    if (texts.some(({ name }) => isPool(name))) return texts.sort((a, b) => (a.name < b.name ? -1 : 1));
    steps.push(`${runText(artifact)}: skipped, it has no evidence`);
  } catch (error) {
    const isGone = error instanceof ServiceError && error.fault === 'missing';
    if (!isGone && !(error instanceof UserError)) throw error;
    const why = error instanceof UserError ? (error.problems[0]?.message ?? '') : error.message;
    steps.push(`${runText(artifact)}: skipped. ${oneLine(why)}`);
    broken.push(oneLine(why));
  }
  return undefined;
}

const provenanceOf = (
  { createdAt, origin }: Candidate | (ArtifactInfo & Pick<Candidate, 'origin'>),
  where: string,
  distance?: number,
) =>
  ({
    from: 'artifact',
    where,
    runId: origin.run,
    sha: origin.sha,
    branch: origin.branch,
    writtenAt: createdAt,
    commitsBefore: distance !== undefined && distance <= 0 ? Math.abs(distance) : undefined,
  }) satisfies Provenance;

interface Base {
  readonly branch: string;
  /** The commit that the changes are added to. */
  start(commits: Commits, signal: AbortSignal): Promise<string>;
}

/**
 * A pull request and a merge group are compared with the commit that they are merged into, a run on the branch with the
 * commits before it, and everything else with the commit where it left its base branch: also a pull request whose head
 * alone is checked out. Undefined if no branch is known.
 */
export function baseOf({ base, ref, head }: Job, named: string | undefined): Base | undefined {
  const branch = named ?? base?.branch;
  if (branch === undefined) return undefined;
  return {
    branch,
    async start(commits, signal) {
      if (base?.sha !== undefined && branch === base.branch) return base.sha;
      return ref === `refs/heads/${branch}` ? head : commits.mergeBase(branch, head, signal);
    },
  };
}
