import { describe, expect, test } from 'vitest';
import { Variable } from '../../../src/model/suite/setting.ts';
import { openai } from '../../../src/providers/providers/openai.ts';
import { identityOf } from '../../../src/suites/targets/identity.ts';
import { apiKey, modelTargets, openTarget } from '../../support/model-targets.ts';

describe.each(modelTargets)('headers of a target of $name', (target) => {
  test('are sent with each request, over our own', async () => {
    const headers = { 'X-Team': 'evals', 'X-Gateway-Key': new Variable('GATEWAY_KEY', 'secret-1'), 'User-Agent': 'us' };
    await using subject = await openTarget(target, { says: 'blue' }, { options: { headers } });
    expect(await subject.ask()).toMatchObject({ kind: 'answered' });
    const sent = { 'x-team': 'evals', 'x-gateway-key': 'secret-1', 'user-agent': 'us' };
    expect(subject.server.requests[0]?.headers).toMatchObject({ ...target.headers, ...sent });
  });
});

describe.each(modelTargets)('a refused request of a target of $name', (target) => {
  test.each([
    { status: 408 },
    { status: 409 },
    { status: 503, headers: { 'retry-after': '0', 'x-should-retry': 'true' } },
  ])('is sent once, because retries are ours: %j', async (turn) => {
    await using subject = await openTarget(target, turn);
    expect(await subject.ask()).toMatchObject({ kind: 'failed' });
    expect(subject.server.requests).toHaveLength(1);
  });
});

const aTarget = {
  name: 'default',
  resolvedName: 'default',
  provider: 'openai',
  fallbackTargets: [],
  batching: false,
  location: { file: 'targets.yaml', line: 1, column: 1 },
};

describe('headers', () => {
  const problems = (headers: unknown) =>
    openai.check({ model: 'm', api_key: apiKey, headers }).map(({ path, message }) => `${path.join('.')} ${message}`);

  test.each([
    [['x'], /^headers must be a mapping of header names to texts/],
    [{ 'x y': 'a' }, /^headers\.x y is not a name that a header can have/],
    [{ Host: 'a' }, /^headers\.Host is set by the request itself/],
    [{ 'X-A': 'a', 'x-a': 'b' }, /^headers\.x-a is given twice/],
    [{ 'x-a': 'a\nb: c' }, /^headers\.x-a must be one line of plain ASCII/],
    [{ 'x-a': new Variable('GONE', undefined) }, /^headers\.x-a needs the environment variable GONE, which is unset/],
    [{ 'Helicone-Auth': 'Bearer ${{ KEY }}' }, /^headers\.Helicone-Auth must be only a variable/],
    [{ 'X-Portkey-Api-Key': 'pk-123' }, /^headers\.X-Portkey-Api-Key must come from the environment/],
  ])('%j are refused', (headers, message) => {
    expect(problems(headers)).toEqual([expect.stringMatching(message)]);
  });

  test('from a variable are no part of who is asked; others are', () => {
    const identity = (headers: object) => identityOf({ ...aTarget, options: { model: 'm', headers } });
    const key = (value: string) => ({ 'x-key': new Variable('KEY', value) });
    expect(identity(key('one'))).toBe(identity(key('two')));
    expect(identity({ 'x-model': 'a' })).not.toBe(identity({ 'x-model': 'b' }));
  });
});
