import { htmlPage } from '../../.ci/html-page.ts';
import { deflate } from '../../src/adapters/deflate.ts';
import { type HtmlReport, htmlReport } from '../../src/reports/html/html-report.ts';
import type { PackLimits } from '../../src/reports/html/pack.ts';
import type { PageSource } from '../../src/reports/html/page-source.ts';

let template: Promise<string> | undefined;

/** The template as the sources make it, built once for all tests. */
export function reportTemplate(): Promise<string> {
  template ??= htmlPage();
  return template;
}

export const reportPage = async (source: PageSource, limits?: PackLimits): Promise<HtmlReport> =>
  htmlReport(source, { template: await reportTemplate(), deflate, ...(limits && { limits }) });
