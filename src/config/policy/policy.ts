import { join, resolve } from 'node:path';
import type { GateSettingsInput } from '../../gate/settings.ts';
import { type Problem, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { permissionHint, ServiceError } from '../../model/ports/service-error.ts';
import { kebab, snake } from '../../model/text/text.ts';
import type { PolicyChange, PolicySource } from '../../model/verdict/policy-source.ts';
import { foldersUpTo } from '../../suites/config-file.ts';
import { findRepository } from '../../suites/discover.ts';
import { PROGRAM_CONFIG } from '../../suites/program-config.ts';
import { shownPath } from '../../suites/references/shown-path.ts';
import { type GateOptions, type InputName, type Inputs, inputsSchema } from '../settings.ts';
import { type ConfigText, type ConfiguredSetting, isOfGate, readSettings } from '../settings-in-config-file.ts';
import { type FileTexts, textsOfDisk } from './base-files.ts';
import type { PolicyBase } from './policy-base.ts';
import { changedKeys } from './policy-differences.ts';
import { type FormerJob, inputsOfBase } from './workflow-inputs.ts';

interface Policy {
  readonly inputs: Inputs;
  /** The settings that the configuration sets and the inputs do not. */
  readonly configured?: readonly InputName[] | undefined;
}

export interface FoundPolicy extends Policy {
  readonly warnings: readonly Problem[];
  /** Of a pull request or a merge group. */
  readonly source?: PolicySource | undefined;
  readonly base?: PolicyBase | undefined;
  readonly former?: FormerJob | undefined;
}

/**
 * The inputs with the nearest `.agentv/config.yaml` of the repository: for a pull request or a merge group that of its
 * base commit, as are the inputs in its workflow file, so that a change is not checked by its own policy. If that cannot be read, the source names what was
 * used instead. Throws a `UserError`, also for errors in the configuration of a change that runs here.
 */
export async function findPolicy(
  inputs: Inputs,
  { cwd: start, files }: { readonly cwd: string; readonly files: Pick<Files, 'state' | 'read'> },
  base?: PolicyBase,
): Promise<FoundPolicy> {
  const cwd = resolve(start, inputs.workingDirectory);
  const root = base?.root ?? (await findRepository(cwd, files));
  // The nearest first.
  const names = [join('.agentv', 'config.yaml'), join('.agentv', 'config.yml'), PROGRAM_CONFIG];
  const paths = foldersUpTo(root, cwd).flatMap((folder) => names.map((name) => join(folder, name)));
  const configIn = (texts: FileTexts): ConfigText | undefined => {
    const [program, config] = [true, false].map((isProgram) => {
      const path = paths.find((each) => texts.has(each) && each.endsWith(PROGRAM_CONFIG) === isProgram);
      return path === undefined ? undefined : { text: texts.get(path) ?? '', file: shownPath(path, cwd) };
    });
    return config === undefined ? program : { ...config, program };
  };
  const checkedOut = async () => readPolicy(inputs, configIn(await textsOfDisk(paths, files)));
  if (base === undefined) return { ...(await checkedOut()), warnings: [] };

  const head = await ofHead(base, paths, (texts) => {
    const config = configIn(texts);
    if (base.isOwnRun) readPolicy(inputs, config);
    return { config };
  });
  const source = { of: base.of, base: base.commit } as const;
  try {
    const config = configIn(await base.texts(paths));
    const held = await inputsOfBase(inputs, base);
    const { policy, changes } = policyOfBase(held.inputs, config, head === undefined ? config : head.config);
    return {
      ...policy,
      warnings: [],
      source: { ...source, from: 'base', changes: [...held.changes, ...changes] },
      base,
      former: held.former,
    };
  } catch (error) {
    const why = reasonOf(error);
    const fault = error instanceof ServiceError ? error.fault : undefined;
    const isRefusal = fault === 'refused' || fault === 'missing';
    // Only for a missing permission, a missing token, or an error in the configuration of the base commit.
    const isCheckout = fault === undefined || isRefusal || fault === 'noToken';
    const message = isCheckout
      ? `The policy of the base branch could not be used, so the checked-out policy applies: ${why}`
      : `The policy of the base branch could not be read, so this run has no verdict: ${why}`;
    const warning = { ...unread(message), hint: isRefusal ? permissionHint() : undefined };
    const remedy = isRefusal ? '. Give the job the permission contents: read' : '';
    const from = isCheckout ? 'checkout' : 'unavailable';
    return {
      ...(await checkedOut()),
      warnings: [warning],
      source: { ...source, from, why: `${why}${remedy}`, changes: [] },
    };
  }
}

/** The policy files of the change. Undefined if they cannot be read and this run does not depend on them. */
export async function ofHead<T>(
  base: PolicyBase,
  paths: readonly string[],
  read: (texts: FileTexts) => T,
  maxBytes?: number,
): Promise<T | undefined> {
  try {
    return read(await base.head(paths, maxBytes));
  } catch (error) {
    if (error instanceof ServiceError || (error instanceof UserError && !base.isOwnRun)) return undefined;
    throw error;
  }
}

/** The message of a service, or the first error in a file. Throws any other error again. */
export function reasonOf(error: unknown): string {
  if (error instanceof ServiceError) return error.message;
  const [first] = error instanceof UserError ? error.problems : [];
  if (first === undefined) throw error;
  const { location, message } = first;
  return location === undefined ? message : `${location.file}:${location.line}: ${message}`;
}

export const unread = (message: string): Problem => ({ code: 'BASE_UNREAD', severity: 'warning', message });

/**
 * Adds the `gate:` and `eval_action:` settings of a configuration to the inputs that are not set. Throws a `UserError` for unknown keys, invalid values, and settings that could never fail or never pass.
 */
export function readPolicy(inputs: Inputs, config?: ConfigText): Policy {
  const problems: Problem[] = [];
  const settings = config === undefined ? [] : readSettings(config, problems, inputs.explicitInputs);
  return policyWith(inputs, settings, problems);
}

/** Settings about the locations of files in the change: only its own configuration contains them. */
const LOCATIONS: readonly InputName[] = [
  'evals',
  'engine',
  'target',
  'targets',
  'workspacePath',
  'outputDirectory',
  'experiment',
];

/**
 * The policy of a change: that of the base commit, except for file locations and with the redactions of both. Throws a
 * `UserError` for errors in the configuration of the base commit; that of the change was read with `readPolicy` before.
 */
function policyOfBase(
  inputs: Inputs,
  base: ConfigText | undefined,
  head: ConfigText | undefined,
): { readonly policy: Policy; readonly changes: readonly PolicyChange[] } {
  readPolicy(inputs, base);
  const ofBase = base === undefined ? [] : readSettings(base, []);
  const ofHead = head === undefined ? [] : readSettings(head, []);
  const redactions = [...ofBase, ...ofHead].filter(({ name }) => name === 'redact');
  const settings = [
    ...ofBase.filter(({ name }) => name !== 'redact' && !LOCATIONS.includes(name)),
    ...ofHead.filter(({ name }) => LOCATIONS.includes(name)),
    ...redactions.slice(0, 1).map((each) => ({ ...each, text: redactions.map(({ text }) => text).join('\n') })),
  ];

  const names = new Map([...ofBase, ...ofHead].map(({ name }) => [snake(name), name]));
  const valuesOf = (side: readonly ConfiguredSetting[]) => {
    const open = side.filter(({ name }) => !inputs.explicitInputs.includes(name));
    return Object.fromEntries(open.map(({ name, text }) => [snake(name), text.trim()]));
  };
  const changes = changedKeys((head ?? base)?.file ?? '', valuesOf(ofBase), valuesOf(ofHead)).map((change) => {
    const name = names.get(change.key);
    // Values that do not decide may be confidential, as a redaction.
    return name !== undefined && isOfGate(name) ? change : { file: change.file, key: change.key };
  });
  return { policy: policyWith(inputs, settings, []), changes };
}

function policyWith(inputs: Inputs, settings: readonly ConfiguredSetting[], problems: Problem[]): Policy {
  const isOpen = (name: InputName) => !inputs.explicitInputs.includes(name);
  // Values of settings that the inputs set are validated as well.
  const values = settings.flatMap(({ name, text, cursor, key }) => {
    const read = inputsSchema.shape[name].safeParse(text);
    if (!read.success) problems.push(cursor.wrongType(key, read.error.issues[0]?.message ?? 'a valid value'));
    return read.success && isOpen(name) ? [[name, read.data] as const] : [];
  });
  const combined = { ...inputs, ...(Object.fromEntries(values) as Partial<Inputs>) };
  problems.push(...contradictions(combined, settings));
  if (problems.length > 0) throw new UserError(problems);
  const configured = settings.map(({ name }) => name).filter(isOpen);
  return { inputs: combined, configured: configured.length > 0 ? configured : undefined };
}

export function policyOf(options: GateOptions): GateSettingsInput {
  const { maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease } = options;
  const { matrixJobs = 1, shard } = options;
  // The report decides on all shards.
  const jobs = matrixJobs > 1 && shard === undefined ? matrixJobs : undefined;
  return { maxErrorRate, maxDrop, confirm, control, maxCostIncrease, maxLatencyIncrease, matrixJobs: jobs };
}

/** Valid settings that together could never fail, or never pass. */
function contradictions(inputs: Inputs, settings: readonly ConfiguredSetting[]): Problem[] {
  const { baseline, explicitInputs } = inputs;
  const problems: Problem[] = [];
  const refuse = (names: readonly InputName[], message: string, hint: string) => {
    const locations = names.map((name) => settings.find((each) => each.name === name)?.cursor.location);
    const location = locations.find((each) => each !== undefined);
    problems.push({ code: 'INPUT_INVALID', severity: 'error', message, location, hint });
  };
  // A job may turn off the comparison although the configuration of all jobs has limits for it.
  const isSetWithBaseline = (name: InputName) =>
    explicitInputs.includes('baseline')
      ? explicitInputs.includes(name)
      : settings.some((setting) => setting.name === name) && !explicitInputs.includes(name);
  const isNone = baseline.includes('none') && !inputs.isForBaseline;

  const isAuto = baseline.every((each) => each === 'auto');
  const withoutEffect: readonly InputName[] = [
    ...(isNone ? (['seedBaseline', 'maxCostIncrease', 'maxLatencyIncrease'] as const) : []),
    ...(isAuto ? [] : (['baselineBranch'] as const)),
  ];
  for (const name of withoutEffect.filter((each) => inputs[each] !== undefined && isSetWithBaseline(each))) {
    const message = `${kebab(name)} cannot be set with the baseline "${baseline[0]}"`;
    refuse([name, 'baseline'], message, 'Set another baseline, or remove one of the two.');
  }
  if (baseline.length > 1 && (isNone || baseline.includes('auto'))) {
    refuse(
      ['baseline'],
      `baseline contains "${isNone ? 'none' : 'auto'}" and other values`,
      'List files, folders or runs, or use "auto" or "none" alone.',
    );
  }
  return problems;
}
