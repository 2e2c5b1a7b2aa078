import { inflateRawSync } from 'node:zlib';
import type { AnswerPart, StepsPart } from '../../src/page/data/details.ts';
import type { Chunk } from '../../src/page/data/page-data.ts';
import type { PageIndex } from '../../src/page/data/page-index.ts';

/** A block of data in a page, decoded. */
export function pageBlock(html: string, id: string): unknown {
  const [, base64 = ''] = new RegExp(`id="${id}">([^<]*)</script>`).exec(html) ?? [];
  return JSON.parse(inflateRawSync(Buffer.from(base64, 'base64')).toString());
}

export const pageIndexOf = (html: string): PageIndex => pageBlock(html, 'index') as PageIndex;

interface PageTest {
  readonly difference: string | undefined;
  readonly answer: AnswerPart | undefined;
  readonly steps: StepsPart | undefined;
}

/** What a page has of a test. */
export function pageTestOf(html: string, testId: string): PageTest {
  const index = pageIndexOf(html);
  const at = index.tests.test.indexOf(testId);
  const part = <Part>(name: 'answer' | 'steps'): Part | undefined => {
    const chunk = index.tests.chunks[name][at];
    if (chunk === undefined || chunk === null || chunk < 0) return undefined;
    return (pageBlock(html, `${name}-${chunk}`) as Chunk<Part>)[at];
  };
  return { difference: index.notes[at]?.difference, answer: part('answer'), steps: part('steps') };
}
