import * as z from 'zod';
import type { GradeRequest, JudgePrompt } from '../../model/ports/grader.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { canonicalName, type OptionNote } from '../../model/suite/kind.ts';
import { codePayload } from '../graders/code-payload.ts';
import { runForText } from '../programs.ts';
import { askJudge } from './ask-judge.ts';
import { answerText, fit, materialOf, type Preprocessor, preprocessorOptions } from './material.ts';
import { agentPrompt, type Form, JUDGE_PROMPT_VERSION, systemPrompt, userPrompt } from './prompts.ts';
import { askedShapes, type ReplyShape, verdictSchema } from './replies.ts';
import { type Rubric, readRubrics } from './rubric-items.ts';
import { fillTemplate, isTemplate } from './template.ts';
import { judgeInWorkspace } from './workspace-judge.ts';

interface JudgeTask {
  readonly prompt?: JudgePrompt | undefined;
  /** Without any the judge gives the score itself. */
  readonly rubrics: readonly Rubric[];
  /** The target that judges; absent: the judge of the test. */
  readonly target?: string | undefined;
  /** Instead of that of the target. */
  readonly model?: string | undefined;
  /** For judges that are agents. */
  readonly maxSteps: number;
  readonly temperature?: number | undefined;
  readonly preprocessors: readonly Preprocessor[];
  /** Handed to a prompt program. */
  readonly config: Readonly<Record<string, unknown>>;
}

/**
 * Lets a judge decide about one answer. A judge that is missing, cannot be called or gives no valid verdict has decided
 * nothing: that is `undecided`, whatever the score would have been in AgentV.
 */
export async function judgeAnswer(task: JudgeTask, grading: GradeRequest): Promise<GraderReply> {
  const { submission, deps } = grading;
  const { rubrics, maxSteps, temperature } = task;
  const lookup = await deps.judges.find(task.target, task.model);
  if (lookup.kind === 'none') return { kind: 'undecided', reason: lookup.reason };
  const { judge } = lookup;
  const { name: target } = judge;
  const isAgent = judge.promptMode === 'agent';
  const mustLook = !isAgent && canonicalName(deps.declaredAs) === 'agent-judge';
  const looksIn = mustLook ? submission.workspacePath : undefined;
  if (mustLook && looksIn === undefined) {
    const reason = `An agent-judge needs a workspace for the judge "${target}", and this test has none. Add a workspace to the suite, or use the type llm-grader.`;
    return { kind: 'undecided', reason, target };
  }

  const answer = await answerText(grading, task.preprocessors);
  const template = await templateOf(task, grading);
  if (template.kind === 'broken') return { kind: 'undecided', reason: template.why, target };
  const fromSubmission = materialOf(submission, answer);
  const material = template.kind === 'criteria' ? { ...fromSubmission, criteria: template.text } : fromSubmission;

  // Agents check off, also where the criteria have ranges.
  const hasRanges = !isAgent && looksIn === undefined && rubrics.some(({ ranges }) => ranges !== undefined);
  const shape: ReplyShape = rubrics.length === 0 ? 'free-form' : hasRanges ? 'score-ranges' : 'checklist';
  const form: Form = template.kind === 'whole' ? 'template' : 'blocks';
  const prompt =
    template.kind === 'whole'
      ? fillTemplate(template.text, { material, submission, rubrics })
      : userPrompt(shape, material, rubrics);
  const user = isAgent ? agentPrompt(shape, form, prompt, maxSteps) : prompt;
  const system = isAgent ? undefined : systemPrompt(shape, form);
  // A template may request additional `details`, which a schema would forbid; a look is another form than the verdict's.
  const isFree = (form === 'template' && shape === 'free-form') || looksIn !== undefined;
  const request = {
    suite: deps.suiteFolder,
    testId: submission.testId,
    system,
    user,
    judging: {
      reply: isFree ? undefined : askedShapes[shape](),
      temperature: looksIn === undefined ? temperature : (temperature ?? 0),
      images: material.images.length > 0 ? material.images : undefined,
    },
    workspacePath: isAgent ? submission.workspacePath : undefined,
    reply: verdictSchema(shape, rubrics, deps.passMark),
  };
  const { inspection, tokenUsage, costUsd, ...reply } =
    looksIn === undefined
      ? { ...(await askJudge(judge, request, grading.signal)), inspection: undefined }
      : await judgeInWorkspace(judge, request, { workspacePath: looksIn, maxSteps }, grading);
  const input = { userPrompt: user, systemPrompt: system, promptVersion: JUDGE_PROMPT_VERSION };
  const about = { tokenUsage, costUsd, target, input };
  if (reply.kind === 'none') return { kind: 'undecided', reason: reply.reason, ...about };
  const more = { ...inspection, ...(reply.isCached && { judge_cached: true }) };
  const details = Object.keys(more).length === 0 ? reply.value.details : { ...reply.value.details, ...more };
  return { ...reply.value, details, ...about };
}

