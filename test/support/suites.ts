/** Suites and targets for runs of the bundle: small, and all of it really asked. */

/** A suite whose tests each have an input and a text that the answer must contain. */
export const suiteOf = (...tests: readonly (readonly [id: string, input: string, expected: string])[]): string =>
  `tests:\n${tests
    .map(([id, input, expected]) =>
      [
        `  - id: ${id}`,
        `    input: ${JSON.stringify(input)}`,
        '    assertions:',
        `      - { type: contains, value: ${JSON.stringify(expected)} }`,
      ].join('\n'),
    )
    .join('\n')}\n`;

/** Programs of a line of shell, each good at one thing. They start in the folder of the suite. */
export const TARGETS = `
targets:
  - { name: default, provider: mock, response: hello }
  - { name: fixed, provider: mock, response: hello and bye }
  - { name: echo, provider: cli, command: "printf %s {PROMPT}" }
  - { name: crash, provider: cli, command: "echo broken >&2; exit 3" }
  - { name: tattle, provider: cli, command: "touch was-called; echo hello" }
  - { name: second-time, provider: cli, command: "if test -e been-here; then echo hello; else touch been-here; echo no; fi" }
  - { name: alone, provider: cli, command: "mkdir busy && sleep 0.1 && rmdir busy && echo one at a time" }
  - { name: unhealthy, provider: cli, command: "echo hello", healthcheck: { command: "exit 1" } }
`;

/** The JSON objects of a text that has one per line, and nothing after the last line break. */
export function records(jsonl: string): Record<string, unknown>[] {
  const lines = jsonl.split('\n');
  if (lines.pop() !== '') throw new Error('The last line is not finished');
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
