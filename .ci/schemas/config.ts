import * as z from 'zod';
import { actionWords, gateWords } from '../../src/app/config-settings.ts';
import { docsOf, type InputName, inputNames } from '../../src/app/inputs.ts';
import { kebab } from '../../src/shared/text.ts';
import { field, flag, text, texts } from './fields.ts';

/** The settings of AgentV's own runs under `execution`. */
export const configExecution = z.strictObject({
  verbose: field(flag, 'Whether AgentV prints more.'),
  keep_workspaces: field(flag, 'Whether the folders that agents worked in stay.'),
  export_otel: field(flag, 'Whether traces are sent to an OpenTelemetry collector.'),
  otel_capture_content: field(flag, 'Whether traces hold prompts and answers.'),
  otel_group_turns: field(flag, 'Whether the turns of a conversation make one trace.'),
  otel_file: field(text, 'The file that traces are written to; {timestamp} is filled in.'),
  otel_backend: field(text, 'The service that traces are sent to.'),
  trace_file: field(text, 'Old place for traces.').meta({ deprecated: true }),
  pool_workspaces: field(flag, 'Whether prepared folders are used again.'),
  pool_slots: field(z.int().min(1).max(50), 'How many prepared folders are kept.'),
});

export const configHooks = z.strictObject({
  before_session: field(
    text,
    'A shell command that runs once before everything; lines NAME=value that it prints are variables.',
  ),
});

/** Any value that an input has; what it may be is said by its reader, with its line. */
const setting = z.unknown();

/** What is no input of the action. */
const GATE_ALONE: Readonly<Record<string, string>> = {
  budget: 'Most US dollars that the run may spend, judges included.',
  alpha: 'The chance that an unchanged run is failed by noise; 0.05 unless given.',
  metric: 'What suites are compared by: "pass", how many trials pass, or "score", the scores of all of them.',
  watch:
    'Globs, from the root of the repository on, of files that the results of every suite depend on; without them, and without those of a suite, that is the whole repository.',
  cluster:
    'The key of tests’ metadata that says which of them belong together, such as repo: the interval of a difference counts those as one.',
  require_mde: 'The even drop that must have been visible, as a share of the tests, or the run is inconclusive.',
};

const block = (words: readonly string[]) =>
  z.strictObject(Object.fromEntries(words.map((word) => [word, field(setting, descriptionOf(word))])));

function descriptionOf(word: string): string {
  const name = inputNames.find((each: InputName) => kebab(each) === word.replaceAll('_', '-'));
  return name === undefined ? (GATE_ALONE[word] ?? '') : docsOf(name).description.replaceAll('`', '');
}

export const configGate = block(gateWords);
export const configAction = block([...actionWords, 'watch']);

/** `.agentv/config.yaml` (suite-format.md §21.1). */
export const configFile = z.strictObject({
  $schema: field(text, 'Marks the file: "agentv-config-v2".'),
  required_version: field(text, 'The versions of AgentV that the suites are written for, such as ">=4.0.0".'),
  eval_patterns: field(texts, 'Globs for the suites that run when none is named.'),
  guideline_patterns: field(texts, 'Globs for input files that are guidelines, in suites of AgentV 1 and 2.'),
  hooks: field(configHooks, 'Commands that run around everything.'),
  execution: field(configExecution, 'How AgentV itself runs; it has no effect here.'),
  gate: field(configGate, 'How a run is decided; an input or a flag of the same name wins.'),
  eval_action: field(configAction, 'Inputs of the action, in snake_case; one that is given wins.'),
  results: field(z.unknown(), 'Where AgentV publishes results; this version does not read it yet.'),
  git_cache: field(z.unknown(), 'Copies of repositories; AgentV reads it in the home folder only.'),
});
