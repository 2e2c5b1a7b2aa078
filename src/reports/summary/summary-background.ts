import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { UsedSetting } from '../../model/verdict/used-setting.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { plural } from '../../shared/text.ts';
import { code, sentence } from '../comment/comment-parts.ts';
import { shownTrends, trendLine, trendTable } from '../trend/trend-lines.ts';
import { coverage } from './coverage.ts';

/** The basis of a verdict, for readers who question it: these folds are omitted first if there is little space. */
export function backgroundSection(
  report: Report,
  hasSpace: boolean,
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  const folds = [...trendFold(report), covered(report), admissionLog(report), settingsUsed(report)].filter(
    (fold) => fold.content.length > 0,
  );
  if (folds.length === 0) return { blocks: [] };
  if (!hasSpace) return { blocks: [], leftOut: folds.map(({ name }) => name).join(', ') };
  return {
    blocks: folds.flatMap(({ summary, content }) => [
      `<details><summary>${summary}</summary>`,
      ...content,
      '</details>',
    ]),
  };
}

/** One fold, and its name in the note if it is omitted. */
interface Fold {
  readonly name: string;
  readonly summary: string;
  readonly content: readonly string[];
}

/** Each suite over the newest runs of the base branch. */
function trendFold(report: Report): Fold[] {
  const shown = shownTrends(report, MOST_TRENDS);
  const content = shown.flatMap((each) => [trendLine(each, true), trendTable(each)]);
  return content.length === 0 ? [] : [{ name: 'the trend', summary: 'Trend of the base branch', content }];
}

const MOST_TRENDS = 50;

const covered = (report: Report): Fold => ({
  name: 'tests that were not compared',
  summary: 'Tests that were not compared',
  content: coverage(report),
});

/** Which earlier runs were used or skipped, and why. */
function admissionLog({ comparison: { baseline } }: Report): Fold {
  const { steps = [] } = baseline;
  return {
    name: 'how the baseline was found',
    summary: `How the baseline was found (${plural('step', steps.length)})`,
    content: steps.length === 0 ? [] : [steps.map((step) => `- ${sentence(step, STEP_CHARACTERS)}`).join('\n')],
  };
}

const STEP_CHARACTERS = 300;

/** The settings of the verdict, and their sources. */
function settingsUsed({ settings = [], policy }: Report): Fold {
  const from: Readonly<Record<UsedSetting['from'], string>> = {
    given: 'inputs of this run',
    configuration: policy?.from === 'base' ? `configuration file of ${code(policy.base)}` : 'configuration file',
    default: 'default (not set)',
  };
  const rows = settings.map((setting) => [code(setting.name), code(`${setting.value}`), from[setting.from]]);
  const reported = policy && `${POLICY_OF[policy.from](policy.of)}.`;
  return {
    name: 'the settings used',
    summary: 'Settings of the verdict',
    content: rows.length === 0 ? [] : [...(reported === undefined ? [] : [reported]), table(SETTINGS, rows)],
  };
}

const SETTINGS: readonly Column[] = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];

const POLICY_OF: Readonly<Record<PolicySource['from'], (of: PolicySource['of']) => string>> = {
  base: (of) => `A ${of} uses the configuration of its base branch`,
  checkout: (of) => `The configuration of the base branch could not be used: this ${of} used the checked-out one`,
  unavailable: () => 'The configuration of the base branch could not be read, so this run has no verdict',
};
