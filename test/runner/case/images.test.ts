import { describe, expect, test } from 'vitest';
import { recordLine } from '../../../src/results/record.ts';
import { evaluated } from '../../app/evaluated.ts';
import { perform } from '../../app/perform.ts';
import { agentRecordings } from '../../support/agent-streams.ts';
import { fakeAgent } from '../../support/fake-agent.ts';
import { modelServer } from '../../support/model-server.ts';
import { aProject } from '../../support/project.ts';

const PICTURE = Buffer.from('picture').toString('base64');

const suiteWith = (image: string, role = 'user') => `tests:
  - id: a
    input:
      - { role: user, content: hello }
      - role: ${role}
        content:
          - { type: text, value: "What is it?" }
          - { type: image, value: ${image} }
    assertions: [{ type: contains, value: blue }]
`;
const filesWith = (target: object, suite: string) => ({
  'evals/a.eval.yaml': suite,
  'evals/sky.png': 'picture',
  'evals/sky.gif': 'picture',
  'evals/logo.svg': 'picture',
  '.agentv/targets.yaml': JSON.stringify({ targets: [{ name: 'default', ...target }] }),
});

describe('an image of a question', () => {
  test('reaches a model, and is in the record once', async () => {
    await using server = await modelServer({ says: 'blue' });
    const target = { provider: 'openai', endpoint: server.url, model: 'm' };
    const { result } = await evaluated(filesWith(target, suiteWith('sky.png')));
    expect(result('a').status).toBe('ok');
    expect(server.requests[0]?.body).toMatchObject({
      messages: [
        { role: 'system' },
        { role: 'user', content: 'hello' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is it?' },
            { type: 'image_url', image_url: { url: `data:image/png;base64,${PICTURE}` } },
          ],
        },
      ],
    });
    const row = JSON.parse(recordLine(result('a'))) as Record<string, unknown>;
    expect(JSON.stringify(row['input'])).toContain(PICTURE);
    expect(JSON.stringify(row['requests'])).not.toContain(PICTURE);
  });

  test.each([
    ['a part of type file', suiteWith('sky.png').replace('type: image', 'type: file')],
    [
      'input_files',
      'tests: [{ id: a, input: What is it?, input_files: [sky.png], assertions: [{ type: contains, value: blue }] }]',
    ],
  ])('reaches a model as an image also by %s', async (_, suite) => {
    await using server = await modelServer({ says: 'blue' });
    const { result } = await evaluated(filesWith({ provider: 'openai', endpoint: server.url, model: 'm' }, suite));
    expect(result('a').status).toBe('ok');
    expect(JSON.stringify(server.requests[0]?.body)).toContain(`data:image/png;base64,${PICTURE}`);
  });

  test('reaches a coding agent', async () => {
    using fake = fakeAgent(agentRecordings.codex.answered('blue'));
    const target = { provider: 'codex', executable: fake.program };
    const { result } = await evaluated(filesWith(target, suiteWith('sky.png')));
    expect(result('a').status).toBe('ok');
    expect(fake.calls()[0]?.args.join(' ')).toMatch(/--image \S+\/evals\/sky\.png --color/);
    expect(fake.calls()[0]?.stdin).toMatch(/<file: path="\S+\/evals\/sky\.png">/);
  });
});

describe('an image that a target cannot be shown is an error before anything is asked', () => {
  const openai = { provider: 'openai', endpoint: 'http://127.0.0.1:9', model: 'm' };

  test.each([
    [openai, suiteWith('logo.svg'), '"logo.svg" is image/svg+xml, and it only accepts image/png'],
    [{ provider: 'gemini', api_key: '${{ KEY }}' }, suiteWith('sky.gif'), '"sky.gif" is image/gif'],
    [openai, suiteWith('sky.png', 'assistant'), 'an image is part of a message of the role "assistant"'],
  ])('%j', async (target, suite, words) => {
    const files = filesWith(target, suite);
    await expect(evaluated(files, {}, { KEY: 'k' })).rejects.toThrow(words);
    using project = aProject(files);
    const { exitCode, stdout } = await perform(project, ['validate'], { KEY: 'k' });
    expect(exitCode).toBe(1);
    expect(stdout).toContain(`evals/a.eval.yaml:2:`);
    expect(stdout).toContain(words);
  });

  test('and stops no other test', async () => {
    await using server = await modelServer({ says: 'blue' });
    const suite = `${suiteWith('logo.svg')}  - { id: b, input: hello, assertions: [{ type: contains, value: blue }] }\n`;
    const { result } = await evaluated(filesWith({ ...openai, endpoint: server.url }, suite));
    expect(result('a')).toMatchObject({
      status: 'execution_error',
      failure: { class: 'config', stage: 'setup', message: expect.stringContaining('logo.svg') },
    });
    expect(result('b').status).toBe('ok');
    expect(server.requests).toHaveLength(1);
  });
});

describe('a file without text', () => {
  const suite = suiteWith('report.pdf').replace('type: image', 'type: file');
  const files = (target: object) => ({ ...filesWith(target, suite), 'evals/report.pdf': '%PDF-1.7 blue \0' });

  test('is an error for a model before anything is asked', async () => {
    const asking = evaluated(files({ provider: 'openai', endpoint: 'http://127.0.0.1:9', model: 'm' }));
    await expect(asking).rejects.toThrow('cannot get this question: "report.pdf" is not a text file');
  });
});
