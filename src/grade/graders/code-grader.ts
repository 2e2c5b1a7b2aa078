import * as z from 'zod';
import { defineGrader, type GraderDeps } from '../../model/ports/grader.ts';
import { canonicalName, type OptionNote } from '../../model/suite/kind.ts';
import { MAX_CALLS } from '../../model/suite/limits.ts';
import { lookUp } from '../look-up.ts';
import { type CodeProgram, judgeByProgram } from './code-program.ts';
import { DEFAULT_MAX_CALLS } from './target-proxy.ts';

const CALLS = `must be a whole number from 0 to ${MAX_CALLS}`;

const options = () => {
  const word = z.string('must be text').refine((text) => text.trim() !== '', 'must not be empty');
  const commandLine = z.union(
    [word, z.array(word).min(1)],
    'must be a command line, or a list of a program and its arguments',
  );
  const calls = z.int(CALLS).min(0, CALLS).max(MAX_CALLS, CALLS);
  const proxy = z.union(
    [z.boolean(), z.strictObject({ max_calls: calls.optional() })],
    `must be true, or a mapping with "max_calls" (a whole number from 0 to ${MAX_CALLS})`,
  );
  const preprocessor = z.looseObject(
    { type: word, command: z.array(word, 'must be a list of a program and its arguments').min(1) },
    'must be a mapping with "type" and "command"',
  );

  return z
    .looseObject({
      command: commandLine.optional(),
      /** The older name of `command`. */
      script: commandLine.optional(),
      cwd: word.optional(),
      config: z.record(z.string(), z.unknown(), 'must be a mapping').optional(),
      /** Gives it a judge over HTTP. */
      target: proxy.optional(),
      /** AgentV checks them and gives a program the files as they are. */
      preprocessors: z.array(preprocessor, 'must be a list').optional(),
    })
    .superRefine(({ command, script }, context) => {
      if (command !== undefined || script !== undefined) return;
      context.addIssue({ code: 'custom', path: ['command'], message: 'is required' });
    });
};
type Options = z.output<ReturnType<typeof options>>;

/** Runs a program as a grader: it reads the answer as JSON and prints a score with reasons. */
export const codeGrader = defineGrader({
  type: 'code-grader',
  startsPrograms: () => true,
  readsChanges: () => true,
  needsJudge: ({ target }) => target !== undefined && target !== false,
  notes: (_, given) => notesOn(given),
  aliases: ['code-judge', 'code'],
  options,
  takesAnyKey: true,
  create: (options: Options, deps) => ({
    grade: async (submission, signal) => judgeByProgram(await programOf(options, deps), { submission, deps, signal }),
  }),
});

/** Options without effect are reported. */
function notesOn({ command, script, preprocessors }: Readonly<Record<string, unknown>>): OptionNote[] {
  const isThere = (value: unknown) => value !== undefined && value !== null;
  return [
    ...(isThere(script) && isThere(command)
      ? [{ path: ['script'], message: 'has no effect, because "command" is set too' }]
      : []),
    ...(isThere(preprocessors)
      ? [{ path: ['preprocessors'], message: 'has no effect: a program gets the files as they are' }]
      : []),
  ];
}

async function programOf(options: Options, deps: GraderDeps): Promise<CodeProgram> {
  const { command, script, cwd, target, preprocessors, config, ...others } = options;
  const { folder, error } = await folderFor(cwd, deps);
  const given = command ?? script ?? [];
  return {
    command: typeof given === 'string' ? { shell: given, byCmd: true } : given,
    cwd: folder,
    output: !isNewSpelling(deps) || command === undefined ? 'messages' : 'text',
    config: { ...others, ...config },
    plainTextPasses: isNewSpelling(deps),
    maxCalls: maxCallsOf(target),
    container: deps.container,
    // With the paths that the suite wrote.
    input: { command: given, ...(cwd !== undefined && { cwd }), ...(error !== undefined && { error }) },
  };
}

function maxCallsOf(target: Options['target']): number | undefined {
  if (target === undefined || target === false) return undefined;
  return target === true ? DEFAULT_MAX_CALLS : (target.max_calls ?? DEFAULT_MAX_CALLS);
}

async function folderFor(
  cwd: string | undefined,
  deps: GraderDeps,
): Promise<{ readonly folder: string; readonly error?: string }> {
  const { suiteFolder } = deps;
  if (cwd === undefined) return { folder: suiteFolder };
  const folder = await lookUp(cwd, 'folder', deps);
  if (folder !== undefined) return { folder };
  const error = `There is no folder "${cwd}", so the command ran in the folder of the eval file.`;
  return { folder: suiteFolder, error };
}

/** The `judge` spellings and the bare `code` come from times when scripts spoke differently. */
const isNewSpelling = ({ declaredAs }: GraderDeps): boolean => canonicalName(declaredAs) === 'code-grader';
