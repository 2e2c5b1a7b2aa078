import type { GraderReply } from '../../model/grade.ts';
import { defineGrader } from '../../model/grader.ts';
import type { Message } from '../../model/message.ts';
import { never } from '../../shared/never.ts';
import { callsOf, noMessages } from './tool-calls.ts';
import { anyOrder } from './trajectory-counts.ts';
import { expectedCalls, type TrajectoryOptions, trajectoryOptions } from './trajectory-options.ts';
import { overlookedInTrajectory } from './trajectory-overlooked.ts';
import { exactly, inOrder } from './trajectory-sequence.ts';
import { subset, superset } from './trajectory-sets.ts';

/** Whether the agent called the tools that it should: how often, in which order, with which arguments (graders.md §9). */
export const toolTrajectory = defineGrader({
  type: 'tool-trajectory',
  options: trajectoryOptions,
  notes: (_, given) => overlookedInTrajectory(given),
  create: (options: TrajectoryOptions) => ({ grade: async ({ response }) => judge(response.messages, options) }),
});

function judge(messages: readonly Message[], options: TrajectoryOptions): GraderReply {
  if (messages.length === 0) return noMessages;
  const calls = callsOf(messages);
  const expected = expectedCalls(options);
  switch (options.mode) {
    case 'any_order':
      return anyOrder(options.minimums ?? {}, calls);
    case 'in_order':
      return inOrder(expected, calls);
    case 'exact':
      return exactly(expected, calls);
    case 'superset':
      return superset(expected, calls);
    case 'subset':
      return subset(expected, calls);
    default:
      return never(options.mode);
  }
}
