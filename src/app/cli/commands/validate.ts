import { invalidValue, userError } from '../../../model/errors.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { type Paint, paintFor } from '../../../reports/terminal/paint.ts';
import { plural } from '../../../shared/text.ts';
import { openSiteToCheck } from '../../config/configured-site.ts';
import { timeLimitLine } from '../../config/time-limit-text.ts';
import { byFile } from '../../inspect/survey.ts';
import type { Validation } from '../../inspect/validation.ts';
import { strictly, validate } from '../../inspect/validation.ts';
import { hookNoteLines } from '../../steps/session-hooks.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

export const command = defineCommand({
  help: `
Examples:
  eval-action validate
  eval-action validate evals/refunds.eval.yaml .agentv/targets.yaml
  eval-action validate 'evals/**/*.yaml' --max-warnings 0 --json

Exit codes: 0 valid, 1 errors or too many warnings, 2 could not check.`,
  flags(parser) {
    parser.argument('[paths...]', 'eval files, targets files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, ['targets', 'strict']);
    parser
      .option('--max-warnings <N>', 'exit with 1 if there are more warnings (default: no limit)')
      .option('--json', 'print one JSON document: files, problems, counts');
  },
  options: (paths: readonly string[], { maxWarnings, ...flags }: { maxWarnings?: string; json?: true }) => ({
    inputs: inputsOf(paths, flags),
    maxWarnings: warningLimit(maxWarnings),
    json: flags.json === true,
  }),
  async run({ inputs, maxWarnings, json }, runtime, terminal) {
    const site = await openSiteToCheck(inputs, runtime);
    const found = await validate(site);
    for (const line of await hookNoteLines(site)) terminal.complain(line);
    const validation = site.inputs.strict ? strictly(found) : found;
    terminal.print(json ? harmlessJson(validation, 2) : validationText(validation, maxWarnings, terminal));

    const { errors, warnings } = validation.counts;
    return errors > 0 || warnings > (maxWarnings ?? Number.POSITIVE_INFINITY) ? 1 : 0;
  },
});

function warningLimit(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const text = given.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw userError('INPUT_INVALID', invalidValue('--max-warnings', 'a whole number, 0 or more', given));
}

/** For a person: the problems by file, and the counts in the last line. */
function validationText(
  { problems, timeLimits, counts }: Validation,
  maxWarnings: number | undefined,
  screen: { readonly colour: boolean; readonly screen?: number | undefined },
): string {
  const paint = paintFor(screen);
  const groups = [...byFile(problems).values()];
  const blocks = groups.map((group) => problemLines(group, paint, screen.screen).join('\n'));
  const limits = timeLimits.length === 0 ? [] : [timeLimitLine(timeLimits)];
  return [...blocks, ...limits, lastLine(counts, maxWarnings, paint)].join('\n\n');
}

function lastLine(
  { files, suites, tests, errors, warnings }: Validation['counts'],
  maxWarnings: number | undefined,
  { bold, red, yellow, green }: Paint,
): string {
  const checked = `${plural('file', files)} checked (${plural('suite', suites)}, ${plural('test', tests)})`;
  if (errors + warnings === 0) return `${checked}: ${bold(green('nothing wrong'))}`;
  const tooMany = maxWarnings !== undefined && warnings > maxWarnings ? `, over the limit of ${maxWarnings}` : '';
  const found = [
    ...(errors > 0 ? [red(plural('error', errors))] : []),
    ...(warnings > 0 ? [yellow(plural('warning', warnings)) + tooMany] : []),
  ];
  return `${checked}: ${bold(found.join(', '))}`;
}
