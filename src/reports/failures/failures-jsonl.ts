import { failureOf } from '../../model/run/present-trials.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { cutEnd } from '../../model/text/text.ts';
import {
  type FailureEntry,
  type FailuresHeader,
  failuresNotice,
  MAX_CHECKS,
  MAX_ENTRIES,
  MAX_FILE_BYTES,
  MAX_LINE_BYTES,
} from '../../model/verdict/failures.ts';
import type { Report } from '../../model/verdict/report.ts';
import { harmlessJson } from '../escape/harmless-json.ts';
import { answerOf } from '../findings.ts';
import { failingGraders, hasFixedText } from './causes.ts';
import {
  baseShaOf,
  byCause,
  changedFilesOf,
  countsNow,
  excerptOf,
  type FailingTest,
  failingTests,
  isForTheProduct,
  kindWithoutForeignText,
  reproduce,
  verify,
} from './failing-tests.ts';

const MAX_HEADLINE_LENGTH = 2_000;
const MAX_CHECK_LENGTH = 500;
const MAX_ANSWER = 2_000;
const MAX_TEXT = 1_000;
const MAX_TEXTS = 10;

/** The tests that need attention as JSON Lines; undefined if there are none. */
export function failuresJsonl(report: Report): string | undefined {
  const tests = failingTests(report);
  if (tests.length === 0) return undefined;
  const groups = byCause(tests);

  // The most important tests, and at least one of each cause.
  const firsts = new Set([...groups.values()].map(([first]) => first));
  const ranked = tests.map((test, index) => ({ test, rank: index + 1 }));
  const shown = [...ranked.filter(({ test }) => firsts.has(test)), ...ranked.filter(({ test }) => !firsts.has(test))]
    .slice(0, MAX_ENTRIES)
    .sort((a, b) => a.rank - b.rank);
  const lines = shown.flatMap(({ test, rank }) => {
    const others = groups.get(test.cause.id) ?? [test];
    return fittingLine(entryOf(test, rank, others, report)) ?? [];
  });

  const { commit, generator, verdict, startedAt, folder } = report;
  const header: FailuresHeader = {
    v: 1,
    type: 'header',
    tool: `${generator.name} ${generator.version}`,
    run: commit?.run ?? startedAt,
    sha: commit?.sha,
    base_sha: baseShaOf(report),
    folder: folder || undefined,
    source: commit?.isFork ? 'fork' : undefined,
    verdict: verdict.kind,
    headline: verdict.headline.slice(0, MAX_HEADLINE_LENGTH),
    entries: lines.length,
    left_out: tests.length - lines.length,
    causes: groups.size,
    notice: failuresNotice,
  };
  // Excerpts are left out from the end, until the file fits.
  let bytes = lines.reduce((sum, { full }) => sum + Buffer.byteLength(full) + 1, MAX_LINE_BYTES);
  const fitting = lines.toReversed().map(({ full, short }) => {
    if (bytes <= MAX_FILE_BYTES) return full;
    bytes -= Buffer.byteLength(full) - Buffer.byteLength(short);
    return short;
  });
  return `${[harmlessJson(header), ...fitting.reverse()].join('\n')}\n`;
}

/** `others` are the tests of its cause. */
function entryOf(test: FailingTest, rank: number, others: readonly FailingTest[], report: Report): FailureEntry {
  const { result, change, state, blocks, cause } = test;
  const { patch, location } = result;
  const failure = failureOf(result);
  const changed = changedFilesOf([test], report);
  const excerpts = (texts: readonly string[]) =>
    texts.length === 0 ? undefined : texts.slice(0, MAX_TEXTS).map((text) => excerptOf(text, MAX_TEXT));
  const answer = answerOf(result);
  const failing = failingGraders(result);
  const missed = result.assertions.filter(({ passed }) => !passed);
  // What a judge or a program says of an answer is foreign text, which is only under `untrusted`.
  const said = failing.flatMap(({ type, reasoning, assertions }) => [
    ...(reasoning === undefined ? [] : [reasoning]),
    ...(hasFixedText(type) ? [] : assertions.filter(({ passed }) => !passed).map(({ text }) => text)),
  ]);
  return {
    v: 1,
    type: 'failure',
    rank,
    suite: result.suite,
    suite_file: result.suiteFile,
    test_id: result.testId,
    target: result.target,
    place: { file: location.file, line: location.line },
    state,
    status: result.status,
    score: outcomeOf(result).score,
    pass_mark: result.passMark,
    ...countsNow(test),
    baseline: change?.base,
    p: change?.p,
    blocks,
    cause: cause.id,
    kind: kindWithoutForeignText(cause),
    checks: failing.slice(0, MAX_CHECKS).map(({ name, type, score, assertions }) => {
      const fixed = hasFixedText(type) ? assertions.find(({ passed }) => !passed)?.text : undefined;
      return { grader: name, type, text: cutEnd(fixed ?? 'did not pass', MAX_CHECK_LENGTH), score };
    }),
    error: failure && { class: failure.class, stage: failure.stage, reason: failure.reason },
    changed: changed.unknown > 0 ? undefined : changed.paths,
    changed_left_out: changed.leftOut || undefined,
    reproduce: reproduce(test, report),
    verify: verify(isForTheProduct(test) ? others.filter(isForTheProduct) : others, report),
    files: { record: 'report.json', workspace_diff: patch },
    untrusted: {
      answer: answer === '' ? undefined : excerptOf(answer, MAX_ANSWER),
      got: excerpts(missed.flatMap(({ evidence }) => evidence ?? [])),
      error_message: failure && excerptOf(failure.message, MAX_TEXT),
      reasoning: excerpts([...said, ...(failing.length === 0 ? missed.map(({ text }) => text) : [])]),
    },
  };
}

/** The line of an entry, and one without its excerpts: what models said is left out first, then the lists. A test whose names alone are too long has no line. */
function fittingLine(entry: FailureEntry) {
  const { untrusted: _, ...facts } = entry;
  const { verify: __, changed, changed_left_out = 0, ...others } = facts;
  // Changed files that are not named are still counted.
  const leftOut = (changed?.length ?? 0) + changed_left_out;
  const fewer = { ...others, checks: [], changed: changed && [], changed_left_out: leftOut || undefined };
  const [full, short] = [
    [entry, facts, fewer],
    [facts, fewer],
  ].map((versions: readonly FailureEntry[]) =>
    versions.map((each) => harmlessJson(each)).find((text) => Buffer.byteLength(text) <= MAX_LINE_BYTES),
  );
  return full === undefined || short === undefined ? undefined : { full, short };
}
