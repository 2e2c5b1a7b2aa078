import { join, relative } from 'node:path';
import { kebab } from '../../model/text/text.ts';
import type { PolicyChange } from '../../model/verdict/policy-source.ts';
import { rootOf } from '../../suites/included-tests.ts';
import type { Cursor } from '../../suites/yaml/cursor.ts';
import { actionInputNames, docsOf, type InputName, type Inputs, parseInputs } from '../settings.ts';
import type { PolicyBase, WorkflowStep } from './policy-base.ts';
import { changedKeys } from './policy-differences.ts';

/** Inputs that decide about the verdict: the base commit sets them, as it sets the keys of `gate:`. */
const isHeld = (name: InputName): boolean => docsOf(name).gate === true || name === 'testTimeoutSeconds';

/**
 * Inputs that select what is tested, and whether later attempts know its results: those of the change apply, and reports
 * name them.
 */
const SELECTING: readonly InputName[] = [
  ...(['evals', 'target', 'targets', 'testId', 'tag'] as const),
  ...(['graderTarget', 'dryRun', 'judges', 'workingDirectory', 'uploadArtifacts'] as const),
];

/** What the base commit calls the job of this run, where the change renames its workflow, the job or its `comment-key`. */
export interface FormerJob {
  readonly workflowFile: string;
  readonly workflow: string;
  readonly name: string;
  readonly commentKey: string | undefined;
}

interface InputsOfBase {
  readonly inputs: Inputs;
  readonly changes: readonly PolicyChange[];
  readonly former?: FormerJob | undefined;
}

/**
 * The inputs with those that the workflow file of the base commit sets differently, and the differences. Values with
 * expressions are not known before they run, so those of the change apply. A step that cannot be found is a difference, too.
 * Throws as `PolicyBase.texts`, and a `UserError` for invalid values in the base commit.
 */
