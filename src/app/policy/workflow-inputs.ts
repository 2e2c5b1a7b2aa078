import { join, relative } from 'node:path';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { kebab } from '../../shared/text.ts';
import { actionInputNames, docsOf, type InputName, type Inputs, parseInputs } from '../config/inputs.ts';
import type { PolicyBase, WorkflowStep } from './policy-base.ts';
import { changedKeys } from './policy-differences.ts';

/** Inputs that decide about the verdict: the base commit sets them, as it sets the keys of `gate:`. */
const isHeld = (name: InputName): boolean => docsOf(name).gate === true || name === 'testTimeoutSeconds';

/** Inputs that select what is tested: those of the change apply, and reports name them. */
const SELECTING: readonly InputName[] = [
  ...(['evals', 'target', 'targets', 'testId', 'tag'] as const),
  ...(['graderTarget', 'dryRun', 'judges', 'workingDirectory'] as const),
];

/** What the base commit calls the job of this run, where the change renames its workflow, the job or its `comment-key`. */
export interface FormerJob {
  readonly workflowFile: string;
  readonly workflow: string;
  readonly name: string;
  readonly commentKey: string | undefined;
}

interface InputsOfBase<Given extends Inputs> {
  readonly inputs: Given;
  readonly changes: readonly PolicyChange[];
  readonly former?: FormerJob | undefined;
}

/**
 * The inputs with those that the workflow file of the base commit sets differently, and the differences. Values with
 * expressions are not known before they run, so those of the change apply. A step that cannot be found is a difference, too.
 * Throws as `PolicyBase.texts`, and a `UserError` for invalid values in the base commit.
 */
export async function inputsOfBase<Given extends Inputs>(
  inputs: Given,
  base: PolicyBase,
): Promise<InputsOfBase<Given>> {
  const { step } = base;
  const found = step === undefined ? 'same' : await stepOfBase(step, base);
  if (step === undefined || found === 'same') return { inputs, changes: [] };
  if (found === 'unknown') {
    const key = 'inputs, which cannot be compared with those of the base branch';
    return { inputs, changes: [{ file: step.file, key }] };
  }
  const texts = new Map(actionInputNames.map((name) => [name, textOf(found.step.field('with')?.field(kebab(name)))]));
  const isExpression = (name: InputName) => texts.get(name)?.includes('${{') === true;
  const literal = Object.fromEntries([...texts].filter(([name, text]) => text !== undefined && !isExpression(name)));
  const theirs = parseInputs(literal);
  const differing = actionInputNames.filter((name) => {
    if (!(isHeld(name) || SELECTING.includes(name)) || isExpression(name)) return false;
    const isGiven = theirs.given.includes(name);
    if (isGiven !== inputs.given.includes(name)) return true;
    return isGiven && JSON.stringify(theirs[name]) !== JSON.stringify(inputs[name]);
  });
  const held = differing.filter(isHeld);
  const valuesOf = (side: Readonly<Record<string, string | undefined>>) =>
    new Map(differing.flatMap((name) => (side[name] === undefined ? [] : [[kebab(name), side[name]] as const])));
  const given = [
    ...inputs.given.filter((name) => !held.includes(name)),
    ...held.filter((name) => theirs.given.includes(name)),
  ];
  return {
    inputs: { ...inputs, ...Object.fromEntries(held.map((name) => [name, theirs[name]])), given },
    changes: changedKeys(step.file, valuesOf(literal), valuesOf(step.inputs)),
    former: {
      workflowFile: found.file,
      workflow: found.workflow,
      name: found.job,
      commentKey: isExpression('commentKey') ? inputs.commentKey : theirs.commentKey,
    },
  };
}

/** The value of an input, as GitHub turns it into text; undefined where it is not set. */
function textOf(of: Cursor | undefined): string | undefined {
  const text = of === undefined ? '' : String(of.value).trim();
  return text === '' ? undefined : text;
}

/** The path of a file in the repository, and its text. */
type File = readonly [string, string];

interface Step {
  readonly file: string;
  /** The name of the workflow. GitHub names one without a name by its file. */
  readonly workflow: string;
  readonly job: string;
  readonly step: Cursor;
}

/** The step in the base commit; `same` if the change leaves its file as it is, `unknown` if no single step can be it. */
async function stepOfBase(step: WorkflowStep, base: PolicyBase): Promise<Step | 'same' | 'unknown'> {
  const changed = await base.differences([join(base.root, '.github')], (path) => /\.ya?ml$/i.test(path));
  if (changed.size === 0) return 'same';
  const path = join(base.root, step.file);
  const isChanged = changed.has(path);
  const text = changed.get(path);
  if (text !== undefined) return selected([[step.file, text]], step) ?? 'unknown';
  const head = await base.head([path, ...changed.keys()]);
  if (!isChanged && stepsIn([step.file, head.get(path) ?? ''], step).length > 0) return 'same';
  // The step is in a workflow that this one calls or, if its own is new, in one that was renamed.
  const others = [...changed].flatMap(([other, each]): File[] =>
    each === undefined || (isChanged && head.has(other))
      ? []
      : [[relative(base.root, other).replaceAll('\\', '/'), each]],
  );
  const isElsewhere = isChanged || others.some((each) => stepsIn(each, step).length > 0);
  return selected(others, step) ?? (isElsewhere ? 'unknown' : 'same');
}

/** The steps that use this action: of the jobs of a workflow, and of a composite action. */
function stepsIn([file, text]: File, { repository, folder }: WorkflowStep): Step[] {
  const opened = openYaml('', text);
  if (opened.kind !== 'opened') return [];
  const { root } = opened;
  const jobs = root.field('jobs');
  const parents = [
    ...(jobs?.keys() ?? []).map((job) => ({ job, of: jobs?.field(job) })),
    { job: '', of: root.field('runs') },
  ];
  const workflow = textOf(root.field('name')) ?? file;
  const steps = parents.flatMap(({ job, of }) =>
    (of?.field('steps')?.items() ?? []).map((step) => ({ file, workflow, job, step })),
  );
  return steps.filter(({ step }) => {
    const [action = ''] = (step.field('uses')?.text ?? '').toLowerCase().split('@');
    const [, name = '', part = ''] = /^(.*?)(?:\/(plan|report))?\/?$/.exec(action) ?? [];
    const isThisAction =
      repository === '' ? name.startsWith('.') || name.endsWith('/eval-action') : name === repository.toLowerCase();
    return isThisAction && part === folder;
  });
}

/** The step with the job, the comment-key, the id or the position of the one that runs, as far as they are needed. */
function selected(files: readonly File[], step: WorkflowStep): Step | undefined {
  const all = files.flatMap((file) => stepsIn(file, step));
  const ofJob = all.filter(({ job }) => job === step.job);
  const steps = ofJob.length > 0 ? ofJob : all;
  const keyOf = (each: Step) => textOf(each.step.field('with')?.field('comment-key'));
  const idOf = (each: Step) => each.step.field('id')?.text;
  const position = /^__.*?(?:_(\d+))?$/.exec(step.id);
  const index = position === null ? Number.NaN : Number(position[1] ?? 1) - 1;
  const ways = [
    steps,
    steps.filter((each) => keyOf(each) !== undefined && keyOf(each) === step.inputs['commentKey']),
    steps.filter((each) => idOf(each) !== undefined && idOf(each) === step.id),
    steps.filter((each) => idOf(each) === undefined).filter((_, at) => at === index),
  ];
  return ways.find((way) => way.length === 1)?.[0];
}
