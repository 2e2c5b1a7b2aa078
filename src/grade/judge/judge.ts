import * as z from 'zod';
import type { GraderDeps, Grading, Judge, JudgePrompt } from '../../model/ports/grader.ts';
import type { Judging } from '../../model/ports/provider.ts';
import type { GraderReply } from '../../model/run/grade.ts';
import { canonicalName, type OptionNote } from '../../model/suite/kind.ts';
import { codePayload } from '../graders/code-payload.ts';
import { runForText } from '../programs.ts';
import { askJudge, type JudgeAnswer, type JudgeRequest } from './ask-judge.ts';
import { answerText, fit, type Material, materialOf, type Preprocessor, preprocessorOptions } from './material.ts';
import { agentPrompt, type Form, JUDGE_PROMPT_VERSION, systemPrompt, userPrompt } from './prompts.ts';
import {
  askedShapes,
  checklistReply,
  checklistVerdict,
  freeFormReply,
  freeFormVerdict,
  ofKnownCriteria,
  type ReplyShape,
  type StatedVerdicts,
  scoreRangesReply,
  scoreRangesVerdict,
  type Verdict,
  withoutContradiction,
} from './replies.ts';
import { type Rubric, readRubrics } from './rubric-items.ts';
import { fillTemplate, isTemplate } from './template.ts';
import { judgeInWorkspace, type LookedAround } from './workspace-judge.ts';

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
export async function judgeAnswer(task: JudgeTask, grading: Grading): Promise<GraderReply> {
  const { submission, deps } = grading;
  const found = await deps.judges.find(task.target, task.model);
  if (found.kind === 'none') return { kind: 'undecided', reason: found.reason };
  const { judge } = found;
  const mustLook = judge.promptMode !== 'agent' && isMeantForAgents(deps);
  if (mustLook && submission.workspacePath === undefined) return notAnAgent(judge);

  const answer = await answerText(grading, task.preprocessors);
  const template = await templateOf(task, grading);
  if (template.kind === 'broken') return { kind: 'undecided', reason: template.why, target: judge.name };

  const asking = prepare(task, { template, material: materialOf(submission, answer) }, judge, grading);
  const reply = await asking.ask();
  return { ...reply, target: judge.name, input: asking.input };
}

const isMeantForAgents = ({ declaredAs }: GraderDeps): boolean => canonicalName(declaredAs) === 'agent-judge';

const notAnAgent = ({ name }: Judge): GraderReply => ({
  kind: 'undecided',
  reason: `An agent-judge needs a workspace for the judge "${name}", and this test has none. Add a workspace to the suite, or use the type llm-grader.`,
  target: name,
});

type Template =
  | { readonly kind: 'none' }
  /** Text that only contains the criteria. */
  | { readonly kind: 'criteria'; readonly text: string }
  | { readonly kind: 'whole'; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string };

