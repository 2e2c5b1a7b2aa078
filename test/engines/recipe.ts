/** The workflows of docs/engines.md, as they stand there: main measures a baseline, and a change breaks a prompt. */
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import { type Fence, fencesBySection } from '../support/doc-pages.ts';
import { events, type GitHubEvent, pullRequestOf } from '../support/github-events.ts';
import { gitHubServer } from '../support/github-server.ts';
import { pageIndexOf } from '../support/page-blocks.ts';
import { projectNode, repository } from '../support/repository.ts';
import { resultsService } from '../support/results-service.ts';
import { WorkflowRun } from '../support/workflow-run/run.ts';
import { aCheckoutOf, aClosedNetwork, packages } from './tools.ts';

export interface Recipe {
  /** The heading in `docs/engines.md`. */
  readonly section: string;
  /** In place of that of the section. */
  readonly engine?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly broken: Readonly<Record<string, string>>;
  /** The tests of the page that opens, with their states. */
  readonly states: Readonly<Record<string, string>>;
  /** It compares nights of one branch, and no pull requests. */
  readonly isNightly?: true;
}

export const BROKEN_PROMPT = 'card: Refunds take 5 days.\nbank transfer: No.\nopen: From 9:00.\n';

const SECTIONS = fencesBySection('docs/engines.md');

/** The sections that show a workflow, or the steps of one. */
export const sectionsWithWorkflows = [...SECTIONS.keys()].filter((section) =>
  SECTIONS.get(section)?.some(({ text }) => text.includes('uses: agentv/eval-action@v1')),
);

/** The files that a section shows: they begin with their paths. */
const filesIn = (fences: readonly Fence[]): (readonly [path: string, text: string])[] =>
  fences.flatMap(({ text }) => {
    const [, path] = /^# (\S+)\n/.exec(text) ?? [];
    return path === undefined ? [] : [[path, text] as const];
  });

/** The first workflow of the page, with the steps of a section after its checkout. */
function workflowOfSteps(section: string): readonly [path: string, text: string] {
  const [first] = [...SECTIONS.values()].flatMap(filesIn);
  const steps = SECTIONS.get(section)?.find(({ text }) => text.startsWith('- '))?.text ?? '';
  const [path = '', text = ''] = first ?? [];
  const withoutSteps = text.replace(/(?<=persist-credentials: false \}\n)[\s\S]*/, '');
  return [path, withoutSteps + steps.replaceAll(/^(?=.)/gm, '      ')];
}

/** Those of the machine, without installed tools. */
const PROGRAMS = [
  join(repository, 'test', 'fixtures', 'engines', 'bin'),
  dirname(projectNode),
  process.env['PATH'],
].join(delimiter);

/** Runs the workflow of a section at a commit of main, and then of a change, each on machines of their own. */
async function runRecipe({ section, engine, files, broken, isNightly }: Recipe) {
  const shown = filesIn(SECTIONS.get(section) ?? []);
  const [path = '', text = ''] =
    shown.find(([name]) => name.startsWith('.github/workflows/')) ?? workflowOfSteps(section);
  const workflow = engine === undefined ? text : text.replace(/engine: .*/, `engine: ${engine}`);
  await using github = await gitHubServer();
  using network = await aClosedNetwork();
  using project = aCheckoutOf({ ...files, ...Object.fromEntries(shown), [path]: workflow });
  const runAt = async (id: number, event: GitHubEvent) => {
    await using results = await resultsService();
    await using run = new WorkflowRun(workflow, {
      ...{ github, results, project, event, id },
      secrets: { OPENAI_API_KEY: 'sk-of-openai-4711', ANTHROPIC_API_KEY: 'sk-of-anthropic-4711' },
      env: { ...network.env, PATH: PROGRAMS, ENGINE_PACKAGES: packages },
    });
    const [job] = (await run.runAll()).values();
    if (job === undefined) throw new Error(`${section} has no job`);
    return job;
  };

  const base = project.head;
  Object.assign(github.branches, { main: [base] });
  const measured = await runAt(1000, isNightly ? events.schedule : events.pushToMain);
  const head = project.commit(broken);
  const change = pullRequestOf({ base, merge: head });
  Object.assign(github.branches, isNightly ? { main: [head, base] } : { change: [head, base] });
  const job = await runAt(2000, isNightly ? events.schedule : change);
  const html = github.artifacts.find(({ run, name }) => run === 2000 && name.endsWith('.html'))?.archive;
  const { tests, states: names } = pageIndexOf(Buffer.from(html ?? []).toString());
  const states = Object.fromEntries(tests.test.map((id, at) => [id, names[tests.state[at] ?? 0]]));
  return { measured, job, states, comments: github.comments, refused: network.refused };
}

/** The workflow of a section is green on main, and names the tests that a change breaks in the comment and on the page. */
export async function expectFound(recipe: Recipe): Promise<void> {
  const { measured, job, states, comments, refused } = await runRecipe(recipe);
  expect(measured.result, measured.log).toBe('success');
  expect([job.result, states], job.log).toEqual(['failure', recipe.states]);
  const broken = Object.keys(states).filter((id) => states[id] === 'regressed');
  const headline = `${broken.length} test${broken.length === 1 ? '' : 's'} regressed`;
  // Nights have no pull request: the last step of the job creates an issue.
  const posted = recipe.isNightly ? job.log.split('\ngh: Evals of ').slice(1) : comments.map(({ body }) => body);
  expect(posted).toEqual([expect.stringContaining(headline)]);
  for (const id of broken) expect(posted[0]).toContain(` › ${id}\``);
  // No commit has the results that a run kept.
  expect(posted[0]).not.toMatch(/\/blob\/\w+\/\.agentv/);
  // promptfoo says that its telemetry is off.
  expect(refused.filter((request) => request !== 'CONNECT r.promptfoo.app:443')).toEqual([]);
}
