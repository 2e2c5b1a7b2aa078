import type { PolicySource } from '../../model/verdict/policy-source.ts';
import type { Report } from '../../model/verdict/report.ts';
import type { UsedSetting } from '../../model/verdict/used-setting.ts';
import { type Column, table } from '../../shared/markdown.ts';
import { plural } from '../../shared/text.ts';
import { code, sentence } from '../comment/comment-parts.ts';
import { coverage } from './coverage.ts';

/** What a verdict rests on, for those who doubt it: folds that are left out first where room is short. */
export function backgroundSection(
  report: Report,
  hasSpace: boolean,
): { readonly blocks: readonly string[]; readonly leftOut?: string | undefined } {
  const folds = [covered(report), admissionLog(report), settingsUsed(report)].filter((fold) => fold.content.length > 0);
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

/** One fold, and what it is called where it is left out. */
interface Fold {
  readonly name: string;
  readonly summary: string;
  readonly content: readonly string[];
}

const covered = (report: Report): Fold => ({
  name: 'tests that were not compared',
  summary: 'Tests that were not compared',
  content: coverage(report),
});

/** Which earlier runs were taken or left out, and why. */
function admissionLog({ comparison: { baseline } }: Report): Fold {
  const { steps = [] } = baseline;
  return {
    name: 'how the baseline was looked for',
    summary: `How the baseline was looked for (${plural('step', steps.length)})`,
    content: steps.length === 0 ? [] : [steps.map((step) => `- ${sentence(step, STEP_CHARACTERS)}`).join('\n')],
  };
}

const STEP_CHARACTERS = 300;

/** What the verdict was reached with, and who said so. */
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
    summary: 'Settings that decided this run',
    content: rows.length === 0 ? [] : [...(reported === undefined ? [] : [reported]), table(SETTINGS, rows)],
  };
}

const SETTINGS: readonly Column[] = [{ title: 'Setting' }, { title: 'Value' }, { title: 'Set in' }];

const POLICY_OF: Readonly<Record<PolicySource['from'], (of: PolicySource['of']) => string>> = {
  base: (of) => `A ${of} is judged by the configuration of its base branch`,
  checkout: (of) =>
    `The configuration of the base branch could not be used: this ${of} was judged by the one checked out`,
  unavailable: () => 'The configuration of the base branch could not be read, so this run decides nothing',
};
