import type { Runner } from '../edges/runner.ts';
import { problemText } from '../model/errors.ts';
import { neutral } from '../reports/escape/workflow-command.ts';
import { resultLine, resultTable } from '../reports/terminal.ts';
import { plural } from '../shared/text.ts';
import type { Progress } from './progress.ts';
import { complainAbout } from './progress-terminal.ts';

/** The log of a job: wide, without colour, read later by somebody who looks for one test. */
const SCREEN = { colour: false, width: 120 };

/** For the log of a job: one line per finished test in a group, the table after it. Nothing in it can be a command. */
export function runnerProgress(runner: Runner): Progress {
  const say = (text: string) => runner.print(neutral(text));
  return {
    planned({ tests }, problems) {
      for (const problem of problems) say(`${problem.severity}: ${problemText(problem)}`);
      runner.print(`::group::Running ${plural('test', tests)}`);
    },
    started() {},
    finished(result, { done, total }) {
      say(`${String(done).padStart(String(total).length)}/${total}  ${resultLine(result, SCREEN)}`);
    },
    ended(report, folder, receipts) {
      runner.print('::endgroup::');
      say(resultTable(report, SCREEN));
      say(`Results: ${folder}`);
      complainAbout(receipts, say);
    },
  };
}
