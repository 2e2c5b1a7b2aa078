import type { Step } from '../../src/model/run/plan.ts';
import type { Test } from '../../src/model/suite/suite.ts';

const location = { file: 'evals/a.eval.yaml', line: 1, column: 1 };
export const WHOLE = 's1.target.workspace.files';

/** A step of a plan, whose number in the id is its position. */
export const aStep = (id: string, given: Partial<Step> = {}, test: Partial<Test> = {}): Step => ({
  kind: 'run',
  index: Number(id.slice(1)),
  suite: {
    name: 'greetings',
    file: 'evals/greetings.eval.yaml',
    path: '/repo/evals/greetings.eval.yaml',
    folder: '/repo/evals',
    location,
    format: 'yaml',
    tags: [],
    category: 'Uncategorized',
    targets: [],
    failOnError: false,
    tests: [],
  },
  test: {
    kind: 'test',
    id,
    location,
    criteria: '',
    input: [{ role: 'user', content: 'hello' }],
    expected: [],
    inputFiles: [],
    graders: [],
    mustPass: false,
    dependsOn: [],
    onDependencyFailure: 'skip',
    ...test,
  },
  target: {
    name: 'support-agent',
    resolvedName: 'support-agent',
    provider: 'mock',
    options: {},
    fallbackTargets: [],
    batching: false,
    location,
  },
  trials: { count: 1, strategy: 'mean' },
  passMark: 0.8,
  measure: 'm1.a.b.c.d',
  subject: WHOLE,
  ...given,
});
