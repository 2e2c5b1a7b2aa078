import type { Deflate } from '../../model/ports/machine.ts';
import { cutEnd } from '../../model/text/text.ts';
import { htmlText, jsonInScript, readableJson } from '../../reports/escape/html.ts';
import { reasonMark, verdictMark } from '../../reports/status-icons.ts';
import { agentPrompts } from './agent-prompt.ts';
import { type PackLimits, pack } from './pack.ts';
import type { Omission } from './page-data.ts';
import type { PageIndex } from './page-index.ts';
import { pageHead, pageIndex } from './page-index.ts';
import { classOf, type PageSource, stateOf } from './page-source.ts';

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
/** More than title, fallback, head and the chunk numbers in the index take. */
const SHELL_BYTES = 256 * 1024;

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
  }: { readonly template: string; readonly deflate: Deflate; readonly limits?: PackLimits | undefined },
): Promise<HtmlReport> {
  const { report, rows, key } = source;
  const blockOf = async (index: PageIndex) => Buffer.from(await deflate(readableJson(index))).toString('base64');
  const none = rows.map(() => null);
  const index = pageIndex(source, { answer: none, steps: none, files: none }, []);
  const fileBytes = limits.fileBytes - template.length - (await blockOf(index)).length - SHELL_BYTES;
  const { chunks, blocks, omitted } = await pack(rows, agentPrompts(report), {
    deflate,
    limits: { ...limits, fileBytes },
  });
  const parts: Readonly<Record<keyof typeof templateMarks, string>> = {
    title: htmlText(`${verdictMark(report.verdict.kind).word} · ${key ?? 'evals'}`),
    fallback: fallback(source),
    head: jsonInScript(readableJson(pageHead(source))),
    index: await blockOf({ ...index, tests: { ...index.tests, chunks }, omitted }),
    details: blocks.map(({ id, base64 }) => `<script type="text/plain" id="${id}">${base64}</script>`).join('\n'),
  };

  let [html, rest] = ['', template];
  for (const [name, mark] of Object.entries(templateMarks)) {
    const at = rest.indexOf(mark);
    if (at < 0) throw new Error(`The template of the report has no ${mark}`);
    html += rest.slice(0, at) + parts[name as keyof typeof templateMarks];
    rest = rest.slice(at + mark.length);
  }
  return { html: html + rest, omitted };
}

const MAX_TESTS = 50;
const MAX_REASONS = 20;
const MAX_LENGTH = 300;

/** What a browser without JavaScript shows: the verdict, its reasons and the changed tests. */
function fallback({ report: { verdict }, rows }: PageSource): string {
  const shown = (text: string) => htmlText(cutEnd(text, MAX_LENGTH));
  const reasons = verdict.reasons
    .slice(0, MAX_REASONS)
    .map(({ kind, message }) => `<li>${reasonMark(kind).word}: ${shown(message)}</li>`);
  const changed = rows.filter((row) => classOf(row) === 'A');
  const tests = changed
    .slice(0, MAX_TESTS)
    .map((row) => `<li>${stateOf(row)}: ${shown(row.suite)} › ${shown(row.testId)} (${shown(row.target)})</li>`);
  const others = changed.length - tests.length;
  return [
    `<h1>${verdictMark(verdict.kind).word}</h1><p>${shown(verdict.headline)}</p>`,
    reasons.length > 0 ? `<h2>Reasons</h2><ul>${reasons.join('')}</ul>` : '',
    tests.length > 0 ? `<h2>Tests that need a look</h2><ul>${tests.join('')}</ul>` : '',
    others > 0 ? `<p>and ${others} more</p>` : '',
    '<p>Answers, trajectories and tables need JavaScript and a browser of 2023 or later.</p>',
  ].join('');
}
