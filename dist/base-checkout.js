import { Cs as findRepository } from "./common.js";
import { join, relative } from "node:path";
// src/app/baseline/base-checkout.ts
function openBaseTree(baseSha, baseline, { cwd, git, files }) {
	const sha = baseSha ?? newestSha(baseline);
	if (sha === void 0) return void 0;
	let checkout;
	let checkedOut;
	const checkOut = async (signal) => {
		const root = await findRepository(cwd, files);
		const base = await checkOutBase(sha, {
			git,
			files,
			root
		}, signal);
		if (typeof base === "string") return base;
		checkout = base;
		return {
			sha,
			cwd: join(base.path, relative(root, cwd)),
			root: base.path,
			checkout: root
		};
	};
	return {
		sha,
		checkOut(signal) {
			checkedOut ??= checkOut(signal);
			return checkedOut;
		},
		async [Symbol.asyncDispose]() {
			await checkedOut?.catch(() => void 0);
			await checkout?.[Symbol.asyncDispose]();
		}
	};
}
function newestSha(baseline) {
	if (baseline.kind !== "found") return void 0;
	return baseline.pools.flatMap(({ tests }) => tests.flatMap((test) => test.trials)).filter(({ sha }) => sha !== void 0 && /^[0-9a-f]{40,64}$/.test(sha)).reduce((newest, trial) => newest === void 0 || trial.time > newest.time ? trial : newest, void 0)?.sha;
}
async function checkOutBase(sha, { git, files, root }, signal) {
	const run = async (args, isLocal) => {
		const ended = await git.run(args, {
			cwd: root,
			local: isLocal
		}, signal);
		return ended.kind === "exited" && ended.exitCode === 0;
	};
	const isThere = () => run([
		"cat-file",
		"-e",
		`${sha}^{commit}`
	], true);
	if (!await isThere()) {
		await run([
			"fetch",
			"--quiet",
			"--no-tags",
			"--depth=1",
			"origin",
			sha
		], false);
		if (!await isThere()) return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
	}
	const scratch = await files.scratchFolder("eval-action-base-");
	const path = join(scratch.path, "tree");
	const remove = async () => {
		const ended = new AbortController().signal;
		await git.run([
			"worktree",
			"remove",
			"--force",
			path
		], {
			cwd: root,
			local: true
		}, ended);
		await scratch[Symbol.asyncDispose]();
		await git.run(["worktree", "prune"], {
			cwd: root,
			local: true
		}, ended);
	};
	if (await run([
		"worktree",
		"add",
		"--quiet",
		"--detach",
		path,
		sha
	], true)) return {
		path,
		[Symbol.asyncDispose]: remove
	};
	await remove();
	return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}
export { openBaseTree as n, checkOutBase as t };
