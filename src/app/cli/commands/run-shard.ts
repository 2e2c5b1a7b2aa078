import type { Terminal } from '../../../adapters/terminal.ts';
import { userError } from '../../../model/errors.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { shownPath } from '../../../suites/references/shown-path.ts';
import type { Inputs } from '../../config/inputs.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import type { Progress } from '../../pipeline/progress.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import type { ResultsFile } from '../../run-folder/results-file.ts';
import { loadPlan } from '../../shards/load-plan.ts';
import { runShard } from '../../shards/run-shard.ts';

/** Of `eval-action run`. */
export interface Options {
  readonly inputs: Inputs;
  /** Copies of the results outside the folder of the run. */
  readonly resultsFiles: readonly ResultsFile[];
  readonly quiet: boolean;
  readonly json: boolean;
}

/** `eval-action run --shard`: measures a part of a run. `eval-action report` decides on all parts. */
export async function runShardCommand(
  { inputs, resultsFiles, json, quiet }: Options,
  progress: Progress,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  if (resultsFiles.length > 0)
    throw userError('INPUT_INVALID', 'A shard writes no copies of its results', {
      hint: 'Remove --out, --output-format and --dump-prompts, or run without --shard.',
    });
  const planned = await loadPlan(inputs, runtime);
  const asked = { ...planned, inputs, progress, attempt: 1 };
  const { folder, headline, isMeasured, record } = await runShard(asked, runtime);
  if (json) {
    const { digest, index, count, cells, complete, stopped } = record;
    terminal.print(harmlessJson({ type: 'shard', index, count, digest, cells, complete, stopped, isMeasured, folder }));
  } else {
    // Shards that planned on the spot must show the same digits.
    const lines = [`  plan     ${record.digest.slice(0, 12)}`, `  results  ${shownPath(folder, runtime.cwd)}`];
    terminal.print([headline, ...(quiet ? [] : lines)].join('\n'));
  }
  return isMeasured ? 0 : 2;
}
