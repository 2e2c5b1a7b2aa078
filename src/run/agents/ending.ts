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
  /** Whether its stream was complete before the time limit. */
  readonly wasInTime: boolean;
  readonly response: Response;
  /** The reason from the program, if it reports one. */
  readonly version: string | undefined;
}

/**
 * The outcome of a call. An answer requires exit code 0, a complete stream, and a good end. In all other cases, the
 * work so far is stored with the failure.
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

/** Its last message is the answer; after a tool call there is none yet. */
function asRefused(response: Response): Response {
  const { messages } = response;
  const hasText = messages.length > 0 && messages.at(-1)?.toolCalls === undefined;
  const all = hasText ? messages : [...messages, { role: 'assistant' as const, content: '' }];
  return { ...response, messages: all, finishReason: 'refusal' };
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
      // It reported its end in time, and only did not exit. Messages after our signal are not an answer.
      if (end.kind !== 'open' && wasInTime) return whyByStream(agent, end) ?? whyNothing(agent, response);
      return {
        class: 'timeout',
        message: `${agent.name} did not end within ${Math.ceil((timeoutMs ?? 0) / 1000)} s and was stopped. ${MORE_TIME}`,
      };
    case 'flooded':
      return crash(agent, `wrote more to ${result.stream} than the limit`);
    case 'cancelled':
      if (cut === 'lingers') return whyByStream(agent, end) ?? whyNothing(agent, response);
      if (cut === 'cost limit') {
        return { class: 'cost_limit', message: costLimitMessage(response.costUsd ?? 0, ended.costLimitUsd ?? 0) };
      }
      if (cut === 'flood') return crash(agent, 'wrote more to stdout than the limit');
      if (cut === 'too many calls') return crash(agent, 'called more tools, or wrote more messages, than the limit');
      return { class: 'cancelled', message: `${agent.name} was stopped while it was working.` };
    case 'killed':
      return whyByStream(agent, end) ?? crash(agent, `was ended by ${result.signal}`, lastWords(result.stderr));
    case 'exited':
      return exited(agent, result, ended) ?? whyNothing(agent, response);
    default:
      return never(result);
  }
}

/** An agent that cannot start would fail every test alike, unless the system lacked resources for a moment. */
export function notStarted(
  { name, install }: Agent,
  { message, lacksResources }: Extract<ExecResult, { kind: 'notStarted' }>,
): Why {
  if (lacksResources) return { class: 'provider', message: `${name} cannot be called. ${message}` };
  const advice = install === undefined ? '' : `: install it with "${install}", or set its program in "executable"`;
  return { class: 'config', message: `${name} cannot be called${advice}. ${message}` };
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
  if (exitCode === 0) return crash(agent, 'ended with exit code 0, but did not report its end', words);
  if (NO_KEY.test(stderr)) return auth(agent, words);
  if (response.messages.length === 0 && OTHER_VERSION.test(stderr)) return otherVersion(agent, version, words);
  return crash(agent, `failed with exit code ${exitCode}`, words);
}

/** The message of the stream, and the meaning of the exit code: some programs only report a status by it. */
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
  messages.length === 0 ? crash(agent, 'reported its end, but gave no answer and did nothing') : undefined;

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
  const advice = `Set its key in the environment (${keys}, or "env" of the target), or use the login of this machine with "home: user"`;
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

/** The call never reached the model: every test would fail alike, and not because of the agent. */
function otherVersion({ name, install }: Agent, version: string | undefined, words: string): Why {
  const advice = install === undefined ? 'Another version may' : `Another version may ("${install}")`;
  const which = version === undefined ? name : `${name} ${version}`;
  return {
    class: 'config',
    message: `${which} does not accept its command line: ${words} — ${advice}, or its target passes unknown "args".`,
  };
}

/** Messages of programs about an unknown argument. */
const OTHER_VERSION =
  /(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|too many arguments|prompt was not quoted/i;

/** Messages of programs without a key. */
const NO_KEY =
  /(?:no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \/login|invalid api key|set an auth method)/i;

/** The end of its stderr, where the reason usually is. */
function lastWords(stderr: string): string {
  const said = stderr.trim();
  return scrub(said.length <= REPORTED ? said : `…${said.slice(-REPORTED).toWellFormed()}`, '');
}

const REPORTED = 280;
