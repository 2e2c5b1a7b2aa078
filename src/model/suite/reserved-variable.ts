import type { Problem } from '../errors.ts';
import type { SourceLocation } from './location.ts';

/** The complaint about a file of the repository that reads a variable of the job. */
export const reservedVariable = (name: string, location: SourceLocation): Problem => ({
  code: 'RESERVED_VARIABLE',
  severity: 'error',
  message: `The environment variable ${name} belongs to this job and cannot be read from a file`,
  location,
  hint: 'If the value is meant for the tests, set it under another name in the workflow, and read that name.',
});
