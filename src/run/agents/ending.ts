import type { ExecResult } from '../../model/ports/processes.ts';
import {
  type FailureClass,
  type FinishReason,
  failed,
  isDeclined,
  type Outcome,
  type Response,
} from '../../model/run/outcome.ts';
import { never } from '../../shared/never.ts';
import { MORE_TIME } from '../calls/more-time.ts';
import { costLimitMessage } from '../calls/with-cost-limit.ts';
import { scrub } from '../models/scrub.ts';
import { saysRefusal } from '../refusal.ts';
import type { AgentError, AgentStream } from '../streams/stream.ts';
import { statusIn } from '../streams/stream.ts';
import type { Agent } from './agent.ts';
import { withAnswer } from './answer.ts';

/** Why the runner itself ended a program, other than by the signal of the call. */
export type Cut = 'lingers' | 'flood' | 'too many calls' | 'cost limit' | 'unreadable';

interface Ended {
  readonly result: ExecResult;
  readonly stream: Pick<AgentStream, 'end' | 'trajectory'>;
  readonly cut: Cut | undefined;
  readonly timeoutMs: number | undefined;
  readonly costLimitUsd: number | undefined;
  /** Whether its stream was complete before the time limit. */
  readonly wasInTime: boolean;
  readonly response: Response;
  /** The version of the program, if it reports one. */
  readonly version: string | undefined;
  /** Whether it reported any event: then it accepted its command line and its configuration. */
  readonly hasBegun: boolean;
  /** The last lines of its stdout that could not be read. */
  readonly unread: readonly string[];
}

/** How a call ended: with an answer to grade, or with the reason why there is none. */
type Ending =
  | {
      readonly kind: 'answer';
      readonly finishReason?: FinishReason | undefined;
      /** What was unusual about the end. */
      readonly warning?: string | undefined;
    }
  | Why;

interface Why {
  readonly kind: 'failure';
  readonly class: FailureClass;
  readonly message: string;
  readonly httpStatus?: number;
  readonly permanent?: true;
}

/** The outcome of a call. Without an answer, the work so far is stored with the failure. */
export function outcomeOf(ending: Ending, { result, response }: Pick<Ended, 'result' | 'response'>): Outcome {
  if (ending.kind === 'answer') return { kind: 'answered', response: withAnswer(response, ending.finishReason) };
  const partial = response.messages.length > 0 || response.tokenUsage !== undefined ? response : undefined;
  const { kind: _, class: failureClass, message, ...more } = ending;
  return failed(failureClass, message, more, result.kind === 'notStarted' ? undefined : partial);
}

/**
 * The end that an agent reported decides, whatever its program did afterwards. Without one, the class of the failure
 * comes from what the program wrote before it began to work: words in the output of its tools mean nothing.
 */
export function endingOf(agent: Agent, ended: Ended): Ending {
  const { result, stream, cut, timeoutMs, wasInTime, response } = ended;
  const { end } = stream;
  switch (result.kind) {
    case 'notStarted':
      return notStarted(agent, result);
    case 'timedOut':
      // It reported its end in time, and only did not exit. Messages after our signal are not an answer.
      if (end.kind !== 'open' && wasInTime)
        return reportedEnd(agent, ended) ?? crash(agent, 'did not report its end', '', quoted(ended));
      return {
        kind: 'failure',
        class: 'timeout',
        message: `${agent.name} did not end within ${Math.ceil((timeoutMs ?? 0) / 1000)} s and was stopped. ${MORE_TIME}${quoted(ended)}`,
      };
    case 'flooded':
      return crash(agent, `wrote more to ${result.stream} than the limit`);
    case 'cancelled':
      switch (cut) {
        case 'lingers':
          return reportedEnd(agent, ended) ?? crash(agent, 'did not report its end', '', quoted(ended));
        case 'cost limit': {
          const message = costLimitMessage(response.costUsd ?? 0, ended.costLimitUsd ?? 0);
          return { kind: 'failure', class: 'cost_limit', message };
        }
        case 'flood':
          return crash(agent, 'wrote more to stdout than the limit');
        case 'too many calls':
          return crash(agent, 'called more tools, or wrote more messages, than the limit');
        case 'unreadable':
          return crash(agent, 'wrote a message that cannot be read, and would have waited for a reply', quoted(ended));
        case undefined:
          return { kind: 'failure', class: 'cancelled', message: `${agent.name} was stopped while it was working.` };
        default:
          return never(cut);
      }
    case 'killed':
      return (
        reportedEnd(agent, ended, {
          oddity: `was ended by ${result.signal} after its answer`,
          stderr: result.stderr,
        }) ?? crash(agent, `was ended by ${result.signal}`, lastWords(result.stderr), quoted(ended))
      );
    case 'exited':
      return exited(agent, result, ended);
    default:
      return never(result);
  }
}

