import type { PageIndex } from '../../reports/html/page-data.ts';
import { money, percent, tokens } from '../../reports/numbers.ts';
import { type Child, h, name } from '../dom.ts';
import { commitUrl, type Page, runUrl } from '../page.ts';
import { count, external, plural, shortSha, time } from '../words.ts';
import { lineList, pairList, scrollTable, section, viewTitle } from './section.ts';

/** Environment, settings, provenance, warnings and what was left out. */
export const runView = ({ index }: Page): Node =>
  h(
    'div',
    { class: 'view' },
    viewTitle('Run', name(index.generator)),
    provenance(index),
    baselineSection(index),
    omissions(index),
    agreementSection(index),
    warningsSection(index),
    cachesSection(index),
    settingsSection(index),
  );

/** How often judges agree with labels of people. */
function agreementSection({ agreement = [] }: PageIndex): Child {
  if (agreement.length === 0) return null;
  const titles = [
    'Judge',
    '#Answers',
    'Agreement',
    'Caught failures',
    'Accepted passes',
    'Right when it passes',
    'Right when it fails',
    'Kappa',
    'Notes',
  ];
  const rows = agreement.map(({ grader, suite, cells, notes }) => [
    [name(grader), h('small', {}, name(suite))],
    ...cells,
    notes.join('; '),
  ]);
  return section('Judges and people', 'agreement', scrollTable('Judges and people', titles, rows));
}

function provenance(index: PageIndex): Node {
  const { environment = {}, imported = [], links, models, policy } = index;
  return section(
    'Provenance',
    'provenance',
    pairList([
      ['Started', time(index.startedAt)],
      ['Commit', links && external(commitUrl(index, links.commit), h('code', {}, shortSha(links.commit)))],
      ['Workflow run', links && external(runUrl(index), String(links.run))],
      ['Imported', imported.length === 0 ? undefined : listed(imported)],
      ['Models that answered', models.length === 0 ? undefined : listed(models)],
      ['Base answers', index.samples],
      ['Policy', policy && policyText(policy)],
      ...Object.entries(environment).map(([key, value]): [string, Child] => [
        ENVIRONMENT[key] ?? key,
        name(String(value)),
      ]),
    ]),
  );
}

const policyText = ({ from, why }: NonNullable<PageIndex['policy']>): Child => [
  `of the ${from === 'base' ? 'base branch' : from}`,
  why === undefined ? null : [': ', name(why)],
];

const ENVIRONMENT: Readonly<Record<string, string>> = {
  platform: 'Platform',
  arch: 'Processor type',
  cpus: 'Processors',
  memoryGib: 'Memory (GiB)',
  workers: 'Most tests at once',
  image: 'Runner image',
  imageVersion: 'Image version',
};

function baselineSection(index: PageIndex): Node {
  const { baseline } = index;
  const { steps = [] } = baseline;
  return section(
    'Baseline',
    'baseline',
    baseline.kind === 'found'
      ? baselineRuns(index, baseline)
      : h(
          'p',
          {},
          name(baseline.why),
          'hint' in baseline && baseline.hint !== undefined ? [' ', name(baseline.hint)] : null,
        ),
    steps.length === 0
      ? null
      : h(
          'details',
          {},
          h('summary', {}, 'How it was found'),
          lineList(
            steps.map((step) => name(step)),
            'ol',
          ),
        ),
  );
}

const MAX_RUNS = 50;

const baselineRuns = (
  index: PageIndex,
  { provenance: runs, leftOut, otherLimits }: Extract<PageIndex['baseline'], { kind: 'found' }>,
): Node =>
  h(
    'div',
    {},
    lineList(
      runs
        .slice(0, MAX_RUNS)
        .map(({ where, sha, branch }) => [
          name(where),
          branch === undefined ? null : [' on ', name(branch)],
          sha === undefined ? null : [' at ', external(commitUrl(index, sha), h('code', {}, shortSha(sha)))],
        ]),
    ),
    leftOut === undefined ? null : h('p', { class: 'hint' }, name(leftOut)),
    otherLimits === undefined ? null : h('p', { class: 'hint' }, name(otherLimits)),
  );

const omissions = ({ omitted }: PageIndex): Child =>
  omitted.length === 0
    ? null
    : section(
        'Left out of this file',
        'omitted',
        lineList(omitted.map(({ what, tests }) => `${what}: ${plural(tests, 'test')}`)),
        h('p', { class: 'hint' }, 'index.jsonl in the results of the run has all of it.'),
      );

const MAX_WARNINGS = 200;

const warningsSection = ({ warnings }: PageIndex): Child =>
  warnings.length === 0
    ? null
    : section(
        'Warnings',
        'warnings',
        lineList(
          warnings
            .slice(0, MAX_WARNINGS)
            .map(({ title, text, location }) => [
              h('b', {}, title),
              ' ',
              name(text),
              location === undefined ? null : h('small', {}, name(location)),
            ]),
        ),
        warnings.length > MAX_WARNINGS
          ? h('p', { class: 'hint' }, `and ${count(warnings.length - MAX_WARNINGS)} more`)
          : null,
      );

const cachesSection = ({ caches }: PageIndex): Child =>
  caches.length === 0
    ? null
    : section(
        'Caches',
        'caches',
        lineList(
          caches.map(({ cache, asked, hits, savedUsd, savedTokens }) => [
            `${cache}: ${count(hits)} of ${count(asked)} found (${percent(asked === 0 ? undefined : hits / asked)})`,
            savedUsd === undefined ? null : `, saved ${money(savedUsd)}`,
            savedTokens === undefined ? null : `, ${tokens(savedTokens.input + savedTokens.output)} tokens`,
          ]),
        ),
      );

const settingsSection = ({ settings }: PageIndex): Child =>
  settings.length === 0
    ? null
    : section(
        'Settings',
        'settings',
        scrollTable(
          'Settings',
          ['Setting', 'Value', 'Source'],
          settings.map(({ name: key, value, from }) => [name(key), name(String(value)), from]),
        ),
      );

const listed = (names: readonly string[]): Child => names.map((each, at) => [at > 0 ? ', ' : null, name(each)]);
