import { plural } from '../../model/text/text.ts';
import type { Report } from '../../model/verdict/report.ts';
import { agreementNumbers, agreementTitles } from '../agreement.ts';
import { type Block, details, heading, list, omitted, paragraph, present, section, tableOf } from '../blocks.ts';
import { coverageBlocks } from '../comparison-blocks.ts';
import { cell, code, sentence } from '../markdown.ts';
import { UNKNOWN } from '../numbers.ts';
import { shownTrends, trendLine, trendTable } from '../trend/trend-lines.ts';

const MAX_NOTE_LENGTH = 300;
const MAX_GRADERS = 5;
const REVIEW = ['Test', 'Verdict', 'Notes'];

/** Reviews by people, with at most `max` tests of each. They affect no verdict. */
export function feedbackBlocks({ feedback = [] }: Report, max: number): Block[] {
  return feedback.flatMap(({ file, reviewer, timestamp, overallNotes, tests }) => {
    const from = [code(file), ...present(reviewer, timestamp).map(cell)];
    const rows = tests.slice(0, max).map(({ testId, verdict, notes, graderNotes = {}, workspaceNotes }) => {
      const ofGraders = Object.entries(graderNotes).map(([grader, note]) => `${code(grader)}: ${cell(note)}`);
      const parts = present(
        notes !== undefined && sentence(notes, MAX_NOTE_LENGTH),
        ofGraders.slice(0, MAX_GRADERS),
        workspaceNotes !== undefined && `workspace: ${cell(workspaceNotes)}`,
      );
      return [code(testId), verdict?.replace('_', ' ') ?? UNKNOWN, parts.join('; ') || UNKNOWN];
    });
    return present<Block>(
      heading(3, 'Review'),
      paragraph(`_Written by a person; it does not affect the verdict._ ${from.join(' · ')}`),
      overallNotes !== undefined && paragraph(sentence(overallNotes, 1000)),
      tableOf(REVIEW, rows),
      omitted('reviewed test', tests.length - rows.length),
    );
  });
}

/** How well judges agree with people, with at most `max` disagreements. It affects no verdict. */
export function agreementBlocks({ agreement = [] }: Report, max: number): readonly Block[] {
  if (agreement.length === 0) return [];
  if (max === 0) return [{ kind: 'omitted', what: 'the agreement of judges with people' }];

  const rows = agreement.map((judge) => {
    const { notes, ...numbers } = agreementNumbers(judge);
    return [
      `${code(judge.grader)} of ${code(judge.suite)}`,
      ...Object.values(numbers),
      notes.map(cell).join('; ') || UNKNOWN,
    ];
  });
  const because = (text: string | undefined) => (text === undefined ? '' : ` (${sentence(text, MAX_NOTE_LENGTH)})`);
  const items = agreement.flatMap(({ grader, disagreements }) =>
    disagreements.map(({ testId, target, judge, people, reason, note }) => {
      const said = `${code(grader)} says ${judge}${because(reason)}, people say ${people}${because(note)}`;
      return `${code(testId)} on ${code(target)}: ${said}`;
    }),
  );
  return section('Judges and people', [
    paragraph('_How often judges agree with labels of people. It does not affect the verdict._'),
    ...tableOf(agreementTitles, rows),
    ...details(plural('disagreement', items.length), list(items.slice(0, max))),
    ...omitted('disagreement', items.length - max),
  ]);
}

const MAX_TRENDS = 50;
const SETTINGS = ['Setting', 'Value', 'Set in'];

/** The basis of a verdict, for readers who question it: these folds are omitted first if there is little space. */
export function backgroundBlocks(report: Report, hasSpace: boolean): Block[] {
  const { settings = [], policy, comparison } = report;
  const { steps = [] } = comparison.baseline;
  const policies = {
    base: `A ${policy?.of} uses the configuration of its base branch.`,
    checkout: `The configuration of the base branch could not be used: this ${policy?.of} used the checked-out one.`,
    unavailable: 'The configuration of the base branch could not be read, so this run has no verdict.',
  };
  const sources = {
    given: 'inputs of this run',
    configuration: policy?.from === 'base' ? `configuration file of ${code(policy.base)}` : 'configuration file',
    default: 'default (not set)',
  };
  const settingRows = tableOf(
    SETTINGS,
    settings.map(({ name, value, from }) => [code(name), code(`${value}`), sources[from]]),
  );
  const trends = shownTrends(report, MAX_TRENDS).flatMap((trend) => [
    ...list([trendLine(trend, true)]),
    ...trendTable(trend),
  ]);
  const folds = [
    { name: 'the trend', summary: 'Trend of the base branch', content: trends },
    {
      name: 'tests that were not compared',
      summary: 'Tests that were not compared',
      content: coverageBlocks(report),
    },
    {
      name: 'how the baseline was found',
      summary: `How the baseline was found (${plural('step', steps.length)})`,
      content: list(steps.map((step) => sentence(step, MAX_NOTE_LENGTH))),
    },
    {
      name: 'the settings used',
      summary: 'Settings of the verdict',
      content: settings.length === 0 ? [] : [...(policy ? [paragraph(policies[policy.from])] : []), ...settingRows],
    },
  ].filter(({ content }) => content.length > 0);

  return folds.flatMap(({ name, summary, content }): Block[] =>
    hasSpace ? details(summary, content) : [{ kind: 'omitted', what: name }],
  );
}
