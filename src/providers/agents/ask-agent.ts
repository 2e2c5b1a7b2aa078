import { join } from 'node:path';
import satisfies from 'semver/functions/satisfies.js';
import { unlessInvalid } from '../../model/errors.ts';
import { MAX_OUTPUT_BYTES, type ProgramInput } from '../../model/ports/processes.ts';
import type { Provider, ProviderDeps, Question, VersionAnswer } from '../../model/ports/provider.ts';
import { type FailureClass, failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { isoTime, timestamp } from '../../model/text/iso-time.ts';
import { cutMiddle } from '../../model/text/text.ts';
import { agentVariables, matchesAny, modelVariables } from '../../platform/secrets/reserved-variables.ts';
import { callSignal } from '../call-guards.ts';
import { depsFor, oncePerImage, openScratch, sharedCheck, type UsabilityCheck } from '../environment.ts';
import { costOf } from '../models/prices.ts';
import { orFailed, withMetadata } from '../response.ts';
import { eventsIn, lineReader } from '../streams/event.ts';
import { withAgentAdvice } from '../unpassed-variables.ts';
import {
  type Agent,
  type AgentCall,
  type AgentOptions,
  type AgentSettings,
  agentSettings,
  type Locations,
  withSystemPrompt,
} from './agent.ts';
import { agentDocument } from './agent-document.ts';
import { type EndedProgram, endingOf, notStarted, outcomeOf, type StopReason } from './ending.ts';
import { inCommonWordsWith } from './tool-names.ts';

/** Calls an agent: each call is a separate process, in separate folders. */
export function agentProvider(agent: Agent, options: AgentOptions, deps: ProviderDeps): Provider {
  const settings = agentSettings(options, agent, deps.cwd);
  const installedIn = oncePerImage((container) =>
    installed(agent, settings, depsFor(deps, container, settings.missingSecrets), container === undefined),
  );
  return {
    check: (signal) => installedIn().check(0, signal),
    ask: (question, signal) =>
      // The private folders: no space, no permission.
      orFailed('workspace', async () => {
        const { check, version } = installedIn(question.container);
        const unfit = await check(question.attempt, signal);
        if (unfit !== undefined) return unfit;
        const callDeps = depsFor(deps, question.container, settings.missingSecrets);
        return askOnce({ agent, settings, version: version(), deps: callDeps }, question, signal);
      }),
  };
}

/** How long a program may take to end its tools after the first signal. Our own guard waits a little longer. */
const GRACE_MS = 2_000;
/** How long a program may run after it reported its end: one of its child processes may delay it. */
const LINGER_MS = 10_000;
/** Limits for the events of one call, and for one event. Lists of tools and skills make long lines. */
const MAX_STREAM_BYTES = 256 * 1024 * 1024;
const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A broken message of JSON-RPC. It may be the reply that we wait for, or a request to us: without it, both sides would wait. */
const PART_OF_MESSAGE = /["'](?:jsonrpc|method|result|error)["']|^\s*\{\s*["']id["']/;

/** Classes of failures that a missing variable may cause. */
const MAY_LACK_VARIABLE: readonly FailureClass[] = ['auth', 'config', 'crash'];

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
  const workspace = question.workspacePath ?? settings.cwd;
  await using scratch = workspace === undefined ? await openScratch(files, 'agent-work-') : undefined;
  const locations = { home: home.path, temporary: temporary.path, work: workspace ?? scratch?.path ?? '' };

  const { images = [], costLimitUsd, timeLimitMs: timeoutMs = settings.timeoutMs } = question;
  const instructions = agent.takesSystemPrompt ? undefined : settings.systemPrompt;
  const document = withSystemPrompt(instructions, agentDocument(question));
  const call = agent.call({ ...question, images, document }, settings, locations);
  const env = agentEnvironment(agent, settings, locations, { childEnv, callEnv: call.env });
  const foreign = settings.home === 'private' ? agent.configVariables.find((name) => env[name] !== undefined) : 'home';
  if (foreign !== undefined && agent.mcpInHome && settings.mcpServers.length > 0) {
    // Settings of the user are not changed, so servers cannot be added.
    const cause = foreign === 'home' ? 'home: user' : foreign;
    const advice = `remove "${cause}" from the target or its environment`;
    return failed('config', `"mcp_servers" of ${agent.name} needs private settings: ${advice}.`);
  }
  const homeFiles = foreign === undefined ? call.homeFiles : undefined;
  for (const [folder, texts] of [[home.path, homeFiles] as const, [temporary.path, call.temporaryFiles] as const]) {
    for (const [path, text] of Object.entries(texts ?? {})) await files.writeAsIs(`${folder}/${path}`, text);
  }

  const startedAt = clock.now();
  await using log = await openCallLog(settings.logFolder, question, deps);
  using stop = callSignal(signal);
  using reading = readEvents(call, { deps, settings, costLimitUsd, log, stop: () => stop.abort() });
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
        writable: Object.values(locations),
        readable: [...question.inputFiles, ...images.map(({ path }) => path)],
      },
      ending: { signal: agent.firstSignal, graceMs: GRACE_MS, endsOrphans: true },
    },
    stop.signal,
  );
  const { cut, overAt, hasBegun, unread } = reading.finish();

  // It may run on after its work, until we end it: that time is not part of its work.
  const wasStopped = cut === 'lingers' || result.kind === 'timedOut';
  const endedAt = wasStopped ? Math.min(clock.now(), overAt) : clock.now();
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
    startTime: isoTime(startedAt),
    endTime: isoTime(endedAt),
    model: reported.model ?? settings.model,
    agentVersion: version,
    fileChanges: leftovers?.fileChanges,
  };

  const wasInTime = timeoutMs === undefined || overAt - startedAt < timeoutMs;
  const ended: EndedProgram = {
    ...{ agent, result, response, timeoutMs, costLimitUsd, wasInTime, hasBegun, unread },
    stream: call.stream,
    cut: signal.aborted ? undefined : cut,
  };
  const ending = endingOf(ended);
  if (ending.kind === 'answer' && ending.warning !== undefined) {
    warn?.(`The target "${target}" answered the test "${question.testId}", but ${agent.name} ${ending.warning}`);
  }

  const outcome = outcomeOf(ending, ended);
  if (outcome.kind !== 'failed' || result.kind !== 'exited') return outcome;
  const { failure, partial } = outcome;
  if (!MAY_LACK_VARIABLE.includes(failure.class) || (partial?.messages.length ?? 0) > 0) return outcome;
  // An agent that failed before it did anything may lack a variable that the step has.
  const passing = { step: stepVariables, passed: env };
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

