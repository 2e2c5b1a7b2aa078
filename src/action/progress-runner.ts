import { againText, takenOverText } from '../cli/progress-terminal.ts';
import { Tally } from '../cli/tally.ts';
import type { Inputs } from '../config/settings.ts';
import { problemText } from '../model/errors.ts';
import type { Clock } from '../model/ports/machine.ts';
import { plural } from '../model/text/text.ts';
import type { Runner } from '../platform/actions-runner.ts';
import { complainAbout } from '../reports/deliver.ts';
import { oneLine } from '../reports/escape/terminal.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { extraResultLine, resultLine, resultTable } from '../reports/terminal/terminal.ts';
import { timeLimitLines } from '../reports/terminal/time-limits.ts';
import type { Progress } from '../runner/pipeline/progress.ts';

/** The log of a job: wide, without colour, and searchable for one test. */
const SCREEN = { colour: false, width: 120 };

/** Log a line after this much silence: a silent log looks like a hang, and some systems end such a job. */
const HEARTBEAT_MS = 60_000;
const NAMED = 5;

/**
 * For the log of a job: a group with one line per finished test, a line about running tests after each silent minute,
 * and the table at the end. No output can be a workflow command.
 */
export function runnerProgress(runner: Runner, { dryRun }: Pick<Inputs, 'dryRun'>, clock: Clock): Required<Progress> {
  const say = (text: string) => runner.print(neutral(text));
  const tally = new Tally(clock);
  const over = new AbortController();
  let lastSaidAt = clock.now();
  const beat = async () => {
    while (!over.signal.aborted) {
      const silentMs = clock.now() - lastSaidAt;
      if (silentMs >= HEARTBEAT_MS) {
        lastSaidAt = clock.now();
        const { text, running } = tally;
        const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : '';
        const names = running.length === 0 ? '' : ` · ${running.slice(0, NAMED).join(', ')}${more}`;
        say(oneLine(`still running: ${text}${names}`));
      } else await clock.sleep(HEARTBEAT_MS - silentMs, over.signal);
    }
  };
  let isOpen = false;
  return {
    planned({ tests, tool, takenOver, timeLimits = [], forecast = [] }, problems) {
      for (const problem of problems) say(`${problem.severity}: ${problemText(problem)}`);
      if (takenOver !== undefined) say(`This run continues an earlier run: ${takenOverText(takenOver)}`);
      for (const line of forecast) say(oneLine(line));
      for (const line of timeLimitLines(timeLimits)) say(line);
      const left = plural('test', tests - (takenOver?.results.length ?? 0));
      runner.print(tool === undefined ? `::group::Running ${left}` : `::group::${tool} ran ${left}`);
      isOpen = true;
      tally.planned(tests);
      lastSaidAt = clock.now();
      void beat();
    },
    started(step) {
      tally.started(step);
    },
    finished(result, { done, total }) {
      tally.finished(result);
      lastSaidAt = clock.now();
      say(`${String(done).padStart(String(total).length)}/${total}  ${resultLine(result, SCREEN, dryRun)}`);
    },
    confirming(tests) {
      lastSaidAt = clock.now();
      say(againText(tests));
    },
    extraTrial(trial) {
      tally.extraTrial(trial.result);
      const line = extraResultLine(trial, SCREEN, dryRun);
      if (line === undefined) return;
      lastSaidAt = clock.now();
      say(line);
    },
    closeGroup() {
      over.abort();
      if (isOpen) runner.print('::endgroup::');
      isOpen = false;
    },
    ended(report, folder, receipts) {
      say(resultTable(report, SCREEN));
      say(`Results: ${folder}`);
      complainAbout(receipts, say);
    },
  };
}
