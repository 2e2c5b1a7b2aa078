import type { Step } from '../model/plan.ts';
import type { TestResult } from '../model/result.ts';
import type { Admission } from '../run/admission.ts';
import type { Seats } from '../run/schedule.ts';
import type { Redactor } from '../shared/redact.ts';
import type { EngineWorld } from './engine.ts';
import type { Inputs } from './inputs.ts';

/** A test on the base commit, which is run trial by trial. */
export interface Twin {
  /** Makes another trial until there are so many; less where it was refused or stopped. */
  follow(trials: number): Promise<void>;
  /** There will be no more. */
  end(): Promise<void>;
}

/** The base commit, ready to run tests beside those of a run. */
export interface Beside extends AsyncDisposable {
  /** Undefined for a test that cannot be run there at the same time. */
  twinOf(step: Step, seats: Seats): Twin | undefined;
  /** What was measured there, as far as it is over. */
  readonly results: readonly TestResult[];
}

/** The run that something is run beside. */
export interface BesideWorld extends EngineWorld {
  readonly inputs: Inputs;
  readonly admission: Pick<Admission, 'spent' | 'refusal' | 'admit' | 'beside'>;
  /** Of the run. */
  readonly folder: string;
  readonly withoutSecrets: Redactor['deep'];
}

/** Opens the base commit for some tests of a run. Undefined where that cannot be done: whoever runs them afterwards says why. */
export type OpenBeside = (steps: readonly Step[], world: BesideWorld) => Promise<Beside | undefined>;
