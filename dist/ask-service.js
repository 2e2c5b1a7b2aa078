import { $t as sampleLines, Ds as MAX_EVIDENCE_BYTES, Ft as readPlanFolder, Gt as decodeTrend, Nt as isPlanFile, Ou as planInName, Qt as sampleLimits, Sa as keyOf, Tu as nameOfKey, Ut as decodeFacts, Xt as keyOf$1, Yt as isSampleFile, Zc as MAX_PLAN_BYTES, dd as userError, id as UserError, ji as oneLine, ju as samplesArtifact, mc as listed, nd as ServiceError, rd as lacksPermission, xs as memoryFiles } from "./common.js";
import { t as artifactReader } from "./artifact-reader.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/samples/sample-source.ts
const LOOK_MS = 6e4;
function sampleSource(inputs, job, { http, connect, signal }, legs = []) {
	const { githubToken: token } = inputs;
	if (job === void 0 || token === void 0) return void 0;
	const names = [...legs, keyOf(inputs, job)].map(samplesArtifact);
	const found = new Map();
	return (baseline) => {
		const known = found.get(baseline);
		if (known !== void 0) return known;
		const artifacts = artifactReader(connect({
			...job,
			token
		}), http);
		const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
		const looking = findSamples(runsOf(baseline), {
			names,
			artifacts,
			job,
			signal: within
		});
		found.set(baseline, looking);
		return looking;
	};
}
const runsOf = (baseline) => baseline.kind === "found" ? [...new Set(baseline.provenance.flatMap(({ runId }) => runId ?? []))] : [];
async function findSamples(runs, look) {
	const parts = await Promise.all(runs.map((run) => ofRun(run, look)));
	return {
		lines: new Map(parts.flatMap(({ lines }) => [...lines])),
		trend: parts.flatMap(({ trend }) => trend),
		facts: new Map(parts.flatMap(({ facts }) => [...facts])),
		runs: parts.flatMap((part) => part.runs),
		problems: parts.flatMap(({ problems }) => problems)
	};
}
async function ofRun(run, look) {
	try {
		const artifacts = (await look.artifacts.list(run, look.signal)).filter(({ name }) => look.names.includes(name));
		if (artifacts.length === 0) return nothing(`run ${run} stored no samples`);
		const parts = await Promise.all(artifacts.map((artifact) => ofArtifact(artifact, run, look)));
		return {
			lines: new Map(parts.flatMap(({ lines }) => [...lines])),
			trend: parts.flatMap(({ trend }) => trend),
			facts: new Map(parts.flatMap(({ facts }) => [...facts])),
			runs: parts.some(({ lines }) => lines.size > 0) ? [run] : [],
			problems: parts.flatMap(({ problems }) => problems)
		};
	} catch (error) {
		if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
		return nothing(`the samples of run ${run} could not be read: ${oneLine(firstMessage(error))}`);
	}
}
const firstMessage = (error) => error instanceof UserError ? error.problems[0]?.message ?? error.message : error.message;
const LIMITS$1 = {
	archiveBytes: sampleLimits.archiveBytes,
	entries: 100,
	entryBytes: Math.max(sampleLimits.fileBytes, sampleLimits.factsBytes),
	totalBytes: sampleLimits.totalBytes + sampleLimits.trendBytes + sampleLimits.factsBytes
};
async function ofArtifact(artifact, run, look) {
	const { origin, isExpired } = artifact;
	if (isExpired) return nothing(`the samples of run ${run} have expired`);
	const own = look.job.repositoryId ?? origin?.repositoryId;
	if (origin === void 0 || origin.headRepositoryId !== own || origin.repositoryId !== own) return nothing(`the samples of run ${run} are of another repository`);
	const isWanted = (name) => isSampleFile(name) || name === "trend.json" || name === "facts.json";
	return readFiles([...await look.artifacts.download(artifact, {
		isWanted,
		limits: LIMITS$1,
		signal: look.signal
	})].map(([name, bytes]) => [name, Buffer.from(bytes).toString("utf8")]), run);
}
function readFiles(files, run) {
	const lines = new Map();
	const trend = [];
	const facts = new Map();
	const problems = [];
	const refuse = (name, why) => problems.push(`${name} of run ${run} cannot be used: ${why}`);
	for (const [name, text] of files) if (name === "facts.json") {
		const read = decodeFacts(text);
		if (read.kind === "refused") refuse(name, read.why);
		else for (const fact of read.value) facts.set(keyOf$1(fact), fact);
	} else if (name === "trend.json") {
		const read = decodeTrend(text);
		if (read.kind === "refused") refuse(name, read.why);
		else trend.push(...read.value);
	} else {
		const read = sampleLines(text);
		if (read.kind === "refused") refuse(name, read.why);
		else for (const [key, line] of read.value) lines.set(key, line);
	}
	return {
		lines,
		trend,
		facts,
		runs: [run],
		problems
	};
}
const nothing = (problem) => ({
	lines: new Map(),
	trend: [],
	facts: new Map(),
	runs: [],
	problems: [problem]
});
// src/app/shards/plan-artifact.ts
async function planArtifactOf(run, { digest, key }, reader, signal) {
	const all = (await reader.list(run, signal)).flatMap((artifact) => {
		const named = planInName(artifact.name);
		return named === void 0 ? [] : [{
			artifact,
			...named
		}];
	});
	const named = digest === void 0 ? ofOneKey(all, key, run) : all;
	const plans = named.filter(({ artifact }) => !artifact.isExpired).toSorted(newestFirst);
	const problems = [];
	for (const { artifact } of plans.slice(0, MOST_PLANS)) try {
		return await planInArtifact(artifact, digest, reader, signal);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		if (digest === void 0) throw error;
		problems.push(error.problems[0]?.message ?? error.message);
	}
	const wanted = digest === void 0 ? "a plan" : `the plan ${digest.slice(0, 12)}`;
	const expired = named.length > plans.length ? `${named.length - plans.length} expired` : void 0;
	throw userError("FILE_MISSING", `Workflow run ${run} has no artifact with ${wanted}`, {
		found: [...problems, ...expired === void 0 ? [] : [expired]].join("; ") || "no plan",
		hint: "Re-run all jobs: the plan job makes a new plan."
	});
}
function ofOneKey(all, asked, run) {
	const keys = [...new Set(all.map(({ key }) => key))].sort();
	if (asked === void 0 && keys.length < 2) return all;
	const wanted = asked === void 0 ? void 0 : nameOfKey(asked);
	const own = all.filter(({ key }) => key === wanted);
	if (own.length > 0) return own;
	const shown = keys.length === 0 ? "no plan" : listed(keys);
	if (asked === void 0) throw userError("INPUT_INVALID", `Workflow run ${run} has plans of ${keys.length} comment-keys, and one is reported`, {
		expected: "comment-key, one of them",
		found: shown,
		hint: "Set comment-key to that of the plan to report. Add a step for each other plan."
	});
	throw userError("FILE_MISSING", `Workflow run ${run} has no plan of the comment-key ${asked}`, {
		found: shown,
		hint: "Set comment-key to that of a plan of this run, or leave it out if the run has only one plan."
	});
}
const MOST_PLANS = 100;
const LIMITS = {
	archiveBytes: 67108864,
	entries: 5e3,
	entryBytes: Math.max(MAX_PLAN_BYTES, MAX_EVIDENCE_BYTES),
	totalBytes: MAX_PLAN_BYTES + MAX_EVIDENCE_BYTES
};
const newestFirst = (one, other) => other.attempt - one.attempt || (one.artifact.name < other.artifact.name ? -1 : 1);
async function planInArtifact(artifact, digest, reader, signal) {
	const files = await reader.download(artifact, {
		isWanted: isPlanFile,
		limits: LIMITS,
		signal
	});
	const folder = resolve("/", artifact.name);
	const contents = new Map([...files].map(([name, content]) => [resolve(folder, name), content]));
	return readPlanFolder(folder, digest, memoryFiles(contents));
}
// src/app/action/ask-service.ts
const READ_MS = 3e5;
const within = (signal) => AbortSignal.any([signal, AbortSignal.timeout(READ_MS)]);
async function asked(what, work) {
	try {
		return await work();
	} catch (cause) {
		if (!(cause instanceof ServiceError)) throw cause;
		throw userError("RESULTS_UNREADABLE", `${what} could not be read: ${cause.message}`, {
			...lacksPermission(cause) && { hint: PERMISSIONS },
			cause
		});
	}
}
const PERMISSIONS = [
	"Give the job these permissions:",
	"  permissions:",
	"    actions: read",
	"    contents: read",
	"    pull-requests: write"
].join("\n");
export { sampleSource as a, planInArtifact as i, within as n, planArtifactOf as r, asked as t };
