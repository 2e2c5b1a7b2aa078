import { join } from 'node:path';
import type { Problem } from '../model/errors.ts';
import type { PairedTest } from '../model/pairing.ts';
import type { Step } from '../model/plan.ts';
import { presentTrials } from '../model/present-trials.ts';
import {
  namesOf,
  type OldDefinitions,
  type RunResult,
  resultKey,
  resultKeyOf,
  type TestResult,
} from '../model/result.ts';
import { recordLine } from '../results/record.ts';
import type { Admission } from '../run/admission.ts';
import type { Redactor } from '../shared/redact.ts';
import { plural } from '../shared/text.ts';
import { type OtherSides, pairingOf } from './decide.ts';
import { runFiles } from './earlier-run.ts';
import type { Engine, EngineWorld } from './engine.ts';
import type { Inputs } from './inputs.ts';
import type { Layer } from './laid-out.ts';
import { type OldStep, oldSteps } from './old-steps.ts';
import type { Prepared } from './prepare.ts';

/** What is needed to run changed tests by their old definition, where that was asked for. */
export interface OldDefinitionsWish {
  readonly tree: Layer;
  readonly sides: OtherSides;
}

/** What is known before a run. */
interface Before {
  readonly inputs: Pick<Inputs, 'onChanged' | 'dryRun'>;
  readonly baseline: Pick<OtherSides, 'baseline'>;
  readonly quarantine: NonNullable<OtherSides['quarantine']>;
}

/**
 * What was asked for with `on-changed`; undefined where it means nothing. What a run measures that later ones are
 * compared with is of its own definitions.
 */
export function oldDefinitionsWish(
  { inputs, baseline: { baseline }, quarantine }: Before,
  tree: Layer,
  isHistory: boolean,
): OldDefinitionsWish | undefined {
  if (inputs.onChanged === 'list' || inputs.dryRun || isHistory || baseline.kind !== 'found') return undefined;
  return { tree, sides: { baseline, quarantine } };
}

/** Changed tests as they were measured by their old definition, and what it takes to run them again. */
export interface OldRun {
  /** None of them was confirmed yet. */
  readonly told: OldDefinitions;
  readonly steps: readonly Step[];
  /** Whether all were run that should have been. */
  readonly isWhole: boolean;
  /** That of the run; nothing of the plan is missing when no money is left for these. */
  readonly engine: Pick<Engine, 'run'>;
  /** Writes a result down, and gives it without secrets. */
  write(result: TestResult): Promise<TestResult>;
}

interface OldContext extends EngineWorld {
  readonly inputs: Inputs;
  readonly admission: Admission;
  /** Of the run. */
  readonly folder: string;
  readonly withoutSecrets: Redactor['deep'];
  readonly oldWish: OldDefinitionsWish | undefined;
}

/**
 * Runs the tests of which the history knows another definition as the base commit defines them, as often as they were
 * planned (gate.md §2.13): only those whose old definition measures as the history was measured. Undefined where nothing
 * of that was asked for, or needed; where the base commit cannot be had, the run says so and is judged without.
 */
export async function runOldDefinitions(
  planned: readonly Step[],
  prepared: Prepared,
  { run, engine }: { readonly run: RunResult; readonly engine: Engine },
  context: OldContext,
): Promise<OldRun | undefined> {
  const { oldWish: wish, signal, inputs, folder, files, withoutSecrets } = context;
  if (wish === undefined || !run.complete || signal.aborted) return undefined;
  const changed = changedSteps(run, planned, wish.sides);
  if (changed.length === 0) return undefined;
  const laid = await wish.tree.lay(signal);
  if (typeof laid === 'string') {
    context.tell(notHad(changed.length, laid));
    return undefined;
  }
  const read = await oldSteps(changed, { prepared, laid, inputs, world: context });
  const seen = asMeasured(read, run, wish.sides);
  const steps = read.flatMap((step) =>
    'old' in step && seen.get(resultKeyOf(step.now))?.kind === 'comparable' ? step.old : [],
  );
  const results: TestResult[] = [];
  const write = async (result: TestResult): Promise<TestResult> => {
    const clean = withoutSecrets(result);
    await using journal = await files.openJournal(join(folder, runFiles.oldDefinitions));
    await journal.append(recordLine(clean));
    return clean;
  };
  const aside = { admission: context.admission.beside, progress: { started() {} } };
  const asking: OldRun['engine'] = { run: (some, sitting) => engine.run(some, { ...sitting, aside }) };
  if (steps.length > 0) {
    const count = plural('changed test', steps.length);
    context.log.info(`Running ${count} as the base commit ${laid.sha.slice(0, 10)} defines them, too`);
    await asking.run(steps, { keep: async (result) => void results.push(await write(result)), results: [] });
  }
  const measured = results.filter((result) => presentTrials(result).length > 0);
  const byKey = new Map(results.map((result) => [resultKey(result), result]));
  const without = read.flatMap((step): OldDefinitions['without'] => {
    const key = resultKeyOf(step.now);
    const why = 'why' in step ? step.why : whyWithout(seen.get(key), byKey.get(key));
    return why === undefined ? [] : [{ ...namesOf(step.now), why }];
  });
  return {
    told: {
      results: measured.sort((one, other) => one.index - other.index),
      confirmations: [],
      without: withoutSecrets(without),
    },
    steps,
    isWhole: results.length === steps.length,
    engine: asking,
    write,
  };
}

function changedSteps(run: RunResult, steps: readonly Step[], sides: OtherSides): Step[] {
  const { tests } = pairingOf(run, sides);
  const isHeld = ({ quarantine }: (typeof tests)[number]) => quarantine === undefined || quarantine.expired;
  const changed = new Set(tests.filter((test) => test.kind === 'changed' && isHeld(test)).map(resultKey));
  return steps.filter((step) => changed.has(resultKeyOf(step)));
}

/** The tests as they would stand to their history, had each been measured by its old definition. */
function asMeasured(read: readonly OldStep[], run: RunResult, sides: OtherSides): Map<string, PairedTest> {
  const measures = new Map(
    read.flatMap((step) => ('old' in step ? [[resultKeyOf(step.old), step.old.measure] as const] : [])),
  );
  const results = run.results.map((result) => {
    const measure = measures.get(resultKey(result));
    return measure === undefined ? result : { ...result, measure };
  });
  return new Map(pairingOf({ ...run, results }, sides).tests.map((test) => [resultKey(test), test]));
}

/** Why there is nothing of a test whose old definition was found; undefined where there is. */
function whyWithout(seen: PairedTest | undefined, result: TestResult | undefined): string | undefined {
  if (seen?.kind !== 'comparable') {
    const why = seen?.why === undefined ? '' : `: ${seen.why}`;
    return `as the base commit defines it, it is not measured as its history was either${why}`;
  }
  if (result === undefined) return 'the run was stopped before its old definition was run';
  if (presentTrials(result).length > 0) return undefined;
  const message = result.status === 'execution_error' ? `: ${result.failure.message}` : '';
  return `its old definition could not be measured${message}`;
}

const notHad = (count: number, why: string): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `${plural('changed test', count)} ${count === 1 ? 'was' : 'were'} not run by the definition of the base commit: ${why}`,
  hint: 'Check out the repository with its history (fetch-depth: 0), or set on-changed to "list".',
});
