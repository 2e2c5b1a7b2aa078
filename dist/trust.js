import { m as plural } from "./json.js";
// src/evidence/trust.ts
const DAY_MS = 864e5;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
function lookAt(artifact, rules) {
	const { origin, createdAt, digest } = artifact;
	const leftOut = (why) => ({
		kind: "leftOut",
		why
	});
	if (origin === void 0 || createdAt === void 0) return leftOut("GitHub does not report which run stored it");
	if (origin.run === rules.ownRun) return leftOut("it is of this run");
	const own = rules.repositoryId ?? origin.repositoryId;
	if (origin.repositoryId !== own || origin.headRepositoryId !== own) return leftOut("its run was of another repository, such as a fork");
	if (origin.branch !== rules.branch) return leftOut(`its run was on another branch than ${rules.branch}`);
	if (artifact.isExpired) return leftOut("it has expired");
	if (!(rules.now - Date.parse(createdAt) <= rules.maxAgeDays * DAY_MS)) return leftOut(`it is older than ${ageText(rules.maxAgeDays)}`);
	if (digest === void 0 || !DIGEST.test(digest)) return leftOut("GitHub has no digest of it");
	return {
		kind: "candidate",
		candidate: {
			...artifact,
			origin,
			createdAt,
			digest
		}
	};
}
const ageText = (days) => days < 2 ? plural("hour", Math.round(days * 24)) : plural("day", Math.floor(days));
const TRUSTED_EVENTS = [
	"push",
	"schedule",
	"workflow_dispatch"
];
function whyNotTrusted(run, { origin }, rules) {
	if (run.id !== origin.run || run.headSha !== origin.sha || run.headBranch !== rules.branch) return "its run does not match the artifact";
	if (run.repositoryId !== origin.repositoryId || run.head?.repositoryId !== origin.repositoryId) return "its run was of another repository, such as a fork";
	if (!TRUSTED_EVENTS.includes(run.event)) return `its run was started by ${run.event}`;
	if (rules.workflow === void 0) return "which workflow this is is not known (GITHUB_WORKFLOW_REF is not set)";
	if (run.path !== rules.workflow) return `its run was of another workflow than ${rules.workflow}`;
	return run.status === "completed" ? void 0 : "its run has not finished";
}
function whyNotLeft({ event, ref, isProtected, branches }) {
	if (!TRUSTED_EVENTS.includes(event)) return `Runs that ${event || "nothing on GitHub"} starts leave no evidence`;
	const [, branch] = /^refs\/heads\/(.+)$/s.exec(ref) ?? [];
	if (branch === void 0) return "Only runs on a branch leave evidence";
	if (isProtected || branches.includes(branch)) return void 0;
	return `Only the default branch, protected ones and that of baseline-branch leave evidence, not ${branch}`;
}
function nearestFirst(candidates, before, after = []) {
	const distances = new Map();
	after.forEach((sha, index) => {
		distances.set(sha, after.length - index);
	});
	before.forEach((sha, index) => {
		distances.set(sha, 0 - index);
	});
	return candidates.flatMap((candidate) => {
		const distance = distances.get(candidate.origin.sha);
		return distance === void 0 ? [] : [{
			candidate,
			distance
		}];
	}).sort((a, b) => rankOf(a) - rankOf(b) || newer(a, b));
}
const rankOf = ({ distance }) => distance <= 0 ? -distance : FAR + distance;
const FAR = 1e6;
const newer = (a, b) => Date.parse(b.candidate.createdAt) - Date.parse(a.candidate.createdAt) || b.candidate.id - a.candidate.id;
export { whyNotTrusted as a, whyNotLeft as i, lookAt as n, nearestFirst as r, ageText as t };
