import fc from 'fast-check';
import type { Answer, Family } from './family.ts';
import { answersWithCalls, TOOLS, toolInput } from './tool-calls.ts';

const argsMatch = fc.constantFrom<unknown>(
  'exact',
  'superset',
  'subset',
  'ignore',
  ['q'],
  ['deep.a', 'limit'],
  ['none'],
);

/** Steps that were taken or might have been. */
const steps = ({ calls = [] }: Answer) =>
  fc.array(
    fc
      .tuple(
        fc.oneof(
          fc.constantFrom(...(calls.length > 0 ? calls : [{ tool: 'search' }])),
          fc.record({ tool: fc.constantFrom(...TOOLS), input: toolInput }),
        ),
        fc.record({ max_duration_ms: fc.constantFrom(10, 100, 1_000), args_match: argsMatch }, { requiredKeys: [] }),
        fc.constantFrom('its own', 'its own', 'any', 'none'),
      )
      .map(([{ tool, input }, more, args]) => ({
        tool,
        ...(args === 'any' && { args: 'any' }),
        ...(args === 'its own' && input !== undefined && { args: input }),
        ...more,
      })),
    { maxLength: 4 },
  );

/** Which tools were called, in which order and with what. */
export const toolTrajectory: Family = {
  name: 'tool-trajectory',
  types: ['tool-trajectory'],
  needsReport: true,
  answers: answersWithCalls,
  graders: (answer) =>
    fc.oneof(
      fc.record({
        type: fc.constant('tool-trajectory'),
        mode: fc.constant('any_order'),
        minimums: fc.dictionary(fc.constantFrom(...TOOLS), fc.nat(3), { maxKeys: 3 }).map((counts) => ({ ...counts })),
      }),
      fc
        .record(
          {
            type: fc.constantFrom('tool-trajectory', 'tool_trajectory'),
            mode: fc.constantFrom('in_order', 'exact', 'superset', 'subset'),
            expected: steps(answer),
            args_match: argsMatch,
          },
          { requiredKeys: ['type', 'mode', 'expected'] },
        )
        // Under its old name, ours compares arguments as AgentV did then: an intended difference.
        .map((grader) => ({ ...(grader.type === 'tool_trajectory' && { args_match: 'exact' }), ...grader })),
    ),
};
