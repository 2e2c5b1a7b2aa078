import type { Command } from './command.ts';

/** The commands, in the order of `--help`. Each is loaded when it is called, without the code of the others. */
export const commands: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  run: () => import('./commands/run.ts'),
  report: () => import('./commands/report.ts'),
  open: () => import('./commands/open.ts'),
  gate: () => import('./commands/gate.ts'),
  failures: () => import('./commands/failures.ts'),
  compare: () => import('./commands/compare.ts'),
  accept: () => import('./commands/accept.ts'),
  validate: () => import('./commands/validate.ts'),
  list: () => import('./commands/list.ts'),
  plan: () => import('./commands/plan.ts'),
  convert: () => import('./commands/convert.ts'),
  workspace: () => import('./commands/workspace.ts'),
  init: () => import('./commands/init.ts'),
  cache: () => import('./commands/cache.ts'),
  assert: () => import('./commands/assert.ts'),
  prompt: () => import('./commands/prompt.ts'),
  history: () => import('./commands/history.ts'),
  trace: () => import('./commands/trace.ts'),
  create: () => import('./commands/create.ts'),
  generate: () => import('./commands/generate.ts'),
  import: () => import('./commands/import.ts'),
  labels: () => import('./commands/labels.ts'),
  'judge-test': () => import('./commands/judge-test.ts'),
  completion: async () => ({ command: (await import('./commands/completion.ts')).completionOf(commands) }),
};
