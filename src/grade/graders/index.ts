import type { GraderKind } from '../../model/ports/grader.ts';
import { codeGrader } from './code-grader.ts';
import { assertSet, composite } from './composite.ts';
import { containsGraders } from './contains.ts';
import { cost } from './cost.ts';
import { customGrader } from './custom-grader.ts';
import { executionMetrics } from './execution-metrics.ts';
import { expectedToolCalls } from './expected-tool-calls.ts';
import { fieldAccuracy } from './field-accuracy.ts';
import { isJson } from './is-json.ts';
import { latency } from './latency.ts';
import { llmGrader } from './llm-grader.ts';
import { regex } from './regex.ts';
import { rubrics } from './rubrics.ts';
import { skillTrigger } from './skill-trigger.ts';
import { tokenUsage } from './token-usage.ts';
import { toolTrajectory } from './tool-trajectory.ts';
import { wholeTextGraders } from './whole-text.ts';

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
