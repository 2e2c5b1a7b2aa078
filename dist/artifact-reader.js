import { $c as SLOWEST_MS_PER_MIB, Yc as retrying, el as ServiceError, rl as messageOf, sl as userError } from "./common.js";
import { C as url, a as array, h as object, m as number, s as boolean, u as int, y as string } from "./schemas.js";
import { crc32, inflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";
// src/adapters/files/unzip.ts
function unzip(bytes, { shown, isWanted, limits }) {
	const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const refuse = (why) => refusal(shown, why);
	const entries = directoryOf(archive, limits, refuse);
	const names = new Set();
	const files = new Map();
	let left = limits.totalBytes;
	for (const entry of entries) {
		const { name } = entry;
		const bad = whatIsWrong(name) ?? (isSpecial(entry) ? "is a link or a device" : void 0);
		if (bad !== void 0) throw refuse(`the entry ${JSON.stringify(name.slice(0, 100))} ${bad}`);
		const folded = name.normalize("NFC").toLowerCase();
		if (names.has(folded)) throw refuse(`it has two entries ${JSON.stringify(name.slice(0, 100))}`);
		names.add(folded);
		if (name.endsWith("/") || !isWanted(name)) continue;
		const content = contentOf(archive, entry, Math.min(limits.entryBytes, left), refuse);
		left -= content.length;
		files.set(name, content);
	}
	return files;
}
const refusal = (shown, why) => userError("RESULTS_UNREADABLE", `${shown} is not read: ${why}`, { hint: "Upload the files again. A hand-made archive may need other file names." });
const END = {
	signature: 101010256,
	size: 22,
	longestComment: 65535
};
const CENTRAL = {
	signature: 33639248,
	size: 46
};
const LOCAL = {
	signature: 67324752,
	size: 30
};
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const UNIX = 3;
function directoryOf(archive, limits, refuse) {
	const end = endOf(archive, refuse);
	const count = archive.readUInt16LE(end + 10);
	const size = archive.readUInt32LE(end + 12);
	const start = archive.readUInt32LE(end + 16);
	if (archive.readUInt16LE(end + 4) !== 0 || archive.readUInt16LE(end + 8) !== count || count === 65535 || start === 4294967295) throw refuse("it is a split archive or uses ZIP64");
	if (count > limits.entries) throw refuse(`it has more than ${limits.entries} entries`);
	if (start + size > end) throw refuse("its directory is damaged");
	const entries = [];
	let at = start;
	for (let index = 0; index < count; index += 1) {
		if (at + CENTRAL.size > end || archive.readUInt32LE(at) !== CENTRAL.signature) throw refuse("its directory is damaged");
		const [nameLength, extraLength, commentLength] = [
			28,
			30,
			32
		].map((field) => archive.readUInt16LE(at + field));
		const nameEnd = at + CENTRAL.size + (nameLength ?? 0);
		if (nameEnd > end) throw refuse("its directory is damaged");
		if ((archive.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw refuse("it is encrypted");
		entries.push({
			name: nameIn(archive.subarray(at + CENTRAL.size, nameEnd), refuse),
			madeOn: archive.readUInt8(at + 5),
			attributes: archive.readUInt32LE(at + 38),
			method: archive.readUInt16LE(at + 10),
			crc: archive.readUInt32LE(at + 16),
			packed: archive.readUInt32LE(at + 20),
			size: archive.readUInt32LE(at + 24),
			offset: archive.readUInt32LE(at + 42)
		});
		at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
	}
	return entries;
}
function endOf(archive, refuse) {
	const first = Math.max(0, archive.length - END.size - END.longestComment);
	for (let at = archive.length - END.size; at >= first; at -= 1) if (archive.readUInt32LE(at) === END.signature && at + END.size + archive.readUInt16LE(at + 20) === archive.length) return at;
	throw refuse("it is not a ZIP archive, or it is incomplete");
}
function nameIn(bytes, refuse) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw refuse("a name in it is not text");
	}
}
const RESERVED = /^(?:con|prn|aux|nul|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])(?:\..*)?$/i;
function whatIsWrong(name) {
	if (name === "" || name.length > 1e3) return "has no name, or a name that is too long";
	if (name.includes("\\") || /\p{Cc}/u.test(name)) return "has a backslash or a control character in its name";
	if (name.startsWith("/") || /^[a-z]:/i.test(name)) return "is an absolute path";
	const parts = name.replace(/\/$/, "").split("/");
	if (parts.some((part) => part === "" || part === "." || part === "..")) return "leads out of its folder";
	if (parts.some((part) => RESERVED.test(part))) return "is the name of a device";
	return parts.some((part) => /[. ]$/.test(part)) ? "ends with a dot or a space" : void 0;
}
function isSpecial({ madeOn, attributes, name }) {
	const type = attributes >>> 16 & 61440;
	if (madeOn !== UNIX || type === 0) return false;
	return type !== (name.endsWith("/") ? 16384 : 32768);
}
function contentOf(archive, entry, most, refuse) {
	const { name, offset, packed, size, method, crc } = entry;
	const shown = JSON.stringify(name.slice(0, 100));
	if (size > most) throw refuse(`${shown} is larger than is allowed`);
	if (offset + LOCAL.size > archive.length || archive.readUInt32LE(offset) !== LOCAL.signature) throw refuse(`${shown} is damaged`);
	const start = offset + LOCAL.size + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
	if (start + packed > archive.length) throw refuse(`${shown} is incomplete`);
	const data = archive.subarray(start, start + packed);
	const content = method === STORED ? data : method === DEFLATED ? inflated(data, size) : void 0;
	if (content === void 0) throw refuse(`${shown} is damaged, or larger than is allowed`);
	if (content.length !== size || crc32(content) !== crc) throw refuse(`${shown} does not match its directory entry`);
	return content;
}
const SMALLEST_CHUNK = 64;
function inflated(data, size) {
	try {
		return inflateRawSync(data, {
			maxOutputLength: Math.max(1, size),
			chunkSize: Math.max(SMALLEST_CHUNK, size + 1)
		});
	} catch {
		return;
	}
}
// src/adapters/github/artifact-reader.ts
const artifactReader = (client, http, secondMs = 1e3) => ({
	named: (name, signal) => artifactsNamed(client, name, signal),
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
async function artifactsNamed({ owner, repo, ask }, name, signal) {
	const { artifacts } = await ask({
		what: `the request for the artifacts named ${name}`,
		schema: listSchema,
		send: ({ rest }, request) => rest.actions.listArtifactsForRepo({
			owner,
			repo,
			name,
			per_page: 100,
			request
		})
	}, signal);
	return artifacts.map(asInfo).sort((a, b) => Date.parse(b.createdAt ?? "") - Date.parse(a.createdAt ?? "") || b.id - a.id);
}
async function artifactsOfRun({ owner, repo, ask }, run, signal) {
	const found = [];
	for (let page = 1; page <= 10; page += 1) {
		const { artifacts } = await ask({
			what: `the request for the artifacts of workflow run ${run}`,
			schema: listSchema,
			send: ({ rest }, request) => rest.actions.listWorkflowRunArtifacts({
				owner,
				repo,
				run_id: run,
				per_page: 100,
				page,
				request
			})
		}, signal);
		found.push(...artifacts.map(asInfo));
		if (artifacts.length < 100) break;
	}
	return found;
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
			const isFinal = answer.status === 403;
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
