import { join } from 'node:path';
import { messageOf, UserError } from '../../model/errors.ts';
import type { Files } from '../../model/ports/files.ts';
import type { Question } from '../../model/ports/provider.ts';
import { cutMiddle } from '../../shared/text.ts';
import { eventsIn, textAt } from '../streams/event.ts';
import type { AgentSettings } from './agent.ts';

/** The log of one call while it runs. Write errors are ignored: a log is not a result. */
export interface CallLog extends AsyncDisposable {
  line(line: string, at: number): void;
}

const NO_LOG: CallLog = { line: () => undefined, [Symbol.asyncDispose]: async () => undefined };

/** Maximum size of a log, which people read. */
const MAX_LOG = 32 * 1024 * 1024;

/** Opens the log of a call. `raw` is the events, `summary` a line for each. */
export async function openCallLog(
  settings: AgentSettings['log'],
  { suite, testId, trial, attempt }: Question,
  { files, startedAt }: { readonly files: Files; readonly startedAt: number },
): Promise<CallLog> {
  if (settings === undefined) return NO_LOG;
  const { folder, form } = settings;
  const stamp = new Date(startedAt).toISOString();
  const name = [stamp.replaceAll(/[:.]/g, '-'), suite, testId, `trial${trial}`, `attempt${attempt}`]
    .map((part) => part.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, 60))
    .join('_');
  const path = join(folder, `${name}.${form === 'raw' ? 'jsonl' : 'log'}`);
  const journal = await files.openJournal(path).catch((error) => {
    if (error instanceof UserError) return undefined;
    throw new Error(`The log ${path} cannot be opened: ${messageOf(error)}`);
  });
  if (journal === undefined) return NO_LOG;

  let written = 0;
  let queue = Promise.resolve();
  return {
    line(line, at) {
      const text = form === 'raw' ? line : summaryOf(line, at - startedAt);
      written += text.length;
      if (text === '' || written > MAX_LOG) return;
      queue = queue.then(() => journal.append(text)).catch(() => undefined);
    },
    async [Symbol.asyncDispose]() {
      await queue;
      await Promise.resolve(journal[Symbol.asyncDispose]()).catch(() => undefined);
    },
  };
}

/** Time, kind, and as much of the event as fits one line. */
function summaryOf(line: string, afterMs: number): string {
  const [event] = eventsIn(line);
  const kind = textAt(event, 'type') ?? textAt(event, 'method') ?? (event === undefined ? 'text' : 'event');
  // Escaped, not removed: only so a secret that they break is found when the line is written.
  const shown = line
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `+${(afterMs / 1000).toFixed(1)}s ${cutMiddle(kind.replaceAll(/\s/g, ' '), 60)} ${cutMiddle(shown, 200)}`;
}
