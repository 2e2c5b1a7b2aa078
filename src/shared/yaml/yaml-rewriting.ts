import { deepEqual } from '../deep-equal.ts';
import { applyEdits } from './text-edits.ts';
import { lostComments } from './yaml-comments.ts';
import { type Remark, Rewriter } from './yaml-rewriter.ts';
import { openYamlTree, Spot, type YamlError, type YamlTree } from './yaml-tree.ts';

export type Rewritten =
  | {
      readonly kind: 'rewritten';
      readonly text: string;
      /** The values after the rewriting. */
      readonly value: unknown;
      readonly changes: readonly Remark[];
      /** What could have been changed and was not, with the reason. */
      readonly left: readonly Remark[];
    }
  | { readonly kind: 'invalid'; readonly errors: readonly YamlError[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Remark[] };

/** Plans edits of a text, and the values afterwards. For its own result it must plan no further edits. */
export type RewritingPlan = (root: Spot, rewriter: Rewriter) => unknown;

/** Each round makes the edits that do not get in each other's way; nothing is nested as deep as this. */
const MAX_ROUNDS = 60;

/**
 * Rewrites a YAML text as planned, and verifies the result: it has the intended values, and no comment is lost. `meant`
 * selects the values to compare. A byte order mark and the line breaks stay.
 */
export function rewriteYaml(given: string, plan: RewritingPlan, meant = (value: unknown): unknown => value): Rewritten {
  const opened = openYamlTree(given);
  if (opened.kind === 'invalid') return opened;
  const first = planned(opened.tree, plan);
  const { changes, left, refusals } = first.rewriter;
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };

  const mark = given.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = opened.tree.text;
  let round = first;
  for (let rounds = 0; round.rewriter.groups.length > 0; rounds += 1) {
    const next = applyEdits(text, round.rewriter.groups);
    const reopened = openYamlTree(next);
    if (reopened.kind === 'invalid') return refused(changes, `the result cannot be read (${whyNot(reopened.errors)})`);
    if (rounds === MAX_ROUNDS || next === text) return refused(changes, SHARED);
    text = next;
    round = planned(reopened.tree, plan);
    if (round.rewriter.refusals.length > 0) return { kind: 'refused', reasons: round.rewriter.refusals };
  }
  if (!deepEqual(meant(round.value), meant(first.value))) return refused(changes, SHARED);
  const [lost] = lostComments(opened.tree.text, text);
  if (lost !== undefined) return refused(changes, `the comment "${lost.slice(0, 80)}" would be lost`);
  return { kind: 'rewritten', text: mark + text, value: first.value, changes, left };
}

/** Aliases are the one thing by which an edit reaches places that were not meant. */
const SHARED = 'other values would change too, such as those that an alias or a merge key shares';

const whyNot = (errors: readonly YamlError[]): string => errors[0]?.message ?? 'unknown';

function planned(tree: YamlTree, plan: RewritingPlan) {
  const rewriter = new Rewriter(tree);
  return { rewriter, value: plan(Spot.rootOf(tree), rewriter) };
}

function refused(changes: readonly Remark[], why: string): Rewritten {
  const { line, column } = changes[0] ?? { line: 1, column: 1 };
  const message = `This file cannot be converted as a whole: ${why}`;
  const hint = 'Make the changes from this line on by hand, or replace the aliases by their values.';
  return { kind: 'refused', reasons: [{ line, column, message, hint }] };
}
