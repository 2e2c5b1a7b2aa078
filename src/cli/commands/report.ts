import { join, resolve } from 'node:path';
import { RUN_EVIDENCE } from '../../baseline/evidence-files.ts';
import { leaveEvidence } from '../../baseline/store-evidence.ts';
import { learnSecretsHere, learnSecretsOfSuites } from '../../config/environments.ts';
import { oneOf } from '../../config/input-values.ts';
import { findPolicy } from '../../config/policy/policy.ts';
import { type ReportInputName, type ReportInputs, readingInputs, reportSettings } from '../../config/report-inputs.ts';
import { decidingInputs } from '../../config/settings.ts';
import { readStoredLabels } from '../../graders/people/label-store.ts';
import { withAgreement } from '../../graders/people/run-agreement.ts';
import { type Problem, problemText, sentenceOf, userError } from '../../model/errors.ts';
import type { Reporter } from '../../model/ports/reporter.ts';
import type { ImportedFile } from '../../model/run/import-formats.ts';
import type { TestResult } from '../../model/run/result.ts';
import { outcomeOf } from '../../model/run/result-outcome.ts';
import { locationText } from '../../model/suite/location.ts';
import { plural } from '../../model/text/text.ts';
import { localPage } from '../../page/data/local-page.ts';
import { writePage } from '../../page/data/page-reporter.ts';
import { withFirstDifferences } from '../../page/data/with-trend.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { annotationCommand, annotations } from '../../reports/annotations.ts';
import { present } from '../../reports/blocks.ts';
import { complainAbout, deliverInTurn } from '../../reports/deliver.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { toolOf, weaknessesOf } from '../../reports/imported-line.ts';
import { fileReporter } from '../../reports/reporters/file.ts';
import { hanging } from '../../reports/terminal/columns.ts';
import { nextSteps, resultTable } from '../../reports/terminal/terminal.ts';
import { type ReadRun, readResults } from '../../results/run-folder/read-results.ts';
import { ANNOTATIONS_FILE, prepareFolder, REPORT_FOLDER } from '../../results/run-folder/report-folder.ts';
import { importsOf, reportedRun } from '../../results/run-folder/reported-run.ts';
import { resultPaths } from '../../results/run-folder/result-paths.ts';
import { type ExitCode, exitCodeOf } from '../../runner/pipeline/exit-code.ts';
import { fileReporters } from '../../runner/pipeline/file-reporters.ts';
import { findGateInputs, withWarnings } from '../../runner/pipeline/gate-inputs.ts';
import { howCalled } from '../../runner/pipeline/how-called.ts';
import { notRerun, reportOn } from '../../runner/pipeline/report-on.ts';
import { reportedCommit } from '../../runner/pipeline/reported-commit.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { exportToBackends, traceFileReporters, withEnvFiles } from '../../runner/telemetry/traces.ts';
import { confirmByCommand } from '../../runner/tools/confirm-command.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { defineCommand } from '../command.ts';
import { addReportFlags, flagSpelling, flagTexts, flagValues } from '../flags.ts';
import { postReporter, postSystems } from '../post/post.ts';

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

export const command = defineCommand({
  summary: 'Report existing results: writes the reports of a pull request to files, and runs no evals.',
  help: `
Examples:
  eval-action report .agentv/results/runs/default/2026-01-02T10-11-00-000Z
  eval-action report 'shards/*' -o report
  eval-action report results.jsonl --threshold 0.8
  eval-action report results.xml --baseline main.xml --confirm-command 'npx vitest run -t {pattern} --reporter=junit --outputFile={output}'
  eval-action report results.jsonl --check
  eval-action report results/new --post gitlab

It writes report.html, comment.md, summary.md, annotations.txt, junit.xml, ctrf.json and report.json.
Exit codes: 0 passed, 1 failed, 2 not measured.`,
  flags(parser) {
    parser
      .argument('<results...>', 'run folders, results files or globs; ! excludes')
      .option('--check', 'print what is read from the files, and write nothing')
      .option(
        '--post <SYSTEM>',
        'also update one comment in the merge request of this job, as --comment-key says which: gitlab, azure or bitbucket',
      );
    // Only a job has these.
    addReportFlags(parser, NAMES, { commentKey: { default: COMMENT_KEY }, commitSha: { default: 'none' } });
  },
  options(results: readonly string[], flags: Readonly<Record<string, unknown>>) {
    const isCheck = flags['check'] === true;
    const { post } = flagValues({ post: oneOf(...postSystems).optional() }, flags);
    if (isCheck && post !== undefined)
      throw userError('INPUT_INVALID', '"--check" writes nothing: it does not accept --post');
    const inputs = reportSettings.parse({ ...flagTexts(NAMES, flags), results: results.join('\n') }, flagSpelling);
    return { inputs, isCheck, post };
  },
  // Only a program that it starts must end with it.
  startsPrograms: ({ inputs }) => inputs.confirmCommand !== undefined,
  async run({ inputs, isCheck, post }, runtime, terminal) {
    await learnSecretsHere(runtime, inputs.workingDirectory);
    if (isCheck) return checkResults(inputs, runtime, terminal);
    const { commentKey: key = COMMENT_KEY, commitSha: head } = inputs;
    const reporter = post && postReporter(post, { key, head }, runtime);
    return writeReports(inputs, reporter, { runtime, terminal });
  },
});

