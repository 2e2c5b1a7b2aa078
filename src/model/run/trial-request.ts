import type { BrokenStep, Step } from './plan.ts';
import type { ExtraTrial, TestResult } from './result.ts';

/** Why a trial runs. Only planned trials form the results; all purposes are evidence for the gate. */
export type TrialPurpose = 'planned' | ExtraTrial['purpose'];

export interface TrialRequest {
  readonly step: Step;
  readonly purpose: TrialPurpose;
  /** Whose code is measured: that of the run, or that of the commit that it is compared with. */
  readonly checkout: ExtraTrial['checkout'];
  readonly first: number;
  /** The round of a seeding trial, from 1. */
  readonly round?: number | undefined;
}

/** A planned result that is known without running its test: the test is invalid, or nothing changed about it. */
export interface KnownTrial extends Omit<TrialRequest, 'step'> {
  readonly step: Step | BrokenStep;
  resultAt(at: number): TestResult;
}

export type TrialOutcome =
  | { readonly kind: 'result'; readonly result: TestResult }
  | MissingOutcome
  /** The base commit does not have this test. */
  | { readonly kind: 'absent' }
  /** The run ended first. */
  | { readonly kind: 'stopped' };

/** Why a request has no result although the run went on. */
export type MissingOutcome =
  /** By a budget, `fail_on_error` or the circuit breaker. */
  | { readonly kind: 'refused'; readonly result: TestResult }
  /** The base commit, or the suite in it, cannot be had. */
  | { readonly kind: 'unavailable'; readonly why: string; readonly hint?: string | undefined };
