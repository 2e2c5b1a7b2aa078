import { join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { messageOf, UserError } from '../../model/errors.ts';
import { agentDocument } from '../../model/ports/agent-document.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Clock } from '../../model/ports/machine.ts';
import { type ExecResult, MAX_OUTPUT_BYTES, type ProgramInput } from '../../model/ports/processes.ts';
import type { Provider, ProviderDeps, Question, VersionAnswer } from '../../model/ports/provider.ts';
import { type Failed, type FailureClass, failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { matchesAny } from '../../shared/secrets/reserved-variables.ts';
import { agentVariables, modelVariables } from '../../shared/secrets/vendor-variables.ts';
import { cutMiddle } from '../../shared/text.ts';
import { callSignal } from '../calls/call-signal.ts';
import { depsFor, oncePerImage } from '../environment.ts';
import { costOf } from '../models/cost.ts';
import { openScratch } from '../providers/scratch.ts';
import { type Check, sharedCheck } from '../providers/shared-check.ts';
import { withMetadata } from '../response.ts';
import { type AgentEvent, eventsIn, lineReader } from '../streams/event.ts';
import { type Passing, withAgentAdvice } from '../unpassed-variables.ts';
import {
  type Agent,
  type AgentCall,
  type AgentOptions,
  type AgentSettings,
  agentSettings,
  type Locations,
} from './agent.ts';
import { type Cut, type Ended, endingOf, notStarted, outcomeOf } from './ending.ts';
import { type CallLog, openCallLog } from './log.ts';
import { inCommonWordsWith } from './tool-names.ts';

/** Calls an agent: each call is a separate process, in separate folders. */
export function agentProvider(agent: Agent, options: AgentOptions, deps: ProviderDeps): Provider {
  const settings = agentSettings(options, agent, deps.cwd);
  const installedIn = oncePerImage((container) =>
    installed(agent, settings, depsFor(deps, container, settings.missingSecrets), container === undefined),
  );
  return {
    check: (signal) => installedIn().check(0, signal),
    async ask(question, signal) {
      const { check, version } = installedIn(question.container);
      try {
        const unfit = await check(question.attempt, signal);
        if (unfit !== undefined) return unfit;
        const callDeps = depsFor(deps, question.container, settings.missingSecrets);
        return await askOnce({ agent, settings, version: version(), deps: callDeps }, question, signal);
      } catch (error) {
        // The private folders: no space, no permission.
        if (error instanceof UserError) return failed('workspace', messageOf(error));
        throw error;
      }
    },
  };
}

/** How long a program may take to end its tools after the first signal. Our own guard waits a little longer. */
const GRACE_MS = 2_000;

interface InstalledAgent {
  readonly agent: Agent;
  readonly settings: AgentSettings;
  readonly version: string | undefined;
  readonly deps: ProviderDeps;
}

async function askOnce(
  { agent, settings, version, deps }: InstalledAgent,
  question: Question,
  signal: AbortSignal,
): Promise<Outcome> {
  const { exec, clock, files, childEnv, stepVariables = [], target, warn } = deps;
  await using home = await openScratch(files, 'agent-home-');
  await using temporary = await openScratch(files, 'agent-tmp-');
  const given = question.workspacePath ?? settings.cwd;
  await using scratch = given === undefined ? await openScratch(files, 'agent-work-') : undefined;
  const locations = { home: home.path, temporary: temporary.path, work: given ?? scratch?.path ?? '' };

  const { images = [], costLimitUsd, timeLimitMs: timeoutMs = settings.timeoutMs } = question;
  const call = agent.call({ ...question, images, document: agentDocument(question) }, settings, locations);
  const env = agentEnvironment(agent, settings, locations, { childEnv, callEnv: call.env });
  const foreign = settings.home === 'private' ? agent.configVariables.find((name) => env[name] !== undefined) : 'home';
  if (foreign !== undefined && agent.mcpInHome && settings.mcpServers.length > 0) {
    // Settings of the user are not changed, so servers cannot be added.
    const cause = foreign === 'home' ? 'home: user' : foreign;
    const advice = `remove "${cause}" from the target or its environment`;
    return failed('config', `"mcp_servers" of ${agent.name} needs private settings: ${advice}.`);
  }
  if (foreign === undefined) await writeAll(home.path, call.homeFiles, files);
  await writeAll(temporary.path, call.temporaryFiles, files);

  const startedAt = clock.now();
  await using log = await openCallLog(settings.log, question, { files, startedAt });
  using stop = callSignal(signal);
  const isTooExpensive = () => (costSoFar(call, settings) ?? 0) > (costLimitUsd ?? Number.POSITIVE_INFINITY);
  using reading = new EventReading(call, { clock, log, isTooExpensive, stop: () => stop.abort() });
  const result = await exec.run(
    {
      command: [...settings.command, ...call.args, ...settings.args, ...(call.lastArgs ?? [])],
      cwd: locations.work,
      env,
      stdin: call.stdin,
      keepsInputOpen: call.talks,
      timeoutMs,
      maxBytes: MAX_OUTPUT_BYTES,
      onStdout: (chunk, stdin) => reading.onStdout(chunk, stdin),
      mounts: {
        writable: Object.values(locations),
        readable: [...question.inputFiles, ...images.map(({ path }) => path)],
      },
      ending: { signal: agent.firstSignal, graceMs: GRACE_MS, endsOrphans: true },
    },
    stop.signal,
  );
  reading.finish();

  // It may run on after its work, until we end it: that time is not part of its work.
  const wasStopped = reading.cut === 'lingers' || result.kind === 'timedOut';
  const endedAt = wasStopped ? Math.min(clock.now(), reading.overAt) : clock.now();
  if ('stderr' in result) call.readStderr?.(result.stderr);
  const leftovers = await call.leftovers?.(files);
  const { reported, trajectory } = call.stream;
  const tokenUsage = leftovers?.tokenUsage ?? reported.tokenUsage;
  const toolNames = inCommonWordsWith(settings.mcpServers.map(({ name }) => name));
  const about = { agent: agent.name, agent_version: version, session_id: reported.sessionId };
  const response: Response = {
    messages: withMetadata(trajectory.messages(toolNames), about),
    tokenUsage,
    costUsd: costSoFar(call, settings, tokenUsage),
    durationMs: endedAt - startedAt,
    startTime: new Date(startedAt).toISOString(),
    endTime: new Date(endedAt).toISOString(),
    model: reported.model ?? settings.model,
    agentVersion: version,
    fileChanges: leftovers?.fileChanges,
  };

  const ended: Ended = {
    agent,
    result,
    stream: call.stream,
    cut: signal.aborted ? undefined : reading.cut,
    timeoutMs,
    costLimitUsd,
    wasInTime: timeoutMs === undefined || reading.overAt - startedAt < timeoutMs,
    response,
    version,
    hasBegun: reading.hasBegun,
    unread: reading.unread,
  };
  const ending = endingOf(ended);
  const warnings = ending.kind === 'answer' ? [...reading.tooLong, ending.warning ?? []].flat() : [];
  for (const warning of warnings) {
    warn?.(`The target "${target}" answered the test "${question.testId}", but ${agent.name} ${warning}`);
  }
  return withAdvice(outcomeOf(ending, ended), result, { step: stepVariables, passed: env });
}

async function writeAll(folder: string, texts: Readonly<Record<string, string>> = {}, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(texts)) await files.writeAsIs(`${folder}/${path}`, text);
}

/** Classes of failures that a missing variable may cause. */
const MAY_LACK_VARIABLE: readonly FailureClass[] = ['auth', 'config', 'crash'];

/** An agent that failed before it did anything may lack a variable that the step has. */
function withAdvice(outcome: Outcome, result: ExecResult, passing: Passing): Outcome {
  if (outcome.kind !== 'failed' || result.kind !== 'exited') return outcome;
  const { failure, partial } = outcome;
  if (!MAY_LACK_VARIABLE.includes(failure.class) || (partial?.messages.length ?? 0) > 0) return outcome;
  const message = withAgentAdvice(failure.message, `${failure.message}\n${result.stderr}`, passing);
  return { ...outcome, failure: { ...failure, message } };
}

/** Prices of the target take precedence over the list prices that the agent uses. */
function costSoFar(
  { stream: { reported } }: AgentCall,
  { pricing, model }: AgentSettings,
  tokenUsage = reported.tokenUsage,
): number | undefined {
  if (pricing === undefined) return reported.costUsd;
  return costOf(tokenUsage, { model: reported.model ?? model ?? '', pricing });
}

/**
 * The environment of an agent: that of all child processes without the variables of other vendors, because the shell of
 * its model can read them all; with a private home and temporary folder, and the variables of its target.
 */
function agentEnvironment(
  { variables }: Agent,
  settings: AgentSettings,
  { home, temporary }: Locations,
  { childEnv, callEnv = {} }: { childEnv: ProviderDeps['childEnv']; callEnv?: AgentCall['env'] },
): Record<string, string> {
  const vendorVariables = [...modelVariables, ...agentVariables];
  const { PWD: _, ...passed } = Object.fromEntries(
    Object.entries(childEnv).filter(([name]) => !matchesAny(name, vendorVariables) || matchesAny(name, variables)),
  );
  const privateHome = {
    HOME: home,
    USERPROFILE: home,
    APPDATA: join(home, 'AppData', 'Roaming'),
    LOCALAPPDATA: join(home, 'AppData', 'Local'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
    XDG_CACHE_HOME: join(home, '.cache'),
  };
  return {
    ...callEnv,
    ...passed,
    ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
    ...(settings.home === 'private' ? privateHome : {}),
    ...settings.env,
  };
}

/** Limits for the events of one call, and for one event. Lists of tools and skills make long lines. */
const MAX_STREAM_BYTES = 256 * 1024 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;
const MIB = 1024 * 1024;
/** How long a program may run after it reported its end: one of its child processes may delay it. */
const LINGER_MS = 10_000;
const MAX_QUOTE = 200;
const MAX_QUOTES = 3;

/** A broken message of JSON-RPC. It may be the reply that we wait for, or a request to us: without it, both sides would wait. */
const PART_OF_MESSAGE = /"(?:jsonrpc|method|result|error)"/;

interface ReadingDeps {
  readonly clock: Clock;
  readonly log: CallLog;
  isTooExpensive(): boolean;
  stop(): void;
}

/** Reads events as they arrive, replies to them, and ends a program that does not end after its work. */
class EventReading implements Disposable {
  cut: Cut | undefined;
  /** When it said first that it was over; milliseconds since the epoch. */
  overAt = Number.POSITIVE_INFINITY;
  hasBegun = false;
  /** The last lines that are no events. */
  readonly unread: string[] = [];
  readonly tooLong: string[] = [];
  readonly #call: AgentCall;
  readonly #deps: ReadingDeps;
  readonly #over = new AbortController();
  readonly #lines = lineReader(
    { maxLineBytes: MAX_LINE_BYTES, maxBytes: MAX_STREAM_BYTES },
    (line) => this.#onLine(line),
    (bytes) => this.#onTooLong(bytes),
  );
  #isLingering = false;
  #input: ProgramInput | undefined;

  constructor(call: AgentCall, deps: ReadingDeps) {
    this.#call = call;
    this.#deps = deps;
  }

  onStdout(chunk: Uint8Array, stdin: ProgramInput): void {
    this.#input = stdin;
    this.#lines.push(chunk);
    if (this.#lines.isFlooded) this.#cutOff('flood');
  }

  finish(): void {
    this.#over.abort();
    this.#lines.end();
  }

  [Symbol.dispose](): void {
    this.#over.abort();
  }

  #onLine(line: string): void {
    const at = this.#deps.clock.now();
    this.#deps.log.line(line, at);
    const events = eventsIn(line);
    for (const event of events) this.#take(event, at);
    if (events.length === 0 && line.trim() !== '') this.#keepUnread(line, PART_OF_MESSAGE.test(line));
  }

  #onTooLong(bytes: number): void {
    const text = `a line of ${Math.round(bytes / MIB)} MiB, longer than the limit of ${MAX_LINE_BYTES / MIB} MiB`;
    this.tooLong.push(`wrote ${text}, which was not read`);
    this.#keepUnread(text, true);
  }

  #take(event: AgentEvent, at: number): void {
    const { stream } = this.#call;
    this.hasBegun = true;
    const reply = stream.take(event, at);
    for (const line of reply?.lines ?? []) this.#input?.write(`${line}\n`);
    if (reply?.isLast) this.#input?.end();
    if (stream.trajectory.isFull) this.#cutOff('too many calls');
    if (stream.end.kind === 'open') {
      if (this.#deps.isTooExpensive()) this.#cutOff('cost limit');
      this.overAt = Number.POSITIVE_INFINITY;
      return;
    }
    this.overAt = Math.min(this.overAt, at);
    if (!this.#isLingering) void this.#linger();
  }

  #keepUnread(line: string, isMessage: boolean): void {
    this.unread.push(cutMiddle(line.trim(), MAX_QUOTE));
    if (this.unread.length > MAX_QUOTES) this.unread.shift();
    if (this.#call.talks && isMessage && this.#call.stream.end.kind === 'open') this.#cutOff('unreadable');
  }

  async #linger(): Promise<void> {
    this.#isLingering = true;
    await this.#deps.clock.sleep(LINGER_MS, this.#over.signal);
    this.#isLingering = false;
    if (this.#call.stream.end.kind !== 'open') this.#cutOff('lingers');
  }

  #cutOff(why: Cut): void {
    if (this.cut !== undefined || this.#over.signal.aborted) return;
    this.cut = why;
    this.#deps.stop();
  }
}

/** All agents print their version at once, without a model; one that does not may still work. */
const VERSION_MS = 20_000;
const MAX_VERSION_BYTES = 100_000;

/** Checks the program and its version: once for all targets with the same program, unless they run in a container. */
function installed(agent: Agent, settings: AgentSettings, deps: ProviderDeps, isHere: boolean) {
  const { childEnv, knownVersions = new Map<string, Promise<VersionAnswer>>(), cwd } = deps;
  const key = JSON.stringify([settings.command, settings.cwd ?? cwd, settings.env['PATH'] ?? childEnv['PATH']]);
  let version: string | undefined;

  const check: Check = async (signal) => {
    // A failure is not kept: the run may have been stopped with its test.
    let answer = isHere ? await knownVersions.get(key) : undefined;
    if (answer?.kind !== 'there') {
      const asking = askVersion(agent, settings, deps, signal);
      if (isHere) knownVersions.set(key, asking);
      answer = await asking;
    }
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
  const { path } = folder;
  const ended = await exec.run(
    {
      command: [...settings.command, '--version'],
      cwd: settings.cwd ?? cwd,
      env: agentEnvironment(agent, settings, { home: path, temporary: path, work: path }, { childEnv }),
      timeoutMs: VERSION_MS,
      maxBytes: MAX_VERSION_BYTES,
      mounts: { writable: [path] },
    },
    signal,
  );
  if (ended.kind === 'cancelled')
    return failed('cancelled', `${agent.name} was stopped before it printed its version.`);
  if (ended.kind === 'notStarted') {
    const { class: failureClass, message } = notStarted(agent, ended);
    return failed(failureClass, message);
  }
  const printed = ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.slice(0, 2_000) : '';
  return { kind: 'there', version: /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(printed)?.[0]?.replace(/\.$/, '') };
}

function whyUnfit({ name, install }: Agent, version: string | undefined, range: string | undefined) {
  if (range === undefined) return undefined;
  if (version !== undefined && satisfies(version, range, { includePrerelease: true })) return undefined;
  const found = version === undefined ? `${name} prints no version` : `${name} has version ${version}`;
  const advice = install === undefined ? 'Install another version' : `Install another version (${install}@…)`;
  const message = `${found}, but the target requires "${range}". ${advice}, or change "version" of the target.`;
  return failed('config', message) satisfies Failed;
}
