import { openTargetProxy, type TargetProxy } from '../../src/graders/graders/target-proxy.ts';
import type { Judge } from '../../src/model/ports/grader.ts';
import { loopback } from '../../src/platform/loopback.ts';
import { anAnswer, aSubmission, notAborted } from '../graders/support.ts';

/** The proxy of a run, before a model that repeats what it is asked. */
export function modelProxy({ maxCalls }: { readonly maxCalls: number }): Promise<TargetProxy> {
  const judge: Judge = {
    name: 'judge',
    promptMode: 'lm',
    provider: {
      ask: async ({ prompt: { system = '', question } }) => ({
        kind: 'answered',
        response: { messages: [anAnswer(`${system}: ${question}`)], tokenUsage: { input: 1, output: 1 } },
      }),
    },
  };
  return openTargetProxy({
    judges: { names: ['judge'], find: async () => ({ kind: 'found', judge }) },
    judge,
    maxCalls,
    submission: aSubmission('Hello'),
    loopback,
    signal: notAborted(),
  });
}
