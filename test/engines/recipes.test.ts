import { beforeAll, describe, expect, test } from 'vitest';
import { trackedFiles } from '../support/repository.ts';
import { BROKEN_PROMPT, expectFound, type Recipe } from './recipe.ts';
import { projectFiles, toolsInstalled } from './tools.ts';

beforeAll(toolsInstalled);

const script = projectFiles('script');
const RECIPES: readonly Recipe[] = [
  {
    page: 'promptfoo',
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
    page: 'evalite',
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
    page: 'deepeval',
    files: projectFiles('pytest'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: {
      'test_duration[card-5 days]': 'passing',
      'test_duration[bank transfer-3 days]': 'regressed',
      test_hours: 'passing',
    },
  },
  {
    page: 'inspect',
    files: projectFiles('inspect'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: { card: 'passing', transfer: 'regressed', hours: 'passing' },
    isNightly: true,
  },
  {
    page: 'own-runner',
    files: projectFiles('own'),
    broken: { 'prompt.txt': BROKEN_PROMPT },
    states: { card: 'passing', transfer: 'regressed', hours: 'passing' },
  },
];

describe('the workflow of docs/engines/', { concurrent: true }, () => {
  test.each(RECIPES.map((recipe) => [recipe.page, recipe] as const))(
    '%s.md finds the test that a change breaks',
    (_, recipe) => expectFound(recipe),
  );

  test('is executed for each page', () => {
    const paths = trackedFiles().filter((path) => path.startsWith('docs/engines/'));
    expect([...new Set(RECIPES.map(({ page }) => `docs/engines/${page}.md`))].sort()).toEqual(paths.sort());
  });
});