/**
 * What the stream reported: an answer, or a failure with a class. Undefined if it did not report its end. `oddity` is what
 * the program did after a good end, which is a warning if there is an answer.
 */
function reportedEnd(
  agent: Agent,
  ended: Ended,
  {
    oddity,
    stderr = '',
    byCode,
  }: { oddity?: string | undefined; stderr?: string; byCode?: AgentError | undefined } = {},
): Ending | undefined {
  const { end, trajectory } = ended.stream;
  const error = end.kind === 'failed' ? end.error : end.kind === 'open' ? end.lastError : undefined;
  if (error === undefined && end.kind === 'open') return undefined;
  const declared =
    end.kind === 'done' ? end.finishReason : error && (error.finishReason ?? finishReasonIn(error.message));
  if (error !== undefined && declared === undefined) return whyFailed(agent, error, byCode);

  const hasAnswer = trajectory.answer.trim() !== '';
  const hasWorked = hasAnswer || ended.response.messages.length > 0;
  const finishReason = declared ?? (!hasAnswer && trajectory.endsInReasoning ? 'reasoning_only' : undefined);
  if (isDeclined(finishReason)) return { kind: 'answer', finishReason };
  if (error !== undefined && finishReason === 'turn_limit' && !hasAnswer) return whyFailed(agent, error, byCode);
  if (!hasWorked) {
    const why = finishReason === undefined ? '' : ` (${EMPTY_BECAUSE[finishReason] ?? finishReason})`;
    return crash(agent, `reported its end, but gave no answer and did nothing${why}`, quoted(ended));
  }
  if (oddity !== undefined && !hasAnswer) return undefined;
  const warnings = [
    end.kind === 'done' && end.unknownReason !== undefined && `stopped with the unknown reason "${end.unknownReason}"`,
    oddity !== undefined && `${oddity}${withWords(lastWords(stderr))}`,
  ].filter((warning) => warning !== false);
  return { kind: 'answer', finishReason, warning: warnings.length > 0 ? warnings.join(', and ') : undefined };
}

const EMPTY_BECAUSE: Partial<Record<FinishReason, string>> = {
  length: 'the limit of output tokens was used up before',
  reasoning_only: 'its model only reasoned',
  empty: 'its model returned an empty reply',
};

/** The words of agents for a reply of their model that is cut off or empty. They report it as an error. */
function finishReasonIn(message: string): FinishReason | undefined {
  if (saysRefusal(message)) return 'refusal';
  return ENDS.find(([, words]) => words.test(message.slice(0, 2_000)))?.[0];
}

const ENDS: readonly (readonly [FinishReason, RegExp])[] = [
  ['length', /\bmax_output_tokens\b|exceeded the (?:\d+ output )?token (?:limit|maximum)/i],
  ['reasoning_only', /reasoning thoughts but no final response/i],
  ['empty', /returned an empty (?:text )?response|no response was returned/i],
];

/** An agent that cannot start would fail every test alike, unless the system lacked resources for a moment. */
export function notStarted(
  { name, install }: Agent,
  { message, lacksResources }: Extract<ExecResult, { kind: 'notStarted' }>,
): Why {
  if (lacksResources) return { kind: 'failure', class: 'provider', message: `${name} cannot be called. ${message}` };
  const advice = install === undefined ? '' : `: install it with "${install}", or set its program in "executable"`;
  return { kind: 'failure', class: 'config', message: `${name} cannot be called${advice}. ${message}` };
}

function exited(agent: Agent, { exitCode, stderr }: Extract<ExecResult, { kind: 'exited' }>, ended: Ended): Ending {
  const { stream, version, response, hasBegun } = ended;
  const { end } = stream;
  const byCode = exitCode === 0 ? undefined : agent.exitCodes?.(exitCode);
  const oddity = exitCode === 0 ? undefined : `ended with exit code ${exitCode} after its answer`;
  const reported = reportedEnd(agent, ended, { oddity, stderr, byCode });
  if (reported !== undefined) return reported;
  if (byCode !== undefined) return whyError(agent, byCode);
  const words = lastWords(stderr);
  const reason = end.kind === 'open' ? end.unknownReason : undefined;
  if (exitCode === 0 && reason !== undefined && stream.trajectory.answer.trim() !== '') {
    return { kind: 'answer', warning: `stopped with the unknown reason "${reason}"` };
  }
  if (exitCode === 0) return crash(agent, 'ended with exit code 0, but did not report its end', words, quoted(ended));
  if (response.messages.length === 0 && NO_KEY_LINE.test(stderr)) return auth(agent, words);
  if (!hasBegun && BROKEN_SETTINGS.test(stderr)) return wrongConfig(agent, words);
  if (!hasBegun && OTHER_VERSION.test(stderr)) return otherVersion(agent, version, words);
  return crash(agent, `failed with exit code ${exitCode}`, words, quoted(ended));
}

