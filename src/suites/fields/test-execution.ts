import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { readKeys } from '../blocks/block.ts';
import { TEST_EXECUTION } from '../blocks/execution.ts';
import { checkFields } from './fields.ts';

interface TestExecution {
  readonly skipDefaults: boolean;
  readonly threshold: number | undefined;
  readonly targets: string[] | undefined;
}

/** The `execution` settings of a test. */
export function readExecution(field: Cursor | undefined, problems: Problem[]): TestExecution | undefined {
  if (field === undefined) return undefined;
  if (!field.isMap) {
    problems.push(field.wrongType('execution', 'a mapping'));
    return undefined;
  }
  checkFields(field, TEST_EXECUTION, problems);
  const read = readKeys(field, TEST_EXECUTION, ['skip_defaults', 'threshold', 'targets'], problems);
  const { skip_defaults: skipDefaults = false, threshold, targets } = read;
  if (threshold === 0) {
    problems.push(
      field.warning('UNUSED', '"threshold: 0" lets this test pass with every answer', {
        location: field.field('threshold')?.location,
        hint: 'Remove it, or write the lowest score of a good answer.',
      }),
    );
  }
  return { skipDefaults, threshold, targets };
}
