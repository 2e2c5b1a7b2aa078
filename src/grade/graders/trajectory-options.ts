import * as z from 'zod';
import { isMapping } from '../../shared/mapping.ts';
import { once } from '../../shared/once.ts';
import { type Args, type ArgsMatch, argsModes, type ExpectedArgs } from './args-match.ts';
import { limit } from './limit.ts';
import { refuseDoubles, spelled, valueUnder } from './option-names.ts';

/** How the actual calls are compared with the expected ones. */
const modes = ['any_order', 'in_order', 'exact', 'superset', 'subset'] as const;

/** Maximum number of expected calls: each is compared with every actual call. */
const MOST_EXPECTED = 1_000;

/** The options of more than one word, with the names that they had before. */
export const ARGS_MATCH = ['args_match', 'argsMatch'] as const;
export const MAX_DURATION_MS = ['max_duration_ms', 'maxDurationMs'] as const;

const text = () => z.string().refine((value) => value.trim() !== '');
const argsMatch = () =>
  z.union(
    [z.enum(argsModes), z.array(text())],
    `must be one of ${argsModes.join(', ')}, or a list of paths in the arguments`,
  );

const expectedCall = () =>
  z
    .looseObject(
      {
        tool: z.string('must be the name of a tool').refine((name) => name !== '', 'must be the name of a tool'),
        args: z
          .custom<Args | 'any'>((value) => value === 'any' || isMapping(value), 'must be a mapping, or the word any')
          .nullish(),
        ...spelled(ARGS_MATCH, argsMatch()),
        ...spelled(MAX_DURATION_MS, limit),
      },
      'must be a mapping with "tool"',
    )
    .superRefine((call, context) => {
      for (const names of [ARGS_MATCH, MAX_DURATION_MS]) refuseDoubles(call, names, context);
    });
export type WrittenCall = z.output<ReturnType<typeof expectedCall>>;

const A_COUNT_PER_TOOL = 'must be a mapping of tools to numbers of calls';
const minimums = () =>
  z
    .custom<Readonly<Record<string, number>>>(isMapping, { error: A_COUNT_PER_TOOL, abort: true })
    .superRefine((counts, context) => {
      for (const [tool, least] of Object.entries(counts)) {
        const { error } = limit.safeParse(least);
        for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [tool], message });
      }
    });

const LIST_OF_CALLS = 'must be a list of calls, each with "tool"';

/** The options of `tool-trajectory`; those that AgentV silently ignores are refused. */
export const trajectoryOptions = once(() =>
  z
    .object({
      mode: z.enum(modes, `must be one of ${modes.join(', ')}`),
      minimums: minimums().optional(),
      expected: z
        .array(expectedCall(), LIST_OF_CALLS)
        .max(MOST_EXPECTED, `must be a list of at most ${MOST_EXPECTED} calls`)
        .optional(),
      ...spelled(ARGS_MATCH, argsMatch()),
    })
    .superRefine((given, context) => {
      refuseDoubles(given, ARGS_MATCH, context);
      const needed = given.mode === 'any_order' ? 'minimums' : 'expected';
      const message = given.mode === 'any_order' ? A_COUNT_PER_TOOL : LIST_OF_CALLS;
      if (given[needed] === undefined) context.addIssue({ code: 'custom', path: [needed], message });
    }),
);
export type TrajectoryOptions = z.output<ReturnType<typeof trajectoryOptions>>;
export type TrajectoryMode = TrajectoryOptions['mode'];

export interface ExpectedCall extends ExpectedArgs {
  readonly tool: string;
  readonly maxDurationMs: number | undefined;
}

/** The expected calls with the grader's own `args_match` where they have none. */
export const expectedCalls = (options: TrajectoryOptions): ExpectedCall[] =>
  (options.expected ?? []).map((call) => ({
    tool: call.tool,
    args: argsOf(call),
    match: matchOf(call) ?? matchOf(options) ?? 'exact',
    maxDurationMs: valueUnder(call, MAX_DURATION_MS),
  }));

/** The arguments that a call has to have; none when any will do. */
export const argsOf = ({ args }: WrittenCall): Args | undefined => (isMapping(args) ? args : undefined);

/** An empty list of paths is none, as in AgentV. */
function matchOf(
  options: Partial<Record<(typeof ARGS_MATCH)[number], ArgsMatch | null | undefined>>,
): ArgsMatch | undefined {
  const match = valueUnder(options, ARGS_MATCH);
  return match?.length === 0 ? undefined : match;
}
