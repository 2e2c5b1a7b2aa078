import { arrow, Draft, ignored } from '../../shared/yaml/yaml-renames.ts';
import type { Field } from '../../shared/yaml/yaml-tree.ts';
import { convertGraders } from './graders.ts';
import type { Pen } from './pen.ts';

/** Locations of a list of graders, the current one first; `execution.…` is the block of that name. */
export type GraderLocations = readonly ['assertions', ...string[]];

/**
 * Moves the effective list of graders to `assertions` and renames its graders. Returns the list as written, if it is
 * one.
 */
export function convertGraderList(draft: Draft, locations: GraderLocations, pen: Pen): Field | undefined {
  const present = locations
    .flatMap((location) => fieldAt(draft, location) ?? [])
    .filter(({ field }) => field.value.value !== null);
  const [first, ...others] = present;
  if (first === undefined) return undefined;
  for (const { location, field } of others) pen.rewriter.leave(field, ignored(location, first.location));
  const { location, field, outer } = first;
  if (!field.value.isList) {
    if (location !== 'assertions')
      pen.rewriter.leave(field, `"${location}" is not changed: it is not a list of graders`);
    return undefined;
  }
  if (location !== 'assertions') {
    const name = { to: 'assertions', said: arrow(location, 'assertions'), empty: draft.field('assertions') };
    if (outer === undefined) pen.rewriter.rename(field, name);
    else pen.rewriter.hoist(outer, field, name);
    takeOut(draft, location);
  }
  draft.set('assertions', convertGraders(field.value, pen));
  return field;
}

function fieldAt(draft: Draft, location: string) {
  const [outerName = '', innerName] = location.split('.');
  const outer = draft.field(outerName);
  if (innerName === undefined || outer === undefined) return outer && { location, field: outer };
  const field = outer.value.field(innerName);
  return field && { location, field, outer };
}

/** The list is gone from its old place, and a block that held nothing else with it. */
function takeOut(draft: Draft, location: string): void {
  const [outer = '', inner] = location.split('.');
  const block = inner === undefined ? undefined : draft.field(outer)?.value;
  if (inner === undefined || block === undefined) {
    draft.delete(outer);
    return;
  }
  const rest = new Draft(block, draft.get(outer));
  rest.delete(inner);
  if (rest.size === 0) draft.delete(outer);
  else draft.set(outer, rest.toMapping());
}
