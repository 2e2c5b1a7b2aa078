import { join, resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { problemText } from '../../../model/errors.ts';
import { annotationCommand, annotations } from '../../../reports/annotations.ts';
import type { CommentContext } from '../../../reports/comment/comment-context.ts';
import { deliverInTurn } from '../../../reports/deliver.ts';
import { fileReporter } from '../../../reports/reporters/file.ts';
import { nextSteps, resultTable } from '../../../reports/terminal/terminal.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { RUN_EVIDENCE } from '../../baseline/evidence-files.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import { decidingInputs } from '../../config/inputs.ts';
import {
  parseReportInputs,
  type ReportInputName,
  type ReportInputs,
  readingInputs,
  reportDocsOf,
} from '../../config/report-inputs.ts';
import { readStoredLabels } from '../../labels/label-store.ts';
import { withAgreement } from '../../labels/run-agreement.ts';
import { withFirstDifferences } from '../../page/first-differences.ts';
import { localPage } from '../../page/local-page.ts';
import { writePage } from '../../page/page-reporter.ts';
import { type ExitCode, exitCodeOf } from '../../pipeline/exit-code.ts';
import { fileReporters } from '../../pipeline/file-reporters.ts';
import { findGateInputs, withWarnings } from '../../pipeline/gate-inputs.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import { leaveEvidence } from '../../pipeline/leave-evidence.ts';
import { reportOn } from '../../pipeline/report-on.ts';
import { reportedCommit } from '../../pipeline/reported-commit.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/policy.ts';
import { ANNOTATIONS_FILE, prepareFolder, REPORT_FOLDER } from '../../run-folder/report-folder.ts';
import { importsOf, reportedRun } from '../../run-folder/reported-results.ts';
import { resultPaths } from '../../run-folder/result-paths.ts';
import { withEnvFiles } from '../../telemetry/env-files.ts';
import { exportToBackends } from '../../telemetry/export.ts';
import { traceFileReporters } from '../../telemetry/trace-files.ts';
import { confirmByCommand, notRerun } from '../../trials/confirm-by-command.ts';
import { checkResults } from '../check-results.ts';
import { defineCommand } from '../command.ts';
import { addFlag, flagSpelling, flagTexts } from '../flags.ts';
import { complainAbout } from '../progress-terminal.ts';

/** The flags of the command; the other inputs of the report action configure a job on GitHub. */
const NAMES: readonly ReportInputName[] = [
  'outputDirectory',
  'workingDirectory',
  ...readingInputs,
  'confirmCommand',
  'expectedShards',
  ...decidingInputs,
  'html',
  'commentKey',
  'commitSha',
  'redact',
  'redactUnknown',
  'otel',
  'otelFile',
  'otelCaptureContent',
  'otelGroupTurns',
  'traceFile',
];

const LISTS: readonly ReportInputName[] = ['baseline', 'redact', 'otel'];

/** Inputs that only a job has. */
const DEFAULTS: Partial<Record<ReportInputName, { readonly default: string }>> = {
  commentKey: { default: 'evals' },
  commitSha: { default: 'none' },
};

export const command = defineCommand({
  help: `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`,
  flags(parser) {
    parser
      .argument('<results...>', 'run folders, results files or globs; ! excludes')
      .option('--check', 'print what is read from the files, and write nothing');
    for (const name of NAMES) {
      addFlag(parser, name, { docs: { ...reportDocsOf(name), ...DEFAULTS[name] }, isList: LISTS.includes(name) });
    }
  },
  options: optionsOf,
  // Only a program that it starts must end with it.
  startsPrograms: ({ inputs }) => inputs.confirmCommand !== undefined,
  run: writeReports,
});

function optionsOf(results: readonly string[], flags: Readonly<Record<string, unknown>>) {
  const texts = { ...flagTexts(NAMES, flags), results: results.join('\n') };
  return { inputs: parseReportInputs(texts, flagSpelling), isCheck: flags['check'] === true };
}

type Options = ReturnType<typeof optionsOf>;

/** Writes the reports of existing results as files. */
async function writeReports(
  { inputs: asked, isCheck }: Options,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  await learnSecretsHere(runtime, asked.workingDirectory);
  if (isCheck) return checkResults(asked, runtime, terminal);
  const { files } = runtime;
  const { run: read, gateInputs, paths, inputs, cwd, isSharded } = await readRun(asked, runtime);
  const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, paths, files);
  const run = await confirmByCommand(read, { inputs, gateInputs, paths }, runtime);
  const traced = { inputs, runtime: await withEnvFiles(inputs, runtime), folder };
  const reporters = [
    ...fileReporters(folder, files, { comment: contextOf(inputs) }),
    ...traceFileReporters(traced, files),
    fileReporter(
      ANNOTATIONS_FILE,
      join(folder, ANNOTATIONS_FILE),
      (all) =>
        annotations(all)
          .map((one) => `${annotationCommand(one)}\n`)
          .join(''),
      files,
    ),
  ];
  const context = localPage(inputs, run, runtime);
  const report = await withFirstDifferences(
    reportOn(run, {
      ...gateInputs,
      commit: reportedCommit(inputs, undefined),
      program: howCalled(runtime, cwd),
      notRerun: notRerun(run, { inputs }),
    }),
    () => context.baseAnswers(gateInputs.baseline),
  );
  const written = await deliverInTurn(reporters, report);
  // Shards are one run of this checkout, and leave what `run` leaves.
  const evidence = isSharded ? await leaveEvidence(report, { run, folder, gateInputs }, runtime) : [];
  const page = await writePage(report, { run, folder, gateInputs }, context, runtime);
  const receipts = [...page, ...written];
  const traces = await exportToBackends(report, traced);
  terminal.print(resultTable(report, terminal));
  // Two tests with one name and without a line have the same text.
  for (const text of new Set(run.unreadable?.map(problemText))) terminal.complain(text);
  const shown = receipts
    .filter((receipt) => receipt.kind === 'delivered')
    .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: shownPath(where, runtime.cwd) }));
  if (evidence.length > 0) shown.push({ label: 'evidence', path: shownPath(join(folder, RUN_EVIDENCE), runtime.cwd) });
  const here = { program: howCalled(runtime, runtime.cwd), workingDirectory: inputs.workingDirectory };
  terminal.print(`\n${nextSteps({ files: shown, report, here }, terminal)}`);
  complainAbout([...receipts, ...traces], (text) => terminal.complain(text));
  return exitCodeOf(report);
}

