import { isReserved } from '../../platform/secrets/reserved-variables.ts';
import type { Findings } from './findings.ts';

export interface NewFile {
  /** From the folder, or from the root of its repository. */
  readonly path: string;
  readonly isInRoot?: true;
  readonly text: string;
  /** The existing file with this purpose, if there is one. */
  readonly instead?: string | undefined;
}

export const newFiles = (findings: Findings): NewFile[] => [
  {
    path: `.github/workflows/evals${findings.subfolder === '' ? '' : `-${findings.subfolder.replaceAll(/[^\w.-]+/g, '-')}`}.yml`,
    isInRoot: true,
    text: workflow(findings),
    instead: findings.workflows.length > 0 ? `${findings.workflows[0]} already runs evals` : undefined,
  },
  {
    path: 'evals/first.eval.yaml',
    text: firstSuite(findings),
    instead:
      findings.suites.length > 1
        ? `${findings.suites[0]} and ${findings.suites.length - 1} more already exist`
        : findings.suites[0] && `${findings.suites[0]} already exists`,
  },
  {
    path: '.agentv/targets.yaml',
    text: findings.withCopilot ? COPILOT_TARGETS : TARGETS,
    instead: findings.targets && `${findings.targets.file} already exists`,
  },
  { path: '.agentv/config.yaml', text: CONFIG },
  { path: '.env.example', text: envExample(findings) },
];

