import type { Problem } from '../errors.ts';
import type { Cursor } from './source.ts';

/** A key that AgentV 5 and promptfoo have at the top of a file, and no suite of AgentV 4 or earlier. */
const FOREIGN = ['providers', 'prompts'];
/** Keys of AgentV 5; promptfoo writes them in camel case. */
const AGENTV_5 = ['default_test', 'evaluate_options'];

/**
 * One error for a file of another format that looks like a suite: reading or converting it would take keys with the same
 * names for ours. Undefined for all others.
 */
export function foreignFormat(root: Cursor): Problem | undefined {
  const key = FOREIGN.flatMap((name) => root.key(name) ?? [])[0];
  if (key === undefined || !root.isMap) return undefined;
  const location = key.keyLocation;
  const tests = root.key('tests')?.items() ?? [];
  if (root.key('tests') === undefined && root.key('prompts') === undefined) {
    return root.error('NOT_SUPPORTED_YET', 'This is a providers.yaml of AgentV 5, which is not read', {
      location,
      expected: 'a targets.yaml of AgentV 4 or earlier',
      hint: 'Write each provider as a target: https://github.com/agentv/eval-action/blob/v1/docs/targets.md',
    });
  }
  const isAgentv =
    AGENTV_5.some((name) => root.key(name) !== undefined) ||
    tests.some((test) => test.key('id') !== undefined) ||
    /(?:^|[/\\.])eval\.ya?ml$/i.test(root.location.file);
  if (isAgentv) {
    return root.error('NOT_SUPPORTED_YET', 'This is a suite of AgentV 5, which is neither run nor converted', {
      location,
      expected: 'a suite of AgentV 4 or earlier: "tests" with "input"',
      hint: 'Run it with AgentV 5 and report its run folder with eval-action report, or write a suite: https://github.com/agentv/eval-action/blob/v1/docs/suites.md',
    });
  }
  return root.error('NOT_SUPPORTED_YET', 'This is a configuration of promptfoo, not a suite', {
    location,
    hint: 'Run it with promptfoo and report its results: promptfoo eval -o results.json, then eval-action report results.json.',
  });
}
