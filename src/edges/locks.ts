import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf, userError } from '../model/errors.ts';
import type { Locks } from '../model/ports.ts';
import { systemClock } from './clock.ts';

const LOOK_AGAIN_MS = 50;
/** Nobody needs longer than that to take away the lock of a dead process. */
const TAKING_MS = 10_000;

/** Locks as files. A lock appears with its content in one step, so that nobody ever reads half a name. */
export const locks: Locks = {
  tryHold,

  async hold(path, waitMs, signal) {
    const until = systemClock.now() + waitMs;
    for (;;) {
      const held = await tryHold(path);
      if (held !== undefined) return held;
      if (signal.aborted) throw userError('OUTPUT_UNWRITABLE', `Stopped while waiting for ${path}`);
      if (systemClock.now() >= until) {
        throw userError('OUTPUT_UNWRITABLE', `Another run has held ${path} for more than ${waitMs / 1000} s`, {
          hint: 'Wait for it to end, or end it.',
        });
      }
      await systemClock.sleep(LOOK_AGAIN_MS, signal);
    }
  },
};

let ownBirth: Promise<string | undefined> | undefined;

async function tryHold(path: string): Promise<AsyncDisposable | undefined> {
  ownBirth ??= birthOf(process.pid);
  const own = JSON.stringify({ pid: process.pid, born: await ownBirth, id: randomUUID() });
  try {
    await mkdir(dirname(path), { recursive: true });
    if (!(await create(path, own)) && !((await takeFromDead(path)) && (await create(path, own)))) return undefined;
  } catch (error) {
    throw userError('OUTPUT_UNWRITABLE', `Cannot lock ${path}: ${messageOf(error)}`, { cause: error });
  }
  return {
    async [Symbol.asyncDispose]() {
      if ((await textOf(path)) === own) await rm(path, { force: true });
    },
  };
}

async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Of several who find the holder dead, one takes the lock away; the others come again. */
async function takeFromDead(path: string): Promise<boolean> {
  const holder = await textOf(path);
  if (holder !== undefined && (await isAlive(holder))) return false;
  const taking = `${path}.taking`;
  if (!(await create(taking, 'taking'))) {
    const age = systemClock.now() - (await stat(taking).catch(() => ({ mtimeMs: systemClock.now() }))).mtimeMs;
    if (age > TAKING_MS) await rm(taking, { force: true });
    return false;
  }
  try {
    if ((await textOf(path)) === holder && holder !== undefined) {
      const gone = `${path}.${randomUUID()}`;
      await rename(path, gone);
      await rm(gone, { force: true });
    }
    return true;
  } finally {
    await rm(taking, { force: true });
  }
}

const textOf = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined);

/** A number may be given to another process: on Linux, the moment it began tells the two apart. */
async function isAlive(content: string): Promise<boolean> {
  const { pid, born } = holderIn(content);
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const now = await birthOf(pid);
  return born === undefined || now === undefined || born === now;
}

function holderIn(content: string): { readonly pid?: number | undefined; readonly born?: string | undefined } {
  try {
    const { pid, born } = JSON.parse(content) as { pid?: unknown; born?: unknown };
    const isPid = typeof pid === 'number' && Number.isInteger(pid) && pid > 0;
    return { pid: isPid ? pid : undefined, born: typeof born === 'string' ? born : undefined };
  } catch {
    return {};
  }
}

/** Read from proc(5)'s `stat`, in clock ticks since the system started. The name in brackets may hold brackets. */
async function birthOf(pid: number): Promise<string | undefined> {
  const text = await textOf(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}
