import { describe, expect, test } from 'vitest';
import type { TestResult } from '../../../src/model/run/result.ts';
import { junit } from '../../../src/reports/files/junit.ts';
import { aChange, aComparison, aFailure, aReport, aResult, aTrial, aVerdict } from '../../support/builders.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { aHostileReport } from '../../support/hostile-report.ts';
import { aDryReport, aMixedReport } from '../../support/reports.ts';
import { elements, readXml, type XmlElement } from '../../support/xml.ts';

const GOLDEN = '../../golden';

const onlyCase = (document: string): XmlElement => {
  const [only, ...others] = elements(readXml(document), 'testcase');
  if (!only || others.length > 0) throw new Error('there is not exactly one case');
  return only;
};

const properties = (of: XmlElement): Record<string, string | undefined> =>
  Object.fromEntries(
    of.children
      .filter(({ name }) => name === 'properties')
      .flatMap(({ children }) => children)
      .map(({ attributes }) => [attributes['name'] ?? '', attributes['value']]),
  );

test('a run with one of everything', async () => {
  await expect(junit(aMixedReport())).toMatchFileSnapshot(`${GOLDEN}/junit.xml`);
});

test('a run in which every text is hostile', async () => {
  await expect(junit(aHostileReport())).toMatchFileSnapshot(`${GOLDEN}/junit-hostile.xml`);
});

test('a run without tests is still a valid file', async () => {
  const root = readXml(junit(aReport({ results: [] })));
  expect(root).toMatchObject({
    name: 'testsuites',
    attributes: { tests: '0', failures: '0', errors: '0', skipped: '0' },
    children: [],
  });
});

describe('sums', () => {
  test.each([
    ['mixed', aMixedReport()],
    ['hostile', aHostileReport()],
    ['dry', aDryReport()],
  ])('of the %s run agree with its parts at every level', async (_, report) => {
    const root = readXml(junit(report));
    for (const group of [root, ...elements(root, 'testsuite')]) {
      const marked = (mark: string) =>
        elements(group, 'testcase').filter(({ children }) => children.some(({ name }) => name === mark)).length;
      expect(group.attributes).toMatchObject({
        tests: `${elements(group, 'testcase').length}`,
        failures: `${marked('failure')}`,
        errors: `${marked('error')}`,
        skipped: `${marked('skipped')}`,
      });
    }
  });
});

test('a dry run plans its tests and measures nothing', async () => {
  const root = readXml(junit(aDryReport()));
  expect(root.attributes).toMatchObject({ tests: '8', failures: '0', errors: '1', skipped: '7' });
  const skipped = elements(root, 'testcase').filter((each) => elements(each, 'skipped').length > 0);
  expect(new Set(skipped.map((each) => properties(each)['skipped-because']))).toEqual(new Set(['dry run']));
  expect(elements(root, 'system-out')).toHaveLength(1);
  const names = elements(root, 'property').map(({ attributes }) => attributes['name']);
  expect(names).not.toContain('pass-rate');
  expect(names).not.toContain('score');
});

test('suites of one name in two files stay apart', async () => {
  const results = ['a.yaml', 'b.yaml'].map((suiteFile, index) => aResult({ suiteFile, score: index }));
  const verdict = aVerdict({
    suites: [
      { suite: 'greetings', file: 'a.yaml', target: 'support-agent', kind: 'fail' },
      { suite: 'greetings', file: 'b.yaml', target: 'support-agent', kind: 'pass' },
    ],
  });
  const suites = elements(readXml(junit(aReport({ results, verdict }))), 'testsuite');
  expect(suites.map(({ attributes }) => [attributes['name'], attributes['failures']])).toEqual([
    ['greetings (a.yaml)', '1'],
    ['greetings (b.yaml)', '0'],
  ]);
  expect(suites.map((suite) => properties(suite)['verdict'])).toEqual(['fail', 'pass']);
});

test('GitLab reads a name in a class, a time and a status of each test', () => {
  const cases = elements(readXml(junit(aMixedReport())), 'testcase');
  const marks = ['failure', 'error', 'skipped'];
  const statuses = cases.map(({ children }) => children.find(({ name }) => marks.includes(name))?.name ?? 'success');
  const keys = cases.map(({ attributes: { classname, name } }) => `${classname} ${name}`);
  expect(new Set(keys).size).toBe(cases.length);
  expect(keys[0]).toBe('refunds full-refund');
  expect(cases.every(({ attributes }) => Number(attributes['time']) >= 0)).toBe(true);
  expect(statuses.sort().join(' ')).toBe('error error error failure failure skipped success success success');
});

test('an answer cannot end its section, however often it tries', () => {
  const output = ']]><failure/>]]><failure/>]]]]>>';
  const only = onlyCase(junit(aReport({ results: [aResult({ output })] })));
  expect(only.children.map(({ name }) => name)).toEqual(['properties', 'system-out']);
});

