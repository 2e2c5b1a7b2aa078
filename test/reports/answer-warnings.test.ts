import { describe, expect, test } from 'vitest';
import { annotations } from '../../src/reports/annotations.ts';
import { commentMarkdown } from '../../src/reports/comment/comment-markdown.ts';
import { failuresIndex } from '../../src/reports/failures/failures-index.ts';
import { ctrf } from '../../src/reports/files/ctrf.ts';
import { junit } from '../../src/reports/files/junit.ts';
import { summaryMarkdown } from '../../src/reports/summary/summary.ts';
import { resultTable } from '../../src/reports/terminal/terminal.ts';
import { answerCounts, answerWarnings } from '../../src/reports/warnings.ts';
import { aFailure, aReport, aResult, aTrial } from '../support/builders.ts';

const report = aReport({
  results: [
    aResult({ testId: 'thinks', finishReason: 'reasoning_only' }),
    aResult({ testId: 'stops', finishReason: 'length', score: 0 }),
    aResult({ testId: 'half', trials: [aTrial(1), aTrial(1, { finishReason: 'length' })] }),
    aResult({ testId: 'declines', finishReason: 'refusal' }),
    aResult({ testId: 'spared', targetUsed: 'spare' }),
    aResult({ testId: 'broken', finishReason: 'length', failure: aFailure() }),
  ],
});

test('there is a warning for each reason of a suite on a target, also for tests that pass', () => {
  expect(answerWarnings(report).map(({ message }) => message)).toEqual([
    'The answer was only reasoning in 1 test of greetings on support-agent: thinks',
    'The answer was cut off at the limit of tokens in 2 tests of greetings on support-agent: stops, half',
  ]);
});

test('the numbers of a run count them, and refusals', () => {
  expect(answerCounts(report)).toEqual(['2 answers cut off', '1 answer refused', '1 answer empty']);
  expect(answerCounts({ ...report, dryRun: true })).toEqual([]);
});

describe('each report says why an answer is cut off or empty, and who answered in place of the target', () => {
  const context = { key: 'k', head: '', attempt: 1, runUrl: '', linkTo: () => undefined };
  const screen = { colour: false, width: 200 };
  test.each([
    [
      'the terminal',
      resultTable(report, screen),
      /only reasoning[\s\S]*cut off at the limit of tokens[\s\S]*target spare/,
    ],
    ['the summary', summaryMarkdown(report, 1e6), /cut off at the limit of tokens/],
    ['the comment', commentMarkdown(report, context as never, 60_000), /2 answers cut off[\s\S]*cut off at the limit/],
    [
      'the annotations',
      annotations(report)
        .map(({ message }) => message)
        .join('\n'),
      /cut off at the limit of tokens/,
    ],
    ['the file for coding agents', failuresIndex(report) ?? '', /cut off at the limit of tokens/],
    ['JUnit', [...junit(report)].join(''), /name="answer" value="the answer was only reasoning"/],
    ['JUnit for a fallback', [...junit(report)].join(''), /value="answered by the fallback target spare"/],
    ['CTRF', [...ctrf(report)].join(''), /"answer":\s*"the answer was only reasoning"/],
  ])('%s', (_, text, says) => {
    expect(text).toMatch(says);
  });
});
