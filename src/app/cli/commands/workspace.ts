import type { Terminal } from '../../../adapters/terminal.ts';
import { harmlessJson } from '../../../reports/escape/harmless-json.ts';
import { oneLine } from '../../../reports/escape/terminal.ts';
import { paintFor } from '../../../reports/terminal/paint.ts';
import { redactor } from '../../../shared/secrets/redact.ts';
import { cleanStore, type StoredItem, storedItems } from '../../../workspaces/store.ts';
import { openConfiguredSite } from '../../config/configured-site.ts';
import { neededRepositories } from '../../inspect/needed-repositories.ts';
import { byFile, countProblems } from '../../inspect/survey.ts';
import type { ExitCode } from '../../pipeline/exit-code.ts';
import { withoutSecretsOf } from '../../pipeline/prepare.ts';
import type { Runtime } from '../../pipeline/runtime.ts';
import { workspaceFolders } from '../../steps/open-workspaces.ts';
import type { AskedWorkspace } from '../argv/asked.ts';
import { problemLines } from '../problem-lines.ts';

/**
 * `eval-action workspace`: lists and removes workspaces and repositories, and lists the repositories that suites need.
 */
export async function workspaceCommand(asked: AskedWorkspace, runtime: Runtime, terminal: Terminal): Promise<ExitCode> {
  if (asked.action === 'deps') return depsCommand(asked, runtime, terminal);
  const { action, repository, olderThanMs, maxBytes, json } = asked;
  const folders = workspaceFolders(runtime);
  const usedBefore = olderThanMs === undefined ? undefined : runtime.clock.now() - olderThanMs;
  const items =
    action === 'list'
      ? await storedItems(folders, runtime, runtime.signal)
      : await cleanStore(folders, { ...runtime, repository, usedBefore, maxBytes }, runtime.signal);
  const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
  if (json) terminal.print(harmlessJson({ action, items, bytes }, 2));
  else terminal.print([...items.map(lineOf), totalOf(action, items.length, bytes)].join('\n'));
  return 0;
}

async function depsCommand(
  { inputs, usedBy, json }: Extract<AskedWorkspace, { action: 'deps' }>,
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const site = await openConfiguredSite(inputs, runtime);
  const { repositories, problems } = await withoutSecretsOf(site, () => neededRepositories(site));
  const { deep: withoutSecrets } = redactor(await site.environments.secrets());
  const needed = withoutSecrets(repositories);
  const reported = withoutSecrets(problems);
  // The keys are AgentV's.
  const repos = needed.map(({ url, ref, ancestor, sparse, suites }) => ({
    url,
    ref,
    sparse: sparse.length > 0 ? sparse : undefined,
    ancestor: ancestor > 0 ? ancestor : undefined,
    used_by: usedBy ? suites : undefined,
  }));
  if (json) terminal.print(harmlessJson({ repos, problems: reported }, 2));
  else {
    const plain = paintFor({ colour: false });
    for (const each of byFile(reported).values()) terminal.complain(problemLines(each, plain).join('\n'));
    const lines = needed.flatMap(({ url, ref, ancestor, suites }) => [
      `${url} ${ancestor > 0 ? `${ref}~${ancestor}` : ref}`,
      ...(usedBy ? suites.map((file) => `  ${file}`) : []),
    ]);
    terminal.print(lines.length === 0 ? 'No repository is needed.' : lines.map((line) => oneLine(line)).join('\n'));
  }
  return countProblems(reported).errors > 0 ? 2 : 0;
}

const lineOf = ({ kind, path, bytes, inUse, repositories }: StoredItem): string =>
  [
    kind.padEnd(9),
    size(bytes).padStart(9),
    ` ${path}`,
    ...repositories.map((each) => `(${each})`),
    inUse ? 'in use' : '',
  ]
    .join(' ')
    .trimEnd();

function totalOf(action: 'list' | 'clean', count: number, bytes: number): string {
  if (count === 0)
    return action === 'list' ? 'There are no workspaces and no repositories.' : 'There is nothing to remove.';
  return `${action === 'list' ? 'Kept' : 'Removed'}: ${count}, ${size(bytes)}`;
}

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
