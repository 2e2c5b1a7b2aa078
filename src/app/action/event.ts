import * as z from 'zod';
import type { Files } from '../../model/ports/files.ts';

/** The parts of the event that we read. The payload is outside input: a part with an unexpected form is absent. */
export type Event = z.output<typeof payloadSchema> & {
  /** `pull_request`, `push`, …; empty outside GitHub. */
  readonly name: string;
};

export async function readEvent(
  env: Readonly<Record<string, string | undefined>>,
  files: Pick<Files, 'read'>,
): Promise<Event> {
  return { name: env['GITHUB_EVENT_NAME'] ?? '', ...(await readPayload(env['GITHUB_EVENT_PATH'], files)) };
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

async function readPayload(
  path: string | undefined,
  files: Pick<Files, 'read'>,
): Promise<z.output<typeof payloadSchema>> {
  if (!path) return {};
  try {
    return payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES)));
  } catch {
    return {};
  }
}
