import { basename } from 'node:path';
import type { Terminal } from '../../edges/terminal.ts';
import type { VerdictKind } from '../../model/verdict.ts';
import { shownPath } from '../../suites/shown-path.ts';
import { evaluate } from '../evaluate.ts';
import { fileReporters } from '../file-reporters.ts';
import type { Inputs } from '../inputs.ts';
import { jsonProgress } from '../progress-json.ts';
import { quietProgress, terminalProgress } from '../progress-terminal.ts';
import { publish } from '../publish.ts';
import type { World } from '../world.ts';

/** `eval-action run`: the whole walk, told at a terminal. */
export async function runCommand(
  { inputs, quiet, json }: { readonly inputs: Inputs; readonly quiet: boolean; readonly json: boolean },
  world: World,
  terminal: Terminal,
): Promise<VerdictKind> {
  const shownFolder = (folder: string) => shownPath(folder, world.cwd);
  const progress = json
    ? jsonProgress((line) => terminal.print(line))
    : quiet
      ? quietProgress(terminal, shownFolder)
      : terminalProgress(terminal, shownFolder, howCalled(world), inputs.dryRun, world.clock);
  const { run, folder } = await evaluate(inputs, world, progress);
  const { report, receipts } = await publish(run, inputs, fileReporters(folder, world.files));
  progress.ended(report, folder, receipts);
  return report.verdict.kind;
}

/** How this program was started, so that what it tells to type can be typed. */
function howCalled({ script, cwd }: World): string {
  return script !== undefined && basename(script) === 'cli.js' ? `node ${shownPath(script, cwd)}` : 'eval-action';
}
