import { w as userError } from "./json.js";
import { t as jsonString } from "./json-string.js";
import { c as whyFailed } from "./bounds.js";
import { join } from "node:path";
import { hash } from "node:crypto";
// src/targets/dry-run.ts
const DRY_ANSWER = JSON.stringify({
	score: 1,
	assertions: [],
	checks: [],
	overall_reasoning: "Dry run: no target was called."
});
const dryPlanOf = ({ steps, requirements }) => ({
	steps: steps.map((step) => step.kind === "broken" ? {
		...step,
		target: dryName(step.target)
	} : {
		...step,
		target: dryRunOf(step.target)
	}),
	requirements: requirements.map((requirement) => ({
		...requirement,
		target: dryName(requirement.target)
	}))
});
const dryRunOf = (target) => ({
	name: dryName(target.name),
	resolvedName: dryName(target.resolvedName),
	provider: "mock",
	options: { response: DRY_ANSWER },
	...target.workers !== void 0 && { workers: target.workers },
	fallbackTargets: [],
	batching: false,
	location: target.location
});
const SUFFIX = "-dry-run";
const dryName = (name) => `${name}${SUFFIX}`;
const realNameOf = (name) => name.endsWith(SUFFIX) ? name.slice(0, -8) : name;
// src/plan/canonical.ts
const HASH_LENGTH = 12;
const asItIs = (text) => text;
const hashOf = (value, retell) => hash("sha256", canonicalText(value, retell), "base64url").slice(0, HASH_LENGTH);
function canonicalText(value, retell = asItIs) {
	const reporting = reportingBy(retell);
	return isCanonical(value, reporting) ? plainText(value) : textOf(value, reporting);
}
const unordered = (values, retell) => values.map((value) => canonicalText(value, retell)).sort();
const tellings = new WeakMap();
function reportingBy(retell) {
	let reporting = tellings.get(retell);
	if (reporting === void 0) {
		reporting = {
			retell,
			names: new Map()
		};
		tellings.set(retell, reporting);
	}
	return reporting;
}
const NOT_IN_JSON = new Set([
	"bigint",
	"function",
	"symbol"
]);
function isCanonical(value, reporting) {
	if (typeof value === "string") return !value.includes("\r") && reporting.retell(value) === value;
	if (typeof value !== "object" || value === null) return !NOT_IN_JSON.has(typeof value);
	if (Array.isArray(value)) return value.every((item) => isCanonical(item, reporting));
	return Object.getPrototypeOf(value) === Object.prototype && hasCanonicalKeys(value, reporting);
}
function hasCanonicalKeys(value, reporting) {
	let before = "";
	const keys = Object.keys(value);
	for (let at = 0; at < keys.length; at += 1) {
		const key = keys[at] ?? "";
		const item = value[key];
		if (item === void 0) continue;
		if (key < before || nameOf(key, reporting).reported !== key || !isCanonical(item, reporting)) return false;
		before = key;
	}
	return true;
}
function textOf(value, reporting) {
	if (typeof value === "string") return jsonString(unixLines(reporting.retell(value)));
	if (typeof value !== "object" || value === null) return typeof value === "bigint" ? `${value}n` : plainText(value);
	if (Array.isArray(value)) return `[${value.map((item) => textOf(item, reporting)).join(",")}]`;
	return objectText(value, reporting);
}
function objectText(value, reporting) {
	return `{${Object.keys(value).map((key) => nameOf(key, reporting)).sort(inOrder).flatMap(({ key, json }) => value[key] === void 0 ? [] : `${json}${textOf(value[key], reporting)}`).join(",")}}`;
}
const MOST_NAMES = 1e3;
function nameOf(key, { retell, names }) {
	const known = names.get(key);
	if (known !== void 0) return known;
	const reported = retell(key);
	const name = {
		key,
		reported,
		json: `${jsonString(reported)}:`
	};
	if (names.size < MOST_NAMES) names.set(key, name);
	return name;
}
function inOrder(a, b) {
	if (a.reported !== b.reported) return a.reported < b.reported ? -1 : 1;
	return a.key < b.key ? -1 : 1;
}
const unixLines = (text) => text.includes("\r") ? text.replaceAll("\r\n", "\n") : text;
const plainText = (value) => JSON.stringify(value) ?? "null";
// src/app/reuse/tree-digest.ts
const TIMEOUT_MS = 5e3;
const COMMIT_TIMEOUT_MS = 6e4;
async function treeDigest(site) {
	if (!await isCheckout(site)) return void 0;
	const [tree, changes] = await Promise.all([askGit([
		"rev-parse",
		"--verify",
		"HEAD^{tree}"
	], site), askGit([
		"status",
		"--porcelain",
		"--untracked-files=normal"
	], site)]);
	const id = tree?.trim() ?? "";
	return changes?.trim() === "" && /^[0-9a-f]{40,64}$/.test(id) ? id : void 0;
}
async function headOf(site) {
	const head = (await aboutCommit([
		"rev-parse",
		"--verify",
		"HEAD"
	], site))?.trim();
	return head && /^[0-9a-f]{40,64}$/.test(head) ? head : void 0;
}
const LATEST_SECONDS = 864e10;
async function commitTimeOf(site) {
	const seconds = Number(await aboutCommit([
		"log",
		"-1",
		"--no-show-signature",
		"--format=%ct",
		"HEAD"
	], site) ?? 0);
	return seconds > 0 && seconds <= LATEST_SECONDS ? seconds * 1e3 : void 0;
}
const DIFF_TIMEOUT_MS = 6e4;
async function changedNames(site) {
	if (!await isCheckout(site)) return void 0;
	return (await askGit([
		"-c",
		"diff.autoRefreshIndex=true",
		...[
			"diff",
			"--name-only",
			"-z",
			"--no-renames",
			"--no-relative",
			"--no-ext-diff"
		],
		"--ignore-submodules=dirty",
		"HEAD",
		"--"
	], site, DIFF_TIMEOUT_MS))?.split("\0").filter(Boolean).sort();
}
async function aboutCommit(args, site) {
	if (!await isCheckout(site)) return void 0;
	const { git, signal } = site.runtime;
	const result = await git.run(args, {
		cwd: site.root,
		timeoutMs: COMMIT_TIMEOUT_MS
	}, signal);
	if (result.kind === "exited") return result.exitCode === 0 ? result.stdout : void 0;
	if (result.kind === "notStarted" && !result.lacksResources) return void 0;
	throw userError("FILE_UNREADABLE", `git could not read the commit of ${site.root}: ${whyFailed(result, COMMIT_TIMEOUT_MS)}`, { hint: "Run it again: the machine may have been too busy." });
}
async function isCheckout({ root, runtime: { files } }) {
	const git = join(root, ".git");
	return await files.state(git) === "file" || await files.state(join(git, "HEAD")) === "file";
}
async function askGit(args, { root, runtime: { git, signal } }, timeoutMs = TIMEOUT_MS) {
	const result = await git.run(args, {
		cwd: root,
		timeoutMs
	}, signal);
	return result.kind === "exited" && result.exitCode === 0 ? result.stdout : void 0;
}
export { isCheckout as a, hashOf as c, dryPlanOf as d, realNameOf as f, headOf as i, unordered as l, changedNames as n, treeDigest as o, commitTimeOf as r, canonicalText as s, askGit as t, dryName as u };
