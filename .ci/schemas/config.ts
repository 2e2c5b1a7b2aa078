import * as z from 'zod';
import { actionKeys, gateKeys } from '../../src/config/config-settings.ts';
import { docsOf, type InputName, inputNames } from '../../src/config/inputs.ts';
import { kebab } from '../../src/model/text/text.ts';
import { field, flag, text, texts } from '../../src/suites/block.ts';

/** The settings of AgentV's own runs under `execution`. */
export const configExecution = z.strictObject({
  verbose: field(flag, 'Whether a run logs its requests, and the commands of cli targets.'),
  keep_workspaces: field(flag, 'Whether the folders that agents worked in stay.'),
  export_otel: field(
    flag,
    'Whether traces are exported after a run, to otel_backend or else to OTEL_EXPORTER_OTLP_ENDPOINT.',
  ),
  otel_capture_content: field(flag, 'Whether traces include prompts, answers, and tool inputs and outputs.'),
  otel_group_turns: field(flag, 'Whether each turn of a conversation has a span.'),
  otel_file: field(text, 'File for traces as OTLP JSON; {timestamp} is the start of the run.'),
  otel_backend: field(text, 'Name of the backend: otlp, braintrust, langfuse or confident.'),
  trace_file: field(text, 'File for a JSON line per test with its tool calls; {timestamp} is the start of the run.'),
  pool_workspaces: field(flag, 'Whether prepared folders are used again.'),
  pool_slots: field(z.int().min(1).max(50), 'Maximum number of pooled folders.'),
});

export const configHooks = z.strictObject({
  before_session: field(
    text,
    'A shell command that runs once before everything; lines NAME=value that it prints are variables.',
  ),
});

/** Any input value; its reader validates it, with the line. */
const setting = z.unknown();

/** Settings that are not inputs of the action. */
const GATE_ALONE: Readonly<Record<string, string>> = {
  budget: 'Maximum cost of the run in US dollars, including judges.',
  watch:
    'Globs, from the root of the repository on, of files that the results of every suite depend on; without them, and without those of a suite, that is the whole repository.',
};

const block = (words: readonly string[]) =>
  z.strictObject(Object.fromEntries(words.map((word) => [word, field(setting, descriptionOf(word))])));

function descriptionOf(word: string): string {
  const name = inputNames.find((each: InputName) => kebab(each) === word.replaceAll('_', '-'));
  return name === undefined ? (GATE_ALONE[word] ?? '') : docsOf(name).description.replaceAll('`', '');
}

export const configGate = block(gateKeys);
export const configAction = block([...actionKeys, 'watch']);

/** `.agentv/config.yaml`. */
export const configFile = z.strictObject({
  $schema: field(text, 'Marks the file: "agentv-config-v2".'),
  required_version: field(text, 'The versions of AgentV that the suites are written for, such as ">=4.0.0".'),
  eval_patterns: field(texts, 'Globs for the suites that run when none is named.'),
  guideline_patterns: field(texts, 'Globs for input files that are guidelines, in suites of AgentV 1 and 2.'),
  hooks: field(configHooks, 'Commands that run around everything.'),
  execution: field(configExecution, 'How suites run, and where their traces go.'),
  gate: field(configGate, 'Settings that decide the verdict; an input or a flag takes precedence.'),
  eval_action: field(configAction, 'Settings of a run, in snake_case; an input or a flag takes precedence.'),
  results: field(z.unknown(), 'Where AgentV publishes results; this version does not read it yet.'),
  git_cache: field(z.unknown(), 'Copies of repositories; AgentV reads it in the home folder only.'),
});
