import * as z from 'zod';
import { defineGrader } from '../../model/ports/grader.ts';
import { isCallOf, USUAL_ARGUMENTS } from '../../model/run/tools.ts';
import type { OptionNote } from '../../model/suite/kind.ts';
import { mistypedKey } from '../../model/text/similar-names.ts';
import { plural } from '../../model/text/text.ts';
import { isMapping } from '../../model/values/mapping.ts';
import { never } from '../../model/values/never.ts';
import { once } from '../../model/values/once.ts';
import { limit, unreportedCalls } from './cost-and-time.ts';
import { quote } from './text-checks.ts';
import {
  type Args,
  type ArgsMatch,
  argsModes,
  calledInstead,
  callsOf,
  exactly,
  held,
  inOrder,
  missed,
  nothingExpected,
  subset,
  superset,
} from './trajectory-sequence.ts';

/** How the actual calls are compared with the expected ones. */
const modes = ['any_order', 'in_order', 'exact', 'superset', 'subset'] as const;

/** Maximum number of expected calls: each is compared with every actual call. */
const MAX_EXPECTED = 1_000;

const text = () => z.string().refine((value) => value.trim() !== '');
const argsMatch = () =>
  z.union(
    [z.enum(argsModes), z.array(text())],
    `must be one of ${argsModes.join(', ')}, or a list of paths in the arguments`,
  );

const expectedCall = () =>
  z.looseObject(
    {
      tool: z.string('must be the name of a tool').refine((name) => name !== '', 'must be the name of a tool'),
      args: z
        .custom<Args | 'any'>((value) => value === 'any' || isMapping(value), 'must be a mapping, or the word any')
        .nullish(),
      args_match: argsMatch().nullish(),
      max_duration_ms: limit.nullish(),
    },
    'must be a mapping with "tool"',
  );
type WrittenCall = z.output<ReturnType<typeof expectedCall>>;

const A_COUNT_PER_TOOL = 'must be a mapping of tools to numbers of calls';
const LIST_OF_CALLS = 'must be a list of calls, each with "tool"';

/** The options of `tool-trajectory`; those that AgentV silently ignores are refused. */
const trajectoryOptions = once(() =>
  z
    .object({
      mode: z.enum(modes, `must be one of ${modes.join(', ')}`),
      minimums: z.record(z.string(), limit, A_COUNT_PER_TOOL).optional(),
      expected: z
        .array(expectedCall(), LIST_OF_CALLS)
        .max(MAX_EXPECTED, `must be a list of at most ${MAX_EXPECTED} calls`)
        .optional(),
      args_match: argsMatch().nullish(),
    })
    .superRefine((options, context) => {
      const needed = options.mode === 'any_order' ? 'minimums' : 'expected';
      const message = options.mode === 'any_order' ? A_COUNT_PER_TOOL : LIST_OF_CALLS;
      if (options[needed] === undefined) context.addIssue({ code: 'custom', path: [needed], message });
    }),
);
type TrajectoryOptions = z.output<ReturnType<typeof trajectoryOptions>>;

/** The arguments that a call has to have; none when any will do. */
const argsOf = ({ args }: WrittenCall): Args | undefined => (isMapping(args) ? args : undefined);

/** An empty list of paths is none, as in AgentV. */
function matchOf({ args_match: match }: Pick<WrittenCall, 'args_match'>): ArgsMatch | undefined {
  return match?.length ? match : undefined;
}

/** Whether the agent called the expected tools: how often, in which order, with which arguments. */
export const toolTrajectory = defineGrader({
  type: 'tool-trajectory',
  options: trajectoryOptions,
  // Suites of AgentV 1 to 3 wrote it with "_", and expected their arguments among others.
  impliedBy(declaredAs, rawOptions) {
    const { data: options } = trajectoryOptions().safeParse(rawOptions);
    if (!/_/.test(declaredAs) || options === undefined) return {};
    if (options.mode === 'any_order' || isThere(options.args_match)) return {};
    return (options.expected ?? []).some(isComparedByDefault) ? { args_match: 'superset' } : {};
  },
  // Options without effect on the score.
  notes(options) {
    const { expected = [], mode } = options;
    const unread = (keys: readonly (keyof TrajectoryOptions)[], instead: string) =>
      keys
        .filter((key) => isThere(options[key]))
        .map((key) => ({ path: [key], message: `has no effect: the mode ${mode} uses "${instead}"` }));
    if (mode === 'any_order') return unread(['expected', 'args_match'], 'minimums');

    return [
      ...unread(['minimums'], 'expected'),
      ...expected.flatMap((call, index) => [
        ...Object.keys(call).flatMap((key) => unknownKey(key, call, index)),
        ...tooFewArgs(call, index, options),
      ]),
    ];
  },
  create: (options: TrajectoryOptions) => ({
    async grade({ response }) {
      const unknown = unreportedCalls(response);
      if (unknown !== undefined) return unknown;
      const calls = callsOf(response.messages);
      // The expected calls with the grader's own `args_match` where they have none.
      const expected = (options.expected ?? []).map((call) => ({
        tool: call.tool,
        args: argsOf(call),
        match: matchOf(call) ?? matchOf(options) ?? 'exact',
        maxDurationMs: call.max_duration_ms ?? undefined,
      }));
      switch (options.mode) {
        case 'any_order': {
          // The share of tools that were called often enough; order and arguments do not count.
          const wanted = Object.entries(options.minimums ?? {});
          if (wanted.length === 0) return nothingExpected('No tool has a minimum, so nothing was counted');
          const assertions = wanted.map(([tool, least]) => {
            const times = calls.filter((call) => isCallOf(call, tool)).length;
            const text = `${quote(tool)}: ${plural('call', times)} (at least: ${least})`;
            return times >= least ? held(text) : missed(text, calledInstead(calls));
          });
          const enough = assertions.filter(({ passed }) => passed);
          return { kind: 'scored', score: enough.length / wanted.length, assertions };
        }
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
    },
  }),
});

const isComparedByDefault = (call: WrittenCall): boolean => argsOf(call) !== undefined && !isThere(call.args_match);

const CALL_KEYS = ['tool', 'args', 'args_match', 'max_duration_ms'];

/** A key that is not compared. It is an error if it is mistyped. */
function unknownKey(key: string, call: WrittenCall, index: number): OptionNote[] {
  if (CALL_KEYS.includes(key)) return [];
  const meant = mistypedKey(key, CALL_KEYS);
  const isMistyped = meant !== undefined && !isThere(call[meant]);
  const message = `is not an option of an expected call (${CALL_KEYS.join(', ')})${isMistyped ? '' : ' and is ignored'}`;
  const hint = meant && `Did you mean "${meant}"?`;
  return [{ path: ['expected', index, key], message, hint, isMistyped: isMistyped || undefined }];
}

/** Compared exactly, these never match: a call of the tool has further arguments. */
function tooFewArgs(call: WrittenCall, index: number, options: TrajectoryOptions): OptionNote[] {
  const args = argsOf(call);
  if (args === undefined || !isComparedByDefault(call) || isThere(options.args_match)) return [];
  const lacking = (USUAL_ARGUMENTS[call.tool] ?? []).filter((name) => !Object.hasOwn(args, name));
  if (lacking.length === 0) return [];
  const others = lacking.map(quote).join(' and ');
  return [
    {
      path: ['expected', index, 'args'],
      message: `is compared exactly, and calls of ${call.tool} have ${others}, too`,
      hint: 'Set "args_match: superset" to compare only these arguments.',
    },
  ];
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
