import { userError } from '../../model/errors.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Event } from './event.ts';

/**
 * Events that anyone can start, with text or code of their own, and whose jobs have the secrets of the repository.
 * `repository_dispatch` is none of them: like `workflow_dispatch`, it takes write access.
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
 * Refuses to run agents on events that anyone can start while the job has secrets: graders, hooks and targets are
 * programs of the checkout, and questions reach models. Throws a `UserError`. Allowed with `allow-untrusted-code`.
 */
export function refuseUntrustedCode(event: Event, { allowUntrustedCode }: Pick<Inputs, 'allowUntrustedCode'>): void {
  if (allowUntrustedCode || !mayBeUntrusted(event)) return;
  throw userError('UNTRUSTED_CODE', `Evals are not run on the event ${event.name}`, {
    expected: 'pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch',
    hint: `A job of ${event.name} has the secrets of the repository, and anyone can start it with code or text of their own, which could take them. Use pull_request. If this job checks out and reads only what you trust, set allow-untrusted-code: true.`,
  });
}

/** A run of another workflow is as open as its own event. One that is not known counts against it. */
function mayBeUntrusted({ name, workflow_run }: Event): boolean {
  if (name !== 'workflow_run') return OPEN_EVENTS.includes(name);
  const origin = workflow_run?.event ?? 'workflow_run';
  return origin === 'workflow_run' || origin.startsWith('pull_request') || OPEN_EVENTS.includes(origin);
}
