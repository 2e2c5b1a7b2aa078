import { UserError } from '../model/errors.ts';
import type { ContentPart, Message } from '../model/message.ts';
import type { Plan, Step } from '../model/plan.ts';
import type { Files } from '../model/ports.ts';
import type { Test } from '../model/suite.ts';
import { makePlan } from '../plan/make-plan.ts';
import { guidelineMatcher } from '../suites/guidelines.ts';
import { loadSuites } from '../suites/load.ts';
import { Configurations } from './configuration.ts';
import { definitionFiles, placeIn, type TwoTrees } from './definition-files.ts';
import { withMeasures } from './fingerprints.ts';
import type { Inputs } from './inputs.ts';
import { judgingProblems } from './judges.ts';
import type { LaidOut } from './laid-out.ts';
import { type Prepared, suiteReading } from './prepare.ts';
import type { World } from './world.ts';

/** Where old definitions are read: the run, and the base commit laid out. */
export interface OldSite {
  readonly prepared: Prepared;
  readonly laid: LaidOut;
  readonly inputs: Inputs;
  readonly world: World;
}

/** A step by its old definition, or why there is none: a clause. */
export type OldStep = { readonly now: Step; readonly old: Step } | { readonly now: Step; readonly why: string };

/**
 * Steps as the base commit defines them: all that the measure of a test is made of is of that commit, everything else of
 * this run. Suites are read with the files that they refer to; programs that grade are those of this run, and the
 * measure tells where they are others.
 */
export async function oldSteps(steps: readonly Step[], site: OldSite): Promise<OldStep[]> {
  const bySuite = new Map<string, Step[]>();
  for (const step of steps) bySuite.set(step.suite.path, [...(bySuite.get(step.suite.path) ?? []), step]);
  const found: OldStep[] = [];
  for (const [path, own] of bySuite) found.push(...(await stepsOfSuite(path, own, site)));
  return found;
}

