import { groupedBy } from '../../model/values/grouped.ts';
import type { AnswerPart, FilesPart, StepsPart } from '../data/details.ts';
import type { Chunk, DetailPart } from '../data/page-data.ts';
import type { PageHead, PageIndex } from '../data/page-index.ts';
import { type Child, h, name } from './dom.ts';
import type { Labels } from './labels.ts';
import { shortSha } from './words.ts';

/** What every view gets. */
export interface Page {
  readonly data: PageData;
  readonly index: PageIndex;
  /** The filter and order of the table that the reader last saw: previous and next follow it. */
  list: readonly number[];
  readonly labels: Labels;
}

interface Parts {
  readonly answer: AnswerPart;
  readonly steps: StepsPart;
  readonly files: FilesPart;
}

/** The parts of a test that are stored, by their names. */
type Details = { readonly [P in DetailPart]: Parts[P] | undefined };

/** All that is stored of one test, and which side is compared with the head. */
export interface OpenTest extends Details {
  readonly at: number;
  readonly notes: Partial<NonNullable<PageIndex['notes'][number]>>;
  /** The name of the side on the left; undefined if only the head is shown. */
  readonly side: string | undefined;
  /** What the head is called: the target, where targets are compared. */
  readonly head: string;
}

const MAX_CHUNKS = 8;

/** Reads the blocks of data in the file. Chunks are decoded when first needed, and the last few stay. */
export class PageData {
  readonly head = JSON.parse(blockText('head')) as PageHead;
  private readonly chunks = new Map<string, Promise<Chunk<unknown>>>();

  readonly index = (): Promise<PageIndex> => decoded('index') as Promise<PageIndex>;

  /** The parts of a test, without those that were omitted. */
  async details(index: PageIndex, test: number): Promise<Details> {
    const part = async <P extends DetailPart>(of: P): Promise<Parts[P] | undefined> => {
      const chunk = index.tests.chunks[of][test] ?? -1;
      return chunk < 0 ? undefined : ((await this.chunk(`${of}-${chunk}`)) as Chunk<Parts[P]>)[test];
    };
    const [answer, steps, files] = await Promise.all([part('answer'), part('steps'), part('files')]);
    return { answer, steps, files };
  }

  /** The answers of the head by position, in lower case, for the search. Those that were omitted are empty. */
  readonly answerTexts = (index: PageIndex): Promise<readonly string[]> => {
    this.allAnswers ??= (async () => {
      const texts = index.tests.id.map(() => '');
      for (const number of new Set(index.tests.chunks.answer)) {
        if (number === null || number < 0) continue;
        const chunk = (await loaded(`answer-${number}`)) as Chunk<AnswerPart>;
        for (const [at, { sides }] of Object.entries(chunk))
          texts[Number(at)] = (sides['head']?.answer ?? '').toLowerCase();
      }
      return texts;
    })();
    return this.allAnswers;
  };

  private allAnswers: Promise<readonly string[]> | undefined;

  private chunk(id: string): Promise<Chunk<unknown>> {
    const chunk = this.chunks.get(id) ?? loaded(id);
    this.chunks.delete(id);
    this.chunks.set(id, chunk);
    const [oldest] = this.chunks.keys();
    if (this.chunks.size > MAX_CHUNKS && oldest !== undefined) this.chunks.delete(oldest);
    return chunk;
  }
}

/** A chunk may be further down in a file that is still being read. */
async function loaded(id: string): Promise<Chunk<unknown>> {
  if (document.getElementById(id) === null && document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
  }
  return decoded(id) as Promise<Chunk<unknown>>;
}

const blockText = (id: string): string => document.getElementById(id)?.textContent ?? '';

async function decoded(id: string): Promise<unknown> {
  const text = atob(blockText(id).trim());
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text());
}

export const canDecode = (): boolean => {
  try {
    return new DecompressionStream('deflate-raw') !== undefined;
  } catch {
    return false;
  }
};

export const positions = ({ tests }: PageIndex): number[] => [...tests.id.keys()];
export const stateAt = ({ states, tests }: PageIndex, at: number) => states[tests.state[at] ?? 0] ?? 'passing';
export const suiteAt = ({ suiteNames, tests }: PageIndex, at: number) =>
  suiteNames[tests.suite[at] ?? 0] ?? { name: '', file: '' };
export const targetAt = ({ targetNames, tests }: PageIndex, at: number): string =>
  targetNames[tests.target[at] ?? 0] ?? '';
export const hasFlag = ({ tests }: PageIndex, at: number, bits: number): boolean =>
  ((tests.flags[at] ?? 0) & bits) !== 0;

const rowsOf = new WeakMap<PageIndex, ReadonlyMap<number, readonly (number | undefined)[]>>();

/**
 * The rows of the table by the position that they open: a test on a target. In an experiment a row is a test, with its
 * positions on all variants in their order.
 */
