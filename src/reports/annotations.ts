import type { Problem } from '../model/errors.ts';
import { type Place, placeText } from '../model/place.ts';
import type { Report } from '../model/report.ts';
import { resultKey } from '../model/result.ts';
import { cutEnd, cutMiddle, plural } from '../shared/text.ts';
import { oneLine } from './escape/terminal.ts';
import { commandData, commandProperty, neutral } from './escape/workflow-command.ts';
import {
  changesByKey,
  type ErrorGroup,
  errorGroups,
  type Failing,
  failedChecks,
  findings,
  namer,
  trialCounts,
} from './findings.ts';
import { failureWords, verdictMarks } from './marks.ts';
import { score } from './numbers.ts';
import { reproduceCommand } from './reproduce.ts';
import { totalsLine } from './totals-line.ts';

/** A remark beside a line of a file, or beside the run where there is no such line. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** As the suite's place says it. Only files of the checkout are named. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What is wrong, on the lines of the tests, as few as a step may show; the headline comes last. */
export function annotations(report: Report): Annotation[] {
  const { failing, errored } = findings(report);
  const changes = changesByKey(report);
  const name = namer(report);
  const all = [
    ...failing
      .filter((result) => changes.get(resultKey(result))?.state !== 'quarantined')
      .map((result) => failingTest(report, result, name(result))),
    ...errorGroups(errored).flatMap((group) => erroredTests(report, group, name)),
    ...report.warnings.map(suiteWarning),
  ];
  return [...limited(all, 'error', MOST_ERRORS), ...limited(all, 'warning', MOST_WARNINGS), headline(report)];
}

/** An annotation as the workflow command that makes it. */
export function annotationCommand({ level, title, message, file, line, column }: Annotation): string {
  const properties = Object.entries({ title, file, line, col: column })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${commandProperty(neutral(`${value}`))}`);
  return `::${level} ${properties.join(',')}::${commandData(neutral(message))}`;
}

/** The runner shows ten of each level for a step; one place is kept to say how many more there are (github.md §5.4). */
const MOST_ERRORS = 9;
const MOST_WARNINGS = 5;
/** GitHub allows 255 and 4,096 characters; nobody reads as many beside a line. */
const TITLE_CHARACTERS = 120;
const MESSAGE_CHARACTERS = 1000;
const LINE_CHARACTERS = 250;
/** How many tests of one cause are named. */
const MOST_NAMES = 5;

function failingTest(report: Report, result: Failing, name: string): Annotation {
  const [check] = failedChecks(result);
  const trials = trialCounts(result);
  const numbers = [
    `${score(result.score, result.passMark)}, needs ${score(result.passMark)}`,
    ...(trials ? [`${trials.passes}/${trials.trials} trials`] : []),
  ].join('; ');
  return annotation(
    report.verdict.kind === 'fail' ? 'error' : 'warning',
    titled('failed: ', name, ` (${numbers})`),
    [
      `expected: ${line(check.text)}`,
      `got: ${line(check.got ?? result.output) || '(no answer)'}`,
      `run it again: ${reproduceCommand(result)}`,
    ],
    result.place,
  );
}

/** One remark for all that share a cause; a mistake in a suite has its own line and is told there. */
function erroredTests(report: Report, group: ErrorGroup, name: ReturnType<typeof namer>): Annotation[] {
  const level = report.verdict.kind === 'invalid' ? 'error' : 'warning';
  const { class: failureClass, message, results } = group;
  const cause = failureWords[failureClass];
  const [first] = results;
  if (failureClass === 'config') {
    return results.map((result) =>
      annotation(
        level,
        titled(`errored (${cause}): `, name(result)),
        [line(message, MESSAGE_CHARACTERS)],
        result.failure.place ?? result.place,
      ),
    );
  }
  const named = results.slice(0, MOST_NAMES).map((result) => cutMiddle(oneLine(name(result)), TITLE_CHARACTERS));
  const others = results.length - named.length;
  const isAlone = results.length === 1;
  return [
    annotation(
      level,
      isAlone ? titled(`errored (${cause}): `, name(first)) : `${plural('test', results.length)} errored: ${cause}`,
      [
        line(message, 2 * LINE_CHARACTERS),
        ...(isAlone ? [] : [named.join(', ') + (others > 0 ? ` and ${others} more` : '')]),
      ],
      isAlone ? first.place : undefined,
    ),
  ];
}

function suiteWarning({ code, message, expected, found, hint, place }: Problem): Annotation {
  const details = [
    expected === undefined ? undefined : `expected: ${line(expected)}`,
    found === undefined ? undefined : `found: ${line(found)}`,
    hint === undefined ? undefined : line(hint),
  ].filter((detail) => detail !== undefined);
  return annotation('warning', `suite: ${code.toLowerCase().replaceAll('_', ' ')}`, [line(message), ...details], place);
}

function headline(report: Report): Annotation {
  const { word } = verdictMarks[report.verdict.kind];
  return annotation('notice', `Evals: ${word}`, [line(report.verdict.headline), totalsLine(report).join(' · ')]);
}

function limited(all: readonly Annotation[], level: Annotation['level'], most: number): Annotation[] {
  const those = all.filter((one) => one.level === level);
  const others = those.length - most;
  if (others <= 0) return those;
  const more = `and ${others} more ${level}${others === 1 ? '' : 's'}`;
  return [...those.slice(0, most), { level, title: more, message: `${more}: the job summary lists all of them` }];
}

function annotation(level: Annotation['level'], title: string, lines: readonly string[], place?: Place): Annotation {
  const isOurs = place !== undefined && isWithin(place.file);
  const text = place === undefined || isOurs ? lines : [...lines, `at ${oneLine(placeText(place))}`];
  return {
    level,
    title: cutEnd(title, TITLE_CHARACTERS),
    message: cutEnd(text.join('\n'), MESSAGE_CHARACTERS),
    ...(isOurs ? { file: place.file, line: place.line, column: place.column } : {}),
  };
}

/** GitHub marks only files of the repository; a path that leads out of it would be shown nowhere. */
const isWithin = (file: string): boolean => !/^(?:[/\\]|[a-z]:|\.\.(?:[/\\]|$))/i.test(file);

/** The name gives way where the whole would be too long. */
function titled(before: string, name: string, after = ''): string {
  return before + cutMiddle(oneLine(name), TITLE_CHARACTERS - before.length - after.length) + after;
}

const line = (text: string, most = LINE_CHARACTERS): string => cutEnd(oneLine(text), most);
