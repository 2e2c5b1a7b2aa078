import { describe, expect, test } from 'vitest';
import { providers } from '../../../src/providers/providers/index.ts';
import { wantedTargets } from '../../../src/runner/pipeline/prepare.ts';
import { readConfig } from '../../../src/suites/config-file.ts';
import { resolveTarget } from '../../../src/suites/targets/resolve.ts';
import { inMemory, inShort, load, suiteOf } from '../support.ts';
import { readTargets } from '../targets/support.ts';

const TESTS = '\ntests: [{id: a, input: i, assertions: [{type: is-json}]}]';
const file = 'evals/a.eval.yaml';

describe('the variants of a suite', () => {
  test('change a target and the workspaces of its tests', async () => {
    const { variants } = await suiteOf(
      `variants:\n  current:\n  candidate: {target: claude, model: opus, prompt: Be brief., template: ../app, without_skills: [csv]}${TESTS}`,
    );
    const at = (column: number) => ({ file, line: 3, column });
    expect(variants).toEqual([
      {
        name: 'current',
        location: { file, line: 2, column: 3 },
        target: undefined,
        settings: [],
        workspace: undefined,
      },
      {
        name: 'candidate',
        location: at(3),
        target: { name: 'claude', location: at(23) },
        settings: [
          { name: 'model', key: 'model', value: 'opus', location: at(38) },
          { name: 'prompt', key: 'system_prompt', value: 'Be brief.', location: at(52) },
        ],
        workspace: {
          template: { path: '/repo/app', location: at(73) },
          withoutSkills: ['csv'],
          location: at(3),
        },
      },
    ]);
  });

  test.each<[string, string, string, string | undefined]>([
    ['no mapping', '[a, b]', '1:11 WRONG_TYPE', undefined],
    ['no variant', '{}', '1:11 WRONG_TYPE', undefined],
    ['too many', `{${Array.from({ length: 21 }, (_, at) => `v${at}: `).join(', ')}}`, '1:11 WRONG_TYPE', undefined],
    ['a variant that is a text', '{a: opus}', '1:15 WRONG_TYPE', undefined],
    ['a name that no flag can have', '{"a,b": {model: x}}', '1:12 WRONG_TYPE', undefined],
    ['a mistyped key', '{a: {modle: x}}', '1:16 UNKNOWN_FIELD', 'Did you mean "model"?'],
    ['the key of a target', '{a: {system_prompt: x}}', '1:16 UNKNOWN_FIELD', 'Did you mean "prompt"?'],
    ['skills by a wrong word', '{a: {without_skills: false}}', '1:32 WRONG_TYPE', undefined],
    ['an environment that is a list', '{a: {env: [A]}}', '1:21 WRONG_TYPE', undefined],
  ])('are refused at their line: %s', async (_, written, problem, hint) => {
    const { suite, problems, reported } = await load(`variants: ${written}${TESTS}`);
    expect([suite, reported]).toEqual([undefined, [problem]]);
    if (hint !== undefined) expect(problems[0]?.hint).toBe(hint);
  });

  test('may be those of the configuration, whose paths start next to its folder', async () => {
    const text = 'eval_action: { variants: { lean: { template: apps/lean } } }';
    const { config } = await readConfig(
      '/repo/evals',
      { root: '/repo', cwd: '/repo/evals' },
      inMemory({ '/repo/.agentv/config.yaml': text }),
    );
    expect(config.variants).toMatchObject([{ name: 'lean', workspace: { template: { path: '/repo/apps/lean' } } }]);
  });
});

describe('a variant as a target', () => {
  const targets = `targets:
  - { name: default, provider: mock }
  - { name: agent, provider: claude-cli, model: sonnet, env: { A: one, B: two } }
  - { name: gpt, provider: azure, endpoint: 'https://a.openai.azure.com', deployment: old, api_key: '\${{ KEY }}' }
`;

  async function resolved(top: string, ...target: string[]) {
    const suite = await suiteOf(`${top}${TESTS}`);
    const reading = { file: await readTargets(targets), kinds: providers, lookUp: () => 'k' };
    const resolutions = wantedTargets(suite, { target }).map((wanted) => resolveTarget(wanted, reading));
    return {
      targets: resolutions.map((each) => each.target),
      problems: resolutions.flatMap((each) => each.problems),
    };
  }

  test('has the name of the variant, and the fields of its target but for those that it sets', async () => {
    const { targets, problems } = await resolved(
      'execution: {targets: [{name: mine, use_target: agent}]}\nvariants: {large: {model: opus, prompt: p, env: {B: 2}}}',
      'mine',
      'large',
    );
    expect(problems).toEqual([]);
    expect(targets).toMatchObject([
      { name: 'mine', options: { model: 'sonnet', env: { A: 'one', B: 'two' } } },
      {
        name: 'large',
        variantOf: 'mine',
        resolvedName: 'agent',
        options: { model: 'opus', system_prompt: 'p', env: { A: 'one', B: 2 } },
      },
    ]);
  });

  test.each<[string, string[], string]>([
    ['the target that it is compared with', ['agent', 'v'], 'agent'],
    ['the first one of the suite, where that is a variant too', ['v', 'gpt'], 'default'],
  ])('that names no target changes %s', async (_, asked, base) => {
    const { targets } = await resolved('execution: {target: default}\nvariants: {v: }', ...asked);
    expect(targets.find((target) => target?.name === 'v')?.resolvedName).toBe(base);
  });

  test.each<[string, string, string[], string, RegExp]>([
    [
      'a key that its provider lacks',
      'v: {target: default, prompt: p}',
      ['v'],
      '1:41 TARGET_INVALID',
      /"prompt".*mock/,
    ],
    [
      'a value that its provider refuses',
      'v: {target: agent, env: {"A-B": x}}',
      ['v'],
      '1:36 TARGET_INVALID',
      /env.A-B/,
    ],
    ['a target that does not exist', 'v: {target: agnet}', ['v'], '1:24 UNKNOWN_TARGET', /"agnet"/],
  ])('is refused at its line for %s', async (_, variants, asked, place, message) => {
    const { problems } = await resolved(`variants: {${variants}}`, ...asked);
    expect(problems.map(inShort)).toEqual([place]);
    expect(problems[0]?.message).toMatch(message);
  });

  test('is among what exists where a name is unknown, which is said once', async () => {
    const { problems } = await resolved('variants: {candidate: , other: }', 'candidat', 'other');
    const [problem, ...more] = new Set(problems.map((each) => JSON.stringify(each)));
    expect(more).toEqual([]);
    expect(JSON.parse(problem ?? '')).toMatchObject({
      message: 'There is no target or variant "candidat" in .agentv/targets.yaml',
      expected: 'one of default, agent, gpt, candidate, other',
      hint: 'Did you mean "candidate"?',
    });
  });
});
