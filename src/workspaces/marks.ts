import { basename, dirname, join } from 'node:path';
import { getOrMake } from '../model/values/once.ts';
import type { WorkspacesDeps } from './workspaces-deps.ts';

type MarksDeps = Pick<WorkspacesDeps, 'locks' | 'trees' | 'newId'>;

/**
 * Marks of this run next to files that it reads, so that other runs do not remove them. Several runs may mark the same
 * file.
 */
export class Marks {
  readonly #deps: MarksDeps;
  readonly #own = new Map<string, Promise<AsyncDisposable | undefined>>();

  constructor(deps: MarksDeps) {
    this.#deps = deps;
  }

  /** From now on no run removes it. Only while its lock is held, because another run may be removing it. */
  async set(path: string): Promise<void> {
    await getOrMake(this.#own, path, () => this.#deps.locks.tryHold(`${path}${MARK}${this.#deps.newId()}`));
  }

  async close(): Promise<void> {
    for (const mark of this.#own.values())
      await mark.then((held) => held?.[Symbol.asyncDispose]()).catch(() => undefined);
  }
}

const MARK = '.use-';

/** Whether a run that lives has set a mark. Marks of dead ones go. */
export async function isMarked(path: string, { locks, trees }: Pick<MarksDeps, 'locks' | 'trees'>): Promise<boolean> {
  const folder = dirname(path);
  const marks = (await trees.list(folder)).filter((name) => name.startsWith(`${basename(path)}${MARK}`));
  const held = await Promise.all(
    marks.map(async (name) => {
      const lock = await locks.tryHold(join(folder, name));
      await lock?.[Symbol.asyncDispose]();
      return lock === undefined;
    }),
  );
  return held.includes(true);
}
