import { Draft, resolveName } from '../../shared/yaml/yaml-renames.ts';
import type { Spot } from '../../shared/yaml/yaml-tree.ts';
import type { Pen } from './pen.ts';

/** The items of a checklist with their current keys. */
export function convertRubricItems(list: Spot, pen: Pen): unknown {
  return list.items().map((item) => (item.isMap ? convertItem(item, pen) : item.value));
}

function convertItem(item: Spot, pen: Pen): unknown {
  const draft = new Draft(item);
  // If the newer name "criteria" exists, the older ones have no effect.
  if (item.field('criteria') === undefined) {
    resolveName(draft, ['outcome', 'description', 'expected_outcome'], pen);
  }
  convertMinimum(draft, pen);
  return draft.toMapping();
}

/** `required_min_score` counts to 10, `min_score` to 1. */
function convertMinimum(draft: Draft, { rewriter }: Pen): void {
  const old = draft.field('required_min_score');
  const points = old?.value.value;
  if (old === undefined || typeof points !== 'number') return;
  if (draft.field('min_score') !== undefined) {
    rewriter.leave(old, '"required_min_score" stays as it is: it has no effect because "min_score" is there too');
    return;
  }
  if (!Number.isInteger(points) || points < 1 || points > 10) {
    rewriter.leave(old, '"required_min_score" is not changed: only a whole number from 1 to 10 has a "min_score"');
    return;
  }
  const mark = points / 10;
  rewriter.exchange(old, 'min_score', String(mark), `required_min_score: ${points} → min_score: ${mark}`);
  draft.delete('required_min_score');
  draft.set('min_score', mark);
}
