import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { planSettings } from '../src/config/plan-inputs.ts';
import { reportSettings } from '../src/config/report-inputs.ts';
import { docsOf, type InputDocs, inputGroups, sources } from '../src/config/settings.ts';
import { kebab } from '../src/model/text/text.ts';

/** The pages that list settings, with the settings as the schema has them. */
export function settingsPages(read: (path: string) => string): Readonly<Record<string, string>> {
  const { Common, More, Advanced } = settings(inputGroups, docsOf);
  const reported = settings(reportSettings.groups, reportSettings.docsOf);
  const planned = settings(planSettings.groups, planSettings.docsOf);
  // The README has the common ones.
  const tables = Object.entries({ More, Advanced, Report: reported.Report });
  return {
    'action.yml': withInputs(read('action.yml'), { Common, More, Advanced }),
    'action-types.yml': typesOf(read('action.yml'), { Common, More, Advanced }),
    'plan/action.yml': withInputs(read('plan/action.yml'), planned),
    'plan/action-types.yml': typesOf(read('plan/action.yml'), planned),
    'report/action.yml': withInputs(read('report/action.yml'), reported),
    'report/action-types.yml': typesOf(read('report/action.yml'), reported),
    'README.md': withTable(read('README.md'), 'Common', Common),
    'docs/inputs-and-outputs.md': withOutputs(
      tables.reduce((page, [title, rows]) => withTable(page, title, rows), read('docs/inputs-and-outputs.md')),
      read('action.yml'),
    ),
    'docs/sharding.md': withOutputs(withTable(read('docs/sharding.md'), 'Plan', planned.Plan), read('plan/action.yml')),
  };
}

interface Setting extends InputDocs {
  readonly name: string;
}

type Groups<Name extends string> = Readonly<Record<Name, readonly Setting[]>>;

const settings = <Name extends string, Input extends string>(
  groups: Readonly<Record<Name, readonly Input[]>>,
  documentation: (name: Input) => InputDocs,
): Groups<Name> =>
  Object.fromEntries(
    Object.entries<readonly Input[]>(groups).map(([group, names]) => [
      group,
      names.map((name) => ({ name: kebab(name), ...documentation(name) })),
    ]),
  ) as unknown as Groups<Name>;

/** Values that only the runner has. */
const MANIFEST_DEFAULTS: Readonly<Record<string, string>> = {
  'github-token': '${{ github.token }}',
  matrix: '${{ toJSON(matrix) }}',
  'matrix-jobs': '${{ strategy.job-total }}',
};

function withInputs(manifest: string, groups: Groups<string>): string {
  const lines = Object.entries(groups).flatMap(([group, all]) => [
    `  # ${group}`,
    ...all.filter(({ sources: given = sources }) => given.includes('action')).flatMap(inputLines),
  ]);
  return manifest.replace(/(?<=^inputs:\n)(?: .*\n)*/m, () => `${lines.join('\n')}\n`);
}

function inputLines({ name, description, default: otherwise }: Setting): string[] {
  const value = MANIFEST_DEFAULTS[name];
  return [
    `  ${name}:`,
    `    description: ${JSON.stringify(`${description} Default: ${otherwise.replace(/\.$/, '')}.`)}`,
    ...(value === undefined ? [] : [`    default: ${value}`]),
  ];
}

/** The types of inputs and outputs for generators of typed workflows (https://github.com/typesafegithub/github-actions-typing). */
function typesOf(manifest: string, groups: Groups<string>): string {
  const inputs = Object.values(groups)
    .flat()
    .filter(({ sources: given = sources }) => given.includes('action'))
    .map((input): [string, object] => [input.name, typeOf(input)]);
  const { outputs } = manifestSchema.parse(parse(manifest));
  const texts = Object.keys(outputs).map((name): [string, object] => [name, { type: 'string' }]);
  return stringify({ inputs: Object.fromEntries(inputs), outputs: Object.fromEntries(texts) });
}

/** By the placeholder of its flag: names to choose from, a number, or a switch, which has none. */
function typeOf({ value, default: otherwise }: Setting): object {
  if (value === undefined && ['true', 'false'].includes(otherwise)) return { type: 'boolean' };
  if (value === 'N') return { type: 'integer' };
  const names = value?.split('|') ?? [];
  return names.length > 1 ? { type: 'enum', 'allowed-values': names } : { type: 'string' };
}

/** Replaces the rows of the table whose first column has this title. */
function withTable(page: string, title: string, rows: readonly Setting[]): string {
  const table = new RegExp(`(?<=^\\| ${title} \\| Default \\| \\|\\n\\|[-|]+\\|\\n)(?:\\|.*\\n)*`, 'm');
  if (!table.test(page)) throw new Error(`There is no table "| ${title} | Default | |"`);
  return page.replace(table, () => rows.map(rowOf).join(''));
}

const manifestSchema = z.object({ outputs: z.record(z.string(), z.object({ description: z.string() })) });

/** Replaces the list of outputs, which begins with the first output of the manifest. */
function withOutputs(page: string, manifest: string): string {
  const { outputs } = manifestSchema.parse(parse(manifest));
  const items = Object.entries(outputs).map(([name, { description }]) => `- \`${name}\`: ${description}\n`);
  const list = new RegExp(`^- \`${Object.keys(outputs)[0]}\`: .*\\n(?:- .*\\n)*`, 'm');
  if (!list.test(page)) throw new Error(`There is no list that begins with ${items[0]}`);
  return page.replace(list, () => items.join(''));
}

const rowOf = ({ name, sources: given = sources, default: otherwise, description }: Setting): string =>
  `| \`${name}\`${given.length === sources.length ? '' : ` (${given.join(', ')})`} | ${otherwise} | ${description} |\n`;
