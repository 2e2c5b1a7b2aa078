import { describe, expect, test } from 'vitest';
import { childEnv } from '../../src/edges/child-env.ts';

describe('what this process knows', () => {
  test.each([
    ['PATH', '/usr/bin'],
    ['HOME', '/home/me'],
    ['LANG', 'C.UTF-8'],
    ['LC_ALL', 'C.UTF-8'],
    ['TZ', 'UTC'],
    ['TMPDIR', '/tmp'],
    ['CI', 'true'],
    ['XDG_CONFIG_HOME', '/home/me/.config'],
    ['HTTPS_PROXY', 'http://proxy:1'],
    ['https_proxy', 'http://proxy:1'],
    ['no_proxy', 'localhost'],
    ['NODE_EXTRA_CA_CERTS', '/ca.pem'],
    ['REQUESTS_CA_BUNDLE', '/ca.pem'],
    ['Path', 'C:\\Windows'],
    ['SystemRoot', 'C:\\Windows'],
    ['ProgramFiles(x86)', 'C:\\Program Files (x86)'],
    ['pythonLocation', '/opt/python'],
    ['JAVA_HOME_21_X64', '/opt/java'],
    ['AGENTV_RUN_TIMESTAMP', '2026-01-01'],
    ['OPENAI_API_KEY', 'key'],
    ['AZURE_OPENAI_ENDPOINT', 'https://here'],
    ['ANTHROPIC_API_KEY', 'key'],
    ['GEMINI_API_KEY', 'key'],
    ['GOOGLE_CLOUD_PROJECT', 'p'],
    ['AWS_REGION', 'r'],
    ['HF_TOKEN', 'key'],
    ['CLAUDE_CONFIG_DIR', '/c'],
    ['CODEX_HOME', '/c'],
  ])('%s is passed on', (name, value) => {
    expect(childEnv({ [name]: value }, {})).toEqual({ [name]: value, TERM: 'dumb' });
  });

  test.each([
    'MY_SECRET',
    'NPM_TOKEN',
    'GITHUB_SHA',
    'GITHUB_REPOSITORY',
    'NODE_OPTIONS',
    'LD_PRELOAD',
    'SSH_AUTH_SOCK',
    'COLUMNS',
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OPENAIKEY',
    'XPATH',
  ])('%s stays here unless it is declared', (name) => {
    expect(childEnv({ [name]: 'value' }, {})).toEqual({ TERM: 'dumb' });
    expect(childEnv({ [name]: 'value' }, { [name]: 'declared' })).toEqual({ TERM: 'dumb', [name]: 'declared' });
  });

  test.each([
    'GITHUB_TOKEN',
    'github_token',
    'GH_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL',
    'GITHUB_ENV',
    'GITHUB_OUTPUT',
    'GITHUB_PATH',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'INPUT_API-KEY',
    'RUNNER_TEMP',
  ])('%s never leaves, declared or not', (name) => {
    expect(childEnv({ [name]: 'value' }, { [name]: 'value' })).toEqual({ TERM: 'dumb' });
  });
});

test('what is declared wins over what this process knows', () => {
  expect(childEnv({ PATH: '/a', LANG: 'C' }, { PATH: '/b' })).toEqual({ PATH: '/b', LANG: 'C', TERM: 'dumb' });
});

test('the terminal is a dumb one, unless something else is declared', () => {
  expect(childEnv({ TERM: 'xterm-256color' }, {})).toEqual({ TERM: 'dumb' });
  expect(childEnv({}, { TERM: 'xterm' })).toEqual({ TERM: 'xterm' });
});

test('a variable without a value is not there', () => {
  expect(childEnv({ HOME: undefined, USER: '' }, {})).toEqual({ USER: '', TERM: 'dumb' });
});
