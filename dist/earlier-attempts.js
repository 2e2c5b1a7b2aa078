import { t as artifactReader } from "./artifact-reader.js";
import { Ao as linesOfPieces, Au as resultsArtifact, Ru as isOwnServer, Sa as keyOf, Wa as readReport, Xr as runFiles, Ya as MAX_RESULTS_BYTES, ed as plural, gu as permissionHint, id as UserError, ji as oneLine, nd as ServiceError, rd as lacksPermission } from "./common.js";
import { t as earlierAttemptOf } from "./earlier-attempt.js";
// src/app/run-folder/earlier-attempts.ts
const NONE = {
	attempts: [],
	unreadable: []
};
const LOOK_MS = 6e4;
async function findAttempts(inputs, job, { http, connect, log, signal }) {
	const { githubToken: token } = inputs;
	if (job === void 0 || job.attempt <= 1 || inputs.dryRun) return NONE;
	if (isOwnServer(job.serverUrl)) return {
		...NONE,
		warnings: [notOnOwnServer(job)]
	};
	if (token === void 0) return {
		attempts: [],
		unreadable: [notRead(job, "there is no token", "Set github-token to ${{ github.token }}")]
	};
	const reader = artifactReader(connect({
		...job,
		token
	}), http);
	const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
	return readAttempts(keyOf(inputs, job), job, {
		reader,
		log
	}, within);
}
async function readAttempts(key, job, { reader, log }, signal) {
	const found = new Map();
	const unreadable = [];
	try {
		const artifacts = await reader.list(job.run, signal);
		for (let attempt = Math.min(job.attempt - 1, 50); attempt >= 1; attempt -= 1) {
			const artifact = artifacts.find(({ name }) => name === resultsArtifact(key, attempt));
			if (artifact === void 0 || found.has(attempt)) continue;
			const read = await reportIn(artifact, reader, signal);
			if (!("run" in read)) {
				unreadable.push(notRead(job, read.why));
				continue;
			}
			for (const each of roundsOf(attempt, read)) if (each.attempt <= attempt) found.set(each.attempt, each);
		}
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const isRefusal = lacksPermission(error);
		unreadable.push(notRead(job, error.message, isRefusal ? permissionHint("actions: read") : void 0));
	}
	const attempts = [...found.values()].filter(({ tests }) => tests.length > 0).sort((a, b) => a.attempt - b.attempt);
	for (const { attempt, tests } of attempts) log.info(`Attempt ${attempt} of this run measured ${plural("test", tests.length)}; they count for unchanged tests`);
	return {
		attempts,
		unreadable
	};
}
function roundsOf(attempt, { run, results = [], verdict, decided }) {
	const own = !run.dryRun && run.missingSecrets === void 0 && verdict !== "invalid" ? earlierAttemptOf(attempt, {
		...run,
		results: [...results]
	}, decided.tests) : {
		attempt,
		tests: []
	};
	return [...run.earlier ?? [], own];
}
const LIMITS = {
	archiveBytes: MAX_RESULTS_BYTES,
	entries: 5e3,
	entryBytes: MAX_RESULTS_BYTES,
	totalBytes: MAX_RESULTS_BYTES
};
async function reportIn(artifact, reader, signal) {
	if (artifact.isExpired) return { why: `the artifact ${artifact.name} has expired` };
	try {
		const isWanted = (name) => name === runFiles.report;
		const bytes = (await reader.download(artifact, {
			isWanted,
			limits: LIMITS,
			signal
		})).get(runFiles.report);
		if (bytes === void 0) return { why: `the artifact ${artifact.name} has no ${runFiles.report}` };
		const read = readReport(linesOfPieces([bytes]), `${runFiles.report} of ${artifact.name}`);
		return read.results === void 0 ? { why: `another version wrote the artifact ${artifact.name}` } : read;
	} catch (error) {
		if (error instanceof UserError) return { why: oneLine(error.problems[0]?.message ?? error.message) };
		throw error;
	}
}
const notOnOwnServer = ({ attempt }) => ({
	code: "RESULTS_UNREADABLE",
	severity: "warning",
	message: `This is attempt ${attempt}, and its verdict does not include the earlier attempts on the same commit: GitHub Enterprise Server does not support the artifacts that store them`,
	hint: "Read the reports of the earlier attempts, too: a failure there may be a regression."
});
const notRead = ({ attempt }, why, hint) => ({
	code: "RESULTS_UNREADABLE",
	severity: "error",
	message: `this is attempt ${attempt}, and earlier attempts on the same commit cannot be read: ${why}`,
	hint: `${hint === void 0 ? "Run it again" : `${hint.replace(/\.$/, "")}, and run it again`}, or push a commit: a new run has no earlier attempts.`
});
export { findAttempts, readAttempts };
