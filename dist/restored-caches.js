import { a as array, f as literal, n as _enum, s as boolean, u as int, v as strictObject, y as string } from "./schemas.js";
import { Sa as keyOf } from "./common.js";
import { C as storedStores, b as mayKeep, d as jobCaches, u as hasJobCache, v as cacheKeys, x as restoreStores } from "./step-reporters.js";
import { n as cacheFolder } from "./caches.js";
import { i as packMirror, r as mirrorName, s as usageOf } from "./open-workspaces.js";
const { join, resolve } = process.getBuiltinModule("node:path");
const MOST_BYTES = 2 * 1024 ** 3;
const repositoryNoteSchema = strictObject({
	identity: string().max(300).regex(/^[\w.:-]+(?:\/[\w.~-]+)+$/),
	content: string().regex(/^[0-9a-f]{32}$/),
	isSpoilt: boolean()
});
function travelFolder(env) {
	const temp = env["RUNNER_TEMP"];
	return temp ? join(temp, "eval-action-repositories") : void 0;
}
var StoredRepositories = class {
	#site;
	#found = new Map();
	#spoilt = new Set();
	#used = [];
	#leftMs;
	constructor(site) {
		this.#site = site;
		this.#leftMs = site.restoreMs;
	}
	async take(identity, signal) {
		const { inputs, job, caches, trees, clock } = this.#site;
		if (!(!inputs.dryRun && (inputs.cache?.includes("workspaces") ?? true)) || !isOnServer(identity, job) || this.#leftMs <= 0) return void 0;
		const { folder, file } = locationOf(identity, this.#site);
		const startedAt = clock.now();
		const limit = AbortSignal.timeout(this.#leftMs);
		const within = AbortSignal.any([signal, limit]);
		await trees.remove(folder);
		const keys = keysOf(identity, job);
		const key = await caches.find(folder, keys, within);
		const restored = key && await caches.restore(folder, {
			key,
			others: []
		}, within);
		this.#leftMs -= clock.now() - startedAt;
		if (limit.aborted) this.#giveUp();
		if (key === void 0 || within.aborted) return void 0;
		if (restored !== void 0) this.#found.set(identity, contentIn(key));
		return {
			file,
			[Symbol.asyncDispose]: () => trees.remove(folder)
		};
	}
	spoilt(identity) {
		this.#spoilt.add(identity);
	}
	used(mirrors) {
		this.#used = mirrors;
	}
	notes() {
		const { inputs, job } = this.#site;
		if (!mayKeep(job) || inputs.cache?.includes("workspaces") === false) return [];
		return this.#used.map(({ identity, content }) => ({
			identity,
			content,
			isSpoilt: this.#spoilt.has(identity)
		})).filter(({ identity, content, isSpoilt }) => isSpoilt || this.#found.get(identity) !== content).filter((note) => isOnServer(note.identity, job) && repositoryNoteSchema.safeParse(note).success).slice(0, 50);
	}
	#giveUp() {
		this.#leftMs = 0;
		const { restoreMs, notify } = this.#site;
		notify(`Restoring repositories from the Actions cache takes longer than ${restoreMs / 1e3} s, so they are fetched instead`);
	}
};
async function saveRepositories(noted, site, signal) {
	const { job, caches, trees, files, folders, notify } = site;
	const stored = [];
	if (!mayKeep(job)) return stored;
	let left = MOST_BYTES;
	for (const note of noted) {
		const { identity } = note;
		const mirror = join(folders.mirrors, mirrorName(identity));
		if (signal.aborted || await files.state(join(mirror, "HEAD")) !== "file") continue;
		if (!isOwn(identity, job) && !await isPublic(identity, site, signal)) {
			notify(`${identity} is not cached for later jobs: it is not public, and anyone who opens a pull request could read the cache`);
			continue;
		}
		const { folder, file } = locationOf(identity, site);
		const keys = keysFor(note, job);
		const found = await caches.find(folder, {
			key: keys[0],
			others: keys.slice(1)
		}, signal);
		if (found !== void 0 && keys.includes(found)) continue;
		const tooLarge = () => notify(`${identity} is not cached for later jobs: the total size would exceed 2 GiB`);
		if (((await usageOf(mirror, site))?.bytes ?? 0) > left) {
			tooLarge();
			continue;
		}
		await trees.remove(folder);
		try {
			const why = await packMirror(mirror, file, site, signal);
			const { bytes } = await trees.size(folder, signal);
			if (why !== void 0) notify(`${identity} is not cached for later jobs: ${why}`);
			else if (bytes > left) tooLarge();
			else if (await caches.save(folder, keys[0], signal)) {
				left -= bytes;
				stored.push(identity);
			}
		} finally {
			await trees.remove(folder);
		}
	}
	return stored;
}
function locationOf(identity, site) {
	const folder = join(site.folder, mirrorName(identity).slice(0, 16));
	return {
		folder,
		file: join(folder, "mirror.bundle")
	};
}
const beginnings = (identity, job) => cacheKeys("agentv-repository", job, "").others.map((scope) => `${scope}${mirrorName(identity).slice(0, 16)}-`);
function keysOf(identity, job) {
	const [own = "", ...others] = beginnings(identity, job);
	return {
		key: `${own}newest`,
		others: [own, ...others]
	};
}
function keysFor({ identity, content, isSpoilt }, job) {
	const [own = "", ...others] = beginnings(identity, job);
	if (isSpoilt) return [`${own}${content}-${job.run}-${job.attempt}`];
	return [`${own}${content}`, ...others.map((beginning) => `${beginning}${content}`)];
}
const contentIn = (key) => /-([0-9a-f]{32})(?:-\d+-\d+)?$/.exec(key)?.[1] ?? "";
const isOnServer = (identity, { serverUrl }) => identity.startsWith(`${new URL(serverUrl).host}/`);
const isOwn = (identity, { serverUrl, owner, repo }) => identity.toLowerCase() === `${new URL(serverUrl).host}/${owner}/${repo}`.toLowerCase();
const LOOK_MS = 1e4;
async function isPublic(identity, { job, http }, signal) {
	if (!isOnServer(identity, job)) return false;
	const path = identity.slice(identity.indexOf("/"));
	try {
		const reply = await http(`${job.serverUrl}${path}.git/info/refs?service=git-upload-pack`, {
			headers: { "git-protocol": "version=2" },
			signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)])
		});
		await reply.body?.cancel();
		return reply.ok && reply.headers.get("content-type") === "application/x-git-upload-pack-advertisement";
	} catch {
		return false;
	}
}
// src/app/action/post-notes.ts
const conclusions = [
	"success",
	"failure",
	"neutral",
	"cancelled"
];
const LONGEST = 500;
const notesSchema = strictObject({
	version: literal(1),
	phase: _enum([
		"running",
		"stopping",
		"reported"
	]),
	check: int().positive().optional(),
	pull: int().positive().optional(),
	key: string().max(100).optional(),
	verdict: strictObject({
		conclusion: _enum(conclusions),
		headline: string().max(LONGEST)
	}).optional(),
	stores: array(strictObject({
		name: _enum(storedStores),
		entries: int().nonnegative()
	})).max(storedStores.length),
	storesAreChecked: boolean().optional(),
	shard: strictObject({
		folder: string().max(4096),
		artifact: string().regex(/^agentv-shard-[\w.-]{1,200}$/),
		retentionDays: int().positive().optional()
	}).optional(),
	repositories: array(repositoryNoteSchema).max(50).default([])
});
const NAME = "notes";
function openNotes(runner) {
	let notes = {
		version: 1,
		phase: "running",
		stores: [],
		repositories: []
	};
	const add = (more) => {
		notes = {
			...notes,
			...more
		};
		runner.keep(NAME, JSON.stringify(notes));
	};
	return {
		add,
		stopping() {
			if (notes.phase === "running") add({ phase: "stopping" });
		},
		verdict({ verdict: { kind, headline }, conclusion }) {
			add({ verdict: {
				conclusion: kind === "cancelled" ? kind : conclusion,
				headline: headline.slice(0, LONGEST)
			} });
		},
		reported(receipts) {
			if (receipts.every(({ kind }) => kind !== "notDelivered")) add({ phase: "reported" });
		}
	};
}
function readNotes(env) {
	try {
		return notesSchema.parse(JSON.parse(env[`STATE_${NAME}`] ?? ""));
	} catch {
		return;
	}
}
// src/app/action/restored-caches.ts
const RESTORE_MS = 6e4;
async function restored(inputs, job, runtime) {
	const { env, stores, clock, signal } = runtime;
	if (job === void 0 || !hasJobCache(env)) return [];
	const folder = storesFolder(inputs, runtime);
	const site = {
		inputs,
		job,
		leg: keyOf(inputs, job),
		folder,
		caches: jobCaches,
		stores,
		now: clock.now()
	};
	return restoreStores(site, AbortSignal.any([signal, AbortSignal.timeout(RESTORE_MS)]));
}
const storesFolder = ({ workingDirectory }, { cwd, env }) => cacheFolder(resolve(cwd, workingDirectory), env);
const RESTORE_REPOSITORIES_MS = 18e4;
function storedRepositories(inputs, job, runtime) {
	const folder = travelFolder(runtime.env);
	if (job === void 0 || folder === void 0 || !hasJobCache(runtime.env)) return void 0;
	const { trees, clock, log } = runtime;
	return new StoredRepositories({
		inputs,
		job,
		caches: jobCaches,
		restoreMs: RESTORE_REPOSITORIES_MS,
		trees,
		clock,
		folder,
		notify: log.warn
	});
}
export { readNotes as a, openNotes as i, storedRepositories as n, saveRepositories as o, storesFolder as r, travelFolder as s, restored as t };
