import type { Problem } from '../../model/errors.ts';
import type { Cursor } from '../../model/suite/source.ts';
import { checkFields, type Fields } from './fields.ts';
import { adviceForFlag, share } from './numbers.ts';

export const EXECUTION_FIELDS: Fields = {
  of: "a test's execution",
  read: ['skip_defaults', 'threshold', 'assertions', 'assert', 'evaluators', 'targets'],
  withoutEffect: { target: 'a test runs on the targets of its suite; restrict them with "targets"' },
  elsewhere: {
    must_pass: 'Put it on the test itself.',
    timeout_seconds: 'Put it on the test itself, next to "id".',
    max_cost_usd: 'Put it on the test itself, next to "id".',
  },
};

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
  checkFields(field, EXECUTION_FIELDS, problems);
  const skip = field.field('skip_defaults');
  if (skip !== undefined && typeof skip.value !== 'boolean')
    problems.push(skip.wrongType('skip_defaults', 'true or false', adviceForFlag(skip.value)));
  const threshold = share(field, 'threshold', problems);
  if (threshold === 0) {
    problems.push(
      field.warning('UNUSED', '"threshold: 0" lets this test pass with every answer', {
        location: field.field('threshold')?.location,
        hint: 'Remove it, or write the lowest score of a good answer.',
      }),
    );
  }
  return {
    skipDefaults: skip?.value === true,
    threshold,
    targets: readTargetNames(field.field('targets'), problems),
  };
}

function readTargetNames(field: Cursor | undefined, problems: Problem[]): string[] | undefined {
  if (field === undefined) return undefined;
  const names = field.items().flatMap((item) => item.text?.trim() || []);
  if (field.isList && names.length === field.items().length) return names;
  problems.push(field.wrongType('targets', 'a list of target names'));
  return undefined;
}
