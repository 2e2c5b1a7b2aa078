import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finalAnswer } from '../../../src/model/message.ts';
import type { Outcome } from '../../../src/model/outcome.ts';
import { ccMirror } from '../../../src/run/providers/cc-mirror.ts';
import { agentRecordings } from '../../support/agent-streams.ts';
import { fakeAgent } from '../../support/fake-agent.ts';
import { aProject } from '../../support/project.ts';
import { providerDeps } from '../../support/provider-deps.ts';
import { aQuestion } from '../../support/question.ts';

const PATH = process.env['PATH'] ?? '';
const { signal } = new AbortController();

function ask(HOME: string, options: Record<string, unknown>, target = 'fast-claude'): Promise<Outcome> {
  const deps = providerDeps({ target, childEnv: { PATH, HOME } });
  return ccMirror.open(options, deps).ask(aQuestion(), signal);
}

const answerOf = (outcome: Outcome): string =>
  outcome.kind === 'answered'
    ? finalAnswer(outcome.response.messages)
    : `${outcome.failure.class}: ${outcome.failure.message}`;

test('a variant of Claude Code is the program that cc-mirror wrote down, by its name or that of the target', async () => {
  using fake = fakeAgent(agentRecordings['claude-cli'].answered('blue'));
  const file = JSON.stringify({ binaryPath: fake.program });
  using home = aProject({ '.cc-mirror/fast-claude/variant.json': file, '.cc-mirror/other/variant.json': file });
  expect(answerOf(await ask(home.folder, {}))).toBe('blue');
  expect(answerOf(await ask(home.folder, { variant: 'other', max_turns: 2 }, 'default'))).toBe('blue');
  expect(fake.calls()[1]?.args).toContain('--max-turns');
});

test('a program that is named is asked without looking', async () => {
  using fake = fakeAgent(agentRecordings['claude-cli'].answered('blue'));
  expect(answerOf(await ask('/nowhere', { executable: fake.program }))).toBe('blue');
});

test.each<[string, Record<string, string>, string, string]>([
  ['is not set up', {}, 'fast-claude', 'cc-mirror has no variant "fast-claude"'],
  ['names no program', { 'variant.json': '{"binaryPath":" "}' }, 'fast-claude', '"binaryPath" does not stand in'],
  ['has a file that is no JSON', { 'variant.json': '{' }, 'fast-claude', '"binaryPath" does not stand in'],
  ['has a name that is a path', {}, '../../x', '"../../x" cannot be the name of a variant'],
])('a variant that %s is a mistake of the configuration', async (_what, files, target, message) => {
  using home = aProject({});
  for (const [name, text] of Object.entries(files)) home.write(join('.cc-mirror', target, name), text);
  expect(answerOf(await ask(home.folder, {}, target))).toContain(`config: ${message}`);
});

test('a variant is a name, not a path', () => {
  expect(ccMirror.check({ variant: '../x' })).toMatchObject([{ path: ['variant'] }]);
});
