import { Argument } from 'commander';
import type { Terminal } from '../../../adapters/terminal.ts';
import { judgeAgreements } from '../../../labels/agreement.ts';
import type { PlacedLabel } from '../../../labels/label.ts';
import { answerHashOf, labelLine } from '../../../labels/label.ts';
import { problemText, userError } from '../../../model/errors.ts';
import type { Disagreement, JudgeAgreement, Tie } from '../../../model/verdict/agreement.ts';
import { agreementNumbers, statisticsOf } from '../../../reports/agreement.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { UNKNOWN } from '../../../reports/numbers.ts';
import { grouped } from '../../../shared/grouped.ts';
import { cutEnd, plural } from '../../../shared/text.ts';
import { openConfiguredSite } from '../../config/configured-site.ts';
import { learnSecretsHere } from '../../config/environments.ts';
import { importedLabels } from '../../labels/imported-labels.ts';
import { readStoredLabels, storeLabels } from '../../labels/label-store.ts';
import { reviewerName } from '../../labels/reviewer.ts';
import { labelPolicy } from '../../labels/run-agreement.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { defineCommand } from '../command.ts';
import { inputsOf } from '../flags.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action labels import ~/Downloads/labels-2026-01-02.jsonl
  eval-action labels import labels.jsonl --check
  eval-action labels list
  eval-action labels agreement

