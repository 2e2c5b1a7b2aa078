import { expect, test } from 'vitest';
import { Trajectory } from '../../../src/providers/streams/stream.ts';

test.each([
  ['later', 1_250, 250],
  ['in the same millisecond', 1_000, 0],
  ['earlier, because a clock was set back', 900, undefined],
])('a tool that ends %s takes %s ms', (_, endedAt, durationMs) => {
  const trajectory = new Trajectory();
  trajectory.startCall('1', { tool: 'Bash', input: {}, at: 1_000 });
  trajectory.endCall('1', { output: 'x', isError: false, at: endedAt });
  expect(trajectory.messages((tool, input) => [{ tool, input }])[0]?.toolCalls?.[0]?.durationMs).toBe(durationMs);
});
