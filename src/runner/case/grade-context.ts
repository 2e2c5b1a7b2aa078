import { type GradeContext, grade } from '../../graders/grade.ts';
import { graders } from '../../graders/graders/index.ts';
import { judgeVerdict } from '../../graders/graders/judge-verdict.ts';
import { boundedExec, MAX_PROGRAMS } from '../../graders/programs.ts';
import { submissionOf } from '../../graders/submission.ts';
import type { GraderDeps, Judges } from '../../model/ports/grader.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import { type GraderSpec, PASS_MARK, type Test } from '../../model/suite/suite.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import type { RunSite } from '../pipeline/prepare.ts';
import type { Runtime } from '../pipeline/runtime.ts';

/** The adapters that graders use. */
export type GradingPorts = Pick<Runtime, 'clock' | 'exec' | 'files' | 'matcher' | 'loopback' | 'scripts'>;

/** Cached, because lists that are searched by name are indexed once. */
const kinds = [...graders, judgeVerdict];

/** What graders get. `passMark` is the one of required graders without their own. */
export function gradeContext(
  { clock, exec, files, matcher, loopback, scripts }: GradingPorts,
  passMark: number,
  deps: Omit<GraderDeps, keyof GradingPorts | 'declaredAs' | 'members'>,
): GradeContext {
  const { container } = deps;
  const common = {
    ...deps,
    clock,
    exec: boundedExec(exec, MAX_PROGRAMS),
    files,
    matcher,
    loopback,
    scripts,
    container: container && { ...container, exec: boundedExec(container.exec, MAX_PROGRAMS) },
  };
  return { kinds, depsFor: ({ declaredAs }) => ({ ...common, declaredAs }), clock, passMark };
}

/**
 * Grades a text as the answer to a test. No target is called; programs get the environment that they get in a run, and
 * start in `folder`, that of the suite.
 */
export async function gradeText(
  specs: readonly GraderSpec[],
  test: Test,
  { answer, folder, judges }: { readonly answer: string; readonly folder: string; readonly judges: Judges },
  site: RunSite,
): Promise<readonly GraderScore[]> {
  const context = gradeContext(site.runtime, PASS_MARK, {
    childEnv: (await site.environments.childEnvsIn(folder, {})).program,
    suiteFolder: folder,
    searchRoots: searchRoots(folder, site),
    judges,
    passMark: PASS_MARK,
  });
  const submission = submissionOf(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
  return (await grade(specs, submission, context, site.runtime.signal)).scores;
}
