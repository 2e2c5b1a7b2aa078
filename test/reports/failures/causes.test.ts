import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../../src/model/run/result.ts';
import { causeFinder } from '../../../src/reports/failures/causes.ts';
import { aResult, aTrial } from '../../support/builders.ts';
import { aScore } from '../../support/reports.ts';

const kindOf = (result: TestResult, others: readonly TestResult[] = []): string | undefined =>
  causeFinder([result, ...others])(result)?.kind;

const missed = (name: string, more: Parameters<typeof aScore>[0] = {}) =>
  aScore({ name, score: 0, assertions: [{ text: `lacks ${name}`, passed: false }], ...more });

const calling = (tool: string, status: string, output: unknown) => ({
  messages: [{ role: 'assistant' as const, toolCalls: [{ tool, status, output }] }],
});

describe('the cause of a test is the first that applies:', () => {
  test('a test that passed has none', () => {
    expect(kindOf(aResult())).toBeUndefined();
  });

  test('the class of its error', () => {
    const timeout = { class: 'timeout', message: 'after 5 s' } as const;
    expect(kindOf(aResult({ failure: timeout, ...calling('search', 'error', 'HTTP 500') }))).toBe('error/timeout');
    expect(kindOf(aResult({ failure: { class: 'provider' } }))).toBe('error/provider');
  });

  test('the error of its last failed trial', () => {
    const crash = { class: 'crash', stage: 'agent', reason: 'provider_error', message: 'exit code 1' } as const;
    const trials = [aTrial(0), aTrial(0, { attempt: 1, status: 'execution_error', failure: crash })];
    expect(kindOf(aResult({ score: 0, trials }))).toBe('error/crash');
  });

  test('a tool that failed', () => {
    const result = aResult({ score: 0, scores: [missed('a')], ...calling('search', 'error', { code: 500 }) });
    expect(causeFinder([result])(result)).toMatchObject({ kind: 'tool/search', text: '{"code":<n>}' });
    expect(kindOf(aResult({ score: 0, scores: [missed('a')], ...calling('search', 'ok', '') }))).toBe('check/contains');
  });

  test('a tool that failed in the trial whose answer failed', () => {
    const side = {
      pass: false,
      answer: '',
      graders: [],
      steps: [{ kind: 'call' as const, tool: 'read', input: '', output: 'denied', status: 'error' }],
      from: { run: '1', time: '', kind: 'head' as const },
    };
    const result = aResult({ score: 0.5, trialSamples: [{ attempt: 1, side }], ...calling('search', 'error', 'x') });
    expect(kindOf(result)).toBe('tool/read');
  });

  test('no tool that fails alike in a passing test of the suite and target', () => {
    const result = aResult({ score: 0, scores: [missed('a')], ...calling('search', 'error', 'HTTP 500') });
    const passing = (more: Partial<TestResult>) =>
      aResult({ ...calling('search', 'error', 'HTTP 503'), ...more } as never);
    expect(kindOf(result, [passing({})])).toBe('check/contains');
    expect(kindOf(result, [passing({ target: 'other' })])).toBe('tool/search');
    expect(kindOf(result, [passing(calling('search', 'error', 'refused'))])).toBe('tool/search');
  });

  test('its first failed check: a required one, then the one of the highest weight, then the first', () => {
    const [light, heavy, required] = [missed('light'), missed('heavy', { weight: 2 }), missed('required')];
    const textOf = (result: TestResult) => causeFinder([result])(result)?.text;
    expect(textOf(aResult({ score: 0, scores: [light, heavy, required] }))).toBe('lacks heavy');
    const scores = [light, heavy, required];
    expect(textOf(aResult({ score: 0, scores, requiredMissed: ['required'] }))).toBe('lacks required');
    expect(textOf(aResult({ score: 0, scores: [light, missed('other')] }))).toBe('lacks light');
    const composite = missed('all', { type: 'composite', scores: [missed('member')] });
    expect(textOf(aResult({ score: 0, scores: [composite] }))).toBe('lacks member');
  });

  test('its grader, where a judge or a program words the check', () => {
    const judged = missed('tone', { type: 'llm-grader' });
    const result = aResult({ score: 0, scores: [judged] });
    expect(causeFinder([result])(result)).toMatchObject({ kind: 'grader/llm-grader:tone', text: '' });
  });

  test('the failure that another tool reported', () => {
    const assertions = [{ text: 'expected 3 to be 4', passed: false }];
    const result = aResult({ score: 0, importedFrom: 'junit', assertions });
    expect(causeFinder([result])(result)).toMatchObject({ kind: 'failure/junit', text: 'expected <n> to be <n>' });
  });

  test('what a check of another tool expected', () => {
    const failed = (type: string, reasoning: string) =>
      aResult({
        score: 0,
        importedFrom: 'promptfoo',
        scores: [aScore({ name: type, type, score: 0, assertions: [], reasoning })],
        assertions: [{ text: reasoning, passed: false }],
      });
    const causeOf = (...given: Parameters<typeof failed>) => causeFinder([])(failed(...given));
    expect(causeOf('contains', 'Expected output to contain "3 days"')).toMatchObject({
      kind: 'check/contains',
      text: 'expected output to contain "3 days"',
    });
    expect(causeOf('not-contains', 'no "3 days"')?.id).not.toBe(causeOf('not-contains', 'no "5 days"')?.id);
    // A judge words each failure in another way.
    expect(causeOf('llm-rubric', 'It is rude.')?.id).toBe(causeOf('llm-rubric', 'It is impolite.')?.id);
  });

  test('its score alone', () => {
    expect(kindOf(aResult({ score: 0.5 }))).toBe('score');
  });
});
