import { join } from 'node:path';
import * as z from 'zod';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { ProviderKind } from '../../model/ports/provider.ts';
import { MAX_WORKERS } from '../../model/suite/number-limits.ts';
import type { LookUp } from '../../model/suite/setting.ts';
import type { OwnProgram, Variant } from '../../model/suite/target.ts';
import { cutEnd } from '../../model/text/text.ts';
import { block, field, flag, idle, needed, text, texts, wholeNumber } from '../block.ts';
import { foreignFormat } from '../file-kind.ts';
import { firstFile } from '../references/file-paths.ts';
import { type Cursor, openYaml } from '../yaml/cursor.ts';

/** The keys of every target; the others belong to its provider. Values may be variables. */
export const TARGET = block({ of: 'a target' }, () => ({
  name: needed(text, 'Its name in suites and other targets.'),
  provider: field(text, 'The kind of model, program or agent.'),
  use_target: field(text, 'The target that this one delegates to; all other keys are ignored then.'),
  grader_target: field(text, 'The target that judges the answers of this one.'),
  workers: field(z.union([wholeNumber(1, MAX_WORKERS), text]), 'How many tests run at the same time on this target.'),
  fallback_targets: field(texts, 'Targets that are asked, in order, when this one fails.'),
  workspace_template: field(text, 'Old place of the template of the workspace, which suites name now.').meta({
    deprecated: true,
  }),
  provider_batching: field(z.union([flag, text]), 'Whether all tests of a suite go into one call.'),
  subagent_mode_allowed: idle('agents are asked one by one in evals'),
}));

const MAX_TARGETS_BYTES = 1024 * 1024;

/** One entry of a targets file, with current key names; values are as written. */
export interface TargetEntry {
  readonly name: string;
  readonly cursor: Cursor;
  readonly fields: ReadonlyMap<string, Cursor>;
  /** What set some of the fields. */
  readonly variant?: Variant | undefined;
}

export interface TargetsFile {
  /** As shown to people. */
  readonly file: string;
  readonly entries: readonly TargetEntry[];
  readonly warnings: readonly Problem[];
  /** Programs of the repository that can be providers, if their folders were read. */
  readonly programs?: ReadonlyMap<string, OwnProgram> | undefined;
}

export interface TargetReading {
  readonly file: TargetsFile;
  readonly kinds: readonly ProviderKind[];
  readonly lookUp: LookUp;
  /** Nothing is called, so unset variables are warnings. */
  readonly dryRun?: boolean | undefined;
}

/** Reads a targets file: entries with their names, old spellings translated. */
export async function readTargetsFile(path: string, file: string, files: Pick<Files, 'read'>): Promise<TargetsFile> {
  const opened = openYaml(file, await files.read(path, MAX_TARGETS_BYTES));
  if (opened.kind === 'invalid') throw new UserError(opened.problems);

  const problems: Problem[] = [];
  const root = opened.root.reportingTo(problems);
  const list = root.field('targets');
  if (list === undefined) {
    const isEmpty = root.value === null;
    const missing = root.error(
      'MISSING_FIELD',
      isEmpty ? 'The targets file is empty' : 'A targets file needs "targets"',
      {
        expected: 'a mapping with "targets", a list of targets',
        found: !isEmpty ? (root.isMap ? 'no "targets"' : root.found) : undefined,
        hint: root.isList ? 'Add "targets:" above the list.' : undefined,
        ...(root.field('tests') !== undefined && { hint: 'This looks like a suite.' }),
      },
    );
    problems.push(foreignFormat(root) ?? missing);
  } else if (!list.isList) list.addWrongType('a list of targets');
  const entries = (list?.items() ?? []).flatMap((item) => readEntry(item) ?? []);
  const first = new Map<string, TargetEntry>();
  for (const entry of entries) {
    const earlier = first.get(entry.name);
    if (earlier === undefined) first.set(entry.name, entry);
    if (earlier === undefined) continue;
    entry.cursor.addError('DUPLICATE_ID', `Two targets have the name "${cutEnd(entry.name, 60)}"`, {
      location: entry.cursor.field('name')?.keyLocation,
      expected: 'a name that no other target of the file has',
      hint: `The other one is in line ${earlier.cursor.field('name')?.keyLocation.line}.`,
    });
  }

  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new UserError(errors);
  return { file, entries, warnings: problems };
}

