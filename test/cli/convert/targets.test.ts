import { describe, expect, test } from 'vitest';
import { convertTargets } from '../../../src/cli/convert/targets.ts';
import { providers } from '../../../src/providers/providers/index.ts';
import { readTargetsFile } from '../../../src/suites/targets/read.ts';
import { resolveTarget } from '../../../src/suites/targets/resolve.ts';

function made(text: string) {
  const converted = convertTargets('t.yaml', text);
  if (converted.kind === 'converted') return converted;
  throw new Error(converted.problems.map(({ message }) => message).join('\n'));
}
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
    ['provider: azure-openai', 'provider: azure'],
    ['provider: google-gemini', 'provider: gemini'],
    ['provider: copilot', 'provider: copilot'],
    ['provider: codex\nlog_format: json # x', 'provider: codex\nstream_log: raw # x'],
    ['provider: codex\nlogFormat: ${{ F }}', 'provider: codex\nlog_format: ${{ F }}'],
    ['healthcheck:\n  type: http\n  url: x\n  timeoutSeconds: 3', 'healthcheck:\n  url: x\n  timeout_seconds: 3'],
    ['healthcheck: {type: command, commandTemplate: x}', 'healthcheck: {command: x}'],
    ['healthcheck: {type: command, url: x, command: y}', 'healthcheck: {type: command, url: x, command: y}'],
    [
      'settings: # old\n  # its own\n  apiKey: k\n  model: m\nprovider: b',
      '# old\n# its own\napi_key: k\nmodel: m\nprovider: b',
    ],
    ['settings: {provider: b, model: m}', 'provider: b\nmodel: m'],
    ['settings: {}\nprovider: b', 'provider: b'],
    ['model:\nsettings:\n  model: m', 'model: m'],
  ])('%s', (old, current) => {
    const { text } = made(target(old));
    expect(text).toBe(target(current));
    expect(made(text)).toMatchObject({ text, changes: [] });
  });

  test('of the wrapper that have no effect are taken out, and that is reported', () => {
    const { text, changes } = made(target('settings:\n  name: c\n  timeoutSeconds: 3\n  cwd: d\ntimeout_seconds: 5'));
    expect(text).toBe(target('cwd: d\ntimeout_seconds: 5'));
    expect(changes.map(({ message, location }) => `${location.line} ${message}`)).toEqual([
      '3 the fields of "settings" move into the target',
      '4 "name" of "settings" is removed: the target itself has the same field',
      '5 "timeoutSeconds" of "settings" is removed: the target itself has the same field',
    ]);
  });

  test('that have no effect next to a newer one stay, and are reported', () => {
    const { text, left } = made(target('grader_target: b\njudge_target: c\nworkspace_template: d'));
    expect(text).toBe(target('grader_target: b\njudge_target: c\nworkspace_template: d'));
    expect(left.map(({ location }) => location.line)).toEqual([4, 5]);
  });
});

test('the id of an older schema is that of today', () => {
  expect(made('$schema: agentv-targets-v2\ntargets: []\n').text).toBe('$schema: agentv-targets-v2.2\ntargets: []\n');
});

test('fields that are merged in are renamed at their location', () => {
  const text = 'x: &base\n  judge_target: j\n  provider: mock\ntargets:\n  - { name: a, <<: *base }\n';
  expect(made(text).text).toBe(text.replace('judge_target', 'grader_target'));
});

test.each(['', '[]\n', 'targets: 3\n', 'targets: [a, {b: c}]\n'])('what is no targets file stays: %j', (text) => {
  expect(made(text).text).toBe(text);
});

test('a broken file is refused with its location', () => {
  expect(convertTargets('t.yaml', 'targets: [\n')).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'YAML_INVALID', location: { file: 't.yaml' } }],
  });
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