async function stepsOfSuite(path: string, steps: readonly Step[], site: OldSite): Promise<OldStep[]> {
  const { prepared, laid, inputs, world } = site;
  const { cwd, root, environments, judges } = prepared;
  const configurations = new Configurations({ world, cwd, root, environments });
  const [first] = steps;
  if (first === undefined) return [];
  const { config } = await configurations.of(first.suite.folder);
  const isOfHere = guidelineMatcher(config.guidelinePatterns ?? [], root);
  const trees: TwoTrees = { here: laid.checkout, there: laid.root, isOfHere };
  const files = definitionFiles(world.files, trees);
  if (placeIn(path, trees.here, trees.there) === path || (await files.state(path)) !== 'file') {
    return steps.map((now) => ({ now, why: `there is no ${now.suite.file} in the base commit` }));
  }
  let plan: Plan;
  try {
    const reading = suiteReading({ inputs, world, cwd, root, environments, configurations });
    const { suites } = await loadSuites([path], { ...reading, files, asked: undefined });
    const own = judges.get(path);
    const targets = [...new Map(steps.map(({ target }) => [target.name, target])).values()];
    const inTheWay = (test: Test, target: Step['target']) => (own ? judgingProblems(test, target, own) : []);
    plan = makePlan(
      suites.map((suite) => ({ suite, targets, inTheWay })),
      { testIds: [], trials: inputs.trials, threshold: inputs.threshold },
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return steps.map((now) => ({ now, why: notReadable(error.problems) }));
  }
  const found = steps.map((now) => oldStep(now, plan));
  const known = found.flatMap((step) => ('old' in step ? [step.old] : []));
  const measured = await withMeasures(known, judges, {
    inputs,
    world,
    cwd,
    root,
    environments,
    attachments: files,
  });
  const byIndex = new Map(measured.map((step) => [step.index, step]));
  return Promise.all(
    found.map(async (step) => {
      const old = byIndex.get(step.now.index);
      return old === undefined ? step : { now: step.now, old: await withItsFiles(old, trees, world.files) };
    }),
  );
}

const notReadable = (problems: UserError['problems']): string =>
  `its old definition cannot be run: ${problems[0]?.message ?? 'it cannot be read'}`;

function oldStep(now: Step, plan: Plan): OldStep {
  const old = plan.steps.find(
    (step) =>
      step.test.id === now.test.id && (step.kind === 'broken' ? step.target : step.target.name) === now.target.name,
  );
  if (old === undefined) return { now, why: 'the base commit has no such test in this file' };
  if (old.kind !== 'run') return { now, why: notReadable(old.kind === 'broken' ? old.test.problems : []) };
  return { now, old: definedAs(old, now) };
}

/** What the measure is made of is of the old step. Others need not wait for a test that has run already. */
function definedAs({ test: old, trials, passMark, agentvPassMark }: Step, now: Step): Step {
  const { conversation: _, metadata: __, threshold: ___, deterministic: ____, ...test } = now.test;
  const { criteria, expected, inputFiles, graders, conversation, metadata, deterministic } = old;
  const isTimes = [trials, now.trials].every(({ strategy }) => strategy !== 'pass_at_k');
  return {
    ...now,
    test: {
      ...test,
      ...{ criteria, expected, inputFiles, graders },
      input: withInstructionsOf(now.test.input, old.input),
      ...(conversation && { conversation }),
      ...(metadata && { metadata }),
      ...(deterministic !== undefined && { deterministic }),
      dependsOn: [],
    },
    // How often a test is run belongs to its measure only where one pass is enough.
    trials: isTimes ? now.trials : trials,
    passMark,
    agentvPassMark,
  };
}

/** What instructs the target is part of it, and not of the question: it is what is being tested. */
function withInstructionsOf(now: readonly Message[], old: readonly Message[]): Message[] {
  const instructions = (messages: readonly Message[]) => messages.filter(({ role }) => role === 'system');
  if (JSON.stringify(instructions(now)) === JSON.stringify(instructions(old))) return [...old];
  return [...instructions(now), ...old.filter(({ role }) => role !== 'system')];
}

/** An agent opens files itself: those that are not what they were are handed over as they were. */
async function withItsFiles(step: Step, trees: TwoTrees, files: Pick<Files, 'readBytes'>): Promise<Step> {
  const { test } = step;
  const moved = new Map<string, string>();
  for (const path of new Set([...test.inputFiles, ...pathsIn(test)])) {
    const before = placeIn(path, trees.here, trees.there);
    const isOld = !trees.isOfHere(path) && before !== path && !(await isSame(path, before, files));
    if (isOld) moved.set(path, before);
  }
  if (moved.size === 0) return step;
  const place = (path: string) => moved.get(path) ?? path;
  const replaced = (message: Message): Message =>
    Array.isArray(message.content)
      ? { ...message, content: message.content.map((part) => inPlace(part, place)) }
      : message;
  const { conversation } = test;
  return {
    ...step,
    test: {
      ...test,
      inputFiles: test.inputFiles.map(place),
      input: test.input.map(replaced),
      ...(conversation && {
        conversation: {
          ...conversation,
          turns: conversation.turns.map((turn) => ({ ...turn, input: replaced(turn.input) })),
        },
      }),
    },
  };
}

const inPlace = (part: ContentPart, place: (path: string) => string): ContentPart =>
  part.type === 'file' ? { ...part, absolutePath: place(part.absolutePath) } : part;

const pathsIn = ({ input, conversation }: Test): string[] =>
  [...input, ...(conversation?.turns ?? []).map((turn) => turn.input)].flatMap(({ role, content }) =>
    role !== 'system' && Array.isArray(content)
      ? content.flatMap((part) => (part.type === 'file' ? [part.absolutePath] : []))
      : [],
  );

/** Larger files are no attachments. */
const MAX_BYTES = 64 * 1024 * 1024;

async function isSame(path: string, other: string, files: Pick<Files, 'readBytes'>): Promise<boolean> {
  const bytes = async (at: string) => {
    try {
      return Buffer.from(await files.readBytes(at, MAX_BYTES));
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  };
  const [one, two] = await Promise.all([bytes(path), bytes(other)]);
  // What cannot be read there is not what the measure was taken of.
  return two === undefined || one?.equals(two) === true;
}
