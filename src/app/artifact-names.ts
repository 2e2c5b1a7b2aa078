import { createHash } from 'node:crypto';

/** The evidence of the base branch under a key: one name for all runs, so that one request finds it. */
export const evidenceArtifact = (key: string): string => `agentv-evidence-${safe(key)}`;

/** The results of one attempt: the names of earlier attempts are taken. */
export const resultsArtifact = (key: string, attempt: number): string => `agentv-results-${safe(key)}-${attempt}`;

const LONGEST_KEY = 100;

/** What a reporter made of results: not itself results for the next one to read. */
export const reportArtifact = (key: string, attempt: number): string => `agentv-report-${safe(key)}-${attempt}`;

/** Keys of any text as part of the name of an artifact; two keys are never one name. */
function safe(key: string): string {
  if (/^[\w.-]+$/.test(key) && key.length <= LONGEST_KEY) return key;
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${key.replaceAll(/[^\w.-]+/g, '-').slice(0, LONGEST_KEY - hash.length - 1)}-${hash}`;
}