/** Results from the command line, as one run, and the baseline of the comparison. */
export async function readRun(asked: ReportInputs, runtime: Runtime) {
  const { files, clock } = runtime;
  const policy = await findPolicy(asked, runtime);
  const inputs = { ...asked, ...policy.inputs };
  runtime.redactor.configure(inputs);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const paths = await resultPaths(inputs.results, { cwd, files });
  const reporting = { inputs, redactor: runtime.redactor, now: clock.now() };
  const { run: made, shard } = await reportedRun({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
  const imports = importsOf(inputs, runtime, made);
  const at =
    shard === undefined
      ? { startedAt: made.startedAt }
      : { startedAt: shard.baselineUntil, latest: new Date(clock.now()).toISOString() };
  const gateInputs = await findGateInputs({ ...policy, inputs }, { ...runtime, ...at, imports });
  const judged = withAgreement(made, inputs, await readStoredLabels({ cwd, files }));
  return {
    run: withWarnings(judged, gateInputs.warnings),
    gateInputs,
    paths,
    inputs,
    cwd,
    isSharded: shard !== undefined,
  };
}

const LABELS: Readonly<Record<string, string>> = {
  'report.html': 'page',
  'comment.md': 'comment',
  'summary.md': 'summary',
  'report.json': 'for programs',
  'index.md': 'for coding agents',
  'failures.jsonl': '',
  'junit.xml': 'test reports',
  'ctrf.json': '',
  [ANNOTATIONS_FILE]: 'annotations',
};

/** There is no repository to link to. */
const contextOf = ({ commentKey, commitSha }: Options['inputs']): CommentContext => ({
  key: commentKey ?? 'evals',
  head: commitSha ?? '',
  attempt: 1,
  runUrl: '',
  linkTo: () => undefined,
});
