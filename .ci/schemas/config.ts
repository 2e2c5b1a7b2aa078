import * as z from 'zod';
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

/** `.agentv/config.yaml` (suite-format.md §21.1). */
export const configFile = z.strictObject({
  $schema: field(text, 'Marks the file: "agentv-config-v2".'),
  required_version: field(text, 'The versions of AgentV that the suites are written for, such as ">=4.0.0".'),
  eval_patterns: field(texts, 'Globs for the suites that run when none is named.'),
  guideline_patterns: field(texts, 'Globs for input files that are guidelines, in suites of AgentV 1 and 2.'),
  hooks: field(configHooks, 'Commands that run around everything.'),
  execution: field(configExecution, 'How AgentV itself runs; it has no effect here.'),
  results: field(z.unknown(), 'Where AgentV publishes results; this version does not read it yet.'),
  git_cache: field(z.unknown(), 'Copies of repositories; AgentV reads it in the home folder only.'),
});
