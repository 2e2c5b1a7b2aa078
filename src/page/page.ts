import type { PageIndex } from '../reports/html/page-data.ts';
import type { PageData } from './data.ts';
import { name } from './dom.ts';
import type { Labels } from './labels.ts';

/** What every view gets. */
export interface Page {
  readonly data: PageData;
  readonly index: PageIndex;
  /** The filter and order of the table that the reader last saw: previous and next follow it. */
  list: readonly number[];
  readonly labels: Labels;
}

export const stateAt = ({ states, tests }: PageIndex, at: number) => states[tests.state[at] ?? 0] ?? 'passing';
/** Suites of other tools have a name only. */
export const hasFile = (suite: string, file: string): boolean => file !== suite;

export const suiteAt = ({ suiteNames, tests }: PageIndex, at: number) =>
  suiteNames[tests.suite[at] ?? 0] ?? { name: '', file: '' };
export const targetAt = ({ targetNames, tests }: PageIndex, at: number): string =>
  targetNames[tests.target[at] ?? 0] ?? '';
export const testName = ({ tests }: PageIndex, at: number): HTMLElement => name(tests.test[at] ?? '', 'id');

/** The address of a file on the server of the job; undefined outside of jobs. Only from parts that were checked. */
export function fileUrl({ links }: PageIndex, file: string, line: number | null): string | undefined {
  if (links === undefined || /(?:^|\/)\.\.?(?:\/|$)|\\/.test(file)) return undefined;
  const path = `${links.prefix}${file}`.split('/').map(encodeURIComponent).join('/');
  return `${repositoryUrl(links)}/blob/${links.commit}/${path}${line === null ? '' : `#L${line}`}`;
}

export const runUrl = ({ links }: PageIndex): string | undefined =>
  links && `${repositoryUrl(links)}/actions/runs/${links.run}`;

export const commitUrl = ({ links }: Pick<PageIndex, 'links'>, sha: string): string | undefined =>
  links && /^[0-9a-f]{40,64}$/.test(sha) ? `${repositoryUrl(links)}/commit/${sha}` : undefined;

const repositoryUrl = ({ server, repository }: NonNullable<PageIndex['links']>): string =>
  `${server}/${repository.split('/').map(encodeURIComponent).join('/')}`;

/** The tests before and after this one in the list that the reader came from. */
export function neighbours({ list, index }: Page, at: number): [number | undefined, number | undefined] {
  const all = list.includes(at) ? list : index.tests.id.map((_, position) => position);
  const position = all.indexOf(at);
  return [all[position - 1], all[position + 1]];
}
