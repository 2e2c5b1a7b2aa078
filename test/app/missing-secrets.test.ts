import { describe, expect, test } from 'vitest';
import { missingSecretsFrom, sayingWhyNoSecrets } from '../../src/action/missing-secrets.ts';
import { UserError, userError } from '../../src/model/errors.ts';
import type { MissingSecrets } from '../../src/model/run/result.ts';
import { events, jobIn } from '../support/github-events.ts';

const FORK: MissingSecrets = { from: 'fork', names: [] };

describe('secrets are not available to', () => {
  test.each([
    ['a pull request of the same repository', events.pullRequest, undefined],
    ['a pull request of a fork', events.fork, 'fork'],
    ['one of a deleted fork', events.goneFork, 'fork'],
    ['one of Dependabot', events.dependabot, 'dependabot'],
    ['a push', events.push, undefined],
    ['a push of Dependabot', { ...events.push, env: events.dependabot.env }, 'dependabot'],
    ['a merge group', events.mergeGroup, undefined],
    ['a schedule', events.schedule, undefined],
    ['pull_request_target, which has them all', events.pullRequestTarget, undefined],
  ] as const)('%s: %#', async (_, event, from) => {
    expect(missingSecretsFrom(await jobIn(event), {})?.from).toBe(from);
  });

  test('no person outside of GitHub', () => expect(missingSecretsFrom(undefined, { KEY: '' })).toBeUndefined());
});

test('what the workflow would have filled is what is empty, called like a secret, and seen by programs', async () => {
  const env = {
    OPENAI_API_KEY: '',
    ANTHROPIC_API_KEY: 'sk-here',
    MODEL: '',
    'INPUT_GITHUB-TOKEN': '',
    INPUT_CHECK_KEY: '',
    GITHUB_TOKEN: '',
    ACTIONS_ID_TOKEN: '',
    SLACK_TOKEN: '',
    MISTRAL_API_KEY: '',
  };
  expect(missingSecretsFrom(await jobIn(events.fork), env)?.names).toEqual([
    'MISTRAL_API_KEY',
    'OPENAI_API_KEY',
    'SLACK_TOKEN',
  ]);
});

describe('a run that cannot begin for want of a secret', () => {
  const missing = () => Promise.reject(userError('SECRET_MISSING', '"api_key" needs the environment variable KEY'));

  test('says first that there are none, and what to do, then which', async () => {
    const error = await sayingWhyNoSecrets(FORK, missing).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UserError);
    const { problems, message } = error as UserError;
    expect(message).toMatch(/^Not measured: pull requests from forks get no secrets\n/);
    expect(problems.map(({ hint }) => hint)).toEqual([expect.stringContaining('a second workflow'), undefined]);
    expect(problems[1]?.message).toContain('KEY');
  });

  test('is reported as usual if GitHub passes them', async () => {
    await expect(sayingWhyNoSecrets(undefined, missing)).rejects.toThrow(/^"api_key"/);
  });

  test('and any other reason is left alone', async () => {
    const other = () => Promise.reject(userError('NOTHING_MATCHED', 'No suite'));
    await expect(sayingWhyNoSecrets(FORK, other)).rejects.toThrow(/^No suite/);
  });
});
