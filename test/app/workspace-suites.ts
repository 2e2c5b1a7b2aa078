import { type EvaluatedRun, evaluated } from './evaluated.ts';

/** A target that runs the script that the test asks for. */
export const TARGETS = `targets: [{name: default, provider: cli, command: 'sh -c {PROMPT}'}]\n`;

/** A test that asks for a script, whose output is to contain the answer. */
export const ask = (id: string, script: string, answer = 'done'): string =>
  `  - {id: ${id}, input: ${JSON.stringify(script)}, assertions: [{type: contains, value: ${JSON.stringify(answer)}}]}\n`;

/** A suite of such tests with a workspace: `{template: app}`. */
export const suite = (workspace: string, ...tests: readonly string[]): string =>
  `workspace: ${workspace}\ntests:\n${tests.join('')}`;

type Values = Readonly<Record<string, string>>;

/** Runs one suite with these inputs, with `data` as the folder of all workspaces. */
export const runSuite = (
  text: string,
  { data, files = {}, given = {} }: { data?: string; files?: Values; given?: Values } = {},
): Promise<EvaluatedRun> =>
  evaluated(
    { '.agentv/targets.yaml': TARGETS, 'evals/a.eval.yaml': text, ...files },
    given,
    data === undefined ? {} : { AGENTV_DATA_DIR: data },
  );
