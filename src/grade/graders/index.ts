import type { GraderKind } from '../../model/grader.ts';
import { codeGrader } from './code-grader.ts';
import { assertSet, composite } from './composite.ts';
import { containsGraders } from './contains.ts';
import { endsWith } from './ends-with.ts';
import { equals } from './equals.ts';
import { isJson } from './is-json.ts';
import { regex } from './regex.ts';
import { startsWith } from './starts-with.ts';

/** Every grader there is. */
export const graders: readonly GraderKind[] = [
  ...containsGraders,
  startsWith,
  endsWith,
  equals,
  regex,
  isJson,
  codeGrader,
  composite,
  assertSet,
];
