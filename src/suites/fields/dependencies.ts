import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import type { Test } from '../../model/suite/suite.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import { readKeys } from '../blocks/block.ts';
import { TEST } from '../blocks/suite.ts';
import { idOf } from './test-id.ts';

type Dependencies = Pick<Test, 'dependsOn' | 'onDependencyFailure'>;

/** The tests that a test waits for, and its handling if one of them has no result. */
export function readDependencies(item: Cursor, problems: Problem[]): Dependencies {
  const list = item.field('depends_on');
  const field = item.field('on_dependency_failure');
  if (list === undefined && field === undefined) return { dependsOn: [], onDependencyFailure: 'skip' };
  const ids = list?.items().flatMap(({ text }) => (text === undefined || text.trim() === '' ? [] : [text])) ?? [];
  if (list !== undefined && (!list.isList || ids.length !== list.items().length)) {
    problems.push(list.wrongType('depends_on', 'a list of ids', list.text && `Write [${list.text}].`));
  }
  const { on_dependency_failure: chosen } = readKeys(item, TEST, ['on_dependency_failure'], problems);
  if (field !== undefined && ids.length === 0) {
    problems.push(
      field.warning('UNUSED', '"on_dependency_failure" has no effect without "depends_on"', {
        location: field.keyLocation,
      }),
    );
  }
  return { dependsOn: [...new Set(ids)], onDependencyFailure: chosen ?? 'skip' };
}

/** A test that depends on a missing test, on itself, or on a cycle would never run. */
export function refuseBadDependencies(entries: readonly Cursor[], problems: Problem[]): void {
  const waiting = new Map<string, { readonly list: Cursor; readonly ids: readonly Cursor[] }>();
  for (const entry of entries) {
    const list = entry.field('depends_on');
    const id = list?.isList ? idOf(entry) : undefined;
    if (list !== undefined && id !== undefined) waiting.set(id, { list, ids: list.items() });
  }
  if (waiting.size === 0) return;
  const known = new Set(entries.flatMap((entry) => idOf(entry) ?? []));
  for (const [id, { ids }] of waiting) {
    for (const item of ids) {
      if (item.text === undefined || known.has(item.text)) continue;
      problems.push(
        item.error('MISSING_FIELD', `The test "${cutEnd(id, 60)}" waits for a test that does not exist`, {
          expected: 'the id of another test of this file',
          found: item.found,
          hint: suggestion(item.text, [...known].slice(0, MOST_COMPARED), 'ids'),
        }),
      );
    }
  }
  refuseCircles(waiting, problems);
}

/** Maximum number of ids for a suggestion. */
const MOST_COMPARED = 1_000;

function refuseCircles(
  waiting: ReadonlyMap<string, { readonly list: Cursor; readonly ids: readonly Cursor[] }>,
  problems: Problem[],
): void {
  const settled = new Set<string>();
  for (const start of waiting.keys()) {
    // An iterative search: a chain may be as long as a suite.
    const way: string[] = [];
    const onWay = new Set<string>();
    const rest: (string | typeof LEAVE)[] = [start];
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
      if (next === LEAVE) {
        const left = way.pop();
        if (left !== undefined) {
          onWay.delete(left);
          settled.add(left);
        }
        continue;
      }
      const at = waiting.get(next);
      if (at === undefined || settled.has(next)) continue;
      if (onWay.has(next)) {
        problems.push(circle([...way.slice(way.indexOf(next)), next], at.list));
        return;
      }
      way.push(next);
      onWay.add(next);
      rest.push(LEAVE, ...at.ids.flatMap(({ text }) => text ?? []).toReversed());
    }
  }
}

const LEAVE = Symbol('leave');

const circle = (way: readonly string[], list: Cursor): Problem =>
  list.error('WRONG_TYPE', way.length === 2 ? 'A test depends on itself' : 'Tests depend on each other in a cycle', {
    found: way
      .map((id) => cutEnd(id, 60))
      .slice(0, 10)
      .join(' → '),
  });
