import * as z from 'zod';
import { userError } from '../model/errors.ts';
import type { Files } from '../model/ports/files.ts';
import type { Env } from '../model/ports/machine.ts';

/** The parts of the event that we read. The payload is outside input: a part with an unexpected form is absent. */
export type Event = z.output<typeof payloadSchema> & {
  /** `pull_request`, `push`, …; empty outside GitHub. */
  readonly name: string;
};

export async function readEvent(env: Env, files: Pick<Files, 'read'>): Promise<Event> {
  const name = env['GITHUB_EVENT_NAME'] ?? '';
  const path = env['GITHUB_EVENT_PATH'];
  if (!path) return { name };
  try {
    return { name, ...payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES))) };
  } catch {
    return { name };
  }
}

/** GitHub's largest payloads have 25 MB; the events that we handle are far smaller. */
const MAX_EVENT_BYTES = 25 * 1024 * 1024;

const sha = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = z.object({ full_name: z.string() });
const payloadSchema = z.object({
  pull_request: z
    .object({
      number: z.int().positive(),
      state: z.string().optional(),
      /** The repository of a fork may have been deleted. */
      head: z.object({ sha, repo: repository.nullish() }),
      base: z.object({ sha: sha.optional(), repo: repository, ref: z.string().optional() }),
    })
    .optional()
    .catch(undefined),
  merge_group: z
    .object({ head_sha: sha, base_sha: sha.optional(), base_ref: z.string().optional() })
    .optional()
    .catch(undefined),
  workflow_run: z
    .object({ head_sha: sha, event: z.string(), id: z.int().positive().optional() })
    .optional()
    .catch(undefined),
  repository: z.object({ id: z.int().positive(), default_branch: z.string().optional() }).optional().catch(undefined),
});

/**
 * Events that anyone can trigger, with their own text or code, and whose jobs have the secrets of the repository.
 * `repository_dispatch` is not among them: like `workflow_dispatch`, it requires write access.
 */
export const OPEN_EVENTS: readonly string[] = [
  'pull_request_target',
  'issues',
  'issue_comment',
  'discussion',
  'discussion_comment',
  'fork',
  'watch',
  'gollum',
];

/**
 * Refuses to run agents on events that anyone can trigger while the job has secrets: graders, hooks and targets are
 * programs of the checkout, and questions reach models. Throws a `UserError`. `allow-untrusted-code` allows it.
 */
export function refuseUntrustedCode(
  event: Event,
  { allowUntrustedCode }: { readonly allowUntrustedCode: boolean },
): void {
  if (allowUntrustedCode || !mayBeUntrusted(event)) return;
  throw userError('UNTRUSTED_CODE', `Evals do not run on the event ${event.name}`, {
    expected: 'pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch',
    hint: `A job of ${event.name} has the secrets of the repository, and anyone can trigger it with code or text that could steal them. Use pull_request. If this job checks out and reads only trusted content, set allow-untrusted-code: true.`,
  });
}

/** A run of another workflow is as open as its own event; an unknown event counts as open. */
export function mayBeUntrusted({ name, workflow_run }: Event): boolean {
  if (name !== 'workflow_run') return OPEN_EVENTS.includes(name);
  const origin = workflow_run?.event ?? 'workflow_run';
  return origin === 'workflow_run' || origin.startsWith('pull_request') || OPEN_EVENTS.includes(origin);
}
