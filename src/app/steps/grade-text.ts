import { grade } from '../../grade/grade.ts';
import { graders } from '../../grade/graders/index.ts';
import { boundedExec, MAX_PROGRAMS } from '../../grade/programs.ts';
import { submissionOf } from '../../grade/submission.ts';
import type { Judges } from '../../model/ports/grader.ts';
import type { GraderScore } from '../../model/run/grade.ts';
import { type GraderSpec, PASS_MARK, type Test } from '../../model/suite/suite.ts';
import { searchRoots } from '../../suites/references/file-paths.ts';
import type { Site } from '../pipeline/prepare.ts';

interface GivenAnswer {
  readonly answer: string;
  /** The folder of the suite, where graders start. */
  readonly folder: string;
  readonly judges: Judges;
}

/** Grades a text as the answer to a test. No target is called; programs get the environment that they get in a run. */
export async function gradeText(
  specs: readonly GraderSpec[],
  test: Test,
  { answer, folder, judges }: GivenAnswer,
  site: Site,
): Promise<readonly GraderScore[]> {
  const { exec, clock, files, matcher, loopback, scripts, signal } = site.runtime;
  const common = {
    clock,
    exec: boundedExec(exec, MAX_PROGRAMS),
    files,
    matcher,
    loopback,
    scripts,
    childEnv: (await site.environments.childEnvsIn(folder, {})).program,
    suiteFolder: folder,
    searchRoots: searchRoots(folder, site),
    judges,
    passMark: PASS_MARK,
  };
  const context = {
    kinds: graders,
    depsFor: ({ declaredAs }: Pick<GraderSpec, 'declaredAs'>) => ({ ...common, declaredAs }),
    clock,
    passMark: PASS_MARK,
  };
  const submission = submissionOf(test, { messages: [{ role: 'assistant', content: answer }], answerOnly: true });
  return (await grade(specs, submission, context, signal)).scores;
}
