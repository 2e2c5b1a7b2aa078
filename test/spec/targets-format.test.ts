/** Statements of the targets format that no other file of tests is about. The table beside this file names them. */
import { expect, test } from 'vitest';
import { parseInputs } from '../../src/config/settings.ts';
import { cli, cliOptions, cliSettings } from '../../src/providers/providers/cli.ts';
import { providers } from '../../src/providers/providers/index.ts';
import { mock } from '../../src/providers/providers/mock.ts';
import { addressOf } from '../../src/providers/providers/openai.ts';
import { prepare } from '../../src/runner/pipeline/prepare.ts';
import { realRuntime, unstoppable } from '../../src/runner/pipeline/runtime.ts';
import { aProject } from '../support/project.ts';
import { providerDeps } from '../support/provider-deps.ts';
import { aQuestion } from '../support/question.ts';
import { suiteOf } from '../support/suites.ts';

const settings = (options: object) => cliSettings(cliOptions().parse({ command: 'x', ...options }));

test('without a targets file nothing runs, not even dry', async () => {
  using project = aProject({ 'evals/a.eval.yaml': suiteOf(['a', 'x', 'x']) });
  const silent = { info() {}, warn() {}, error() {} };
  const runtime = { ...realRuntime(silent, unstoppable()), cwd: project.folder, env: {} };
  await expect(prepare(parseInputs({ dryRun: 'true' }), runtime)).rejects.toThrow(/This suite has no targets file/);
});

test.each([
  ['its time in the old spelling', { command: 'true', timeoutSeconds: 2 }, { command: 'true', timeoutMs: 2000 }],
  ['its address as it is', { url: 'http://localhost:8080/up' }, { url: 'http://localhost:8080/up' }],
])('a healthcheck may have %s', (_, healthcheck, read) => {
  expect(settings({ healthcheck }).healthcheck).toMatchObject(read);
});

test.each([
  [1.5, 1500],
  [0.0019, 1],
  [2.0009, 2000],
])('seconds become whole milliseconds', (seconds, milliseconds) => {
  expect(settings({ timeout_seconds: seconds }).timeoutMs).toBe(milliseconds);
});

test.each(['cli', 'mock', 'openai', 'azure', 'anthropic', 'gemini', 'openrouter', 'agentv'])(
  '%s is a provider',
  (type) => {
    expect(providers.map((kind) => kind.type)).toContain(type);
  },
);

test.each([
  ['https://api.openai.com', 'https://api.openai.com/v1'],
  ['http://localhost:11434/v1/', 'http://localhost:11434/v1'],
  ['http://localhost:11434//', 'http://localhost:11434/v1'],
  ['https://x.openai.azure.com/openai/deployments/d', 'https://x.openai.azure.com/openai/deployments/d'],
])('the address %s is asked at %s', (endpoint, url) => {
  expect(addressOf(endpoint).url).toBe(url);
});

test.each([
  ['nobody', {}, '{path}'],
  ['files_format', { files_format: '-f {path}', attachments_format: '-a {path}' }, '-f {path}'],
  ['attachments_format', { attachments_format: '-a {path}' }, '-a {path}'],
])('files are named as %s says', (_, options, format) => {
  expect(cli.check({ command: 'x', ...options })).toEqual([]);
  expect(settings(options).filesFormat).toBe(format);
});

test('a mock without an answer says so as JSON', async () => {
  const outcome = await mock.open({}, providerDeps()).ask(aQuestion(), new AbortController().signal);
  const content = outcome.kind === 'answered' ? outcome.response.messages[0]?.content : undefined;
  expect(Object.keys(JSON.parse(String(content)) as object)).toEqual(['answer']);
});
