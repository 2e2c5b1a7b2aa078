import type { WorkspacesDeps } from './workspaces-deps.ts';

/** When something that is kept was last of use, and how much room it takes. */
export interface Usage {
  /** Milliseconds since the epoch. */
  readonly usedAt: number;
  /** Of a workspace an estimate, so that nobody has to look through it at the end of each run. */
  readonly bytes: number;
}

type UsageDeps = Pick<WorkspacesDeps, 'files' | 'clock'>;

/** Beside each thing that is kept, in a small file. */
export const usageFile = (path: string): string => `${path}.used.json`;

/** Notes that something is of use now. What was known of its size stays when no size is given; it may fail without harm. */
export async function noteUse(path: string, bytes: number | undefined, { files, clock }: UsageDeps): Promise<void> {
  const known = bytes ?? (await usageOf(path, { files }))?.bytes;
  if (known === undefined) return;
  const usage: Usage = { usedAt: clock.now(), bytes: known };
  await files.write(usageFile(path), JSON.stringify(usage)).catch(() => undefined);
}

/** What was noted; `undefined` when nothing was, or nothing that can be read. */
export async function usageOf(path: string, { files }: Pick<UsageDeps, 'files'>): Promise<Usage | undefined> {
  try {
    if ((await files.state(usageFile(path))) !== 'file') return undefined;
    const { usedAt, bytes } = JSON.parse(await files.read(usageFile(path), 1024)) as Partial<Usage>;
    return typeof usedAt === 'number' && typeof bytes === 'number' && bytes >= 0 ? { usedAt, bytes } : undefined;
  } catch {
    return undefined;
  }
}
