import type { Problem } from '../model/errors.ts';
import { type Cursor, openYaml } from '../model/source.ts';
import { suggestion } from '../shared/did-you-mean.ts';
import { cutEnd, kebab } from '../shared/text.ts';
import { type InputName, inputNames } from './inputs.ts';
import { removedHint, removedMessage } from './removed-settings.ts';

/** The text of an `.agentv/config.yaml`, and its name as shown to people. */
export interface ConfigText {
  readonly text: string;
  readonly file: string;
}

/** One setting as it stands there: as text, where it is an input. */
export interface Setting {
  readonly word: InputName | 'alpha' | 'cluster' | 'metric' | 'requireMde';
  /** The key as it is written. */
  readonly key: string;
  readonly text: string;
  readonly cursor: Cursor;
}

/** What only whoever starts a run may say: a file of the repository could be anybody's. */
const NEVER_FROM_A_FILE: Partial<Record<InputName, string>> = {
  githubToken: 'a token does not belong in a file; give it to the action',
  allowUntrustedCode: 'a file of the code that is not trusted must not say that it is; give it to the action',
  matrix: 'GitHub alone knows which job this is; give it to the action',
  workingDirectory: 'the configuration is found from there',
};

/** The words of `gate:`; each but the last four is an input too. */
const GATE: Readonly<Record<string, Setting['word']>> = {
  trials: 'trials',
  threshold: 'threshold',
  must_pass: 'mustPass',
  max_drop: 'maxDrop',
  confirm: 'confirm',
  control: 'control',
  budget: 'budgetUsd',
  budget_usd: 'budgetUsd',
  max_regressions: 'maxRegressions',
  max_error_rate: 'maxErrorRate',
  max_cost_increase: 'maxCostIncrease',
  max_latency_increase: 'maxLatencyIncrease',
  baseline: 'baseline',
  baseline_branch: 'baselineBranch',
  baseline_max_age: 'baselineMaxAge',
  evidence: 'evidence',
  seed_baseline: 'seedBaseline',
  on_inconclusive: 'onInconclusive',
  on_missing_baseline: 'onMissingBaseline',
  quarantine_file: 'quarantineFile',
  metric: 'metric',
  require_mde: 'requireMde',
  alpha: 'alpha',
  cluster: 'cluster',
};

const snake = (name: string): string => kebab(name).replaceAll('-', '_');
const ALL: Readonly<Record<string, Setting['word']>> = Object.fromEntries(
  inputNames.map((name) => [snake(name), name]),
);
/** Words of the two blocks, as the schema of the file names them. */
export const gateWords: readonly string[] = Object.keys(GATE);
export const actionWords: readonly string[] = Object.keys(ALL).filter(
  (key) => !Object.keys(NEVER_FROM_A_FILE).some((name) => snake(name) === key),
);

/** Whether a word decides, so that everybody may see its value. */
export const isOfGate = (word: Setting['word']): boolean => Object.values(GATE).includes(word);

/** What belongs to the suites, whose readers read it and complain about it. */
const OF_SUITES: Readonly<Record<'gate' | 'eval_action', readonly string[]>> = { gate: [], eval_action: ['watch'] };

/** All that `gate:` and `eval_action:` say. Words may be written with `-` for `_`. */
export function readSettings({ text, file }: ConfigText, problems: Problem[]): Setting[] {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') {
    // Others pass over a configuration that is broken; a gate that nobody can read would be open.
    if (/^(?:gate|eval_action)[ \t]*:/m.test(text)) problems.push(...opened.problems);
    return [];
  }
  const { root } = opened;
  const settings = [
    ...readBlock(root.field('gate'), 'gate', GATE, problems),
    ...readBlock(root.field('eval_action'), 'eval_action', ALL, problems),
  ];
  return withoutRepeats(settings, problems);
}

function readBlock(
  block: Cursor | undefined,
  name: 'gate' | 'eval_action',
  words: Readonly<Record<string, Setting['word']>>,
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
    const refusal = word === undefined ? undefined : NEVER_FROM_A_FILE[word as InputName];
    if (refusal !== undefined) {
      const place = cursor.keyPlace;
      problems.push(cursor.error('INPUT_INVALID', `"${key}" cannot stand in a configuration: ${refusal}`, { place }));
    }
    if (word === undefined || refusal !== undefined || cursor.value === null) return [];
    const text = textOf(cursor);
    if (text === undefined) problems.push(cursor.wrongType(key, 'text, a number, true or false, or a list of these'));
    return text === undefined || text.trim() === '' ? [] : [{ word, key, text, cursor }];
  });
}

function wordOf(key: string, words: Readonly<Record<string, Setting['word']>>): Setting['word'] | undefined {
  const name = key.replaceAll('-', '_');
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function unknownWord(
  key: string,
  cursor: Cursor,
  block: 'gate' | 'eval_action',
  words: Readonly<Record<string, Setting['word']>>,
): Problem {
  const removed = removedHint(key);
  if (removed !== undefined) {
    return cursor.error('UNKNOWN_FIELD', removedMessage(key), { place: cursor.keyPlace, hint: removed });
  }
  const elsewhere = block === 'gate' ? wordOf(key, ALL) : wordOf(key, GATE);
  return cursor.error('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" means nothing under "${block}"`, {
    place: cursor.keyPlace,
    hint:
      elsewhere === undefined
        ? suggestion(key, Object.keys(words), 'words')
        : `It stands under "${block === 'gate' ? 'eval_action' : 'gate'}".`,
  });
}

/** Values of YAML as the text that an input has: lists one per line. */
function textOf({ value }: Cursor): string | undefined {
  const items = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const texts = items.map((item) =>
    typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean' ? String(item) : undefined,
  );
  return texts.some((text) => text === undefined) ? undefined : texts.join('\n');
}

/** Of two that say something of the same, nobody knows which is meant. */
function withoutRepeats(settings: readonly Setting[], problems: Problem[]): Setting[] {
  const first = new Map<Setting['word'], Setting>();
  return settings.filter((setting) => {
    const other = first.get(setting.word);
    if (other === undefined) return first.set(setting.word, setting);
    problems.push(
      setting.cursor.error(
        'DUPLICATE_ID',
        `"${setting.key}" and "${other.key}" are one setting, and it is there twice`,
        {
          place: setting.cursor.keyPlace,
          hint: 'Take one of them out.',
        },
      ),
    );
    return false;
  });
}
