import { describe, expect, test } from 'vitest';
import { convertTargets } from '../../../src/cli/convert/targets.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { readTargetsFile } from '../../../src/suites/targets/read.ts';
import { resolveTarget } from '../../../src/suites/targets/resolve.ts';

const made = (text: string) => convertTargets('t.yaml', text);
const target = (fields: string): string => `targets:\n  - name: a\n    ${fields.split('\n').join('\n    ')}\n`;

describe('the fields of a target', () => {
  test.each([
    ['judge_target: b', 'grader_target: b'],
    ['judgeTarget: b # c', 'grader_target: b # c'],
    ['apiKey: ${{ K }}', 'api_key: ${{ K }}'],
    ['resourceName: ${{ R }}\ndeploymentName: d', 'endpoint: ${{ R }}\nmodel: d'],
    ['provider: cli\ncommand_template: "x {PROMPT}"', 'provider: cli\ncommand: "x {PROMPT}"'],
    ['provider: cli\ncommandTemplate: x', 'provider: cli\ncommand: x'],
    ['provider: cli\nattachmentsFormat: x', 'provider: cli\nfiles_format: x'],
    ['provider: vscode\nvscode_cmd: x', 'provider: vscode\nexecutable: x'],
    ['provider: pi-cli\npi_provider: x', 'provider: pi-cli\nsubprovider: x'],
    ['provider: codex\nlogFormat: json', 'provider: codex\nlog_format: json'],
    ['healthcheck: {commandTemplate: x, timeoutSeconds: 3}', 'healthcheck: {command: x, timeout_seconds: 3}'],
    [
      'settings: # old\n  # its own\n  apiKey: k\n  model: m\nprovider: b',
      '# old\n# its own\napi_key: k\nmodel: m\nprovider: b',
    ],
    ['settings: {provider: b, model: m}', 'provider: b\nmodel: m'],
    ['settings: {}\nprovider: b', 'provider: b'],
  ])('%s', (old, current) => {
    const { text } = made(target(old));
    expect(text).toBe(target(current));
    expect(made(text)).toMatchObject({ text, changes: [] });
  });

  test.each([
    ['settings:\n  cwd: d\n  timeoutSeconds: 3\ntimeout_seconds: 5', 'the target itself has "timeout_seconds", too'],
    ['grader_target: b\njudge_target: c', 'it has no effect because "grader_target" is there too'],
  ])('stay where another one counts, and that is said: %s', (fields, why) => {
    expect(made(target(fields)).left).toEqual([expect.objectContaining({ message: expect.stringContaining(why) })]);
  });
});

test('the id of an older schema is that of today', () => {
  expect(made('$schema: agentv-targets-v2\ntargets: []\n').text).toBe('$schema: agentv-targets-v2.2\ntargets: []\n');
});

test.each(['', '[]\n', 'targets: 3\n', 'targets: [a, {b: c}]\n'])('what is no targets file stays: %j', (text) => {
  expect(made(text).text).toBe(text);
});

const OLD = `$schema: agentv-targets-v2
targets:
  # a program
  - name: program
    judgeTarget: stand-in
    settings:
      provider: cli
      commandTemplate: 'agent {PROMPT}'
      attachments_format: '{path}'
      timeoutSeconds: 9 # s
      healthcheck: { type: command, command_template: 'true', timeoutSeconds: 2 }
  - { name: stand-in, provider: mock, settings: { response: 'a: b' } }
  - name: model
    provider: openai
    baseUrl: http://localhost:1
    apiKey: \${{ KEY }}
    model: m
    maxRetries: 4
    maxTokens: 7
`;

test('the targets are the same afterwards', async () => {
  const read = async (text: string) => {
    const file = await readTargetsFile('/t.yaml', 't.yaml', { read: async () => text });
    return file.entries.map(({ name }) => {
      const wanted = { name, location: undefined };
      const resolved = resolveTarget(wanted, { file, kinds: providers, lookUp: () => 'a-key' }).target;
      const kind = providers.find(({ type }) => type === resolved?.provider);
      return { ...resolved, location: undefined, options: undefined, complaints: kind?.check(resolved?.options ?? {}) };
    });
  };
  const { text } = made(OLD);
  expect(await read(text)).toEqual(await read(OLD));
  const file = await readTargetsFile('/t.yaml', 't.yaml', { read: async () => text });
  expect(file.warnings).toEqual([]);
  expect(text).toContain("command: 'agent {PROMPT}'");
  expect(text).toContain('timeout_seconds: 9 # s');
});
