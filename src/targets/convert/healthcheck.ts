import { type Draft, draftOf, mappingOf, settleName } from '../../shared/yaml-renames.ts';
import type { Rewriter } from '../../shared/yaml-rewriter.ts';
import type { Spot } from '../../shared/yaml-tree.ts';

/** A healthcheck is told by its command or its address; it needs no `type` any more (targets-format.md §9.6). */
export function convertHealthcheck(spot: Spot, draft: Draft, rewriter: Rewriter): void {
  const check = spot.field('healthcheck')?.value;
  if (check === undefined || !check.isMap) return;
  const inner = draftOf(check);
  settleName(check, inner, ['command', 'command_template', 'commandTemplate'], { rewriter });
  settleName(check, inner, ['timeout_seconds', 'timeoutSeconds'], { rewriter });
  const type = check.field('type');
  const kinds = [...(isSaid(inner, 'url') ? ['http'] : []), ...(isSaid(inner, 'command') ? ['command'] : [])];
  if (type !== undefined && kinds.length === 1 && kinds[0] === type.value.text) {
    const key = kinds[0] === 'http' ? 'url' : 'command';
    rewriter.remove(type, `healthcheck: "type" is taken out, as "${key}" says the same`);
    inner.delete('type');
  }
  draft.set('healthcheck', mappingOf(inner));
}

const isSaid = (draft: Draft, key: string): boolean => (draft.get(key) ?? null) !== null;
