import type { Cursor } from '../model/source.ts';

/** The id of a test, if it is one. */
export function idOf(item: Cursor): string | undefined {
  const id = item.field('id')?.text;
  return id === undefined || id.trim() === '' ? undefined : id;
}
