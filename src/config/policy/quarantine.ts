import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type Problem, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import { suggestion } from '../../model/text/similar-names.ts';
import { cutEnd } from '../../model/text/text.ts';
import type { QuarantineEntry } from '../../model/verdict/quarantine.ts';
import { block, field, needed, trimmed } from '../../suites/block.ts';
import { findRepository } from '../../suites/discover.ts';
import { isInside, shownPath } from '../../suites/references/shown-path.ts';
import { type Cursor, openYaml } from '../../suites/yaml/cursor.ts';
import type { GateInputs } from '../gate-inputs.ts';
import { type FileTexts, textsOfDisk } from './base-files.ts';
import { type FoundPolicy, ofHead, reasonOf, unread } from './policy.ts';
import { changedKeys } from './policy-differences.ts';

const REQUIRED = {
  id: 'the id of the test',
  reason: 'why it is not reliable',
  owner: 'who answers for it',
  expiry: 'the last day of the quarantine, as 2026-11-30',
} as const;
const NOT_EMPTY = 'text that is not empty';

const QUARANTINED = block({ of: 'a quarantine file' }, () => ({
  id: needed(trimmed, '', NOT_EMPTY),
  reason: needed(trimmed, '', NOT_EMPTY),
  owner: needed(trimmed, '', NOT_EMPTY),
  expiry: needed(trimmed.pipe(z.iso.date()), '', REQUIRED.expiry),
  suite: field(trimmed, '', NOT_EMPTY),
  target: field(trimmed, '', NOT_EMPTY),
  evidence: field(trimmed, '', NOT_EMPTY),
}));

/**
 * Reads `.agentv/quarantine.yaml`: tests that are known to be unreliable, each with a reason, an owner and a last day.
 * Throws a `UserError` with the place of every mistake: a test must not be let off by one.
 */
export function readQuarantine(text: string, file: string): QuarantineEntry[] {
  const opened = openYaml(file, text);
  if (opened.kind === 'invalid') throw new UserError(opened.problems);
  const problems: Problem[] = [];
  const root = opened.root.reportingTo(problems);
  if (root.value === null) return [];
  const list = root.field('tests');
  if (root.key('tests') === undefined) {
    root.addMissing('tests', 'A quarantine file needs "tests"', 'a mapping with "tests", a list');
  } else if (list?.isList === false) list.addWrongType('a list of tests in quarantine');
  refuseUnknown(root, ['tests']);
  const entries = (list?.items() ?? []).flatMap((item): QuarantineEntry[] => {
    if (!item.isMap) {
      const expected = 'a mapping with "id", "reason", "owner", "expiry"';
      item.addError('WRONG_TYPE', 'A test in quarantine is a mapping', { expected, found: item.found });
      return [];
    }
    refuseUnknown(item, QUARANTINED.fields.read);
    for (const [key, expected] of Object.entries(REQUIRED)) {
      if (item.field(key) === undefined) item.addMissing(key, `A test in quarantine needs "${key}"`, expected);
    }
    const { id, reason, owner, expiry, suite, target, evidence } = QUARANTINED.values(
      item,
      ...(['id', 'reason', 'owner', 'expiry', 'suite', 'target', 'evidence'] as const),
    );
    if (id === undefined || reason === undefined || owner === undefined || expiry === undefined) return [];
    return [{ id, suite, target, reason, evidence, owner, expiry }];
  });
  if (problems.length > 0) throw new UserError(problems);
  return entries;
}

function refuseUnknown(mapping: Cursor, known: readonly string[]): void {
  for (const key of mapping.keys().filter((name) => !known.includes(name))) {
    mapping.addError('UNKNOWN_FIELD', `"${cutEnd(key, 60)}" means nothing in a quarantine file`, {
      location: mapping.key(key)?.keyLocation,
      hint: suggestion(key, known, 'keys'),
    });
  }
}

interface QuarantineDeps {
  readonly cwd: string;
  readonly files: Pick<Files, 'state' | 'read'>;
}

/** Relative to the working directory, or to the root of the repository. */
const DEFAULT_FILE = join('.agentv', 'quarantine.yaml');

/** The first of the quarantine files that exists. */
function firstOf(paths: readonly string[], texts: FileTexts, cwd: string) {
  const path = paths.find((each) => texts.has(each));
  if (path === undefined) return { file: undefined, tests: [] };
  const file = shownPath(path, cwd);
  return { file, tests: readQuarantine(texts.get(path) ?? '', file) };
}

const pathsOf = (name: string | undefined, cwd: string, root: string): readonly string[] =>
  name === undefined ? [...new Set([cwd, root])].map((folder) => join(folder, DEFAULT_FILE)) : [resolve(cwd, name)];

/**
 * The tests in quarantine: those of the named file, or of `.agentv/quarantine.yaml` in the working directory or the
 * repository. Throws a `UserError` for errors in it, and for a named file that does not exist.
 */
export async function findQuarantine(
  name: string | undefined,
  { cwd, files }: QuarantineDeps,
): Promise<readonly QuarantineEntry[]> {
  const paths = pathsOf(name, cwd, await findRepository(cwd, files));
  const { file, tests } = firstOf(paths, await textsOfDisk(paths, files), cwd);
  if (name === undefined || file !== undefined) return tests;
  throw userError('FILE_MISSING', `There is no quarantine file ${name}`, {
    hint: 'Set the path of an existing file with --quarantine-file or with quarantine_file under gate in .agentv/config.yaml, or remove the setting.',
  });
}

/** The tests in quarantine: of a change, those of its base commit, so that it cannot quarantine what it breaks. */
export async function quarantineOf(
  { inputs, base, source }: FoundPolicy,
  deps: QuarantineDeps,
): Promise<Pick<GateInputs, 'quarantine' | 'source' | 'warnings'>> {
  const { cwd } = deps;
  const name = inputs.quarantineFile;
  const isElsewhere = name !== undefined && base && !isInside(base.root, resolve(cwd, name));
  if (base === undefined || source?.from !== 'base' || isElsewhere) {
    return { quarantine: await findQuarantine(name, deps), source, warnings: [] };
  }
  const paths = pathsOf(name, cwd, base.root);
  const read = (texts: FileTexts) => firstOf(paths, texts, cwd);
  const ofChange = await ofHead(base, paths, read);
  let ofBase: ReturnType<typeof firstOf>;
  try {
    ofBase = read(await base.texts(paths));
  } catch (error) {
    // No test is in quarantine: a change must not use its own list instead.
    const why = reasonOf(error);
    if (error instanceof ServiceError) {
      return { quarantine: [], source: { ...source, from: 'unavailable', why }, warnings: [] };
    }
    const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
    return { quarantine: [], source, warnings: [unread(message)] };
  }
  const file = ofChange?.file ?? ofBase.file;
  if (file === undefined) {
    // Throws if the configured file does not exist.
    if (base.isOwnRun) await findQuarantine(name, deps);
    return { quarantine: [], source, warnings: [] };
  }
  const changes = ofChange === undefined ? [] : changedKeys(file, expiriesOf(ofBase.tests), expiriesOf(ofChange.tests));
  return { quarantine: ofBase.tests, source: { ...source, changes: [...source.changes, ...changes] }, warnings: [] };
}

/** Reasons and owners do not affect the verdict. */
const expiriesOf = (tests: readonly QuarantineEntry[]) =>
  Object.fromEntries(
    tests.map(({ id, suite, target, expiry }) => [
      `${id}${suite ? ` of ${suite}` : ''}${target ? ` on ${target}` : ''}`,
      `until ${expiry}`,
    ]),
  );
