import { historyBranch } from '../../adapters/github/history-branch.ts';
import type { HistoryStore } from '../../model/ports/history-store.ts';
import { ServiceError } from '../../model/ports/service-error.ts';
import type { Job } from '../action/job.ts';
import type { ReportOptions } from '../config/inputs.ts';
import type { Runtime } from '../pipeline/runtime.ts';
import { localStore } from './local-store.ts';
import { ownHistory } from './own-history.ts';

/** The history that the settings of a job name; undefined if it is off, or a branch outside GitHub. */
export function openStore(
  inputs: ReportOptions,
  job: Job | undefined,
  runtime: Pick<Runtime, 'cwd' | 'files' | 'connect'>,
): HistoryStore | undefined {
  if (inputs.history !== 'branch') return localStore(inputs, runtime);
  if (job === undefined) return undefined;
  const { githubToken: token, historyBranch: branch } = inputs;
  if (token === undefined) return WITHOUT_TOKEN;
  const others = [job.defaultBranch, job.base?.branch, inputs.baselineBranch];
  return ownHistory(historyBranch(runtime.connect({ ...job, token }), branch), branch, others);
}

const noToken = async (): Promise<never> => {
  throw new ServiceError('noToken', 'There is no token (github-token is empty)');
};
const WITHOUT_TOKEN: HistoryStore = { name: 'the branch of the history', open: noToken, commit: noToken };
