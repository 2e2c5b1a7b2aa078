import { Za as JOURNAL, dd as userError, fc as shownPath } from "./common.js";
const { dirname, join } = process.getBuiltinModule("node:path");
// src/app/run-folder/newest-runs.ts
async function newestRuns({ cwd, files }) {
	const runs = join(cwd, ".agentv", "results", "runs");
	const found = await files.state(runs) === "folder" ? await files.glob([`*/${JOURNAL}`, `*/*/${JOURNAL}`], { cwd: runs }) : [];
	const times = await Promise.all(found.map((path) => files.modifiedAt(path)));
	const [newest, ...others] = found.map((path, at) => ({
		folder: dirname(path),
		time: times[at] ?? 0
	})).sort((a, b) => b.time - a.time).map(({ folder }) => folder);
	if (newest !== void 0) return [newest, ...others];
	throw userError("FILE_MISSING", `There is no run in ${shownPath(runs, cwd)}`, { hint: "Run eval-action run first, or pass the folder of a run." });
}
export { newestRuns as t };
