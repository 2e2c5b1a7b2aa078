import { isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod';
import { userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import { defineProvider, type ProviderDeps, type ProviderKind, recordingTraits } from '../../model/ports/provider.ts';
import type { TokenUsage } from '../../model/run/message.ts';
import { failed, type Response } from '../../model/run/outcome.ts';
import { optionalText } from '../../model/suite/setting.ts';
import { isoTime } from '../../model/text/iso-time.ts';
import { plural } from '../../model/text/text.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import { inCommonWords } from '../agents/tool-names.ts';
import { orFailed, withAnswer, withMetadata } from '../response.ts';
import { type AgentEvent, eventIn, timeAt } from '../streams/event.ts';
import { MAX_STEPS, type Trajectory } from '../streams/stream.ts';

/** A session as recorded by its agent. Unknown data is absent. */
interface Session {
  readonly trajectory: Trajectory;
  readonly id?: string | undefined;
  readonly cwd?: string | undefined;
  /** A sub-agent worked in it, for the agent of another session. */
  readonly isOfSubAgent?: boolean | undefined;
  readonly version?: string | undefined;
  readonly model?: string | undefined;
  readonly tokenUsage?: TokenUsage | undefined;
  /** US dollars. */
  readonly costUsd?: number | undefined;
  /** The records whose times count; absent: all. */
  readonly records?: readonly AgentEvent[] | undefined;
}

/** Reads the records of one session. It never throws, whatever they contain, and skips unknown ones. */
export type ReadSession = (records: readonly AgentEvent[]) => Session;

/** When a record was written; `NaN` if unknown. */
export const timeOf = (record: AgentEvent): number => timeAt(record, 'timestamp') ?? Number.NaN;

type OptionTexts = Readonly<Record<string, string | undefined>>;

/** An agent whose recorded sessions can be answers. */
interface SessionSource {
  readonly type: string;
  readonly agent: string;
  readonly read: ReadSession;
  /** The option with one session. */
  readonly one?: 'session_file' | 'session_dir';
  /** The option with the folder of all sessions, and the default folder. */
  readonly folder: readonly [option: string, usual: string];
  readonly more?: () => Record<string, z.ZodType<string | undefined>>;
  /** Globs below the folder: the files of one session, or of all. */
  patterns(id: string | undefined, options: OptionTexts): readonly string[];
  /** The file of a session in a path that an option names. */
  fileIn?(path: string): string;
  /** The folder that a session was started in, where it is not in the session itself; `null`: it is no session. */
  cwdOf?(path: string, files: Files): Promise<string | null>;
  /** Files that the agent wrote besides its session, as a unified diff. */
  changes?(path: string, files: Files): Promise<string | undefined>;
}

/** Answers every question with one recorded session. Runs nothing. It is searched once: all tests get the same. */
export function sessionLog(source: SessionSource): ProviderKind {
  const { type, folder, one = 'session_file' } = source;
  return defineProvider({
    type,
    ...recordingTraits,
    options: () =>
      z
        .object<Record<string, z.ZodType<string | undefined>>>({
          // AgentV has these for Copilot.
          session_id: optionalText().refine(
            (id) => id === undefined || /^[\w-][\w.-]{0,199}$/.test(id),
            'must be the name of a session, without a folder',
          ),
          discover: optionalText().pipe(z.literal('latest', 'must be latest').optional()),
          cwd: optionalText(),
          [one]: optionalText(),
          [folder[0]]: optionalText(),
          ...source.more?.(),
        })
        .refine((options) => [one, 'session_id', 'discover'].some((name) => options[name]), {
          path: ['session_id'],
          error: `is required, unless "${one}" or "discover: latest" is given`,
          when: ({ issues }) => issues.length === 0,
        }),
    create(options, deps) {
      let response: Promise<Response> | undefined;
      return {
        async ask(_question, signal) {
          if (signal.aborted) return failed('cancelled', 'Stopped before the session was read.');
          return orFailed('config', async () => {
            response ??= recordedResponse(source, options, deps);
            return { kind: 'answered' as const, response: await response };
          });
        },
      };
    },
  });
}

const MAX_SESSION_BYTES = 100 * 1024 * 1024;

/** Reads the records of a session. Invalid lines are skipped: the last one may be incomplete. */
async function recordsIn(path: string, files: Files): Promise<AgentEvent[]> {
  const text = await files.read(path, MAX_SESSION_BYTES);
  return text
    .split('\n')
    .map((line) => eventIn(line))
    .filter((record) => record !== undefined);
}

async function recordedResponse(source: SessionSource, options: OptionTexts, deps: ProviderDeps): Promise<Response> {
  const path = await sessionFile(source, options, deps);
  const all = await recordsIn(path, deps.files);
  const { trajectory, tokenUsage, costUsd, model, id, version, records = all } = source.read(all);
  if (trajectory.isFull) {
    const limit = `${MAX_STEPS.toLocaleString('en')} messages or tool calls, the maximum of a session`;
    throw userError('FILE_UNREADABLE', `${path} has more than ${limit}. Name a shorter session.`);
  }
  const messages = trajectory.messages(inCommonWords);
  if (!messages.some(({ role }) => role === 'assistant')) {
    throw userError('FILE_UNREADABLE', `${path} contains no messages and no tool calls of ${source.agent}`, {
      hint: 'The file is not a recorded session, or the session ended before the first answer.',
    });
  }

  const times = records.flatMap((record) => timeAt(record, 'timestamp') ?? []).sort((a, b) => a - b);
  const [startedAt, endedAt] = [times[0], times.at(-1)];
  return withAnswer({
    messages: withMetadata(messages, { agent: source.agent, agent_version: version, session_id: id }),
    tokenUsage,
    costUsd,
    durationMs: startedAt === undefined || endedAt === undefined ? undefined : endedAt - startedAt,
    startTime: startedAt === undefined ? undefined : isoTime(startedAt),
    endTime: endedAt === undefined ? undefined : isoTime(endedAt),
    model,
    fileChanges: await source.changes?.(path, deps.files),
    cached: true,
  });
}

/** Maximum number of sessions to open, the newest first. */
const MAX_OPENED = 200;

/** The file of a session: the given one, else the newest with its name, or of its folder. Throws a `UserError`. */
async function sessionFile(source: SessionSource, options: OptionTexts, deps: ProviderDeps): Promise<string> {
  const { agent, read, folder: folderOption, one = 'session_file', fileIn = (path: string) => path } = source;
  const { files } = deps;
  const { [one]: named, session_id: id, cwd: cwdOption } = options;
  if (named !== undefined) return fileIn(locationOf(named, deps));
  const folder = locationOf(options[folderOption[0]] ?? folderOption[1], deps);
  if (id !== undefined && source.fileIn !== undefined) return fileIn(join(folder, id));

  const cwd = cwdOption === undefined ? undefined : locationOf(cwdOption, deps);
  const fits = async (path: string) => {
    if (id !== undefined) return true;
    if (source.cwdOf !== undefined) {
      const startedIn = await source.cwdOf(path, files);
      return startedIn !== null && (cwd === undefined || startedIn === cwd);
    }
    const session = read(await recordsIn(path, files));
    return !session.isOfSubAgent && (cwd === undefined || session.cwd === cwd);
  };

  const paths = await files.glob(source.patterns(id, options), { cwd: folder, followLinks: false });
  const aged = await inParallel(paths, async (path) => ({ path, at: await files.modifiedAt(path) }));
  const newestFirst = aged.sort((a, b) => b.at - a.at || (a.path < b.path ? 1 : -1));
  for (const { path } of newestFirst.slice(0, MAX_OPENED)) if (await fits(path)) return path;
  const seen = paths.length === 0 ? '' : ` among ${plural('session', paths.length)}`;
  throw userError('FILE_UNREADABLE', `No session of ${agent} in ${folder} matches${seen}`, {
    hint: 'Set the folder of the sessions, or one session.',
  });
}

/** A folder or file of an option: `~` is the user's home, and a relative one starts at the eval file. */
export function locationOf(
  path: string,
  { childEnv, suiteFolder }: Pick<ProviderDeps, 'childEnv' | 'suiteFolder'>,
): string {
  const home = childEnv['HOME'] ?? childEnv['USERPROFILE'];
  if (/^~(?:[\\/]|$)/.test(path) && home !== undefined) return join(home, path.slice(1));
  return isAbsolute(path) ? path : resolve(suiteFolder, path);
}
