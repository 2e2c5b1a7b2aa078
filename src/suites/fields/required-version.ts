import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';

/** The AgentV version whose formats and scores this version implements; ranges are compared with it. */
const EMULATED_VERSION = '4.42.4';

/** A range of AgentV's versions: a warning if it excludes ours, an error if it is invalid. */
export function checkRequiredVersion(field: Cursor, key: string, problems: Problem[]): void {
  const range = field.text?.trim();
  if (range === undefined || validRange(range) === null) {
    const hint = range === undefined ? 'Put quotes around it.' : undefined;
    problems.push(field.wrongType(key, 'a range of versions, such as ">=4.0.0"', hint));
  } else if (!satisfies(EMULATED_VERSION, range, { includePrerelease: true })) {
    problems.push(
      field.warning('UNUSED', `These suites require AgentV ${range}`, {
        expected: `a range that contains AgentV ${EMULATED_VERSION}, whose formats and scores eval-action implements`,
        found: field.found,
        hint: 'Widen the range if the suites work with that version.',
      }),
    );
  }
}
