import * as z from 'zod';
import type { GraderReply } from '../../model/grade.ts';
import { defineGrader } from '../../model/grader.ts';
import type { Message, ToolCall } from '../../model/message.ts';
import { listed } from '../../shared/did-you-mean.ts';
import { plural } from '../../shared/text.ts';
import { refuseDoubles, spelled, valueUnder } from './option-names.ts';
import { useOf } from './skill-use.ts';
import { quote } from './text-check.ts';

const SHOULD_TRIGGER = ['should_trigger', 'shouldTrigger'] as const;
const A_SKILL = 'must be the name of a skill';

const options = () =>
  z
    .object({
      skill: z.string(A_SKILL).refine((name) => name.trim() !== '', A_SKILL),
      ...spelled(SHOULD_TRIGGER, z.boolean('must be true or false')),
    })
    .superRefine((given, context) => refuseDoubles(given, SHOULD_TRIGGER, context));

/** Whether the agent used a skill, or left it alone where it should (graders.md §7). */
export const skillTrigger = defineGrader({
  type: 'skill-trigger',
  options,
  nameFor: ({ skill }) => (typeof skill === 'string' ? `skill-trigger-${skill}` : 'skill-trigger'),
  create: (given) => {
    const shouldTrigger = valueUnder(given, SHOULD_TRIGGER) ?? true;
    return { grade: async ({ response }) => judge(response.messages, given.skill, shouldTrigger) };
  },
});

function judge(messages: readonly Message[], skill: string, shouldTrigger: boolean): GraderReply {
  const calls = messages.flatMap(({ toolCalls = [] }) => toolCalls);
  const uses = calls.map((call) => useOf(skill, call));
  const at = uses.findIndex((use) => use !== undefined);
  const passed = (at !== -1) === shouldTrigger;
  const text =
    at === -1
      ? `The skill ${quote(skill)} was not used in ${plural('tool call', calls.length)}`
      : `The skill ${quote(skill)} was used: call ${at + 1} (${quote(calls[at]?.tool ?? '')}) ${uses[at]}`;
  return {
    kind: 'scored',
    score: passed ? 1 : 0,
    assertions: [passed || at !== -1 ? { text, passed } : { text, passed, evidence: toolsOf(calls) }],
  };
}

const toolsOf = (calls: readonly ToolCall[]): string =>
  calls.length === 0
    ? 'The target reported no tool calls.'
    : `Tools called: ${listed([...new Set(calls.map(({ tool }) => tool))])}`;
