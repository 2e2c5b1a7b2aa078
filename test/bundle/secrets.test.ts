import { describe, expect, test } from 'vitest';
import { runCli } from '../support/bundle.ts';
import { aProject, type Project } from '../support/project.ts';
import { aStepAlone, runStep } from '../support/step.ts';
import { records, suiteOf } from '../support/suites.ts';

const KEY = 'sk-proj-Zq3/7+xY=T"9\\wv2n';
const FROM_FILE = 'hunter2-but-longer&so';
/** Every way in which an echo of a secret is still the secret. */
const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  'in JSON': (secret) => JSON.stringify(secret).slice(1, -1),
  'in an address': encodeURIComponent,
  'in Base64': (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  'in Base64 for addresses': (secret) => Buffer.from(secret).toString('base64url'),
  'in hexadecimal': (secret) => Buffer.from(secret).toString('hex'),
};

const AGENT = `
const secrets = [process.env.OPENAI_API_KEY, process.env.DB_PASSWORD];
const said = secrets.flatMap((s) => [s, JSON.stringify(s), encodeURIComponent(s), Buffer.from(s).toString('base64'),
  Buffer.from(s).toString('base64url'), Buffer.from(s).toString('hex')]).join(' | ');
console.error(said);
if (process.argv[2] === 'crash') process.exit(1);
console.log('My secrets are ' + said);
`;
const project = (): Project =>
  aProject({
    'evals/a.eval.yaml': suiteOf(['tells', 'tell', 'no secrets'], ['crashes', 'crash', 'x']),
    'evals/agent.mjs': AGENT,
    '.env': `DB_PASSWORD=${FROM_FILE}\n`,
    '.agentv/targets.yaml': 'targets: [{ name: default, provider: cli, command: "node agent.mjs {PROMPT}" }]\n',
  });

const leaks = (text: string): string[] =>
  [KEY, FROM_FILE].flatMap((secret) =>
    Object.entries(FORMS).flatMap(([how, form]) => (text.includes(form(secret)) ? [`${secret} ${how}`] : [])),
  );
const FILES = ['index.jsonl', 'report.json', 'junit.xml', 'summary.md'];

test('a token that is not configured as a secret is in no file and nothing that is printed, and graders see it', async () => {
  const token = `ghp_${'aB3dE5fG7hJ9kL2mN4pQ6rS8tU1vW0xYz45678'.slice(0, 36)}`;
  using checkout = aProject({
    'evals/a.eval.yaml': suiteOf(['tells', 'tell', token], ['fails', 'tell', 'no secret']),
    '.agentv/targets.yaml': `targets: [{ name: default, provider: cli, command: "echo I found ${token}" }]\n`,
  });
  const flags = ['--otel-file', 'out/t.json', '--otel-capture-content', '--html', 'true'];
  const { log } = await runCli(checkout, ['run', 'evals', '-o', 'out', ...flags]);
  expect(log).toContain('1 of 2');
  const written = checkout.list('out').filter((name) => name.includes('.'));
  expect(written).toEqual(
    expect.arrayContaining([...FILES, 'ctrf.json', 'report.html', 'failures.jsonl', 'index.md', 't.json']),
  );
  for (const text of [log, ...written.map((name) => checkout.read(`out/${name}`))])
    expect(text).not.toContain(token.slice(0, 16));
});

describe('a secret that a target repeats', () => {
  test('is in no file, output, summary or log of a step, and the runner masks it', async () => {
    using checkout = project();
    const step = await runStep('main', {
      ...aStepAlone(checkout, { threshold: '0.5' }, { OPENAI_API_KEY: KEY }),
      from: 'dist',
    });
    const files = FILES.map((name) => checkout.read(`out/${name}`));
    // They were really said.
    expect(files[0]).toContain('My secrets are ***');
    expect(records(files[0] ?? '')).toHaveLength(2);
    const masks = step.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toContain(KEY);
    const log = step.log
      .split('\n')
      .filter((line) => !line.startsWith('::add-mask::'))
      .join('\n');
    for (const text of [...files, log, step.summary, JSON.stringify(step.outputs), ...Object.values(step.outputs)]) {
      expect(leaks(text)).toEqual([]);
    }
  });

  test('is in no message about a mistake, even as another value', async () => {
    using checkout = aProject({
      'evals/a.eval.yaml': `execution:\n  target: \${{ OPENAI_API_KEY }}\n${suiteOf(['one', 'a', 'a'])}`,
      '.env': `OPENAI_API_KEY=${FROM_FILE}\n`,
      '.agentv/targets.yaml': 'targets: [{ name: default, provider: mock }]\n',
    });
    const ended = await runCli(checkout, ['run', 'evals']);
    expect(ended.exitCode).toBe(2);
    expect(leaks(ended.log)).toEqual([]);
    const step = await runStep('main', { ...aStepAlone(checkout), from: 'dist' });
    expect(step.exitCode).toBe(2);
    expect(leaks(step.log + step.summary + JSON.stringify(step.outputs))).toEqual([]);
  });
});
