import type { Cursor } from '../../model/suite/source.ts';

export function idOf(item: Cursor): string | undefined {
  const id = item.field('id')?.text;
  return id === undefined || id.trim() === '' ? undefined : id;
}
