import type { Terminal } from '../../../adapters/terminal.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import { localPage } from '../../page/local-page.ts';
import { type ExitCode, exitCodeOf } from '../../pipeline/exit-code.ts';
import { fileReporters } from '../../pipeline/file-reporters.ts';
import type { Progress } from '../../pipeline/progress.ts';
import { runPipeline } from '../../pipeline/run-pipeline.ts';
import type { World } from '../../pipeline/runtime.ts';
import { findPolicy } from '../../policy/find-policy.ts';
import type { AskedRun } from '../argv/asked.ts';
import { howCalled } from '../how-called.ts';
import { jsonProgress } from '../progress-json.ts';
import { quietProgress, terminalProgress } from '../progress-terminal.ts';

type Asked = Omit<AskedRun, 'kind'>;

export async function runCommand(asked: Asked, world: World, terminal: Terminal): Promise<ExitCode> {
  const policy = await findPolicy(asked.inputs, world);
  const { dryRun, given } = policy.inputs;
  const report = await runPipeline(
    {
      policy,
      options: asked.options,
      // On a machine of one's own hardly any evidence is stored, unless somebody asks for it.
      isEvidenceKept:
        world.env['GITHUB_ACTIONS'] === 'true' || given.includes('seedBaseline') || given.includes('evidence'),
      reporting: {
        progress: progressOf(asked, dryRun, terminal, world),
        local: (folder) => fileReporters(folder, world.files),
        page: ({ run, basis }) => localPage(basis.inputs, run, world),
      },
    },
    world,
  );
  return exitCodeOf(report);
}

function progressOf({ json, quiet }: Asked, isDryRun: boolean, terminal: Terminal, world: World): Progress {
  const shownFolder = (folder: string) => shownPath(folder, world.cwd);
  if (json) return jsonProgress((line) => terminal.print(line));
  if (quiet) return quietProgress(terminal, shownFolder);
  return terminalProgress(terminal, shownFolder, howCalled(world, world.cwd), isDryRun, world.clock);
}