export async function inputsOfBase(inputs: Inputs, base: PolicyBase): Promise<InputsOfBase> {
  const { step } = base;
  const baseStep = step === undefined ? 'same' : await stepOfBase(step, base);
  if (step === undefined || baseStep === 'same') return { inputs, changes: [] };
  if (baseStep === 'unknown') {
    const key = 'inputs, which cannot be compared with those of the base branch';
    return { inputs, changes: [{ file: step.file, key }] };
  }
  if ('changes' in baseStep) return { inputs, changes: baseStep.changes };
  const texts = new Map(actionInputNames.map((name) => [name, baseStep.inputs.get(kebab(name))]));
  const isExpression = (name: InputName) => texts.get(name)?.includes('${{') === true;
  const literal = Object.fromEntries([...texts].filter(([name, text]) => text !== undefined && !isExpression(name)));
  const theirs = parseInputs(literal);
  const compared = actionInputNames.filter((name) => isHeld(name) || SELECTING.includes(name));
  const differing = compared.filter((name) => {
    if (isExpression(name)) return false;
    const isGiven = theirs.explicitInputs.includes(name);
    if (isGiven !== inputs.explicitInputs.includes(name)) return true;
    return isGiven && JSON.stringify(theirs[name]) !== JSON.stringify(inputs[name]);
  });
  // What an expression of the base commit would be is not known, only that the change has something else instead.
  const unknown = compared.filter(
    (name) => isExpression(name) && baseStep.headInputs?.get(kebab(name)) !== texts.get(name),
  );
  const held = differing.filter(isHeld);
  const valuesOf = (side: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries([...differing, ...unknown].map((name) => [kebab(name), side[name]]));
  const given = [
    ...inputs.explicitInputs.filter((name) => !held.includes(name)),
    ...held.filter((name) => theirs.explicitInputs.includes(name)),
  ];
  return {
    inputs: { ...inputs, ...Object.fromEntries(held.map((name) => [name, theirs[name]])), explicitInputs: given },
    changes: [
      ...changedKeys(step.file, valuesOf(Object.fromEntries(texts)), valuesOf(step.inputs)),
      ...baseStep.removed.map((key) => ({ file: step.file, key: 'comment-key', base: key })),
    ],
    former: {
      workflowFile: baseStep.file,
      workflow: baseStep.workflow,
      name: baseStep.job,
      commentKey: isExpression('commentKey') ? inputs.commentKey : theirs.commentKey,
    },
  };
}

/** The value of an input, as GitHub turns it into text; undefined where it is not set. */
function textOf(of: Cursor | undefined): string | undefined {
  const text = of === undefined ? '' : String(of.value).trim();
  return text === '' ? undefined : text;
}

type WorkflowValues = ReadonlyMap<string, string>;

interface StepInWorkflow {
  readonly file: string;
  /** The name of the workflow. GitHub names one without a name by its file. */
  readonly workflow: string;
  readonly job: string;
  readonly id: string | undefined;
  /** Its inputs, in which those of a workflow or an action that is called have the values of the caller. */
  readonly inputs: WorkflowValues;
}

interface StepOfBase extends StepInWorkflow {
  /** The inputs of the same step in the change, where it is found. */
  readonly headInputs: WorkflowValues | undefined;
  /** Each `comment-key` that the change no longer has. */
  readonly removed: readonly string[];
}

type ReadPath = (path: string) => Promise<string | undefined>;

interface Search {
  readonly step: Pick<WorkflowStep, 'repository' | 'folder'>;
  readonly read: ReadPath;
  /** What the caller gives to a workflow or an action, at this depth of calls. */
  readonly callerInputs?: WorkflowValues;
  readonly depth?: number;
  /** The workflow that the event starts, where this one is called. */
  readonly caller?: Pick<StepInWorkflow, 'file' | 'workflow'>;
}

const MAX_CALLS = 4;

/**
 * The step in the base commit; `same` if the change leaves it as it is, `unknown` if no single step can be it. Of workflows in
 * other repositories, only what the caller gives them is known.
 */
async function stepOfBase(
  step: WorkflowStep,
  base: PolicyBase,
): Promise<StepOfBase | { readonly changes: readonly PolicyChange[] } | 'same' | 'unknown'> {
  const isYaml = (path: string) => /\.ya?ml$/i.test(path);
  // Actions may be in other folders.
  const used = ((await headText(step.file)) ?? '').matchAll(/\buses:\s*["']?\.\/([\w./-]+)/g);
  const paths = Array.from(used, ([, path = '']) => path);
  const elsewhere = paths.filter((path) => !path.startsWith('.github/') && !path.includes('..'));
  const folders = ['.github', ...elsewhere].map((path) => join(base.root, path));
  const changed = await base.differences(folders, isYaml);
  if (changed.size === 0) return 'same';

  const readBase: ReadPath = async (file) => {
    const path = join(base.root, file);
    return changed.has(path) ? changed.get(path) : headText(file);
  };
  const [ofBase, ofHead] = [await readBase(step.file), await headText(step.file)];
  const headSteps = await stepsIn(step.file, ofHead, { step, read: headText });
  if (ofBase !== undefined) {
    const steps = await stepsIn(step.file, ofBase, { step, read: readBase });
    if (JSON.stringify(steps.map(plain)) === JSON.stringify(headSteps.map(plain)) && steps.length > 0) return 'same';
    if (steps.length > 0) return selected(steps, step, headSteps) ?? 'unknown';
    const calls = changesOfCalls(step.file, ofBase, ofHead);
    if (calls !== undefined) return calls.length === 0 ? 'same' : { changes: calls };
    if (changed.has(join(base.root, step.file))) return 'unknown';
  }
  // The step is in an action that this file does not name or, if the file is new, in one that was renamed.
  const isNew = ofBase === undefined;
  const head = await base.head([...changed.keys()]);
  const others: StepInWorkflow[] = [];
  for (const [path, text] of changed) {
    if (text === undefined || (isNew && head.has(path))) continue;
    others.push(...(await stepsIn(relative(base.root, path).replaceAll('\\', '/'), text, { step, read: readBase })));
  }
  return selected(others, step, headSteps) ?? (isNew || others.length > 0 ? 'unknown' : 'same');

  async function headText(file: string): Promise<string | undefined> {
    const path = join(base.root, file);
    return (await base.head([path])).get(path);
  }
}

const plain = ({ inputs, ...step }: StepInWorkflow) => ({ ...step, inputs: [...inputs] });

const valuesIn = (of: Cursor | undefined): WorkflowValues =>
  new Map(
    (of?.keys() ?? []).flatMap((key) => {
      const text = textOf(of?.field(key));
      return text === undefined ? [] : [[key, text] as const];
    }),
  );

/** The steps that use this action: of the jobs of a workflow or of a composite action, and of those that they call. */
async function stepsIn(file: string, text: string | undefined, search: Search): Promise<StepInWorkflow[]> {
  const {
    read,
    callerInputs,
    depth = 0,
    caller,
    step: { repository, folder },
  } = search;
  const root = rootOf(text);
  if (root === undefined || depth > MAX_CALLS) return [];
  const started = caller ?? { file, workflow: textOf(root.field('name')) ?? file };
  const declared = root.field('on')?.field('workflow_call')?.field('inputs') ?? root.field('inputs');
  const resolved = (value: string): string | undefined => {
    const name = /^\$\{\{\s*inputs\.([\w-]+)\s*\}\}$/.exec(value)?.[1];
    if (name === undefined || callerInputs === undefined) return value;
    return callerInputs.get(name) ?? textOf(declared?.field(name)?.field('default'));
  };
  const inputsOf = (step: Cursor): WorkflowValues =>
    new Map(
      [...valuesIn(step.field('with'))].flatMap(([name, value]) => {
        const known = resolved(value);
        return known === undefined ? [] : [[name, known] as const];
      }),
    );
  const called = async (cursor: Cursor): Promise<StepInWorkflow[]> => {
    const uses = cursor.field('uses')?.text;
    // Others are in another repository.
    if (!uses?.startsWith('./')) return [];
    const path = uses.slice(2).replace(/\/+$/, '');
    const files = /\.ya?ml$/i.test(path) ? [path] : [`${path}/action.yml`, `${path}/action.yaml`];
    for (const each of files) {
      const content = await read(each);
      if (content !== undefined)
        return stepsIn(each, content, { ...search, callerInputs: inputsOf(cursor), depth: depth + 1, caller: started });
    }
    return [];
  };

  const jobs = root.field('jobs');
  const parents = [
    ...(jobs?.keys() ?? []).map((job) => ({ job, of: jobs?.field(job) })),
    { job: '', of: root.field('runs') },
  ];
  const steps: StepInWorkflow[] = [];
  for (const { job, of } of parents) {
    if (of?.field('uses') !== undefined) steps.push(...(await called(of)));
    for (const step of of?.field('steps')?.items() ?? []) {
      const [action = ''] = (step.field('uses')?.text ?? '').toLowerCase().split('@');
      const [, name = '', part = ''] = /^(.*?)(?:\/(plan|report))?\/?$/.exec(action) ?? [];
      const isThisAction =
        repository === '' ? name.startsWith('.') || name.endsWith('/eval-action') : name === repository.toLowerCase();
      if (isThisAction && part === folder) {
        steps.push({ ...started, job, id: step.field('id')?.text, inputs: inputsOf(step) });
      } else if (!isThisAction) steps.push(...(await called(step)));
    }
  }
  return steps;
}

/** What a workflow gives to workflows of other repositories, as far as it differs; undefined if it calls none. */
function changesOfCalls(file: string, ofBase: string, ofHead: string | undefined): PolicyChange[] | undefined {
  const callsIn = (text: string | undefined) => {
    const jobs = rootOf(text)?.field('jobs');
    return (jobs?.keys() ?? []).flatMap((job) => {
      const uses = jobs?.field(job)?.field('uses')?.text;
      const values = valuesIn(jobs?.field(job)?.field('with'));
      return uses === undefined ? [] : [[job, { uses, ...Object.fromEntries(values) }] as const];
    });
  };
  const [theirs, ours] = [callsIn(ofBase), callsIn(ofHead)];
  if (theirs.length === 0) return undefined;
  return theirs.flatMap(([job, values], index) => {
    const same = ours.find(([name]) => name === job) ?? (ours.length === theirs.length ? ours[index] : undefined);
    return changedKeys(file, values, same?.[1] ?? {});
  });
}

/** The step with the job, the comment-key, the id or the position of the one that runs, as far as they are needed. */
function selected(
  all: readonly StepInWorkflow[],
  step: WorkflowStep,
  head: readonly StepInWorkflow[],
): StepOfBase | undefined {
  const ofJobIn = (steps: readonly StepInWorkflow[]) => {
    const ofJob = steps.filter(({ job }) => job === step.job);
    return ofJob.length > 0 ? ofJob : steps;
  };
  const [steps, headSteps] = [ofJobIn(all), ofJobIn(head)];
  const keyOf = ({ inputs }: StepInWorkflow) => inputs.get('comment-key');
  const position = /^__.*?(?:_(\d+))?$/.exec(step.id);
  const index = position === null ? Number.NaN : Number(position[1] ?? 1) - 1;
  const pick = (among: readonly StepInWorkflow[]): StepInWorkflow | undefined => {
    const byKey = among.filter((each) => keyOf(each) !== undefined && keyOf(each) === step.inputs['commentKey']);
    const byId = among.filter((each) => each.id !== undefined && each.id === step.id);
    const byPosition = among.filter((each) => each.id === undefined).filter((_, at) => at === index);
    // A change must not choose the step of the base commit by giving another one's key to a step.
    const sorted = (each: readonly StepInWorkflow[]) => JSON.stringify(each.map((one) => keyOf(one) ?? '').sort());
    const isRekeyed = steps.length === headSteps.length && sorted(steps) !== sorted(headSteps);
    const ways = isRekeyed ? [byId, byPosition, byKey] : [byKey, byId, byPosition];
    return [among, ...ways].find((way) => way.length === 1)?.[0];
  };
  const picked = pick(steps);
  if (picked === undefined) return undefined;
  const keys = steps.length < 2 ? [] : steps.flatMap((each) => keyOf(each) ?? []);
  const removed = keys.filter((key) => !headSteps.some((each) => keyOf(each) === key));
  return { ...picked, headInputs: pick(headSteps)?.inputs, removed };
}