/** The message of the stream, and the meaning of the exit code: some programs only report a status by it. */
function whyFailed(agent: Agent, error: AgentError, byCode?: AgentError): Why {
  const status = error.httpStatus ?? statusIn(error.message);
  const isVague = error.class === undefined && status === undefined;
  return whyError(agent, isVague ? { ...byCode, message: error.message } : error);
}

function whyError(agent: Agent, { message, class: reported, httpStatus }: AgentError): Why {
  const words = scrub(message, '');
  const status = isStatus(httpStatus) ? httpStatus : statusIn(message);
  if (reported === 'auth' || (reported === undefined && (status === 401 || status === 403)))
    return auth(agent, words, status);
  if (reported !== undefined) return { kind: 'failure', class: reported, message: `${agent.name} failed: ${words}` };
  const failureClass = status === undefined && NO_KEY.test(message) ? 'auth' : classOf(status);
  const isOfThisRequest = status === 400 || status === 413 || status === 422;
  return {
    kind: 'failure',
    class: failureClass,
    message: `The model of ${agent.name} failed: ${words}`,
    httpStatus: status,
    permanent: isOfThisRequest || undefined,
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
    kind: 'failure',
    class: 'auth',
    message: `${name} is not signed in, or its key was refused${words === '' ? '' : `: ${words}`} — ${advice}.`,
    httpStatus: status,
  };
}

const crash = ({ name }: Agent, what: string, words = '', quote = ''): Why => ({
  kind: 'failure',
  class: 'crash',
  message: `${name} ${what}${withWords(words) || '.'}${quote}`,
});

const withWords = (words: string): string => (words === '' ? '' : `: ${words}`);

/** Lines of its output that are no events, if any: the reason may be in them. */
const quoted = ({ unread }: Ended): string =>
  unread.length === 0
    ? ''
    : ` Lines of its output that could not be read: ${unread.map((line) => `"${line}"`).join(', ')}.`;

/** Every test would fail alike, and not because of the agent. */
const wrongConfig = ({ name }: Agent, words: string): Why => ({
  kind: 'failure',
  class: 'config',
  message: `${name} cannot read its configuration: ${words} — Correct that file, or the "args" of its target.`,
});

/** The call never reached the model: every test would fail alike, and not because of the agent. */
function otherVersion({ name, install }: Agent, version: string | undefined, words: string): Why {
  const advice = install === undefined ? 'Another version may' : `Another version may ("${install}")`;
  const which = version === undefined ? name : `${name} ${version}`;
  return {
    kind: 'failure',
    class: 'config',
    message: `${which} does not accept its command line: ${words} — ${advice}, or its target passes unknown "args".`,
  };
}

/** Messages of agents about their own settings, also in colour. */
const BROKEN_SETTINGS =
  /^\W*(?:\d+m)?(?:error: )?(?:error loading (?:the )?config|error in \S+\.(?:jsonc?|toml)|config(?:uration)?(?: file)? .{0,300} is (?:not valid|invalid))/im;

/** Messages of programs about an unknown argument: lines that they write themselves, not programs that they start. */
const OTHER_VERSION =
  /^(?:[\w-]+: )?(?:error:? )?['"]?(?:unexpected|unknown|unrecogni[sz]ed|invalid|unsupported) (?:argument|option|flag|command|subcommand)|^(?:error:? )?too many arguments|prompt was not quoted/im;

const NO_KEY_WORDS =
  'no (?:api keys?|auth(?:entication)?(?: information)?|credentials)|(?:\\w+ )?api key is missing|missing environment variable|not (?:logged in|authenticated)|please run \\/login|invalid api key|(?:please )?set an auth method';

/** Messages of agents without a key. */
const NO_KEY = new RegExp(`(?:${NO_KEY_WORDS})`, 'i');

/** The same on stderr, as a line of the agent itself: other programs write there, too. */
const NO_KEY_LINE = new RegExp(`^\\W*(?:(?:fatal )?\\w*error:? )?(?:${NO_KEY_WORDS})`, 'im');

/** The end of its stderr, where the reason usually is. */
function lastWords(stderr: string): string {
  const said = stderr.trim();
  return scrub(said.length <= REPORTED ? said : `…${said.slice(-REPORTED).toWellFormed()}`, '');
}

const REPORTED = 280;
