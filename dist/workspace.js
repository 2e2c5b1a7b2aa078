import { Bc as redactor, Ct as inOrder, Tt as surveySuite, Zn as withoutSecretsOf, bt as byFile, et as paintFor, h as harmlessJson, ji as oneLine, mr as findConfiguredSuites, n as openConfiguredSite, os as inParallel, t as problemLines, xt as countProblems } from "./common.js";
import { a as cleanStore, l as withoutCredentials, n as workspaceFolders, o as storedItems } from "./open-workspaces.js";
// src/app/inspect/needed-repositories.ts
async function neededRepositories(site) {
	const paths = await findConfiguredSuites(site);
	const read = await inParallel(paths, (path) => surveySuite(path, site));
	const found = new Map();
	for (const { suite } of read) for (const test of suite?.tests ?? []) for (const each of test.kind === "test" && test.workspace?.repositories || []) {
		const { ref, ancestor, sparse } = each;
		const needed = {
			url: withoutCredentials(each.url),
			ref,
			ancestor,
			sparse
		};
		const key = JSON.stringify(needed);
		const suites = found.get(key)?.suites ?? [];
		found.set(key, {
			...needed,
			suites: [...new Set([...suites, suite?.file ?? ""])]
		});
	}
	return {
		repositories: [...found].toSorted(([a], [b]) => a < b ? -1 : 1).map(([, each]) => each),
		problems: inOrder(read.flatMap(({ problems }) => problems))
	};
}
// src/app/cli/commands/workspace.ts
async function workspaceCommand(asked, runtime, terminal) {
	if (asked.action === "deps") return depsCommand(asked, runtime, terminal);
	const { action, repository, olderThanMs, maxBytes, json } = asked;
	const folders = workspaceFolders(runtime);
	const usedBefore = olderThanMs === void 0 ? void 0 : runtime.clock.now() - olderThanMs;
	const items = action === "list" ? await storedItems(folders, runtime, runtime.signal) : await cleanStore(folders, {
		...runtime,
		repository,
		usedBefore,
		maxBytes
	}, runtime.signal);
	const bytes = items.reduce((sum, item) => sum + item.bytes, 0);
	if (json) terminal.print(harmlessJson({
		action,
		items,
		bytes
	}, 2));
	else terminal.print([...items.map(lineOf), totalOf(action, items.length, bytes)].join("\n"));
	return 0;
}
async function depsCommand({ inputs, usedBy, json }, runtime, terminal) {
	const site = await openConfiguredSite(inputs, runtime);
	const { repositories, problems } = await withoutSecretsOf(site, () => neededRepositories(site));
	const { deep: withoutSecrets } = redactor(await site.environments.secrets());
	const needed = withoutSecrets(repositories);
	const reported = withoutSecrets(problems);
	const repos = needed.map(({ url, ref, ancestor, sparse, suites }) => ({
		url,
		ref,
		...sparse.length > 0 && { sparse },
		...ancestor > 0 && { ancestor },
		...usedBy && { used_by: suites }
	}));
	if (json) terminal.print(harmlessJson({
		repos,
		problems: reported
	}, 2));
	else {
		const plain = paintFor({ colour: false });
		for (const each of byFile(reported).values()) terminal.complain(problemLines(each, plain).join("\n"));
		const lines = needed.flatMap(({ url, ref, ancestor, suites }) => [`${url} ${ancestor > 0 ? `${ref}~${ancestor}` : ref}`, ...usedBy ? suites.map((file) => `  ${file}`) : []]);
		terminal.print(lines.length === 0 ? "No repository is needed." : lines.map((line) => oneLine(line)).join("\n"));
	}
	return countProblems(reported).errors > 0 ? 2 : 0;
}
const lineOf = ({ kind, path, bytes, inUse, repositories }) => [
	kind.padEnd(9),
	size(bytes).padStart(9),
	` ${path}`,
	...repositories.map((each) => `(${each})`),
	inUse ? "in use" : ""
].join(" ").trimEnd();
function totalOf(action, count, bytes) {
	if (count === 0) return action === "list" ? "There are no workspaces and no repositories." : "There is nothing to remove.";
	return `${action === "list" ? "Kept" : "Removed"}: ${count}, ${size(bytes)}`;
}
const size = (bytes) => bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
export { workspaceCommand };
