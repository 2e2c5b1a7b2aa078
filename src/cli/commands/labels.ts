import { Argument } from 'commander';
import { learnSecretsHere } from '../../config/environments.ts';
import { judgeAgreements } from '../../graders/labels/agreement.ts';
import { answerHashOf, type Label, labelLine } from '../../graders/labels/label.ts';
import { readStoredLabels, storeLabels } from '../../graders/people/label-store.ts';
import { reviewerName } from '../../graders/people/reviewer.ts';
import { labelPolicy } from '../../graders/people/run-agreement.ts';
import { problemText, userError } from '../../model/errors.ts';
import { cutEnd, plural } from '../../model/text/text.ts';
import { grouped } from '../../model/values/grouped.ts';
import type { JudgeAgreement } from '../../model/verdict/agreement.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { agreementNumbers, statisticsOf } from '../../reports/agreement.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { UNKNOWN } from '../../reports/numbers.ts';
import { openConfiguredSite } from '../../runner/configured-site.ts';
import type { ExitCode } from '../../runner/pipeline/exit-code.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { defineCommand } from '../command.ts';
import { inputsOf, refuseUnused } from '../flags.ts';
import { importedLabels } from '../imported-labels.ts';

interface LabelsFlags {
  readonly check?: true;
  readonly reviewer?: string;
  readonly json?: true;
}

export const command = defineCommand({
  summary: 'Import or list the labels of people in .agentv/labels, and compare judges with them.',
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
  options(action: 'import' | 'list' | 'agreement', files: readonly string[], flags: LabelsFlags) {
    const { check, reviewer, json } = flags;
    if (action === 'import' && files.length === 0) {
      throw userError('INPUT_INVALID', '"labels import" needs a file', {
        hint: 'Pass the file that "Export labels" of the HTML report has saved.',
      });
    }
    refuseUnused('labels', action, [
      ['a file', files[0], 'import'],
      ['--check', check, 'import'],
      ['--reviewer', reviewer, 'import'],
    ]);
    return { action, files, isCheck: check === true, reviewer, json };
  },
  async run({ action, json, ...options }, runtime, terminal) {
    if (action === 'import') return importLabels({ json, ...options }, runtime, terminal);
    // How well each judge agrees with people: by the labels alone, which have the verdicts of both.
    const policy =
      action === 'agreement' ? labelPolicy((await openConfiguredSite(inputsOf([], {}), runtime)).inputs) : undefined;
    const { labels, problems } = await readStoredLabels(runtime);
    for (const problem of problems) terminal.complain(problemText(problem));
    const labelValues = labels.map(({ label }) => label);
    const judges = policy === undefined ? [] : judgeAgreements(labelValues, policy);
    if (json && policy !== undefined) {
      const agreement = judges.map((judge) => ({ ...judge, ...statisticsOf(judge.pairs) }));
      terminal.print(harmlessJson({ schemaVersion: 1, judges: agreement }, 2));
    } else if (json) {
      const list = labels.map(({ label, location: { file, line } }) => ({
        ...JSON.parse(labelLine(label)),
        file,
        line,
      }));
      terminal.print(harmlessJson({ schemaVersion: 1, labels: list }, 2));
    } else
      for (const line of policy === undefined ? labelLines(labelValues) : agreementLines(judges)) terminal.print(line);
    return problems.length > 0 ? 2 : 0;
  },
});

async function importLabels(
  options: { readonly files: readonly string[]; readonly isCheck: boolean } & Pick<LabelsFlags, 'reviewer' | 'json'>,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cwd, inputs } = await openConfiguredSite(inputsOf([], {}), runtime);
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

function labelLines(labels: readonly Label[]): string[] {
  if (labels.length === 0)
    return ['There are no labels in .agentv/labels. The page of a run exports some ("eval-action open").'];
  return [...grouped(labels, ({ suite, suiteFile }) => [suiteFile, suite]).values()].flatMap((ofSuite) => [
    `${oneLine(ofSuite[0].suite)} (${oneLine(ofSuite[0].suiteFile)}): ${plural('label', ofSuite.length)}`,
    ...ofSuite.map(({ testId, target, verdict, graders = {}, reviewer, time, sample, anchor }) => {
      const ofGraders = Object.entries(graders).map(([grader, judged]) => `${grader} ${judged.verdict}`);
      const date = time.slice(0, 10);
      const parts = [testId, target, verdict, ...ofGraders, reviewer, date, sample, ...(anchor ? ['anchor'] : [])];
      return `  ${parts.map(oneLine).join(' · ')}`;
    }),
  ]);
}

const TITLES: Readonly<Record<string, string>> = {
  caughtFailures: 'caught failures',
  acceptedPasses: 'accepted passes',
  rightWhenPassing: 'right when it passes',
  rightWhenFailing: 'right when it fails',
};

function agreementLines(judges: readonly JudgeAgreement[]): string[] {
  if (judges.length === 0)
    return ['No judge has judged a labelled answer. The page of a run labels answers ("eval-action open").'];
  return judges.flatMap((judge, at) => {
    const { answers, notes, ...numbers } = agreementNumbers(judge);
    const shown = Object.entries(numbers).map(([key, text]) => `  ${(TITLES[key] ?? key).padEnd(22)}${text}`);
    const { disagreements, ties } = judge;
    return [
      ...(at === 0 ? [] : ['']),
      `${oneLine(judge.grader)} of ${oneLine(judge.suite)} (${oneLine(judge.suiteFile)})`,
      `  ${'answers'.padEnd(22)}${answers}`,
      ...shown.filter((line) => !line.endsWith(UNKNOWN)),
      ...notes.map((note) => `  ${note}`),
      ...(disagreements.length === 0 ? [] : ['  Disagreements:']),
      ...disagreements.map(({ testId, target, judge: ofJudge, people, reason, note, reviewer }) => {
        const said = reason === undefined ? '' : ` (${cutEnd(oneLine(reason), 200)})`;
        const noted = note === undefined ? '' : `: ${cutEnd(oneLine(note), 200)}`;
        const on = `${oneLine(testId)} on ${oneLine(target)}`;
        return `  - ${on}: judge ${ofJudge}${said}, ${oneLine(reviewer)} ${people}${noted}`;
      }),
      ...(ties.length === 0 ? [] : ['  Ties between people:']),
      ...ties.map(
        (tie) => `  - ${oneLine(tie.testId)} on ${oneLine(tie.target)}: ${tie.reviewers.map(oneLine).join(', ')}`,
      ),
    ];
  });
}
