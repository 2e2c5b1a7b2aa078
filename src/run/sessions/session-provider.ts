import { messageOf, UserError, userError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Provider } from '../../model/ports/provider.ts';
import { failed, type Outcome, type Response } from '../../model/run/outcome.ts';
import { isoTime } from '../../shared/iso-time.ts';
import { withMetadata } from '../agents/about.ts';
import { withAnswer } from '../agents/answer.ts';
import { inCommonWords } from '../agents/tool-names.ts';
import { eventIn } from '../streams/event.ts';
import { MOST_STEPS } from '../streams/trajectory.ts';
import type { ReadSession, Session } from './session.ts';

const MOST_BYTES = 100 * 1024 * 1024;

/** An agent whose recorded sessions can be answers. */
interface SessionSource {
  readonly agent: string;
  readonly read: ReadSession;
  /** The file of the session. Throws a `UserError` if it does not exist. */
  find(): Promise<string>;
  /** Files that the agent wrote besides its session, as a unified diff. */
  readonly changes?: ((path: string) => Promise<string | undefined>) | undefined;
}

/** Answers every question with one recorded session. It is searched once: all tests get the same. */
export function sessionProvider(source: SessionSource, files: Files): Provider {
  let response: Promise<Response> | undefined;
  return {
    async ask(_question, signal): Promise<Outcome> {
      if (signal.aborted) return failed('cancelled', 'Stopped before the session was read.');
      try {
        response ??= theSession(source, files);
        return { kind: 'answered', response: await response };
      } catch (error) {
        if (error instanceof UserError) return failed('config', messageOf(error));
        throw error;
      }
    },
  };
}

/** Reads the session in a file. Invalid lines are skipped: the last one may be incomplete. */
export async function readSessionFile(path: string, read: ReadSession, files: Files): Promise<Session> {
  const text = await files.read(path, MOST_BYTES);
  const records = text.split('\n').map((line) => eventIn(line));
  return read(records.filter((record) => record !== undefined));
}

async function theSession({ agent, read, find, changes }: SessionSource, files: Files): Promise<Response> {
  const path = await find();
  const { trajectory, span, ...session } = await readSessionFile(path, read, files);
  if (trajectory.isFull) {
    const limit = MOST_STEPS.toLocaleString('en');
    throw userError(
      'FILE_UNREADABLE',
      `${path} has more than ${limit} messages or tool calls, the maximum of a session. Name a shorter session.`,
    );
  }
  const messages = trajectory.messages(inCommonWords);
  if (!messages.some(({ role }) => role === 'assistant')) {
    throw userError('FILE_UNREADABLE', `${path} contains no messages and no tool calls of ${agent}`, {
      hint: 'The file is not a recorded session, or the session ended before the first answer.',
    });
  }
  const { tokenUsage, costUsd, model, id, version } = session;
  const fileChanges = await changes?.(path);
  return withAnswer({
    messages: withMetadata(messages, { agent, agent_version: version, session_id: id }),
    tokenUsage,
    costUsd,
    durationMs: span && span[1] - span[0],
    startTime: span && isoTime(span[0]),
    endTime: span && isoTime(span[1]),
    model,
    fileChanges,
    cached: true,
  });
}
