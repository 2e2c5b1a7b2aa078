import type { Problem } from '../../model/errors.ts';
import { findKind } from '../../model/suite/kind.ts';
import { providers } from '../../run/providers/index.ts';
import { suggestion } from '../../shared/did-you-mean.ts';
import { cutEnd } from '../../shared/text.ts';
import type { Inputs } from './inputs.ts';

/** An error for each limit of requests whose name is neither one of these targets nor a provider. */
export function unknownRequestLimits(
  { requestsPerMinute = {} }: Pick<Inputs, 'requestsPerMinute'>,
  targets: readonly string[],
): Problem[] {
  const known = [...new Set([...targets, ...providers.map(({ type }) => type)])];
  return Object.keys(requestsPerMinute)
    .filter((name) => !known.includes(name) && findKind(providers, name) === undefined)
    .map((name) => ({
      code: 'INPUT_INVALID',
      severity: 'error',
      message: `requests-per-minute limits "${cutEnd(name, 60)}", which is neither a target of these suites nor a provider`,
      hint: suggestion(name, known, 'targets'),
    }));
}
