import { htmlText, jsonInScript } from '../escape/html.ts';
import { readableJson } from '../escape/readable.ts';
import { verdictMark } from '../status-icons.ts';
import { agentPrompts } from './agent-prompt.ts';
import type { Deflate, PackLimits } from './class-details.ts';
import { fallback } from './fallback.ts';
import { type Packed, pack } from './pack.ts';
import type { Omission, PageIndex } from './page-data.ts';
import { pageHead, pageIndex } from './page-index.ts';
import type { PageSource } from './page-source.ts';

/** Places in the template that `.ci/html-page.ts` builds. */
export const templateMarks = {
  title: '<!--agentv:title-->',
  fallback: '<!--agentv:fallback-->',
  head: '<!--agentv:head-->',
  index: '<!--agentv:index-->',
  details: '<!--agentv:details-->',
} as const;

const MIB = 1024 * 1024;
export const pageLimits: PackLimits = { fileBytes: 24 * MIB, rawBytes: 64 * MIB };

export interface HtmlReport {
  readonly html: string;
  readonly omitted: readonly Omission[];
}

/** The whole page. The same source and template give the same bytes with the same version of Node. */
export async function htmlReport(
  source: PageSource,
  {
    template,
    deflate,
    limits = pageLimits,
  }: { readonly template: string; readonly deflate: Deflate; readonly limits?: PackLimits },
): Promise<HtmlReport> {
  const index = pageIndex(source, { chunks: noChunks(source), omitted: [] });
  const shell = template.length + (await blockOf(index, deflate)).length + SHELL_BYTES;
  const packed = await pack(source.rows, agentPrompts(source.report), {
    deflate,
    limits: { ...limits, fileBytes: limits.fileBytes - shell },
  });
  const parts: Readonly<Record<keyof typeof templateMarks, string>> = {
    title: htmlText(`${verdictMark(source.report.verdict.kind).word} · ${source.key ?? 'evals'}`),
    fallback: fallback(source),
    head: jsonInScript(readableJson(pageHead(source))),
    index: await blockOf(withDetails(index, packed), deflate),
    details: packed.blocks
      .map(({ id, base64 }) => `<script type="text/plain" id="${id}">${base64}</script>`)
      .join('\n'),
  };
  return { html: filled(template, parts), omitted: packed.omitted };
}

/** More than title, fallback, head and the chunk numbers in the index take. */
const SHELL_BYTES = 256 * 1024;

const noChunks = ({ rows }: PageSource) => {
  const none = rows.map(() => null);
  return { answer: none, steps: none, files: none };
};

const withDetails = (index: PageIndex, { chunks, omitted }: Packed): PageIndex => ({
  ...index,
  tests: { ...index.tests, chunks },
  omitted,
});

const blockOf = async (value: unknown, deflate: Deflate): Promise<string> =>
  Buffer.from(await deflate(readableJson(value))).toString('base64');

function filled(template: string, parts: Readonly<Record<keyof typeof templateMarks, string>>): string {
  let rest = template;
  let html = '';
  for (const [name, mark] of Object.entries(templateMarks)) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The template of the report has no ${mark}`);
    html += rest.slice(0, at) + parts[name as keyof typeof templateMarks];
    rest = rest.slice(at + mark.length);
  }
  return html + rest;
}
