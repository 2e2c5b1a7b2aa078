import { basename, extname } from 'node:path';
import * as z from 'zod';
import { defineGrader, type Grading } from '../../model/ports/grader.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { CUSTOM_TYPE } from '../../model/suite/suite.ts';
import { judgeByProgram } from './code-program.ts';

const options = () =>
  z.object({
    /** The type as the suite wrote it: the default name of the grader. */
    called: z.string(),
    /** Absolute; found when the suite was read. */
    file: z.string(),
    /** The same for people: relative to the repository. */
    shown: z.string(),
    /** All other keys of the entry. */
    config: z.record(z.string(), z.unknown()),
  });
type Options = z.output<ReturnType<typeof options>>;

/** A custom grader in `.agentv/assertions/`: a script with the protocol of a code grader. */
export const customGrader = defineGrader({
  type: CUSTOM_TYPE,
  startsPrograms: () => true,
  readsChanges: () => true,
  runsFiles: true,
  options,
  nameFor: ({ called }) => (typeof called === 'string' ? called : CUSTOM_TYPE),
  create: (options: Options, deps) => ({
    grade: (submission, signal) => judge(options, { submission, deps, signal }),
  }),
});

async function judge({ file, shown, config }: Options, grading: Grading): Promise<GraderReply> {
  const { deps } = grading;
  const starter = await deps.scripts.starter(extname(file));
  if (starter.kind === 'none') {
    const reason = `The grader could not be started: ${starter.missing} is not installed on this machine. ${starter.hint}`;
    return { kind: 'undecided', reason };
  }
  return judgeByProgram(
    {
      command: [...starter.command, file],
      cwd: deps.suiteFolder,
      output: 'text',
      config,
      plainTextPasses: true,
      // Messages must not contain paths of programs on this machine.
      input: { command: [basename(starter.command[0], '.exe'), shown] },
    },
    grading,
  );
}
