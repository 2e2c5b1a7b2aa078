import { agreementTitles } from '../../../reports/agreement.ts';
import { money, percent, tokens, tokenTotal } from '../../../reports/numbers.ts';
import type { PageIndex } from '../../data/page-index.ts';
import { type Child, h, name } from '../dom.ts';
import { commitLink, external, type Page, runUrl } from '../page.ts';
import { joined, lineList, pairList, scrollTable, section, viewTitle } from '../parts.ts';
import { count, plural, time } from '../words.ts';

const MAX_WARNINGS = 200;

/** Environment, settings, provenance, warnings and what was left out. */
export function runView({ index }: Page): Node {
  const { generator, omitted, agreement = [], warnings, caches, settings } = index;
  const agreementRows = agreement.map(({ grader, suite, cells, notes }) => [
    [name(grader), h('small', name(suite))],
    ...cells,
    notes.join('; '),
  ]);
  const warningLines = warnings
    .slice(0, MAX_WARNINGS)
    .map(({ title, text, location }) => [h('b', title), ' ', name(text), location && h('small', name(location))]);
  const more = warnings.length - warningLines.length;
  const cacheLines = caches.map(({ cache, asked, hits, savedUsd, savedTokens }) => [
    `${cache}: ${count(hits)} of ${count(asked)} found (${percent(asked === 0 ? undefined : hits / asked)})`,
    savedUsd !== undefined && `, saved ${money(savedUsd)}`,
    savedTokens && `, ${tokens(tokenTotal(savedTokens))} tokens`,
  ]);
  const { baseline } = index;
  const steps = (baseline.steps ?? []).map((step) => name(step));
  return h(
    'div.view',
    viewTitle('Run', name(generator)),
    provenance(index),
    section(
      'Baseline',
      'baseline',
      baseline.kind === 'found'
        ? baselineRuns(index, baseline)
        : h('p', name(baseline.why), 'hint' in baseline && baseline.hint !== undefined && [' ', name(baseline.hint)]),
      steps.length > 0 && h('details', h('summary', 'How it was found'), lineList(steps, 'ol')),
    ),
    omitted.length > 0 &&
      section(
        'Left out of this file',
        'omitted',
        lineList(omitted.map(({ what, tests }) => `${what}: ${plural(tests, 'test')}`)),
        h('p.hint', 'index.jsonl in the results of the run has all of it.'),
      ),
    agreement.length > 0 &&
      section('Judges and people', 'agreement', scrollTable('Judges and people', agreementTitles, agreementRows)),
    warnings.length > 0 &&
      section('Warnings', 'warnings', lineList(warningLines), more > 0 && h('p.hint', `and ${count(more)} more`)),
    caches.length > 0 && section('Caches', 'caches', lineList(cacheLines)),
    settings.length > 0 &&
      section(
        'Settings',
        'settings',
        scrollTable(
          'Settings',
          ['Setting', 'Value', 'Source'],
          settings.map(({ name: key, value, from }) => [name(key), name(String(value)), from]),
        ),
      ),
  );
}

const ENVIRONMENT: Readonly<Record<string, string>> = {
  platform: 'Platform',
  arch: 'Processor type',
  cpus: 'Processors',
  memoryGib: 'Memory (GiB)',
  workers: 'Most tests at once',
  image: 'Runner image',
  imageVersion: 'Image version',
};

function provenance(index: PageIndex): Node {
  const { environment = {}, imported = [], links, models, policy } = index;
  const listed = (names: readonly string[]) =>
    names.length > 0 &&
    joined(
      names.map((each) => name(each)),
      ', ',
    );
  return section(
    'Provenance',
    'provenance',
    pairList([
      ['Started', time(index.startedAt)],
      ['Commit', links && commitLink(index, links.commit)],
      ['Workflow run', links && external(runUrl(index), String(links.run))],
      ['Imported', listed(imported)],
      ['Models that answered', listed(models)],
      ['Base answers', index.samples],
      [
        'Policy',
        policy && [
          `of the ${policy.from === 'base' ? 'base branch' : policy.from}`,
          policy.why !== undefined && [': ', name(policy.why)],
        ],
      ],
      ...Object.entries(environment).map(([key, value]) => [ENVIRONMENT[key] ?? key, name(String(value))] as const),
    ]),
  );
}

const MAX_RUNS = 50;

function baselineRuns(
  index: PageIndex,
  { provenance: runs, leftOut, otherLimits }: Extract<PageIndex['baseline'], { kind: 'found' }>,
): Child {
  const lines = runs
    .slice(0, MAX_RUNS)
    .map(({ where, sha, branch }) => [
      name(where),
      branch !== undefined && [' on ', name(branch)],
      sha !== undefined && [' at ', commitLink(index, sha)],
    ]);
  return h(
    'div',
    lineList(lines),
    leftOut !== undefined && h('p.hint', name(leftOut)),
    otherLimits !== undefined && h('p.hint', name(otherLimits)),
  );
}
