import { cu as ServiceError, gu as userError, oi as localStore, zi as README_TEXT } from "./common.js";
import { S as unknown, a as array, f as literal, h as object, m as number, s as boolean, y as string } from "./schemas.js";
import { setTimeout } from "node:timers/promises";
// src/adapters/github/history-branch.ts
const MOST_TRIES = 5;
function historyBranch(client, branch, secondMs = 1e3) {
	return {
		name: `the branch ${branch}`,
		async open(signal) {
			const head = await headOf(client, branch, signal);
			return head && branchTree(client, head.tree);
		},
		async commit({ message, files }, signal) {
			for (let tries = 1;; tries += 1) {
				const head = await headOf(client, branch, signal);
				const sha = await newCommit(client, {
					message,
					files: await files(head && branchTree(client, head.tree)),
					head
				}, signal);
				try {
					await moveBranch(client, {
						branch,
						sha,
						isNew: head === void 0
					}, signal);
					return;
				} catch (error) {
					if (!isRace(error) || tries === MOST_TRIES) throw error;
					await setTimeout((.5 + 3.5 * Math.random()) * secondMs, void 0, { signal }).catch(() => void 0);
				}
			}
		}
	};
}
async function headOf({ owner, repo, ask }, branch, signal) {
	try {
		const { object: object$1 } = await ask({
			what: `the request for the branch ${branch}`,
			schema: object({ object: object({ sha: shaSchema }) }),
			send: ({ rest }, request) => rest.git.getRef({
				owner,
				repo,
				ref: `heads/${branch}`,
				request
			})
		}, signal);
		const commit = await ask({
			what: `the request for the commit ${object$1.sha}`,
			schema: object({ tree: object({ sha: shaSchema }) }),
			send: ({ rest }, request) => rest.git.getCommit({
				owner,
				repo,
				commit_sha: object$1.sha,
				request
			})
		}, signal);
		return {
			commit: object$1.sha,
			tree: commit.tree.sha
		};
	} catch (error) {
		if (error instanceof ServiceError && error.fault === "missing") return void 0;
		throw error;
	}
}
const shaSchema = string().regex(/^[0-9a-f]{40,64}$/);
function branchTree(client, root) {
	const read = new Map();
	const entriesOf = (sha, signal) => {
		const known = read.get(sha) ?? treeEntries(client, sha, signal);
		read.set(sha, known);
		return known;
	};
	const entryAt = async (path, signal) => {
		let entry = {
			name: "",
			isFolder: true,
			sha: root,
			size: 0
		};
		for (const part of path.split("/").filter((each) => each !== "")) {
			if (!entry?.isFolder) return void 0;
			entry = (await entriesOf(entry.sha, signal)).find(({ name }) => name === part);
		}
		return entry;
	};
	const textAt = async (path, maxBytes, signal) => {
		const entry = await entryAt(path, signal);
		if (entry === void 0 || entry.isFolder) return void 0;
		if (entry.size > maxBytes) throw userError("FILE_TOO_LARGE", `${path} is larger than ${Math.floor(maxBytes / 2 ** 20)} MiB`);
		return blobText(client, entry.sha, signal);
	};
	return {
		async list(folder, signal) {
			const entry = await entryAt(folder, signal);
			if (!entry?.isFolder) return [];
			return (await entriesOf(entry.sha, signal)).map(({ name, isFolder }) => isFolder ? `${name}/` : name);
		},
		read: textAt,
		start: async (path, _, signal) => await textAt(path, Number.POSITIVE_INFINITY, signal) ?? ""
	};
}
async function treeEntries({ owner, repo, ask }, sha, signal) {
	const { tree, truncated } = await ask({
		what: `the request for the tree ${sha}`,
		schema: treeSchema,
		send: ({ rest }, request) => rest.git.getTree({
			owner,
			repo,
			tree_sha: sha,
			request
		})
	}, signal);
	if (truncated) throw userError("FILE_TOO_LARGE", "A folder of the history has more files than GitHub lists");
	return tree.filter(({ type, mode }) => type === "tree" || type === "blob" && mode !== "120000").map(({ path, type, sha: own, size = 0 }) => ({
		name: path,
		isFolder: type === "tree",
		sha: own,
		size
	}));
}
const treeSchema = object({
	truncated: boolean(),
	tree: array(object({
		path: string(),
		mode: string(),
		type: string(),
		sha: shaSchema,
		size: number().optional()
	}))
});
async function blobText({ owner, repo, ask }, sha, signal) {
	const { content } = await ask({
		what: `the request for the blob ${sha}`,
		schema: object({
			content: string(),
			encoding: literal("base64")
		}),
		send: ({ rest }, request) => rest.git.getBlob({
			owner,
			repo,
			file_sha: sha,
			request
		})
	}, signal);
	return Buffer.from(content, "base64").toString("utf8");
}
async function newCommit({ owner, repo, ask }, { message, files, head }, signal) {
	const made = object({ sha: shaSchema });
	const entries = [...files].map(([path, content]) => ({
		path,
		mode: "100644",
		type: "blob",
		content
	}));
	const tree = await ask({
		what: "the request to create a tree",
		schema: made,
		send: ({ rest }, request) => rest.git.createTree({
			owner,
			repo,
			tree: entries,
			...head && { base_tree: head.tree },
			request
		})
	}, signal);
	return (await ask({
		what: "the request to create a commit",
		schema: made,
		send: ({ rest }, request) => rest.git.createCommit({
			owner,
			repo,
			message,
			tree: tree.sha,
			parents: head ? [head.commit] : [],
			request
		})
	}, signal)).sha;
}
async function moveBranch({ owner, repo, ask }, { branch, sha, isNew }, signal) {
	await ask({
		what: `the request to update the branch ${branch}`,
		schema: unknown(),
		send: ({ rest }, request) => isNew ? rest.git.createRef({
			owner,
			repo,
			ref: `refs/heads/${branch}`,
			sha,
			request
		}) : rest.git.updateRef({
			owner,
			repo,
			ref: `heads/${branch}`,
			sha,
			force: false,
			request
		})
	}, signal);
}
const isRace = (error) => error instanceof ServiceError && /not a fast.forward|already exists|HTTP 409/i.test(error.message);
// src/app/history/own-history.ts
function ownHistory(store, branch, others) {
	const checked = async (tree, signal) => {
		if (tree !== void 0 && !await isOurs(tree, signal)) throw refusal(`${store.name} has other files than a history`);
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
			await store.commit({
				message,
				files: async (tree) => files(await checked(tree, signal))
			}, signal);
		}
	};
}
async function isOurs(tree, signal) {
	if (!(await tree.list("", signal)).includes(`v1/`)) return false;
	const [mark = ""] = README_TEXT.split("\n");
	return (await tree.read("README.md", MOST_README, signal) ?? "").startsWith(mark);
}
const MOST_README = 1048576;
const refusal = (message) => userError("INPUT_INVALID", `The history cannot be there: ${message}`, {
	expected: "a branch that does not exist yet, or one that only eval-action writes",
	hint: "Set history_branch under eval_action in .agentv/config.yaml to another name."
});
// src/app/history/open-store.ts
function openStore(inputs, job, runtime) {
	if (inputs.history !== "branch") return localStore(inputs, runtime);
	if (job === void 0) return void 0;
	const { githubToken: token, historyBranch: branch } = inputs;
	if (token === void 0) return WITHOUT_TOKEN;
	const others = [
		job.defaultBranch,
		job.base?.branch,
		inputs.baselineBranch
	];
	return ownHistory(historyBranch(runtime.connect({
		...job,
		token
	}), branch), branch, others);
}
const noToken = async () => {
	throw new ServiceError("noToken", "There is no token (github-token is empty)");
};
const WITHOUT_TOKEN = {
	name: "the branch of the history",
	open: noToken,
	commit: noToken
};
export { openStore as t };
