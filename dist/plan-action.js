import { D as NEVER, v as strictObject, y as string } from "./schemas.js";
import { t as artifactReader } from "./artifact-reader.js";
import { Ac as parseInputs, Ao as linesOfPieces, Bu as whyNoArtifacts, Dc as inputsSchema, Du as planArtifact, Ec as inputNames, Hc as count, Lt as writePlanFolder, Mt as PLAN_FILE, Oc as isGiven, Ot as plannedInputNames, Pt as preparePlanFolder, Sc as inputTexts, Tc as inputGroups, Wa as readReport, Xr as runFiles, Ya as MAX_RESULTS_BYTES, cd as problemText, cr as canonicalText, dd as userError, ds as policyBase, gu as permissionHint, id as UserError, jc as parseTexts, kc as isInput, ks as findPolicy, ku as reportArtifact, mt as fence, nd as ServiceError, qi as _usingCtx, rd as lacksPermission, us as onTestedBase, wc as actionInputNames, xa as jobOf, zu as openArtifactWriter } from "./common.js";
import { a as actionStep, h as oneSentence, m as numberText, n as pullRequests, r as readEvent, t as requireInsideWorkspace, x as refuseUntrustedCode } from "./inside-workspace.js";
import { t as evidenceSource } from "./evidence-source.js";
import { a as sampleSource, i as planInArtifact, n as within } from "./ask-service.js";
import { n as planKey, t as makeShardPlan } from "./make-plan.js";
import { r as planText, t as headline } from "./plan-text.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/config/plan-inputs.ts
const own = {
	shards: string().transform((text, context) => {
		const word = text.trim().toLowerCase();
		if (word === "auto") return void 0;
		const number = /^\d{1,3}$/.test(word) ? Number(word) : 0;
		if (number >= 1 && number <= 256) return number;
		context.addIssue({
			code: "custom",
			message: `auto, or a whole number from 1 to 256`,
			input: text
		});
		return NEVER;
	}).optional().meta({
		description: "Number of shards, one for each machine, or `auto`: as few as finish within `target-minutes`.",
		default: "auto",
		sources: ["action", "flag"],
		value: "NUMBER"
	}),
	maxShards: count(1, 256).default(20).meta({
		description: `Maximum number of shards that \`auto\` chooses, 1 to 256.`,
		default: "20",
		sources: ["action", "flag"],
		value: "NUMBER"
	}),
	targetMinutes: count(1, 1440).default(10).meta({
		description: "`auto` adds shards until the expected duration is at most this many minutes.",
		default: "10",
		sources: ["action", "flag"],
		value: "NUMBER"
	}),
	onlyWithLabel: string().refine((label) => label.trim().length <= 100, "the name of a label").optional().meta({
		description: "Run a pull request only if it has this label. It is read while the job runs, so that a re-run sees a new label. Requires `pull-requests: read`.",
		default: "every pull request",
		sources: ["action"]
	}),
	planPath: string().optional().meta({
		description: "Folder for the plan, for systems without artifacts. On GitHub, it must be inside the workspace.",
		default: "an artifact",
		sources: ["action"]
	})
};
const ofJob = [
	"githubToken",
	"jobSummary",
	"annotations",
	"commentKey",
	"allowUntrustedCode"
];
const shared = actionInputNames.filter((name) => [...plannedInputNames, ...ofJob].includes(name));
const planInputsSchema = strictObject({
	...own,
	...Object.fromEntries(shared.map((name) => [name, inputsSchema.shape[name]]))
});
const planInputNames = [...Object.keys(own), ...shared];
sharedIn("Common"), sharedIn("More"), sharedIn("Advanced");
function sharedIn(group) {
	return inputGroups[group].filter((name) => shared.includes(name));
}
const parsePlanInputs = (given, spell) => ({
	...parseInputs({}),
	...parseTexts(planInputsSchema, given, spell),
	given: inputNames.filter((name) => isInput(name) && isGiven(given[name]))
});
const planInputs = (env) => parsePlanInputs(inputTexts(env, planInputNames));
// src/app/shards/adopt-plan.ts
const NONE = {
	plans: [],
	leaked: false,
	warnings: []
};
async function earlierPlans(key, { run, attempt }, reader, signal) {
	if (attempt <= 1) return NONE;
	const attempts = Array.from({ length: Math.min(attempt - 1, MOST_ATTEMPTS) }, (_, index) => attempt - 1 - index);
	try {
		const artifacts = (await reader.list(run, signal)).filter(({ isExpired }) => !isExpired);
		const named = (nameOf) => attempts.flatMap((each) => artifacts.find(({ name }) => name === nameOf(key, each)) ?? []);
		const read = await Promise.all(named(planArtifact).map((artifact) => orWhy(planInArtifact(artifact, void 0, reader, signal))));
		const leaks = await Promise.all(named(reportArtifact).map((artifact) => orWhy(hasLeak(artifact, reader, signal))));
		const problems = [...read, ...leaks].flatMap((each) => each instanceof UserError ? each.problems : []);
		return {
			plans: read.flatMap((each) => each instanceof UserError ? [] : [each]),
			leaked: leaks.includes(true),
			warnings: problems.map(({ message }) => unread(message))
		};
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const isRefusal = lacksPermission(error);
		return {
			...NONE,
			warnings: [{
				...unread(error.message),
				...isRefusal && { hint: permissionHint("actions: read") }
			}]
		};
	}
}
const MOST_ATTEMPTS = 10;
const unread = (why) => ({
	code: "UNUSED",
	severity: "warning",
	message: `A plan or a report of an earlier attempt could not be read, so this plan may be a new one: ${why}`
});
async function orWhy(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof UserError) return error;
		throw error;
	}
}
const LIMITS = {
	archiveBytes: MAX_RESULTS_BYTES,
	entries: 5e3,
	entryBytes: MAX_RESULTS_BYTES,
	totalBytes: MAX_RESULTS_BYTES
};
async function hasLeak(artifact, reader, signal) {
	const isWanted = (name) => name === runFiles.report;
	const bytes = (await reader.download(artifact, {
		isWanted,
		limits: LIMITS,
		signal
	})).get(runFiles.report);
	if (bytes === void 0) return false;
	const { run } = readReport(linesOfPieces([bytes]), `${runFiles.report} of ${artifact.name}`);
	return (run.reuseLeaks?.length ?? 0) > 0;
}
function adoptable({ plans, leaked }, { plan }) {
	const wanted = madeFrom(plan);
	return plans.find((earlier) => madeFrom(earlier.plan) === wanted && !(leaked && earlier.plan.tests.some(({ reused }) => reused !== void 0)));
}
const madeFrom = ({ generator, commit, headCommit, key, inputs, given, files, changed }) => canonicalText({
	generator,
	commit,
	headCommit,
	key,
	inputs,
	given,
	files,
	changed
});
// src/app/action/plan-outputs.ts
const planOutputNames = [
	"plan",
	"matrix",
	"shards",
	"max-parallel",
	"wanted",
	"calls",
	"tokens",
	"cost-usd",
	"minutes",
	"smallest-detectable-drop",
	"headline"
];
function planOutputs({ plan, digest }, whyNot) {
	const { forecast, shards } = plan;
	const { tokens } = forecast;
	const include = shards.map(({ index, durationMs, tests }) => ({
		index,
		shard: `${index}/${shards.length}@${digest}`,
		minutes: Math.ceil(durationMs / MINUTE_MS),
		tests
	}));
	return {
		plan: digest,
		matrix: JSON.stringify({ include }),
		shards: String(shards.length),
		"max-parallel": String(plan.maxParallel),
		wanted: String(whyNot === void 0),
		calls: String(forecast.calls),
		tokens: numberText(tokens && Math.round(tokens.input + tokens.output)),
		"cost-usd": numberText(forecast.costUsd),
		minutes: String(Math.ceil(forecast.durationMs / MINUTE_MS)),
		"smallest-detectable-drop": numberText(forecast.smallestDetectableDrop),
		headline: oneSentence(whyNot ?? headline({
			plan,
			digest
		}))
	};
}
const MINUTE_MS = 6e4;
const outputsWithoutPlan = (why) => ({
	...Object.fromEntries(planOutputNames.map((name) => [name, ""])),
	headline: oneSentence(why)
});
// src/app/action/plan-action.ts
const planAction = (host) => actionStep(planInputs, plan, {
	names: planOutputNames,
	without: outputsWithoutPlan
}, host);
async function plan(asked, runtime, runner, end) {
	const event = await readEvent(runtime.env, runtime.files);
	refuseUntrustedCode(event, asked);
	const { checkout } = runner;
	await requireInsideWorkspace({
		...asked,
		outputDirectory: asked.planPath
	}, {
		...runtime,
		checkout
	});
	const ofEvent = jobOf(runtime.env, event);
	const base = await policyBase(asked, ofEvent, {
		runtime,
		checkout,
		actionFolder: "plan"
	});
	const job = onTestedBase(ofEvent, base);
	const policy = await findPolicy(asked, runtime, base);
	end.inputs = policy.inputs;
	const whyNot = await whyNotWanted(asked, event, job, runtime);
	const { shards, maxShards: most, targetMinutes, onlyWithLabel } = asked;
	const wishes = {
		shards,
		most,
		targetMinutes,
		onlyWithLabel
	};
	const made = await makeOrAdopt(policy, wishes, {
		job,
		runtime
	});
	await store(made, asked, {
		job,
		runtime
	});
	for (const problem of [...made.plan.warnings, ...made.problems]) runtime.log.warn(problemText(problem));
	end.outputs = planOutputs(made, whyNot);
	const text = [...whyNot === void 0 ? [] : [whyNot], planText(made, wishes)].join("\n");
	runtime.log.info(text);
	if (policy.inputs.jobSummary !== "off") await runner.addToSummary(`### Plan of the evals\n\n${fence(text)}\n`);
	return 0;
}
async function whyNotWanted({ onlyWithLabel: label, githubToken: token }, event, job, { connect, signal }) {
	const wanted = label?.trim();
	const number = event.name.startsWith("pull_request") ? job?.pull?.number : void 0;
	if (!wanted || job === void 0 || number === void 0) return void 0;
	if ((await labelsOf(number, job, token, {
		connect,
		signal
	})).some((each) => each.toLowerCase() === wanted.toLowerCase())) return void 0;
	return `Evals do not run for ${job.head.slice(0, 7)}: pull request #${number} does not have the label ${wanted}`;
}
async function labelsOf(number, job, token, { connect, signal }) {
	const unread = (why, hint) => userError("INPUT_INVALID", `The labels of pull request #${number}, which only-with-label needs, could not be read: ${why}`, { hint });
	if (token === void 0) throw unread("there is no token", "Set github-token, or remove only-with-label.");
	try {
		return await pullRequests(connect({
			...job,
			token
		})).labels(number, within(signal));
	} catch (error) {
		if (!(error instanceof ServiceError)) throw error;
		const isRefusal = lacksPermission(error);
		throw unread(error.message, isRefusal ? permissionHint("pull-requests: read") : "Re-run the job.");
	}
}
async function makeOrAdopt(policy, wishes, { job, runtime }) {
	const key = planKey(policy.inputs, job);
	const inputs = {
		...policy.inputs,
		commentKey: key
	};
	const { githubToken: token } = inputs;
	const earlier = job !== void 0 && token !== void 0 && whyNoArtifacts(runtime.env) === void 0 ? await earlierPlans(key, job, artifactReader(runtime.connect({
		...job,
		token
	}), runtime.http), within(runtime.signal)) : void 0;
	for (const problem of earlier?.warnings ?? []) runtime.log.warn(problemText(problem));
	const source = evidenceSource(inputs, job, runtime);
	const samples = sampleSource(inputs, job, runtime);
	const made = await makeShardPlan(policy, wishes, {
		runtime,
		job,
		source,
		factsOf: samples && (async (baseline) => factsIn(await samples(baseline), runtime)),
		reusesNothing: earlier?.leaked === true
	});
	const adopted = earlier && adoptable(earlier, made);
	if (adopted === void 0) return made;
	runtime.log.info("The plan is that of an earlier attempt: commit, files and inputs are the same, so trials are added");
	return {
		...made,
		...adopted
	};
}
function factsIn({ facts, problems }, { log }) {
	for (const problem of problems) log.info(`What tests take: ${problem}`);
	return facts;
}
async function store({ plan: made, texts }, { planPath, workingDirectory, artifactRetentionDays: retentionDays }, { job, runtime }) {
	try {
		var _usingCtx$1 = _usingCtx();
		const { cwd, env, files, signal } = runtime;
		if (planPath !== void 0) {
			const folder = resolve(cwd, workingDirectory, planPath);
			await preparePlanFolder(folder, files);
			await writePlanFolder(folder, made, texts, files);
			return;
		}
		const whyNone = job === void 0 ? "this is not a job on GitHub" : whyNoArtifacts(env);
		if (job === void 0 || whyNone !== void 0) throw userError("INPUT_INVALID", `The plan cannot be stored as an artifact: ${whyNone}`, { hint: "Set plan-path to a folder, and pass that folder to the jobs of the shards and of the report." });
		const folder = _usingCtx$1.a(await files.scratchFolder("plan-"));
		await writePlanFolder(folder.path, made, texts, files);
		const name = planArtifact(made.key, job.attempt);
		const paths = [PLAN_FILE, ...texts.keys()].map((path) => resolve(folder.path, path));
		const artifact = {
			name,
			folder: folder.path,
			files: paths,
			retentionDays
		};
		if ((await openArtifactWriter().upload(artifact, within(signal)).catch((error) => {
			if (!(error instanceof ServiceError)) throw error;
			throw userError("INPUT_INVALID", `The plan was not stored as the artifact ${name}: ${error.message}`, { hint: "Re-run this job: the jobs of the shards need its plan." });
		})).kind === "nameTaken") throw userError("INPUT_INVALID", `Another job of this run already has a plan ${name}`, { hint: "Give each plan of a workflow a different comment-key." });
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
export { planAction };