type Template =
  | { readonly kind: 'none' }
  /** Text that only contains the criteria. */
  | { readonly kind: 'criteria'; readonly text: string }
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string };

/** The kind of the suite's prompt. The output of a program is always a template. */
async function templateOf({ prompt, config }: JudgeTask, grading: GradeRequest): Promise<Template> {
  if (prompt === undefined) return { kind: 'none' };
  if (prompt.from !== 'program') {
    return { kind: isTemplate(prompt.text) ? 'whole' : 'criteria', text: fit(prompt.text) };
  }
  const { command, cwd } = prompt;
  const payload = { output: 'text', config: { ...config, ...prompt.config }, images: new Map() } as const;
  const stdin = codePayload(grading.submission, payload);
  const printed = await runForText({ command, cwd, stdin }, grading);
  if (printed.kind === 'printed') return { kind: 'whole', text: fit(printed.text) };
  return { kind: 'broken', why: `The program that makes the prompt failed: ${printed.why}` };
}

/** AgentV's bounds and default for judges that are agents. */
const MAX_STEPS = 50;
const DEFAULT_STEPS = 10;

const steps = () =>
  z.int('must be a whole number').min(1, 'must be 1 or more').max(MAX_STEPS, `must not be over ${MAX_STEPS}`);

/** The criteria of a judge; errors in one are reported at its location. */
export const rubricList = () =>
  z.array(z.unknown(), 'must be a list of criteria').transform((items, context) => {
    const { rubrics, problems } = readRubrics(items);
    for (const { path, message, hint } of problems) {
      context.addIssue({ code: 'custom', path: [...path], message, input: items, params: { hint } });
    }
    return rubrics;
  });

export const judgeOptions = () => ({
  target: z
    .string('must be the name of a target')
    .refine((name) => name.trim() !== '', 'must not be empty')
    .optional()
    .describe('The target that judges, instead of the judge of the test.'),
  max_steps: steps().optional().describe('Maximum number of steps for a judge that is an agent.'),
  temperature: z
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(2, 'must not be over 2')
    .optional()
    .describe('The temperature for this grader, over that of the target that judges.'),
  preprocessors: preprocessorOptions()
    .optional()
    .describe('Programs that turn files among the answer into text, one for each media type.'),
});

type JudgeOptions = z.output<z.ZodObject<ReturnType<typeof judgeOptions>>>;

/** The same with defaults. */
export const judgeSettings = ({ target, max_steps, temperature, preprocessors }: JudgeOptions) => ({
  target: target?.trim(),
  maxSteps: max_steps ?? DEFAULT_STEPS,
  temperature,
  preprocessors: preprocessors ?? [],
});

/** A more precise description of criteria under this key. */
export function rubricNotes(options: Readonly<Record<string, unknown>>, key: string): OptionNote[] {
  const items = Object.hasOwn(options, key) ? options[key] : undefined;
  if (!Array.isArray(items)) return [];
  return readRubrics(items).notes.map((note) => ({ ...note, path: [key, ...note.path] }));
}
