import { parseInputs } from '../../src/app/config/inputs.ts';
import { fileReporters } from '../../src/app/pipeline/file-reporters.ts';
import { reportOn } from '../../src/app/pipeline/report-on.ts';
import type { RunResult, TestResult } from '../../src/model/run/result.ts';
import { annotationCommand, annotations } from '../../src/reports/annotations.ts';
import { checkOutput } from '../../src/reports/comment/comment.ts';
import type { CommentContext } from '../../src/reports/comment/comment-context.ts';
import { deliverInTurn } from '../../src/reports/deliver.ts';
import { shortSummary } from '../../src/reports/summary/summary.ts';
import { aResult, aTrial } from '../support/builders.ts';

/** How long the results of so many tests take to be on all surfaces, disk and network left out, and how much that is. */
export async function surfacesOf(tests: number): Promise<{ readonly ms: number; readonly bytes: number }> {
  const run: RunResult = {
    startedAt: '2026-01-02T10:11:00.000Z',
    durationMs: 60_000,
    planned: tests,
    complete: true,
    dryRun: false,
    requirements: [],
    warnings: [],
    results: Array.from({ length: tests }, (_, index) => someResult(index)),
  };
  const context: CommentContext = {
    key: 'bench',
    head: '1a2b3c4d5e6f1a2b3c4d5e6f1a2b3c4d5e6f1a2b',
    attempt: 1,
    runUrl: 'https://github.example/octo/agent/actions/runs/1/attempts/1',
    linkTo: ({ file, line }) => `https://github.example/octo/agent/blob/1a2b3c4/${file}#L${line}`,
  };
  let bytes = 0;
  const files = {
    async writePieces(_: string, pieces: Iterable<string>) {
      for (const piece of pieces) bytes += Buffer.byteLength(piece);
    },
  };
  const all = async () => {
    const started = performance.now();
    const report = reportOn(run, { inputs: parseInputs({}) });
    await deliverInTurn(fileReporters('/', files, { comment: context }), report);
    const check = checkOutput(report, context, 60_000);
    bytes += [shortSummary(report), check.summary, ...annotations(report).map(annotationCommand)].join('').length;
    return performance.now() - started;
  };
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    bytes = 0;
    times.push(await all());
  }
  // The first one is what an action meets: nothing is warm then.
  return { ms: times[0] ?? 0, bytes };
}

/** One test in ten fails, one in fifty errs, one in five has trials; answers have two kilobytes. */
function someResult(index: number): TestResult {
  const output = `Answer ${index}: ${'The refund was sent to the card that was used. '.repeat(42)}`;
  return aResult({
    index,
    suite: `suite-${index % 40}`,
    testId: `test-${index}`,
    location: { file: `evals/suite-${index % 40}.eval.yaml`, line: index + 1, column: 3 },
    output,
    durationMs: 1000 + (index % 700),
    costUsd: 0.01,
    tokenUsage: { input: 900, output: 120 },
    ...(index % 5 === 0 && { trials: [aTrial(1), aTrial(index % 3 === 0 ? 0.2 : 1, { attempt: 1 })] }),
    ...(index % 10 === 3 && {
      score: 0.2,
      assertions: [{ text: `The answer does not contain "${index}"`, passed: false, evidence: output.slice(0, 200) }],
    }),
    ...(index % 50 === 7 && { failure: { class: 'rate_limit', message: 'HTTP 429: Too many requests' } }),
  });
}
