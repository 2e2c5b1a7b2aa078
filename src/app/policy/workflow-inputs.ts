import { join } from 'node:path';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { kebab } from '../../shared/text.ts';
import { actionInputNames, docsOf, type InputName, type Inputs, parseInputs } from '../config/inputs.ts';
import type { PolicyBase, WorkflowStep } from './policy-base.ts';
import { changedKeys } from './policy-changes.ts';

/** Inputs that decide about the verdict: the base commit sets them, as it sets the keys of `gate:`. */
const isHeld = (name: InputName): boolean => docsOf(name).gate === true || name === 'testTimeoutSeconds';

/** Inputs that select what is tested: those of the change apply, and reports name them. */
const SELECTING: readonly InputName[] = [
  'evals',
  'target',
  'targets',
  'testId',
  'tag',
  'graderTarget',
  'dryRun',
  'judges',
  'workingDirectory',
];

/**
 * The inputs with those that the workflow file of the base commit sets differently, and the differences. Values with
 * expressions are not known before they run, so those of the change apply. A step that cannot be found is a difference, too.
 * Throws as `PolicyBase.texts`, and a `UserError` for invalid values in the base commit.
 */
export async function inputsOfBase<Given extends Inputs>(
  inputs: Given,
  base: PolicyBase,
): Promise<{ readonly inputs: Given; readonly changes: readonly PolicyChange[] }> {
  const { step } = base;
  if (step === undefined) return { inputs, changes: [] };
  const found = await stepOfBase(step, base);
  if (found === 'same') return { inputs, changes: [] };
  if (found === 'unknown') {
    return {
      inputs,
      changes: [{ file: step.file, key: 'inputs, which cannot be compared with those of the base branch' }],
    };
  }
  const texts = new Map(actionInputNames.map((name) => [name, textOf(found.field('with')?.field(kebab(name)))]));
  const literal = Object.fromEntries([...texts].filter(([, text]) => text !== undefined && !isExpression(text)));
  const theirs = parseInputs(literal);
  const isSame = (name: InputName) => {
    const isGiven = [theirs, inputs].map(({ given }) => given.includes(name));
    return isGiven.includes(true)
      ? !isGiven.includes(false) && JSON.stringify(theirs[name]) === JSON.stringify(inputs[name])
      : true;
  };
  const differing = actionInputNames.filter(
    (name) => (isHeld(name) || SELECTING.includes(name)) && !isExpression(texts.get(name) ?? '') && !isSame(name),
  );
  const held = differing.filter(isHeld);
  const valuesOf = (side: Readonly<Record<string, string | undefined>>) =>
    new Map(differing.flatMap((name) => (side[name] === undefined ? [] : [[kebab(name), side[name]] as const])));
  return {
    inputs: {
      ...inputs,
      ...Object.fromEntries(held.map((name) => [name, theirs[name]])),
      given: [
        ...inputs.given.filter((name) => !held.includes(name)),
        ...held.filter((name) => theirs.given.includes(name)),
      ],
    },
    changes: changedKeys(step.file, valuesOf(literal), valuesOf(step.inputs)),
  };
}

const isExpression = (text: string): boolean => text.includes('${{');

/** The value of an input, as GitHub turns it into text; undefined where it is not set. */
function textOf(of: Cursor | undefined): string | undefined {
  const text = of === undefined ? '' : String(of.value).trim();
  return text === '' ? undefined : text;
}

/** The step in the base commit; `same` if the change leaves its file as it is, `unknown` if no single step can be it. */
async function stepOfBase(step: WorkflowStep, base: PolicyBase): Promise<Cursor | 'same' | 'unknown'> {
  const changed = await base.differences([join(base.root, '.github')], (path) => /\.ya?ml$/i.test(path));
  if (changed.size === 0) return 'same';
  const own = join(base.root, step.file);
  const text = changed.get(own);
  if (text !== undefined) return selected([text], step) ?? 'unknown';
  const head = await base.head([own, ...changed.keys()]);
  if (!changed.has(own) && stepsIn(head.get(own) ?? '', step).length > 0) return 'same';
  // The step is in a workflow that this one calls or, if its own is new, in one that was renamed.
  const others = [...changed].flatMap(([path, each]) =>
    each === undefined || (changed.has(own) && head.has(path)) ? [] : [each],
  );
  const found = selected(others, step);
  return found ?? (changed.has(own) || others.some((each) => stepsIn(each, step).length > 0) ? 'unknown' : 'same');
}

interface Step {
  readonly job: string;
  readonly step: Cursor;
}

/** The steps that use this action: of the jobs of a workflow, and of a composite action. */
function stepsIn(text: string, { repository, folder }: WorkflowStep): Step[] {
  const opened = openYaml('', text);
  if (opened.kind !== 'opened') return [];
  const jobs = opened.root.field('jobs');
  const all = [
    ...(jobs?.keys() ?? []).flatMap((job) =>
      (jobs?.field(job)?.field('steps')?.items() ?? []).map((step) => ({ job, step })),
    ),
    ...(opened.root.field('runs')?.field('steps')?.items() ?? []).map((step) => ({ job: '', step })),
  ];
  return all.filter(({ step }) => {
    const [action = ''] = (step.field('uses')?.text ?? '').toLowerCase().split('@');
    const [, own = '', part = ''] = /^(.*?)(?:\/(plan|report))?\/?$/.exec(action) ?? [];
    const isOwn =
      repository === '' ? own.startsWith('.') || own.endsWith('/eval-action') : own === repository.toLowerCase();
    return isOwn && part === folder;
  });
}

/** The step with the job, the comment-key, the id or the position of the one that runs, as far as they are needed. */
function selected(texts: readonly string[], step: WorkflowStep): Cursor | undefined {
  const all = texts.flatMap((text) => stepsIn(text, step));
  const ofJob = all.filter(({ job }) => job === step.job);
  const steps = (ofJob.length > 0 ? ofJob : all).map((each) => each.step);
  const keyOf = (each: Cursor) => textOf(each.field('with')?.field('comment-key'));
  const idOf = (each: Cursor) => each.field('id')?.text;
  const position = /^__.*?(?:_(\d+))?$/.exec(step.id);
  const ways = [
    steps,
    steps.filter((each) => keyOf(each) !== undefined && keyOf(each) === step.inputs['commentKey']),
    steps.filter((each) => idOf(each) !== undefined && idOf(each) === step.id),
    position === null
      ? []
      : steps
          .filter((each) => idOf(each) === undefined)
          .slice(Number(position[1] ?? 1) - 1)
          .slice(0, 1),
  ];
  return ways.find((way) => way.length === 1)?.[0];
}
