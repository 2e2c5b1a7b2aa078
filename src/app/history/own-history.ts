import { README, README_TEXT, ROOT } from '../../history/paths.ts';
import { userError } from '../../model/errors.ts';
import type { HistoryStore, HistoryTree } from '../../model/ports/history-store.ts';

/** A branch that is only read and written if it is a history, or does not exist yet. */
export function ownHistory(store: HistoryStore, branch: string, others: readonly (string | undefined)[]): HistoryStore {
  const checked = async (tree: HistoryTree | undefined, signal: AbortSignal): Promise<HistoryTree | undefined> => {
    if (tree !== undefined && !(await isOurs(tree, signal))) {
      throw refusal(`${store.name} has other files than a history`);
    }
    return tree;
  };
  const refuseOthers = () => {
    if (others.includes(branch)) throw refusal(`${branch} is a branch with code`);
  };
  return {
    name: store.name,
    async open(signal) {
      refuseOthers();
      return checked(await store.open(signal), signal);
    },
    async commit({ message, files }, signal) {
      refuseOthers();
      await store.commit({ message, files: async (tree) => files(await checked(tree, signal)) }, signal);
    },
  };
}

async function isOurs(tree: HistoryTree, signal: AbortSignal): Promise<boolean> {
  const names = await tree.list('', signal);
  if (!names.includes(`${ROOT}/`)) return false;
  const [mark = ''] = README_TEXT.split('\n');
  return ((await tree.read(README, MAX_README, signal)) ?? '').startsWith(mark);
}

const MAX_README = 1024 * 1024;

const refusal = (message: string) =>
  userError('INPUT_INVALID', `The history cannot be there: ${message}`, {
    expected: 'a branch that does not exist yet, or one that only eval-action writes',
    hint: 'Set history_branch under eval_action in .agentv/config.yaml to another name.',
  });
