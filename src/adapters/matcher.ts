import { type ChildProcess, spawn } from 'node:child_process';
import type { Matcher, MatchResult, Pattern } from '../model/ports/matcher.ts';
import { matchCost } from '../shared/match-cost.ts';
import { agentEnv } from './process/child-env.ts';

/** No honest pattern takes so long on an answer. */
const LIMIT_MS = 2_000;

/** So many steps take a few hundredths of a second, hardly more than handing them to another process. */
const MOST_STEPS_HERE = 10_000_000;

/**
 * Looks for patterns in texts. What could take long is done in a process of its own, because an engine that has lost
 * itself hears no signal and no timer. A thread of this process would not do: V8 can also lose itself while it
 * prepares a pattern (`a?` sixty times, then `a` sixty times), and from there no thread can be ended, so that this
 * process could not end either.
 */
export const matcher: Matcher = createMatcher();

export function createMatcher({ limitMs = LIMIT_MS, mostStepsHere = MOST_STEPS_HERE } = {}): Matcher {
  const helper = matchingHelper(limitMs);
  return {
    async matches(pattern, text, signal) {
      if (signal.aborted) return { kind: 'cancelled' };
      if (matchCost(pattern, text.length) > mostStepsHere) return helper.matches(pattern, text, signal);
      return { kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) };
    },
  };
}

/** One helper, started when first needed and anew after it had to be ended. Whoever comes meanwhile waits. */
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

/** Given as text, because in the bundle it has no file of its own. */
const MATCH = `
const { parentPort } = process.getBuiltinModule('node:worker_threads');
parentPort.on('message', ({ pattern, text }) => {
  try {
    parentPort.postMessage({ kind: 'matched', matched: new RegExp(pattern.source, pattern.flags).test(text) });
  } catch (error) {
    parentPort.postMessage({ kind: 'failed', message: String(error && error.message) });
  }
});
`;

/**
 * Its main thread stays free to notice when this process is gone, however it went. A terminal tells it to stop
 * together with us; when it stops, we say.
 */
const HELPER = `
const { Worker } = process.getBuiltinModule('node:worker_threads');
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
const thread = new Worker(${JSON.stringify(MATCH)}, { eval: true });
thread.on('online', () => process.send({ kind: 'ready' }));
thread.on('message', (reply) => process.send(reply));
process.on('message', (question) => thread.postMessage(question));
`;

/** A helper that is ready to be asked, however long that takes: its time begins with the question. */
async function start(signal: AbortSignal): Promise<ChildProcess | 'cancelled'> {
  const helper = spawn(process.execPath, ['-e', HELPER], {
    env: agentEnv(process.env, {}),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Carries any text as it is, halves of characters too.
    serialization: 'advanced',
    windowsHide: true,
  });
  // Whoever waits for a reply hears of errors too; without this one they would end this process.
  helper.on('error', () => undefined);
  const { kind } = await nextReply<{ readonly kind: 'ready' }>(helper, undefined, signal);
  if (kind === 'ready') return helper;
  helper.kill('SIGKILL');
  return 'cancelled';
}

/** While it works, this process waits for it; while it is idle, this process may end. */
async function ask(
  helper: ChildProcess,
  question: object,
  limitMs: number,
  signal: AbortSignal,
): Promise<Answer | Stopped> {
  helper.ref();
  helper.channel?.ref();
  helper.send(question);
  try {
    return await nextReply<Answer>(helper, limitMs, signal);
  } finally {
    helper.unref();
    helper.channel?.unref();
  }
}

type Stopped = Exclude<MatchResult, { kind: 'matched' }>;
type Answer = Extract<MatchResult, { kind: 'matched' }> | { readonly kind: 'failed'; readonly message: string };

function nextReply<Said>(
  helper: ChildProcess,
  limitMs: number | undefined,
  signal: AbortSignal,
): Promise<Said | Stopped> {
  return new Promise((resolve, reject) => {
    const release = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      helper.off('message', settle).off('exit', onEnd).off('error', onEnd);
    };
    const settle = (reply: Said | Stopped) => {
      release();
      resolve(reply);
    };
    const onEnd = (cause: unknown) => {
      release();
      reject(new Error('The process that looks for patterns ended', { cause }));
    };
    const onAbort = () => settle({ kind: 'cancelled' });
    const onLate = (afterMs: number) => settle({ kind: 'tooLong', afterMs });
    const timer = limitMs === undefined ? undefined : setTimeout(onLate, limitMs, limitMs);
    helper.on('message', settle).on('exit', onEnd).on('error', onEnd);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}
