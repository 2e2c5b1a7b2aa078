import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readRepositoryFile } from '../support/repository.ts';
import {
  callsOf,
  manifests,
  ownWorkflows,
  shownWorkflows,
  type Workflow,
  wrongInManifest,
  wrongInWorkflow,
} from '../support/workflows.ts';

const own = ownWorkflows();
const shown = shownWorkflows();
const named = (workflows: readonly Workflow[]) => workflows.map((workflow) => [workflow.where, workflow] as const);

describe.each(named([...own, ...shown]))('%s', (_, workflow) => {
  test('is a workflow without a mistake', async () => {
    expect(await wrongInWorkflow(workflow)).toEqual([]);
  });

  test('never runs with the secrets of the base on the code of a stranger', () => {
    expect(JSON.stringify(workflow.content.on)).not.toContain('pull_request_target');
  });

  test('says what the token may do', () => {
    expect(workflow.content.permissions).toBeDefined();
    expect(JSON.stringify(workflow.content.permissions)).not.toContain('write');
  });

  test('leaves no token in the checkout', () => {
    for (const { uses, with: inputs } of callsOf(workflow)) {
      if (uses?.startsWith('actions/checkout@')) expect(inputs?.['persist-credentials']).toBe(false);
    }
  });

  test('puts no expression into a script, where its value would be code', () => {
    for (const { run } of callsOf(workflow)) expect(run ?? '').not.toContain('${{');
  });

  test('gives our actions and our workflow the inputs and secrets that they have', () => {
    for (const { uses = '', with: inputs = {}, secrets = {} } of callsOf(workflow)) {
      const callee = calleeOf(uses);
      if (callee === undefined) continue;
      expect(callee.inputs).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect(callee.secrets).toEqual(expect.arrayContaining(Object.keys(secrets)));
    }
  });

  test('reads outputs that our actions have', () => {
    for (const { id, uses = '' } of callsOf(workflow)) {
      const read = [...workflow.text.matchAll(new RegExp(`\\bsteps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))];
      const callee = calleeOf(uses);
      if (id !== undefined && callee !== undefined)
        expect(callee.outputs).toEqual(expect.arrayContaining(read.map(([, name]) => name)));
    }
  });
});

describe.each(named(own))('%s, which runs here,', (_, workflow) => {
  test('pins every action by its commit, and says which version that is', () => {
    const lines = workflow.text.match(/^.*\buses:.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines.filter((each) => !isOurs(each)))
      expect(line).toMatch(/uses: (?:\.\/\S*|[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+)$/);
  });

  test('gives each job its own permissions and a time that it may take, and no token by default', () => {
    expect(workflow.content.permissions).toEqual({});
    for (const [name, job] of Object.entries(workflow.content.jobs)) {
      expect(job.permissions, name).toBeDefined();
      expect(`${job['timeout-minutes']}`, name).toMatch(/^(?:[1-9]\d*|\$\{\{ inputs\.timeout-minutes \}\})$/);
    }
  });

  test('does not run twice for the same thing, which is for the caller to say where there is one', () => {
    expect(workflow.content.concurrency === undefined).toBe(isCalled(workflow));
  });
});

test('the workflow that the README begins with gives the token what the comment and the comparison need, and no more', () => {
  const [first] = shown.filter(({ where }) => where.startsWith('README.md:'));
  expect(first?.content.permissions).toEqual({});
  expect(Object.values(first?.content.jobs ?? {}).map(({ permissions }) => permissions)).toEqual([
    { actions: 'read', contents: 'read', 'pull-requests': 'write' },
  ]);
});

test('an action is pinned to one commit everywhere', () => {
  const pins = new Map<string, Set<string>>();
  for (const [, action = '', version = ''] of own.flatMap(({ text }) => [
    ...text.matchAll(/uses: ([^@\s]+)@(.*)$/gm),
  ])) {
    pins.set(action, new Set([...(pins.get(action) ?? []), version]));
  }
  expect(pins.size).toBeGreaterThan(2);
  for (const [action, versions] of pins) expect([...versions], action).toHaveLength(1);
});

test.each(manifests())('%s is the manifest of an action without a mistake', (path) => {
  expect(wrongInManifest(path, readRepositoryFile(path))).toEqual([]);
});

test.each([
  ['of this repository', own],
  ['of our pages', shown],
])('workflows %s that report the results of another one name only baselines by workflow and job', (_, workflows) => {
  const nameOf = ({ text }: Workflow) => z.object({ name: z.string() }).parse(parse(text)).name;
  const known = workflows.flatMap((each) => Object.keys(each.content.jobs).map((job) => `${nameOf(each)}/${job}`));
  const reporting = workflows.filter(({ content }) => JSON.stringify(content.on).startsWith('{"workflow_run"'));
  expect(reporting.length).toBeGreaterThan(0);
  for (const workflow of reporting) {
    const steps = callsOf(workflow).filter(
      ({ uses }) => uses !== undefined && /(?:^\.|eval-action)\/report/.test(uses),
    );
    expect(steps.length).toBeGreaterThan(0);
    for (const { with: inputs = {} } of steps) expect([...known, undefined]).toContain(inputs['comment-key']);
  }
});

/** The workflow that others call has the actions of its own version; a release names that version. */
const isOurs = (line: string): boolean => /uses: agentv\/eval-action(?:\/\w+)?@v(?:1|\d+\.\d+\.\d+)$/.test(line);

const isCalled = ({ content: { on } }: Workflow): boolean => typeof on === 'object' && 'workflow_call' in on;

interface Callee {
  readonly inputs: readonly string[];
  readonly secrets: readonly string[];
  readonly outputs: readonly string[];
}

/** The interface of an action or workflow of ours, by what stands after `uses:`; undefined for those of others. */
function calleeOf(uses: string): Callee | undefined {
  const [, folder] = /^(?:agentv\/eval-action(?=[/@])|\.)\/?([^@]*)/.exec(uses) ?? [];
  if (folder === undefined) return undefined;
  if (folder.endsWith('.yml')) return namesIn(callSchema.parse(parse(readRepositoryFile(folder))).on.workflow_call);
  const path = folder === '' ? 'action.yml' : `${folder}/action.yml`;
  return manifests().includes(path) ? namesIn(interfaceSchema.parse(parse(readRepositoryFile(path)))) : undefined;
}

const names = z.record(z.string(), z.unknown()).default({});
const interfaceSchema = z.object({ inputs: names, secrets: names, outputs: names });
const callSchema = z.object({ on: z.object({ workflow_call: interfaceSchema }) });

const namesIn = ({ inputs, secrets, outputs }: z.output<typeof interfaceSchema>): Callee => ({
  inputs: Object.keys(inputs),
  secrets: Object.keys(secrets),
  outputs: Object.keys(outputs),
});
