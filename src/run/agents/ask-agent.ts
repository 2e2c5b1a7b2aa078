import { messageOf, UserError } from '../../model/errors.ts';
import type { Files, ScratchFolder } from '../../model/ports/files.ts';
import type { Clock } from '../../model/ports/machine.ts';
import { type ExecResult, MAX_OUTPUT_BYTES, type ProgramInput } from '../../model/ports/processes.ts';
import type { Provider, ProviderDeps, Question, VersionAnswer } from '../../model/ports/provider.ts';
import { type Failed, type FailureClass, failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { secretValues } from '../../shared/secrets/secret-names.ts';
import { cutMiddle } from '../../shared/text.ts';
import { callSignal } from '../calls/call-signal.ts';
import { inContainer, oncePerImage } from '../in-container.ts';
import { costOf } from '../models/cost.ts';
import { type Check, sharedCheck } from '../providers/shared-check.ts';
import { type AgentEvent, eventsIn } from '../streams/event.ts';
import { lineReader } from '../streams/lines.ts';
import type { AgentStream } from '../streams/stream.ts';
import { type Passing, withAgentAdvice } from '../unpassed-variables.ts';
import { withMetadata } from './about.ts';
import type { Agent, AgentCall } from './agent.ts';
import type { AgentSettings } from './agent-options.ts';
import { type Cut, endingOf, notStarted, outcomeOf } from './ending.ts';
import { agentEnvironment, type Locations } from './environment.ts';
import { type CallLog, openCallLog } from './log.ts';
import { mcpSecrets } from './mcp-servers.ts';
import { inCommonWordsWith } from './tool-names.ts';
import { oncePerExecutable, versionIn, whyUnfit } from './version.ts';

/** Limits for the events of one call, and for one event. Lists of tools and skills make long lines. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_LINE = 16 * 1024 * 1024;
/** How long a program may run after it reported its end: one of its child processes may delay it. */
const LINGER_MS = 10_000;
/** How long it may take to end its tools after the first signal. Our own guard waits a little longer. */
const GRACE_MS = 2_000;

/** Calls an agent: each call is a separate process, in separate folders. */
export function agentProvider(agent: Agent, settings: AgentSettings, given: ProviderDeps): Provider {
  const installedIn = oncePerImage((container) =>
    installed(agent, settings, inContainer(given, container, settings.missingSecrets), container === undefined),
  );
  return {
    check: (signal) => installedIn(undefined).check(0, signal),
    async ask(question, signal) {
      const deps = inContainer(given, question.container, settings.missingSecrets);
      const { check, version } = installedIn(question.container);
      try {
        const unfit = await check(question.attempt, signal);
        if (unfit !== undefined) return unfit;
        await using locations = await openLocations(question, settings, deps.files);
        return await askOnce(agent, settings, deps, { question, locations, version: version(), signal });
      } catch (error) {
        // The private folders: no space, no permission.
        if (error instanceof UserError) return failed('workspace', messageOf(error));
        throw error;
      }
    },
  };
}

interface OneCall {
  readonly question: Question;
  readonly locations: Locations;
  readonly version: string | undefined;
  readonly signal: AbortSignal;
}

async function askOnce(
  agent: Agent,
  settings: AgentSettings,
  { exec, clock, files, childEnv, stepVariables = [], target, warn }: ProviderDeps,
  { question, locations, version, signal }: OneCall,
): Promise<Outcome> {
  const call = agent.call(question, settings, locations);
  const env = agentEnvironment({ childEnv, ownVariables: agent.variables, ofCall: call.env }, locations, settings);
  const foreign = settings.home === 'private' ? agent.configVariables.find((name) => env[name] !== undefined) : 'home';
  if (foreign !== undefined && agent.mcpInHome && settings.mcpServers.length > 0) return needsHome(agent, foreign);
  if (foreign === undefined) await writeAll(locations.home, call.homeFiles, files);
  await writeAll(locations.temporary, call.temporaryFiles, files);
  const startedAt = clock.now();
  const timeoutMs = question.timeLimitMs ?? settings.timeoutMs;
  const secrets = [...secretValues(env), ...mcpSecrets(settings.mcpServers)];
  await using log = await openCallLog(settings.log, question, { files, startedAt, secrets });
  using stop = callSignal(signal);
  const { costLimitUsd = Number.POSITIVE_INFINITY } = question;
  const isTooExpensive = () => (costSoFar(call.stream, settings) ?? 0) > costLimitUsd;
  using reading = readEvents(call, { clock, log, isTooExpensive, stop: () => stop.abort() });
  const result = await exec.run(
    {
      command: [...settings.command, ...call.args, ...settings.args, ...(call.lastArgs ?? [])],
      cwd: locations.work,
      env,
      stdin: call.stdin,
      keepsInputOpen: call.talks,
      timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      onStdout: reading.onStdout,
      mounts: {
        writable: [locations.home, locations.temporary, locations.work],
        readable: [...question.inputFiles, ...(question.images ?? []).map(({ path }) => path)],
      },
      ending: { signal: agent.firstSignal, graceMs: GRACE_MS, endsOrphans: true },
    },
    stop.signal,
  );
  reading.finish();
  const wasStored = reading.cut() === 'lingers' || result.kind === 'timedOut';
  // It may run on after its work, until we end it: that time is not part of its work.
  const endedAt = wasStored ? Math.min(clock.now(), reading.overAt()) : clock.now();
  if ('stderr' in result) call.readStderr?.(result.stderr);
  const left = await call.leftovers?.(files);
  const response = responseOf(agent, call, settings, { version, startedAt, endedAt, left });
  const cut = signal.aborted ? undefined : reading.cut();
  const tookMs = reading.overAt() - startedAt;
  const wasInTime = timeoutMs === undefined || tookMs < timeoutMs;
  const limits = { timeoutMs, costLimitUsd: question.costLimitUsd };
  const { hasBegun, unread, tooLong } = reading;
  const { stream } = call;
  const ended = { result, stream, cut, ...limits, wasInTime, response, version, hasBegun: hasBegun(), unread };
  const ending = endingOf(agent, ended);
  const warnings = ending.kind === 'answer' ? [...tooLong, ending.warning ?? []].flat() : [];
  for (const warning of warnings) {
    warn?.(`The target "${target}" answered the test "${question.testId}", but ${agent.name} ${warning}`);
  }
  const outcome = outcomeOf(ending, ended);
  return withAdvice(outcome, result, { step: stepVariables, passed: env });
}

/** Settings of the user are not changed, so servers cannot be added. */
const needsHome = ({ name }: Agent, cause: string): Failed =>
  failed(
    'config',
    `"mcp_servers" of ${name} needs private settings: remove "${cause === 'home' ? 'home: user' : cause}" from the target or its environment.`,
  );

async function writeAll(folder: string, texts: Readonly<Record<string, string>> = {}, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await files.write(`${folder}/${path}`, text);
}

/** Classes of failures that a missing variable may cause. */
const FOR_WANT: readonly FailureClass[] = ['auth', 'config', 'crash'];

/** An agent that failed before it did anything may lack a variable that the step has. */
function withAdvice(outcome: Outcome, result: ExecResult, passing: Passing): Outcome {
  if (outcome.kind !== 'failed' || result.kind !== 'exited') return outcome;
  const { failure, partial } = outcome;
  if (!FOR_WANT.includes(failure.class) || (partial?.messages.length ?? 0) > 0) return outcome;
  const message = withAgentAdvice(failure.message, `${failure.message}\n${result.stderr}`, passing);
  return { ...outcome, failure: { ...failure, message } };
}

/** A broken message of JSON-RPC. It may be the reply that we wait for, or a request to us: without it, both sides would wait. */
const PART_OF_MESSAGE = /"(?:jsonrpc|method|result|error)"/;

const MIB = 1024 * 1024;
const LONGEST_QUOTE = 200;
const MOST_QUOTES = 3;

interface EventReading {
  readonly clock: Clock;
  readonly log: CallLog;
  isTooExpensive(): boolean;
  stop(): void;
}

/** Reads events as they arrive, replies to them, and ends a program that does not end after its work. */
function readEvents({ stream, talks }: AgentCall, { clock, log, isTooExpensive, stop }: EventReading) {
  const over = new AbortController();
  let cut: Cut | undefined;
  let isLingering = false;
  let overAt = Number.POSITIVE_INFINITY;
  let input: ProgramInput | undefined;
  let hasBegun = false;
  const unread: string[] = [];
  const tooLong: string[] = [];

  const cutOff = (why: Cut) => {
    if (cut !== undefined || over.signal.aborted) return;
    cut = why;
    stop();
  };
  const linger = async () => {
    isLingering = true;
    await clock.sleep(LINGER_MS, over.signal);
    isLingering = false;
    if (stream.end.kind !== 'open') cutOff('lingers');
  };
  const take = (event: AgentEvent, at: number) => {
    hasBegun = true;
    const reply = stream.take(event, at);
    for (const each of reply?.lines ?? []) input?.write(`${each}\n`);
    if (reply?.isLast) input?.end();
    if (stream.trajectory.isFull) cutOff('too many calls');
    if (stream.end.kind === 'open' && isTooExpensive()) cutOff('cost limit');
    overAt = stream.end.kind === 'open' ? Number.POSITIVE_INFINITY : Math.min(overAt, at);
    if (stream.end.kind !== 'open' && !isLingering) void linger();
  };
  const keepUnread = (line: string, isMessage: boolean) => {
    unread.push(cutMiddle(line.trim(), LONGEST_QUOTE));
    if (unread.length > MOST_QUOTES) unread.shift();
    if (talks && isMessage && stream.end.kind === 'open') cutOff('unreadable');
  };
  const onLine = (line: string) => {
    const at = clock.now();
    log.line(line, at);
    const events = eventsIn(line);
    for (const event of events) take(event, at);
    if (events.length === 0 && line.trim() !== '') keepUnread(line, PART_OF_MESSAGE.test(line));
  };
  const onTooLong = (bytes: number) => {
    const text = `a line of ${Math.round(bytes / MIB)} MiB, longer than the limit of ${LONGEST_LINE / MIB} MiB`;
    tooLong.push(`wrote ${text}, which was not read`);
    keepUnread(text, true);
  };
  const reader = lineReader({ maxLineBytes: LONGEST_LINE, maxBytes: MOST_BYTES }, onLine, onTooLong);

  return {
    onStdout(chunk: Uint8Array, stdin: ProgramInput) {
      input = stdin;
      reader.push(chunk);
      if (reader.isFlooded) cutOff('flood');
    },
    finish() {
      over.abort();
      reader.end();
    },
    cut: () => cut,
    hasBegun: () => hasBegun,
    unread,
    tooLong,
    /** When it said first that it was over; milliseconds since the epoch. */
    overAt: () => overAt,
    [Symbol.dispose]: () => over.abort(),
  };
}

interface Facts {
  readonly version: string | undefined;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly left: Partial<Response> | undefined;
}

function responseOf(
  agent: Agent,
  { stream }: AgentCall,
  settings: AgentSettings,
  { version, startedAt, endedAt, left }: Facts,
): Response {
  const { reported, trajectory } = stream;
  const model = reported.model ?? settings.model;
  const tokenUsage = left?.tokenUsage ?? reported.tokenUsage;
  const costUsd = costSoFar(stream, settings, tokenUsage);
  const about = { agent: agent.name, agent_version: version, session_id: reported.sessionId };
  return {
    messages: withMetadata(trajectory.messages(inCommonWordsWith(settings.mcpServers.map(({ name }) => name))), about),
    tokenUsage,
    costUsd,
    durationMs: endedAt - startedAt,
    startTime: new Date(startedAt).toISOString(),
    endTime: new Date(endedAt).toISOString(),
    model,
    agentVersion: version,
    fileChanges: left?.fileChanges,
  };
}

/** Prices of the target take precedence over the list prices that the agent uses. */
const costSoFar = (
  { reported }: AgentStream,
  { pricing, model }: AgentSettings,
  tokenUsage = reported.tokenUsage,
): number | undefined =>
  pricing === undefined ? reported.costUsd : costOf(tokenUsage, { model: reported.model ?? model ?? '', pricing });

/** The private folders of a call, and the working directory: the workspace, the configured folder, or a new folder. */
async function openLocations(
  { workspacePath }: Question,
  settings: AgentSettings,
  files: Files,
): Promise<Locations & AsyncDisposable> {
  const opened: ScratchFolder[] = [];
  const scratch = async (prefix: string): Promise<string> => {
    const folder = await files.scratchFolder(prefix);
    opened.push(folder);
    return folder.path;
  };
  // A process of the agent may still write there. Failing to delete it must not lose the answer.
  const tidy = async () => void (await Promise.allSettled(opened.map((folder) => folder[Symbol.asyncDispose]())));
  try {
    const home = await scratch('agent-home-');
    const temporary = await scratch('agent-tmp-');
    const work = workspacePath ?? settings.cwd ?? (await scratch('agent-work-'));
    return { home, temporary, work, [Symbol.asyncDispose]: tidy };
  } catch (error) {
    await tidy();
    throw error;
  }
}

/** All agents respond at once, without a model; one that does not may still work. */
const VERSION_MS = 20_000;
const MAX_VERSION_BYTES = 100_000;

function installed(agent: Agent, settings: AgentSettings, deps: ProviderDeps, isHere: boolean) {
  let version: string | undefined;
  const { childEnv, knownVersions = new Map(), cwd } = deps;
  const key = JSON.stringify([settings.command, settings.cwd ?? cwd, settings.env['PATH'] ?? childEnv['PATH']]);
  const check: Check = async (signal) => {
    const ask = () => askVersion(agent, settings, deps, signal);
    const answer = await (isHere ? oncePerExecutable(key, knownVersions, ask) : ask());
    if (answer.kind === 'failed') return answer;
    version = answer.version;
    return whyUnfit(agent, version, settings.version);
  };
  return { check: sharedCheck(check), version: () => version };
}

async function askVersion(
  agent: Agent,
  settings: AgentSettings,
  { exec, files, childEnv, cwd }: ProviderDeps,
  signal: AbortSignal,
): Promise<VersionAnswer> {
  await using folder = await files.scratchFolder('agent-version-');
  const locations = { home: folder.path, temporary: folder.path, work: folder.path };
  const env = agentEnvironment({ childEnv, ownVariables: agent.variables }, locations, settings);
  const ended = await exec.run(
    {
      command: [...settings.command, '--version'],
      cwd: settings.cwd ?? cwd,
      env,
      timeoutMs: VERSION_MS,
      maxBytes: MAX_VERSION_BYTES,
      mounts: { writable: [folder.path] },
    },
    signal,
  );
  if (ended.kind === 'cancelled')
    return failed('cancelled', `${agent.name} was stopped before it printed its version.`);
  if (ended.kind === 'notStarted') {
    const { class: failureClass, message } = notStarted(agent, ended);
    return failed(failureClass, message);
  }
  return {
    kind: 'there',
    version: ended.kind === 'exited' && ended.exitCode === 0 ? versionIn(ended.stdout) : undefined,
  };
}
