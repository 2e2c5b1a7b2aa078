import * as z from 'zod';
import { MAX_WORKERS } from '../../src/model/suite/limits.ts';
import { anyObject, field, flag, idle, needed, old, text, texts } from '../../src/suites/block.ts';
import { CAMEL_CASE, presentName, RENAMED } from '../../src/suites/targets/read.ts';

const workspaceTemplate = field(text, 'Old place of the template of the workspace, which suites name now.').meta({
  deprecated: true,
});

/** Keys that every target has. */
export const commonOfTargets = z.looseObject({
  name: needed(text, 'Its name in suites and other targets.'),
  provider: field(text, 'The kind of model, program or agent.'),
  use_target: field(text, 'The target that this one delegates to; all other keys are ignored then.'),
  grader_target: field(text, 'The target that judges the answers of this one.'),
  judge_target: old(text, 'grader_target'),
  judgeTarget: old(text, 'grader_target'),
  workers: field(
    z.union([z.int().min(1).max(MAX_WORKERS), text]),
    'How many tests run at the same time on this target.',
  ),
  provider_batching: field(z.union([flag, text]), 'Whether all tests of a suite go into one call.'),
  fallback_targets: field(texts, 'Targets that are asked, in order, when this one fails.'),
  workspace_template: workspaceTemplate,
  subagent_mode_allowed: idle('agents are asked one by one in evals'),
  providerBatching: old(z.union([flag, text]), 'provider_batching'),
  fallbackTargets: old(texts, 'fallback_targets'),
  workspaceTemplate,
  subagentModeAllowed: idle('agents are asked one by one in evals'),
  settings: field(anyObject, 'Old wrapper around the settings of the provider; write them into the target.').meta({
    deprecated: true,
  }),
});

/** The whole file. */
export const targetsFile = z.looseObject({
  $schema: field(text, 'Marks the file: "agentv-targets-v2.2".'),
  targets: needed(
    z.array(z.unknown().meta({ allOf: [{ $ref: '#/definitions/target' }] })),
    'Who can be asked: models, programs and agents, each with a name.',
  ),
});

/** Old spellings of settings, with their present names. */
export const oldSettings: ReadonlyMap<string, string> = new Map(
  [...Object.keys(RENAMED), ...CAMEL_CASE].map((name) => [name, presentName(name) ?? name]),
);

/** Providers of the format that take any key until they are here: named, so that editors offer them. */
export const typesOfProviders = [
  'azure',
  'anthropic',
  'gemini',
  'openrouter',
  'agentv',
  'codex',
  'claude-cli',
  'claude-sdk',
  'cc-mirror',
  'copilot-cli',
  'copilot-sdk',
  'copilot-log',
  'pi-cli',
  'pi-coding-agent',
  'vscode',
  'vscode-insiders',
  'replay',
];
