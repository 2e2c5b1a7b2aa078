import { basename, join } from 'node:path';
import type { RunToDecide } from '../../config/gate-inputs.ts';
import type { Receipt, Reporter } from '../../model/ports/reporter.ts';
import { resultKey } from '../../model/run/result-keys.ts';
import { plural } from '../../model/text/text.ts';
import type { Report } from '../../model/verdict/report.ts';
import { deliverAll } from '../../reports/deliver.ts';
import { runFiles } from '../../results/run-folder/run-files.ts';
import { pairingOf } from '../../runner/pipeline/decide.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { htmlReport, pageLimits } from './html-report.ts';
import type { PageContext } from './local-page.ts';
import { pageRows } from './page-rows.ts';
import { trendsOf } from './with-trend.ts';

const NAME = 'report.html';
const MIB = 1024 * 1024;

/** Writes the report as one offline page into the folder of the run, where the runtime has a template for it. */
export async function writePage(
  decided: Report,
  { run, folder, gateInputs }: RunToDecide,
  context: PageContext,
  { files, page, redactor }: Pick<Runtime, 'files' | 'page' | 'redactor'>,
): Promise<Receipt[]> {
  const { inputs, baseline } = gateInputs;
  if (page === undefined || inputs.html === 'false') return [];
  const deliver: Reporter['deliver'] = async (rawReport) => {
    const template = await page.template();
    if (template === undefined) throw new Error('report-template.html is missing next to the program');

    // The file holds it packed, where no writer finds a secret.
    const report = redactor.inDocuments(rawReport);
    const base = redactor.inDocuments(await context.baseAnswers(baseline));
    const isRunFolder = (await files.state(join(folder, runFiles.journal))) === 'file';
    // Without a baseline no test has a history, and pairs of all tests take much memory.
    const pairs = baseline.kind === 'found' ? pairingOf(run, gateInputs).tests : [];
    const rows = pageRows(report, {
      run: context.run ?? 'this run',
      sha: report.commit?.sha ?? context.links?.commit,
      runId: context.run ?? (isRunFolder ? basename(folder) : undefined),
      history: new Map(pairs.flatMap((test) => (test.base.length === 0 ? [] : [[resultKey(test), test.base]]))),
      base: base.sides,
      different: base.different,
    });
    const trend = baseline.kind === 'found' ? trendsOf(baseline.pools, base.trend ?? []) : [];
    const { key, unverified, links } = context;
    const { html, omitted } = await htmlReport(
      { report, rows, trend, samples: base.note, key, unverified, links },
      { template, deflate: page.deflate, limits: { ...pageLimits, fileBytes: inputs.htmlMaxMib * MIB } },
    );
    const path = join(folder, runFiles.page);
    await files.writeAsIs(path, html);
    const leftOut = omitted.map(({ what, tests }) => `${what} of ${plural('test', tests)}`).join(', ');
    return {
      kind: 'delivered',
      name: NAME,
      where: leftOut === '' ? path : `${path} (without ${leftOut}; index.jsonl has all)`,
    };
  };
  return deliverAll([{ name: NAME, deliver }], decided);
}
