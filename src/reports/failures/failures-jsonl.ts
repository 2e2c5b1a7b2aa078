import {
  type FailureEntry,
  type FailuresHeader,
  failuresNotice,
  MAX_ENTRIES,
  MAX_FILE_BYTES,
  MAX_LINE_BYTES,
} from '../../model/verdict/failures.ts';
import type { Report } from '../../model/verdict/report.ts';
import { harmlessJson } from '../escape/harmless-json.ts';
import { changedFilesOf } from './changed-files.ts';
import { byCause, entryOf, type FailingTest, failingTests } from './entries.ts';
import { baseShaOf } from './reported-commit.ts';

/** The tests that need attention as JSON Lines; undefined if there are none. */
export function failuresJsonl(report: Report): string | undefined {
  const tests = failingTests(report);
  if (tests.length === 0) return undefined;
  const groups = byCause(tests);
  const shown = withEachCause(tests, groups);
  const lines = shown.flatMap(({ test, rank }) => {
    const others = groups.get(test.cause.id) ?? [test];
    const changed = changedFilesOf(test, report);
    return fittingLine(entryOf(test, { rank, others, changed })) ?? [];
  });
  const header = headerOf(report, {
    entries: lines.length,
    left_out: tests.length - lines.length,
    causes: groups.size,
  });
  return `${[harmlessJson(header), ...withinFile(lines)].join('\n')}\n`;
}

/** The most important tests, and at least one of each cause. */
function withEachCause(
  tests: readonly FailingTest[],
  groups: ReadonlyMap<string, readonly FailingTest[]>,
): { readonly test: FailingTest; readonly rank: number }[] {
  const ranked = tests.map((test, index) => ({ test, rank: index + 1 }));
  if (ranked.length <= MAX_ENTRIES) return ranked;
  const firsts = new Set([...groups.values()].map(([first]) => first));
  const important = ranked.filter(({ test }) => firsts.has(test));
  const others = ranked.filter(({ test }) => !firsts.has(test));
  return [...important, ...others].slice(0, MAX_ENTRIES).sort((a, b) => a.rank - b.rank);
}

/** One entry with and without its excerpts. */
interface Line {
  readonly full: string;
  readonly short: string;
}

/** What models said is left out first, then the lists. A test whose names alone are too long has no line. */
function fittingLine(entry: FailureEntry): Line | undefined {
  const { untrusted: _, ...facts } = entry;
  const fewer = withoutLists(facts);
  const full = firstThatFits([entry, withShorterTexts(entry), facts, fewer]);
  const short = firstThatFits([facts, fewer]);
  return full === undefined || short === undefined ? undefined : { full, short };
}

/** Changed files that are not named are still counted. */
function withoutLists({ verify: _, changed, changed_left_out = 0, ...facts }: FailureEntry): FailureEntry {
  const leftOut = (changed?.length ?? 0) + changed_left_out;
  return { ...facts, checks: [], changed: changed && [], changed_left_out: leftOut > 0 ? leftOut : undefined };
}

const firstThatFits = (versions: readonly FailureEntry[]): string | undefined =>
  versions.map((each) => harmlessJson(each)).find((text) => Buffer.byteLength(text) <= MAX_LINE_BYTES);

const withShorterTexts = ({ untrusted = {}, ...facts }: FailureEntry): FailureEntry => {
  const { answer, error_message } = untrusted;
  return { ...facts, untrusted: { answer: answer || undefined, error_message: error_message || undefined } };
};

/** Excerpts are left out from the end, until the file fits. */
function withinFile(lines: readonly Line[]): string[] {
  let bytes = lines.reduce((sum, { full }) => sum + Buffer.byteLength(full) + 1, MAX_LINE_BYTES);
  const shown: string[] = [];
  for (const { full, short } of lines.toReversed()) {
    const isTooLong = bytes > MAX_FILE_BYTES;
    if (isTooLong) bytes -= Buffer.byteLength(full) - Buffer.byteLength(short);
    shown.push(isTooLong ? short : full);
  }
  return shown.reverse();
}

function headerOf(report: Report, counts: Pick<FailuresHeader, 'entries' | 'left_out' | 'causes'>): FailuresHeader {
  const { commit, generator, verdict, startedAt } = report;
  const baseSha = baseShaOf(report);
  return {
    v: 1,
    type: 'header',
    tool: `${generator.name} ${generator.version}`,
    run: commit?.run ?? startedAt,
    sha: commit?.sha,
    base_sha: baseSha,
    folder: report.folder || undefined,
    source: commit?.isFork ? 'fork' : undefined,
    verdict: verdict.kind,
    headline: verdict.headline.slice(0, MAX_HEADLINE_LENGTH),
    ...counts,
    notice: failuresNotice,
  };
}

const MAX_HEADLINE_LENGTH = 2_000;