/** The kind of the suite's prompt. The output of a program is always a template. */
async function templateOf({ prompt, config }: JudgeTask, grading: Grading): Promise<Template> {
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

/** What the judge's prompt is made of. */
interface PromptParts {
  readonly template: Template;
  readonly material: Material;
}

interface Asking {
  ask(): Promise<GraderReply>;
  /** The request in the record, in AgentV's format. */
  readonly input: Readonly<Record<string, unknown>>;
}

function prepare(task: JudgeTask, { template, material: given }: PromptParts, judge: Judge, grading: Grading): Asking {
  const { rubrics, temperature } = task;
  const { submission, deps, signal } = grading;
  const isAgent = judge.promptMode === 'agent';
  const looksIn = !isAgent && isMeantForAgents(deps) ? submission.workspacePath : undefined;
  const shape = shapeFor(rubrics, isAgent || looksIn !== undefined);
  const material = template.kind === 'criteria' ? { ...given, criteria: template.text } : given;
  const form: Form = template.kind === 'whole' ? 'template' : 'blocks';
  const prompt =
    template.kind === 'whole'
      ? fillTemplate(template.text, { material, submission, rubrics })
      : userPrompt(shape, material, rubrics);

  const user = isAgent ? agentPrompt(shape, form, prompt, task.maxSteps) : prompt;
  const system = isAgent ? undefined : systemPrompt(shape, form);
  const request = {
    suite: deps.suiteFolder,
    testId: submission.testId,
    system,
    user,
    judging:
      looksIn === undefined
        ? judgingFor(shape, form, material, temperature)
        : // A look is another form than the verdict's, so none is forced.
          { ...judgingFor(shape, form, material, temperature ?? 0), reply: undefined },
    workspacePath: isAgent ? submission.workspacePath : undefined,
    attempts: isAgent ? 1 : ATTEMPTS,
    repairs: !isAgent,
  };
  const asker: Asker = async (one, read) => {
    if (looksIn !== undefined) {
      const look = { workspacePath: looksIn, maxSteps: task.maxSteps };
      return replyFrom(await judgeInWorkspace(judge, one, look, grading), read);
    }
    return replyFrom(await askJudge(judge, one, signal), read);
  };
  return {
    ask: () => verdictOf(shape, { rubrics, passMark: deps.passMark }, asker, request),
    input: {
      userPrompt: user,
      ...(system !== undefined && { systemPrompt: system }),
      promptVersion: JUDGE_PROMPT_VERSION,
    },
  };
}

/** Maximum number of attempts for a valid verdict of a model. An agent gets one, because it is expensive. */
const ATTEMPTS = 3;

/** Agents check off, also where the criteria have ranges. */
function shapeFor(rubrics: readonly Rubric[], isAgent: boolean): ReplyShape {
  if (rubrics.length === 0) return 'free-form';
  return !isAgent && rubrics.some(({ ranges }) => ranges !== undefined) ? 'score-ranges' : 'checklist';
}

/** A template may request additional `details`, which a schema would forbid. */
function judgingFor(shape: ReplyShape, form: Form, { images }: Material, temperature: number | undefined): Judging {
  const mayAskForMore = form === 'template' && shape === 'free-form';
  return {
    reply: !mayAskForMore ? askedShapes[shape]() : undefined,
    temperature,
    images: images.length > 0 ? images : undefined,
  };
}

/** How to get a verdict: at once, or after reading the workspace. */
type Asker = <T>(request: JudgeRequest<T>, read: (value: T) => Verdict) => Promise<GraderReply>;
type Answer<T> = JudgeAnswer<T> & { readonly looked?: LookedAround };

async function verdictOf(
  shape: ReplyShape,
  { rubrics, passMark }: { readonly rubrics: readonly Rubric[]; readonly passMark: number },
  ask: Asker,
  request: Omit<JudgeRequest<unknown>, 'reply'>,
): Promise<GraderReply> {
  const judged = <Reply extends StatedVerdicts>(schema: z.ZodType<Reply>, read: (reply: Reply) => Verdict) =>
    ask({ ...request, reply: withoutContradiction(schema, read, passMark) }, read);
  switch (shape) {
    case 'free-form':
      return judged(freeFormReply, freeFormVerdict);
    case 'checklist':
      return judged(ofKnownCriteria(checklistReply, rubrics), (reply) => checklistVerdict(reply, rubrics));
    case 'score-ranges':
      return judged(ofKnownCriteria(scoreRangesReply, rubrics), (reply) => scoreRangesVerdict(reply, rubrics));
  }
}

function replyFrom<T>({ tokenUsage, costUsd, looked, ...answer }: Answer<T>, read: (value: T) => Verdict): GraderReply {
  if (answer.kind === 'none') return { kind: 'undecided', reason: answer.reason, tokenUsage, costUsd };
  const verdict = read(answer.value);
  const known = { ...looked, ...(answer.isCached && { judge_cached: true }) };
  const details = Object.keys(known).length === 0 ? {} : { details: { ...verdict.details, ...known } };
  return { ...verdict, ...details, tokenUsage, costUsd };
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
  maxSteps: steps().optional().describe('The same as max_steps.'),
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

interface Given {
  readonly target?: string | undefined;
  readonly max_steps?: number | undefined;
  readonly maxSteps?: number | undefined;
  readonly temperature?: number | undefined;
  readonly preprocessors?: readonly Preprocessor[] | undefined;
}

/** The same with names and defaults of one spelling. */
export const judgeSettings = ({ target, max_steps, maxSteps, temperature, preprocessors }: Given) => ({
  target: target?.trim(),
  maxSteps: max_steps ?? maxSteps ?? DEFAULT_STEPS,
  temperature,
  preprocessors: preprocessors ?? [],
});

/** A more precise description of criteria under this key. */
export function rubricNotes(options: Readonly<Record<string, unknown>>, key: string): OptionNote[] {
  const items = Object.hasOwn(options, key) ? options[key] : undefined;
  if (!Array.isArray(items)) return [];
  return readRubrics(items).notes.map((note) => ({ ...note, path: [key, ...note.path] }));
}
