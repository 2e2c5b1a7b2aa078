import type { ExecResult } from '../../model/ports/processes.ts';
import {
  type FailedOutcome,
  type FinishReason,
  failed,
  isDeclined,
  type Outcome,
  type Response,
} from '../../model/run/outcome.ts';
import { cutStart } from '../../model/text/text.ts';
import { never } from '../../model/values/never.ts';
import { MORE_TIME } from '../call-guards.ts';
import { costLimitMessage } from '../cost.ts';
import { scrub } from '../models/model-http.ts';
import { saysRefusal, withAnswer } from '../response.ts';
import { type AgentError, type AgentStream, statusIn } from '../streams/stream.ts';
import type { Agent } from './agent.ts';

/** Why the runner itself ended a program, other than by the signal of the call. */
export type StopReason = 'lingers' | 'flood' | 'too many calls' | 'cost limit' | 'unreadable';

export interface EndedProgram {
  readonly agent: Agent;
  readonly result: ExecResult;
  readonly stream: Pick<AgentStream, 'end' | 'trajectory'>;
  readonly cut: StopReason | undefined;
  readonly timeoutMs: number | undefined;
  readonly costLimitUsd: number | undefined;
  /** Whether its stream was complete before the time limit. */
  readonly wasInTime: boolean;
  readonly response: Response;
  /** Whether it reported any event: then it accepted its command line and its configuration. */
  readonly hasBegun: boolean;
  /** The last lines of its stdout that could not be read. */
  readonly unread: readonly string[];
}

/** How a call ended: with an answer to grade, or with the reason why there is none. */
type CallEnding =
  | {
      readonly kind: 'answer';
      readonly finishReason?: FinishReason | undefined;
      /** What was unusual about the end. */
      readonly warning?: string | undefined;
    }
  | FailedOutcome;

/** The outcome of a call. Without an answer, the work so far is stored with the failure. */
export function outcomeOf(ending: CallEnding, { result, response }: EndedProgram): Outcome {
  if (ending.kind === 'answer') return { kind: 'answered', response: withAnswer(response, ending.finishReason) };
  const hasWorked = response.messages.length > 0 || response.tokenUsage !== undefined;
  return hasWorked && result.kind !== 'notStarted' ? { ...ending, partial: response } : ending;
}

/**
 * The end that an agent reported decides, whatever its program did afterwards. Without one, the class of the failure
 * comes from what the program wrote before it began to work: words in the output of its tools mean nothing.
 */
export function endingOf(ended: EndedProgram): CallEnding {
  const { agent, result, stream, timeoutMs, wasInTime } = ended;
  const { name } = agent;
  const unreported = () => crash(ended, 'did not report its end', { isQuoted: true });
  switch (result.kind) {
    case 'notStarted':
      return notStarted(agent, result);
    case 'timedOut': {
      // It reported its end in time, and only did not exit. Messages after our signal are not an answer.
      if (stream.end.kind !== 'open' && wasInTime) return reportedEnd(ended) ?? unreported();
      const limit = `${Math.ceil((timeoutMs ?? 0) / 1000)} s`;
      const message = `${name} did not end within ${limit} and was stopped. ${MORE_TIME}${quoted(ended)}`;
      return failed('timeout', message);
    }
    case 'flooded':
      return crash(ended, `wrote more to ${result.stream} than the limit`);
    case 'cancelled':
      switch (ended.cut) {
        case 'lingers':
          return reportedEnd(ended) ?? unreported();
        case 'cost limit':
          return failed('cost_limit', costLimitMessage(ended.response.costUsd ?? 0, ended.costLimitUsd ?? 0));
        case 'flood':
          return (
            (stream.end.kind === 'open' ? undefined : reportedEnd(ended)) ??
            crash(ended, 'wrote more to stdout than the limit')
          );
        case 'too many calls':
          return crash(ended, 'called more tools, or wrote more messages, than the limit');
        case 'unreadable': {
          const what = 'wrote a message that cannot be read, and would have waited for a reply';
          return crash(ended, what, { isQuoted: true });
        }
        case undefined:
          return failed('cancelled', `${name} was stopped while it was working.`);
        default:
          return never(ended.cut);
      }
    case 'killed': {
      const words = lastWords(result.stderr);
      return (
        reportedEnd(ended, { oddity: `was ended by ${result.signal} after its answer`, words }) ??
        crash(ended, `was ended by ${result.signal}`, { words, isQuoted: true })
      );
    }
    case 'exited':
      return exited(ended, result);
    default:
      return never(result);
  }
}

