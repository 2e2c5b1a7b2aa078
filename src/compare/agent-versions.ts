import type { TestResult } from '../model/run/result.ts';
import type { AgentVersions } from '../model/verdict/assessment.ts';
import type { EvidencePool } from '../model/verdict/evidence.ts';
import { cutEnd } from '../shared/text.ts';
import { newestRun } from './trials.ts';

/** More versions of one agent in one run than these are not listed. */
const MOST_VERSIONS = 5;
const LONGEST_VERSION = 60;

/** The targets whose coding agent has another version than in the newest baseline run. Unknown versions differ from none. */
export function changedAgentVersions(pools: readonly EvidencePool[], results: readonly TestResult[]): AgentVersions[] {
  const now = new Map<string, string[]>();
  for (const { target, agentVersion } of results) {
    if (agentVersion !== undefined) now.set(target, [...(now.get(target) ?? []), agentVersion]);
  }
  return [...now].flatMap(([target, present]): AgentVersions[] => {
    const tests = pools.flatMap((pool) => (pool.target === target ? pool.tests : []));
    const newest = newestRun(tests)?.run;
    const trials = tests.flatMap((test) => test.trials.filter(({ run }) => run === newest));
    const versions = { base: distinct(trials.flatMap((trial) => trial.agentVersion ?? [])), now: distinct(present) };
    const isSame = versions.base.length === 0 || versions.base.join() === versions.now.join();
    return isSame ? [] : [{ target, ...versions }];
  });
}

const distinct = (versions: readonly string[]): string[] =>
  [...new Set(versions.map((version) => cutEnd(version, LONGEST_VERSION)))].sort().slice(0, MOST_VERSIONS);
