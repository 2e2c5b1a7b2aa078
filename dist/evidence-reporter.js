import { fl as whyNoArtifacts, hs as notTaken, nl as plural, pi as evidenceArtifact, ri as whyNotLeft } from "./common.js";
// src/app/baseline/evidence-reporter.ts
function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
	if (job === void 0 || uploadArtifacts && whyNoArtifacts(env) !== void 0) return false;
	return whyBranchLeavesNone(job, branch) === void 0;
}
function evidenceReporter(options) {
	return {
		name: NAME,
		async deliver(report) {
			const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? "Nothing was measured" : void 0);
			if (why !== void 0) return {
				kind: "notNeeded",
				name: NAME,
				why
			};
			try {
				return await leave(options);
			} catch (error) {
				return notTaken(NAME, error, void 0, void 0);
			}
		}
	};
}
const NAME = "evidence";
function whyNoneLeft({ evidence, whyNone, job, branch }, report) {
	if (evidence === "never") return "evidence is never";
	if (report.dryRun) return "A dry run measures nothing";
	if (!report.complete) return "The run is not complete";
	if (report.verdict.kind === "invalid") return "The run is not valid";
	if (whyNone !== void 0) return whyNone;
	return whyBranchLeavesNone(job, branch);
}
function whyBranchLeavesNone({ event, ref, isProtected, defaultBranch }, branch) {
	const branches = [defaultBranch, branch].filter((name) => name !== void 0);
	return whyNotLeft({
		event,
		ref,
		isProtected,
		branches
	});
}
async function leave(options) {
	const { retentionDays, folder, paths: files } = options;
	const name = evidenceArtifact(options.key);
	if (await storeForLater({
		name,
		folder,
		files,
		retentionDays
	}, options)) return {
		kind: "delivered",
		name: NAME,
		where: `${name}${expiryText(retentionDays)}`
	};
	return {
		kind: "notDelivered",
		name: NAME,
		why: `Another job of this run already stores evidence with the key "${options.key}"`,
		hint: "Give each of them its own comment-key, such as the values of its matrix."
	};
}
async function storeForLater(artifact, { writer, job, signal }) {
	const within = signal();
	let uploaded = await writer.upload(artifact, within);
	if (uploaded.kind === "nameTaken" && job.attempt > 1) {
		await writer.remove(artifact.name, within);
		uploaded = await writer.upload(artifact, within);
	}
	return uploaded.kind === "uploaded";
}
const QUIET_DAYS = 30;
const expiryText = (days) => days !== void 0 && days < QUIET_DAYS ? `, which expires in ${plural("day", days)}: too soon for a branch without runs for a month` : "";
export { whyNoneLeft as a, whyBranchLeavesNone as i, leavesEvidence as n, storeForLater as r, evidenceReporter as t };