Exit codes: 0 done, 2 a line or file is not a label. Nothing is written then.`,
  flags: (parser) =>
    parser
      .addArgument(new Argument('<action>', 'what to do').choices(['import', 'list', 'agreement']))
      .argument('[files...]', 'import: labels-*.jsonl of the HTML report, or feedback.json of a run folder')
      .option('--check', 'import: check the files and write nothing')
      .option('--reviewer <NAME>', 'import: the name on labels that have none (default: user.name of git)')
      .option('--json', 'print one JSON document'),
  options: optionsOf,
  async run(options, runtime, terminal) {
    if (options.action === 'import') return importLabels(options, runtime, terminal);
    return (options.action === 'list' ? listLabels : showAgreement)(options, runtime, terminal);
  },
});

interface Flags {
  readonly check?: true;
  readonly reviewer?: string;
  readonly json?: true;
}

function optionsOf(action: 'import' | 'list' | 'agreement', files: readonly string[], flags: Flags) {
  if (action === 'import' && files.length === 0) {
    throw userError('INPUT_INVALID', '"labels import" needs a file', {
      hint: 'Pass the file that "Export labels" of the HTML report has saved.',
    });
  }
  // A flag of another action would have no effect.
  const wrong =
    files.length > 0 ? 'a file' : flags.check ? '--check' : flags.reviewer === undefined ? undefined : '--reviewer';
  if (action !== 'import' && wrong !== undefined)
    throw userError('INPUT_INVALID', `"labels ${action}" does not accept ${wrong}`);
  return { action, files, isCheck: flags.check === true, reviewer: flags.reviewer, json: flags.json };
}

type Options = ReturnType<typeof optionsOf>;

async function importLabels(options: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const site = await openConfiguredSite(inputsOf([], {}), runtime);
  const { cwd, inputs } = site;
  const { files } = runtime;
  const reviewer = await reviewerName(options.reviewer, { runtime, cwd });
  const read = await Promise.all(options.files.map((file) => importedLabels(file, reviewer, { cwd, files })));
  const problems = read.flatMap((each) => each.problems);
  for (const problem of problems) terminal.complain(problemText(problem));
  const refused = problems
    .filter(({ severity }) => severity === 'error')
    .reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
  await learnSecretsHere(runtime);
  // Answers are known by their text, which is redacted in results.
  const labels = runtime.redactor.deep(read.flatMap((each) => each.labels)).map(({ label, text }) => ({
    label: text === undefined ? label : { ...label, answer: answerHashOf(text) },
    text: inputs.labelsKeepAnswers ? text : undefined,
  }));
  const isCheck = options.isCheck || refused > 0;
  const stored = await storeLabels(labels, { cwd, files }, { isCheck });
  if (options.json) {
    terminal.print(harmlessJson({ schemaVersion: 1, written: !isCheck, ...stored, refused }, 2));
  } else {
    const { added, replaced, unchanged, answers, tooLarge } = stored;
    terminal.print(`added ${added}, replaced ${replaced}, unchanged ${unchanged}, refused ${refused}`);
    if (answers > 0 && !isCheck) terminal.print(`${plural('answer', answers)} stored in .agentv/labels/answers`);
    if (tooLarge > 0) terminal.print(`${plural('answer', tooLarge)} larger than 64 KiB: labelled, and not stored`);
    if (isCheck) terminal.print('Nothing was written.');
  }
  return refused > 0 ? 2 : 0;
}

async function listLabels({ json }: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { labels, problems } = await readStoredLabels(runtime);
  for (const problem of problems) terminal.complain(problemText(problem));
  if (json) {
    const listed = labels.map(({ label, location: { file, line } }) => ({
      ...JSON.parse(labelLine(label)),
      file,
      line,
    }));
    terminal.print(harmlessJson({ schemaVersion: 1, labels: listed }, 2));
  } else for (const line of listing(labels)) terminal.print(line);
  return problems.length > 0 ? 2 : 0;
}

function listing(labels: readonly PlacedLabel[]): string[] {
  if (labels.length === 0)
    return ['There are no labels in .agentv/labels. The page of a run exports some ("eval-action open").'];
  const suites = grouped(labels, ({ label: { suite, suiteFile } }) => [suiteFile, suite]);
  return [...suites.values()].flatMap((ofSuite) => {
    const [{ label }] = ofSuite;
    const head = `${oneLine(label.suite)} (${oneLine(label.suiteFile)}): ${plural('label', ofSuite.length)}`;
    return [head, ...ofSuite.map(lineOf)];
  });
}

function lineOf({
  label: { testId, target, verdict, graders = {}, reviewer, time, sample, anchor },
}: PlacedLabel): string {
  const own = Object.entries(graders).map(([grader, judged]) => `${grader} ${judged.verdict}`);
  const parts = [testId, target, verdict, ...own, reviewer, time.slice(0, 10), sample, ...(anchor ? ['anchor'] : [])];
  return `  ${parts.map(oneLine).join(' · ')}`;
}

/** How well each judge agrees with people, by the labels alone: they have the verdicts of both. */
async function showAgreement({ json }: Options, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  const { inputs } = await openConfiguredSite(inputsOf([], {}), runtime);
  const { labels, problems } = await readStoredLabels(runtime);
  for (const problem of problems) terminal.complain(problemText(problem));
  const own = labels.map(({ label }) => label);
  const agreement = judgeAgreements(own, labelPolicy(inputs));
  if (json) {
    const judges = agreement.map((judge) => ({ ...judge, ...statisticsOf(judge.pairs) }));
    terminal.print(harmlessJson({ schemaVersion: 1, judges }, 2));
  } else for (const line of agreementLines(agreement)) terminal.print(line);
  return problems.length > 0 ? 2 : 0;
}

function agreementLines(agreement: readonly JudgeAgreement[]): string[] {
  if (agreement.length === 0)
    return ['No judge has judged a labelled answer. The page of a run labels answers ("eval-action open").'];
  return agreement.flatMap((judge, at) => [...(at === 0 ? [] : ['']), ...linesOfJudge(judge)]);
}

function linesOfJudge(judge: JudgeAgreement): string[] {
  const { answers, notes, ...numbers } = agreementNumbers(judge);
  const shown = Object.entries(numbers).map(([key, text]) => `  ${(TITLES[key] ?? key).padEnd(22)}${text}`);
  return [
    `${oneLine(judge.grader)} of ${oneLine(judge.suite)} (${oneLine(judge.suiteFile)})`,
    `  ${'answers'.padEnd(22)}${answers}`,
    ...shown.filter((line) => !line.endsWith(UNKNOWN)),
    ...notes.map((note) => `  ${note}`),
    ...(judge.disagreements.length === 0 ? [] : ['  Disagreements:']),
    ...judge.disagreements.map(disagreementLine),
    ...(judge.ties.length === 0 ? [] : ['  Ties between people:']),
    ...judge.ties.map(tieLine),
  ];
}

const TITLES: Readonly<Record<string, string>> = {
  caughtFailures: 'caught failures',
  acceptedPasses: 'accepted passes',
  rightWhenPassing: 'right when it passes',
  rightWhenFailing: 'right when it fails',
};

const tieLine = ({ testId, target, reviewers }: Tie): string =>
  `  - ${oneLine(testId)} on ${oneLine(target)}: ${reviewers.map(oneLine).join(', ')}`;

function disagreementLine({ testId, target, judge, people, reason, note, reviewer }: Disagreement): string {
  const said = reason === undefined ? '' : ` (${cutEnd(oneLine(reason), 200)})`;
  const noted = note === undefined ? '' : `: ${cutEnd(oneLine(note), 200)}`;
  return `  - ${oneLine(testId)} on ${oneLine(target)}: judge ${judge}${said}, ${oneLine(reviewer)} ${people}${noted}`;
}
