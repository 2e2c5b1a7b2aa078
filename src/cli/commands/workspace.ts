import { Argument } from 'commander';
import { findConfiguredSuites } from '../../config/configuration.ts';
import type { Inputs } from '../../config/settings.ts';
import type { Repository } from '../../model/suite/workspace.ts';
import { DAY_MS } from '../../model/text/iso-time.ts';
import { inParallel } from '../../model/values/in-parallel.ts';
import type { Terminal } from '../../platform/terminal.ts';
import { harmlessJson } from '../../reports/escape/harmless-json.ts';
import { oneLine } from '../../reports/escape/terminal.ts';
import { openConfiguredSite } from '../../runner/configured-site.ts';
import type { ExitCode } from '../../runner/pipeline/exit-code.ts';
import type { Runtime } from '../../runner/pipeline/runtime.ts';
import { countProblems, inOrder, surveySuite } from '../../runner/survey.ts';
import { workspaceFolders } from '../../workspaces/cache-folders.ts';
import { withoutCredentials } from '../../workspaces/repositories/repository-identity.ts';
import { cleanStore, storedItems } from '../../workspaces/store.ts';
import { defineCommand } from '../command.ts';
import { CLEANING, flagValues, inputsOf, refuseUnused } from '../flags.ts';
import { complainProblems } from '../problem-lines.ts';

interface WorkspaceFlags {
  readonly repo?: string;
  readonly olderThan?: string;
  readonly maxSize?: string;
  readonly usedBy?: true;
  readonly json?: true;
}

export const command = defineCommand({
  summary: 'Show or remove the pooled workspaces and the fetched repositories of this machine.',
  help: `
Examples:
  eval-action workspace list
  eval-action workspace clean
  eval-action workspace clean --repo https://github.com/acme/lib.git
  eval-action workspace clean --older-than 30d --max-size 5gb
  eval-action workspace deps evals --used-by

Exit codes: 0 done, 2 an item could not be read or removed.`,
  flags: (parser) =>
    parser
      .addArgument(
        new Argument(
          '<action>',
          'list: show both; clean: remove those that no run uses; deps: list the repositories that suites need',
        ).choices(['list', 'clean', 'deps']),
      )
      .argument('[evals...]', 'deps: eval files, folders or globs; ! excludes (default: as run)')
      .option('--repo <URL>', 'clean: only those of this repository')
      .option('--older-than <AGE>', 'clean: only those last used longer ago, such as 12h, 30d or 8w')
      .option('--max-size <SIZE>', 'clean: the least recently used, until the total fits this size, such as 5gb')
      .option('--used-by', 'deps: also name the suites')
      .option('--json', 'print one JSON document'),
  options(action: 'list' | 'clean' | 'deps', evals: readonly string[], flags: WorkspaceFlags) {
    const { repo: repository, usedBy, json } = flags;
    refuseUnused('workspace', action, [
      ['--repo', repository, 'clean'],
      ['--older-than', flags.olderThan, 'clean'],
      ['--max-size', flags.maxSize, 'clean'],
      ['--used-by', usedBy, 'deps'],
      ['a path', evals[0], 'deps'],
    ]);
    if (action === 'deps') return { action, inputs: inputsOf(evals, {}), usedBy, json };
    return { action, repository, json, ...flagValues(CLEANING, flags) };
  },
  startsPrograms: () => true,
  async run(options, runtime, terminal) {
    if (options.action === 'deps') return printDeps(options, runtime, terminal);
    const { action, repository, olderThan: days, maxSize: maxBytes, json } = options;
    const folders = workspaceFolders(runtime);
    const usedBefore = days === undefined ? undefined : runtime.clock.now() - days * DAY_MS;
    const items =
      action === 'list'
        ? await storedItems(folders, runtime, runtime.signal)
        : await cleanStore(folders, { ...runtime, repository, usedBefore, maxBytes }, runtime.signal);
    const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
    const none = action === 'list' ? 'There are no workspaces and no repositories.' : 'There is nothing to remove.';
    const total = `${action === 'list' ? 'Kept' : 'Removed'}: ${items.length}, ${size(bytes)}`;
    if (json) terminal.print(harmlessJson({ action, items, bytes }, 2));
    else {
      const lines = items.map(({ kind, path, bytes: of, inUse, repositories }) => {
        const notes = [...repositories.map((each) => `(${each})`), inUse ? 'in use' : ''].join(' ');
        return `${kind.padEnd(9)} ${size(of).padStart(9)}  ${path} ${notes}`.trimEnd();
      });
      terminal.print([...lines, items.length === 0 ? none : total].join('\n'));
    }
    return 0;
  },
});

interface NeededRepository extends Pick<Repository, 'url' | 'ref' | 'ancestor' | 'sparse'> {
  readonly suites: readonly string[];
}

/** Prints the repositories that the workspaces of these suites use, each once, sorted by address. Fetches nothing. */
async function printDeps(
  { inputs, usedBy, json }: { readonly inputs: Inputs; readonly usedBy?: true; readonly json?: true },
  runtime: Runtime,
  terminal: Terminal,
): Promise<ExitCode> {
  const site = await openConfiguredSite(inputs, runtime);
  const read = await inParallel(await findConfiguredSuites(site), (path) => surveySuite(path, site));
  const problems = inOrder(read.flatMap((each) => each.problems));
  const byKey = new Map<string, NeededRepository>();
  for (const { suite } of read) {
    for (const test of suite?.tests ?? []) {
      for (const each of (test.kind === 'test' && test.workspace?.repositories) || []) {
        const { ref, ancestor, sparse } = each;
        const repository = { url: withoutCredentials(each.url), ref, ancestor, sparse };
        const key = JSON.stringify(repository);
        const suites = new Set([...(byKey.get(key)?.suites ?? []), suite?.file ?? '']);
        byKey.set(key, { ...repository, suites: [...suites] });
      }
    }
  }
  const needed = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);

  if (json) {
    // The keys are AgentV's.
    const repos = needed.map(({ url, ref, ancestor, sparse, suites }) => ({
      url,
      ref,
      sparse: sparse.length > 0 ? sparse : undefined,
      ancestor: ancestor > 0 ? ancestor : undefined,
      used_by: usedBy ? suites : undefined,
    }));
    terminal.print(harmlessJson({ repos, problems }, 2));
  } else {
    complainProblems(problems, terminal);
    const lines = needed.flatMap(({ url, ref, ancestor, suites }) => [
      `${url} ${ancestor > 0 ? `${ref}~${ancestor}` : ref}`,
      ...(usedBy ? suites.map((file) => `  ${file}`) : []),
    ]);
    terminal.print(lines.length === 0 ? 'No repository is needed.' : lines.map(oneLine).join('\n'));
  }
  return countProblems(problems).errors > 0 ? 2 : 0;
}

const size = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
