import type { Runner } from '../edges/runner.ts';
import { problemText } from '../model/errors.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { resultLine, resultTable } from '../reports/terminal.ts';
import { plural } from '../shared/text.ts';
import type { Inputs } from './inputs.ts';
import type { Progress } from './progress.ts';
import { alreadyDone, complainAbout } from './progress-terminal.ts';

/** The log of a job: wide, without colour, read later by somebody who looks for one test. */
const SCREEN = { colour: false, width: 120 };

/** What a run in a job says in its log. */
export interface RunnerProgress extends Progress {
  /** No more tests will finish: what is printed from now on, annotations among it, is not folded away. */
  closeGroup(): void;
}

/** For the log of a job: one line per finished test in a group, the table after it. Nothing in it can be a command. */
export function runnerProgress(runner: Runner, { dryRun }: Pick<Inputs, 'dryRun'>): RunnerProgress {
  const say = (text: string) => runner.print(neutral(text));
  let isOpen = false;
  return {
    planned({ tests, takenOver }, problems) {
      for (const problem of problems) say(`${problem.severity}: ${problemText(problem)}`);
      if (takenOver !== undefined) say(`This run goes on${alreadyDone(takenOver).replace(';', ':')}`);
      runner.print(`::group::Running ${plural('test', tests - (takenOver?.results.length ?? 0))}`);
      isOpen = true;
    },
    started() {},
    finished(result, { done, total }) {
      say(`${String(done).padStart(String(total).length)}/${total}  ${resultLine(result, SCREEN, dryRun)}`);
    },
    closeGroup() {
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
