import { beforeAll, describe, expect, test } from 'vitest';
import { BROKEN_PROMPT, expectFound, type Recipe, sectionsWithWorkflows } from './recipe.ts';
import { projectFiles, toolsInstalled } from './tools.ts';

beforeAll(toolsInstalled);

const script = projectFiles('script');
const RECIPES: readonly Recipe[] = [
  {
    section: 'promptfoo with an agent',
    files: {
      ...script,
      'promptfooconfig.yaml': script['promptfooconfig.yaml']?.replace(/^evaluateOptions.*\n/m, '') ?? '',
    },
    broken: { 'prompts/short.txt': 'Route: {{ticket}}\n' },
    states: {
      'double charge · c329a017': 'passing',
      'double charge · short': 'regressed',
      'crash · c329a017': 'passing',
      'crash · short': 'regressed',
      'parcel · c329a017': 'passing',
      'parcel · short': 'regressed',
    },
  },
  {
    section: 'evalite in a monorepo',
    files: {
      ...projectFiles('evalite', 'packages/support'),
      'packages/support/agent.mjs': `import queues from '@shop/prompts/queues.json';

export const answer = (ticket) => Object.entries(queues).find(([word]) => ticket.includes(word))?.[1] ?? 'other';
`,
      'packages/prompts/package.json': '{ "name": "@shop/prompts", "version": "1.0.0" }\n',
      'packages/prompts/queues.json': projectFiles('evalite')['queues.json'] ?? '',
      'package.json': '{ "private": true, "workspaces": ["packages/*"] }\n',
    },
    broken: { 'packages/prompts/queues.json': '{ "card": "billing", "app": "billing", "parcel": "shipping" }\n' },
    states: {
      'My card was charged twice~21cf1bc4b4d6': 'passing',
      'The app crashes~9f7a10701725': 'regressed',
      'Where is my parcel?~8d3c38f887a4': 'passing',
    },
  },
  {
    section: 'pytest and DeepEval',
    files: projectFiles('pytest'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: {
      'test_duration[card-5 days]': 'passing',
      'test_duration[bank transfer-3 days]': 'regressed',
      test_hours: 'passing',
    },
  },
  {
    section: 'Inspect every night',
    files: projectFiles('inspect'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: { card: 'passing', transfer: 'regressed', hours: 'passing' },
    isNightly: true,
  },
  {
    section: 'Your own runner',
    files: projectFiles('own'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: { card: 'passing', transfer: 'regressed', hours: 'passing' },
  },
];

describe('the workflow of docs/engines.md for', { concurrent: true }, () => {
  test.each(RECIPES.map((recipe) => [recipe.section, recipe] as const))(
    '%s finds the test that a change breaks',
    (_, recipe) => expectFound(recipe),
  );

  test('each section is executed', () => {
    expect(RECIPES.map(({ section }) => section)).toEqual(sectionsWithWorkflows);
  });
});
