import { createHash } from 'node:crypto';

/** The evidence of the base branch under a key: one name for all runs, so that one request finds it. */
export const evidenceArtifact = (key: string): string => `agentv-evidence-${nameOfKey(key)}`;

/** The results of one attempt: artifact names of earlier attempts cannot be used again. */
export const resultsArtifact = (key: string, attempt: number, shard?: ShardName): string =>
  `${RESULTS_PREFIX}${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;

interface ShardName {
  readonly index: number;
  readonly count: number;
}

const partOfShard = (shard: ShardName | undefined): string =>
  shard === undefined ? '' : `-shard-${shard.index}-of-${shard.count}`;

const RESULTS_PREFIX = 'agentv-results-';
const SHARD_PART = /-shard-\d{1,3}-of-\d{1,3}$/;

export const isShardOf = (name: string, key: string): boolean =>
  name.startsWith(`${RESULTS_PREFIX}${nameOfKey(key)}-shard-`);

/** The keys of the shards that are among these artifacts. */
export const keysOfShards = (names: readonly string[]): string[] => [
  ...new Set(
    partsIn(names, RESULTS_PREFIX).flatMap((part) => (SHARD_PART.test(part) ? part.replace(SHARD_PART, '') : [])),
  ),
];

/** Says that an attempt ended before it measured anything, so that later attempts do not look for its results. */
export const notMeasuredArtifact = (key: string, attempt: number, shard?: ShardName): string =>
  `agentv-not-measured-${nameOfKey(key)}${partOfShard(shard)}-${attempt}`;

/** The page of one attempt: a file name, as artifacts without an archive have. Readers of results ignore it. */
export const pageArtifact = (key: string, attempt: number): string => `${reportArtifact(key, attempt)}.html`;

const MAX_KEY_LENGTH = 100;

/** A report on results: not input for another report. */
export const reportArtifact = (key: string, attempt: number): string => `agentv-report-${nameOfKey(key)}-${attempt}`;

/** Any key as part of an artifact name; two keys never get the same name, and that name leads to itself. */
function nameOfKey(key: string): string {
  if (/^[\w.-]+$/.test(key) && key.length <= MAX_KEY_LENGTH) return key;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${slug(key).slice(0, MAX_KEY_LENGTH - hash.length - 1)}-${hash}`;
}

const slug = (key: string): string => key.replaceAll(/[^\w.-]+/g, '-');

/**
 * The key of a workflow run, from the names of its artifacts: that of the only job that reported all results, else of
 * the only one with results. Its jobs choose these names, so `workflow`, the name of its file, must come from elsewhere. A part
 * that cannot be decoded is returned as it is: it names the same evidence.
 */
export function keyInNames(names: readonly string[], workflow: string): string | undefined {
  const reported = partsOf(names, 'agentv-report-');
  const [part, ...others] = reported.length > 0 ? reported : partsOf(names, RESULTS_PREFIX);
  if (part === undefined || others.length > 0) return undefined;
  const beginning = slug(`${workflow}/`);
  const job = part.startsWith(beginning) ? part.slice(beginning.length).replace(/-[0-9a-f]{8}$/, '') : '';
  const key = `${workflow}/${job}`;
  return nameOfKey(key) === part ? key : part;
}

/** The keys of the jobs whose results are among these artifacts; each names the evidence of its job. */
export const keysOfResults = (names: readonly string[]): string[] => partsOf(names, RESULTS_PREFIX);

const partsOf = (names: readonly string[], prefix: string): string[] => [
  ...new Set(partsIn(names, prefix).map((part) => part.replace(SHARD_PART, ''))),
];

const partsIn = (names: readonly string[], prefix: string): string[] =>
  names.flatMap((name) => {
    const [, part] = name.startsWith(prefix) ? (/^([\w.-]+)-\d{1,6}$/.exec(name.slice(prefix.length)) ?? []) : [];
    return part !== undefined && part.replace(SHARD_PART, '').length <= MAX_KEY_LENGTH ? part : [];
  });
