import type { Problem } from '../../model/errors.ts';
import { type Cursor, openYaml } from '../../model/suite/source.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd, snake } from '../../shared/text.ts';
import { mentionsPolicy, wholeOf } from '../../suites/fields/config.ts';
import { computedProgram, PROGRAM_CONFIG, readProgramConfig } from '../../suites/fields/program-config.ts';
import { docsOf, type InputName, inputNames, sourcesOf } from './inputs.ts';
import { refusalOf } from './refused-settings.ts';

export interface ConfigText {
  readonly text: string;
  readonly file: string;
  /** An `agentv.config.ts` besides, whose settings count where the file has none. */
  readonly program?: ConfigText | undefined;
}

export interface Setting {
  readonly word: InputName;
  readonly key: string;
  readonly text: string;
  readonly cursor: Cursor;
}

type Words = Readonly<Record<string, Setting['word']>>;

const wordsOf = (names: readonly InputName[]): Words => Object.fromEntries(names.map((name) => [snake(name), name]));

const ALL = wordsOf(inputNames.filter((name) => sourcesOf(name).includes('config')));
const GATE: Words = {
  ...wordsOf(inputNames.filter((name) => docsOf(name).gate)),
  budget: 'budgetUsd',
};

/** Settings of AgentV under `execution`; other keys there belong to the suites. */
const EXECUTION: Words = wordsOf(['otelFile', 'otelCaptureContent', 'otelGroupTurns', 'traceFile']);

/** The keys of the two blocks, for the schema of the file. */
export const gateWords: readonly string[] = Object.keys(GATE);
export const actionWords: readonly string[] = Object.keys(ALL);

/** Whether a setting affects the verdict, so that everyone may see its value. */
export const isOfGate = (word: Setting['word']): boolean => Object.values(GATE).includes(word);

/** Keys of the suites, which their readers check. */
const OF_SUITES: Readonly<Record<'gate' | 'eval_action', readonly string[]>> = { gate: [], eval_action: ['watch'] };

/** Reads all settings of `gate:` and `eval_action:`. Keys can be written with `-` for `_`. `given`: those of the inputs. */
export function readSettings(config: ConfigText, problems: Problem[], given: readonly string[] = []): Setting[] {
  const own = settingsIn(config, problems, given);
  const known = [...given, ...own.map(({ word }) => word)];
  const others = config.program === undefined ? [] : settingsIn(config.program, problems, known);
  return [...own, ...others.filter(({ word }) => own.every((setting) => setting.word !== word))];
}

function settingsIn({ text, file }: ConfigText, problems: Problem[], known: readonly string[]): Setting[] {
  if (file.endsWith(PROGRAM_CONFIG)) {
    const program = readProgramConfig(file, text);
    const found = program?.problems ?? [computedProgram(file, text, { hasBudget: known.includes('budgetUsd') })];
    // The readers of suites report the warnings.
    problems.push(...found.filter(({ severity }) => severity === 'error'));
    return program === undefined ? [] : settingsOf(program.root, problems);
  }
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') {
    // Otherwise a warning, as in AgentV, by the readers of suites.
    if (mentionsPolicy(text)) problems.push(...opened.problems);
    return [];
  }
  const { root } = opened;
  if (!root.isMap && mentionsPolicy(text)) problems.push(wholeOf(root));
  return settingsOf(root, problems);
}

function settingsOf(root: Cursor, problems: Problem[]): Setting[] {
  const settings = [
    ...readBlock(root.field('gate'), 'gate', GATE, problems),
    ...readBlock(root.field('eval_action'), 'eval_action', ALL, problems),
    ...readExecution(root.field('execution'), problems),
  ];
  return withoutRepeats(settings, problems);
}

function readBlock(
  block: Cursor | undefined,
  name: 'gate' | 'eval_action',
  words: Words,
  problems: Problem[],
): Setting[] {
  if (block === undefined) return [];
  if (!block.isMap) {
    problems.push(block.wrongType(name, `a mapping, such as ${name}: { threshold: 0.8 }`));
    return [];
  }
  const keys = block.keys().filter((key) => !OF_SUITES[name].includes(key));
  return keys.flatMap((key): Setting[] => {
    const word = wordOf(key, words);
    const cursor = block.key(key);
    if (cursor === undefined) return [];
    if (word === undefined) problems.push(unknownWord(key, cursor, name, words));
    if (word === undefined || cursor.value === null) return [];
    const text = textOf(cursor);
    if (text === undefined) problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
    return text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
  });
}

/** `export_otel` turns the export on, and `otel_backend` names the backend: here both are one setting. */
function readExecution(block: Cursor | undefined, problems: Problem[]): Setting[] {
  if (!block?.isMap) return [];
  const settings = Object.entries(EXECUTION).flatMap(([key, word]): Setting[] => {
    const cursor = block.field(key);
    const text = cursor && scalarText(cursor);
    if (cursor !== undefined && cursor.value !== null && text === undefined)
      problems.push(cursor.wrongType(key, key === 'otel_file' || key === 'trace_file' ? 'text' : 'true or false'));
    return cursor === undefined || text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
  });
  const [exported, backend] = [block.field('export_otel'), block.field('otel_backend')];
  if (exported?.value !== undefined && exported.value !== null && typeof exported.value !== 'boolean')
    problems.push(exported.wrongType('export_otel', 'true or false'));
  if (exported?.value !== true) return settings;
  return [...settings, { word: 'otel', key: 'export_otel', text: backend?.text?.trim() || 'otlp', cursor: exported }];
}

const scalarText = ({ value }: Cursor): string | undefined =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : undefined;

function wordOf(key: string, words: Words): Setting['word'] | undefined {
  const name = key.replaceAll('-', '_');
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function unknownWord(key: string, cursor: Cursor, block: 'gate' | 'eval_action', words: Words): Problem {
  const location = cursor.keyLocation;
  const refusal = refusalOf(key, 'config');
  if (refusal !== undefined) return cursor.error('UNKNOWN_FIELD', refusal.message, { location, hint: refusal.hint });
  const elsewhere = block === 'gate' ? wordOf(key, ALL) : wordOf(key, GATE);
  return cursor.error('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" is not a setting of "${block}"`, {
    location,
    hint:
      elsewhere === undefined
        ? suggestion(key, Object.keys(words), 'words')
        : `Move it to "${block === 'gate' ? 'eval_action' : 'gate'}".`,
  });
}

/** A YAML value as the text of an input: lists have one item per line. */
function textOf({ value }: Cursor): string | undefined {
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const texts = items.map((item) =>
    typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean' ? String(item) : undefined,
  );
  return texts.some((text) => text === undefined) ? undefined : texts.join('\n');
}

/** Two keys for one setting are ambiguous. */
function withoutRepeats(settings: readonly Setting[], problems: Problem[]): Setting[] {
  const first = new Map<Setting['word'], Setting>();
  return settings.filter((setting) => {
    const other = first.get(setting.word);
    if (other === undefined) return first.set(setting.word, setting);
    problems.push(
      setting.cursor.error(
        'DUPLICATE_ID',
        `"${setting.key}" and "${other.key}" are the same setting, which is given twice`,
        {
          location: setting.cursor.keyLocation,
          hint: 'Remove one of them.',
        },
      ),
    );
    return false;
  });
}
