import { join, relative } from 'node:path';
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
  if (step === undefined) return { inputs, changes: [] };
  const found = await stepOfBase(step, base);
  if (found === 'same') return { inputs, changes: [] };
  if (found === 'unknown') {
    return {
      inputs,
      changes: [{ file: step.file, key: 'inputs, which cannot be compared with those of the base branch' }],
    };
  }
  const texts = new Map(actionInputNames.map((name) => [name, textOf(found.step.field('with')?.field(kebab(name)))]));
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
    former: {
      workflowFile: found.file,
      workflow: found.workflow,
      name: found.job,
      commentKey: isExpression(texts.get('commentKey') ?? '') ? inputs.commentKey : theirs.commentKey,
    },
  };
}

const isExpression = (text: string): boolean => text.includes('${{');

/** The value of an input, as GitHub turns it into text; undefined where it is not set. */
function textOf(of: Cursor | undefined): string | undefined {
  const text = of === undefined ? '' : String(of.value).trim();
  return text === '' ? undefined : text;
}

/** The step in the base commit; `same` if the change leaves its file as it is, `unknown` if no single step can be it. */
async function stepOfBase(step: WorkflowStep, base: PolicyBase): Promise<Step | 'same' | 'unknown'> {
  const changed = await base.differences([join(base.root, '.github')], (path) => /\.ya?ml$/i.test(path));
  if (changed.size === 0) return 'same';
  const own = join(base.root, step.file);
  const nameOf = (path: string) => relative(base.root, path).replaceAll('\\', '/');
  const text = changed.get(own);
  if (text !== undefined) return selected([[step.file, text]], step) ?? 'unknown';
  const head = await base.head([own, ...changed.keys()]);
  if (!changed.has(own) && stepsIn([step.file, head.get(own) ?? ''], step).length > 0) return 'same';
  // The step is in a workflow that this one calls or, if its own is new, in one that was renamed.
  const others = [...changed].flatMap(([path, each]): File[] =>
    each === undefined || (changed.has(own) && head.has(path)) ? [] : [[nameOf(path), each]],
  );
  const found = selected(others, step);
  return found ?? (changed.has(own) || others.some((each) => stepsIn(each, step).length > 0) ? 'unknown' : 'same');
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

/** The steps that use this action: of the jobs of a workflow, and of a composite action. */
function stepsIn([file, text]: File, { repository, folder }: WorkflowStep): Step[] {
  const opened = openYaml('', text);
  if (opened.kind !== 'opened') return [];
  const jobs = opened.root.field('jobs');
  const of = { file, workflow: textOf(opened.root.field('name')) ?? file };
  const all = [
    ...(jobs?.keys() ?? []).flatMap((job) =>
      (jobs?.field(job)?.field('steps')?.items() ?? []).map((step) => ({ ...of, job, step })),
    ),
    ...(opened.root.field('runs')?.field('steps')?.items() ?? []).map((step) => ({ ...of, job: '', step })),
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
function selected(files: readonly File[], step: WorkflowStep): Step | undefined {
  const all = files.flatMap((file) => stepsIn(file, step));
  const ofJob = all.filter(({ job }) => job === step.job);
  const steps = ofJob.length > 0 ? ofJob : all;
  const keyOf = (each: Step) => textOf(each.step.field('with')?.field('comment-key'));
  const idOf = (each: Step) => each.step.field('id')?.text;
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
