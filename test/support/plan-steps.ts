import type { Step } from '../../src/model/run/plan.ts';
import type { Suite, Test } from '../../src/model/suite/suite.ts';
import type { Target } from '../../src/model/suite/target.ts';

export const location = { file: 'evals/a.eval.yaml', line: 1, column: 1 };
export const WHOLE = 's1.target.workspace.files';

export const aTest = (id: string, given: Partial<Test> = {}): Test => ({
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
  ...given,
});

export const aSuite = (name: string, tests: Suite['tests'] = [], given: Partial<Suite> = {}): Suite => ({
  name,
  file: `evals/${name}.eval.yaml`,
  path: `/repo/evals/${name}.eval.yaml`,
  folder: '/repo/evals',
  location,
  format: 'yaml',
  tags: [],
  category: 'Uncategorized',
  targets: [],
  failOnError: false,
  tests,
  ...given,
});

export const aTarget = (name: string, given: Partial<Target> = {}): Target => ({
  name,
  resolvedName: name,
  provider: 'mock',
  options: {},
  fallbackTargets: [],
  batching: false,
  location,
  ...given,
});

/** A step of a plan, whose number in the id is its position. */
export const aStep = (id: string, given: Partial<Step> = {}, test: Partial<Test> = {}): Step => ({
  kind: 'run',
  index: Number(id.slice(1)),
  suite: aSuite('greetings'),
  test: aTest(id, test),
  target: aTarget('support-agent'),
  trials: { count: 1, strategy: 'mean' },
  passMark: 0.8,
  measure: 'm1.a.b.c.d',
  subject: WHOLE,
  ...given,
});
