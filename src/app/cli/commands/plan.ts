import { resolve } from 'node:path';
import { invalidValue, userError } from '../../../model/errors.ts';
import { MOST_SHARDS } from '../../../model/run/shard-plan.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { sourcesOf } from '../../config/inputs.ts';
import { byFile } from '../../inspect/survey.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import { makeShardPlan } from '../../shards/make-plan.ts';
import { plannedInputNames } from '../../shards/pinned-inputs.ts';
import { preparePlanFolder, writePlanFolder } from '../../shards/plan-folder.ts';
import { nextCommands, planText } from '../../shards/plan-text.ts';
import { defineCommand } from '../command.ts';
import { addInputFlags, inputsOf } from '../flags.ts';
import { problemLines } from '../problem-lines.ts';

/** The flags of `run` that affect what runs and what is decided. */
const NAMES = plannedInputNames.filter((name) => name !== 'evals' && sourcesOf(name).includes('flag'));

const DEFAULT_MOST = 20;
const DEFAULT_MINUTES = 10;
const MOST_MINUTES = 1_440;

interface Flags {
  readonly shards?: string;
  readonly maxShards?: string;
  readonly targetMinutes?: string;
  readonly json?: true;
}

export const command = defineCommand({
  help: `
Examples:
  eval-action plan
  eval-action plan evals --baseline .agentv/evidence --target-minutes 15
  eval-action plan --shards 6 -o plan

Exit codes: 0 planned, 2 the run cannot be planned.`,
  flags(parser) {
    parser.argument('[evals...]', 'eval files, folders or globs; ! excludes (default: as run)');
    addInputFlags(parser, NAMES);
    parser
      .option('--shards <NUMBER>', 'the number of machines, or auto (default: auto)')
      .option('--max-shards <NUMBER>', `most machines (default: ${DEFAULT_MOST})`)
      .option(
        '--target-minutes <NUMBER>',
        `auto adds machines until the run is this short (default: ${DEFAULT_MINUTES})`,
      )
      .option(
        '-o, --output <DIR>',
        'write the plan and its baseline to this folder, for "run --shard" and "report --plan"',
      )
      .option('--json', 'print one JSON document: the plan and its digest');
  },
  options: (evals: readonly string[], { shards = 'auto', maxShards, targetMinutes, ...flags }: Flags) => ({
    inputs: inputsOf(evals, flags),
    wishes: {
      shards: shards === 'auto' ? undefined : numberOf(shards, '--shards', MOST_SHARDS),
      most: numberOf(maxShards ?? DEFAULT_MOST, '--max-shards', MOST_SHARDS),
      targetMinutes: numberOf(targetMinutes ?? DEFAULT_MINUTES, '--target-minutes', MOST_MINUTES),
    },
    json: flags.json === true,
  }),
  /** Divides a run between machines, and forecasts what it takes. */
  async run({ inputs, wishes, json }, runtime, terminal) {
    const { outputDirectory: output, workingDirectory } = inputs;
    const folder = output === undefined ? undefined : resolve(runtime.cwd, workingDirectory, output);
    const { plan, digest, texts, problems } = await makeShardPlan(await findPolicy(inputs, runtime), wishes, {
      runtime,
    });
    if (folder !== undefined) {
      await preparePlanFolder(folder, runtime.files);
      await writePlanFolder(folder, plan, texts, runtime.files);
    }
    if (json) {
      terminal.print(harmlessJson({ schemaVersion: 1, digest, plan, problems }, 2));
      return 0;
    }
    const plain = paintFor({ colour: false });
    for (const own of byFile(problems).values()) terminal.complain(problemLines(own, plain).join('\n'));
    terminal.print(planText({ plan, digest }, wishes));
    if (folder !== undefined) {
      const cwd = resolve(runtime.cwd, workingDirectory);
      const here = { folder: shownPath(folder, cwd), workingDirectory, program: howCalled(runtime, runtime.cwd) };
      terminal.print(`\n${nextCommands({ plan, digest }, here)}`);
    }
    return 0;
  },
});

function numberOf(given: unknown, flag: string, most: number): number {
  const number = /^\d{1,4}$/.test(String(given)) ? Number(given) : 0;
  if (number >= 1 && number <= most) return number;
  throw userError('INPUT_INVALID', invalidValue(flag, `a whole number from 1 to ${most}`, given));
}
