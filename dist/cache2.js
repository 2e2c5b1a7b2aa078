import { Kl as isoTime, ed as plural, fc as shownPath, h as harmlessJson, hl as cacheNames, ji as oneLine } from "./common.js";
import { n as cacheFolder } from "./caches.js";
const { join, resolve } = process.getBuiltinModule("node:path");
// src/app/cli/commands/cache.ts
async function cacheCommand(asked, runtime, terminal) {
	const folder = asked.folder === void 0 ? cacheFolder(runtime.cwd, runtime.env) : resolve(runtime.cwd, asked.folder);
	const removed = asked.what === "clean" ? await cleaned(folder, asked, runtime) : void 0;
	const caches = await each(folder, (path) => runtime.stores.size(path));
	const shown = shownPath(folder, runtime.cwd);
	if (asked.json) {
		terminal.print(harmlessJson({
			schemaVersion: 1,
			folder: shown,
			caches: caches.map(asJson),
			removed: removed?.map(asJson)
		}, 2));
		return 0;
	}
	for (const { cache, size } of removed ?? []) terminal.print(`${cache}: removed ${amount(size)}`);
	for (const { cache, size } of caches) {
		const since = size.oldest === void 0 ? "" : `, the oldest of ${day(size.oldest)}`;
		terminal.print(`${cache}: ${amount(size)}${since}`);
	}
	terminal.print(`in ${oneLine(shown)}`);
	return 0;
}
function cleaned(folder, { olderThanMs, maxBytes }, { stores, clock }) {
	const now = clock.now();
	const limits = {
		now,
		maxBytes,
		writtenBefore: olderThanMs === void 0 ? void 0 : now - olderThanMs
	};
	return each(folder, (path) => stores.clean(path, limits));
}
async function each(folder, of) {
	const caches = [];
	for (const cache of cacheNames) caches.push({
		cache,
		size: await of(join(folder, cache))
	});
	return caches;
}
const asJson = ({ cache, size: { entries, bytes, oldest, newest } }) => ({
	cache,
	entries,
	bytes,
	oldest: oldest === void 0 ? void 0 : isoTime(oldest),
	newest: newest === void 0 ? void 0 : isoTime(newest)
});
const amount = ({ entries, bytes }) => entries === 0 ? "nothing" : `${plural("entry", entries, "entries")}, ${(bytes / 1e3).toFixed(1)} kB`;
const day = (ms) => isoTime(ms).slice(0, 10);
export { cacheCommand };
