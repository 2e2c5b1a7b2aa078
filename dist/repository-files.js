import { H as object, J as union, K as string, L as int, M as array, k as _enum, w as userError, z as literal } from "./json.js";
import { t as ServiceError } from "./service-error.js";
// src/adapters/github/commits.ts
function commits({ owner, repo, ask }) {
	const compared = (base, head, signal) => ask({
		what: `the request to compare ${base} with ${head}`,
		schema: comparisonSchema,
		send: ({ rest }, request) => rest.repos.compareCommitsWithBasehead({
			owner,
			repo,
			basehead: `${base}...${head}`,
			per_page: 1,
			request
		})
	}, signal);
	return {
		async upTo(start, signal) {
			return (await ask({
				what: `the request for the commits up to ${start}`,
				schema: array(commitSchema),
				send: ({ rest }, request) => rest.repos.listCommits({
					owner,
					repo,
					sha: start,
					per_page: 100,
					request
				})
			}, signal)).map(({ sha }) => sha);
		},
		async mergeBase(branch, sha, signal) {
			const { merge_base_commit } = await compared(branch, sha, signal);
			return merge_base_commit.sha;
		},
		async distance(earlier, later, signal) {
			try {
				const { ahead_by, behind_by } = await compared(earlier, later, signal);
				return behind_by === 0 ? ahead_by : void 0;
			} catch (error) {
				if (error instanceof ServiceError && error.fault === "missing") return void 0;
				throw error;
			}
		}
	};
}
const commitSchema = object({ sha: string() });
const comparisonSchema = object({
	merge_base_commit: commitSchema,
	ahead_by: int(),
	behind_by: int()
});
// src/adapters/github/repository-files.ts
function repositoryFiles({ owner, repo, ask }) {
	const contentAt = async (path, ref, signal) => {
		try {
			return await ask({
				what: `the request for ${path || "the root folder"} at ${ref}`,
				schema: contentSchema,
				send: ({ rest }, request) => rest.repos.getContent({
					owner,
					repo,
					path,
					ref,
					request
				})
			}, signal);
		} catch (error) {
			if (error instanceof ServiceError && error.fault === "missing") return void 0;
			throw error;
		}
	};
	return {
		async at(path, ref, maxBytes, signal) {
			const found = await contentAt(path, ref, signal);
			if (found === void 0 || !isFile(found)) return void 0;
			if (found.size > maxBytes || found.encoding !== "base64") throw userError("FILE_TOO_LARGE", `${path} has ${found.size} bytes`, { expected: `at most ${maxBytes} bytes` });
			return textOf(found);
		},
		async listed(path, ref, signal) {
			const found = await contentAt(path, ref, signal) ?? [];
			const entries = Array.isArray(found) ? found : [found];
			if (entries.length >= MOST_ENTRIES) throw userError("FILE_TOO_LARGE", `${path} contains ${MOST_ENTRIES} files or more`, { expected: "as many as GitHub lists" });
			return entries.map(({ path: at, sha, type, ...entry }) => ({
				path: at,
				id: sha,
				kind: kindOf(type, entry)
			}));
		}
	};
}
const entrySchema = object({
	type: string(),
	path: string(),
	sha: string(),
	download_url: string().nullish()
});
const fileSchema = entrySchema.extend({
	type: literal("file"),
	size: int(),
	encoding: string(),
	content: string().regex(/^[A-Za-z0-9+/=\s]*$/, "expected base64")
}).refine(({ size, content }) => content.length <= 2 * size + 10, "more content than its size");
const contentSchema = union([
	fileSchema,
	entrySchema.extend({ type: _enum(["symlink", "submodule"]) }),
	array(entrySchema)
]);
const isFile = (found) => "content" in found;
const textOf = (found) => isFile(found) ? Buffer.from(found.content, "base64").toString("utf8") : void 0;
const MOST_ENTRIES = 1e3;
function kindOf(type, { download_url }) {
	if (type === "dir") return "folder";
	return type === "file" && download_url != null ? "file" : "other";
}
export { commits as i, repositoryFiles as n, textOf as r, contentSchema as t };
