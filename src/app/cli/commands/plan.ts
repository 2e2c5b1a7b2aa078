import type { Terminal } from '../../../adapters/terminal.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { findShards } from '../../inspect/shard-plan.ts';
import { byFile, countProblems } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import type { AskedPlan } from '../argv/asked.ts';
import { harmlessJson } from '../harmless-json.ts';
import { planJson, planText } from '../plan-text.ts';
import { problemLines } from '../problem-lines.ts';

/** `eval-action plan`: what a run takes, and how it is divided between machines. */
export async function planCommand(
  { inputs, wishes, json }: AskedPlan,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = await findShards(inputs, wishes, runtime);
  if (json) terminal.print(harmlessJson(planJson(found), 2));
  else {
    const plain = paintFor({ colour: false });
    // A missing variable is no problem of a plan: it calls nothing.
    for (const problems of byFile(found.problems.filter(({ code }) => code !== 'SECRET_MISSING')).values())
      terminal.complain(problemLines(problems, plain).join('\n'));
    terminal.print(planText(found, wishes));
  }
  return countProblems(found.problems).errors > 0 ? 2 : 0;
}
