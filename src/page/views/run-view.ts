import { money, percent, tokens } from '../../reports/numbers.ts';
import { type Child, h, name } from '../dom.ts';
import { commitUrl, type Page, runUrl } from '../page.ts';
import { count, external, plural, shortSha, time } from '../words.ts';
import { scrollTable, section } from './section.ts';

/** Environment, settings, provenance, warnings and what was left out. */
export function runView({ index }: Page): Node {
  const { environment = {}, links, baseline, models, settings, caches, warnings, omitted, policy } = index;
  return h(
    'div',
    { class: 'view' },
    h('div', { class: 'title' }, h('h1', { tabindex: -1 }, 'Run'), h('p', { class: 'summary' }, name(index.generator))),
    section(
      'Provenance',
      'provenance',
      pairs([
        ['Started', time(index.startedAt)],
        ['Commit', links && external(commitUrl(index, links.commit), h('code', {}, shortSha(links.commit)))],
        ['Workflow run', links && external(runUrl(index), String(links.run))],
        ['Models that answered', models.length === 0 ? undefined : listed(models)],
        ['Base answers', index.samples],
        [
          'Policy',
          policy && [
            `of the ${policy.from === 'base' ? 'base branch' : policy.from}`,
            policy.why === undefined ? null : [': ', name(policy.why)],
          ],
        ],
        ...Object.entries(environment).map(([key, value]): [string, Child] => [
          ENVIRONMENT[key] ?? key,
          name(String(value)),
        ]),
      ]),
    ),
    section(
      'Baseline',
      'baseline',
      baseline.kind === 'found'
        ? h(
            'ul',
            { class: 'lines' },
            baseline.provenance
              .slice(0, 50)
              .map(({ where, sha, branch }) =>
                h(
                  'li',
                  {},
                  name(where),
                  branch === undefined ? null : [' on ', name(branch)],
                  sha === undefined ? null : [' at ', external(commitUrl(index, sha), h('code', {}, shortSha(sha)))],
                ),
              ),
          )
        : h(
            'p',
            {},
            name(baseline.why),
            'hint' in baseline && baseline.hint !== undefined ? [' ', name(baseline.hint)] : null,
          ),
      (baseline.steps?.length ?? 0) > 0
        ? h(
            'details',
            {},
            h('summary', {}, 'How it was found'),
            h(
              'ol',
              { class: 'lines' },
              baseline.steps?.map((step) => h('li', {}, name(step))),
            ),
          )
        : null,
    ),
    omitted.length === 0
      ? null
      : section(
          'Left out of this file',
          'omitted',
          h(
            'ul',
            { class: 'lines' },
            omitted.map(({ what, tests }) => h('li', {}, `${what}: ${plural(tests, 'test')}`)),
          ),
          h('p', { class: 'hint' }, 'index.jsonl in the results of the run has all of it.'),
        ),
    warnings.length === 0
      ? null
      : section(
          'Warnings',
          'warnings',
          h(
            'ul',
            { class: 'lines' },
            warnings
              .slice(0, 200)
              .map(({ title, text, location }) =>
                h(
                  'li',
                  {},
                  h('b', {}, title),
                  ' ',
                  name(text),
                  location === undefined ? null : h('small', {}, name(location)),
                ),
              ),
          ),
          warnings.length > 200 ? h('p', { class: 'hint' }, `and ${count(warnings.length - 200)} more`) : null,
        ),
    caches.length === 0
      ? null
      : section(
          'Caches',
          'caches',
          h(
            'ul',
            { class: 'lines' },
            caches.map(({ cache, asked, hits, savedUsd, savedTokens }) =>
              h(
                'li',
                {},
                `${cache}: ${count(hits)} of ${count(asked)} found (${percent(asked === 0 ? undefined : hits / asked)})`,
                savedUsd === undefined ? null : `, saved ${money(savedUsd)}`,
                savedTokens === undefined ? null : `, ${tokens(savedTokens.input + savedTokens.output)} tokens`,
              ),
            ),
          ),
        ),
    settings.length === 0
      ? null
      : section(
          'Settings',
          'settings',
          scrollTable(
            'Settings',
            ['Setting', 'Value', 'Source'],
            settings.map(({ name: key, value, from }) =>
              h('tr', {}, h('th', { scope: 'row' }, name(key)), h('td', {}, name(String(value))), h('td', {}, from)),
            ),
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

const listed = (names: readonly string[]): Child => names.map((each, at) => [at > 0 ? ', ' : null, name(each)]);

const pairs = (all: readonly (readonly [string, Child])[]): Node =>
  h(
    'dl',
    { class: 'pairs' },
    all
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([title, value]) => h('div', {}, h('dt', {}, title), h('dd', {}, value))),
  );
