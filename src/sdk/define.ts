import { readFileSync } from 'node:fs';
import type { GraderContext } from './context.ts';

/** One check of a grader. */
export interface Check {
  readonly text: string;
  readonly passed: boolean;
  readonly evidence?: string;
}

interface Reasons {
  /** The checks, one by one. */
  readonly assertions?: readonly Check[];
  /** The older form: passed checks, and missed ones. */
  readonly hits?: readonly string[];
  readonly misses?: readonly string[];
  readonly reasoning?: string;
  /** Anything else worth keeping in the record. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** `score` wins; without one, `pass` is 1 or 0; without both the score is 0. */
export interface AssertionReply extends Reasons {
  readonly pass?: boolean;
  readonly score?: number;
}

/**
 * `score` must be a number from 0 to 1, else the grader fails and the test has no result; if omitted, it is the share
 * of `assertions` that passed.
 */
export interface GraderReply extends Reasons {
  readonly score?: number;
}

/** The input of a prompt template; a key without data is absent or null. */
export type PromptContext = Partial<GraderContext>;

type Handler<Context, Reply> = (context: Context) => Reply | Promise<Reply>;

/**
 * Makes this script a check that passes or fails: reads the answer, asks `judge`, and prints the reply.
 * When `judge` throws, the score is 0 with the message as the reason, and the script exits with 1.
 */
export function defineAssertion(judge: Handler<GraderContext, AssertionReply>): void {
  void answer(async () => {
    const { pass, score, ...reasons } = asReply(await judge(await readContext()));
    return replyOf(score ?? (pass === true ? 1 : 0), reasons);
  });
}

/** Makes this script a grader that gives a score. It fails as `defineAssertion` does. */
export function defineCodeGrader(judge: Handler<GraderContext, GraderReply>): void {
  void answer(async () => {
    const { score, ...reasons } = asReply(await judge(await readContext()));
    return replyOf(score, reasons);
  });
}

/** The name of `defineCodeGrader` before AgentV 3. */
export const defineCodeJudge: typeof defineCodeGrader = defineCodeGrader;

/** Makes this script the prompt of a judge: the return value of `write` is the prompt. */
export function definePromptTemplate(write: Handler<PromptContext, string>): void {
  void finish(async () => {
    const text: unknown = await write(await readContext());
    if (typeof text === 'string') return text;
    throw new Error(`It returned ${text === null ? 'null' : typeof text} instead of a text`);
  }, prompt);
}

const answer = (judge: () => Promise<object>): Promise<void> =>
  finish(async () => JSON.stringify(await judge()), reply);

/** Prints the result of the work, or the error if it fails, and exits: a grader gets one request. */
async function finish(work: () => Promise<string>, failed: (message: string) => void): Promise<void> {
  // An unsettled promise would end Node silently, and that counts as a pass.
  process.once('beforeExit', () => failed('it ended before its promise was settled'));
  try {
    const text = await work();
    process.stdout.write(`${text}\n`, () => process.exit(0));
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
}

function reply(message: string): void {
  const failure = { score: 0, assertions: [{ text: `The grader threw: ${message}`, passed: false }] };
  process.stdout.write(`${JSON.stringify(failure)}\n`, () => process.exit(1));
}

function prompt(message: string): void {
  process.stderr.write(`The prompt template threw: ${message}\n`, () => process.exit(1));
}

function asReply<Reply extends AssertionReply>(reply: Reply): Reply {
  if (typeof reply === 'object' && reply !== null && !Array.isArray(reply)) return reply;
  throw new Error(`It returned ${reply === null ? 'null' : typeof reply} instead of an object with a score`);
}

function replyOf(score: number | undefined, { assertions, hits = [], misses = [], ...rest }: Reasons): object {
  const reported = [
    ...hits.map((text) => ({ text, passed: true })),
    ...misses.map((text) => ({ text, passed: false })),
  ];
  // JSON has no NaN. A score of null alone is read as one.
  if (score !== undefined && !Number.isFinite(score)) return { score: null, ...rest };
  return { score, assertions: assertions ?? reported, ...rest };
}

/** Reads the input of a grader from standard input. Keys are camelCase, at every depth. */
async function readContext(): Promise<GraderContext> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const payload: unknown = text.trim() === '' ? undefined : JSON.parse(text);
  if (typeof payload !== 'object' || payload === null) {
    throw new Error('There is no JSON object on standard input: this script is started by an eval run');
  }
  const input = payload as Record<string, unknown>;
  // A long output comes as a file.
  const path = input['output_path'];
  const output = typeof path === 'string' ? { output: JSON.parse(readFileSync(path, 'utf8')) } : {};
  return inCamelCase({ ...input, ...output }) as GraderContext;
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [camelCase(key), inCamelCase(inner)]));
}

const camelCase = (key: string): string =>
  key.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
