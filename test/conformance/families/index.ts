import { codeGrader } from './code-grader.ts';
import { composite } from './composite.ts';
import type { Family } from './family.ts';
import { fieldAccuracy } from './field-accuracy.ts';
import { isJson } from './is-json.ts';
import { metrics } from './metrics.ts';
import { regex } from './regex.ts';
import { skillTrigger } from './skill-trigger.ts';
import { texts } from './texts.ts';
import { toolTrajectory } from './tool-trajectory.ts';

/** Every family there is, in the order in which the tests are made. */
export const families: readonly Family[] = [
  texts,
  regex,
  isJson,
  fieldAccuracy,
  codeGrader,
  toolTrajectory,
  skillTrigger,
  metrics,
  composite,
];
