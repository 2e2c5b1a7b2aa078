import { canonicalName } from '../../model/suite/kind.ts';
import type { Draft } from '../../shared/yaml/yaml-renames.ts';
import type { Pen } from './pen.ts';

const PRESENT: Readonly<Record<string, string | undefined>> = {
  'llm-judge': 'llm-grader',
  'llm-grader': 'llm-grader',
  'code-judge': 'code-grader',
  'code-grader': 'code-grader',
};

/** The kind that grades where no grader is named: AgentV 4 stops at the old names. */
export function convertJudgeKind(draft: Draft, { rewriter }: Pen): void {
  const field = draft.field('evaluator');
  const kind = field?.value.text;
  const present = kind === undefined ? undefined : PRESENT[canonicalName(kind)];
  if (field === undefined || present === undefined || present === kind) return;
  draft.set('evaluator', present);
  rewriter.replace(field, present, `evaluator: ${kind} → ${present}`);
}