export function tableRows(index: PageIndex): ReadonlyMap<number, readonly (number | undefined)[]> {
  const { experiment, tests } = index;
  const known = rowsOf.get(index);
  if (known !== undefined) return known;
  const tested = experiment && groupedBy(positions(index), (at) => JSON.stringify([tests.suite[at], tests.test[at]]));
  const rows = new Map(
    tested === undefined
      ? positions(index).map((at) => [at, [at]])
      : [...tested.values()].map((all) => {
          const onVariants = experiment?.variants.map((each) => all.find((at) => targetAt(index, at) === each)) ?? [];
          return [onVariants[1] ?? all[0], onVariants];
        }),
  );
  rowsOf.set(index, rows);
  return rows;
}

/** The row that has a position. */
export const rowWith = (index: PageIndex, at: number) =>
  [...tableRows(index)].find(([row, all]) => row === at || all.includes(at)) ?? ([at, [at]] as const);

/** Passed and run trials: `9/10` as numbers. */
export function countsIn(text: string | null | undefined): { readonly passes: number; readonly trials: number } {
  const [passes = 0, trials = 0] = (text ?? '0/0').split('/').map(Number);
  return { passes, trials };
}

/** The position of the same test on another target; -1 if that target does not have it. */
export const sameTestOn = ({ tests, targetNames }: PageIndex, at: number, target: string): number =>
  tests.id.findIndex(
    (_, other) =>
      tests.test[other] === tests.test[at] &&
      tests.suite[other] === tests.suite[at] &&
      targetNames[tests.target[other] ?? 0] === target,
  );

const SIDES: Readonly<Record<string, string>> = { control: 'control on base', confirmation: 're-run' };

/** What a side of a test is called: `control:2` is `control on base 2`. */
export function sideTitle(side: string | undefined): string {
  const [kind = '', number] = (side ?? '').split(/:(.*)/s);
  return kind === 'target' ? (number ?? '') : `${SIDES[kind] ?? kind}${number === undefined ? '' : ` ${number}`}`;
}

/** The tests before and after this one in the list that the reader came from. */
export function neighbours({ list, index }: Page, at: number): [number | undefined, number | undefined] {
  const [row] = rowWith(index, at);
  const all = list.includes(row) ? list : [...tableRows(index).keys()];
  const position = all.indexOf(row);
  return [all[position - 1], all[position + 1]];
}

/** Suites of other tools have a name only. */
export const hasFile = (suite: string, file: string): boolean => file !== suite;

export const testName = ({ tests }: PageIndex, at: number): HTMLElement => name(tests.test[at] ?? '', 'id');
export const testLink = (index: PageIndex, at: number): HTMLElement =>
  h('a', { href: testHash(index, at) }, testName(index, at));

/** The addresses of the page: `#/tests?q=is:failing`. */
export interface Route {
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(query) };
}

export function hashOf(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const text = Object.entries(query)
    .flatMap(([key, value]) => (value ? [`${key}=${encodeURIComponent(value)}`] : []))
    .join('&');
  return `#/${path}${text === '' ? '' : `?${text}`}`;
}

export const testHash = ({ tests }: PageIndex, at: number, side?: string): string =>
  hashOf(`t/${tests.id[at]}`, { b: side });

/** The tests of a suite, on one target. */
export const suiteHash = (suite: string, target?: string): string =>
  hashOf('tests', { q: `suite:"${suite}"${target === undefined ? '' : ` target:"${target}"`}` });

export const external = (url: string | undefined, ...children: readonly Child[]): Node =>
  url === undefined
    ? h('span', children)
    : h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children);

/** A file on the server of the job; no link outside of jobs. Only from parts that were checked. */
export function fileLink({ links }: PageIndex, file: string, line: number | null): Node {
  const text = name(line === null ? file : `${file}:${line}`);
  if (links === undefined || /(?:^|\/)\.\.?(?:\/|$)|\\/.test(file)) return external(undefined, text);
  const path = `${links.prefix}${file}`.split('/').map(encodeURIComponent).join('/');
  return external(`${repositoryUrl(links)}/blob/${links.commit}/${path}${line === null ? '' : `#L${line}`}`, text);
}

export const runUrl = ({ links }: PageIndex): string | undefined =>
  links && `${repositoryUrl(links)}/actions/runs/${links.run}`;

export const commitLink = ({ links }: PageIndex, sha: string): Node =>
  external(
    links && /^[0-9a-f]{40,64}$/.test(sha) ? `${repositoryUrl(links)}/commit/${sha}` : undefined,
    h('code', shortSha(sha)),
  );

const repositoryUrl = ({ server, repository }: NonNullable<PageIndex['links']>): string =>
  `${server}/${repository.split('/').map(encodeURIComponent).join('/')}`;
