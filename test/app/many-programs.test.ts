import { expect, test } from 'vitest';
import { MAX_PROGRAMS } from '../../src/graders/programs.ts';
import { evaluated } from './evaluated.ts';

/** Says that it is there, waits a little, and tells how many were there at the same time. */
const COUNT = String.raw`mkdir -p running && touch "running/$$" && sleep 0.2 && n=$(ls running | wc -l) && rm "running/$$" && echo "{\"score\": 1, \"assertions\": [{\"text\": \"$n\", \"passed\": true}]}"`;

test('a composite of many programs does not start all of them at once', async () => {
  const members = Array.from(
    { length: 30 },
    (_, index) => `          - { name: m${index}, type: code-grader, command: sh count.sh }\n`,
  );
  const run = await evaluated(
    {
      '.agentv/targets.yaml': 'targets: [{name: default, provider: mock}]',
      'evals/count.sh': `${COUNT}\n`,
      'evals/a.eval.yaml': `tests:
  - id: a
    input: hi
    assertions:
      - type: composite
        aggregator: { type: minimum }
        assertions:
${members.join('')}`,
    },
    {},
  );
  const { status, scores } = run.result('a');
  const counts = (scores[0]?.scores ?? []).flatMap(({ assertions }) => assertions.map(({ text }) => Number(text)));
  expect([status, counts.length]).toEqual(['ok', 30]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_PROGRAMS);
  expect(Math.max(...counts)).toBeGreaterThan(1);
});
