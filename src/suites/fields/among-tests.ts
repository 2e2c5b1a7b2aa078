import type { Problem } from '../../model/errors.ts';
import { locationText } from '../../model/suite/location.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Suite } from '../../model/suite/suite.ts';
import { listed, suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { idOf } from './test-id.ts';

/** The ids of all tests of a suite must differ, across all its files. */
export function refuseRepeatedIds(entries: readonly Cursor[], problems: Problem[]): void {
  const first = new Map<string, Cursor>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id === undefined) continue;
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, entry);
      continue;
    }
    const [location, other] = [entry.field('id')?.keyLocation, earlier.field('id')?.keyLocation];
    problems.push(
      entry.error('DUPLICATE_ID', `Two tests have the id "${cutEnd(id, 60)}"`, {
        location,
        expected: 'an id that no other test of the file has',
        hint:
          other?.file === location?.file
            ? `The other one is in line ${other?.line}.`
            : `The other one is ${other && locationText(other)}.`,
      }),
    );
  }
}

/** Maximum number of targets for a suggestion. */
const MOST_COMPARED = 100;

/** A test restricted to targets that its suite does not use would silently never run. */
export function warnOfUnknownTargets(tests: Suite['tests'], targets: Suite['targets'], problems: Problem[]): void {
  if (targets.length < 2) return;
  const names = targets.map(({ name }) => name);
  const known = new Set(names);
  for (const test of tests) {
    if (test.kind !== 'test') continue;
    const unknown = (test.targets ?? []).filter((name) => !known.has(name));
    const [first] = unknown;
    if (first === undefined) continue;
    problems.push({
      code: 'UNKNOWN_TARGET',
      severity: 'warning',
      message: `The test "${cutEnd(test.id, 60)}" is restricted to targets that the suite does not use`,
      location: test.location,
      expected: `some of ${listed(names)}`,
      found: listed(unknown),
      hint: suggestion(first, names.slice(0, MOST_COMPARED), 'targets of the suite'),
    });
  }
}
