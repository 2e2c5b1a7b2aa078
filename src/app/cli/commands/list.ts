import { locationText, type SourceLocation } from '../../../model/suite/location.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { columnsOf, inColumns, shortened } from '../../../reports/terminal/columns.ts';
import { type Paint, paintFor } from '../../../reports/terminal/paint.ts';
import { plural } from '../../../shared/text.ts';
import { openConfiguredSite } from '../../config/configured-site.ts';
import { timeLimitLines } from '../../config/time-limit-text.ts';
import type { ListedSuite, ListedTarget, ListedTest, ListedVariable, Listing } from '../../inspect/listing.ts';
import { list } from '../../inspect/listing.ts';
import { byFile, countProblems } from '../../inspect/survey.ts';
import { hookNoteLines } from '../../steps/session-hooks.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action list
  eval-action list evals --target careful --test-id 'refund-*'
  eval-action list --json

Exit codes: 0 listed, 2 a file could not be read.`,
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, ['target', 'targets', 'testId', 'tag', 'excludeTag', 'workingDirectory']);
    parser.option('--json', 'print one JSON document: suites, targets, variables, problems, counts');
  },
  options: (evals: readonly string[], flags: { readonly json?: true }) => ({
    inputs: inputsOf(evals, flags),
    json: flags.json === true,
  }),
  /** What a run would execute and need. Values of variables are never shown. */
  async run({ inputs, json }, runtime, terminal) {
    const site = await openConfiguredSite(inputs, runtime);
    const listing = await list(site);
    for (const line of await hookNoteLines(site)) terminal.complain(line);
    if (json) terminal.print(harmlessJson(listing, 2));
    else {
      const plain = paintFor({ colour: false });
      for (const problems of byFile(listing.problems).values())
        terminal.complain(problemLines(problems, plain).join('\n'));
      terminal.print(listingText(listing, terminal));
    }
    return countProblems(listing.problems).errors > 0 ? 2 : 0;
  },
});

interface Screen {
  readonly colour: boolean;
  readonly width: number;
}

/** For a person: the tests by suite, then the targets, the variables, and the number of calls. */
function listingText({ suites, targets, timeLimits, variables, counts }: Listing, screen: Screen): string {
  const paint = paintFor(screen);
  const blocks = [
    ...suites.map((suite) => suiteLines(suite, screen, paint)),
    targets.length === 0 ? [] : [paint.bold('Targets'), ...targetLines(targets, paint)],
    timeLimits.length === 0 ? [] : [paint.bold('Time limits per call'), ...timeLimitLines(timeLimits)],
    variables.length === 0 ? [] : [paint.bold('Variables'), ...variableLines(variables, paint)],
    [lastLine(counts)],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const MAX_ID_LENGTH = 36;

function suiteLines({ name, file, tests }: ListedSuite, { width }: Screen, paint: Paint): string[] {
  const everywhere = onOf(tests[0]);
  const isSame = tests.every((test) => onOf(test) === everywhere);
  const ids = tests.map(({ id }) => shortened(oneLine(id), MAX_ID_LENGTH, 'middle'));
  const idColumns = Math.max(...ids.map(columnsOf));
  const locations = tests.map(({ location }) =>
    location.file === file ? `line ${location.line}` : locationOf(location),
  );
  const columns = Math.max(20, width - idColumns - Math.max(...locations.map(columnsOf)) - 6);
  return [
    `${paint.bold(oneLine(name))}  ${oneLine(file)}${isSame ? `  ${everywhere}` : ''}`,
    ...tests.map((test, index) => {
      const what = inColumns(`${gradersOf(test)}${isSame ? '' : ` (${onOf(test)})`}`, columns);
      const shown = test.broken ? paint.red(what) : what;
      return `  ${inColumns(ids[index] ?? '', idColumns)}  ${shown}  ${paint.dim(locations[index] ?? '')}`;
    }),
  ];
}

function gradersOf({ broken, graders }: ListedTest): string {
  if (broken) return 'cannot run: see its problems';
  return graders.length === 0 ? 'a judge' : oneLine(graders.map(({ name }) => name).join(', '));
}

/** The targets of a test, and the number of its trials if more than one. */
function onOf(test: ListedTest | undefined): string {
  if (test === undefined) return '';
  return oneLine(`on ${test.targets.join(', ')}${test.trials > 1 ? ` × ${test.trials}` : ''}`);
}

function targetLines(targets: readonly ListedTarget[], paint: Paint): string[] {
  const rows = targets.map(({ name, provider, location, ready, judgeCalls }) => [
    oneLine(name),
    oneLine(provider ?? 'unknown'),
    ready ? paint.green('ready') : paint.yellow('not ready'),
    location === undefined ? '' : paint.dim(locationOf(location)),
    judgeCalls === 0 ? '' : `judges: ${plural('call', judgeCalls)}`,
  ]);
  return table(rows);
}

const STATES: Readonly<Record<ListedVariable['state'], string>> = { set: 'set', empty: 'empty', unset: 'not set' };

function variableLines(variables: readonly ListedVariable[], paint: Paint): string[] {
  const rows = variables.map(({ name, state, suites, targets }) => [
    oneLine(name),
    state === 'set' ? paint.green(STATES[state]) : paint.yellow(STATES[state]),
    [
      ...(targets.length > 0 ? [`for ${several('target', targets)}`] : []),
      ...(suites.length > 0 ? [`in ${several('suite', suites)}`] : []),
    ].join(', '),
  ]);
  return table(rows);
}

const several = (noun: string, names: readonly string[]): string =>
  oneLine(`the ${names.length === 1 ? noun : `${noun}s`} ${names.join(', ')}`);

/** Rows in columns, not counting colours. */
function table(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => bareColumns(row[at] ?? ''))));
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - bareColumns(cell))).join('  ')}`.trimEnd(),
  );
}

const bareColumns = (cell: string): number => columnsOf(oneLine(cell));

const locationOf = (location: SourceLocation): string => oneLine(locationText(location));

function lastLine({ suites, tests, targets, calls, judges, judgeCalls }: Listing['counts']): string {
  const judged = judgeCalls === 0 ? '' : `, and ${plural('call', judgeCalls)} to ${plural('judge', judges)}`;
  return `A run would execute ${plural('test', tests)} of ${plural('suite', suites)} on ${plural('target', targets)}: ${plural('call', calls)}${judged}. This command called nothing.`;
}
