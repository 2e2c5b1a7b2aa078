import { basename, join } from 'node:path';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import { resultKey } from '../../model/run/result.ts';
import type { Baseline, EvidenceTrial } from '../../model/verdict/evidence.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverAll } from '../../reports/deliver.ts';
import { htmlReport, pageLimits } from '../../reports/html/html-report.ts';
import type { Omission, PageLinks } from '../../reports/html/page-data.ts';
import type { PageSource } from '../../reports/html/page-source.ts';
import { plural } from '../../shared/text.ts';
import { pairingOf } from '../pipeline/decide.ts';
import type { Judged } from '../pipeline/gate-inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { runFiles } from '../run-folder/earlier-run.ts';
import type { BaseAnswers } from './base-answers.ts';
import { pageRows } from './page-rows.ts';
import { trendsOf } from './trends.ts';

/** The facts about the job on the page; none on a laptop. */
export interface PageContext extends Pick<PageSource, 'key' | 'unverified'> {
  readonly links?: PageLinks | undefined;
  readonly run?: string | undefined;
  baseAnswers(baseline: Baseline): Promise<BaseAnswers>;
}

const NAME = 'report.html';
const MIB = 1024 * 1024;

/** Writes the page where the runtime has a template for it. */
export const writePage = async (
  report: Report,
  judged: Judged,
  context: PageContext,
  { files, page, redactor }: Pick<Runtime, 'files' | 'page' | 'redactor'>,
): Promise<Receipt[]> =>
  page === undefined || judged.gateInputs.inputs.html === 'false'
    ? []
    : deliverAll([pageReporter(judged, context, { files, page, redactor })], report);

interface PageSite extends Pick<Runtime, 'files' | 'redactor'> {
  readonly page: NonNullable<Runtime['page']>;
}

/** Writes the report as one offline page into the folder of the run. */
function pageReporter(judged: Judged, context: PageContext, { files, page, redactor }: PageSite): Reporter {
  return {
    name: NAME,
    async deliver(given) {
      // The file holds it packed, where no writer finds a secret.
      const report = redactor.inDocuments(given);
      const template = await page.template();
      if (template === undefined) throw new Error('report-template.html is missing next to the program');
      const { baseline } = judged.gateInputs;
      const base = redactor.inDocuments(await context.baseAnswers(baseline));
      const ownFolder = (await files.state(join(judged.folder, runFiles.journal))) === 'file';
      const rows = pageRows(report, {
        run: context.run ?? 'this run',
        sha: report.commit?.sha ?? context.links?.commit,
        runId: context.run ?? (ownFolder ? basename(judged.folder) : undefined),
        history: historiesOf(judged),
        base: base.sides,
        different: base.different,
      });
      const trend = baseline.kind === 'found' ? trendsOf(baseline.pools, base.trend ?? []) : [];
      const { key, unverified, links } = context;
      const source = { report, rows, trend, samples: base.note, key, unverified, links };
      const { html, omitted } = await htmlReport(source, {
        template,
        deflate: page.deflate,
        limits: { ...pageLimits, fileBytes: judged.gateInputs.inputs.htmlMaxMib * MIB },
      });
      const path = join(judged.folder, runFiles.page);
      await files.writeAsIs(path, html);
      return { kind: 'delivered', name: NAME, where: `${path}${omittedText(omitted)}` };
    },
  };
}

function historiesOf({ run, gateInputs }: Judged): Map<string, readonly EvidenceTrial[]> {
  // Without a baseline no test has a history, and pairs of all tests take much memory.
  if (gateInputs.baseline.kind !== 'found') return new Map();
  const { tests } = pairingOf(run, gateInputs);
  return new Map(tests.flatMap((test) => (test.base.length === 0 ? [] : [[resultKey(test), test.base] as const])));
}

const omittedText = (omitted: readonly Omission[]): string =>
  omitted.length === 0
    ? ''
    : ` (without ${omitted.map(({ what, tests }) => `${what} of ${plural('test', tests)}`).join(', ')}; index.jsonl has all)`;
