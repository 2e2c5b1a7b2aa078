import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutBytes, cutEnd, cutLong, cutMiddle, cutStart } from '../../../src/model/text/text.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { isSecretName, maskedTexts, secretValues } from '../../../src/platform/secrets/secret-names.ts';
import { encoders, SECRET_OF_SIGNS } from '../../support/encoders.ts';

const secret = 'sk-live/4f+9 "é"';

describe('a secret is taken out of a text', () => {
  test.each([
    ['as it is', `key=${secret}!`],
    ['in Base64 for URLs', Buffer.from(secret).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['in JSON of ASCII only', JSON.stringify(secret).replace('é', '\\u00e9')],
    ['in JSON with escaped slashes', JSON.stringify(secret).replace('/', '\\/')],
    ['in a form', new URLSearchParams({ key: secret }).toString()],
    ['in a URL with small letters', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ['in HTML of careful libraries', secret.replaceAll('"', '&quot;').replaceAll('/', '&#x2F;')],
    ['in HTML with numbers only', [...secret].map((sign) => `&#${sign.codePointAt(0)};`).join('')],
    ['reversed', [...secret].reverse().join('')],
  ])('%s', (_, text) => {
    const { text: redact } = new Redactor([secret]);
    expect(redact(text)).toContain('***');
    expect(redact(text)).not.toContain(text.slice(5, -2));
  });

  test.each(encoders)('written as %s', (_, encode) => {
    const { text } = new Redactor([SECRET_OF_SIGNS]);
    const clean = text(`before ${encode(SECRET_OF_SIGNS)} after`);
    expect(clean).toMatch(/^before ["'\\]*\*\*\*["'\\]* after$/);
  });

  test.each([
    ['added', '+', ''],
    ['removed, in two halves of a merge', '--', ''],
    ['unchanged, with an indentation', ' ', '    '],
    ['quoted', '> ', ''],
  ])('broken over lines of a patch that are %s', (_, sign, indentation) => {
    const { text } = new Redactor(['sk-live-4f9a7c2e-and-more']);
    const lines = ['key:', 'sk-live-', '4f9a7c2e', '-and-more', 'end'].map((line) => `${sign}${indentation}${line}`);
    const patch = `@@ -0,0 +1,5 @@\n${lines.join('\n')}\n`;
    expect(text(patch)).toBe(`@@ -0,0 +1,5 @@\n${lines[0]}\n${sign}${indentation}***\n${lines[4]}\n`);
    expect(text(JSON.stringify(patch))).not.toContain('4f9a7c2e');
  });

  test.each([0, 1, 2, 3, 4, 5])('in Base64, behind %s other characters', (count) => {
    const encoded = Buffer.from(`${'x'.repeat(count)}${secret}, and more`).toString('base64');
    const clean = new Redactor([secret]).text(`Authorization: Basic ${encoded}`);
    expect(clean).toContain('***');
    // Not three bytes in a row are left of it.
    const left = clean.slice('Authorization: Basic '.length).replace('***', '');
    const pieces = Array.from(secret.slice(0, -4), (_, at) => Buffer.from(secret.slice(at, at + 6)).toString('base64'));
    for (const piece of pieces) expect(left).not.toContain(piece);
  });

  test.each([' ', ':', '-', '.', '_', ';', '|', ', ', ' 0x', '\\x', '\n', ',0x'])(
    'in hexadecimal with %j between the bytes',
    (sign) => {
      const bytes = Buffer.from(secret).toString('hex').match(/../g) ?? [];
      expect(new Redactor([secret]).text(`bytes ${bytes.join(sign)}.`)).toBe('bytes ***.');
      expect(new Redactor([secret]).text(`bytes ${bytes.join(sign).toUpperCase().replaceAll('X', 'x')}.`)).toBe(
        'bytes ***.',
      );
    },
  );

  test.each([
    ['the end of a line', '\n'],
    ['a colour', '\x1b[31m'],
    ['the end of a colour, as tput writes it', '\x1b(B\x1b[m'],
    ['a carriage return', '\r'],
    ['a sign without a width', '\u200b'],
    ['a variation selector', '\ufe0f'],
    ['a soft hyphen', '\u00ad'],
    ['an escaped end of a line', '\\n'],
    ['an escaped end of a colour, as tput writes it', '\\u001b(B\\u001b[m'],
    ['an escaped sign without a width', '\\u200B'],
    ['an escaped variation selector', '\\ufe0f'],
  ])('broken by %s', (_, sign) => {
    const { text } = new Redactor(['sk-live-4f9a7c2e']);
    expect(text(`it is sk-li${sign}ve-4f${sign}9a7c2e.`)).toBe('it is ***.');
    expect(text(`${sign}one${sign}two ${[...'sk-live-4f9a7c2e'].join(sign)}${sign}end`)).toBe(
      `${sign}one${sign}two ***${sign}end`,
    );
    const nothing = `it is sk-li${sign}fe-4f${sign}9a7c2e.`;
    expect(text(nothing)).toBe(nothing);
  });

  describe('what is left of it where a text was shortened before', () => {
    const key = `sk-proj-${'Zq9KqWw3xT'.repeat(15)}`;
    const { text } = new Redactor([key, 'hunter2-hunter2']);
    const words = 'the value of that variable is: ';
    const tail = ', and that is all of it. '.repeat(20);

    test.each([8, 9, 40, 157])('the first %s characters', (length) => {
      const most = words.length + length + 1;
      expect(text(cutEnd(`${words}${key}${tail}`, most))).toBe(`${words}***…`);
      expect(text(cutBytes(`${words}${key}${tail}`, most + 2))).toBe(`${words}***…`);
    });

    test.each([8, 40, 157])('the last %s characters', (length) => {
      expect(text(cutStart(`${tail}${key}${words}`, words.length + length + 1))).toBe(`…***${words}`);
    });

    test('both sides of a gap', () => {
      const long = `${'a '.repeat(100)}${key}${' b'.repeat(100)}`;
      expect(text(cutMiddle(long, 600))).toBe(long.replace(key, '***'));
      const cut = [0.8, 0.75].map((headShare) => cutLong(long, 300, { headShare }));
      for (const each of [cutMiddle(long, 310), ...cut]) {
        for (let at = 0; at + 8 <= key.length; at += 1) expect(text(each)).not.toContain(key.slice(at, at + 8));
      }
    });

    test('its middle, and half of a short one', () => {
      expect(text(`…${key.slice(20, 90)}…`)).toBe('…***…');
      expect(text('the password is hunter2-…')).toBe('the password is ***…');
    });

    test('in an encoded form', () => {
      const encoded = JSON.stringify({ key: 'sk-live/4f+9 "\u00e9"' });
      for (let most = 18; most < encoded.length; most += 1) {
        expect(new Redactor([secret]).text(cutEnd(encoded, most))).toBe('{"key":"***…');
      }
    });

    test('at the ends of a text that nothing marks', () => {
      expect(text(`${words}${key.slice(0, 60)}`)).toBe(`${words}***`);
      expect(text(`${key.slice(60)}${words}`)).toBe(`***${words}`);
    });

    test('in time that grows with the text alone', () => {
      for (const sign of ['…', '[…', '...', ' ', '\n', ' …', `${key.slice(0, 7)}…`, key.slice(1, 9)]) {
        const long = sign.repeat(30_000);
        expect(text(long).length).toBeLessThanOrEqual(long.length);
      }
    });
  });

  test('several times in a text with many lines, which is not changed around them', () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}: sk-live-\n4f9a7c2e`);
    const { text } = new Redactor(['sk-live-4f9a7c2e']);
    expect(text(lines.join('\r\n'))).toBe(lines.map((line) => `${line.split(':')[0]}: ***`).join('\r\n'));
  });

  test('where it follows a folder, whose separator looks like the escape of an end of a line', () => {
    expect(new Redactor(['new-secret-4f9a']).text('C:\\dir\\new-secret-4f9a\nend')).toBe('C:\\dir\\***\nend');
  });

  test('in time that grows with the text alone, with any content', () => {
    const { text } = new Redactor(['sk-live-4f9a7c2e']);
    for (const sign of ['\\', '\x1b]', '\x9d', '\x9b0', '\ufe0f', '\x1b[0', '\r', 's', '\n']) {
      const long = sign.repeat(300_000);
      expect(text(long)).toBe(long);
    }
  });

  test('line by line, when it has several', () => {
    const key = '-----BEGIN KEY-----\nMIIEowIBAAKCAQEA\n-----END KEY-----';
    expect(new Redactor([key]).text('it says MIIEowIBAAKCAQEA here')).toBe('it says *** here');
  });

  test('the longer of two that overlap first', () => {
    expect(new Redactor(['password', 'password-and-more']).text('password-and-more')).toBe('***');
  });

  test('anywhere in a value, also in keys, and nowhere else', () => {
    const { deep } = new Redactor(['hunter2-hunter2']);
    expect(deep({ a: ['hunter2-hunter2', 1, null], 'x hunter2-hunter2': { b: true } })).toEqual({
      a: ['***', 1, null],
      'x ***': { b: true },
    });
  });

  test('a value without secrets is not copied, and one with a secret is copied only where it is', () => {
    const { deep } = new Redactor(['hunter2-hunter2']);
    const clean = { a: ['x', { b: 1 }] };
    expect(deep(clean)).toBe(clean);
    const mixed = { clean, other: ['hunter2-hunter2'] };
    const redacted = deep(mixed);
    expect(redacted).toEqual({ clean, other: ['***'] });
    expect(redacted.clean).toBe(clean);
    expect(mixed.other).toEqual(['hunter2-hunter2']);
  });

  test('in a map, with its keys, and in a set', () => {
    const { deep } = new Redactor(['hunter2-hunter2'], { redact: [/\d{3}/g], redactUnknown: true });
    const map = new Map([['hunter2-hunter2 123', ['hunter2-hunter2 123']]]);
    const clean = { map: new Map([['*** 123', ['*** ***']]]), set: new Set(['a ***']) };
    expect(deep({ map, set: new Set(['a 123']) })).toEqual(clean);
  });
});

test('short values are left alone: they are words of every text', () => {
  expect(new Redactor(['abc']).text('abc')).toBe('abc');
});

test('what only resembles a secret is left alone', () => {
  const { text } = new Redactor(['sk-live-4f9a7c2e', 'hunter2-hunter2']);
  for (const other of [
    'sk-live-4f9a7c2 and more',
    'sk-live-4',
    'sk-…',
    'SK-LIVE-4F9A7C2E',
    'sk live 4f9a7c2e',
    'hunter2 hunter2',
    'hunter2-\n\n- hunter2',
    '73 6b 2d 6c 69 76 65 are bytes',
    'aHVudGVyMi',
  ]) {
    expect(text(other)).toBe(other);
  }
});

test('texts without a secret come back as they were', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('0123456789'));
      expect(new Redactor(['0123456789abcdef']).text(text)).toBe(text);
    }),
  );
});

test('no secret survives, at any position', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 8 }), fc.string(), (before, given, after) => {
      fc.pre(given.trim().length >= 8 && !'***'.includes(given));
      expect(new Redactor([given]).text(`${before}${given}${after}`)).not.toContain(given);
    }),
  );
});

test('names of headers and options that hold a secret', () => {
  const names = ['key', 'x-api-key', 'apikey', 'X-Auth-Token', 'private-token', 'credential', 'credentials'];
  expect([...names, 'monkey', 'tokens', 'keyboard', 'authority'].filter(isSecretName)).toEqual(names);
});

describe('what counts as a secret of the environment', () => {
  test.each([
    ...['OPENAI_API_KEY', 'GITHUB_TOKEN', 'DB_PASSWORD', 'CLIENT_SECRET', 'MY_PAT', 'aws_secret_access_key', 'APIKEY'],
    ...['OPENAI_API_KEY2', 'KEY1', 'SESSION_JWT', 'SESSION_COOKIE', 'DB_PASS', 'NPM_AUTHTOKEN', 'serviceApiKey'],
    ...['SLACK_WEBHOOK', 'HTTP_AUTHORIZATION', 'SSHPASS', 'DBPASS', 'dbPassword2', 'OPENAIKEY', 'MYANTHROPICKEYS'],
    ...['AZUREOPENAIAPIKEY1', 'KUBE_CONFIG_B64'],
    // One name for each optional part of a pattern, and names in which a word that is no secret comes first.
    ...['OPENAI_APIKEY_PROD', 'AWS_CREDENTIAL', 'PASS', 'MY_CLIENTTOKENS', 'WEBHOOKS', 'WEBHOOKS_URI', 'TOKENS2'],
    ...['TOKENS_12', 'GHTOKEN2', 'GHTOKEN_12', 'DB1PASS', 'DBPASS2', 'DBPASS_12', 'KUBECONFIGDATA'],
    ...['KUBECONFIG_CONTENT', 'BYPASS_DBPASS', 'MAX_TOKENS_SECRET', 'MY_GIT_CONFIG_KEY_1', 'GIT_CONFIG_KEY_0_TOKEN'],
  ])('a value called %s', (name) => {
    expect(secretValues({ [name]: 'long enough' })).toEqual(['long enough']);
  });

  test('a token that is the user of an address', () => {
    expect(secretValues({ REMOTE: 'https://ghp_open_sesame@github.com/a/b' })).toEqual(['ghp_open_sesame']);
    expect(secretValues({ REMOTE: 'ssh://long-user-name@host.test/a' })).toEqual([]);
  });

  test.each(['token', 'access_token', 'private_token', 'job_token'])('the parameter %s of an address', (name) => {
    expect(secretValues({ REMOTE: `https://host.test/a?x=1&${name}=open-sesame` })).toEqual(['open-sesame']);
  });

  test('a header in a variable, and the token in it', () => {
    expect(secretValues({ MY_AUTH: 'Bearer open-sesame' })).toEqual(['Bearer open-sesame', 'open-sesame']);
  });

  test.each(['8 signs!', 'my/tmp/word', 'ab~/cdef', 'wordC:\\word'])(
    'a value of eight signs, also with a folder in it: %s',
    (value) => {
      expect(secretValues({ API_KEY: value })).toEqual([value]);
    },
  );

  test.each<[text: string, secret: string]>([
    ['Bearer  open-sesame', 'open-sesame'],
    ['authorization:Basic open-sesame', 'open-sesame'],
    ['authorization: Basic  open-sesame', 'open-sesame'],
    ['http://open-sesame@host.test/a', 'open-sesame'],
    ...['password', 'accesskey', 'apikey', 'accesstoken', 'secret', 'clientsecret'].flatMap(
      (name): [string, string][] => [
        [`${name}=open-sesame`, 'open-sesame'],
        [`user=me ${name}=open-sesame`, 'open-sesame'],
      ],
    ),
    ['https://discord.com/api/webhooks/12/open-sesame', '12/open-sesame'],
    ['https://ptb.discordapp.com/api/webhooks/12/open-sesame', '12/open-sesame'],
    ['https://my-team.webhook.office.com/hook/open-sesame', 'hook/open-sesame'],
  ])('what is secret in %s', (value, secret) => {
    expect(secretValues({ AUTH: value })).toContain(secret);
    if (!value.startsWith('Bearer')) expect(secretValues({ SETTING: value })).toEqual([secret]);
  });

  test('a password within an address or a header, at any position', () => {
    const env = {
      GIT_CONFIG_KEY_0: 'url.https://x-access-token:open-sesame@github.com/.insteadOf',
      GIT_CONFIG_VALUE_1: 'AUTHORIZATION: basic b3Blbi1zZXNhbWU=',
      DATABASE_URL: 'postgres://me:correct-horse@localhost/db',
      STORAGE: 'DefaultEndpointsProtocol=https;AccountName=me;AccountKey=q1w2e3r4t5==;EndpointSuffix=core.windows.net',
      QUEUE: 'Endpoint=sb://me.test/;SharedAccessKeyName=all;SharedAccessKey=z9y8x7w6v5=',
      SQL: 'Server=db;User Id=me;Password=battery-staple;',
      BLOB: 'https://me.test/box?sv=2024&sig=m1n2b3v4c5%3D&se=x',
      NOTIFY: 'https://hooks.slack.com/services/T000/B000/p0o9i8u7',
    };
    expect(secretValues(env)).toEqual([
      'open-sesame',
      'b3Blbi1zZXNhbWU=',
      'correct-horse',
      'q1w2e3r4t5==',
      'z9y8x7w6v5=',
      'battery-staple',
      'm1n2b3v4c5%3D',
      'T000/B000/p0o9i8u7',
    ]);
  });

  test.each([
    ['the name of a setting of git', 'GIT_CONFIG_KEY_0', 'http.https://github.com/.extraHeader'],
    ['a way of several', 'FIRSTPASS2', 'long enough'],
    ['another way of several', 'SECONDPASS_12', 'long enough'],
    ['a file of keys', 'KEY', String.raw`C:\keys\file`],
    ['a short value between spaces', 'API_KEY', ' short  '],
    ['a name that only sounds like one', 'MONKEY', 'long enough'],
    ['a key for everyone', 'PUBLICKEY', 'long enough'],
    ['a way around', 'PROXY_BYPASS', 'localhost,me.test'],
    ['a needle', 'COMPASS', 'long enough'],
    ['a program that asks for a password', 'SSH_ASKPASS', 'ssh-askpass-program'],
    ['the path of a file for clusters', 'KUBECONFIG', './kubeconfig.yaml'],
    ['the path of a file of passwords', 'PGPASSFILE', './pgpass.conf'],
    ['an author', 'GIT_AUTHOR_NAME', 'long enough'],
    ['a path to a key', 'SSH_AUTH_SOCK', '/tmp/agent.sock'],
    ['the working directory', 'PWD', '/__w/repository/repository'],
    ['the input that names a comment', 'INPUT_COMMENT-KEY', 'support-evals'],
    ['a short value', 'API_KEY', 'short'],
    ['an ordinary variable', 'PATH', '/usr/bin:/bin'],
    ['a number of tokens', 'MAX_OUTPUT_TOKENS', '1000000000'],
    ['a rate at which tests pass', 'MIN_PASS_RATE', '0.90000000'],
    ['a word that says that there is none', 'OPENAI_API_KEY', 'not-needed'],
    ['the name of a way to sign in', 'AUTH_METHOD', 'password'],
    ['a line', 'API_KEY', '************'],
    ['an address with a question', 'SEARCH_URL', 'https://me.test/?monkey=long-enough'],
  ])('not %s', (_, name, value) => {
    expect(secretValues({ [name]: value })).toEqual([]);
  });
});

test('a runner also masks short secrets, but no numbers and no words of outputs', () => {
  const env = { EVAL_ACTION_ENV: 'A=open\nB=abc\nC=8080\nD=pass', MY_TOKEN: 'sesame', NAME: 'value' };
  expect(maskedTexts(env)).toEqual(['sesame', 'open']);
  expect(maskedTexts({ MY_TOKEN: 'open-sesame' })).toContain('open-sesame');
});

describe('JSON', () => {
  const { json } = new Redactor([SECRET_OF_SIGNS, 'a-secret-word', '1234567890']);

  test('stays readable, and no text in it has a secret', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a-secret-word', SECRET_OF_SIGNS, '\\', '"', '#', '…', ...SECRET_OF_SIGNS),
    );
    const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.record({ [`key of ${SECRET_OF_SIGNS}`]: text, text })), (value) => {
        for (const indent of [0, 2]) {
          const clean = json(JSON.stringify(value, null, indent));
          for (const found of JSON.parse(clean).flatMap(Object.entries).flat()) {
            expect(found).not.toContain('a-secret-word');
            expect(found).not.toContain(SECRET_OF_SIGNS);
          }
        }
      }),
    );
  });

  test('keeps numbers and words', () => {
    const text = '{"n":1234567890,"e":-1.5e+3,"t":true,"f":false,"x":null,"s":"1234567890"}';
    expect(json(text)).toBe(text.replace('"1234567890"', '"***"'));
  });

  test.each(['[a-secret-word]', '"open a-secret-word', '"a\na-secret-word"', '{"a": 1} a-secret-word'])(
    'is not what only begins like it: %j',
    (text) => expect(json(text)).toBe(text.replace('a-secret-word', '***')),
  );
});
