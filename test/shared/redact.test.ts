import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor, secretValues } from '../../src/shared/redact.ts';

const secret = 'sk-live/4f+9 "é"';

describe('a secret is taken out of a text', () => {
  test.each([
    ['as it is', `key=${secret}!`],
    ['in JSON', JSON.stringify({ key: secret })],
    ['in a URL', `https://example.test/?k=${encodeURIComponent(secret)}`],
    ['in Base64', Buffer.from(secret).toString('base64')],
    ['in Base64 for URLs', Buffer.from(secret).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
  ])('%s', (_, text) => {
    const { text: redact } = redactor([secret]);
    expect(redact(text)).toContain('***');
    expect(redact(text)).not.toContain(text.slice(5, -2));
  });

  test('line by line, when it has several', () => {
    const key = '-----BEGIN KEY-----\nMIIEowIBAAKCAQEA\n-----END KEY-----';
    expect(redactor([key]).text('it says MIIEowIBAAKCAQEA here')).toBe('it says *** here');
  });

  test('the longer of two that overlap first', () => {
    expect(redactor(['password', 'password-and-more']).text('password-and-more')).toBe('***');
  });

  test('anywhere in a value, also in keys, and nowhere else', () => {
    const { deep } = redactor(['hunter2-hunter2']);
    expect(deep({ a: ['hunter2-hunter2', 1, null], 'x hunter2-hunter2': { b: true } })).toEqual({
      a: ['***', 1, null],
      'x ***': { b: true },
    });
  });
});

test('short values are left alone: they are words of every text', () => {
  expect(redactor(['abc']).text('abc')).toBe('abc');
});

test('texts without a secret come back as they were', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('0123456789'));
      expect(redactor(['0123456789abcdef']).text(text)).toBe(text);
    }),
  );
});

test('no secret survives, wherever it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 8 }), fc.string(), (before, given, after) => {
      fc.pre(given.trim().length >= 8 && !'***'.includes(given));
      expect(redactor([given]).text(`${before}${given}${after}`)).not.toContain(given);
    }),
  );
});

describe('what counts as a secret of the environment', () => {
  test.each([
    'OPENAI_API_KEY',
    'GITHUB_TOKEN',
    'DB_PASSWORD',
    'CLIENT_SECRET',
    'MY_PAT',
    'aws_secret_access_key',
    'APIKEY',
  ])('a value called %s', (name) => {
    expect(secretValues({ [name]: 'long enough' })).toEqual(['long enough']);
  });

  test('a password within an address or a header, wherever it stands', () => {
    const env = {
      GIT_CONFIG_KEY_0: 'url.https://x-access-token:open-sesame@github.com/.insteadOf',
      GIT_CONFIG_VALUE_1: 'AUTHORIZATION: basic b3Blbi1zZXNhbWU=',
      DATABASE_URL: 'postgres://me:correct-horse@localhost/db',
    };
    expect(secretValues(env)).toEqual(['open-sesame', 'b3Blbi1zZXNhbWU=', 'correct-horse']);
  });

  test.each([
    ['the name of a setting of git', 'GIT_CONFIG_KEY_0', 'http.https://github.com/.extraHeader'],
    ['a name that only sounds like one', 'MONKEY', 'long enough'],
    ['an author', 'GIT_AUTHOR_NAME', 'long enough'],
    ['a path to a key', 'SSH_AUTH_SOCK', '/tmp/agent.sock'],
    ['a short value', 'API_KEY', 'short'],
    ['an ordinary variable', 'PATH', '/usr/bin:/bin'],
  ])('not %s', (_, name, value) => {
    expect(secretValues({ [name]: value })).toEqual([]);
  });
});