function workflow(findings: Findings): string {
  const { secrets, settings } = variablesOf(findings);
  const { withCopilot } = findings;
  const branch = /^[a-z][\w/-]*$/i.test(findings.baseBranch)
    ? findings.baseBranch
    : JSON.stringify(findings.baseBranch);
  const lines = [
    `name: ${findings.subfolder === '' ? 'evals' : JSON.stringify(`evals of ${findings.subfolder}`)}`,
    'on:',
    '  pull_request:',
    '  push:',
    `    branches: [${branch}] # what pull requests are compared with`,
    'permissions: {}',
    'concurrency: # a new push cancels the run of the previous one',
    '  group: ${{ github.workflow }}-${{ github.event.pull_request.number || github.sha }}',
    '  cancel-in-progress: true',
    '',
    'jobs:',
    '  evals:',
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 30',
    '    permissions:',
    '      actions: read # to find the results of the base branch',
    '      contents: read',
    // The agent could use the token: it has no other right to write.
    withCopilot
      ? '      copilot-requests: write # Copilot CLI may use this token; the job "report" comments'
      : '      pull-requests: write # to comment',
    '    steps:',
    '      - uses: actions/checkout@v5',
    '        with:',
    '          persist-credentials: false',
    '      # If targets or graders need packages of this repository, install them here: actions/setup-node, npm ci.',
    ...(withCopilot ? [`      - run: npm install --global ${COPILOT_CLI}`] : []),
    '      - uses: agentv/eval-action@v1',
    ...inputs(findings),
    ...(withCopilot ? ['          comment: never', '          job-summary: short'] : []),
    ...(secrets.length + settings.length > 0 || withCopilot
      ? [
          '        env:',
          ...(withCopilot ? ['          GITHUB_TOKEN: ${{ github.token }}'] : []),
          ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}`),
          ...settings.map((name) => `          ${name}: \${{ vars.${name} }}`),
        ]
      : [
          '        # Pass the keys of targets from the secrets of the repository, and other settings from its variables:',
          ...NO_KEYS,
        ]),
    ...(withCopilot ? REPORT_JOB : []),
  ];
  return `${lines.join('\n')}\n`;
}

const NO_KEYS = [
  '        # env:',
  '        #   OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}',
  '        #   OPENAI_MODEL: ${{ vars.OPENAI_MODEL }}',
];

const COPILOT_CLI = '@github/copilot@1.0.102';

const REPORT_JOB = `
  report: # the required check
    needs: evals
    if: always()
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read
      contents: read
      pull-requests: write # to comment
    steps:
      - uses: agentv/eval-action/report@v1
        with:
          results: artifacts
      - run: test "$RESULT" = success
        env:
          RESULT: \${{ needs.evals.result }}`.split('\n');

/** Names suites that the default search does not find. A suite with its own threshold keeps it. */
function inputs({ subfolder, suites, suitesAreFound, hasThreshold }: Findings): string[] {
  // Newlines, exclusions and expressions are special in a workflow.
  const isPlain = (path: string) => /^[^\s!#][^\p{Cc}]*$/u.test(path) && !path.includes('${{');
  return [
    '        with:',
    ...(subfolder === '' ? [] : [`          working-directory: ${JSON.stringify(subfolder)}`]),
    ...(suitesAreFound ? [] : ['          evals: |', ...suites.filter(isPlain).map((path) => `            ${path}`)]),
    ...(hasThreshold ? [] : ['          threshold: 0.8 # minimum mean score of each suite']),
    '          seed-baseline: 5 # trials per test in the first run of the default branch, as the baseline of pull requests',
  ];
}

/** The schema for editors, which show hover texts, completion and errors. */
export function schemaLine(file: 'eval' | 'targets' | 'config'): string {
  const home = 'https://raw.githubusercontent.com/agentv/eval-action/v1/schema';
  return `# yaml-language-server: $schema=${home}/${file}.schema.json`;
}

/** Asks a question that every target can answer, of the first existing target if there is one. */
function firstSuite({ targets }: Findings): string {
  const [first = 'default'] = targets?.names ?? [];
  const target =
    targets === undefined || targets.names.includes('default') ? [] : [`  target: ${JSON.stringify(first)}`];
  return `${schemaLine('eval')}
# A suite is a list of tests: questions with checks of their answers. Try it: eval-action run
name: first

execution:
${[...target, '  threshold: 0.8 # minimum mean score of the suite'].join('\n')}

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

const TARGETS = `${schemaLine('targets')}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
  # A stub, so that the first run passes. Replace it with a command that calls your agent: {PROMPT} becomes the
  # question, and the output of the command is the answer. Commands run in the folder of the suite.
  - name: default
    provider: cli
    command: echo 42

  # A model, with a key from the environment or from a .env file:
  # - name: model
  #   provider: openai
  #   api_key: \${{ OPENAI_API_KEY }}
  #   model: gpt-5.4-mini

  # Without any stored key: GitHub Copilot CLI with the token of the job, as "eval-action init --copilot" writes it.
`;

const COPILOT_TARGETS = `${schemaLine('targets')}
# The agents and models under test. Suites use the target "default", unless they name another one.
targets:
  # GITHUB_TOKEN is the token of the job, or on your machine: GITHUB_TOKEN=$(gh auth token) eval-action run
  - name: default
    provider: copilot
    model: claude-sonnet-4.6
    github_token: \${{ GITHUB_TOKEN }}
    grader_target: judge

  # Judges answers by criteria in plain text.
  - name: judge
    provider: copilot
    model: gpt-5.4-mini
    github_token: \${{ GITHUB_TOKEN }}
`;

/** Everything is a comment: the defaults hold until a line is uncommented. */
const CONFIG = `${schemaLine('config')}
# Settings of all runs of this repository. Remove "# " from the lines that you need. Flags and inputs of the action take
# precedence; the keys under gate are decided by the base branch of a pull request.

# Suites of a run without arguments:
# eval_patterns: ["evals/**/*.eval.yaml"]

# execution:
#   verbose: true # print requests, and the commands of targets
#   trace_file: .agentv/results/trace-{timestamp}.jsonl

# eval_action:
#   workers: 5 # tests at the same time
#   budget_usd: 10 # stop when the run has cost this much

# gate:
#   threshold: 0.8 # minimum mean score of each suite
#   max_drop: 0.05 # largest drop of a suite that is accepted without being certain
`;

function envExample(findings: Findings): string {
  const { secrets, settings } = variablesOf(findings);
  const variables = [...secrets, ...settings];
  const lines =
    variables.length > 0
      ? variables.map((name) => `${name}=`)
      : ['# A target with ${{ OPENAI_API_KEY }} reads this variable:', '# OPENAI_API_KEY='];
  return `# Copy this file to .env and fill it in. Do not commit .env: in CI, the values come from secrets.\n${lines.join('\n')}\n`;
}

/** The variables that targets need, without those that every job has. */
export function variablesOf({ targets }: Findings) {
  const isWanted = (name: string) => /^[A-Za-z_]\w*$/.test(name) && !isReserved(name) && !/^GITHUB_/i.test(name);
  return { secrets: (targets?.secrets ?? []).filter(isWanted), settings: (targets?.settings ?? []).filter(isWanted) };
}
