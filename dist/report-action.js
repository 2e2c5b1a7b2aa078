import { h as object, y as string } from "./schemas.js";
import { t as artifactReader } from "./artifact-reader.js";
import { Cu as keyInNames, Fc as secretsOf, Fo as saveMemory, Fu as deliverInTurn, G as complainAbout, La as importsOf, Pu as deliverAll, Qo as withAgreement, Qu as kebab, Ra as reportedRun$1, Rs as parseYamlText, Sa as keyOf, Su as isShardArtifact, Xr as runFiles, Xs as exitCodeOf, Za as JOURNAL, _a as withWarnings, _t as exportToBackends, an as writePage, cs as isChange, dd as userError, ds as policyBase, ed as plural, ei as recordLine, en as reportedCommit, ha as findBasis, id as UserError, ks as findPolicy, ku as reportArtifact, mc as listed, nd as ServiceError, rc as withSecretsHere, rn as leaveEvidence, rs as countedLabels, tn as reportOn, us as onTestedBase, wu as keysOfResults, xa as jobOf, xs as memoryFiles } from "./common.js";
import { n as workflowRuns, t as evidenceSource } from "./evidence-source.js";
import { n as decidingInputs, o as reportInputs } from "./report-inputs.js";
import { S as saveStores, a as localReporters, b as mayKeep, d as jobCaches, i as historyReporters, l as uploadsArtifacts, m as gitHubReporters, o as pageArtifacts, r as deliverToGitHub, s as telemetrySite, t as artifactReporters, u as hasJobCache, x as restoreStores } from "./step-reporters.js";
import { n as cacheFolder } from "./caches.js";
import { n as heldToBase, t as withBaseRuns } from "./with-trend.js";
import { a as refuseContradictions, c as shardsInArtifacts, d as notRerun, i as plannedRun, l as OF_PLAN, m as prepareFolder, n as planOnDisk, o as shardsOnDisk, p as REPORT_FOLDER, r as plannedBasis, t as areShards, u as confirmByCommand } from "./planned-report.js";
import { i as resultPaths } from "./extra-trials-files.js";
import { a as sampleSource, n as within, r as planArtifactOf, t as asked } from "./ask-service.js";
import { a as actionStep, b as mayBeUntrusted, c as runOutputs, n as pullRequests, o as endOf, r as readEvent, t as requireInsideWorkspace } from "./inside-workspace.js";
import { n as withoutBeginning, r as jobPage } from "./live-reporting.js";
const { basename, dirname, join, posix, resolve } = process.getBuiltinModule("node:path");
// src/app/github-cache/judgements.ts
const SAVE_MS = 6e4;
async function saveJudgements(judgements, { inputs, job }, { env, stores, cwd, clock, signal }) {
	if (judgements.length === 0 || job === void 0 || !hasJobCache(env) || !mayKeep(job)) return;
	const folder = cacheFolder(resolve(cwd, inputs.workingDirectory), env);
	const site = {
		inputs: {
			cache: ["judge"],
			dryRun: inputs.dryRun
		},
		job,
		leg: keyOf(inputs, job),
		folder,
		caches: jobCaches,
		stores,
		now: clock.now()
	};
	const within = AbortSignal.any([signal, AbortSignal.timeout(SAVE_MS)]);
	const noted = await restoreStores(site, within);
	const store = stores.open(join(folder, "judge"));
	for (const { key, value } of judgements) await store.put(key, value);
	await saveStores(noted, site, within);
}
// src/app/run-folder/artifact-results.ts
const RESULTS_ARTIFACT = "agentv-results";
async function artifactResults(run, reader, signal) {
	const artifacts = wanted(await reader.list(run, signal), run);
	const root = resolve("/");
	const contents = new Map();
	const paths = [];
	let left = LIMITS.totalBytes;
	for (const artifact of artifacts) {
		const files = await reader.download(artifact, {
			isWanted: isResults,
			limits: {
				...LIMITS,
				totalBytes: left
			},
			signal
		});
		const folder = resolve(root, artifact.name);
		for (const [name, content] of files) {
			contents.set(resolve(folder, name), content);
			left -= content.length;
		}
		paths.push(...resultsIn(artifact, folder, [...files.keys()]));
	}
	return {
		paths,
		site: {
			cwd: root,
			files: memoryFiles(contents)
		}
	};
}
const MOST_ARTIFACTS = 256;
const LIMITS = {
	archiveBytes: 67108864,
	entries: 5e4,
	entryBytes: 268435456,
	totalBytes: 268435456
};
const isResults = (name) => /\.(?:jsonl|json|md|txt|xml|eval)$/i.test(name);
function wanted(all, run) {
	const named = all.filter(({ name }) => name === RESULTS_ARTIFACT || name.startsWith(`${RESULTS_ARTIFACT}-`));
	const usable = newestAttempts(named.filter(({ isExpired }) => !isExpired));
	if (usable.length > MOST_ARTIFACTS) throw userError("RESULTS_UNREADABLE", `Workflow run ${run} has more than ${MOST_ARTIFACTS} artifacts with results`);
	if (usable.length > 0) return usable;
	const expired = named.length > 0 ? `, only ${plural("expired one", named.length)}` : "";
	throw userError("FILE_MISSING", `Workflow run ${run} has no artifact with results${expired}`, {
		...all.some(({ name }) => isShardArtifact(name)) && { hint: SHARDS_NEED_A_PLAN },
		expected: `an artifact whose name begins with ${RESULTS_ARTIFACT}`,
		found: all.length === 0 ? "no artifacts" : all.slice(0, 10).map(({ name }) => name).join(", ")
	});
}
const SHARDS_NEED_A_PLAN = "The artifacts agentv-shard-\u2026 have results of shards. Set plan to the output plan of the job that planned them. If each planned on the spot, download their artifacts and set results to the folders.";
function newestAttempts(artifacts) {
	const newest = new Map();
	for (const artifact of artifacts) {
		const [, leg = artifact.name, attempt = "0"] = /^(.*)-(\d{1,6})$/.exec(artifact.name) ?? [];
		const known = newest.get(leg);
		if (known === void 0 || known.attempt < Number(attempt)) newest.set(leg, {
			artifact,
			attempt: Number(attempt)
		});
	}
	return [...newest.values()].map(({ artifact }) => artifact).sort((a, b) => a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}
function resultsIn({ name: artifact }, folder, names) {
	const isOfRun = (name) => basename(name) === "index.jsonl" || basename(name) === runFiles.report;
	const folders = new Set(names.filter(isOfRun).map((name) => dirname(resolve(folder, name))));
	if (folders.size > 0) return [...folders];
	const rows = [/\.jsonl$/i, /\.(?:json|xml|eval)$/i].map((wanted) => names.filter((name) => wanted.test(name)).map((name) => resolve(folder, name))).find((found) => found.length > 0);
	if (rows !== void 0) return rows;
	throw userError("RESULTS_UNREADABLE", `The artifact ${artifact} contains no results`, {
		expected: `a run folder with its ${JOURNAL}`,
		found: names.length === 0 ? "no results file" : names.slice(0, 10).join(", ")
	});
}
// src/app/shards/not-run.ts
function notRunReport(report, headline, { onNotRun }) {
	const reason = {
		rule: "stopped",
		kind: "inconclusive",
		message: headline
	};
	return {
		...report,
		verdict: {
			...report.verdict,
			kind: "inconclusive",
			unarmed: true,
			headline,
			reasons: [reason]
		},
		conclusion: onNotRun === "pass" ? "success" : "failure"
	};
}
// src/app/action/reported-run.ts
async function reportedRun(id, { job, inputs }, { runs, pulls }, signal) {
	const run = await runs.get(id, signal);
	const why = whyNot(run, job) ?? whyOtherWorkflow(run, await runs.fileOfDefaultBranch(run.path, signal));
	if (why !== void 0) throw refusal(run, why);
	if (inputs.commitSha !== void 0 && inputs.commitSha !== run.headSha) throw refusal(run, `commit-sha is ${inputs.commitSha}, but the run belongs to ${run.headSha}`);
	const found = run.event === "pull_request" ? await pullOf(run, pulls, signal) : NO_PULL;
	if (inputs.prNumber !== void 0 && inputs.prNumber !== found.pull?.number) throw refusal(run, `pr-number is ${inputs.prNumber}, which is not the open pull request of its head commit`);
	return {
		job: {
			...job,
			run: run.id,
			attempt: run.attempt,
			head: run.headSha,
			workflowFile: run.path,
			ref: isOwnCode(run) && run.headBranch !== void 0 ? `refs/heads/${run.headBranch}` : "",
			pull: found.pull,
			...found.pull?.base !== void 0 && { base: { branch: found.pull.base.branch } },
			...!isOwnCode(run) && { unverified: run.head?.fullName ?? "a deleted fork" }
		},
		workflow: posix.basename(run.path),
		whyNoPull: found.why
	};
}
const TRUSTED_EVENTS = [
	"push",
	"schedule",
	"workflow_dispatch",
	"merge_group"
];
const isOwnCode = ({ head, repositoryId }) => head?.repositoryId === repositoryId;
function whyNot(run, { event, repositoryId }) {
	if (run.repositoryId !== repositoryId) return "it belongs to another repository";
	if (!(run.event === "pull_request" || event !== "workflow_run" && TRUSTED_EVENTS.includes(run.event)) || run.event !== "pull_request" && !isOwnCode(run)) return `it was started by ${run.event}`;
	if (run.status !== "completed") return "it has not finished";
	return run.conclusion === "success" || run.conclusion === "failure" ? void 0 : `its conclusion is ${run.conclusion ?? "unknown"}, so its results may be incomplete`;
}
function whyOtherWorkflow({ path, name }, text) {
	if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return `${path} is not a workflow of this repository`;
	if (text === void 0) return `the default branch has no workflow ${path}`;
	const parsed = parseYamlText(text.slice(0, LONGEST_WORKFLOW));
	const read = named.safeParse(parsed.kind === "parsed" ? parsed.value : void 0);
	return (read.success ? read.data.name ?? path : void 0) === name ? void 0 : `the workflow ${path} of the default branch has another name`;
}
const LONGEST_WORKFLOW = 524288;
const named = object({ name: string().trim().optional() });
const NO_PULL = { why: "A pull request did not start the run" };
async function pullOf({ head, headBranch, headSha }, pulls, signal) {
	if (head === void 0 || headBranch === void 0) return { why: "The fork or its branch was deleted" };
	const { owner, repositoryId } = head;
	const open = await pulls.ofBranch({
		owner,
		branch: headBranch,
		repositoryId
	}, signal);
	const [pull, ...others] = open.filter((each) => each.headSha === headSha);
	if (pull !== void 0 && others.length === 0) return { pull };
	if (pull !== void 0) return { why: "Several open pull requests have this head" };
	return open.length > 0 ? { why: `The pull request has a newer commit than ${headSha.slice(0, 7)}, the commit of these results` } : { why: "No open pull request has this head" };
}
const refusal = ({ id }, why) => userError("UNTRUSTED_CODE", `Cannot report the results of workflow run ${id}: ${why}`, { expected: "a finished run of a workflow of this repository, started by a pull request" });
// src/app/action/report-job.ts
async function jobHere(inputs, { env, files, http, connect, signal }) {
	const event = await readEvent(env, files);
	const job = jobOf(env, event);
	const { githubToken: token } = inputs;
	const client = job === void 0 || token === void 0 ? void 0 : connect({
		...job,
		token
	});
	const run = inputs.runId ?? (event.name === "workflow_run" ? event.workflow_run?.id ?? NaN : job?.run);
	const namesIn = (of) => client === void 0 ? [] : artifactNames(of, artifactReader(client, http), within(signal));
	if (run === job?.run) return {
		job,
		client,
		receipts: [],
		legs: job === void 0 ? [] : keysOfResults(await namesIn(job.run)),
		isOwnRun: true,
		whyNoRerun: mayBeUntrusted(event) ? `a job of ${event.name} has secrets, and anyone can trigger it with code that could steal them` : void 0
	};
	if (job === void 0 || client === void 0 || run === void 0 || Number.isNaN(run)) throw userError("INPUT_INVALID", "Cannot read the workflow run whose results are to be reported", { expected: "a job on GitHub with github-token, and run-id or an event workflow_run" });
	const reported = await asked("Workflow runs", () => reportedRun(run, {
		job,
		inputs
	}, {
		runs: workflowRuns(client),
		pulls: pullRequests(client)
	}, within(signal)));
	const { whyNoPull } = reported;
	const names = await namesIn(reported.job.run);
	const receipts = whyNoPull === void 0 || inputs.comment === "never" ? [] : [{
		kind: "notNeeded",
		name: "comment",
		why: whyNoPull
	}];
	const wantsCheck = reported.job.unverified !== void 0 && wantsCheckRun(inputs);
	return {
		job: reported.job,
		client,
		key: keyInNames(names, reported.workflow),
		legs: keysOfResults(names),
		receipts: [...receipts, ...wantsCheck ? [noCheck] : []],
		isOwnRun: false,
		whyNoRerun: "the results are of another workflow run"
	};
}
async function artifactNames(run, reader, signal) {
	try {
		return (await reader.list(run, signal)).map(({ name }) => name);
	} catch (error) {
		if (error instanceof ServiceError) return [];
		throw error;
	}
}
const wantsCheckRun = ({ checkRun, annotations }) => checkRun || annotations === "check";
function asReported(asked, { job, key }) {
	const inputs = {
		...asked,
		commentKey: asked.commentKey ?? key
	};
	return job?.unverified === void 0 ? inputs : {
		...inputs,
		checkRun: false,
		annotations: inputs.annotations === "check" ? "off" : inputs.annotations
	};
}
const noCheck = {
	kind: "notNeeded",
	name: "check run",
	why: "These results come from code of a fork, so no check run vouches for them; see the comment and the summary"
};
// src/app/action/report-shards.ts
async function plannedReport(given, here, runtime) {
	const { plan, planPath, jobs } = given;
	const where = await whereOf(given, runtime);
	if (!(plan !== void 0 || planPath !== void 0 || jobs !== void 0) && (where === void 0 || !await areOnlyShards(where, runtime))) return void 0;
	const source = {
		given,
		here,
		runtime,
		where
	};
	const isNotRun = isUnwanted(given);
	const loaded = await settled(() => loadedPlan(source));
	const ofWorkflow = keyOf({
		commentKey: given.commentKey,
		matrix: void 0
	}, {
		workflow: "",
		workflowFile: void 0,
		...here.job,
		name: ""
	});
	return {
		commentKey: loaded.kind === "loaded" ? loaded.plan.plan.key : ofWorkflow,
		notRun: isNotRun ? notRunHeadline(source, loaded) : void 0,
		async results(policy) {
			if (isNotRun) return withoutResults(policy, here, runtime);
			if (jobs?.plan === "cancelled") return { ...withoutResults(policy, here, runtime, "cancelled") };
			refuseWithoutPlan(given);
			if (loaded.kind === "failed") throw loaded.error;
			return resultsOf(loaded.plan, policy, source);
		}
	};
}
const isUnwanted = ({ jobs }) => jobs?.plan === "success" && !jobs.isWanted && (jobs.shards === void 0 || jobs.shards === "skipped");
const areOnlyShards = (where, runtime) => areShards(where, runtime).catch((error) => {
	if (error instanceof UserError) return true;
	throw error;
});
async function whereOf({ results, workingDirectory, plan, planPath }, { cwd: start, files }) {
	if (results[0] === "artifacts") return void 0;
	const cwd = resolve(start, workingDirectory);
	return {
		cwd,
		paths: await resultPaths(results, {
			cwd,
			files
		}).catch((error) => {
			if (error instanceof UserError) return [];
			throw error;
		}),
		plan,
		planPath
	};
}
async function settled(work) {
	try {
		return {
			kind: "loaded",
			plan: await work()
		};
	} catch (error) {
		return {
			kind: "failed",
			error
		};
	}
}
async function loadedPlan({ given, here, runtime, where }) {
	if (given.planPath !== void 0 || where !== void 0 && given.plan === void 0) {
		const cwd = resolve(runtime.cwd, given.workingDirectory);
		return planOnDisk({
			cwd,
			paths: [],
			plan: given.plan,
			planPath: given.planPath,
			...where
		}, runtime);
	}
	const { reader, run } = artifactsHere(here, runtime);
	const wanted = given.plan === "artifacts" ? { key: given.commentKey } : { digest: given.plan };
	return asked("Artifacts", () => planArtifactOf(run, wanted, reader, within(runtime.signal)));
}
function artifactsHere({ client, job }, runtime) {
	if (client === void 0 || job === void 0) throw userError("INPUT_INVALID", "Cannot read artifacts outside GitHub, or without a token", { expected: "a job on GitHub with github-token, or plan-path and folders of shards" });
	return {
		reader: artifactReader(client, runtime.http),
		run: job.run
	};
}
function refuseWithoutPlan({ jobs, plan }) {
	if (jobs === void 0) return;
	if (jobs.plan === "failure" || jobs.plan === "skipped") {
		const what = jobs.plan === "failure" ? "failed" : "was skipped";
		throw userError("RESULTS_UNREADABLE", `The job that plans the run ${what}, so nothing was measured`, { hint: "See the log of that job. Re-run all jobs when it is fixed." });
	}
	if (plan !== void 0) return;
	throw userError("INPUT_INVALID", "The plan job gave no digest of its plan", {
		expected: "plan: ${{ needs.plan.outputs.plan }}",
		hint: "GitHub leaves out outputs that contain a masked value. Re-run all jobs when it is fixed."
	});
}
async function resultsOf(loaded, policy, source) {
	const { given, here, runtime, where } = source;
	refuseContradictions(given, loaded);
	const found = {
		...await foundShards(loaded, source),
		jobs: given.jobs?.shards
	};
	explainReRun(found, here, runtime);
	const basis = await basisOf(loaded, policy, source);
	const made = plannedRun(loaded, found, {
		inputs: basis.inputs,
		unverified: here.job?.unverified,
		secrets: secretsOf(runtime),
		now: runtime.clock.now()
	});
	const held = await heldToBase(made, basis, runtime);
	return {
		run: withWarnings(held.run, basis.warnings),
		basis: held.basis,
		paths: where?.paths ?? [],
		judgements: found.shards.flatMap(({ record }) => record.judgements ?? [])
	};
}
async function foundShards(loaded, { given, here, runtime, where }) {
	if (where !== void 0) {
		if (where.paths.length > 0) await areShards({
			...where,
			plan: given.plan ?? loaded.digest
		}, runtime);
		return shardsOnDisk(where, loaded, runtime);
	}
	const { reader, run } = artifactsHere(here, runtime);
	const newest = here.isOwnRun ? here.job?.attempt : void 0;
	const plan = {
		run,
		...loaded,
		newest
	};
	saveMemory(loaded.plan.tests.length, runtime.memory);
	return asked("Artifacts", () => shardsInArtifacts(plan, reader, within(runtime.signal)));
}
async function basisOf(loaded, policy, source) {
	const { here, runtime } = source;
	const whyNot = whyNotDeciding(loaded, policy, source);
	if (here.isOwnRun && whyNot === void 0) return plannedBasis(policy, loaded);
	const inputs = {
		...policy.inputs,
		commentKey: loaded.plan.key
	};
	const site = {
		...runtime,
		isChange: isChange(here.job)
	};
	const basis = await findBasis({
		...policy,
		inputs
	}, site, evidenceSource(inputs, here.job, runtime, { legs: here.legs }));
	return here.isOwnRun && whyNot !== void 0 ? {
		...basis,
		warnings: [...basis.warnings, whyNot]
	} : basis;
}
function whyNotDeciding({ plan }, { inputs }, { given, here }) {
	const lacking = decidingInputs.filter((name) => plan.given.includes(name) && !inputs.given.includes(name));
	if (given.plan === "artifacts") return undecided("With \"plan: artifacts\"", "any job may have replaced it", lacking);
	if (!isChange(here.job)) return void 0;
	if (!(given.plan === void 0 && given.planPath === void 0) && plan.policy.isChange) return void 0;
	return undecided("With shards that plan on the spot, or a plan of the command line,", "it was not made for the change of a pull request", lacking);
}
function undecided(when, why, lacking) {
	const message = `${when} the settings and the baseline of the plan do not decide: ${why}`;
	const hint = "Make the plan with agentv/eval-action/plan, and set plan to the output of its job, ${{ needs.plan.outputs.plan }}.";
	const problem = {
		code: "INPUT_INVALID",
		severity: "warning",
		message,
		hint
	};
	if (lacking.length === 0) return problem;
	const [inputs, them] = lacking.length === 1 ? ["an input", "it"] : ["inputs", "them"];
	return {
		...problem,
		message: `${message}. The shards have ${inputs} that the report does not have: ${listed(lacking.map(kebab))}`,
		hint: `Set ${them} on the report action, too. Or: ${hint}`
	};
}
function explainReRun({ shards }, { job, isOwnRun }, { log }) {
	if (job === void 0 || !isOwnRun || job.attempt < 2 || shards.length === 0) return;
	if (shards.some(({ attempt }) => attempt >= job.attempt)) return;
	log.info(`This is attempt ${job.attempt}, and no shard ran again: the results are those of earlier attempts. "Re-run all jobs" runs the shards again and adds their trials`);
}
function withoutResults(policy, { job }, { clock }, stopped) {
	const baseline = {
		kind: "none",
		why: "nothing was measured"
	};
	return {
		run: {
			startedAt: new Date(clock.now()).toISOString(),
			durationMs: 0,
			planned: 0,
			complete: false,
			...stopped && { stopped },
			dryRun: false,
			requirements: [],
			warnings: [],
			results: []
		},
		basis: {
			...policy,
			baseline,
			suiteFiles: new Set(),
			isChange: isChange(job),
			quarantine: []
		},
		paths: []
	};
}
function notRunHeadline({ given, here }, loaded) {
	const commit = (given.commitSha ?? here.job?.head ?? "").slice(0, 7);
	const label = loaded.kind === "loaded" ? loaded.plan.plan.inputs["onlyWithLabel"] : void 0;
	const what = typeof label === "string" ? `add the label ${label}` : "add the label that only-with-label names";
	return `Evals did not run for ${commit || "this commit"}: ${what}, then re-run all jobs`;
}
// src/app/action/report-action.ts
const reportAction = (host) => actionStep(reportInputs, walk, runOutputs, host);
async function walk(given, base, runner, end) {
	base.memory.stopGrowth();
	const site = {
		cwd: base.cwd,
		files: base.files,
		checkout: runner.checkout
	};
	await requireInsideWorkspace(given, site);
	const runtime = await withSecretsHere(base, given.workingDirectory);
	const { here, policy: found } = await policyHere(given, runtime, runner);
	const planned = await plannedReport(given, here, runtime);
	const policy = planned === void 0 ? found : {
		...found,
		inputs: inputsFor(planned, found.inputs)
	};
	const { inputs } = policy;
	end.inputs = inputs;
	await requireInsideWorkspace(inputs, site);
	const deadline = () => endOf(runtime.signal);
	const opened = await gitHubReporters(inputs, here.job, {
		...runtime,
		checkout: runner.checkout,
		deadline,
		nameOfArtifact: here.isOwnRun && uploadsArtifacts(inputs, runtime.env) ? reportArtifact : void 0
	});
	const gitHub = {
		...opened,
		receipts: [...here.receipts, ...opened.receipts]
	};
	const live = withoutBeginning(gitHub.reporters);
	end.live = live;
	const judging = await (planned?.results(policy) ?? resultsToReport(policy, here, runtime));
	saveMemory(judging.run.results.length, runtime.memory);
	const folder = await writeRows(judging, inputs, runtime);
	const whyNot = planned === void 0 ? here.whyNoRerun : OF_PLAN;
	const reported = {
		...judging,
		run: await confirmedRun(judging, {
			inputs,
			whyNot
		}, runtime)
	};
	const samples = sampleSource(inputs, here.job, runtime, here.legs);
	const step = {
		inputs,
		job: here.job,
		runtime,
		runner,
		end,
		gitHub,
		live,
		samples,
		deadline
	};
	const judged = {
		...reported,
		folder
	};
	const context = jobPage(reported.run, inputs, {
		job: here.job,
		runtime,
		runner,
		context: gitHub.context,
		samples
	});
	const run = reportOn(reported.run, {
		...reported.basis,
		commit: reportedCommit(inputs, here.job),
		notRerun: notRerun(reported.run, {
			inputs,
			whyNot
		})
	});
	const decided = planned?.notRun === void 0 ? run : notRunReport(run, planned.notRun, given);
	const report = await withBaseRuns(decided, reported.basis.baseline, context);
	const local = [...await deliverInTurn(localReporters(folder, step), report), ...await writePage(report, judged, context, runtime)];
	const uploads = here.isOwnRun ? artifactReporters(reportArtifact, {
		folder,
		evidence: await leaveEvidence(report, judged, runtime),
		judged
	}, step) : [];
	const uploading = {
		pages: here.isOwnRun ? pageArtifacts(folder, step) : [],
		upload: () => deliverAll([...uploads, ...here.isOwnRun ? historyReporters({ judged }, step) : []], report)
	};
	const others = await deliverToGitHub(report, {
		folder,
		local
	}, uploading, step);
	const traces = await exportToBackends(report, {
		...telemetrySite(folder, step),
		runtime
	});
	if (here.isOwnRun) await saveJudgements(reported.judgements ?? [], {
		inputs,
		job: here.job
	}, runtime);
	runtime.log.info(`${report.verdict.kind}: ${report.verdict.headline}`);
	complainAbout([
		...local,
		...others,
		...traces
	], (text) => runtime.log.info(text));
	return exitCodeOf(report);
}
async function confirmedRun({ run, basis, paths }, { inputs, whyNot }, runtime) {
	const confirmed = await confirmByCommand(run, {
		inputs,
		basis,
		paths,
		whyNot
	}, runtime);
	const cwd = resolve(runtime.cwd, inputs.workingDirectory);
	const labels = await countedLabels({
		...basis,
		inputs
	}, {
		cwd,
		files: runtime.files
	});
	return withAgreement(confirmed, inputs, labels);
}
async function policyHere(given, runtime, { checkout }) {
	const here = await jobHere({
		...given,
		...(await findPolicy(given, runtime)).inputs
	}, runtime);
	const { job, isOwnRun } = here;
	const base = await policyBase(given, job, {
		runtime,
		checkout,
		isOwnRun,
		actionFolder: "report"
	});
	const policy = await findPolicy(given, runtime, base);
	return {
		here: {
			...here,
			job: onTestedBase(job, base)
		},
		policy: {
			...policy,
			inputs: asReported({
				...given,
				...policy.inputs
			}, here)
		}
	};
}
async function writeRows({ run, paths }, inputs, { cwd, files }) {
	const folder = resolve(cwd, inputs.workingDirectory, inputs.outputDirectory ?? REPORT_FOLDER);
	await prepareFolder(folder, paths, files);
	await files.write(join(folder, runFiles.journal), run.results.map((result) => `${recordLine(result)}\n`).join(""));
	return folder;
}
const inputsFor = ({ commentKey, notRun }, inputs) => notRun === void 0 ? {
	...inputs,
	commentKey
} : {
	...inputs,
	commentKey,
	comment: "never",
	uploadArtifacts: false,
	html: "false"
};
async function resultsToReport(policy, here, runtime) {
	const { inputs } = policy;
	const found = await findResults(inputs, here, resolve(runtime.cwd, inputs.workingDirectory), runtime);
	const made = await reportedRun$1(found, inputs.expectedShards, {
		inputs,
		unverified: here.job?.unverified,
		secrets: secretsOf(runtime),
		now: runtime.clock.now()
	});
	const read = await findBasis(policy, {
		...runtime,
		isChange: isChange(here.job),
		imports: importsOf(inputs, runtime, made)
	}, evidenceSource(inputs, here.job, runtime, {
		legs: here.legs,
		former: policy.former
	}));
	const { run, basis } = await heldToBase(made, read, runtime);
	return {
		run: withWarnings(run, basis.warnings),
		basis,
		paths: found.paths
	};
}
async function findResults(inputs, here, cwd, runtime) {
	if (inputs.results[0] !== "artifacts") return {
		paths: await resultPaths(inputs.results, {
			cwd,
			files: runtime.files
		}),
		site: {
			cwd,
			files: runtime.files
		}
	};
	const { client, job } = here;
	if (client === void 0 || job === void 0) throw userError("INPUT_INVALID", "Cannot read artifacts outside GitHub, or without a token", { expected: "a job on GitHub with github-token" });
	return asked("Artifacts", () => artifactResults(job.run, artifactReader(client, runtime.http), within(runtime.signal)));
}
export { reportAction };