/** Messages of agents about their own settings, also in colour. */
const BROKEN_SETTINGS =
  /^\W*(?:\d+m)?(?:error: )?(?:error (?:loading|reading|parsing) (?:the )?(?:-c |config)|failed to (?:load|read|parse) (?:the )?config|error in \S+\.(?:jsonc?|toml)|config(?:uration)?(?: file)? .{0,300} is (?:not valid|invalid))/im;

/** Messages of programs about an unknown argument: lines that they write themselves, not programs that they start. */
const OTHER_VERSION =
  /^(?:[\w-]+: )?(?:error:? )?['"]?(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|^(?:error:? )?too many arguments|prompt was not quoted/im;

const NO_KEY_WORDS =
  'no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|(?:\\w+ )?api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \\/login|invalid api key|(?:please )?set an auth method';

/** Messages of agents without a key. */
const NO_KEY = new RegExp(`(?:${NO_KEY_WORDS})`, 'i');

/** The same on stderr, as a line of the agent itself: other programs write there, too. */
const NO_KEY_LINE = new RegExp(`^\\W*(?:(?:fatal )?\\w*error:? )?(?:${NO_KEY_WORDS})`, 'im');

function exited(ended: EndedProgram, { exitCode, stderr }: Extract<ExecResult, { kind: 'exited' }>): CallEnding {
  const { agent, response, hasBegun } = ended;
  const { name, install } = agent;
  const words = lastWords(stderr);
  const byCode = exitCode === 0 ? undefined : agent.exitCodes?.(exitCode);
  const oddity = exitCode === 0 ? undefined : `ended with exit code ${exitCode} after its answer`;
  const reported = reportedEnd(ended, { oddity, words, byCode });
  if (reported !== undefined) return reported;
  if (byCode !== undefined) return modelFailure(agent, byCode);

  if (exitCode === 0) {
    return crash(ended, 'ended with exit code 0, but did not report its end', { words, isQuoted: true });
  }
  if (response.messages.length === 0 && NO_KEY_LINE.test(stderr)) return auth(agent, words);

  // Every test would fail alike, and not because of the agent.
  if (!hasBegun && (BROKEN_SETTINGS.test(stderr) || OTHER_VERSION.test(stderr))) {
    const which = [name, response.agentVersion].filter(Boolean).join(' ');
    const advice = `Correct its settings or the "args" of its target, or install another version${install === undefined ? '' : ` ("${install}")`}.`;
    return failed('config', `${which} does not accept its command line or its settings: ${words} — ${advice}`);
  }
  return crash(ended, `failed with exit code ${exitCode}`, { words, isQuoted: true });
}

/** The words of agents for a reply of their model that is cut off or empty. They report it as an error. */
const REPLY_ENDS: readonly (readonly [FinishReason, RegExp])[] = [
  ['length', /\bmax_output_tokens\b|exceeded the (?:\d+ output )?token (?:limit|maximum)/i],
  ['reasoning_only', /reasoning thoughts but no final response/i],
  ['empty', /returned an empty (?:text )?response|no response was returned/i],
];

interface AfterEnd {
  /** What the program did after a good end, which is a warning if there is an answer. */
  readonly oddity?: string | undefined;
  /** The end of its stderr. */
  readonly words?: string | undefined;
  /** The meaning of its exit code. */
  readonly byCode?: AgentError | undefined;
}

/** What the stream reported: an answer, or a failure with a class. Undefined if it did not report its end. */
function reportedEnd(ended: EndedProgram, { oddity, words = '', byCode }: AfterEnd = {}): CallEnding | undefined {
  const { agent, stream, response } = ended;
  const { trajectory } = stream;
  const hasAnswer = trajectory.answer.trim() !== '';
  let { end } = stream;
  // After a reason that is not known, more may follow: a program that has ended with an answer is done.
  if (end.kind === 'open' && end.unknownReason !== undefined && end.lastError === undefined && hasAnswer) {
    end = { kind: 'done', unknownReason: end.unknownReason };
  }
  const error = end.kind === 'failed' ? end.error : end.kind === 'open' ? end.lastError : undefined;
  if (error === undefined && end.kind === 'open') return undefined;

  const start = error?.message.slice(0, 2_000) ?? '';
  const inWords =
    error && (saysRefusal(error.message) ? 'refusal' : REPLY_ENDS.find(([, ends]) => ends.test(start))?.[0]);
  const declared = end.kind === 'done' ? end.finishReason : (error?.finishReason ?? inWords);
  const finishReason =
    declared ?? (error === undefined && !hasAnswer && trajectory.endsInReasoning ? 'reasoning_only' : undefined);
  if (isDeclined(finishReason)) return { kind: 'answer', finishReason };
  if (error !== undefined && (declared === undefined || (declared === 'turn_limit' && !hasAnswer))) {
    // Some programs only report a status by their exit code.
    const isVague = error.class === undefined && (error.httpStatus ?? statusIn(error.message)) === undefined;
    return modelFailure(agent, isVague ? { ...byCode, message: error.message } : error);
  }
  if (!hasAnswer && response.messages.length === 0) {
    const why = finishReason === undefined ? '' : ` (${finishReason})`;
    return crash(ended, `reported its end, but gave no answer and did nothing${why}`, { words: quoted(ended) });
  }
  if (oddity !== undefined && !hasAnswer) return undefined;

  const warnings = [
    end.kind === 'done' && end.unknownReason !== undefined && `stopped with the unknown reason "${end.unknownReason}"`,
    oddity !== undefined && `${oddity}${afterColon(words)}`,
  ].filter((warning) => warning !== false);
  return { kind: 'answer', finishReason, warning: warnings.length > 0 ? warnings.join(', and ') : undefined };
}

/** An agent that cannot start would fail every test alike, unless the system lacked resources for a moment. */
export function notStarted(
  { name, install }: Agent,
  { message, lacksResources }: Extract<ExecResult, { kind: 'notStarted' }>,
): FailedOutcome {
  if (lacksResources) return failed('provider', `${name} cannot be called. ${message}`);
  const advice = install === undefined ? '' : `: install it with "${install}", or set its program in "executable"`;
  return failed('config', `${name} cannot be called${advice}. ${message}`);
}

function modelFailure(agent: Agent, { message, class: reported, httpStatus = 0 }: AgentError): FailedOutcome {
  const words = scrub(message);
  const isStatus = Number.isInteger(httpStatus) && httpStatus >= 100 && httpStatus < 600;
  const status = isStatus ? httpStatus : statusIn(message);
  const isKeyRefused = status === 401 || status === 403;
  if (reported === 'auth' || (reported === undefined && isKeyRefused)) return auth(agent, words, status);
  if (reported !== undefined) return failed(reported, `${agent.name} failed: ${words}`);

  const lacksKey = status === undefined && NO_KEY.test(message);
  const byStatus = status === 429 ? 'rate_limit' : status === 404 ? 'config' : 'provider';
  return failed(lacksKey ? 'auth' : byStatus, `The model of ${agent.name} failed: ${words}`, {
    httpStatus: status,
    permanent: status === 400 || status === 413 || status === 422 || undefined,
  });
}

function auth({ name, variables }: Agent, words: string, httpStatus?: number): FailedOutcome {
  const advice = `Set its key in the environment (${variables.join(', ')}, or "env" of the target), or use the login of this machine with "home: user"`;
  const message = `${name} is not signed in, or its key was refused${afterColon(words)} — ${advice}.`;
  return failed('auth', message, { httpStatus });
}

const crash = (ended: EndedProgram, what: string, { words = '', isQuoted = false } = {}): FailedOutcome =>
  failed('crash', `${ended.agent.name} ${what}${afterColon(words) || '.'}${isQuoted ? quoted(ended) : ''}`);

const afterColon = (words: string): string => (words === '' ? '' : `: ${words}`);

/** Lines of its output that are no events, if any: the reason may be in them. */
const quoted = ({ unread }: EndedProgram): string =>
  unread.length === 0
    ? ''
    : ` Lines of its output that could not be read: ${unread.map((line) => `"${line}"`).join(', ')}.`;

/** The end of its stderr, where the reason usually is. */
const lastWords = (stderr: string): string => scrub(cutStart(stderr.trim(), 280));
