import type { Problem } from '../model/errors.ts';
import { suggestion } from '../model/text/similar-names.ts';
import { cutEnd, snake } from '../model/text/text.ts';
import { mentionsPolicy, wholeOf } from '../suites/config-file.ts';
import { computedProgram, PROGRAM_CONFIG, readProgramConfig } from '../suites/program-config.ts';
import { type Cursor, openYaml } from '../suites/yaml/cursor.ts';
import { refusalOf } from './input-sources.ts';
import { docsOf, type InputName, inputNames, sourcesOf } from './settings.ts';

export interface ConfigText {
  readonly text: string;
  readonly file: string;
  /** An `agentv.config.ts` besides, whose settings count where the file has none. */
  readonly program?: ConfigText | undefined;
}

export interface ConfiguredSetting {
  readonly name: InputName;
  readonly key: string;
  readonly text: string;
  readonly cursor: Cursor;
}

type Keys = Readonly<Record<string, InputName>>;

const keysOf = (names: readonly InputName[]): Keys => Object.fromEntries(names.map((name) => [snake(name), name]));

/** The keys of each block, and the settings that they set. Those of `execution` are AgentV's; other keys there belong to the suites. */
const BLOCKS: Readonly<Record<'gate' | 'eval_action' | 'execution', Keys>> = {
  gate: { ...keysOf(inputNames.filter((name) => docsOf(name).gate)), budget: 'budgetUsd' },
  eval_action: keysOf(inputNames.filter((name) => sourcesOf(name).includes('config'))),
  execution: keysOf(['otelFile', 'otelCaptureContent', 'otelGroupTurns', 'traceFile']),
};
export const gateKeys: readonly string[] = Object.keys(BLOCKS.gate);
export const actionKeys: readonly string[] = Object.keys(BLOCKS.eval_action);

/** Keys of `eval_action` that are no inputs. */
export const ofSuites: readonly string[] = ['watch', 'variants'];

/** Whether a setting affects the verdict, so that everyone may see its value. */
export const isOfGate = (name: InputName): boolean => docsOf(name).gate === true;

/**
 * Reads all settings of `gate:` and `eval_action:`. Keys can be written with `-` for `_`. `explicitNames`: those of the
 * inputs.
 */
export function readSettings(
  config: ConfigText,
  problems: Problem[],
  explicitNames: readonly string[] = [],
): ConfiguredSetting[] {
  const settings = settingsIn(config, problems, explicitNames);
  if (config.program === undefined) return settings;
  const known = settings.map(({ name }) => name);
  const others = settingsIn(config.program, problems, [...explicitNames, ...known]);
  return [...settings, ...others.filter(({ name }) => !known.includes(name))];
}

function settingsIn({ text, file }: ConfigText, problems: Problem[], known: readonly string[]): ConfiguredSetting[] {
  if (file.endsWith(PROGRAM_CONFIG)) {
    const program = readProgramConfig(file, text);
    const programProblems = program?.problems ?? [
      computedProgram(file, text, { hasBudget: known.includes('budgetUsd') }),
    ];
    // The readers of suites report the warnings.
    problems.push(...programProblems.filter(({ severity }) => severity === 'error'));
    return program === undefined ? [] : settingsOf(program.root, problems);
  }
  const opened = openYaml(file, text);
  // Files without a policy get a warning, as in AgentV, by the readers of suites.
  const isPolicy = mentionsPolicy(text);
  if (opened.kind === 'invalid') {
    if (isPolicy) problems.push(...opened.problems);
    return [];
  }
  if (!opened.root.isMap && isPolicy) problems.push(wholeOf(opened.root));
  return settingsOf(opened.root, problems);
}

function settingsOf(root: Cursor, problems: Problem[]): ConfiguredSetting[] {
  const first = new Map<InputName, ConfiguredSetting>();
  const settings = [
    ...readBlock(root, 'gate', problems),
    ...readBlock(root, 'eval_action', problems),
    ...readBlock(root, 'execution', problems),
    ...readExport(root.field('execution'), problems),
  ];
  for (const setting of settings) {
    const { name, key, cursor } = setting;
    const other = first.get(name);
    if (other === undefined) first.set(name, setting);
    else {
      const message = `"${key}" and "${other.key}" are the same setting, which is given twice`;
      const hint = 'Remove one of them.';
      problems.push(cursor.error('DUPLICATE_ID', message, { location: cursor.keyLocation, hint }));
    }
  }
  return [...first.values()];
}

function readBlock(root: Cursor, block: keyof typeof BLOCKS, problems: Problem[]): ConfiguredSetting[] {
  const keys = BLOCKS[block];
  const mapping = root.field(block);
  if (mapping === undefined) return [];
  if (!mapping.isMap) {
    if (block !== 'execution')
      problems.push(mapping.wrongType(block, `a mapping, such as ${block}: { threshold: 0.8 }`));
    return [];
  }
  return mapping.keys().flatMap((key): ConfiguredSetting[] => {
    const name = nameOf(key, keys);
    const cursor = mapping.key(key);
    // The readers of suites check these.
    if (cursor === undefined || (block === 'eval_action' && ofSuites.includes(key))) return [];
    if (name === undefined && block === 'execution') return [];
    if (name === undefined) {
      const refusal = refusalOf(key, 'config');
      const other = block === 'gate' ? 'eval_action' : 'gate';
      const isOfOther = nameOf(key, BLOCKS[other]) !== undefined;
      const hint = isOfOther ? `Move it to "${other}".` : suggestion(key, Object.keys(keys), 'words');
      const { message, ...more } = refusal ?? { message: `"${cutEnd(key, 60)}" is not a setting of "${block}"`, hint };
      problems.push(cursor.error('UNKNOWN_FIELD', message, { location: cursor.keyLocation, ...more }));
      return [];
    }
    if (cursor.value === null) return [];
    if (docsOf(name).isMapping && cursor.isMap) return [{ name, key, text: JSON.stringify(cursor.value), cursor }];
    // Lists have one item per line.
    const isList = Array.isArray(cursor.value) && block !== 'execution';
    const items: readonly unknown[] = isList ? cursor.value : [cursor.value];
    if (!items.every((item) => ['string', 'number', 'boolean'].includes(typeof item))) {
      problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
      return [];
    }
    const text = items.map(String).join('\n');
    return text.trim() === '' ? [] : [{ name, key, text, cursor }];
  });
}

/** `export_otel` turns the export on, and `otel_backend` names the backend: here both are one setting. */
function readExport(block: Cursor | undefined, problems: Problem[]): ConfiguredSetting[] {
  const cursor = block?.field('export_otel');
  if (typeof cursor?.value !== 'boolean') {
    if (cursor !== undefined) problems.push(cursor.wrongType('export_otel', 'true or false'));
    return [];
  }
  const text = block?.field('otel_backend')?.text?.trim() || 'otlp';
  return cursor.value ? [{ name: 'otel', key: 'export_otel', text, cursor }] : [];
}

function nameOf(key: string, keys: Keys): InputName | undefined {
  const name = key.replaceAll('-', '_');
  return Object.hasOwn(keys, name) ? keys[name] : undefined;
}
