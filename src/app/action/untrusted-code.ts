import { userError } from '../../model/errors.ts';
import type { Inputs } from '../config/inputs.ts';
import type { Event } from './event.ts';

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
export function refuseUntrustedCode(event: Event, { allowUntrustedCode }: Pick<Inputs, 'allowUntrustedCode'>): void {
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