function readEntry(item: Cursor): TargetEntry | undefined {
  if (!item.isMap) {
    const details = { expected: '"name" and "provider"', found: item.found };
    return item.addError('WRONG_TYPE', 'A target must be a mapping', details);
  }
  const name = item.field('name');
  if (typeof name?.value !== 'string' || name.value.trim() === '') {
    return name === undefined
      ? item.addMissing('name', 'A target needs a "name"', 'the name that suites use')
      : name.addWrongType('text that is not empty');
  }
  // Those in `settings`, as in the first versions, apply if the entry lacks them.
  const fields = new Map<string, Cursor>();
  const settings = item.field('settings');
  const wrapper = settings?.isMap ? settings : undefined;
  wrapper?.addOldSpelling('"settings" is an old wrapper', 'Move its fields into the target.');
  for (const mapping of [item, wrapper ?? []].flat()) {
    const keys = mapping.keys().filter((key) => key !== 'name' && !(wrapper && key === 'settings'));
    for (const key of [...keys.filter((each) => !presentName(each)), ...keys.filter(presentName)]) {
      const field = mapping.field(key);
      if (field === undefined) continue;
      const current = presentName(key);
      if (current !== undefined) field.addOldSpelling(`"${key}" is an old name`, `Use "${current}" instead.`);
      if (!fields.has(current ?? key)) fields.set(current ?? key, field);
    }
  }
  if (!fields.has('provider') && !fields.has('use_target')) {
    const message = `The target "${cutEnd(name.value, 60)}" cannot be used without "provider" or "use_target"`;
    item.addWarning('MISSING_FIELD', message);
  }
  return { name: name.value.trim(), cursor: item, fields };
}

const CANDIDATES = ['targets.yaml', 'targets.yml', '.agentv/targets.yaml', '.agentv/targets.yml'];

/** The given targets file: a file, or a folder that contains one. Throws a `UserError` if there is none. */
export async function givenTargetsFile(path: string, files: Pick<Files, 'state'>): Promise<string> {
  const state = await files.state(path, { noDeadLinks: true });
  if (state === 'file') return path;
  const targetsFile = state === 'folder' ? await nearestTargetsFile([path], files) : undefined;
  if (targetsFile !== undefined) return targetsFile;
  throw userError(
    'FILE_MISSING',
    state === 'folder' ? `There is no targets file in ${path}` : `There is no targets file ${path}`,
    {
      expected:
        state === 'folder' ? `one of ${CANDIDATES.join(', ')}` : 'a file, or a folder that contains targets.yaml',
    },
  );
}

/** The targets file nearest to a suite: the first match in the given folders, or undefined. */
export const nearestTargetsFile = (
  folders: readonly string[],
  files: Pick<Files, 'state'>,
): Promise<string | undefined> =>
  firstFile(
    folders.flatMap((folder) => CANDIDATES.map((candidate) => join(folder, candidate))),
    files,
  );

/** Spellings of AgentV 1 to 3, and their current names. */
export const RENAMED: Readonly<Record<string, string>> = {
  resourceName: 'endpoint',
  deploymentName: 'model',
  maxTokens: 'max_output_tokens',
  commandTemplate: 'command_template',
  timeoutSeconds: 'timeout_seconds',
  logDirectory: 'log_dir',
  judge_target: 'grader_target',
  judgeTarget: 'grader_target',
};

/** Spellings whose current name has `_` and a small letter for each capital. */
export const CAMEL_CASE = [
  'apiKey',
  'baseUrl',
  'thinkingBudget',
  'apiFormat',
  'filesFormat',
  'attachmentsFormat',
  'logDir',
  'logFormat',
  'logOutputFormat',
  'systemPrompt',
  'maxTurns',
  'maxBudgetUsd',
  'dryRun',
  'subagentRoot',
  'cliUrl',
  'cliPath',
  'githubToken',
  'sessionDir',
  'sessionId',
  'sessionStateDir',
  'providerBatching',
  'fallbackTargets',
  'subagentModeAllowed',
  'modelReasoningEffort',
  'maxRetries',
  'retryInitialDelayMs',
  'retryMaxDelayMs',
  'retryBackoffFactor',
  'retryStatusCodes',
  'workspaceTemplate',
];

/** The current name of an old key; undefined if the key is not an old one. */
export function presentName(key: string): string | undefined {
  if (Object.hasOwn(RENAMED, key)) return RENAMED[key];
  return CAMEL_CASE.includes(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : undefined;
}
