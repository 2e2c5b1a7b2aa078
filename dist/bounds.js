import { _ as UserError, y as messageOf } from "./json.js";
import { t as never } from "./never.js";
import { n as Variable } from "./setting.js";
import { basename, extname, isAbsolute, join, relative } from "node:path";
// src/plan/time-limit.ts
const defaultSeconds = ({ isAgent, promptMode }) => isAgent ? 1800 : promptMode === "agent" ? 120 : 600;
const keepsTimeLimit = ({ keys }) => keys?.includes("timeout_seconds") === true;
function askedLimit(test, inputSeconds, suite) {
	if (test?.timeoutSeconds !== void 0) return {
		seconds: test.timeoutSeconds,
		from: "test"
	};
	if (inputSeconds !== void 0) return {
		seconds: inputSeconds,
		from: "input"
	};
	return suite?.timeoutSeconds === void 0 ? void 0 : {
		seconds: suite.timeoutSeconds,
		from: "suite"
	};
}
function targetLimit({ options }, kind) {
	const given = options["timeout_seconds"];
	const seconds = Number(given instanceof Variable ? given.value : given);
	if (keepsTimeLimit(kind) && seconds > 0) return {
		seconds,
		from: "target"
	};
	return {
		seconds: defaultSeconds(kind),
		from: "default"
	};
}
const millisecondsOf = (seconds) => Math.max(1, Math.floor(seconds * 1e3));
// src/workspaces/workspace-error.ts
var WorkspaceError = class extends Error {
	name = "WorkspaceError";
	failure;
	mayPass;
	isBlocked;
	constructor(reason, message, location, { mayPass = false, isBlocked = false } = {}) {
		super(message);
		this.mayPass = mayPass;
		this.isBlocked = isBlocked;
		const stage = reason === "clone_error" ? "repo_setup" : "setup";
		this.failure = {
			class: "workspace",
			stage,
			reason,
			message,
			...location && { location }
		};
	}
};
async function orFailure(reason, location, work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		throw new WorkspaceError(reason, error.problems.map(({ message }) => message).join("; ") || messageOf(error), location, {
			mayPass: error.problems.some(({ code }) => code === "OUTPUT_UNWRITABLE"),
			isBlocked: /^(?:EPERM|EACCES|EBUSY|ENOTDIR)$/.test(codeOf(error.cause))
		});
	}
}
const codeOf = (cause) => cause instanceof Error && "code" in cause ? String(cause.code) : "";
function whyFailed(ended, timeoutMs) {
	switch (ended.kind) {
		case "exited":
			if (ended.exitCode === 0) return void 0;
			return lastWords(ended.stderr) || `It ended with exit code ${ended.exitCode}`;
		case "killed": return `It was ended by ${ended.signal}`;
		case "timedOut": return `It did not end within ${timeoutMs / 1e3} s and was stopped`;
		case "flooded": return `It wrote more than 10 MiB to ${ended.stream}`;
		case "cancelled": return "The run was stopped meanwhile";
		case "notStarted": return ended.message;
		default: return never(ended);
	}
}
const MOST_WORDS = 2e3;
function lastWords(stderr) {
	const text = stderr.trim();
	return text.length <= MOST_WORDS ? text : `\u2026${text.slice(-1999).toWellFormed()}`;
}
// src/suites/graders/custom-grader-files.ts
const GRADER_ENDINGS = [
	".ts",
	".js",
	".mts",
	".mjs",
	".py",
	".sh"
];
const LOCATIONS = [["assertions"], ["graders", "judges"]];
const findCustomGraders = (search) => findScripts(LOCATIONS, search);
async function findScripts(locations, search) {
	const found = new Map();
	for (const location of locations) for (const folder of search.roots.flatMap((root) => location.map((name) => join(root, ".agentv", name)))) for (const path of await scriptsIn(folder, search)) {
		const name = basename(path, extname(path));
		if (!found.has(name)) found.set(name, await customGrader(path, search));
	}
	return found;
}
const customGrader = async (path, search) => ({
	path,
	shown: search.shown(path),
	complaint: await whyNot(path, search)
});
async function scriptsIn(folder, { files }) {
	const pattern = `*{${GRADER_ENDINGS.join(",")}}`;
	const paths = await files.glob([pattern], { cwd: folder });
	const rank = (path) => GRADER_ENDINGS.indexOf(extname(path));
	return paths.filter((path) => !/\.d\.m?ts$/.test(path)).sort((a, b) => rank(a) - rank(b));
}
async function whyNot(path, { bounds, scripts, shown }) {
	if (await bounds.sideOf(path) !== "inside") return {
		code: "FILE_UNREADABLE",
		message: `${shown(path)} is a link that leads out of the repository, and is not run`,
		expected: "a file of the repository",
		hint: "Copy the file into the repository."
	};
	const starter = await scripts.starter(extname(path));
	if (starter.kind === "found") return void 0;
	return {
		code: "GRADER_INVALID",
		message: `${shown(path)} cannot start: ${starter.missing} is not installed on this machine`,
		hint: starter.hint
	};
}
// src/suites/references/bounds.ts
var Bounds = class {
	#folders;
	#files;
	#behindLinks;
	constructor(folders, files) {
		this.#folders = [...new Set(folders)];
		this.#files = files;
	}
	hold(path) {
		return this.#folders.some((folder) => isInside(folder, path));
	}
	async sideOf(path) {
		if (!this.hold(path)) return "outside";
		const real = await this.#real(path);
		this.#behindLinks ??= Promise.all(this.#folders.map((folder) => this.#real(folder)));
		return (await this.#behindLinks).some((folder) => isInside(folder, real)) ? "inside" : "link";
	}
	#real(path) {
		return this.#files.realPath(path);
	}
};
function isInside(folder, path) {
	const way = relative(folder, path);
	return !isAbsolute(way) && !/^\.\.(?:[/\\]|$)/.test(way);
}
export { findScripts as a, whyFailed as c, millisecondsOf as d, targetLimit as f, findCustomGraders as i, askedLimit as l, GRADER_ENDINGS as n, WorkspaceError as o, customGrader as r, orFailure as s, Bounds as t, keepsTimeLimit as u };
