import type { ExecResult } from '../../model/ports/processes.ts';
import type { FailureClass } from '../../model/run/outcome.ts';
import { failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { never } from '../../shared/never.ts';
import { MORE_TIME } from '../calls/more-time.ts';
import { costLimitMessage } from '../calls/with-cost-limit.ts';
import { scrub } from '../models/scrub.ts';
import { saysRefusal } from '../refusal.ts';
import type { AgentError, AgentStream, StreamEnd } from '../streams/stream.ts';
import { statusIn } from '../streams/stream.ts';
import type { Agent } from './agent.ts';

/** Why the runner itself ended a program, other than by the signal of the call. */
export type Cut = 'lingers' | 'flood' | 'too many calls' | 'cost limit';

interface Ended {
  readonly result: ExecResult;
  readonly stream: Pick<AgentStream, 'end' | 'trajectory'>;
  readonly cut: Cut | undefined;
  readonly timeoutMs: number | undefined;
  readonly costLimitUsd: number | undefined;
  /** Whether its stream came to its end before its time did. */
  readonly wasInTime: boolean;
  readonly response: Response;
  /** Of the program, where it says it. */
  readonly version: string | undefined;
}

/**
 * What came of a call. An answer needs three things: the program ended with 0, its stream came to its end, and that end
 * is good. Whatever else happened, what the agent had done by then is kept beside the failure.
 */
export function outcomeOf(agent: Agent, ended: Ended): Outcome {
  const { result, response } = ended;
  const why = failureIn(agent, ended);
  if (why === undefined) return { kind: 'answered', response };
  if (why === 'refused') return { kind: 'answered', response: asRefused(response) };
  const partial = response.messages.length > 0 || response.tokenUsage !== undefined ? response : undefined;
  const { class: failureClass, message, ...more } = why;
  return failed(failureClass, message, more, result.kind === 'notStarted' ? undefined : partial);
}

/** What it said last is the answer; after a tool it said nothing more. */
function asRefused(response: Response): Response {
  const { messages } = response;
  const hasText = messages.length > 0 && messages.at(-1)?.toolCalls === undefined;
  const all = hasText ? messages : [...messages, { role: 'assistant' as const, content: '' }];
  return { ...response, messages: all, refused: true };
}

interface Why {
  readonly class: FailureClass;
  readonly message: string;
  readonly httpStatus?: number;
  readonly permanent?: true;
}

function failureIn(agent: Agent, ended: Ended): Why | 'refused' | undefined {
  const { result, stream, cut, timeoutMs, wasInTime, response } = ended;
  const { end } = stream;
  switch (result.kind) {
    case 'notStarted':
      return notStarted(agent, result);
    case 'timedOut':
      // It said in time that it was over, and only did not leave. What it says when it is told to end is no answer.
      if (end.kind !== 'open' && wasInTime) return whyByStream(agent, end) ?? whyNothing(agent, response);
      return {
        class: 'timeout',
        message: `${agent.name} did not end within ${Math.ceil((timeoutMs ?? 0) / 1000)} s and was stopped. ${MORE_TIME}`,
      };
    case 'flooded':
      return crash(agent, `wrote more to ${result.stream} than is read`);
    case 'cancelled':
      if (cut === 'lingers') return whyByStream(agent, end) ?? whyNothing(agent, response);
      if (cut === 'cost limit') {
        return { class: 'cost_limit', message: costLimitMessage(response.costUsd ?? 0, ended.costLimitUsd ?? 0) };
      }
      if (cut === 'flood') return crash(agent, 'wrote more to stdout than is read');
      if (cut === 'too many calls') return crash(agent, 'called more tools, or said more, than is kept');
      return { class: 'cancelled', message: `${agent.name} was stopped while it was working.` };
    case 'killed':
      return whyByStream(agent, end) ?? crash(agent, `was ended by ${result.signal}`, lastWords(result.stderr));
    case 'exited':
      return exited(agent, result, ended) ?? whyNothing(agent, response);
    default:
      return never(result);
  }
}

/** An agent that cannot be started would fail every test alike, unless the system was short of something for a moment. */
export function notStarted(
  { name, install }: Agent,
  { message, lacksResources }: Extract<ExecResult, { kind: 'notStarted' }>,
): Why {
  if (lacksResources) return { class: 'provider', message: `${name} cannot be asked. ${message}` };
  const advice = install === undefined ? '' : `: install it with "${install}", or name its program in "executable"`;
  return { class: 'config', message: `${name} cannot be asked${advice}. ${message}` };
}

function exited(
  agent: Agent,
  { exitCode, stderr }: Extract<ExecResult, { kind: 'exited' }>,
  { stream: { end }, version, response }: Ended,
): Why | 'refused' | undefined {
  const byCode = agent.exitCodes?.(exitCode);
  const reported = whyByStream(agent, end, byCode);
  if (reported !== undefined) return reported;
  if (exitCode === 0 && end.kind === 'done') return undefined;
  if (byCode !== undefined) return whyError(agent, byCode);
  const words = lastWords(stderr);
  if (exitCode === 0) return crash(agent, 'ended with exit code 0, but without saying that it was done', words);
  if (NO_KEY.test(stderr)) return auth(agent, words);
  if (response.messages.length === 0 && OTHER_VERSION.test(stderr)) return otherVersion(agent, version, words);
  return crash(agent, `failed with exit code ${exitCode}`, words);
}

/** The words of the stream, and what the exit code adds to them: some programs tell a status by it alone. */
function whyByStream(agent: Agent, end: StreamEnd, byCode?: AgentError): Why | 'refused' | undefined {
  if (end.kind === 'refused') return 'refused';
  const error = end.kind === 'failed' ? end.error : end.kind === 'open' ? end.lastError : undefined;
  if (error === undefined) return undefined;
  if (saysRefusal(error.message)) return 'refused';
  const status = error.httpStatus ?? statusIn(error.message);
  const isVague = error.class === undefined && status === undefined;
  return whyError(agent, isVague ? { ...byCode, message: error.message } : error);
}

const whyNothing = (agent: Agent, { messages }: Response): Why | undefined =>
  messages.length === 0 ? crash(agent, 'said that it was done, but neither answered nor did anything') : undefined;

function whyError(agent: Agent, { message, class: reported, httpStatus }: AgentError): Why {
  const words = scrub(message, '');
  const status = isStatus(httpStatus) ? httpStatus : statusIn(message);
  if (reported === 'auth' || (reported === undefined && (status === 401 || status === 403)))
    return auth(agent, words, status);
  if (reported !== undefined) return { class: reported, message: `${agent.name} failed: ${words}` };
  const failureClass = status === undefined && NO_KEY.test(message) ? 'auth' : classOf(status);
  const isOfThisRequest = status === 400 || status === 413 || status === 422;
  return {
    class: failureClass,
    message: `The model of ${agent.name} failed: ${words}`,
    ...(status !== undefined && { httpStatus: status }),
    ...(isOfThisRequest && { permanent: true }),
  };
}

function classOf(status: number | undefined): FailureClass {
  if (status === 429) return 'rate_limit';
  return status === 404 ? 'config' : 'provider';
}

const isStatus = (status: number | undefined): status is number =>
  status !== undefined && Number.isInteger(status) && status >= 100 && status < 600;

function auth({ name, variables }: Agent, words: string, status?: number): Why {
  const keys = variables.join(', ');
  const advice = `Give it a key in its environment (${keys}, or "env" of the target), or with "home: user" the login of this machine`;
  return {
    class: 'auth',
    message: `${name} is not signed in, or its key was refused${words === '' ? '' : `: ${words}`} — ${advice}.`,
    ...(status !== undefined && { httpStatus: status }),
  };
}

const crash = ({ name }: Agent, what: string, words = ''): Why => ({
  class: 'crash',
  message: `${name} ${what}${words === '' ? '.' : `: ${words}`}`,
});

/** It was not asked at all: every test would fail alike, and none through the agent's doing. */
function otherVersion({ name, install }: Agent, version: string | undefined, words: string): Why {
  const advice = install === undefined ? 'Another version may' : `Another version may ("${install}")`;
  const which = version === undefined ? name : `${name} ${version}`;
  return {
    class: 'config',
    message: `${which} does not understand how it is called: ${words} — ${advice}, or its target passes "args" that it does not know.`,
  };
}

/** What programs say to an argument that they do not know. */
const OTHER_VERSION =
  /(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|too many arguments|prompt was not quoted/i;

/** What programs say that have no key. */
const NO_KEY =
  /(?:no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \/login|invalid api key|set an auth method)/i;

/** The end of what it said on stderr, where the reason usually stands. */
function lastWords(stderr: string): string {
  const said = stderr.trim();
  return scrub(said.length <= REPORTED ? said : `…${said.slice(-REPORTED).toWellFormed()}`, '');
}

const REPORTED = 280;
