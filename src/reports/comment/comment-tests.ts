import { withoutResultWords } from '../../model/run/import-formats.ts';
import { measuredTrials } from '../../model/run/present-trials.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import type { SourceLocation } from '../../model/suite/location.ts';
import { capitalized, cutEnd } from '../../model/text/text.ts';
import type { TestAssessment } from '../../model/verdict/assessment.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { TestState } from '../../model/verdict/verdict.ts';
import { type Block, columnOf, details, omitted, paragraph, present } from '../blocks.ts';
import { passesOf, whyOf } from '../comparison-words.ts';
import { beginningOf, withoutAnsi } from '../escape/invisible.ts';
import { codeSpan } from '../escape/markdown.ts';
import { answerNotes, answerOf, failureReasons, findings, scoreOfMark, scoreText, trialsPassed } from '../findings.ts';
import { cell, code, linkedMarkup } from '../markdown.ts';
import { score } from '../numbers.ts';
import { rowId } from '../page-link.ts';
import { rerunCommand } from '../shared-blocks.ts';
import type { CommentContext } from './comment-context.ts';

/** Its name with a link, why it did not pass, and its numbers. */
type TestRow = readonly [test: string, why: string, numbers: string];

const COLUMNS = ['Test', 'Why', '#Result'].map(columnOf);

export const testTable = (rows: readonly TestRow[], heading?: string): Block => ({
  kind: 'table',
  heading,
  columns: COLUMNS,
  rows,
});

const linked = (name: string, location: SourceLocation | undefined, { linkTo }: CommentContext): string =>
  location === undefined ? code(name) : linkedMarkup(linkTo).placed(name, location);

/** A failing test is `passing` if most of its trials passed. */
const PLAIN: readonly TestState[] = ['failing', 'passing'];
const UNCOMPARED: readonly TestState[] = ['new', 'changed'];

const isPlain = (state: TestState | undefined): boolean =>
  state === undefined || PLAIN.includes(state) || UNCOMPARED.includes(state);

/** Failing tests that are in no other list: those of unknown or unchanged state, and new and changed ones. */
export function failingRows(report: Report, context: CommentContext): TestRow[] {
  const { failing, nameOf, changeOf } = findings(report);
  return failing.flatMap((result): TestRow[] => {
    const state = changeOf(result)?.state;
    if (!isPlain(state)) return [];
    const [reason, ...others] = failureReasons(result);
    const isUncompared = state !== undefined && UNCOMPARED.includes(state);
    const numbers = present(scoreOfMark(result), trialsPassed(result), isUncompared && state);
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return [[linked(nameOf(result), result.location, context), cell(reason) + more, numbers.join(', ')]];
  });
}

const MAX_EXCERPTS = 10;
const EXCERPT_CHARACTERS = 1200;

/** The answers of failed tests, and the commands to re-run them. */
export function excerpts(report: Report, max: { readonly excerptLines: number; readonly tests: number }): Block[] {
  const { failing, nameOf, changeOf } = findings(report);
  const blocking = failing.filter((result) => {
    const state = changeOf(result)?.state;
    return isPlain(state) || state === 'regressed';
  });
  if (max.excerptLines === 0) return omitted('excerpt', blocking.length);

  const shown = blocking
    .slice(0, Math.min(max.tests, MAX_EXCERPTS))
    .map((result) => ({ result, command: rerunCommand(result, report) }));
  const content = shown.flatMap(({ result, command }) => {
    const answer = answerOf(result);
    const lines = withoutAnsi(beginningOf(answer)).replaceAll(/\r\n?/g, '\n').trim().split('\n');
    const first = lines.slice(0, max.excerptLines).map((line) => cutEnd(line, EXCERPT_CHARACTERS));
    const short = cutEnd(first.join('\n'), EXCERPT_CHARACTERS);
    const excerpt = lines.length > first.length && !short.endsWith('…') ? `${short}\n…` : short;
    return present<Block>(
      paragraph(`**${code(nameOf(result))}**`),
      answerNotes(result).map((note) => paragraph(`_${cell(note)}_`)),
      answer.trim() === '' ? paragraph('(no answer)') : { kind: 'code', text: excerpt },
      command !== undefined && paragraph(`Re-run it: ${codeSpan(command)}`),
    );
  });
  const title = shown.some(({ command }) => command !== undefined) ? 'Answers and re-run commands' : 'Answers';
  return [...details(`${title} (${shown.length})`, content), ...omitted('excerpt', blocking.length - shown.length)];
}

