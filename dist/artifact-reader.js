import { C as url, a as array, h as object, m as number, s as boolean, u as int, y as string } from "./schemas.js";
import { No as unzip, Uu as retrying, dd as userError, nd as ServiceError, od as messageOf, qu as SLOWEST_MS_PER_MIB } from "./common.js";
const { createHash } = process.getBuiltinModule("node:crypto");
// src/adapters/github/artifact-reader.ts
const artifactReader = (client, http, secondMs = 1e3) => ({
	named: (name, isWanted, signal) => artifactsNamed(client, name, isWanted, signal),
	list: (run, signal) => artifactsOfRun(client, run, signal),
	async download(artifact, { isWanted, limits, signal }) {
		const shown = `The artifact ${artifact.name}`;
		const most = limits.archiveBytes;
		if (artifact.bytes > most) throw tooLarge(shown, most);
		const location = await addressOf(client, artifact, signal);
		const bytes = await retrying((within) => fetched(location, {
			shown,
			most,
			http,
			signal: within
		}), {
			patience: client.storePatience,
			signal,
			secondMs,
			workMs: SLOWEST_MS_PER_MIB * (artifact.bytes / 2 ** 20)
		});
		checkDigest(bytes, artifact, shown);
		return unzip(bytes, {
			shown,
			isWanted,
			limits
		});
	}
});
async function artifactsNamed({ owner, repo, ask }, name, isWanted, signal) {
	const what = `the request for the artifacts named ${name}`;
	return (await paged(what, (page) => ask({
		what,
		schema: listSchema,
		send: ({ rest }, request) => rest.actions.listArtifactsForRepo({
			owner,
			repo,
			name,
			per_page: PAGE,
			page,
			request
		})
	}, signal), (artifacts) => artifacts.filter(isWanted).length >= PAGE)).sort((a, b) => Date.parse(b.createdAt ?? "") - Date.parse(a.createdAt ?? "") || b.id - a.id);
}
const artifactsOfRun = ({ owner, repo, ask }, run, signal) => {
	const what = `the request for the artifacts of workflow run ${run}`;
	return paged(what, (page) => ask({
		what,
		schema: listSchema,
		send: ({ rest }, request) => rest.actions.listWorkflowRunArtifacts({
			owner,
			repo,
			run_id: run,
			per_page: PAGE,
			page,
			request
		})
	}, signal));
};
const PAGE = 100;
async function paged(what, pageAt, isEnough = () => false) {
	const found = [];
	for (let page = 1; page <= 100; page += 1) {
		const { artifacts } = await pageAt(page);
		found.push(...artifacts.map(asInfo));
		if (artifacts.length < PAGE || isEnough(found)) return found;
	}
	throw new ServiceError("unavailable", `${what} found more than 10000. Delete those that are not needed`, { isFinal: true });
}
const addressOf = ({ owner, repo, ask }, { id, name }, signal) => ask({
	what: `the request for the address of the artifact ${name}`,
	schema: url(),
	async send({ rest }, request) {
		const { headers } = await rest.actions.downloadArtifact({
			owner,
			repo,
			artifact_id: id,
			archive_format: "zip",
			request: {
				...request,
				redirect: "manual"
			}
		});
		return { data: headers.location };
	}
}, signal);
function checkDigest(bytes, { digest: expected }, shown) {
	const found = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
	if (!expected?.startsWith("sha256:") || expected === found) return;
	throw userError("RESULTS_UNREADABLE", `${shown} does not match the upload`, {
		expected,
		found
	});
}
const artifactSchema = object({
	id: int(),
	name: string(),
	size_in_bytes: number(),
	expired: boolean(),
	created_at: string().nullable(),
	digest: string().nullish(),
	workflow_run: object({
		id: int().optional(),
		repository_id: int().optional(),
		head_repository_id: int().optional(),
		head_branch: string().nullish(),
		head_sha: string().optional()
	}).nullish()
});
const listSchema = object({ artifacts: array(artifactSchema) });
function asInfo({ id, name, size_in_bytes: bytes, expired, created_at, digest, workflow_run }) {
	const { id: run, repository_id, head_repository_id, head_branch, head_sha } = workflow_run ?? {};
	return {
		id,
		name,
		bytes,
		isExpired: expired,
		digest: digest ?? void 0,
		createdAt: created_at ?? void 0,
		...run !== void 0 && repository_id !== void 0 && head_repository_id !== void 0 && head_branch != null && head_sha !== void 0 && { origin: {
			run,
			repositoryId: repository_id,
			headRepositoryId: head_repository_id,
			branch: head_branch,
			sha: head_sha
		} }
	};
}
async function fetched(location, { shown, most, http, signal }) {
	const chunks = [];
	let size = 0;
	try {
		const answer = await http(location, { signal });
		if (!answer.ok || answer.body === null) {
			const fault = GONE.includes(answer.status) ? "missing" : "unavailable";
			const isFinal = answer.status === 403 || fault === "missing";
			throw new ServiceError(fault, `${shown} could not be fetched: HTTP ${answer.status}`, { isFinal });
		}
		for await (const chunk of answer.body) {
			size += chunk.length;
			if (size > most) throw tooLarge(shown, most);
			chunks.push(chunk);
		}
	} catch (error) {
		if (size > most || error instanceof ServiceError) throw error;
		if (signal.aborted) throw new ServiceError("tooLate", `${shown} took too long`);
		const why = messageOf(error).replaceAll(location, "its address");
		throw new ServiceError("unavailable", `${shown} could not be fetched: ${why}`);
	}
	return Buffer.concat(chunks, size);
}
const GONE = [404, 410];
const tooLarge = (shown, most) => userError("FILE_TOO_LARGE", `${shown} is larger than ${Math.floor(most / 2 ** 20)} MiB`);
export { artifactReader as t };
