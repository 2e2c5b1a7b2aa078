import type { Problem } from '../../model/errors.ts';
import { kebab } from '../../shared/text.ts';
import type { Policy } from '../policy/policy.ts';
import type { InputName } from './inputs.ts';

type Asked = Pick<Policy, 'inputs' | 'configured'>;

/**
 * Settings that have no effect in this run because of another setting of the same source. Settings of different sources
 * may conflict: a job may override what the configuration says for all jobs.
 */
export function withoutEffect(asked: Asked): Problem[] {
  const { seedBaseline, evidence, testId } = asked.inputs;
  const seeds = seedBaseline !== undefined;
  return [
    ...(seeds && evidence === 'never' && areSaidTogether('seedBaseline', 'evidence', asked)
      ? [unused('seedBaseline', 'evidence is "never", so the run stores no baseline')]
      : []),
    ...(seeds && testId.length > 0 && areSaidTogether('seedBaseline', 'testId', asked)
      ? [unused('seedBaseline', 'test-id selects some of the tests, but a baseline needs whole suites')]
      : []),
  ];
}

const unused = (word: InputName, why: string): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `${kebab(word)} has no effect in this run: ${why}`,
  hint: 'Remove one of the two.',
});

function areSaidTogether(word: InputName, other: InputName, { inputs: { given }, configured = [] }: Asked): boolean {
  const sourceOf = (name: InputName) =>
    given.includes(name) ? 'given' : configured.includes(name) ? 'configured' : undefined;
  return sourceOf(word) !== undefined && sourceOf(word) === sourceOf(other);
}
