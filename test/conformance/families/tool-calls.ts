import fc from 'fast-check';
import type { Answer, ToolCall } from './family.ts';

export const TOOLS = ['search', 'Read', 'fetch', 'Skill'] as const;

export const toolInput = fc.record(
  {
    q: fc.constantFrom<unknown>('x', 'y', 1),
    deep: fc.constantFrom<unknown>({ a: [1] }, { a: [2] }),
    limit: fc.constantFrom(1, 2),
  },
  { requiredKeys: [] },
);

const call: fc.Arbitrary<ToolCall> = fc.record(
  {
    tool: fc.constantFrom(...TOOLS),
    input: fc.oneof(
      { arbitrary: toolInput, weight: 3 },
      { arbitrary: fc.constantFrom({ skill: 'deploy' }, { file_path: '/skills/deploy/SKILL.md' }), weight: 1 },
    ),
    output: fc.constantFrom('found', 'notes.md'),
    duration_ms: fc.constantFrom(10, 100, 101),
  },
  { requiredKeys: ['tool'] },
);

/** Answers of programs that called tools on the way, and say what it took. */
export const answersWithCalls: fc.Arbitrary<Answer> = fc
  .tuple(
    fc.array(call, { minLength: 1, maxLength: 5 }),
    fc.nat(5),
    fc.record({ duration_ms: fc.constantFrom(50, 100, 101, 5_000) }),
    fc.record({
      token_usage: fc.record(
        { input: fc.constantFrom(0, 100, 900), output: fc.constantFrom(0, 20, 120), cached: fc.constantFrom(0, 50) },
        { requiredKeys: ['input', 'output'] },
      ),
      cost_usd: fc.constantFrom(0, 0.01, 0.1),
    }),
  )
  .map(([calls, cut, duration, spent]) => {
    const turns = [calls.slice(0, cut), calls.slice(cut)].filter((each) => each.length > 0);
    const output = [
      ...turns.map((tool_calls) => ({ role: 'assistant', content: 'on it', tool_calls })),
      { role: 'assistant', content: 'done' },
    ];
    return { file: JSON.stringify({ output, ...duration, ...spent }), said: 'done', calls, isMeasured: true };
  });
