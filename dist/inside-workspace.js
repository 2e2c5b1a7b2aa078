import { i as endDespiteAbandonedWork } from "./start.js";
import { a as saveState, o as setOutput, s as setSecret } from "./core.js";
import { a as array, h as object, u as int, y as string } from "./schemas.js";
import { Bc as redactor, Fn as verdictMark, G as complainAbout, Ju as asSentences, Lc as maskedTexts, Pn as reasonMark, Qs as toExitCode, Qu as kebab, Rc as secretValues, Xr as runFiles, Ys as adviceOf, Zs as exitOnUncaughtErrors, ac as isOutside, ct as annotationCommand, dd as userError, ec as groupProblems, ed as plural, fd as locationText, fn as overallDelta, ft as totalsLine, gt as neutral, ic as checkoutPath, id as UserError, it as block, ji as oneLine, lt as annotations, nt as summaryMarkdown, od as messageOf, ot as sentence, pt as permissionsInLine, tt as problemsMarkdown, ut as problemAnnotations } from "./common.js";
import { t as realRuntime } from "./runtime.js";
const { realpathSync } = process.getBuiltinModule("node:fs");
const { dirname, join, relative, resolve } = process.getBuiltinModule("node:path");
const { appendFile } = process.getBuiltinModule("node:fs/promises");
// src/app/action/untrusted-code.ts
const OPEN_EVENTS = [
	"pull_request_target",
	"issues",
	"issue_comment",
	"discussion",
	"discussion_comment",
	"fork",
	"watch",
	"gollum"
];
function refuseUntrustedCode(event, { allowUntrustedCode }) {
	if (allowUntrustedCode || !mayBeUntrusted(event)) return;
	throw userError("UNTRUSTED_CODE", `Evals do not run on the event ${event.name}`, {
		expected: "pull_request, push, merge_group, release, schedule, workflow_dispatch or repository_dispatch",
		hint: `A job of ${event.name} has the secrets of the repository, and anyone can trigger it with code or text that could steal them. Use pull_request. If this job checks out and reads only trusted content, set allow-untrusted-code: true.`
	});
}
function mayBeUntrusted({ name, workflow_run }) {
	if (name !== "workflow_run") return OPEN_EVENTS.includes(name);
	const origin = workflow_run?.event ?? "workflow_run";
	return origin === "workflow_run" || origin.startsWith("pull_request") || OPEN_EVENTS.includes(origin);
}
// src/adapters/runner.ts
function openRunner(env, stdout) {
	return {
		checkout: withoutLinks(env["GITHUB_WORKSPACE"] || "."),
		mask: setSecret,
		output: (name, value) => writing("GITHUB_OUTPUT", env, () => setOutput(name, value)),
		keep(name, value) {
			if (env["GITHUB_STATE"]) writing("GITHUB_STATE", env, () => saveState(name, value));
		},
		async addToSummary(markdown) {
			const path = env["GITHUB_STEP_SUMMARY"];
			if (!path) return false;
			await appendFile(path, markdown.endsWith("\n") ? markdown : `${markdown}\n`);
			return true;
		},
		print: (line) => void stdout.write(`${line}\n`)
	};
}
function writing(name, env, work) {
	try {
		work();
	} catch (cause) {
		throw userError("OUTPUT_UNWRITABLE", `The runner's file ${env[name]} (${name}) cannot be written: ${messageOf(cause)}`, {
			hint: `Do not set ${name} in the workflow, and let the step run as the user of the runner.`,
			cause
		});
	}
}
function withoutLinks(path) {
	try {
		return realpathSync(path);
	} catch {
		return resolve(path);
	}
}
// src/app/action/outputs.ts
const outputNames = [
	"verdict",
	"conclusion",
	"score",
	"pass-rate",
	"delta",
	"delta-low",
	"delta-high",
	"total",
	"passed",
	"failed",
	"errored",
	"skipped",
	"flaky",
	"quarantined",
	"regressed",
	"suspected",
	"fixed",
	"new",
	"changed",
	"removed",
	"reused",
	"cost-usd",
	"tokens",
	"duration-seconds",
	"baseline-sha",
	"baseline-run-id",
	"baseline-status",
	"results-path",
	"report-path",
	"junit-path",
	"summary-path",
	"comment-path",
	"html-path",
	"html-url",
	"comment-url",
	"check-url",
	"artifact-url",
	"headline",
	"json"
];
const MAX_JSON_BYTES = 8192;
const MAX_HEADLINE = 500;
function outputsOf(report, folder, receipts) {
	const { verdict, conclusion, totals, durationMs, comparison } = report;
	const moved = overallDelta(comparison);
	const count = (...states) => String(comparison.tests.filter(({ state }) => states.includes(state)).length);
	const ofAgent = (count) => report.dryRun ? "" : String(count);
	const tokens = totals.tokens === void 0 ? void 0 : totals.tokens.input + totals.tokens.output;
	return {
		verdict: verdict.kind,
		conclusion,
		score: report.dryRun ? "" : numberText(totals.score),
		"pass-rate": report.dryRun ? "" : numberText(totals.passRate),
		delta: numberText(moved?.delta),
		"delta-low": numberText(moved?.low),
		"delta-high": numberText(moved?.high),
		total: String(totals.total),
		passed: ofAgent(totals.passed),
		failed: ofAgent(totals.failed),
		errored: String(totals.errored),
		skipped: String(totals.skipped),
		flaky: ofAgent(totals.flaky),
		quarantined: count("quarantined"),
		regressed: count("regressed"),
		suspected: count("suspected"),
		fixed: count("fixed"),
		new: count("new"),
		changed: count("changed"),
		removed: count("removed"),
		reused: String(totals.reused),
		"cost-usd": numberText(totals.costUsd),
		tokens: numberText(tokens),
		"duration-seconds": numberText(durationMs / 1e3),
		"baseline-sha": shaOf(comparison),
		"baseline-run-id": runIdOf(comparison),
		"baseline-status": statusOf(comparison),
		"results-path": join(folder, runFiles.journal),
		"report-path": join(folder, runFiles.report),
		"junit-path": join(folder, runFiles.junit),
		"summary-path": join(folder, runFiles.summary),
		"comment-path": whereOf("comment.md", receipts),
		"html-path": isDelivered("report.html", receipts) ? join(folder, runFiles.page) : "",
		"html-url": whereOf("report", receipts),
		"comment-url": whereOf("comment", receipts),
		"check-url": whereOf("check run", receipts),
		"artifact-url": whereOf("artifact", receipts),
		headline: verdict.headline.replaceAll(/\s+/g, " ").slice(0, MAX_HEADLINE),
		json: smallJson(report)
	};
}
function outputsWithoutRun(why) {
	const unknown = Object.fromEntries(outputNames.map((name) => [name, ""]));
	const headline = oneSentence(why);
	return {
		...unknown,
		verdict: "invalid",
		conclusion: "failure",
		headline,
		json: JSON.stringify({
			verdict: "invalid",
			headline
		})
	};
}
const withoutVerdict = (outputs) => ({
	...outputs,
	verdict: "",
	conclusion: "",
	json: ""
});
function outputsOfShard({ folder, headline, run, record }, receipts) {
	const { tokens, costUsd } = record.usage;
	return withoutVerdict({
		...outputsWithoutRun(headline),
		total: String(run.planned),
		"cost-usd": numberText(costUsd),
		tokens: numberText(tokens && tokens.input + tokens.output),
		"duration-seconds": numberText(run.durationMs / 1e3),
		"results-path": join(folder, runFiles.journal),
		"artifact-url": whereOf("artifact", receipts)
	});
}
const oneSentence = (text) => asSentences(permissionsInLine(text).split("\n").map((line) => line.trim())).replaceAll(/\s+/g, " ").slice(0, MAX_HEADLINE);
const shaOf = ({ baseline }) => baseline.kind === "found" ? baseline.provenance.find(({ sha }) => sha !== void 0)?.sha ?? "" : "";
const runIdOf = ({ baseline }) => baseline.kind === "found" ? String(baseline.provenance.find(({ runId }) => runId !== void 0)?.runId ?? "") : "";
const statusOf = ({ baseline }) => baseline.kind === "unavailable" && baseline.lacksPermission ? "no-permission" : baseline.kind;
function whereOf(name, receipts) {
	const receipt = receipts.find((each) => each.name === name);
	return receipt?.kind === "delivered" ? receipt.where : "";
}
const isDelivered = (name, receipts) => receipts.some((receipt) => receipt.name === name && receipt.kind === "delivered");
function smallJson({ verdict, conclusion, totals, suites }) {
	const most = {
		verdict: verdict.kind,
		conclusion,
		headline: verdict.headline.slice(0, MAX_HEADLINE),
		totals
	};
	const all = JSON.stringify({
		...most,
		suites
	});
	return Buffer.byteLength(all) <= MAX_JSON_BYTES ? all : JSON.stringify({
		...most,
		suitesLeftOut: suites.length
	});
}
const numberText = (value) => value === void 0 ? "" : String(Math.round(value * 1e4) / 1e4);
// src/reports/summary/short-summary.ts
function shortSummary(report) {
	const { verdict } = report;
	const { icon, word } = verdictMark(verdict.kind);
	const [rate = "", ...others] = totalsLine(report);
	const deciding = verdict.reasons.filter(({ kind }) => kind !== "pass");
	const shown = deciding.slice(0, MOST_REASONS);
	const more = deciding.length - shown.length;
	const items = shown.map((reason) => {
		const mark = reasonMark(reason.kind);
		return `- ${mark.icon} ${mark.word}: ${sentence(reason.message)}`;
	});
	if (more > 0) items.push(`- and ${plural("more reason", more)}`);
	return block([
		`### ${icon} ${word}: ${sentence(verdict.headline, HEADLINE_CHARACTERS)}`,
		[`**${rate}**`, ...others].join(" \u00b7 "),
		...items.length > 0 ? [items.join("\n")] : []
	]);
}
const MOST_REASONS = 4;
const HEADLINE_CHARACTERS = 500;
// src/app/action/runner-reporters.ts
const summaryReporter = (runner, mode) => ({
	name: "job summary",
	async deliver(report) {
		return await runner.addToSummary(mode === "short" ? shortSummary(report) : summaryMarkdown(report, 921600)) ? {
			kind: "delivered",
			name: "job summary",
			where: "the summary of the job"
		} : {
			kind: "notDelivered",
			name: "job summary",
			why: "the runner has no job summary (GITHUB_STEP_SUMMARY is not set)"
		};
	}
});
const annotationReporter = (inputs, runner) => ({
	name: "annotations",
	async deliver(report) {
		for (const annotation of annotations(report)) annotate(annotation, inputs, runner);
		return {
			kind: "delivered",
			name: "annotations",
			where: "the log of the step"
		};
	}
});
function annotate(annotation, inputs, { checkout, print }) {
	const { file, line = 1, column = 1, ...placeless } = annotation;
	if (file === void 0) {
		print(annotationCommand(placeless));
		return;
	}
	const path = checkoutPath(file, inputs?.workingDirectory ?? ".", checkout);
	const message = `${annotation.message}\nat ${locationText({
		file: oneLine(file),
		line,
		column
	})}`;
	print(annotationCommand(path === void 0 ? {
		...placeless,
		message
	} : {
		...annotation,
		file: path
	}));
}
// src/app/action/action-step.ts
const runOutputs = {
	names: outputNames,
	without: outputsWithoutRun
};
const thisProcess = () => ({
	env: process.env,
	runner: openRunner(process.env, process.stdout),
	runtime: (log) => realRuntime(log),
	begun(log, giveUp) {
		exitOnUncaughtErrors(log);
		process.once("exit", () => {
			if (!giveUp()) process.exitCode = 2;
		});
	},
	ended: endDespiteAbandonedWork
});
async function actionStep(read, work, outputs, host = thisProcess()) {
	const { env, runner } = host;
	const secrets = secretValues(env);
	for (const text of maskedTexts(env)) runner.mask(text);
	let redact = redactor(secrets);
	const log = {
		info: (text) => runner.print(neutral(redact.text(text))),
		warn: (text) => runner.print(neutral(`warning: ${redact.text(text)}`)),
		error: (text) => runner.print(neutral(redact.text(text)))
	};
	const end = { outputs: outputs.without("The run did not start") };
	const write = outputsOnce(host, outputs);
	const giveUp = () => write(end.isDecided ? end.outputs : outputs.without("The run ended before it had a verdict"));
	host.begun(log, () => written(giveUp, log));
	const decided = await toExitCode(async () => {
		try {
			const inputs = read(env);
			end.inputs = inputs;
			redact = redactor(secrets, inputs);
			return await work(inputs, host.runtime(log), runner, end);
		} catch (error) {
			if (!end.isDecided) end.outputs = outputs.without(redact.text(messageOf(error)));
			const problems = error instanceof UserError ? groupProblems(redact.deep(error.problems)) : [];
			await reportWhyNot(problems, end.inputs, runner, log);
			const reported = await end.live?.couldNotRun(problems) ?? [];
			end.notes?.reported(reported);
			complainAbout(reported, log.info);
			throw error;
		}
	}, log);
	const exitCode = written(() => write(end.outputs), log) ? decided : 2;
	host.ended(exitCode);
	return exitCode;
}
const END_MS = 12e4;
const CANCELLED_MS = 4e3;
const endOf = ({ aborted }) => AbortSignal.timeout(aborted ? CANCELLED_MS : END_MS);
function whenAborted(signal, work) {
	if (signal.aborted) work();
	else signal.addEventListener("abort", work, { once: true });
}
const isCheckDelivered = (receipts) => receipts.some(({ kind, name }) => name === "check run" && kind === "delivered");
function outputsOnce({ runner, env }, { names, atEnd = (outputs) => outputs }) {
	let isWritten = false;
	return (outputs) => {
		if (isWritten) return;
		isWritten = true;
		const all = atEnd(outputs, env);
		for (const name of names) runner.output(name, all[name] ?? "");
	};
}
function written(work, log) {
	try {
		work();
		return true;
	} catch (error) {
		for (const line of adviceOf(error)) log.error(line);
		return false;
	}
}
async function reportWhyNot(problems, inputs, runner, log) {
	if (inputs?.annotations !== "off") for (const annotation of problemAnnotations(problems)) annotate(annotation, inputs, runner);
	if (inputs?.jobSummary === "off") return;
	try {
		await runner.addToSummary(problemsMarkdown(problems));
	} catch (cause) {
		log.warn(`job summary was not delivered: ${messageOf(cause)}`);
	}
}
// src/app/action/event.ts
async function readEvent(env, files) {
	return {
		name: env["GITHUB_EVENT_NAME"] ?? "",
		...await readPayload(env["GITHUB_EVENT_PATH"], files)
	};
}
const MAX_EVENT_BYTES = 26214400;
const sha = string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const repository = object({ full_name: string() });
const payloadSchema = object({
	pull_request: object({
		number: int().positive(),
		state: string().optional(),
		head: object({
			sha,
			repo: repository.nullish()
		}),
		base: object({
			sha: sha.optional(),
			repo: repository,
			ref: string().optional()
		})
	}).optional().catch(void 0),
	merge_group: object({
		head_sha: sha,
		base_sha: sha.optional(),
		base_ref: string().optional()
	}).optional().catch(void 0),
	workflow_run: object({
		head_sha: sha,
		event: string(),
		id: int().positive().optional()
	}).optional().catch(void 0),
	repository: object({
		id: int().positive(),
		default_branch: string().optional()
	}).optional().catch(void 0)
});
async function readPayload(path, files) {
	if (!path) return {};
	try {
		return payloadSchema.parse(JSON.parse(await files.read(path, MAX_EVENT_BYTES)));
	} catch {
		return {};
	}
}
// src/adapters/github/pulls.ts
function pullRequests({ owner, repo, ask }) {
	return {
		async get(number, signal) {
			const pull = await ask({
				what: `the request for pull request ${number}`,
				schema: pullSchema,
				send: ({ rest }, request) => rest.pulls.get({
					owner,
					repo,
					pull_number: number,
					request
				})
			}, signal);
			return asPull(pull);
		},
		async labels(number, signal) {
			const { labels } = await ask({
				what: `the request for the labels of pull request ${number}`,
				schema: object({ labels: array(object({ name: string() })) }),
				send: ({ rest }, request) => rest.pulls.get({
					owner,
					repo,
					pull_number: number,
					request
				})
			}, signal);
			return labels.map(({ name }) => name);
		},
		async headedBy(sha, signal) {
			return (await ask({
				what: `the request for the pull requests of commit ${sha}`,
				schema: array(pullSchema),
				send: ({ rest }, request) => rest.repos.listPullRequestsAssociatedWithCommit({
					owner,
					repo,
					commit_sha: sha,
					per_page: 100,
					request
				})
			}, signal)).map(asPull).filter(({ headSha }) => headSha === sha);
		},
		async ofBranch({ owner: headOwner, branch, repositoryId }, signal) {
			const head = `${headOwner}:${branch}`;
			return (await ask({
				what: `the request for the pull requests from ${head}`,
				schema: array(pullSchema),
				send: ({ rest }, request) => rest.pulls.list({
					owner,
					repo,
					state: "open",
					head,
					per_page: 100,
					request
				})
			}, signal)).filter((pull) => pull.head.ref === branch && pull.head.repo?.id === repositoryId).map(asPull).filter(({ isOpen }) => isOpen);
		}
	};
}
const repositorySchema = object({ id: int() });
const pullSchema = object({
	number: int(),
	state: string(),
	head: object({
		sha: string(),
		ref: string(),
		repo: repositorySchema.nullish()
	}),
	base: object({
		ref: string(),
		sha: string(),
		repo: repositorySchema
	})
});
const asPull = ({ number, state, head, base }) => ({
	number,
	headSha: head.sha,
	isFork: head.repo?.id !== base.repo.id,
	isOpen: state === "open",
	base: {
		branch: base.ref,
		sha: base.sha
	}
});
// src/app/action/inside-workspace.ts
async function requireInsideWorkspace({ workingDirectory, ...paths }, site) {
	const cwd = resolve(site.cwd, workingDirectory);
	await requireInside("working-directory", cwd, site);
	for (const name of [
		"outputDirectory",
		"otelFile",
		"traceFile"
	]) {
		const path = paths[name];
		if (path !== void 0) await requireInside(kebab(name), resolve(cwd, path), site);
	}
}
async function requireInside(input, folder, { files, checkout }) {
	let existing = folder;
	while (await files.state(existing) === "missing" && existing !== dirname(existing)) existing = dirname(existing);
	const real = resolve(await files.realPath(existing), relative(existing, folder));
	if (!isOutside(relative(checkout, real))) return;
	throw userError("INPUT_INVALID", `\`${input}\` is outside the workspace`, {
		expected: `a path in ${checkout} (GITHUB_WORKSPACE)`,
		found: real
	});
}
export { outputsOfShard as _, actionStep as a, mayBeUntrusted as b, runOutputs as c, annotate as d, annotationReporter as f, outputsOf as g, oneSentence as h, CANCELLED_MS as i, thisProcess as l, numberText as m, pullRequests as n, endOf as o, summaryReporter as p, readEvent as r, isCheckDelivered as s, requireInsideWorkspace as t, whenAborted as u, withoutVerdict as v, refuseUntrustedCode as x, OPEN_EVENTS as y };
