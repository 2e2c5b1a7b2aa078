import { $ as resultTable, Au as resultsArtifact, Bu as whyNoArtifacts, Et as inputsOfPlan, G as complainAbout, Ic as isSecretVariable, J as Tally, Lu as artifactWriter, Mu as shardArtifact, Pu as deliverAll, Q as resultLine, Qu as kebab, Sa as keyOf, Ti as timeLimitLine, U as againText, W as alreadyDone, Xs as exitCodeOf, _t as exportToBackends, bc as actionInputs, cd as problemText, dd as userError, ds as policyBase, ed as plural, gt as neutral, id as UserError, ji as oneLine, jl as variableName, ks as findPolicy, rc as withSecretsHere, us as onTestedBase, xa as jobOf, xc as asksForShard, zc as jobVariables } from "./common.js";
import { o as leavesEvidence } from "./history-reporter.js";
import { a as localReporters, c as uploadResults, i as historyReporters, l as uploadsArtifacts, m as gitHubReporters, n as decideStep, o as pageArtifacts, r as deliverToGitHub, s as telemetrySite, t as artifactReporters, y as dropForeign } from "./step-reporters.js";
import { i as runPipeline, n as loadPlan, r as refuseUselessPlanPath, t as runShard } from "./run-shard.js";
import { a as sampleSource, n as within, r as planArtifactOf, t as asked } from "./ask-service.js";
import { _ as outputsOfShard, a as actionStep, c as runOutputs, i as CANCELLED_MS, o as endOf, r as readEvent, t as requireInsideWorkspace, u as whenAborted, v as withoutVerdict, x as refuseUntrustedCode } from "./inside-workspace.js";
import { r as jobPage, t as beginAll } from "./live-reporting.js";
import { r as programEnv } from "./runtime.js";
import { i as openNotes, n as storedRepositories, r as storesFolder, t as restored } from "./restored-caches.js";
import { t as artifactReader } from "./artifact-reader.js";
// src/app/labels/refuse-with-judges.ts
function refuseWithJudges({ given, judges }) {
	const wrong = OTHER_TESTS.filter((name) => given.includes(name));
	if (judges === void 0 || wrong.length === 0) return;
	const names = wrong.map((name) => `"${kebab(name)}"`).join(" and ");
	throw userError("INPUT_INVALID", `${names} cannot be set together with "judges": the labels name the suites`, { hint: "Remove one of the two. \"grader-target\" names the judge, and \"test-id\" selects labelled answers." });
}
const OTHER_TESTS = [
	"evals",
	"target",
	"tag",
	"excludeTag",
	"shard"
];
// src/app/action/missing-secrets.ts
function missingSecretsFrom(job, env) {
	if (job === void 0 || job.event === "pull_request_target") return void 0;
	if (job.event.startsWith("pull_request") && job.pull?.isFork) return {
		from: "fork",
		names: emptySecrets(env)
	};
	return job.actor === "dependabot[bot]" && /^(?:pull_request|push)/.test(job.event) ? {
		from: "dependabot",
		names: emptySecrets(env)
	} : void 0;
}
async function sayingWhyNoSecrets(missingSecrets, work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof UserError && error.problems.some(({ code, severity }) => code === "SECRET_MISSING" && severity === "error")) || missingSecrets === void 0) throw error;
		const { message, hint } = ADVICE[missingSecrets.from];
		throw new UserError([{
			code: "SECRET_MISSING",
			severity: "error",
			message,
			hint
		}, ...error.problems], { cause: error.cause });
	}
}
const ADVICE = {
	fork: {
		message: "Not measured: pull requests from forks get no secrets",
		hint: "The agent was not tested. A maintainer who has reviewed the change can run the evals from a branch of this repository. Move evals that need no secrets to a separate job; a second workflow (on: workflow_run) can report their results in the pull request."
	},
	dependabot: {
		message: "Not measured: pull requests by Dependabot get only its own secrets",
		hint: "The agent was not tested. Add the keys to the Dependabot secrets of the repository, or run the evals from another branch of this repository."
	}
};
const emptySecrets = (env) => Object.entries(programEnv(env, jobVariables(env))).flatMap(([name, value]) => value === "" && isSecretVariable(name) && variableName.test(name) ? [name] : []).sort().slice(0, 20);
// src/app/action/progress-runner.ts
const SCREEN = {
	colour: false,
	width: 120
};
const HEARTBEAT_MS = 6e4;
const NAMED = 5;
function runnerProgress(runner, { dryRun }, clock) {
	const say = (text) => runner.print(neutral(text));
	const tally = new Tally(clock);
	const over = new AbortController();
	let lastSaidAt = clock.now();
	const beat = async () => {
		while (!over.signal.aborted) {
			const silentMs = clock.now() - lastSaidAt;
			if (silentMs >= HEARTBEAT_MS) {
				lastSaidAt = clock.now();
				say(heartbeat(tally));
			} else await clock.sleep(HEARTBEAT_MS - silentMs, over.signal);
		}
	};
	let isOpen = false;
	return {
		planned({ tests, takenOver, timeLimits = [], forecast = [] }, problems) {
			for (const problem of problems) say(`${problem.severity}: ${problemText(problem)}`);
			if (takenOver !== void 0) say(`This run continues an earlier run${alreadyDone(takenOver).replace(";", ":")}`);
			for (const line of forecast) say(oneLine(line));
			if (timeLimits.length > 0) say(timeLimitLine(timeLimits));
			runner.print(`::group::Running ${plural("test", tests - (takenOver?.results.length ?? 0))}`);
			isOpen = true;
			tally.planned(tests);
			lastSaidAt = clock.now();
			beat();
		},
		started(step) {
			tally.started(step);
		},
		finished(result, { done, total }) {
			tally.finished(result);
			lastSaidAt = clock.now();
			say(`${String(done).padStart(String(total).length)}/${total}  ${resultLine(result, SCREEN, dryRun)}`);
		},
		confirming(tests) {
			lastSaidAt = clock.now();
			say(againText(tests));
		},
		extraTrial({ purpose, result }) {
			tally.extraTrial(result);
			if (purpose !== "confirmation") return;
			lastSaidAt = clock.now();
			say(resultLine(result, SCREEN, dryRun));
		},
		closeGroup() {
			over.abort();
			if (isOpen) runner.print("::endgroup::");
			isOpen = false;
		},
		ended(report, folder, receipts) {
			say(resultTable(report, SCREEN));
			say(`Results: ${folder}`);
			complainAbout(receipts, say);
		}
	};
}
function heartbeat({ text, running }) {
	const named = running.slice(0, NAMED).join(", ");
	const more = running.length > NAMED ? ` and ${running.length - NAMED} more` : "";
	return oneLine(`still running: ${text}${running.length === 0 ? "" : ` \u00b7 ${named}${more}`}`);
}
// src/app/action/shard-step.ts
async function shardStep(given, step) {
	const { job, baseSha, runtime, runner } = step;
	const notes = openNotes(runner);
	whenAborted(runtime.signal, () => notes.stopping());
	const planned = await loadPlan(given, runtime, (digest) => planOfJob(digest, given, step));
	const inputs = inputsOfPlan(planned.loaded.plan, given);
	await requireInsideWorkspace(inputs, {
		cwd: runtime.cwd,
		files: runtime.files,
		checkout: runner.checkout
	});
	await restored(inputs, job, runtime);
	const mirrors = storedRepositories(inputs, job, runtime);
	const missingSecrets = missingSecretsFrom(job, runtime.env);
	const shard = await sayingWhyNoSecrets(missingSecrets, () => runShard({
		...planned,
		inputs: given,
		progress: runnerProgress(runner, inputs, runtime.clock),
		attempt: job?.attempt ?? 1,
		isEvidenceStored: leavesEvidence(inputs, job, runtime.env),
		baseSha,
		missingSecrets,
		mirrors,
		begun: (folder) => noteFolder(folder, planned, given, {
			notes,
			job
		})
	}, runtime));
	notes.add({ repositories: mirrors?.notes() ?? [] });
	return delivered(shard, planned, {
		...step,
		inputs,
		notes
	});
}
async function planOfJob(digest, { githubToken: token }, { job, runtime }) {
	if (job === void 0 || token === void 0) throw userError("INPUT_INVALID", "The plan cannot be read from the artifacts without a job on GitHub and its token", { hint: "Set github-token, or plan-path to a folder with the plan." });
	const reader = artifactReader(runtime.connect({
		...job,
		token
	}), runtime.http);
	return asked("The plan", () => planArtifactOf(job.run, { digest }, reader, within(runtime.signal)));
}
const nameOf = ({ loaded: { plan, digest }, index }, { attempt }) => shardArtifact({
	key: plan.key,
	digest,
	index,
	attempt
});
function noteFolder(folder, planned, { uploadArtifacts, artifactRetentionDays: days }, { notes, job }) {
	if (job === void 0 || !uploadArtifacts) return;
	notes.add({ shard: {
		folder,
		artifact: nameOf(planned, job),
		...days !== void 0 && { retentionDays: days }
	} });
}
async function delivered(shard, planned, step) {
	const { inputs, runtime, runner, end, notes } = step;
	const { headline, isMeasured } = shard;
	const receipts = await uploaded(shard, planned, step);
	notes.reported(receipts);
	end.outputs = outputsOfShard(shard, receipts);
	runtime.log.info(headline);
	complainAbout(receipts, runtime.log.info);
	if (inputs.jobSummary !== "off") await runner.addToSummary(`**Evals:** ${headline}.\n`);
	const isLost = receipts.some(({ kind }) => kind === "notDelivered");
	return isMeasured && !isLost ? 0 : 2;
}
async function uploaded({ folder, run }, planned, { job, inputs, runtime: { env, files, signal } }) {
	if (job === void 0 || !inputs.uploadArtifacts) return [];
	return [await uploadResults(run, {
		name: nameOf(planned, job),
		job,
		folder,
		retentionDays: inputs.artifactRetentionDays,
		writer: artifactWriter,
		whyNone: whyNoArtifacts(env),
		files,
		more: [...planned.texts?.keys() ?? []],
		signal: () => endOf(signal)
	})];
}
// src/app/action/action.ts
const mainOutputs = {
	...runOutputs,
	atEnd: (outputs, env) => asksForShard(env) ? withoutVerdict(outputs) : outputs
};
const mainAction = (host) => actionStep(actionInputs, run, mainOutputs, host);
async function run(asked, given, runner, end) {
	if (asked.shard !== void 0) end.inputs = {
		...asked,
		annotations: "off"
	};
	const event = await readEvent(given.env, given.files);
	refuseUntrustedCode(event, asked);
	refuseWithJudges(asked);
	const { checkout } = runner;
	const site = {
		cwd: given.cwd,
		files: given.files,
		checkout
	};
	await requireInsideWorkspace(asked, site);
	const runtime = await withSecretsHere(given, asked.workingDirectory);
	const ofEvent = jobOf(runtime.env, event);
	const base = await policyBase(asked, ofEvent, {
		runtime,
		checkout
	});
	const job = onTestedBase(ofEvent, base);
	const baseSha = job?.base?.sha ?? event.pull_request?.base.sha ?? event.merge_group?.base_sha;
	if (asked.shard !== void 0) return shardStep(asked, {
		job,
		baseSha,
		runtime,
		runner,
		end
	});
	refuseUselessPlanPath(asked);
	const policy = await findPolicy(asked, runtime, base);
	const { inputs } = policy;
	end.inputs = inputs;
	await requireInsideWorkspace(inputs, site);
	const notes = openNotes(runner);
	end.notes = notes;
	whenAborted(runtime.signal, () => notes.stopping());
	const stores = await restored(inputs, job, runtime);
	notes.add({ stores });
	const mirrors = storedRepositories(inputs, job, runtime);
	const reporting = await openReporting({
		inputs,
		job,
		runtime,
		runner,
		end
	}, notes, mirrors);
	const missingSecrets = missingSecretsFrom(job, runtime.env);
	const isEvidenceStored = leavesEvidence(inputs, job, runtime.env);
	const made = await sayingWhyNoSecrets(missingSecrets, () => runPipeline({
		policy,
		reporting,
		isEvidenceStored,
		job,
		baseSha,
		missingSecrets,
		mirrors
	}, runtime));
	const folder = storesFolder(inputs, runtime);
	await dropForeign(stores, {
		folder,
		stores: runtime.stores,
		now: runtime.clock.now()
	});
	notes.add({ storesAreChecked: true });
	return exitCodeOf(made);
}
const BEGIN_MS = 2e4;
async function openReporting(opening, notes, mirrors) {
	const { inputs, job, runtime, runner, end } = opening;
	const deadline = () => endOf(runtime.signal);
	const gitHub = await gitHubReporters(inputs, job, {
		...runtime,
		checkout: runner.checkout,
		deadline,
		onCheck: (check) => notes.add({ check }),
		nameOfArtifact: uploadsArtifacts(inputs, runtime.env) ? resultsArtifact : void 0
	});
	notes.add({
		pull: gitHub.pull,
		key: job && keyOf(inputs, job)
	});
	const live = beginAll(gitHub.reporters, AbortSignal.any([soonAfter(runtime.signal), AbortSignal.timeout(BEGIN_MS)]));
	end.live = live;
	const samples = sampleSource(inputs, job, runtime);
	const step = {
		...opening,
		gitHub,
		live,
		samples,
		deadline
	};
	return {
		progress: runnerProgress(runner, inputs, runtime.clock),
		local: (folder) => localReporters(folder, step),
		exportTraces: (report, folder) => exportToBackends(report, {
			...telemetrySite(folder, step),
			runtime
		}),
		page: ({ run, basis }) => jobPage(run, basis.inputs, {
			...opening,
			context: gitHub.context,
			samples
		}),
		decided(report, folder) {
			decideStep(end, report, folder);
			notes.verdict(report);
		},
		deliver(report, published) {
			notes.add({ repositories: mirrors?.notes() ?? [] });
			const uploads = artifactReporters(resultsArtifact, published, step);
			const upload = () => deliverAll([...uploads, ...historyReporters(published, step)], report);
			const uploading = uploads.length > 0 && whyNoArtifacts(runtime.env) === void 0 ? () => inGroup(runner, upload) : upload;
			const pages = pageArtifacts(published.folder, step);
			return deliverToGitHub(report, published, {
				pages,
				upload: uploading
			}, step);
		}
	};
}
async function inGroup(runner, work) {
	runner.print("::group::Uploading the results");
	try {
		return await work();
	} finally {
		runner.print("::endgroup::");
	}
}
function soonAfter(signal) {
	const late = new AbortController();
	whenAborted(signal, () => setTimeout(() => late.abort(signal.reason), CANCELLED_MS / 2).unref());
	return late.signal;
}
export { mainAction };