const COMMENT_KEY = 'evals';

/** Writes the reports of existing results as files, and posts one of them. */
async function writeReports(
  reportInputs: ReportInputs,
  post: Reporter | undefined,
  { runtime, terminal }: { readonly runtime: Runtime; readonly terminal: Terminal },
): Promise<ExitCode> {
  const { files } = runtime;
  const { run: read, gateInputs, paths, inputs, cwd, isSharded } = await readRun(reportInputs, runtime);
  const folder = resolve(cwd, inputs.outputDirectory ?? REPORT_FOLDER);
  await prepareFolder(folder, paths, files);
  const run = await confirmByCommand(read, { inputs, gateInputs, paths }, runtime);

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
  // There is no repository to link to.
  const { commentKey: key = COMMENT_KEY, commitSha: head = '' } = inputs;
  const comment = { key, head, attempt: 1, runUrl: '', linkTo: () => undefined };
  const traced = { inputs, runtime: await withEnvFiles(inputs, runtime), folder };
  const commands = (all: typeof report) => annotations(all).map((one) => `${annotationCommand(one)}\n`);
  const reporters = [
    ...fileReporters(folder, files, { comment }),
    ...traceFileReporters(traced, files),
    fileReporter(ANNOTATIONS_FILE, join(folder, ANNOTATIONS_FILE), (all) => commands(all).join(''), files),
  ];
  const written = await deliverInTurn(reporters, report);
  // Shards are one run of this checkout, and leave what `run` leaves.
  const evidence = isSharded && (await leaveEvidence(report, { run, folder, gateInputs }, runtime));
  const page = await writePage(report, { run, folder, gateInputs }, context, runtime);
  const traces = await exportToBackends(report, traced);
  const posted = await deliverInTurn(present(post), report);

  terminal.print(resultTable(report, terminal));
  // Two tests with one name and without a line have the same text.
  for (const text of new Set(run.unreadable?.map(problemText))) terminal.complain(text);
  const shown = [...page, ...written]
    .filter((receipt) => receipt.kind === 'delivered')
    .map(({ name, where }) => ({ label: LABELS[name] ?? name, path: shownPath(where, runtime.cwd) }));
  if (evidence) shown.push({ label: 'evidence', path: shownPath(join(folder, RUN_EVIDENCE), runtime.cwd) });
  for (const receipt of posted) if (receipt.kind === 'delivered') shown.push({ label: 'posted', path: receipt.where });
  const here = { program: howCalled(runtime, runtime.cwd), workingDirectory: inputs.workingDirectory };
  terminal.print(`\n${nextSteps({ files: shown, report, here }, terminal)}`);
  complainAbout([...page, ...written, ...traces, ...posted], (text) => terminal.complain(text));
  return exitCodeOf(report);
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

/** Results from the command line as one run, and what decides on it, as far as it is known before the decision. */
export async function readRun(reportInputs: ReportInputs, runtime: Runtime) {
  const { files, clock, redactor } = runtime;
  const policy = await findPolicy(reportInputs, runtime);
  const inputs = { ...reportInputs, ...policy.inputs };
  redactor.configure(inputs);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const paths = await resultPaths(inputs.results, { cwd, files });
  const reporting = { inputs, redactor, now: clock.now() };
  const { run: made, shard } = await reportedRun({ paths, site: { cwd, files } }, inputs.expectedShards, reporting);
  const imports = importsOf(inputs, runtime, made);
  const at =
    shard === undefined
      ? { startedAt: made.startedAt }
      : { startedAt: shard.baselineUntil, latest: new Date(clock.now()).toISOString() };
  const gateInputs = await findGateInputs({ ...policy, inputs }, { ...runtime, ...at, imports });
  const judged = withAgreement(made, inputs, await readStoredLabels({ cwd, files }));
  const run = withWarnings(judged, gateInputs.warnings);
  return { run, gateInputs, paths, inputs, imports, cwd, isSharded: shard !== undefined };
}

/** `eval-action report --check`: prints what is read from results files, and writes nothing. */
async function checkResults(inputs: ReportInputs, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { files, redactor } = runtime;
  redactor.configure(inputs);
  const cwd = resolve(runtime.cwd, inputs.workingDirectory);
  const paths = await resultPaths(inputs.results, { cwd, files });
  const read = await readResults(paths, { cwd, files }, { ...inputs, redactor });
  await learnSecretsOfSuites(read.run.results, { cwd, files, redactor });
  const shown = redactor.deep(read);
  const { complete, results, unreadable = [] } = shown.run;
  const isReportable = complete && results.length > 0;
  const wrong = unreadable.length > 0 ? plural('error', unreadable.length) : 'incomplete';
  const result = isReportable ? 'nothing wrong' : complete ? 'there is nothing to report' : wrong;
  const ofFiles = new Set(shown.files.flatMap(({ run }) => [...(run.unreadable ?? []), ...run.warnings]));
  const common = shown.problems.filter((problem) => !ofFiles.has(problem)).map(problemLine);
  const blocks = [
    ...shown.files.map((file) => [oneLine(file.shown), ...fileLines(file).map(lineOf)]),
    ...(common.length > 0 ? [common.map(lineOf)] : []),
    [`${plural('test', results.length)} read: ${result}`],
  ];
  const shownLines = blocks.map((lines) => lines.flatMap((line) => hanging(line, terminal.width)).join('\n'));
  terminal.print(shownLines.join('\n\n'));
  return isReportable ? 0 : 2;
}

type Line = readonly [label: string, text: string];
const MAX_NAMES = 10;
const MAX_PROBLEMS = 20;

const lineOf = ([label, text]: Line): string => `  ${label}: ${oneLine(text)}`;

/** What was read from a results file. */
function fileLines({ run, isOfAgentv5 }: ReadRun['files'][number]): Line[] {
  const [file] = run.imported ?? [];
  const { results, planned, unreadable = [] } = run;
  const ours = isOfAgentv5 ? 'run folder of AgentV 5' : 'eval-action or AgentV';
  const tool = file && toolOf(file);
  const format = file?.tool === file?.format ? `${tool} (${file?.format})` : `${file?.format}, written by ${tool}`;
  const notes = file === undefined ? [] : weaknessesOf([file]);
  if (file?.unknownKeys?.length) notes.push(`unknown keys are ignored: ${file.unknownKeys.join(', ')}`);
  return [
    ['format', file === undefined ? ours : format],
    ['tests', testsOf(results)],
    ['suites', namesOf(results, 'suite')],
    ['targets', namesOf(results, 'target')],
    ...(file === undefined || results.length === 0 ? [] : [['identity', IDENTITY[file.identity]] as const]),
    ...(run.complete ? [] : [['incomplete', `${results.length} of ${plural('test', planned)}`] as const]),
    ...notes.map((text): Line => ['note', text]),
    ...run.warnings.map(problemLine),
    ...unreadable.slice(0, MAX_PROBLEMS).map(problemLine),
  ];
}

const IDENTITY: Readonly<Record<ImportedFile['identity'], string>> = {
  declared: 'every test has an id',
  named: 'tests are recognized by their names; a new name makes a new test',
  content: 'some tests have neither id nor name, and are recognized by their input',
};

function testsOf(results: readonly TestResult[]): string {
  const trials = results.reduce((sum, result) => sum + (result.trials?.length ?? 1), 0);
  const kinds = results.map((result) => outcomeOf(result).kind);
  const ends = (['passed', 'failed', 'errored', 'not-run'] as const).flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    return count === 0 ? [] : [`${count} ${kind.replace('-', ' ')}`];
  });
  const counts = `${plural('test', results.length)} with ${plural('trial', trials)}`;
  return ends.length === 0 ? counts : `${counts}: ${ends.join(', ')}`;
}

function namesOf(results: readonly TestResult[], key: 'suite' | 'target'): string {
  const names = [...new Set(results.map((result) => result[key]))];
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown || 'none';
}

const problemLine = (problem: Problem): Line => {
  const where = problem.location === undefined ? '' : `${locationText(problem.location)}: `;
  return [problem.severity, where + [sentenceOf(problem), problem.hint ?? []].flat().join('. ')];
};
