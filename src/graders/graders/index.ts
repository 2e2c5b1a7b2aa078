import type { GraderKind } from '../../model/ports/grader.ts';
import { codeGrader, customGrader } from './code-grader.ts';
import { assertSet, composite } from './composite.ts';
import { cost, executionMetrics, latency, tokenUsage } from './cost-and-time.ts';
import { expectedToolCalls } from './expected-tool-calls.ts';
import { fieldAccuracy } from './field-accuracy.ts';
import { llmGrader } from './llm-grader.ts';
import { regex } from './regex.ts';
import { rubrics } from './rubrics.ts';
import { skillTrigger } from './skill-trigger.ts';
import { containsGraders, isJson, wholeTextGraders } from './text-checks.ts';
import { toolTrajectory } from './tool-trajectory.ts';

export const graders: readonly GraderKind[] = [
  ...containsGraders,
  ...wholeTextGraders,
  regex,
  isJson,
  fieldAccuracy,
  codeGrader,
  llmGrader,
  rubrics,
  latency,
  cost,
  tokenUsage,
  executionMetrics,
  toolTrajectory,
  expectedToolCalls,
  skillTrigger,
  composite,
  assertSet,
  customGrader,
];
