import { uc as findRepository } from "./common.js";
const { join, relative } = process.getBuiltinModule("node:path");
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
async function hasCommit(sha, { git, root }, signal) {
	const isThere = () => ranWell([
		"cat-file",
		"-e",
		`${sha}^{commit}`
	], {
		git,
		root,
		local: true
	}, signal);
	if (await isThere()) return true;
	await ranWell([
		"fetch",
		"--quiet",
		"--no-tags",
		"--depth=1",
		"origin",
		sha
	], {
		git,
		root,
		local: false
	}, signal);
	return isThere();
}
async function ranWell(args, { git, root, local }, signal) {
	const ended = await git.run(args, {
		cwd: root,
		local
	}, signal);
	return ended.kind === "exited" && ended.exitCode === 0;
}
async function checkOutBase(sha, { git, files, root }, signal) {
	if (!await hasCommit(sha, {
		git,
		root
	}, signal)) return `the commit ${sha.slice(0, 10)} is not in this clone and cannot be fetched`;
	const scratch = await files.scratchFolder("eval-action-base-");
	const path = join(scratch.path, "tree");
	const remove = async () => {
		const [site, ended] = [{
			git,
			root,
			local: true
		}, new AbortController().signal];
		const isRemoved = await ranWell([
			"worktree",
			"remove",
			"--force",
			path
		], site, ended);
		await scratch[Symbol.asyncDispose]();
		if (!isRemoved) await ranWell(["worktree", "prune"], site, ended);
	};
	if (await ranWell([
		"worktree",
		"add",
		"--quiet",
		"--detach",
		path,
		sha
	], {
		git,
		root,
		local: true
	}, signal)) return {
		path,
		[Symbol.asyncDispose]: remove
	};
	await remove();
	return `the commit ${sha.slice(0, 10)} cannot be checked out`;
}
export { hasCommit as n, openBaseTree as r, checkOutBase as t };
