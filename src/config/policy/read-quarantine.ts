import { type Problem, UserError } from '../../model/errors.ts';
import { listed, suggestion } from '../../model/text/did-you-mean.ts';
import { cutEnd } from '../../model/text/text.ts';
import type { QuarantineEntry } from '../../model/verdict/quarantine.ts';
import { type Cursor, openYaml } from '../../suites/yaml/source.ts';

/** As much of a quarantine file as is read. */
export const MAX_QUARANTINE_BYTES = 1024 * 1024;
const REQUIRED = ['id', 'reason', 'owner', 'expiry'] as const;
const OPTIONAL = ['suite', 'target', 'evidence'] as const;
const KEYS: readonly string[] = [...REQUIRED, ...OPTIONAL];

/**
 * Reads `.agentv/quarantine.yaml`: tests that are known to be unreliable, each with a reason, an owner and a last day.
 * Throws a `UserError` with the place of every mistake: a test must not be let off by one.
 */
export function readQuarantine(text: string, file: string): QuarantineEntry[] {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const { root } = opened;
  if (root.value === null) return [];
  const problems: Problem[] = [];
  const list = root.field('tests');
  if (list === undefined) {
    if (root.key('tests') === undefined) {
      problems.push(root.missing('tests', 'A quarantine file needs "tests"', 'a mapping with "tests", a list'));
    }
  } else if (!list.isList) problems.push(list.wrongType('tests', 'a list of tests in quarantine'));
  for (const key of root.keys().filter((name) => name !== 'tests')) problems.push(unknownKey(root, key, ['tests']));

  const entries = (list?.items() ?? []).flatMap((item) => readEntry(item, problems) ?? []);
  if (problems.length > 0) throw new UserError(problems);
  return entries;
}

function readEntry(item: Cursor, problems: Problem[]): QuarantineEntry | undefined {
  if (!item.isMap) {
    const expected = `a mapping with ${listed(REQUIRED.map((key) => `"${key}"`))}`;
    problems.push(item.error('WRONG_TYPE', 'A test in quarantine is a mapping', { expected, found: item.found }));
    return undefined;
  }
  for (const key of item.keys().filter((name) => !KEYS.includes(name))) problems.push(unknownKey(item, key, KEYS));
  const text = (key: string) => textOf(item, key, problems);
  for (const key of REQUIRED.filter((name) => item.field(name) === undefined)) {
    problems.push(item.missing(key, `A test in quarantine needs "${key}"`, EXPECTED[key]));
  }
  const [id, reason, owner, expiry] = [text('id'), text('reason'), text('owner'), text('expiry')];
  const [suite, target, evidence] = [text('suite'), text('target'), text('evidence')];
  if (expiry !== undefined && !isDay(expiry)) {
    problems.push(
      item.field('expiry')?.wrongType('expiry', EXPECTED.expiry) ?? item.wrongType('expiry', EXPECTED.expiry),
    );
  }
  if (id === undefined || reason === undefined || owner === undefined || expiry === undefined) return undefined;
  return {
    id,
    suite,
    target,
    reason,
    evidence,
    owner,
    expiry,
  };
}

const EXPECTED: Readonly<Record<(typeof REQUIRED)[number], string>> = {
  id: 'the id of the test',
  reason: 'why it is not reliable',
  owner: 'who answers for it',
  expiry: 'the last day of the quarantine, as 2026-11-30',
};

function textOf(item: Cursor, key: string, problems: Problem[]): string | undefined {
  const field = item.field(key);
  if (field === undefined) return undefined;
  const { text } = field;
  if (text !== undefined && text.trim() !== '') return text.trim();
  problems.push(field.wrongType(key, 'text that is not empty'));
  return undefined;
}

const unknownKey = (cursor: Cursor, key: string, known: readonly string[]): Problem =>
  cursor.error('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" means nothing in a quarantine file`, {
    location: cursor.key(key)?.keyLocation ?? cursor.location,
    hint: suggestion(key, known, 'keys'),
  });

/** A day that there is: not the 30th of February. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
