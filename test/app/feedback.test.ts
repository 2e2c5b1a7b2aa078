import { describe, expect, test } from 'vitest';
import { aProject, type Project } from '../support/project.ts';
import { perform } from './perform.ts';

const GRADER = { name: 'format', type: 'code-grader', score: 1, assertions: [] };
const row = (test_id: string, score: number) => {
  const common = { suite: 's', target: 'x', timestamp: '2026-03-14T10:32:00.000Z' };
  return `${JSON.stringify({ test_id, ...common, score, scores: [GRADER] })}\n`;
};
const REVIEW = {
  run_id: '2026-03-14T10-32-00_claude',
  reviewer: 'engineer-name',
  timestamp: '2026-03-14T12:00:00Z',
  overall_notes: 'Refunds are too eager.',
  per_case: [
    {
      test_id: 'a',
      verdict: 'needs_improvement',
      notes: 'Names no order',
      evaluator_overrides: { 'code-grader:format': 'too strict' },
      workspace_notes: 'left a file',
    },
    { test_id: 'b', verdict: 'acceptable' },
  ],
};

async function report(feedback: unknown) {
  const project = aProject({
    'run/index.jsonl': row('a', 0.5) + row('b', 1),
    'run/feedback.json': typeof feedback === 'string' ? feedback : JSON.stringify(feedback, undefined, 2),
  });
  const { exitCode, stderr } = await perform(project, ['report', 'run', '-o', 'out', '--no-html']);
  return { project, exitCode, stderr, ...outputs(project) };
}

const outputs = (project: Project) => ({
  report: JSON.parse(project.read('out/report.json')),
  summary: project.read('out/summary.md'),
});

describe('feedback.json next to results', () => {
  test('is in report.json and in the summary, and changes no score and no verdict', async () => {
    const { project, exitCode, report: made, summary } = await report(REVIEW);
    using _ = project;
    expect(made.feedback).toEqual([
      {
        file: 'run/feedback.json',
        runId: REVIEW.run_id,
        reviewer: 'engineer-name',
        timestamp: REVIEW.timestamp,
        overallNotes: 'Refunds are too eager.',
        tests: [
          {
            testId: 'a',
            verdict: 'needs_improvement',
            notes: 'Names no order',
            graderNotes: { 'code-grader:format': 'too strict' },
            workspaceNotes: 'left a file',
          },
          { testId: 'b', verdict: 'acceptable' },
        ],
      },
    ]);
    expect(summary).toContain('### Review');
    expect(summary).toContain('Refunds are too eager.');
    expect(summary).toMatch(/`a` \| needs improvement \| Names no order; `code-grader:format`: too strict; workspace/);
    const without = await perform(project, ['report', 'run/../run/index.jsonl', '-o', 'again', '--no-html']);
    expect(without.exitCode).toBe(exitCode);
    project.write('run/feedback.json', '');
    await perform(project, ['report', 'run', '-o', 'out', '--no-html']);
    const { verdict, totals } = outputs(project).report;
    expect({ verdict, totals }).toEqual({ verdict: made.verdict, totals: made.totals });
  });

  test('stays with the report when that is read again', async () => {
    const { project, report: made } = await report(REVIEW);
    using _ = project;
    await perform(project, ['report', 'out', '-o', 'second', '--no-html']);
    expect(JSON.parse(project.read('second/report.json')).feedback).toEqual(made.feedback);
  });

  test('of AgentV’s dashboard has comments without verdicts', async () => {
    const reviews = [{ test_id: 'b', comment: 'Fine | by <b>me</b>', updated_at: '2026-03-14T12:00:00Z' }];
    const { project, report: made, summary } = await report({ reviews });
    using _ = project;
    expect(made.feedback).toEqual([
      { file: 'run/feedback.json', tests: [{ testId: 'b', notes: 'Fine | by <b>me</b>' }] },
    ]);
    expect(summary).not.toContain('<b>me');
  });

  test.each([
    ['is not JSON', '{"run_id": "x",}', /run\/feedback\.json:1:16: Property name expected/],
    ['lacks a key', { ...REVIEW, reviewer: undefined }, /feedback\.json:1:1: "reviewer" is missing or invalid/],
    [
      'has an unknown verdict',
      { ...REVIEW, per_case: [{ test_id: 'a', verdict: 'good' }] },
      /feedback\.json:1:1: "per_case\.0\.verdict" is missing or invalid[\s\S]*acceptable, needs_improvement, incorrect or flaky/,
    ],
    ['is too large', ' '.repeat(1024 * 1024 + 1), /feedback\.json/],
    [
      'has mistyped keys, which would lose a part of it',
      { ...REVIEW, notes: '', per_case: [{ test_id: 'a', verdict: 'flaky', note: 'x' }] },
      /These keys are not keys of a review and are ignored: notes, note /,
    ],
    ['is about an unknown test', { ...REVIEW, per_case: [{ test_id: 'zz', verdict: 'flaky' }] }, /do not have: zz/],
  ])('is a warning with its place if it %s', async (_, feedback, message) => {
    const { project, report: made, summary } = await report(feedback);
    using _project = project;
    const shown = made.warnings.map(({ message, location, expected, hint }: Record<string, unknown>) => {
      const { file, line, column } = (location ?? {}) as Record<string, unknown>;
      return `${file}:${line}:${column}: ${message} ${expected} ${hint}`;
    });
    expect(shown.join('\n')).toMatch(message);
    expect(summary).toContain('### Warnings');
    expect(made.results).toHaveLength(2);
  });

  test('is hostile text: no part of it becomes markup, a mention or a command', async () => {
    const hostile = '</details><img src=x> @octocat [x](http://evil) ::error::x\n# Title \u202e';
    const { project, summary } = await report({
      ...REVIEW,
      reviewer: hostile,
      overall_notes: hostile,
      per_case: [
        {
          test_id: 'a',
          verdict: 'flaky',
          notes: hostile,
          evaluator_overrides: { [hostile]: hostile },
          workspace_notes: hostile,
        },
      ],
    });
    using _ = project;
    const { length, [length - 1]: rest = '' } = summary.split('### Review');
    const [review = ''] = rest.split('<details>');
    expect(review.replaceAll(/`[^`\n]*`/g, '')).not.toMatch(/<img|<\/details|@octocat|\]\(|::error|^# Title|\u202e/m);
  });
});
