import { describe, expect, test } from 'vitest';
import { agentEnv, programEnv } from '../../../src/platform/process/child-env.ts';

/** Variables of a step that agents are not known to need. */
const STEP = ['MY_SECRET', 'GITHUB_SHA', 'NODE_OPTIONS', 'SSH_AUTH_SOCK', 'OTEL_EXPORTER_OTLP_HEADERS', 'XPATH'];

describe('an agent', () => {
  test.each([
    ['PATH', '/usr/bin'],
    ['LANG', 'C.UTF-8'],
    ['LC_ALL', 'C.UTF-8'],
    ['XDG_CONFIG_HOME', '/home/me/.config'],
    ['HTTPS_PROXY', 'http://proxy:1'],
    ['NODE_EXTRA_CA_CERTS', '/ca.pem'],
    ['SystemRoot', 'C:\\Windows'],
    ['ProgramFiles(x86)', 'C:\\Program Files (x86)'],
    ['JAVA_HOME_21_X64', '/opt/java'],
    ['AGENTV_RUN_TIMESTAMP', '2026-01-01'],
    ['OPENAI_API_KEY', 'key'],
    ['AWS_REGION', 'r'],
    ['CLAUDE_CONFIG_DIR', '/c'],
  ])('gets %s', (name, value) => {
    expect(agentEnv({ [name]: value }, {})).toEqual({ [name]: value, TERM: 'dumb' });
  });

  test.each(STEP)('gets %s only if it is declared', (name) => {
    expect(agentEnv({ [name]: 'value' }, {})).toEqual({ TERM: 'dumb' });
    expect(agentEnv({ [name]: 'value' }, { [name]: 'declared' })).toEqual({ TERM: 'dumb', [name]: 'declared' });
  });
});

test.each([...STEP, 'PATH', 'OPENAI_API_KEY', 'RUNNER_TEMP', 'RUNNER_OS', 'GITHUB_WORKSPACE'])(
  'a program gets %s',
  (name) => {
    expect(programEnv({ [name]: 'value' }, {})).toEqual({ TERM: 'dumb', [name]: 'value' });
    expect(programEnv({ [name]: 'value' }, { [name]: 'declared' })).toEqual({ TERM: 'dumb', [name]: 'declared' });
  },
);

describe.each([
  ['a program', programEnv],
  ['an agent', agentEnv],
] as const)('%s', (_, env) => {
  test.each([
    ...['GITHUB_TOKEN', 'github_token', 'GH_TOKEN', 'GITLAB_TOKEN', 'SYSTEM_ACCESSTOKEN', 'BITBUCKET_ACCESS_TOKEN'],
    ...['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_URL', 'GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH'],
    ...['GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'INPUT_API-KEY', 'RUNNER_TOKEN', 'RUNNER_JITCONFIG'],
  ])('never gets %s, declared or not', (name) => {
    expect(env({ [name]: 'value' }, { [name]: 'value' })).toEqual({ TERM: 'dumb' });
  });

  test('gets what is declared before what is set', () => {
    expect(env({ PATH: '/a', LANG: 'C' }, { PATH: '/b' })).toEqual({ PATH: '/b', LANG: 'C', TERM: 'dumb' });
  });

  test('has a dumb terminal, unless another one is declared', () => {
    expect(env({ TERM: 'xterm-256color' }, {})).toEqual({ TERM: 'dumb' });
    expect(env({}, { TERM: 'xterm' })).toEqual({ TERM: 'xterm' });
  });

  test('gets no variable without a value', () => {
    expect(env({ HOME: undefined, USER: '' }, {})).toEqual({ USER: '', TERM: 'dumb' });
  });
});