interface ReadingDeps {
  readonly deps: ProviderDeps;
  readonly settings: AgentSettings;
  readonly costLimitUsd: number | undefined;
  readonly log: { line(line: string): void };
  stop(): void;
}

/** Reads events as they arrive, replies to them, and ends a program that does not end after its work. */
function readEvents(call: AgentCall, { deps, settings, costLimitUsd = Infinity, log, stop }: ReadingDeps) {
  const { clock } = deps;
  const { stream } = call;
  const over = new AbortController();
  /** The last lines that are no events. */
  const unread: string[] = [];
  let cut: StopReason | undefined;
  /** When it said first that it was over; milliseconds since the epoch. */
  let overAt = Number.POSITIVE_INFINITY;
  let hasBegun = false;
  let isLingering = false;
  let input: ProgramInput | undefined;

  const cutOff = (why: StopReason) => {
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
  const onLine = (line: string) => {
    const at = clock.now();
    log.line(line);
    const events = eventsIn(line);
    for (const event of events) {
      hasBegun = true;
      const reply = stream.take(event, at);
      for (const text of reply?.lines ?? []) input?.write(`${text}\n`);
      if (reply?.isLast) input?.end();
      if (stream.trajectory.isFull) cutOff('too many calls');
      if (stream.end.kind === 'open') {
        if ((costSoFar(call, settings) ?? 0) > costLimitUsd) cutOff('cost limit');
        overAt = Number.POSITIVE_INFINITY;
        continue;
      }
      overAt = Math.min(overAt, at);
      if (!isLingering) void linger();
    }
    if (events.length > 0 || line.trim() === '') return;
    unread.push(cutMiddle(line.trim(), 200));
    if (unread.length > 3) unread.shift();
    if (call.talks && PART_OF_MESSAGE.test(line) && stream.end.kind === 'open') cutOff('unreadable');
  };
  const lines = lineReader({ maxLineBytes: MAX_LINE_BYTES, maxBytes: MAX_STREAM_BYTES }, onLine);

  return {
    onStdout(chunk: Uint8Array, stdin: ProgramInput) {
      input = stdin;
      lines.push(chunk);
      if (lines.isFlooded) cutOff('flood');
    },
    finish() {
      over.abort();
      lines.end();
      return { cut, overAt, hasBegun, unread };
    },
    [Symbol.dispose]: () => over.abort(),
  };
}

/** The events of a call, as they came. Write errors are ignored: a log is not a result. */
async function openCallLog(
  folder: string | undefined,
  { suite, testId, trial, attempt }: Question,
  { files, clock }: ProviderDeps,
) {
  const name = [timestamp(clock.now()), suite, testId, `trial${trial}`, `attempt${attempt}`]
    .map((part) => part.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60))
    .join('_');
  const journal =
    folder === undefined ? undefined : await unlessInvalid(() => files.openJournal(join(folder, `${name}.jsonl`)));
  let queue = Promise.resolve();
  return {
    line(line: string) {
      if (journal !== undefined) queue = queue.then(() => journal.append(line)).catch(() => undefined);
    },
    async [Symbol.asyncDispose]() {
      await queue;
      await Promise.resolve(journal?.[Symbol.asyncDispose]()).catch(() => undefined);
    },
  };
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

/** All agents print their version at once, without a model; one that does not may still work. */
const VERSION_MS = 20_000;
const MAX_VERSION_BYTES = 100_000;

/** Checks the program and its version: once for all targets with the same program, unless they run in a container. */
function installed(agent: Agent, settings: AgentSettings, deps: ProviderDeps, isHere: boolean) {
  const { childEnv, knownVersions = new Map<string, Promise<VersionAnswer>>(), cwd } = deps;
  const key = JSON.stringify([settings.command, settings.cwd ?? cwd, settings.env['PATH'] ?? childEnv['PATH']]);
  let version: string | undefined;

  const check: UsabilityCheck = async (signal) => {
    // A failure is not kept: the run may have been stopped with its test.
    let answer = isHere ? await knownVersions.get(key) : undefined;
    if (answer?.kind !== 'there') {
      const asking = askVersion(agent, settings, deps, signal);
      if (isHere) knownVersions.set(key, asking);
      answer = await asking;
    }
    if (answer.kind === 'failed') return answer;
    version = answer.version;

    const { version: range } = settings;
    if (range === undefined) return undefined;
    if (version !== undefined && satisfies(version, range, { includePrerelease: true })) return undefined;
    const fact = version === undefined ? 'prints no version' : `has version ${version}`;
    const advice =
      agent.install === undefined ? 'Install another version' : `Install another version (${agent.install}@…)`;
    const message = `${agent.name} ${fact}, but the target requires "${range}". ${advice}, or change "version" of the target.`;
    return failed('config', message);
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
  if (ended.kind === 'cancelled') {
    return failed('cancelled', `${agent.name} was stopped before it printed its version.`);
  }
  if (ended.kind === 'notStarted') return notStarted(agent, ended);
  const printed = ended.kind === 'exited' && ended.exitCode === 0 ? ended.stdout.slice(0, 2_000) : '';
  return { kind: 'there', version: /\d+\.\d+\.\d+[-+.\w]{0,40}/.exec(printed)?.[0]?.replace(/\.$/, '') };
}
