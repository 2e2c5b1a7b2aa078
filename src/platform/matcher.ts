import { type ChildProcess, spawn } from 'node:child_process';
import type { Matcher, MatchResult, Pattern } from '../model/ports/machine.ts';
import { matchCost } from '../model/values/match-cost.ts';
import { agentEnv } from './process/child-env.ts';

/** Time limit: reasonable patterns are much faster. */
const LIMIT_MS = 2_000;

/** This many steps take a few hundredths of a second, about as long as passing them to another process. */
const MAX_STEPS_HERE = 10_000_000;

/**
 * Matches patterns in texts. Possibly slow ones run in another process, because a regular expression engine handles no
 * signal and no timer. A time limit of `node:vm` is not enough: V8 can also hang while it compiles a pattern (`a?` sixty
 * times, then `a` sixty times).
 */
export const matcher: Matcher = createMatcher();

export function createMatcher({ limitMs = LIMIT_MS, mostStepsHere = MAX_STEPS_HERE } = {}): Matcher {
  const helper = matchingHelper(limitMs);
  return {
    async matches(pattern, text, signal) {
      if (signal.aborted) return { kind: 'cancelled' };
      if (matchCost(pattern, text.length) > mostStepsHere) return helper.matches(pattern, text, signal);
      return { kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) };
    },
  };
}

/** One helper process, started on first use and again after it had to be killed. Other callers wait meanwhile. */
function matchingHelper(limitMs: number): Matcher {
  let idle: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const matchNow = async (pattern: Pattern, text: string, signal: AbortSignal): Promise<MatchResult> => {
    if (signal.aborted) return { kind: 'cancelled' };
    const helper = idle?.connected ? idle : await start(signal);
    idle = undefined;
    if (helper === 'cancelled') return { kind: 'cancelled' };
    const reply = await ask(helper, { pattern, text }, limitMs, signal);
    if (reply.kind === 'matched' || reply.kind === 'failed') idle = helper;
    else helper.kill('SIGKILL');
    if (reply.kind === 'failed') throw new Error(reply.message);
    return reply;
  };

  return {
    matches(pattern, text, signal) {
      const result = last.then(() => matchNow(pattern, text, signal));
      last = result.catch(() => undefined);
      return result;
    },
  };
}

/**
 * Passed as text, because the bundle has no file for it. It ignores the terminal's signals: this process ends it. If this
 * process was killed, it ends itself when it is idle, or a second after the time limit.
 */
const HELPER = `
const { runInNewContext } = process.getBuiltinModule('node:vm');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', ({ pattern, text, limitMs }) => {
  try {
    const how = { timeout: limitMs + 1000 };
    const matched = runInNewContext('new RegExp(pattern.source, pattern.flags).test(text)', { pattern, text }, how);
    process.send({ kind: 'matched', matched });
  } catch (error) {
    process.send({ kind: 'failed', message: String(error && error.message) });
  }
});
process.send({ kind: 'ready' });
`;

/** A helper that is ready: the time limit starts with the request, not with its start. */
async function start(signal: AbortSignal): Promise<ChildProcess | 'cancelled'> {
  const helper = spawn(process.execPath, ['-e', HELPER], {
    env: agentEnv(process.env, {}),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Carries any text unchanged, including lone surrogates.
    serialization: 'advanced',
    windowsHide: true,
  });
  // Waiting callers also get errors; without this listener they would end this process.
  helper.on('error', () => undefined);
  const { kind } = await nextReply<{ readonly kind: 'ready' }>(helper, undefined, signal);
  if (kind === 'ready') return helper;
  helper.kill('SIGKILL');
  return 'cancelled';
}

/** This process waits for a busy helper; with an idle one it may end. */
async function ask(
  helper: ChildProcess,
  question: { readonly pattern: Pattern; readonly text: string },
  limitMs: number,
  signal: AbortSignal,
): Promise<Answer | StoppedMatch> {
  helper.ref();
  helper.channel?.ref();
  helper.send({ ...question, limitMs });
  try {
    return await nextReply<Answer>(helper, limitMs, signal);
  } finally {
    helper.unref();
    helper.channel?.unref();
  }
}

type StoppedMatch = Exclude<MatchResult, { kind: 'matched' }>;
type Answer = Extract<MatchResult, { kind: 'matched' }> | { readonly kind: 'failed'; readonly message: string };

function nextReply<Said>(
  helper: ChildProcess,
  limitMs: number | undefined,
  signal: AbortSignal,
): Promise<Said | StoppedMatch> {
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      helper.off('message', settle).off('exit', onEnd).off('error', onEnd);
    };
    const settle = (reply: Said | StoppedMatch) => {
      release();
      resolve(reply);
    };
    const onEnd = (cause: unknown) => {
      release();
      reject(new Error('The process that matches patterns ended', { cause }));
    };
    const onAbort = () => settle({ kind: 'cancelled' });
    const onLate = (afterMs: number) => settle({ kind: 'tooLong', afterMs });
    const timer = limitMs === undefined ? undefined : setTimeout(onLate, limitMs, limitMs);
    helper.on('message', settle).on('exit', onEnd).on('error', onEnd);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
