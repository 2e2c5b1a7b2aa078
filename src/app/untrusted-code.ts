import { userError } from '../model/errors.ts';
import type { Event } from './event.ts';
import type { Inputs } from './inputs.ts';

/**
 * Refuses to run agents where the code may come from anybody while the job has secrets and may write: graders,
 * hooks and targets are programs of the checkout. Throws a `UserError`. Allowed with `allow-untrusted-code`.
 */
export function refuseUntrustedCode(event: Event, { allowUntrustedCode }: Pick<Inputs, 'allowUntrustedCode'>): void {
  if (allowUntrustedCode || !mayBeUntrusted(event)) return;
  throw userError('UNTRUSTED_CODE', `Evals are not run on the event ${event.name}`, {
    expected: 'pull_request, push, merge_group, schedule or workflow_dispatch',
    hint: `A job of ${event.name} has the secrets of the repository, and what it runs may be anybody's: programs that a pull request brings could take them. Use pull_request. If this job checks out only code that you trust, say so with allow-untrusted-code: true.`,
  });
}

/** What is not known of such an event counts against it. */
function mayBeUntrusted({ name, workflow_run, issue }: Event): boolean {
  switch (name) {
    case 'pull_request_target':
      return true;
    case 'issue_comment':
      return issue === undefined || issue.pull_request !== undefined;
    case 'workflow_run':
      return workflow_run === undefined || /^(?:pull_request|issue_comment)/.test(workflow_run.event);
    default:
      return false;
  }
}
