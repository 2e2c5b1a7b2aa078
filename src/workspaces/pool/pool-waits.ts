import type { SourceLocation } from '../../model/suite/location.ts';
import { WorkspaceError } from '../workspace-error.ts';
import type { WorkspacesDeps } from '../workspaces-deps.ts';
import { RUN_MINUTES } from './run-locks.ts';

/** As many slots of one fingerprint there are at most: as many as tests can run at once. */
export const MAX_SLOTS = 50;

const LOOK_AGAIN_MS = 250;
/** Between two tests of a suite its slot is idle for a moment. */
const IDLE_MS = 1_000;

/** Who may have slots of a pool: a suite on one target. */
export interface SlotHolder {
  /** Of its pool; `undefined` when it uses none. */
  readonly poolFolder: string | undefined;
  /** Whether it has a slot now. */
  readonly hasSlot: boolean;
  /** Gives one slot back that no test of its has been in for so long, nor waits for; false when there is none. */
  giveUpIdle(idleMs: number, signal: AbortSignal): Promise<boolean>;
}

/** A suite without any slot, and the pool that has none left. */
interface Wanted {
  readonly by: SlotHolder;
  readonly folder: string;
  readonly count: number;
  readonly location: SourceLocation | undefined;
}

type Deps = Pick<WorkspacesDeps, 'clock' | 'warn'>;

/**
 * How one run waits for slots of pools. It asks its own suites first. While it waits for other runs it keeps no unused
 * slot, so that two runs do not wait for each other.
 */
export class PoolWaits {
  readonly #deps: Deps;
  readonly #holders = new Set<SlotHolder>();
  /** Since when all slots of a pool have been in use by others. */
  readonly #since = new Map<string, number>();
  readonly #reported = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  add(holder: SlotHolder): void {
    this.#holders.add(holder);
  }

  /** Called after getting a slot: the next wait for that pool is a new one. */
  gotOne(folder: string): void {
    this.#since.delete(folder);
  }

  /** A run that waits for another one keeps no slot that the other may need. */
  async giveBackIdle(signal: AbortSignal): Promise<void> {
    for (const holder of this.#holders) while (await holder.giveUpIdle(IDLE_MS, signal));
  }

  /** Resolves when the pool is worth another look. Throws a `WorkspaceError` when stopped, or after too long. */
  async untilNextLook({ by, folder, count, location }: Wanted, signal: AbortSignal): Promise<void> {
    const { clock } = this.#deps;
    const sharers = [...this.#holders].filter((holder) => holder !== by && holder.poolFolder === folder);
    for (const sharer of sharers) if (await sharer.giveUpIdle(0, signal)) return;
    // They end by themselves: what tests do has deadlines.
    if (!sharers.some(({ hasSlot }) => hasSlot)) await this.#forOtherRuns(folder, { count, location }, signal);
    await clock.sleep(LOOK_AGAIN_MS, signal);
    if (!signal.aborted) return;
    this.#since.delete(folder);
    throw stopped();
  }

  async #forOtherRuns(
    folder: string,
    { count, location }: Pick<Wanted, 'count' | 'location'>,
    signal: AbortSignal,
  ): Promise<void> {
    const now = this.#deps.clock.now();
    const since = this.#since.get(folder);
    this.#since.set(folder, since ?? now);
    // Processes that only list or clean stored items are gone by the second check.
    if (since === undefined) return;
    this.#notify(folder, count);
    await this.giveBackIdle(signal);
    if (now - since >= RUN_MINUTES * 60_000) throw new WorkspaceError('setup_error', tooLong(folder, count), location);
  }

  #notify(folder: string, count: number): void {
    if (this.#reported.has(folder)) return;
    this.#reported.add(folder);
    const what = `Other runs are using ${allOf(count)} of the pool ${folder}`;
    this.#deps.warn(`${what}; this run waits for one, ${RUN_MINUTES} minutes at most`);
  }
}

/** The failure of a test that the end of its run came before its workspace. */
export const stopped = (): WorkspaceError =>
  new WorkspaceError('setup_error', 'The run was stopped while a test waited for its workspace');

function tooLong(folder: string, count: number): string {
  const what = `Other runs have been using ${allOf(count)} of the pool ${folder} for ${RUN_MINUTES} minutes`;
  const more = count < MAX_SLOTS ? 'allow more with "execution.pool_slots", or ' : '';
  return `${what}. Wait for them to end; or in .agentv/config.yaml, ${more}use no pool with "eval_action.workspace_mode: temp"`;
}

const allOf = (count: number): string => (count === 1 ? 'the one workspace' : `all ${count} workspaces`);
