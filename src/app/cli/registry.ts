import type { Command } from './command.ts';

interface Entry {
  readonly name: string;
  /** Arguments and flags, for the list of commands. */
  readonly usage: string;
  readonly summary: string;
  /** Each command is loaded when it is called, without the code of the others. */
  load(): Promise<{ readonly command: Command }>;
}

/** The commands, in the order of `--help`. */
export const commands: readonly Entry[] = [
  {
    name: 'run',
    usage: '[options] [evals...]',
    summary: 'Run suites: files, folders or globs. Without arguments, every suite in evals/ folders.',
    load: () => import('./commands/run.ts'),
  },
  {
    name: 'report',
    usage: '[options] <results...>',
    summary: 'Report existing results: writes the reports of a pull request to files, and runs no evals.',
    load: () => import('./commands/report.ts'),
  },
  {
    name: 'open',
    usage: '[options] [run] [base]',
    summary: 'Open the report of a run, or of two runs side by side, in the browser.',
    load: () => import('./commands/open.ts'),
  },
  {
    name: 'gate',
    usage: '[options] <results...>',
    summary:
      'Print the verdict on finished results of eval-action, AgentV or another tool, compared with evidence or earlier runs.',
    load: () => import('./commands/gate.ts'),
  },
  {
    name: 'failures',
    usage: '[options] [run]',
    summary: 'Print what a coding agent needs to fix the failing tests of a run: causes, commands, excerpts.',
    load: () => import('./commands/failures.ts'),
  },
  {
    name: 'compare',
    usage: '[options] [results...]',
    summary: 'Compare the scores of two runs, or of the targets of one run, as AgentV does. For a verdict, use gate.',
    load: () => import('./commands/compare.ts'),
  },
  {
    name: 'accept',
    usage: '[options] <tests...>',
    summary: 'Accept the current results of tests: discard their baseline, so that later results become the new one.',
    load: () => import('./commands/accept.ts'),
  },
  {
    name: 'validate',
    usage: '[options] [paths...]',
    summary: 'Check suites and the targets they use, without running anything. Reports all problems of all files.',
    load: () => import('./commands/validate.ts'),
  },
  {
    name: 'list',
    usage: '[options] [evals...]',
    summary: 'List suites, tests and targets: what a run would execute, and which variables it needs.',
    load: () => import('./commands/list.ts'),
  },
  {
    name: 'plan',
    usage: '[options] [evals...]',
    summary: 'Say what a run will take, and how many machines it needs. Calls no target.',
    load: () => import('./commands/plan.ts'),
  },
  {
    name: 'convert',
    usage: '[options] <paths...>',
    summary:
      'Convert suites and targets: old formats to the current one, and evals.json, JSONL and chats (.json, .md) to YAML.',
    load: () => import('./commands/convert.ts'),
  },
  {
    name: 'workspace',
    usage: '[options] <action> [evals...]',
    summary: 'Show or remove the pooled workspaces and the fetched repositories of this machine.',
    load: () => import('./commands/workspace.ts'),
  },
  {
    name: 'init',
    usage: '[options] [dir]',
    summary:
      'Set up a repository: a workflow, a first suite, targets, configuration, .env.example. Overwrites nothing.',
    load: () => import('./commands/init.ts'),
  },
  {
    name: 'cache',
    usage: '[options] <what> [dir]',
    summary: 'Show or remove the caches: verdicts of judges and responses of models.',
    load: () => import('./commands/cache.ts'),
  },
  {
    name: 'assert',
    usage: '[options] <grader>',
    summary: 'Run one grader on given texts, and print its result as JSON. No target and no judge is called.',
    load: () => import('./commands/assert.ts'),
  },
  {
    name: 'prompt',
    usage: '[options] <words...>',
    summary: 'Print what an agent needs that answers the tests of a suite itself: no key, and no target.',
    load: () => import('./commands/prompt.ts'),
  },
  {
    name: 'history',
    usage: '[options] [folder]',
    summary: 'Show how suites did over the runs of the base branch.',
    load: () => import('./commands/history.ts'),
  },
  {
    name: 'trace',
    usage: '[options] <what> [run]',
    summary: 'Read the records of runs: messages, tool calls, tokens and costs.',
    load: () => import('./commands/trace.ts'),
  },
  {
    name: 'create',
    usage: '<what> <name>',
    summary: 'Write a starting file that runs: a grader of your own, or a suite. Overwrites nothing.',
    load: () => import('./commands/create.ts'),
  },
  {
    name: 'generate',
    usage: '[options] <what> <suite>',
    summary: 'Ask a model for rubrics, and write them into the tests of a suite that have no graders yet.',
    load: () => import('./commands/generate.ts'),
  },
  {
    name: 'import',
    usage: '[options] <agent>',
    summary: 'Write a recorded session of a coding agent as a transcript, which "run --transcript" grades.',
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'labels',
    usage: '[options] <action> [files...]',
    summary: 'Import or list the labels of people in .agentv/labels, and compare judges with them.',
    load: () => import('./commands/labels.ts'),
  },
  {
    name: 'judge-test',
    usage: '[options]',
    summary: 'Test judges with the labels in .agentv/labels: each labelled answer is judged again.',
    load: () => import('./commands/judge-test.ts'),
  },
];
