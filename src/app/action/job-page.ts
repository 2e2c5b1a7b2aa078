import { relative, resolve } from 'node:path';
import type { Runner } from '../../adapters/runner.ts';
import type { RunResult } from '../../model/run/result.ts';
import type { CommentContext } from '../../reports/comment/comment-context.ts';
import type { PageLinks } from '../../reports/html/page-data.ts';
import { isOutside } from '../config/checkout-path.ts';
import type { Inputs } from '../config/inputs.ts';
import { localPage } from '../page/local-page.ts';
import type { PageContext } from '../page/page-reporter.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import type { Job } from './job.ts';

interface PageJob {
  readonly job: Job | undefined;
  readonly runtime: Runtime;
  readonly runner: Pick<Runner, 'checkout'>;
  readonly context: CommentContext | undefined;
}

/** The page of a job: its links lead to the server, the repository and the commit of the run. */
export function jobPage(run: RunResult, inputs: Inputs, { job, runtime, runner, context }: PageJob): PageContext {
  const local = localPage(inputs, run, runtime, job);
  if (job === undefined || context === undefined) return local;
  const links = linksOf(job, context.head, relative(runner.checkout, resolve(runtime.cwd, inputs.workingDirectory)));
  return {
    ...local,
    key: context.key,
    run: String(job.run),
    ...(links && { links }),
    ...(context.unverified !== undefined && { unverified: context.unverified }),
  };
}

function linksOf({ serverUrl, owner, repo, run }: Job, commit: string, folder: string): PageLinks | undefined {
  if (!/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit)) return undefined;
  const prefix = folder === '' || isOutside(folder) ? '' : `${folder.replaceAll('\\', '/')}/`;
  return { server: new URL(serverUrl).origin, repository: `${owner}/${repo}`, run, commit, prefix };
}
