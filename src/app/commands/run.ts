import type { Terminal } from '../../edges/terminal.ts';
import { shownPath } from '../../suites/shown-path.ts';
import type { AskedRun } from '../argv/asked.ts';
import { openBaseTree } from '../base-tree.ts';
import { beforeRun, decidingBy, leaveBehind, pastOf, withWarnings } from '../before-run.ts';
import { evaluate } from '../evaluate.ts';
import { fileReporters } from '../file-reporters.ts';
import { findPolicy } from '../find-policy.ts';
import { foreseeing } from '../forecast.ts';
import { howCalled } from '../how-called.ts';
import { jsonProgress } from '../progress-json.ts';
import { quietProgress, terminalProgress } from '../progress-terminal.ts';
import { publish } from '../publish.ts';
import { type ExitCode, exitCodeOf } from '../settle.ts';
import { withoutEffect } from '../without-effect.ts';
import type { World } from '../world.ts';

/** `eval-action run`: the whole walk, told at a terminal. */
export async function runCommand(
  { inputs: asked, options, quiet, json }: Omit<AskedRun, 'kind'>,
  world: World,
  terminal: Terminal,
): Promise<ExitCode> {
  const found = await findPolicy(asked, world);
  const before = await beforeRun(found, world);
  const { inputs } = before;
  const shownFolder = (folder: string) => shownPath(folder, world.cwd);
  const progress = json
    ? jsonProgress((line) => terminal.print(line))
    : quiet
      ? quietProgress(terminal, shownFolder)
      : terminalProgress(terminal, shownFolder, howCalled(world, world.cwd), inputs.dryRun, world.clock);
  await using tree = openBaseTree(before, world);
  // Recorded answers are of no commit, and the targets are not to be asked.
  const isAsked = options.transcript === undefined;
  const { run: made, folder } = await evaluate(inputs, world, foreseeing(progress, before), {
    ...pastOf(before, world.env),
    base: isAsked ? tree : undefined,
    options,
  });
  const run = withWarnings(made, [...withoutEffect(found), ...before.warnings]);
  const { report, receipts } = await publish(run, inputs, fileReporters(folder, world.files), decidingBy(before));
  await leaveBehind(before, { run, folder, verdict: report.verdict.kind }, world);
  progress.ended(report, folder, receipts);
  return exitCodeOf(report);
}
