import { describe, expect, test } from 'vitest';
import { jobVariables, problemsOfJobVariables } from '../../../src/platform/secrets/job-variables.ts';
import { Redactor } from '../../../src/platform/secrets/redactor.ts';
import { secretValues } from '../../../src/platform/secrets/secret-names.ts';

const env = (text: string) => ({ EVAL_ACTION_ENV: text });
const PEM = '-----BEGIN KEY-----\nabcdefghijkl\n-----END KEY-----';

test('variables are read as the lines of a .env file', () => {
  const text = `# keys\nA=first value\n\nexport B="two\\nlines"\nC='with # in it' # comment\nD=\nPEM="${PEM}"\r\nE=a=b\n`;
  expect(problemsOfJobVariables(env(text))).toEqual([]);
  expect(jobVariables(env(text))).toEqual({
    A: 'first value',
    B: 'two\nlines',
    C: 'with # in it',
    D: '',
    PEM,
    E: 'a=b',
  });
});

test.each([
  ['nothing', {}],
  ['an empty text', env('')],
  ['white space', env(' \n\n')],
])('%s is no variable', (_, given) => {
  expect([problemsOfJobVariables(given), jobVariables(given)]).toEqual([[], {}]);
});

test.each([
  ['a line without a name', 'A=1\nsk-secret-value\n', 'line 2 is not NAME=value'],
  ['a value with several lines and no quotes', `KEY=${PEM}`, 'line 2 is not NAME=value'],
  ['a quote that does not end', 'A="one\nB=2', 'line 1 is not NAME=value'],
  ['a name that programs cannot have', '1A=secret', 'line 1 is not NAME=value'],
  [
    'a value that a comment would cut',
    'A=1\nKEY=abc#secret',
    'line 2: the value of KEY contains "#" and has no quotes',
  ],
  ['a name twice', 'A=secret\nB=1\nA=2', 'line 3: A is set twice'],
  ['a megabyte', `A=${'x'.repeat(1024 * 1024)}`, 'all lines: more than 256 KiB'],
])('%s is a problem, which does not show the value', (_, text, problem) => {
  expect(problemsOfJobVariables(env(text))).toEqual([problem]);
  expect(problem).not.toContain('secret');
});

test('every value is a secret, whatever its name and with all of its lines', () => {
  const secrets = secretValues(env(`REGION=eu-central-1\nPEM="${PEM}"\nDEBUG=1\n`));
  expect(secrets).toEqual(['eu-central-1', PEM]);
});

const { text: redact, deep } = new Redactor([]);
/** Letters and digits that look random. */
const chars = (count: number) => 'aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW0xYz'.repeat(20).slice(0, count);
const hex = (count: number) => '0f9e8d7c6b5a4321'.repeat(20).slice(0, count);
const upper = (count: number) => 'QWERTY234567ASDFGH'.repeat(20).slice(0, count);
const letters = (count: number) => 'aBcDeFgHiJkLmNoPqRsTuVwXyZ'.repeat(20).slice(0, count);

