import { Ds as MAX_EVIDENCE_BYTES, Es as readEvidenceText, Os as encodePool, Ss as EVIDENCE_FOLDER, Ts as readEvidenceFolder, dd as userError, dl as mergePools, fc as shownPath, hc as suggestion, ji as oneLine, mc as listed, uc as findRepository } from "./common.js";
const { join, resolve } = process.getBuiltinModule("node:path");
// src/evidence/accept.ts
function accept(pools, acceptance) {
	const { testIds, reason, author, time, suite, target } = acceptance;
	if (testIds.length === 0) return {
		kind: "refused",
		why: "name the tests that are accepted"
	};
	if (reason.trim() === "") return {
		kind: "refused",
		why: "give the reason why they are accepted"
	};
	if (author.trim() === "") return {
		kind: "refused",
		why: "name who accepts them"
	};
	const wanted = new Set(testIds);
	const tests = [];
	const reset = pools.map((pool) => {
		const own = (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target ? pool.tests.map(({ testId }) => testId).filter((testId) => wanted.has(testId)) : [];
		tests.push(...own.map((testId) => ({
			suite: pool.suite,
			target: pool.target,
			testId
		})));
		const resets = own.map((testId) => ({
			testId,
			kind: "accept",
			time,
			reason,
			author
		}));
		return {
			...pool,
			resets: [...pool.resets, ...resets]
		};
	});
	const known = new Set(tests.map(({ testId }) => testId));
	return {
		kind: "accepted",
		pools: mergePools(reset),
		tests,
		unknown: [...wanted].filter((testId) => !known.has(testId))
	};
}
// src/app/cli/commands/accept.ts
async function acceptCommand(asked, runtime, terminal) {
	const files = await evidenceOf(asked, runtime);
	const acceptance = {
		testIds: [...new Set(asked.tests)],
		reason: asked.reason,
		author: authorOf(asked, runtime.env),
		time: new Date(runtime.clock.now()).toISOString(),
		suite: asked.suite,
		target: asked.target
	};
	const changed = files.map(({ path, pool }) => {
		const accepted = accept([pool], acceptance);
		if (accepted.kind === "refused") throw userError("INPUT_INVALID", `Nothing was accepted: ${accepted.why}`, { hint: "See eval-action accept --help." });
		return {
			path,
			...accepted
		};
	});
	const known = new Set(changed.flatMap(({ tests }) => tests.map(({ testId }) => testId)));
	const unknown = acceptance.testIds.filter((id) => !known.has(id));
	if (unknown.length > 0) throw notKnown(unknown, files, asked);
	for (const { path, pools, tests } of changed) {
		const [pool] = pools;
		if (tests.length === 0 || pool === void 0) continue;
		await runtime.files.write(path, encodePool(pool));
		for (const { testId, suite, target } of tests) terminal.print(`accepted  ${oneLine(testId)} of ${oneLine(suite)} on ${oneLine(target)}: its baseline starts again`);
		terminal.print(`written   ${shownPath(path, runtime.cwd)}`);
	}
	return 0;
}
function authorOf({ author }, env) {
	const known = [
		author,
		env["GITHUB_ACTOR"],
		env["USER"],
		env["USERNAME"]
	].find((name) => name?.trim());
	if (known !== void 0) return known.trim();
	throw userError("INPUT_INVALID", "The author of this acceptance is unknown", { hint: "Give your name with --author." });
}
async function evidenceOf({ evidence }, { cwd, files }) {
	const path = evidence === void 0 ? await usualFolder(cwd, files) : resolve(cwd, evidence);
	const state = await files.state(path);
	const missing = () => noEvidence(shownPath(path, cwd), evidence);
	if (state === "missing") throw missing();
	const read = state === "folder" ? await readEvidenceFolder(path, files) : readEvidenceText(await files.read(path, MAX_EVIDENCE_BYTES), path);
	if (read.kind === "refused") throw userError("RESULTS_UNREADABLE", `${shownPath(read.path, cwd)} is not valid evidence: ${read.why}`, { hint: "Pass an evidence file, or a folder of them, with --evidence." });
	if (read.files.length === 0) throw missing();
	return read.files;
}
async function usualFolder(cwd, files) {
	const root = await findRepository(cwd, files);
	const own = join(cwd, EVIDENCE_FOLDER);
	return await files.state(own) === "folder" ? own : join(root, EVIDENCE_FOLDER);
}
const noEvidence = (where, given) => userError("FILE_MISSING", `There is no evidence in ${where}`, { hint: given === void 0 ? WHERE_FROM : "Pass an evidence file, or a folder of them, with --evidence; a run writes them to the folder \"evidence\" of its results." });
const WHERE_FROM = `Runs do not write to this folder. Get the evidence first, then accept, and commit the folder with your change:
  gh run download <run of the base branch> --name <agentv-evidence-\u2026> --dir .agentv/evidence
The report of a pull request names that run ("Compared with run \u2026"), and the log of its step names the artifact. For a run on this
machine, pass its evidence: --evidence .agentv/results/runs/default/<time>/evidence`;
function notKnown(unknown, files, { suite, target }) {
	const ids = files.filter(({ pool }) => (suite ?? pool.suite) === pool.suite && (target ?? pool.target) === pool.target).flatMap(({ pool }) => pool.tests.map(({ testId }) => testId));
	return userError("NOTHING_MATCHED", `The evidence has no test ${listed(unknown)}; nothing was accepted`, { hint: suggestion(unknown[0] ?? "", [...new Set(ids)], "tests") });
}
export { acceptCommand };
