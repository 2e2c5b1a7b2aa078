import type { GatePolicy } from '../gate/policy.ts';
import type { EarlierAttempt } from '../model/earlier-attempt.ts';
import type { RunResult, Withheld } from '../model/result.ts';
import type { KeptMirrors } from '../workspaces/kept-mirrors.ts';
import type { OtherSides } from './decide.ts';
import type { BaseTree } from './laid-out.ts';
import type { Known } from './reusing.ts';
import type { RunOptions } from './run-options.ts';
import type { SeedingWish } from './seeding-wish.ts';

/** A run that was made, and the folder its files belong to. */
export interface Evaluated {
  readonly run: RunResult;
  readonly folder: string;
}

/** What is known of earlier runs, and what a run is decided by. */
export interface Past {
  /** How long tests took the last time, in milliseconds by their key in comparisons. */
  readonly durations?: ReadonlyMap<string, number> | undefined;
  /** What a trial of them seldom costs more than, in US dollars, by the same key. */
  readonly costs?: ReadonlyMap<string, number> | undefined;
  /** Without it, only planned trials run. */
  readonly deciding?: { readonly sides: OtherSides; readonly policy: GatePolicy } | undefined;
  readonly seeding?: SeedingWish | undefined;
  /** Tests about which nothing changed since then do not run. */
  readonly known?: Known | undefined;
  /** The base commit; without it, no control trials run. */
  readonly base?: BaseTree | undefined;
  /** What other machines kept of repositories. */
  readonly mirrors?: KeptMirrors | undefined;
  /** What earlier attempts of the same job measured. */
  readonly earlier?: readonly EarlierAttempt[] | undefined;
  /** The secrets that GitHub keeps from this job. */
  readonly withheld?: Withheld | undefined;
  /** What was asked for at a command line. */
  readonly options?: RunOptions | undefined;
}
