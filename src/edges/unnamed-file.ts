import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that others write for us. It has no name: nobody comes across it, and nothing of it is left behind. */
export interface UnnamedFile {
  /** To be handed to a program; whatever is written to it goes to its end. */
  readonly fd: number;
  /** All that was written, in one piece, and the file is empty again; `undefined` when that is more than we take. */
  take(mostBytes: number): Buffer | undefined;
  close(): void;
}

/** Throws where there is no room for one, and where files that are open keep their names (Windows). */
export function openUnnamedFile(): UnnamedFile {
  const path = join(tmpdir(), `eval-action-${randomUUID()}`);
  const fd = openSync(path, 'ax+', 0o600);
  try {
    unlinkSync(path);
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  let isOpen = true;
  return {
    fd,
    take(mostBytes) {
      const { size } = fstatSync(fd);
      const whole = size > mostBytes ? undefined : readWhole(fd, size);
      ftruncateSync(fd, 0);
      return whole;
    },
    close() {
      if (isOpen) closeSync(fd);
      isOpen = false;
    },
  };
}

function readWhole(fd: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const read = readSync(fd, bytes, at, size - at, at);
    if (read === 0) break;
    at += read;
  }
  return bytes.subarray(0, at);
}
