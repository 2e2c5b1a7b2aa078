import { evidenceArtifact } from '../github/artifact-names.ts';
import { isOwnServer } from '../github/artifact-upload.ts';
import type { Job } from '../github/job.ts';
import { UserError } from '../model/errors.ts';
import type { ArtifactInfo, ArtifactReader, Commits, NamedArtifacts } from '../model/ports/artifacts.ts';
import type { WorkflowRuns } from '../model/ports/pull-requests.ts';
import { lacksPermission, permissionHint, ServiceError } from '../model/ports/service-error.ts';
import { plural } from '../model/text/text.ts';
import type { Provenance } from '../model/verdict/assessment.ts';
import type { Unavailable } from '../model/verdict/evidence.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { answerLimits } from './answers.ts';
import { EVIDENCE_FILE, MAX_EVIDENCE_BYTES } from './run-file.ts';
import {
  type CandidateOnBranch,
  type EvidenceCandidate,
  nearestFirst,
  ageText as ofDays,
  screen,
  type TrustRules,
  whyNotTrusted,
} from './trust.ts';

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

interface EvidenceDeps {
  readonly artifacts: ArtifactReader & NamedArtifacts;
  readonly runs: Pick<WorkflowRuns, 'get'>;
  readonly commits: Commits;
  readonly now: number;
}

type SearchOutcome =
  | { readonly kind: 'found'; readonly text: string; readonly provenance: Provenance }
  | { readonly kind: 'none'; readonly why: string; readonly isUnusable?: true | undefined }
  | Unavailable;

/** The result of a search; each step is a sentence for the log. The text is still to be parsed as evidence. */
type FoundEvidence = SearchOutcome & { readonly steps: readonly string[] };

/** What a search notes: its steps, and why trusted evidence could not be read: damaged, or listed but missing. */
interface SearchNotes {
  readonly steps: string[];
  readonly broken: string[];
}

/**
 * Finds the evidence of the nearest trusted run of the base branch: at the commit that the changes are merged into, else
 * before it, else after it. One artifact contains all evidence, so one is enough.
 */
export async function findEvidence(
  question: EvidenceQuestion,
  deps: EvidenceDeps,
  signal: AbortSignal,
): Promise<FoundEvidence> {
  const notes: SearchNotes = { steps: [], broken: [] };
  const { steps } = notes;
  try {
    if (isOwnServer(question.job.serverUrl)) {
      const why = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
      return { kind: 'none', why, isUnusable: true, steps };
    }
    const look = question.run === undefined ? lookAround : lookInRun;
    return { ...(await look(question, deps, notes, signal)), steps };
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

async function lookAround(
  question: EvidenceQuestion,
  deps: EvidenceDeps,
  notes: SearchNotes,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const { job, until } = question;
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
    now: deps.now,
    maxAgeDays: question.maxAgeDays,
  };
  const isTooLate = ({ createdAt }: ArtifactInfo): boolean =>
    createdAt !== undefined && until !== undefined && Date.parse(createdAt) > Date.parse(until);
  const isCandidate = (each: ArtifactInfo): boolean => !isTooLate(each) && screen(each, rules).kind === 'candidate';
  const all = await deps.artifacts.named(name, isCandidate, signal);
  notes.steps.push(`Searching for evidence in ${name}: ${plural('artifact', all.length)}`);
  const refusals: string[] = [];
  const lost: string[] = [];
  const candidates: EvidenceCandidate[] = [];
  for (const artifact of all) {
    const skipped = `${runText(artifact)}: skipped, `;
    if (isTooLate(artifact)) {
      refusals.push(`${skipped}it was stored after this workflow run began`);
      continue;
    }
    const screening = screen(artifact, rules);
    if (screening.kind === 'candidate') {
      candidates.push(screening.candidate);
      continue;
    }
    refusals.push(`${skipped}${screening.why}`);
    if (screening.remedy !== undefined) lost.push(`${skipped}${screening.why}; ${screening.remedy}`);
  }
  notes.steps.push(...refusals);
  const [newest = refusals[0]] = lost;
  const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${name})`;
  const none: SearchOutcome = {
    kind: 'none',
    why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
    isUnusable: lost.length > 0 ? true : undefined,
  };
  if (candidates.length === 0) return none;

  const start = await base.start(deps.commits, signal);
  const before = await deps.commits.upTo(start, signal);
  const trusted = (placed: readonly CandidateOnBranch[]) => firstTrusted(placed, { rules, deps, notes }, signal);
  const atOrBefore = await trusted(nearestFirst(candidates, before));
  if (atOrBefore !== undefined) return atOrBefore;

  const tip = await deps.commits.upTo(base.branch, signal);
  const at = tip.indexOf(start);
  const newer = at < 0 ? tip : tip.slice(0, at);
  // Behind so many of newer commits the list goes on.
  const isBefore = (each: ArtifactInfo): boolean => isCandidate(each) && before.includes(each.origin?.sha ?? '');
  const listed = candidates.length < LISTED ? [] : await deps.artifacts.named(name, isBefore, signal);
  const known = new Set(candidates.map(({ id }) => id));
  const further = listed.flatMap((each): EvidenceCandidate[] => {
    const screening = screen(each, rules);
    return isCandidate(each) && !known.has(each.id) && screening.kind === 'candidate' ? [screening.candidate] : [];
  });
  const behind = await trusted(nearestFirst(further, before));
  if (behind !== undefined) return behind;
  const mayBeOlder = [...candidates, ...further].filter(({ origin }) => !newer.includes(origin.sha));
  const farBefore = await trusted(await older(mayBeOlder, before, deps, signal));
  if (farBefore !== undefined) return farBefore;

  // Evidence of the branch's newer commits: used with a note if nothing else is available.
  const after = await trusted(nearestFirst(candidates, [], newer));
  if (after !== undefined) return after;
  const [broken] = notes.broken;
  if (broken === undefined) return none;
  return { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken}` };
}

