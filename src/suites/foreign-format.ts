import type { Problem } from '../model/errors.ts';
import type { Cursor } from './yaml/source.ts';

/** Keys of promptfoo alone, which writes them in camel case. */
const PROMPTFOO = ['redteam', 'defaultTest', 'evaluateOptions'];
/** Keys that AgentV 5 and promptfoo have at the top of a file, and no suite of AgentV 4 or earlier. */
const SHARED = ['providers', 'prompts'];
/** Keys that AgentV 5 has, and promptfoo does not have. */
const AGENTV_5 = ['default_test', 'evaluate_options', 'name'];

/**
 * One error for a file of another format that looks like a suite: reading or converting it would take keys with the same
 * names for ours. Undefined for all others.
 */
export function foreignFormat(root: Cursor): Problem | undefined {
  if (!root.isMap) return undefined;
  const has = (name: string) => root.key(name) !== undefined;
  const tests = root.key('tests')?.items() ?? [];
  // Tests of suites have ids and an input.
  const hasVars = (test: Cursor) => test.key('vars') !== undefined && !test.key('id') && !test.key('input');
  const isPromptfoo = isMarkedAsPromptfoo(root) || (has('targets') && tests.some(hasVars));
  const key = [...SHARED, ...PROMPTFOO].flatMap((name) => root.key(name) ?? [])[0];
  if (key === undefined && !isPromptfoo) return undefined;
  const location = key?.keyLocation ?? root.location;
  if (!isPromptfoo && !has('tests') && !has('prompts')) {
    return root.error('NOT_SUPPORTED_YET', 'This is a providers.yaml of AgentV 5, which is not read', {
      location,
      expected: 'a targets.yaml of AgentV 4 or earlier',
      hint: 'Write each provider as a target: https://github.com/agentv/eval-action/blob/v1/docs/targets.md',
    });
  }
  const isAgentv =
    !isPromptfoo &&
    (AGENTV_5.some(has) ||
      /(?:^|[/\\.])eval\.ya?ml$/i.test(root.location.file) ||
      // Both have "assert": in a file without other marks it is more likely promptfoo's.
      tests.some((test) => test.key('id') !== undefined && test.key('assert') === undefined));
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

/** A promptfoo configuration by a mark that no file of AgentV has. */
export const isMarkedAsPromptfoo = (root: Cursor): boolean =>
  /\bpromptfoo\b/.test(root.schema ?? '') || PROMPTFOO.some((name) => root.key(name) !== undefined);