const TOKENS: Readonly<Record<string, string>> = {
  'GitHub, personal': `ghp_${chars(36)}`,
  'GitHub, of a job': `ghs_${chars(36)}`,
  'GitHub, fine-grained': `github_pat_${chars(22)}_${chars(59)}`,
  GitLab: `glpat-${chars(20)}`,
  npm: `npm_${chars(36)}`,
  PyPI: `pypi-AgEIcHlwaS5vcmc${chars(60)}`,
  'Docker Hub': `dckr_pat_${chars(27)}`,
  Anthropic: `sk-ant-api03-${chars(95)}`,
  'OpenAI, project': `sk-proj-${chars(48)}`,
  'OpenAI, older': `sk-${chars(48)}`,
  OpenRouter: `sk-or-v1-${hex(64)}`,
  Langfuse: `sk-lf-${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
  'Hugging Face': `hf_${letters(34)}`,
  Groq: `gsk_${chars(52)}`,
  xAI: `xai-${chars(80)}`,
  Perplexity: `pplx-${chars(48)}`,
  Replicate: `r8_${chars(37)}`,
  LangSmith: `lsv2_pt_${hex(32)}_${hex(10)}`,
  Tavily: `tvly-dev-${chars(32)}`,
  'AWS, key id': `AKIA${upper(16)}`,
  'AWS, certificate id': `ACCA${upper(16)}`,
  'AWS, secret': `aws_secret_access_key = ${chars(38)}/+`,
  'AWS, secret in JSON': JSON.stringify({ SecretAccessKey: `${chars(38)}/+` }),
  'Google, API key': `AIza${chars(35)}`,
  'Google, access': `ya29.${chars(60)}`,
  'Google, client': `GOCSPX-${chars(28)}`,
  'Azure, storage': `AccountName=a;AccountKey=${chars(86)}==`,
  'Azure, signature': `https://a.blob.core.windows.net/b?sv=1&sig=${chars(43)}%3D`,
  'Azure, client': `a1b8Q~${chars(34)}`,
  DigitalOcean: `dop_v1_${hex(64)}`,
  Databricks: `dapi${hex(32)}`,
  Vault: `hvs.${chars(90)}`,
  'HCP Terraform': `${chars(14)}.atlasv1.${chars(67)}`,
  'Slack, bot': `xoxb-123456789012-123456789012-${chars(24)}`,
  'Slack, webhook': `https://hooks.slack.com/services/T01/B02/${chars(24)}`,
  'Discord, webhook': `https://discord.com/api/webhooks/1234567890/${chars(68)}`,
  Telegram: `123456789:AA${chars(33)}`,
  'Stripe, live': `sk_live_${chars(24)}`,
  'Stripe, restricted': `rk_test_${chars(24)}`,
  'Stripe, webhook': `whsec_${chars(32)}`,
  SendGrid: `SG.${chars(22)}.${chars(43)}`,
  Shopify: `shpat_${hex(32)}`,
  Linear: `lin_api_${chars(40)}`,
  Notion: `ntn_${chars(46)}`,
  Atlassian: `ATATT3${chars(180)}`,
  Grafana: `glsa_${chars(32)}_${hex(8)}`,
  'New Relic': `NRAK-${upper(27)}`,
  Sentry: `sntryu_${hex(64)}`,
  Postman: `PMAK-${hex(24)}-${hex(34)}`,
  Figma: `figd_${chars(40)}`,
  Supabase: `sbp_${hex(40)}`,
  'private key': `-----BEGIN RSA PRIVATE KEY-----\n${chars(64)}\n${chars(64)}\n-----END RSA PRIVATE KEY-----`,
  JWT: `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${chars(43)}`,
};

/** The random parts of the tokens above. */
const RANDOM = [chars(12), hex(12), upper(12), letters(12)];

describe('a token that is not configured as a secret is taken out', () => {
  test.each(Object.entries(TOKENS))('%s', (_, token) => {
    for (const shown of [token, `(${token})`, `key: ${token}, and more`, `token=${token}\nnext`]) {
      expect(redact(shown)).toContain('***');
      for (const part of RANDOM) expect(redact(shown)).not.toContain(part);
    }
  });

  const token = `ghp_${chars(36)}`;
  test('in a key of an object, and in a text that is JSON in JSON', () => {
    const key = TOKENS['private key'] ?? '';
    expect(deep({ [token]: [token], text: JSON.stringify(JSON.stringify({ key })) })).toEqual({
      '***': ['***'],
      text: String.raw`"{\"key\":\"***\"}"`,
    });
  });

  test.each([
    ['invisible characters', `ghp_\u200b${chars(18)}\u00ad${chars(36).slice(18)}`],
    ['colours', `ghp_${chars(9)}\u001b[31m${chars(36).slice(9)}`],
    ['line breaks', `ghp_${chars(9)}\\\n  ${chars(36).slice(9)}`],
    ['other spellings of JSON', `\\u0067hp_${chars(36)}`],
    ['other spellings of addresses', `ghp%5F${chars(36)}`],
  ])('with %s in it', (_, shown) => {
    expect(redact(`a ${shown} b`)).toBe('a *** b');
  });

  test.each(['…', '... and more', '', '… [cut, 300 characters]'])('though it is cut off by "%s"', (end) => {
    expect(redact(`the key is ${token.slice(0, 20)}${end}`)).toBe(`the key is ***${end}`);
  });

  test('but nothing of it where that is turned off', () => {
    const off = new Redactor([], { redact: [], redactUnknown: false });
    expect(off.text(token)).toBe(token);
    expect(new Redactor(['hunter2-hunter2'], { redact: [], redactUnknown: false }).text(token)).toBe(token);
  });
});

describe('what is no token stays', () => {
  test.each([
    'task-force-sk-learn and risk-proj-management',
    'sk-learn, ghp_, npm_config_registry, hf_hub_download, AKIAIOSFODNN7',
    'xoxb-your-token, sk-ant-…, sk-..., sk-proj-xxxx',
    `sha256:${hex(64)} and the commit ${hex(40)}`,
    `${chars(44)}=`,
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----',
    'eyJ is how each JWT begins: header.payload.signature',
    '550e8400-e29b-41d4-a716-446655440000',
  ])('%s', (text) => {
    expect(redact(text)).toBe(text);
  });
});
