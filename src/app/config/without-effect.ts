import type { Problem } from '../../model/errors.ts';
import { kebab } from '../../shared/text.ts';
import type { Policy } from '../policy/policy.ts';
import type { InputName } from './inputs.ts';

type Asked = Pick<Policy, 'inputs' | 'configured'>;

/**
 * What was asked of a run and can have no effect in it, because of something else that the same person said in the same
 * place: one job of several may well leave out what the configuration of all of them says.
 */
export function withoutEffect(asked: Asked): Problem[] {
  const { seedBaseline, evidence, testId } = asked.inputs;
  const seeds = seedBaseline !== undefined;
  return [
    ...(seeds && evidence === 'never' && areSaidTogether('seedBaseline', 'evidence', asked)
      ? [unused('seedBaseline', 'evidence is "never", so that no history is begun')]
      : []),
    ...(seeds && testId.length > 0 && areSaidTogether('seedBaseline', 'testId', asked)
      ? [unused('seedBaseline', 'test-id picks some of the tests, and a history is begun with whole suites')]
      : []),
  ];
}

const unused = (word: InputName, why: string): Problem => ({
  code: 'UNUSED',
  severity: 'warning',
  message: `${kebab(word)} has no effect in this run: ${why}`,
  hint: 'Leave one of the two out.',
});

function areSaidTogether(word: InputName, other: InputName, { inputs: { given }, configured = [] }: Asked): boolean {
  const sourceOf = (name: InputName) =>
    given.includes(name) ? 'given' : configured.includes(name) ? 'configured' : undefined;
  return sourceOf(word) !== undefined && sourceOf(word) === sourceOf(other);
}
