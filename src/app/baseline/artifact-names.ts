import { createHash } from 'node:crypto';

/** The evidence of the base branch under a key: one name for all runs, so that one request finds it. */
export const evidenceArtifact = (key: string): string => `agentv-evidence-${nameOfKey(key)}`;

/** Answers of the base branch, which reports show; under the same key as its evidence. */
export const samplesArtifact = (key: string): string => `agentv-samples-${nameOfKey(key)}`;

/** The results of one attempt: artifact names of earlier attempts cannot be used again. */
export const resultsArtifact = (key: string, attempt: number): string => `agentv-results-${nameOfKey(key)}-${attempt}`;

/** Says that an attempt ended before it measured anything, so that later attempts do not look for its results. */
export const notMeasuredArtifact = (key: string, attempt: number): string =>
  `agentv-not-measured-${nameOfKey(key)}-${attempt}`;

/** The page of one attempt: a file name, as artifacts without an archive have. Readers of results ignore it. */
export const pageArtifact = (key: string, attempt: number): string => `${reportArtifact(key, attempt)}.html`;

/** The plan of a run on several machines. */
export const planArtifact = (key: string, attempt: number): string => `${PLAN_PREFIX}${nameOfKey(key)}-${attempt}`;

const PLAN_PREFIX = 'agentv-plan-';
/** How many digits of a digest are in names. */
const DIGEST_LENGTH = 12;

/** One shard of a plan. */
interface NamedShard {
  /** Of the plan. */
  readonly key: string;
  /** Of the plan; in a name only its beginning. */
  readonly digest: string;
  /** From 1. */
  readonly index: number;
  readonly attempt: number;
}

const SHARD_PREFIX = 'agentv-shard-';

/** Whether an artifact has a shard of some plan. */
export const isShardArtifact = (name: string): boolean => name.startsWith(SHARD_PREFIX);

export const shardArtifact = ({ key, digest, index, attempt }: NamedShard): string =>
  `${SHARD_PREFIX}${nameOfKey(key)}-${digest.slice(0, DIGEST_LENGTH)}-${index}-${attempt}`;

/** What the name of a plan says. */
interface NamedPlan {
  /** Its key, as `nameOfKey` gives it. */
  readonly key: string;
  readonly attempt: number;
}

/** The key and the attempt in the name of a plan; undefined for other artifacts. */
export function planInName(name: string): NamedPlan | undefined {
  const [, key, attempt] = name.startsWith(PLAN_PREFIX)
    ? (/^([\w.-]{1,100})-(\d{1,6})$/.exec(name.slice(PLAN_PREFIX.length)) ?? [])
    : [];
  return key === undefined ? undefined : { key, attempt: Number(attempt) };
}

/** The shard that an artifact is of, if its plan has this key. */
export function shardInName(name: string, key: string): Omit<NamedShard, 'key'> | undefined {
  const prefix = `${SHARD_PREFIX}${nameOfKey(key)}-`;
  const [, digest, index, attempt] = name.startsWith(prefix)
    ? (/^([0-9a-f]{12})-(\d{1,3})-(\d{1,6})$/.exec(name.slice(prefix.length)) ?? [])
    : [];
  if (digest === undefined) return undefined;
  return { digest, index: Number(index), attempt: Number(attempt) };
}

const LONGEST_KEY = 100;

/** A report on results: not input for another report. */
export const reportArtifact = (key: string, attempt: number): string => `agentv-report-${nameOfKey(key)}-${attempt}`;

/** Any key as part of an artifact name; two keys never get the same name, and that name leads to itself. */
export function nameOfKey(key: string): string {
  if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY) return key;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${slug(key).slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}

const slug = (key: string): string => key.replaceAll(/[^\w.-]+/g, '-');

/**
 * The key of a workflow run, from the names of its artifacts: that of the only job that reported all results, else of
 * the only one with results. Its jobs choose these names, so `workflow`, the name of its file, must come from elsewhere. A part
 * that cannot be decoded is returned as it is: it names the same evidence.
 */
export function keyInNames(names: readonly string[], workflow: string): string | undefined {
  const reported = partsOf(names, 'agentv-report-');
  const [part, ...others] = reported.length > 0 ? reported : partsOf(names, 'agentv-results-');
  if (part === undefined || others.length > 0) return undefined;
  const beginning = slug(`${workflow}/`);
  const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
  const key = `${workflow}/${job}`;
  return nameOfKey(key) === part ? key : part;
}

/** The keys of the jobs whose results are among these artifacts; each names the evidence of its job. */
export const keysOfResults = (names: readonly string[]): string[] => partsOf(names, 'agentv-results-');

function partsOf(names: readonly string[], prefix: string): string[] {
  const parts = names.flatMap((name) => {
    const [, part] = name.startsWith(prefix) ? (/^([\w.-]{1,100})-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
    return part ?? [];
  });
  return [...new Set(parts)];
}