test('more than 20,000 cases have no properties, and the suite says so', () => {
  const results = Array.from({ length: 20_001 }, (_, index) => aResult({ testId: `t${index}` }));
  const root = readXml(junit(aReport({ results })));
  expect(elements(root, 'properties')).toHaveLength(1);
  const [suite] = elements(root, 'testsuite');
  expect(suite && properties(suite)).toMatchObject({ 'case-properties': 'left out of more than 20000 cases' });
});

describe('a case', () => {
  test('that a judge failed says its reason and the answer', () => {
    const assertions = [{ text: 'gives a number', passed: false, evidence: 'there is none' }];
    const [score] = aResult({ score: 0 }).scores;
    const scores = [
      { ...score, name: 'judge', type: 'llm-grader', verdict: 'fail', assertions },
    ] as TestResult['scores'];
    const result = aResult({ score: 0, assertions, scores, output: 'Call us!' });
    const [failure] = elements(readXml(junit(aReport({ results: [result] }))), 'failure');
    expect(failure?.attributes['message']).toBe('gives a number: there is none');
    expect(failure?.text).toBe('Score: 0.000\nFailed: gives a number: there is none\nAnswer: Call us!');
  });

  test.each([
    ['only missed its mark', 0.7, [], 'threshold'],
    ['is known to have regressed', 0.1, [aChange('greets', 'regressed')], 'regression'],
  ])('that %s says so', (_, score, tests, type) => {
    const report = aReport({ results: [aResult({ score })], comparison: aComparison({ tests }) });
    const [failure] = elements(readXml(junit(report)), 'failure');
    expect(failure?.attributes['type']).toBe(type);
  });

  test('that errored shows no character of a hostile file that XML does not allow', async () => {
    const location = { file: 'a\u0000\u202e<b>.yaml', line: 3, column: 5 };
    const [error] = elements(readXml(junit(aReport({ results: [aResult({ failure: { location } })] }))), 'error');
    expect(error?.text).toBe('the connection was reset\nat a\\u202e<b>.yaml:3:5');
  });

  test('that fails in quarantine is skipped', async () => {
    const comparison = aComparison({ tests: [aChange('greets', 'quarantined', { why: 'owned by the billing team' })] });
    const only = onlyCase(junit(aReport({ results: [aResult({ score: 0.1 })], comparison })));
    expect(elements(only, 'failure')).toEqual([]);
    expect(elements(only, 'skipped')).toHaveLength(1);
    expect(properties(only)).toMatchObject({ 'skipped-because': 'quarantined: owned by the billing team' });
  });

  test('has its state and its label compared with the baseline as properties', async () => {
    const comparison = aComparison({ tests: [aChange('greets', 'not-enough-history', { flaky: true })] });
    const flaky = properties(onlyCase(junit(aReport({ results: [aResult({ score: 0.1 })], comparison }))));
    expect(flaky).toMatchObject({ state: 'not-enough-history', 'flaky-baseline': 'true' });
    const other = aComparison({ tests: [aChange('greets', 'fixed')] });
    const plain = properties(onlyCase(junit(aReport({ results: [aResult()], comparison: other }))));
    expect(plain).toMatchObject({ state: 'fixed' });
    expect(plain).not.toHaveProperty('flaky-baseline');
  });

  test('that passed with mixed trials is flaky, not failed', async () => {
    const trials = [
      aTrial(0.35),
      aTrial(1, { attempt: 1 }),
      aTrial(0, {
        attempt: 2,
        status: 'execution_error',
        failure: { class: 'crash', stage: 'agent', reason: 'provider_error', message: 'exit code 1' },
      }),
      aTrial(0, { attempt: 3, status: 'execution_error', failure: aFailure({ message: 'connection reset' }) }),
    ];
    const aggregation = { strategy: 'pass_at_k', passedAttempts: 1, totalAttempts: 4 } as const;
    const only = onlyCase(junit(aReport({ results: [aResult({ trials, aggregation })] })));
    expect(elements(only, 'failure')).toEqual([]);
    expect(properties(only)).toMatchObject({
      'pass-rate': '1/3',
      'failed-trials': '1: score=0.350; 3: exit code 1; 4: connection reset',
    });
  });

  test('keeps at most 4 KB of its answer', async () => {
    for (const output of ['漢'.repeat(5000), '\u202e'.repeat(5000), '<'.repeat(5000)]) {
      const [excerpt] = elements(readXml(junit(aReport({ results: [aResult({ output })] }))), 'system-out');
      expect(Buffer.byteLength(excerpt?.text ?? '')).toBeGreaterThan(3900);
      expect(Buffer.byteLength(excerpt?.text ?? '')).toBeLessThanOrEqual(4096);
    }
  });

  test.each(hostileTexts)('keeps %j within its own element', async (text) => {
    const results = [
      aResult({ testId: text, output: text, score: 0.1, assertions: [{ text, passed: false }] }),
      aResult({ testId: `${text}2`, failure: { message: text } }),
    ];
    const root = readXml(junit(aReport({ results })));
    expect(elements(root, 'testcase')).toHaveLength(2);
    expect(elements(root, 'failure')).toHaveLength(1);
    expect(elements(root, 'error')).toHaveLength(1);
  });
});
