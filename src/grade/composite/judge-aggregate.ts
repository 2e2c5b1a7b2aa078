import type { Grading } from '../../model/ports/grader.ts';
import type { JudgePrompt } from '../../model/ports/judge-prompt.ts';
import type { GraderReply, GraderScore } from '../../model/run/grade.ts';
import { askJudge } from '../judge/ask-judge.ts';
import { dataBlocks } from '../judge/data-blocks.ts';
import { fit } from '../judge/material.ts';
import { JUDGE_PROMPT_VERSION, systemPrompt } from '../judge/prompts.ts';
import { askedShapes, withoutContradiction } from '../judge/reply-shapes.ts';
import { freeFormVerdict } from '../judge/verdicts.ts';
import { memberOnWire } from './member-on-wire.ts';

/** The place in a prompt where the results of the members go; spelled just so. */
export const RESULTS = '{{EVALUATOR_RESULTS_JSON}}';

/** Lets a judge decide the combined score of several graders. A judge that fails has no result. */
export async function aggregateByJudge(
  prompt: JudgePrompt | undefined,
  members: readonly GraderScore[],
  { submission, deps, signal }: Grading,
): Promise<GraderReply> {
  const { testId, workspacePath } = submission;
  const found = await deps.judges.find();
  if (found.kind === 'none') return { kind: 'undecided', reason: found.reason };
  const { judge } = found;
  const template = prompt === undefined || prompt.from === 'program' ? undefined : prompt.text;
  const isAgent = judge.promptMode === 'agent';
  const role = systemPrompt('free-form', template === undefined ? 'blocks' : 'template');
  const task = template === undefined ? ownPrompt(members) : template.replaceAll(RESULTS, () => resultsOf(members));
  // An agent reads one text; a model has a place for the system's.
  const user = fit(isAgent ? `${role}\n\n${task}` : task);
  const system = isAgent ? undefined : role;
  const request = {
    suite: deps.suiteFolder,
    testId,
    system,
    user,
    judging: { reply: askedShapes['free-form']() },
    workspacePath: isAgent ? workspacePath : undefined,
    reply: withoutContradiction(deps.passMark),
    attempts: isAgent ? 1 : ATTEMPTS,
    repairs: !isAgent,
  };
  const { tokenUsage, costUsd, ...answer } = await askJudge(judge, request, signal);
  const decided: GraderReply =
    answer.kind === 'none' ? { kind: 'undecided', reason: answer.reason } : freeFormVerdict(answer.value);
  const input = {
    userPrompt: user,
    systemPrompt: system,
    promptVersion: JUDGE_PROMPT_VERSION,
  };
  return { ...decided, tokenUsage, costUsd, input, target: judge.name };
}

/** Maximum number of attempts for a readable decision of a model. An agent gets one, because it is expensive. */
const ATTEMPTS = 3;

function ownPrompt(members: readonly GraderScore[]): string {
  const { key, text } = dataBlocks([{ name: 'results', text: resultsOf(members) }]);
  return [
    `The key of the blocks is ${key}.`,
    'The block "results" holds what several graders found out about one answer. Decide what score the answer deserves on the whole. Weigh what they found, not how many they are, and do not judge anew what they have judged.',
    text,
    'Reply with the JSON object now.',
  ].join('\n\n');
}

const resultsOf = (members: readonly GraderScore[]): string =>
  JSON.stringify(Object.fromEntries(members.map((member) => [member.name, memberOnWire(member)])), null, 2);
