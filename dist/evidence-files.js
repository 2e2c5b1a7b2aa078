import { a as resetSchema, n as evidenceTestSchema, r as evidenceTrialSchema, s as canonical, t as evidencePoolSchema } from "./evidence.js";
import { K as string, M as array, R as lazy, V as number, i as isDeeperThan, l as cutEnd, n as jsonOf } from "./json.js";
import { basename, join } from "node:path";
import { hash } from "node:crypto";
// src/evidence/codec.ts
const MAX_EVIDENCE_BYTES = 67108864;
const MOST_TESTS = 5e4;
const MOST_TRIALS = 1e4;
const MOST_RESETS = 5e4;
const LONGEST_NAME = 4096;
const LONGEST_REASON = 1e4;
const MOST_USD = 1e6;
const LONGEST_MS = 316224e5;
function encodePool(pool) {
	const { tests, resets, ...head } = canonical(pool);
	const lines = tests.map((test) => `\n${JSON.stringify(test)}`).join(",");
	return `${JSON.stringify(head).slice(0, -1)},"tests":[${lines}\n],"resets":${JSON.stringify(resets)}}\n`;
}
function decodePool(text) {
	if (Buffer.byteLength(text) > 67108864) return refused("it is larger than evidence ever is");
	const value = jsonOf(text);
	if (value === void 0) return refused("it is not JSON, or cut off");
	if (isDeeperThan(value, 200)) return refused("it is nested too deeply");
	if (isNewer(value)) return refused("a newer version of eval-action wrote it");
	const read = storedPool.safeParse(value);
	if (!read.success) return refused(whyNot(read.error));
	const twice = repeated(read.data);
	if (twice !== void 0) return refused(`it contains the test "${cutEnd(twice, 60)}" twice`);
	return {
		kind: "read",
		pool: canonical(read.data)
	};
}
const name = string().max(LONGEST_NAME);
const time = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/, "a time as 2026-01-31T12:00:00Z").refine((text) => Number.isFinite(Date.parse(text)), "a time that there is");
const storedTrial = lazy(() => evidenceTrialSchema.unwrap().extend({
	measure: name.optional(),
	subject: name.optional(),
	run: name,
	sha: name.optional(),
	time,
	costUsd: number().nonnegative().max(MOST_USD).optional(),
	durationMs: number().nonnegative().max(LONGEST_MS).optional(),
	agentVersion: name.optional()
}));
const storedPool = lazy(() => evidencePoolSchema.unwrap().extend({
	suite: name,
	file: name.optional(),
	target: name,
	tests: array(evidenceTestSchema.extend({
		testId: name,
		trials: array(storedTrial).max(MOST_TRIALS)
	})).max(MOST_TESTS),
	resets: array(resetSchema.unwrap().extend({
		testId: name,
		time,
		reason: string().max(LONGEST_REASON),
		author: name.optional()
	})).max(MOST_RESETS)
}));
function isNewer(value) {
	if (typeof value !== "object" || value === null || !Object.hasOwn(value, "schemaVersion")) return false;
	const version = value["schemaVersion"];
	return typeof version === "number" && version > 1;
}
function whyNot({ issues }) {
	const [issue] = issues;
	return `it is not evidence: ${issue === void 0 || issue.path.length === 0 ? "at the top" : `at ${cutEnd(issue.path.join("."), 100)}`}: ${cutEnd(issue?.message ?? "something else is there", 200)}`;
}
function repeated({ tests }) {
	const seen = new Set();
	for (const { testId } of tests) {
		if (seen.has(testId)) return testId;
		seen.add(testId);
	}
}
const refused = (why) => ({
	kind: "refused",
	why
});
// src/app/baseline/evidence-files.ts
const EVIDENCE_FOLDER = join(".agentv", "evidence");
const RUN_EVIDENCE = "evidence";
const MOST_FILES = 1e4;
async function readEvidenceFolder(folder, disk) {
	const paths = await evidenceFilesIn(folder, disk);
	if (paths.length > MOST_FILES) return {
		kind: "refused",
		path: folder,
		why: `it contains more than ${MOST_FILES} files`
	};
	const files = [];
	let remaining = MAX_EVIDENCE_BYTES;
	for (const path of paths) {
		const text = await disk.read(path, MAX_EVIDENCE_BYTES);
		remaining -= Buffer.byteLength(text);
		if (remaining < 0) return {
			kind: "refused",
			path: folder,
			why: "the total size of its files is over the limit"
		};
		const read = readEvidenceText(text, path);
		if (read.kind === "refused") return read;
		files.push(...read.files);
	}
	return {
		kind: "read",
		files
	};
}
async function evidenceFilesIn(folder, disk) {
	return (await disk.glob(["*.json"], { cwd: folder })).filter((path) => !OTHERS.includes(basename(path)));
}
const OTHERS = [
	"report.json",
	"benchmark.json",
	"timing.json"
];
function readEvidenceText(text, path) {
	const decoded = decodePool(text);
	return decoded.kind === "refused" ? {
		kind: "refused",
		path,
		why: decoded.why
	} : {
		kind: "read",
		files: [{
			path,
			pool: decoded.pool
		}]
	};
}
function looksLikeEvidence(text, path) {
	if (/^\s*\{\s*"(?:schemaVersion|suite|tests|resets)"\s*:/.test(text.slice(0, 200))) return !/"test_id"/.test(text.slice(0, 2e3));
	return /\.json$/i.test(path);
}
function evidenceFileName({ suite, file, target }) {
	return `${`${suite}@${target}`.replaceAll(/[^A-Za-z0-9@._-]+/g, "_").slice(0, 80)}-${hash("sha256", JSON.stringify([
		file,
		suite,
		target
	]), "hex").slice(0, 8)}.json`;
}
export { looksLikeEvidence as a, MAX_EVIDENCE_BYTES as c, evidenceFilesIn as i, encodePool as l, RUN_EVIDENCE as n, readEvidenceFolder as o, evidenceFileName as r, readEvidenceText as s, EVIDENCE_FOLDER as t };