/** Failures that are not confirmed as regressions, flaky tests and tests in quarantine. */
export function unclearTests(report: Report, max: number, context: CommentContext): Block[] {
  const groups: readonly [title: string, state: TestState][] = [
    ['🟠 Fails on base too', 'fails-on-base'],
    ['🟠 Suspected', 'suspected'],
    ['🟠 Not reproduced', 'not-reproduced'],
    ['🟠 Failing, not enough baseline trials', 'not-enough-history'],
    ['🟠 Failing, not re-run', 'not-rerun'],
    ['⚪ Failing as before', 'failing-as-before'],
    ['🔕 Quarantined', 'quarantined'],
  ];
  const flaky = comparedRows(report, context, ({ state, flaky: isFlaky }) => state === 'passing' && isFlaky === true);
  return folded(max, [
    ...groups.map(([title, state]) => ({ title, rows: comparedRows(report, context, inState(state)) })),
    { title: '🟡 Flaky', rows: [...flaky, ...mixedRows(report, context)] },
  ]);
}

/** Improved tests, and tests that could not be compared. New and changed tests that fail are in the list of failing tests. */
export function fixedAndNewTests(report: Report, max: number, context: CommentContext): Block[] {
  const { resultOf } = findings(report);
  const isPassing = (wanted: TestState) => (test: TestAssessment) => {
    const result = resultOf(test);
    return test.state === wanted && (result === undefined || outcomeOf(result).kind !== 'failed');
  };
  const groups: readonly [title: string, isShown: (test: TestAssessment) => boolean][] = [
    ['🟢 Fixed', inState('fixed')],
    ['🆕 New', isPassing('new')],
    ['✏️ Changed', isPassing('changed')],
    ['➖ Removed', inState('removed')],
    [`❓ ${capitalized(withoutResultWords(report.imported))}`, inState('skipped')],
  ];
  return folded(
    max,
    groups.map(([title, isShown]) => ({ title, rows: comparedRows(report, context, isShown) })),
  );
}

export const regressedRows = (report: Report, context: CommentContext): TestRow[] =>
  comparedRows(report, context, inState('regressed'));

const inState =
  (wanted: TestState) =>
  ({ state }: TestAssessment): boolean =>
    state === wanted;

/** One fold for several groups; empty groups are not named. */
function folded(
  max: number,
  groups: readonly { readonly title: string; readonly rows: readonly TestRow[] }[],
): Block[] {
  const filled = groups.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return [];
  const counts = filled.map(({ title, rows }) => `${title} (${rows.length})`).join(' · ');
  if (max === 0) return [{ kind: 'omitted', what: counts }];
  const content = filled.flatMap(({ title, rows }) =>
    present<Block>(
      paragraph(`**${title}**`),
      testTable(rows.slice(0, max)),
      rows.length > max && paragraph(`_and ${rows.length - max} more in the summary_`),
    ),
  );
  return details(counts, content);
}

/** Tests that passed although some of their trials failed, if no other list has them. */
function mixedRows(report: Report, context: CommentContext): TestRow[] {
  const { passing, nameOf, changeOf } = findings(report);
  return passing.flatMap((result): TestRow[] => {
    const change = changeOf(result);
    const isMixed = measuredTrials(result.trials ?? []).some(({ pass }) => !pass);
    if (!isMixed || (change !== undefined && (change.state !== 'passing' || change.flaky))) return [];
    const why = `${trialsPassed(result) ?? ''}; together they reach the pass mark`;
    return [[linked(nameOf(result), result.location, context), why, scoreText(result)]];
  });
}

function comparedRows(report: Report, context: CommentContext, isShown: (test: TestAssessment) => boolean): TestRow[] {
  const changes = report.comparison.tests.filter(isShown);
  if (changes.length === 0) return [];
  const { nameOf, resultOf } = findings(report);
  return changes.map((change): TestRow => {
    const { base, now, state } = change;
    const result = resultOf(change);
    // A report with both answers of a regression.
    const page = state === 'regressed' || state === 'suspected' ? context.page?.url : undefined;
    const answers = page === undefined ? '' : ` · [answers](${page}#/t/${rowId(change)})`;
    return [
      `${linked(nameOf(change), change.location ?? result?.location, context)}${answers}`,
      cell(whyOf(change, result)) || '–',
      base === undefined && now === undefined ? score(result && outcomeOf(result).score) : passesOf(change),
    ];
  });
}
