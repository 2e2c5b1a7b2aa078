import { resolve } from 'node:path';
import type { Terminal } from '../../../adapters/terminal.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { byFile } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { howCalled } from '../../pipeline/how-called.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import { makeShardPlan } from '../../shards/make-plan.ts';
import { preparePlanFolder, writePlanFolder } from '../../shards/plan-folder.ts';
import { nextCommands, planText } from '../../shards/plan-text.ts';
import type { AskedPlan } from '../argv/asked.ts';
import { problemLines } from '../problem-lines.ts';

/** `eval-action plan`: divides a run between machines, and forecasts what it takes. */
export async function planCommand(
  { inputs, wishes, json }: AskedPlan,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const { outputDirectory: output, workingDirectory } = inputs;
  const folder = output === undefined ? undefined : resolve(runtime.cwd, workingDirectory, output);
  const { plan, digest, texts, problems } = await makeShardPlan(await findPolicy(inputs, runtime), wishes, { runtime });
  if (folder !== undefined) {
    await preparePlanFolder(folder, runtime.files);
    await writePlanFolder(folder, plan, texts, runtime.files);
  }
  if (json) {
    terminal.print(harmlessJson({ schemaVersion: 1, digest, plan, problems }, 2));
    return 0;
  }
  const plain = paintFor({ colour: false });
  for (const own of byFile(problems).values()) terminal.complain(problemLines(own, plain).join('\n'));
  terminal.print(planText({ plan, digest }, wishes));
  if (folder !== undefined) {
    const cwd = resolve(runtime.cwd, workingDirectory);
    const here = { folder: shownPath(folder, cwd), workingDirectory, program: howCalled(runtime, runtime.cwd) };
    terminal.print(`\n${nextCommands({ plan, digest }, here)}`);
  }
  return 0;
}
