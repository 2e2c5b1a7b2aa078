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

/**
 * Finds the evidence of the nearest trusted run of the base branch: at the commit that the changes are merged into, else
 * before it, else after it. One artifact contains all evidence, so one is enough.
 */
export async function findEvidence(
  question: EvidenceQuestion,
  deps: EvidenceDeps,
  signal: AbortSignal,
): Promise<FoundEvidence> {
  const search = new EvidenceSearch(question, deps, signal);
  const { steps } = search;
  try {
    if (isOwnServer(question.job.serverUrl)) {
      const why = 'GitHub Enterprise Server cannot store evidence as artifacts; set baseline to a file';
      return { kind: 'none', why, isUnusable: true, steps };
    }
    const found = question.run === undefined ? await search.aroundStart() : await search.inRun(question.run);
    return { ...found, steps };
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

/** The list of artifacts goes on until it has so many that may be used. */
const LISTED = 100;
/** Number of commits that one request returns. */
const HISTORY = 100;
/** Maximum number of older commits that are looked up one by one. */
const MAX_OLDER_COMMITS = 5;
/** Runs that are not trusted must not hide one that is. */
const MAX_RUNS = 50;

const LIMITS = {
  archiveBytes: MAX_EVIDENCE_BYTES - answerLimits.totalBytes,
  entries: 5000,
  entryBytes: MAX_EVIDENCE_BYTES,
  totalBytes: MAX_EVIDENCE_BYTES,
};

class EvidenceSearch {
  readonly steps: string[] = [];
  /** Why trusted evidence could not be read: damaged, or listed but missing. */
  readonly #broken: string[] = [];
  readonly #question: EvidenceQuestion;
  readonly #deps: EvidenceDeps;
  readonly #signal: AbortSignal;
  readonly #name: string;

  constructor(question: EvidenceQuestion, deps: EvidenceDeps, signal: AbortSignal) {
    this.#question = question;
    this.#deps = deps;
    this.#signal = signal;
    this.#name = evidenceArtifact(question.key);
  }

  async aroundStart(): Promise<SearchOutcome> {
    const { job, until, maxAgeDays } = this.#question;
    const { artifacts, commits, now } = this.#deps;
    const base = baseOf(job, this.#question.branch);
    if (base === undefined) {
      return { kind: 'unavailable', why: 'the base branch is not known', hint: 'Set baseline-branch.' };
    }
    const { repositoryId, workflowFile: workflow, run: ownRun } = job;
    const rules: TrustRules = { repositoryId, branch: base.branch, workflow, ownRun, now, maxAgeDays };
    const screened = (artifact: ArtifactInfo): ReturnType<typeof screen> => {
      const isTooLate =
        artifact.createdAt !== undefined && until !== undefined && Date.parse(artifact.createdAt) > Date.parse(until);
      return isTooLate
        ? { kind: 'rejected', why: 'it was stored after this workflow run began' }
        : screen(artifact, rules);
    };
    const candidatesIn = (all: readonly ArtifactInfo[]): EvidenceCandidate[] =>
      all.map(screened).flatMap((each) => (each.kind === 'candidate' ? [each.candidate] : []));
    const isCandidate = (each: ArtifactInfo) => screened(each).kind === 'candidate';

    const all = await artifacts.named(this.#name, isCandidate, this.#signal);
    this.steps.push(`Searching for evidence in ${this.#name}: ${plural('artifact', all.length)}`);
    const rejected = all.flatMap((artifact) => {
      const screening = screened(artifact);
      if (screening.kind === 'candidate') return [];
      return [{ step: `${runText(artifact)}: skipped, ${screening.why}`, remedy: screening.remedy }];
    });
    this.steps.push(...rejected.map(({ step }) => step));
    const lost = rejected.find(({ remedy }) => remedy !== undefined);
    const newest = lost === undefined ? rejected[0]?.step : `${lost.step}; ${lost.remedy}`;
    const why = `no trusted run of ${base.branch} has stored evidence ${newest === undefined ? 'yet ' : ''}(${this.#name})`;
    const none: SearchOutcome = {
      kind: 'none',
      why: newest === undefined ? `${why}; the next complete run will store it` : `${why}; ${newest}`,
      isUnusable: lost === undefined ? undefined : true,
    };
    const candidates = candidatesIn(all);
    if (candidates.length === 0) return none;

    const start = await base.start(commits, this.#signal);
    const before = await commits.upTo(start, this.#signal);
    const atOrBefore = await this.#firstTrusted(nearestFirst(candidates, before), rules);
    if (atOrBefore !== undefined) return atOrBefore;

    const tip = await commits.upTo(base.branch, this.#signal);
    const at = tip.indexOf(start);
    const newer = at < 0 ? tip : tip.slice(0, at);
    // Behind so many of newer commits the list goes on.
    const isBefore = (each: ArtifactInfo) => isCandidate(each) && before.includes(each.origin?.sha ?? '');
    const listed = candidates.length < LISTED ? [] : await artifacts.named(this.#name, isBefore, this.#signal);
    const known = new Set(candidates.map(({ id }) => id));
    const further = candidatesIn(listed.filter(({ id }) => !known.has(id)));
    const mayBeOlder = [...candidates, ...further].filter(({ origin }) => !newer.includes(origin.sha));
    // Evidence of the branch's newer commits is used with a note if nothing else is available.
    const found =
      (await this.#firstTrusted(nearestFirst(further, before), rules)) ??
      (await this.#firstTrusted(await this.#older(mayBeOlder, before), rules)) ??
      (await this.#firstTrusted(nearestFirst(candidates, [], newer), rules));
    if (found !== undefined) return found;
    const [broken] = this.#broken;
    if (broken === undefined) return none;
    return { kind: 'unavailable', why: `the evidence of ${base.branch} could not be read: ${broken}` };
  }

  async inRun(run: number): Promise<SearchOutcome> {
    const artifacts = await this.#deps.artifacts.list(run, this.#signal);
    const artifact = artifacts.find((each) => each.name === this.#name);
    if (artifact === undefined || artifact.isExpired) {
      const why = `run ${run} has no evidence${artifact === undefined ? '' : ' any more'} (${this.#name})`;
      return { kind: 'unavailable', why, hint: 'Set baseline to a finished run of the base branch.' };
    }
    const { origin } = artifact;
    const own = this.#question.job.repositoryId ?? origin?.repositoryId;
    if (origin === undefined || origin.headRepositoryId !== own || origin.repositoryId !== own) {
      return {
        kind: 'unavailable',
        why: `run ${run} belongs to another repository, such as a fork, and is not trusted`,
      };
    }
    const text = await this.#textOf(artifact);
    if (text === undefined) {
      return { kind: 'unavailable', why: [`the evidence of run ${run} cannot be read`, ...this.#broken].join(': ') };
    }
    this.steps.push(`${runText(artifact)}: used, as requested`);
    return { kind: 'found', text, provenance: provenanceOf({ ...artifact, origin }, `run ${run}, as requested`) };
  }

  /** Evidence older than all known commits, the nearest first. */
  async #older(candidates: readonly EvidenceCandidate[], before: readonly string[]): Promise<CandidateOnBranch[]> {
    const [start] = before;
    if (start === undefined || before.length < HISTORY) return [];
    const shas = [...new Set(candidates.map(({ origin }) => origin.sha))].filter((sha) => !before.includes(sha));
    const placed: CandidateOnBranch[] = [];
    for (const sha of shas.slice(0, MAX_OLDER_COMMITS)) {
      const distance = await this.#deps.commits.distance(sha, start, this.#signal);
      const matches = candidates.filter(({ origin }) => origin.sha === sha);
      if (distance !== undefined) placed.push(...matches.map((candidate) => ({ candidate, distance: -distance })));
    }
    return placed.sort((a, b) => b.distance - a.distance);
  }

  async #firstTrusted(placed: readonly CandidateOnBranch[], rules: TrustRules): Promise<SearchOutcome | undefined> {
    for (const { candidate, distance } of placed.slice(0, MAX_RUNS)) {
      const run = await this.#deps.runs.get(candidate.origin.run, this.#signal);
      const why = whyNotTrusted(run, candidate, rules);
      if (why !== undefined) {
        this.steps.push(`${runText(candidate)}: skipped, ${why}`);
        continue;
      }
      const text = await this.#textOf(candidate);
      if (text === undefined) continue;
      // The distance of a commit from the start of the changes; a negative one is older.
      const by = `${plural('commit', Math.abs(distance))} ${distance < 0 ? 'before' : 'after'} the changes begin`;
      const place = distance === 0 ? 'at the commit where the changes begin' : by;
      const where = `${ageText(rules.now - Date.parse(candidate.createdAt))} old, ${place}`;
      this.steps.push(`${runText(candidate)}: used, ${where}`);
      return {
        kind: 'found',
        text,
        provenance: provenanceOf(candidate, `run ${candidate.origin.run}, ${where}`, distance),
      };
    }
    return undefined;
  }

  /** Undefined for an unusable artifact, which the steps explain. Throws a `ServiceError` if the store does not respond. */
  async #textOf(artifact: ArtifactInfo): Promise<string | undefined> {
    try {
      const options = { isWanted: (name: string) => name === EVIDENCE_FILE, limits: LIMITS, signal: this.#signal };
      const bytes = (await this.#deps.artifacts.download(artifact, options)).get(EVIDENCE_FILE);
      if (bytes !== undefined) return Buffer.from(bytes).toString('utf8');
      this.steps.push(`${runText(artifact)}: skipped, it has no evidence`);
    } catch (error) {
      const isGone = error instanceof ServiceError && error.fault === 'missing';
      if (!isGone && !(error instanceof UserError)) throw error;
      const why = oneLine(error instanceof UserError ? (error.problems[0]?.message ?? '') : error.message);
      this.steps.push(`${runText(artifact)}: skipped. ${why}`);
      this.#broken.push(why);
    }
    return undefined;
  }
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
