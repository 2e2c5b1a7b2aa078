import { dirname, relative } from 'node:path';
import { isReserved } from '../../shared/secrets/reserved-variables.ts';
import type { EntryPoint, Findings, FoundTargets, Package } from './init-findings.ts';

export interface NewFile {
  readonly path: string;
  readonly text: string;
  /** What is there already in its place, if anything is. */
  readonly instead?: string | undefined;
}

const FIRST_SUITE = 'evals/first.eval.yaml';

export const newFiles = (found: Findings): NewFile[] => [
  {
    path: '.github/workflows/evals.yml',
    text: workflow(found),
    ...(found.workflows.length > 0 && { instead: `${found.workflows[0]} runs evals already` }),
  },
  {
    path: FIRST_SUITE,
    text: firstSuite(found),
    ...(found.suites.length > 0 && { instead: suitesThere(found.suites) }),
  },
  {
    path: '.agentv/targets.yaml',
    text: targets(found),
    ...(found.targets !== undefined && { instead: `${found.targets.file} is there already` }),
  },
  { path: '.env.example', text: envExample(found) },
];

function suitesThere([first, ...others]: readonly string[]): string {
  return others.length === 0 ? `${first} is there already` : `${first} and ${others.length} more are there already`;
}

function workflow(found: Findings): string {
  const { secrets, settings } = variablesOf(found);
  const lines = [
    'name: evals',
    'on:',
    '  pull_request:',
    '  push:',
    '    branches: [main] # what pull requests are compared with',
    'permissions: {}',
    'concurrency: # a newer push ends what an older one still runs',
    '  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.sha }}',
    '  cancel-in-progress: true',
    '',
    'jobs:',
    '  evals:',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 30',
    '    permissions:',
    '      actions: read # to find what the base branch scored',
    '      contents: read',
    '      pull-requests: write # to comment',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '        with:',
    '          persist-credentials: false',
    ...found.packages.flatMap((each) => installing(each, found)),
    '      - uses: agentv/eval-action@v1',
    ...inputs(found),
    ...(secrets.length + settings.length > 0
      ? [
          '        env:',
          ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
          ...settings.map((name) => `          ${name}: \${{ vars.${name} }}`),
        ]
      : [
          '        # Keys that targets need come from the secrets of the repository, other settings from its variables:',
          ...NO_KEYS,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}

const NO_KEYS = [
  '        # env:',
  '        #   OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
  '        #   OPENAI_MODEL: ${{ vars.OPENAI_MODEL }}',
];

/** Suites that are not found by themselves are named. A suite with a threshold of its own keeps it. */
function inputs({ suites, suitesAreFound, hasThreshold }: Findings): string[] {
  return [
    '        with:',
    ...(suitesAreFound ? [] : ['          evals: |', ...suites.filter(isPlain).map((path) => `            ${path}`)]),
    ...(hasThreshold ? [] : ['          threshold: 0.8 # the mean score that each suite must reach']),
    '          seed-baseline: 5 # the first run of the default branch runs this often, so that pull requests have a baseline',
  ];
}

/** A name that means itself in a workflow, where lines, exclusions and expressions mean something else. */
const isPlain = (path: string): boolean => /^[^\s!#][^\p{Cc}]*$/u.test(path) && !path.includes('${{');

/** Left to be switched on: only whoever knows the targets knows what they need. */
const INSTALL: Readonly<Record<Package, readonly string[]>> = {
  node: [
    '      # If a target or a grader needs the packages of this repository:',
    '      # - uses: actions/setup-node@v5',
    '      #   with: { node-version: 24 }',
    '      # - run: npm ci',
  ],
  python: [
    '      # If a target or a grader needs the Python packages of this repository:',
    '      # - uses: actions/setup-python@v6',
    "      #   with: { python-version: '3.13' }",
    '      # - run: pip install .',
  ],
};

/** The steps that install packages. They are switched on for a target that is a command of a package. */
const installing = (each: Package, { entryPoint }: Findings): readonly string[] =>
  each === 'python' && entryPoint?.program === 'installed'
    ? INSTALL.python.slice(1).map((line) => line.replace('# ', ''))
    : INSTALL[each];

/** Where editors find what may stand in a file: hover texts, completion and mistakes as one types. */
function schemaLine(file: 'eval' | 'targets'): string {
  const home = 'https://raw.githubusercontent.com/agentv/eval-action/v1/schema';
  return `# yaml-language-server: $schema=${home}/${file}.schema.json`;
}

/** Asks something that every target can answer; where there are targets already, the first of them. */
function firstSuite({ targets }: Findings): string {
  const [first = 'default'] = targets?.names ?? [];
  const target =
    targets === undefined || targets.names.includes('default') ? [] : [`  target: ${JSON.stringify(first)}`];
  return `${schemaLine('eval')}
# A suite is a list of questions, each with checks of the answer. Try it: eval-action run
name: first

execution:
${[...target, '  threshold: 0.8 # the mean score that the suite promises'].join('\n')}

tests:
  - id: knows-the-answer
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: contains, value: '42', required: true }

  - id: keeps-to-the-question
    input: What is six times seven? Give the number and nothing that is not asked.
    assertions:
      - { type: icontains, value: as a language model, negate: true }
`;
}

const targets = (found: Findings): string => `${schemaLine('targets')}
# Who is asked. Suites take the target called "default", unless they name another one.
targets:
${found.entryPoint === undefined ? STUB : ownProgram(found, found.entryPoint)}
  # A model, with a key from the environment or from a .env file:
  # - name: model
  #   provider: openai
  #   api_key: \${{ OPENAI_API_KEY }}
  #   model: gpt-5-mini
`;

const STUB = `  # A stub, so that the first run is green. Put a command that asks your agent in its place: {PROMPT} becomes the
  # question, and what the command prints is the answer. Commands run in the folder of the suite.
  - name: default
    provider: cli
    command: echo 42
`;

function ownProgram({ suites }: Findings, entryPoint: EntryPoint): string {
  const [suite = FIRST_SUITE] = suites;
  const [command, advice] =
    entryPoint.program === 'installed'
      ? [entryPoint.name, '\n  # Install it first: pip install -e .']
      : [`${entryPoint.program} ${relative(dirname(suite), entryPoint.path).replaceAll('\\', '/')}`, ''];
  return `  # The program of this project: {PROMPT} becomes the question, and what it prints is the answer. It runs in the folder
  # of the suite.${advice}
  - name: default
    provider: cli
    command: ${command} {PROMPT}
    timeout_seconds: 120

  # A stub that needs nothing, to see a green run: eval-action run --target stub
  - name: stub
    provider: cli
    command: echo 42
`;
}

function envExample(found: Findings): string {
  const { secrets, settings } = variablesOf(found);
  const variables = [...secrets, ...settings];
  const lines =
    variables.length > 0
      ? variables.map((name) => `${name}=`)
      : ['# A target that says ${{ OPENAI_API_KEY }} reads:', '# OPENAI_API_KEY='];
  return `# Copy this file to .env and fill it in. Keep .env out of git: in CI the values come from secrets.\n${lines.join('\n')}\n`;
}

/** The variables that targets need; what belongs to the job itself is never asked for. */
export function variablesOf({ targets: found }: Findings): Pick<FoundTargets, 'secrets' | 'settings'> {
  const isWanted = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !isReserved(name) && !/^GITHUB_/i.test(name);
  return { secrets: (found?.secrets ?? []).filter(isWanted), settings: (found?.settings ?? []).filter(isWanted) };
}
