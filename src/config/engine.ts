import * as z from 'zod';
import { invalidValue, userError } from '../model/errors.ts';
import { importFormats, repeatedNames } from '../model/run/import-formats.ts';
import { cutMiddle, orList } from '../model/text/text.ts';
import { parseYamlText } from '../suites/yaml/yaml-text.ts';
import { whatIsWrongWith } from './confirm-command.ts';

/** Tools that run their own suites and are started without a command of the user. */
export const engineNames = [
  'promptfoo',
  'vitest',
  'evalite',
  'pytest',
  'deepeval',
  'inspect',
  'agentv',
  'vally',
] as const;
export type EngineName = (typeof engineNames)[number];

const MAX_LENGTH = 10_000;
const MAX_SHOWN_LENGTH = 300;
const line = z.string().trim().min(1).max(MAX_LENGTH);

const engineSchema = z
  .strictObject({
    /** A known tool, with arguments that are passed on as they are. */
    tool: line.optional(),
    /** The command that runs all tests. */
    run: line.optional(),
    /** The command that runs some tests again. */
    rerun: line.optional(),
    /** The files that the tool writes, if it does not write `{output}`: paths or globs. */
    results: z.union([line, z.array(line).max(100)]).optional(),
    format: z.enum(['eval-action', 'agentv', ...importFormats]).optional(),
    /** The command that prepares a checkout of the base commit, such as `npm ci`. */
    setup: line.optional(),
    score_name: line.optional(),
    pass_mark: z.number().min(0).max(1).optional(),
    suite_name: line.optional(),
    target_name: line.optional(),
    repeated_names: z.enum(repeatedNames).optional(),
  })
  .superRefine(({ tool, run, rerun, results }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if ((tool === undefined) === (run === undefined)) refuse('either "tool" or "run"');
    if (tool !== undefined && results !== undefined) refuse('"results" only with "run"');
    if (tool !== undefined && nameIn(tool) === undefined) {
      refuse(`${orList(engineNames)}, or a command with {output}`);
    }
    for (const [name, command] of Object.entries({ run, rerun })) {
      // A tool may write its results to files of its own choice.
      const isWritten = name === 'run' && results !== undefined;
      const expected = command && whatIsWrongWith(isWritten ? `${command} {output}` : command);
      if (expected !== undefined && expected !== '') refuse(`"${name}": ${expected}`);
    }
  });

/** The tool that runs the suites, as `engine` sets it. */
export type EngineSettings = z.output<typeof engineSchema>;

/** The known tool that a text begins with, and the arguments after it. */
export function nameIn(text: string): { readonly name: EngineName; readonly args: string } | undefined {
  const [, word, args = ''] = /^(\S+)(?:\s+([\s\S]*))?$/.exec(text.trim()) ?? [];
  const name = engineNames.find((each) => each === word);
  return name && { name, args };
}

/** Reads `pytest -m evals`, `node evals.mjs {output}`, or a mapping in YAML with `tool` or `run`. Throws a `UserError`. */
export function readEngine(text: string): EngineSettings {
  const refuse = (expected: string) =>
    userError('INPUT_INVALID', invalidValue('engine', expected, cutMiddle(text, MAX_SHOWN_LENGTH)));
  const yaml = /^\s*(?:\{|\w+:(?:\s|$))/.test(text) ? parseYamlText(text) : undefined;
  if (yaml?.kind === 'invalid') throw refuse(`valid YAML: ${yaml.message}`);
  const read = engineSchema.safeParse(yaml?.value ?? { [text.includes('{output}') ? 'run' : 'tool']: text });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    throw refuse(`a mapping of ${Object.keys(engineSchema.shape).join(', ')}, without "${issue.keys[0]}"`);
  }
  const where = issue && issue.path.length > 0 ? `"${issue.path.join('.')}": ` : '';
  throw refuse(`${where}${issue?.message ?? 'a tool or a command'}`);
}
