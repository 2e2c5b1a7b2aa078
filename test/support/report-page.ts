import { htmlPage } from '../../.ci/html-page.ts';
import { type HtmlReport, htmlReport } from '../../src/page/data/html-report.ts';
import type { PackLimits } from '../../src/page/data/pack.ts';
import type { PageSource } from '../../src/page/data/page-source.ts';
import { deflate } from '../../src/platform/deflate.ts';

let template: Promise<string> | undefined;

/** The template as the sources make it, built once for all tests. */
export function reportTemplate(): Promise<string> {
  template ??= htmlPage();
  return template;
}

export const reportPage = async (source: PageSource, limits?: PackLimits): Promise<HtmlReport> =>
  htmlReport(source, { template: await reportTemplate(), deflate, ...(limits && { limits }) });
