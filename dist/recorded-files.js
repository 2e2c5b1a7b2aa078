import { f as kebab, l as cutEnd, m as plural, n as jsonOf, w as userError } from "./json.js";
import { y as isOutside } from "./facts.js";
import { t as isMapping } from "./mapping.js";
import { v as MAX_PLAN_BYTES, x as shardPlanSchema } from "./refused-settings.js";
import { c as MAX_EVIDENCE_BYTES, s as readEvidenceText } from "./evidence-files.js";
import { i as jsonDocument } from "./origin.js";
import { l as gateSettings } from "./find-policy.js";
import { t as deepEqual } from "./deep-equal.js";
import { s as canonicalText } from "./tree-digest.js";
import { basename, join, relative, resolve } from "node:path";
import { hash } from "node:crypto";
// src/plan/shards/digest.ts
function digestOf({ forecast: _, ...pinned }) {
	return hash("sha256", canonicalText(pinned), "hex");
}
// src/plan/shards/plan-difference.ts
function planDifference(one, other) {
	if (one.generator.version !== other.generator.version) return `it was made by version ${other.generator.version} of eval-action, not ${one.generator.version}`;
	if (one.shards.length !== other.shards.length) return `it has ${plural("shard", other.shards.length)}, not ${one.shards.length}`;
	if (one.commit !== other.commit) return `it is for ${commitOf(other)}, not ${commitOf(one)}`;
	return inputDifference(one, other) ?? fileDifference(one.files, other.files) ?? changeDifference(one, other) ?? partDifference(one, other);
}
const commitOf = ({ commit }) => commit === void 0 ? "no commit" : `the commit ${commit.slice(0, 10)}`;
function inputDifference({ inputs: one }, { inputs: other }) {
	const name = [...new Set([...Object.keys(one), ...Object.keys(other)])].find((each) => !deepEqual(one[each], other[each]));
	return name === void 0 ? void 0 : `${kebab(name)} is ${shown(other[name])}, not ${shown(one[name])}`;
}
const LONGEST_VALUE = 100;
const shown = (value) => value === void 0 ? "the default" : cutEnd(JSON.stringify(value), LONGEST_VALUE);
function fileDifference(one, other) {
	const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256])));
	const path = [...one, ...other].map((file) => file.path).find((each) => first?.get(each) !== second?.get(each));
	if (path === void 0) return void 0;
	if (second?.get(path) === void 0) return `it was made without the file ${path}`;
	return first?.get(path) === void 0 ? `it was also made with the file ${path}` : `the file ${path} has another content`;
}
function differentFiles(one, other) {
	const [first, second] = [one, other].map((files) => new Map(files.map(({ path, sha256 }) => [path, sha256 ?? ""])));
	return [...new Set([...one, ...other].map(({ path }) => path))].sort().filter((path) => first?.get(path) !== second?.get(path));
}
function changeDifference({ changed: one }, { changed: other }) {
	if (one === void 0 !== (other === void 0)) return "git listed the changed files for one of them only";
	const [path] = differentFiles(one ?? [], other ?? []);
	return path === void 0 ? void 0 : `the file ${path} differs from the commit in another way`;
}
function partDifference(one, other) {
	if (!deepEqual(one.baseline, other.baseline)) return "its baseline is another one";
	if (!deepEqual(one.tests, other.tests)) return "its tests, or their shards, are others";
	return deepEqual(one.policy, other.policy) ? "its warnings or limits are others" : "its policy is another one";
}
// src/app/shards/plan-folder.ts
const PLAN_FILE = "plan.json";
async function writePlanFolder(folder, plan, texts, files) {
	for (const [path, text] of texts) await files.write(join(folder, path), text);
	await files.write(join(folder, PLAN_FILE), jsonDocument(plan));
}
async function preparePlanFolder(folder, files) {
	if (await files.state(folder) !== "folder") return;
	const path = join(folder, PLAN_FILE);
	const isThere = await files.state(path) === "file";
	if (isThere && isPlan(await files.read(path, 67108864))) return removeBaseline(folder, files);
	const { names } = await files.namesIn(folder, 1);
	const [first] = isThere ? [PLAN_FILE] : names;
	if (first === void 0) return;
	throw userError("OUTPUT_UNWRITABLE", `${join(folder, first)} already exists and was not written by a plan`, { hint: "Set an empty folder, or that of an older plan, with --output." });
}
function isPlan(text) {
	const value = jsonOf(text);
	const generator = isMapping(value) ? value["generator"] : void 0;
	return isMapping(generator) && generator["name"] === "eval-action" && isMapping(value) && "shards" in value;
}
async function removeBaseline(folder, files) {
	const baseline = join(folder, "baseline");
	if (await files.state(baseline) !== "folder") return;
	const { names } = await files.namesIn(baseline, MOST_BASELINE_FILES);
	for (const name of names) if (INSIDE.test(`baseline/${name}`)) await files.removeFile(join(baseline, name));
}
const MOST_BASELINE_FILES = 1e4;
async function readPlanFolder(folder, expected, files) {
	const path = join(folder, PLAN_FILE);
	if (await files.state(path) !== "file") throw refused("FILE_MISSING", `There is no ${PLAN_FILE} in ${folder}`);
	const plan = parsed(await files.read(path, MAX_PLAN_BYTES), path);
	const digest = digestOf(plan);
	if (expected !== void 0 && digest !== expected) throw userError("RESULTS_UNREADABLE", `${path} is another plan: ${digest.slice(0, 12)}, not ${expected.slice(0, 12)}`, { hint: `Pass the folder of that plan (plan-path). The digest of this one is ${digest}: "eval-action plan -o" prints it, and the plan job has it as its output plan.` });
	return {
		plan,
		digest,
		baseline: await baselineOf(plan.baseline, folder, files)
	};
}
function parsed(text, path) {
	const value = jsonOf(text);
	const version = isMapping(value) ? value["schemaVersion"] : void 0;
	if (typeof version === "number" && version > 1) throw refused("RESULTS_UNREADABLE", `${path} was written by a newer version of eval-action`);
	const read = shardPlanSchema.safeParse(value);
	if (!read.success) throw notAPlan(path, read.error);
	const gate = gateSettings.safeParse(read.data.policy.gate);
	if (!gate.success) throw notAPlan(path, gate.error, ["policy", "gate"]);
	return read.data;
}
function notAPlan(path, { issues: [issue] }, within = []) {
	const at = [...within, ...issue?.path ?? []].join(".").slice(0, 100);
	return refused("RESULTS_UNREADABLE", `${path} is not a plan of a sharded run${at === "" ? "" : ` at ${at}`}`);
}
async function baselineOf(pinned, folder, files) {
	if (pinned.kind !== "found") return pinned;
	const pools = [];
	let left = MAX_EVIDENCE_BYTES;
	for (const file of pinned.files) {
		const text = await pinnedText(file, folder, files, left);
		left -= Buffer.byteLength(text);
		const read = readEvidenceText(text, file.path);
		if (read.kind === "refused") throw refused("RESULTS_UNREADABLE", `${file.path} of the plan: ${read.why}`);
		pools.push(...read.files.map(({ pool }) => pool));
	}
	const { provenance, steps, whyEmpty, leftOut } = pinned;
	return {
		kind: "found",
		pools,
		provenance,
		...whyEmpty && { whyEmpty },
		...leftOut && { leftOut },
		...steps && { steps }
	};
}
async function pinnedText({ path, sha256 }, folder, files, maxBytes) {
	if (!INSIDE.test(path)) throw refused("RESULTS_UNREADABLE", `The plan names a baseline outside its folder: ${path}`);
	const absolute = join(folder, path);
	if (await files.state(absolute) !== "file") throw refused("FILE_MISSING", `There is no ${path} in ${folder}, and the plan was made with it`);
	const text = await files.read(absolute, maxBytes);
	if (sha256Of(text) !== sha256) throw refused("RESULTS_UNREADABLE", `${absolute} is not the file that the plan was made with`);
	return text;
}
const INSIDE = /^baseline\/[\w@.-]{1,120}\.json$/;
const isPlanFile = (name) => name === "plan.json" || INSIDE.test(name);
const sha256Of = (content) => hash("sha256", content, "hex");
const refused = (code, message) => userError(code, message, { hint: "Pass the folder that \"eval-action plan\" wrote (plan-path), or re-run all jobs for a new plan." });
// src/app/shards/recorded-files.ts
const MAX_BYTES = MAX_EVIDENCE_BYTES;
function recordedFiles(disk) {
	const read = new Set();
	const noting = (work) => async (path, ...rest) => {
		const result = await work(path, ...rest);
		read.add(resolve(path));
		return result;
	};
	return {
		files: {
			...disk,
			read: noting(disk.read),
			readBytes: noting(disk.readBytes)
		},
		async pinned(root, others) {
			const names = [...new Set([...read, ...others.map((path) => resolve(path))])].map((path) => relative(root, path).replaceAll("\\", "/")).filter((name) => !isOutside(name) && !hasKeys(name)).sort();
			return Promise.all(names.map(async (path) => ({
				path,
				sha256: await digestOfFile(resolve(root, path), disk)
			})));
		}
	};
}
const hasKeys = (path) => basename(path) === ".env";
const digestOfFile = async (path, files) => sha256Of(await files.readBytes(path, MAX_BYTES));
export { isPlanFile as a, sha256Of as c, planDifference as d, digestOf as f, PLAN_FILE as i, writePlanFolder as l, hasKeys as n, preparePlanFolder as o, recordedFiles as r, readPlanFolder as s, digestOfFile as t, differentFiles as u };