/** The list of artifacts goes on until it has so many that may be used. */
const LISTED = 100;

/** Number of commits that one request returns. */
const HISTORY = 100;
/** Maximum number of older commits that are looked up one by one. */
const MAX_OLDER_COMMITS = 5;

/** Evidence older than all known commits, the nearest first. */
async function older(
  candidates: readonly EvidenceCandidate[],
  before: readonly string[],
  { commits }: EvidenceDeps,
  signal: AbortSignal,
): Promise<CandidateOnBranch[]> {
  const [start] = before;
  if (start === undefined || before.length < HISTORY) return [];
  const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !before.includes(sha));
  const placed: CandidateOnBranch[] = [];
  for (const sha of shas.slice(0, MAX_OLDER_COMMITS)) {
    const distance = await commits.distance(sha, start, signal);
    const matches = candidates.filter(({ origin }) => origin.sha === sha);
    if (distance !== undefined) placed.push(...matches.map((candidate) => ({ candidate, distance: -distance })));
  }
  return placed.sort((a, b) => b.distance - a.distance);
}

/** Runs that are not trusted must not hide one that is. */
const MAX_RUNS = 50;

interface EvidenceSearch {
  readonly rules: TrustRules;
  readonly deps: EvidenceDeps;
  readonly notes: SearchNotes;
}

async function firstTrusted(
  placed: readonly CandidateOnBranch[],
  { rules, deps, notes }: EvidenceSearch,
  signal: AbortSignal,
): Promise<SearchOutcome | undefined> {
  for (const { candidate, distance } of placed.slice(0, MAX_RUNS)) {
    const run = await deps.runs.get(candidate.origin.run, signal);
    const why = whyNotTrusted(run, candidate, rules);
    if (why !== undefined) {
      notes.steps.push(`${runText(candidate)}: skipped, ${why}`);
      continue;
    }
    const text = await textOf(candidate, deps, notes, signal);
    if (text === undefined) continue;
    // The distance of a commit from the start of the changes; a negative one is older.
    const by = `${plural('commit', Math.abs(distance))} ${distance < 0 ? 'before' : 'after'} the changes begin`;
    const place = distance === 0 ? 'at the commit where the changes begin' : by;
    const where = `${ageText(deps.now - Date.parse(candidate.createdAt))} old, ${place}`;
    notes.steps.push(`${runText(candidate)}: used, ${where}`);
    const provenance = provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance);
    return { kind: 'found', text, provenance };
  }
  return undefined;
}

async function lookInRun(
  { key, job, run = 0 }: EvidenceQuestion,
  deps: EvidenceDeps,
  notes: SearchNotes,
  signal: AbortSignal,
): Promise<SearchOutcome> {
  const name = evidenceArtifact(key);
  const artifact = (await deps.artifacts.list(run, signal)).find((each) => each.name === name);
  if (artifact === undefined || artifact.isExpired) {
    const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${name})`;
    return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
  }
  const { origin } = artifact;
  const ownRepositoryId = job.repositoryId ?? origin?.repositoryId;
  if (origin === undefined || origin.headRepositoryId !== ownRepositoryId || origin.repositoryId !== ownRepositoryId) {
    return { kind: 'unavailable', why: `run ${run} belongs to another repository, such as a fork, and is not trusted` };
  }
  const text = await textOf(artifact, deps, notes, signal);
  if (text === undefined) {
    return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...notes.broken].join(': ') };
  }
  notes.steps.push(`${runText(artifact)}: used, as requested`);
  return { kind: 'found', text, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
}

const LIMITS = {
  archiveBytes: MAX_EVIDENCE_BYTES - answerLimits.totalBytes,
  entries: 5000,
  entryBytes: MAX_EVIDENCE_BYTES,
  totalBytes: MAX_EVIDENCE_BYTES,
};

/** Undefined for an unusable artifact, which the notes explain. Throws a `ServiceError` if the store does not respond. */
async function textOf(
  artifact: ArtifactInfo,
  { artifacts }: EvidenceDeps,
  { steps, broken }: SearchNotes,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const isWanted = (name: string) => name === EVIDENCE_FILE;
    const bytes = (await artifacts.download(artifact, { isWanted, limits: LIMITS, signal })).get(EVIDENCE_FILE);
    if (bytes !== undefined) return Buffer.from(bytes).toString('utf8');
    steps.push(`${runText(artifact)}: skipped, it has no evidence`);
  } catch (error) {
    const isGone = error instanceof ServiceError && error.fault === 'missing';
    if (!isGone && !(error instanceof UserError)) throw error;
    const why = oneLine(error instanceof UserError ? (error.problems[0]?.message ?? '') : error.message);
    steps.push(`${runText(artifact)}: skipped. ${why}`);
    broken.push(why);
  }
  return undefined;
}

const provenanceOf = (
  { createdAt, origin }: EvidenceCandidate | (ArtifactInfo & Pick<EvidenceCandidate, 'origin'>),
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

const runText = ({ id, origin }: ArtifactInfo): string =>
  origin === undefined ? `artifact ${id}` : `run ${origin.run} at ${origin.sha.slice(0, 7)}`;

const HOUR_MS = 3_600_000;

function ageText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  if (hours === 0) return 'less than 1 h';
  return hours < 48 ? `${hours} h` : ofDays(hours / 24);
}
