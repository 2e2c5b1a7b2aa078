import { A as newFiles, Bc as redactor, Bu as whyNoArtifacts, Ca as runUrlOf, Dl as startOf, Fc as secretsOf, Hr as MOST_STORED_OUTPUT, Ur as shortAnswer, Vr as MOST_STORED_ANSWER, Wr as withShortOutputs, Xl as failureOf, _n as wilson, ba as folderOf, ed as plural, fl as poolsOf, gu as permissionHint, hu as notTaken, id as UserError, ma as originOf, nd as ServiceError, od as messageOf, pa as isTrusted, pl as grouped, pu as isSameMeasure, rd as lacksPermission, wl as resultKey, xu as evidenceArtifact, yu as whyNotLeft, zl as withMembers } from "./common.js";
const { createHash } = process.getBuiltinModule("node:crypto");
// src/app/baseline/evidence-reporter.ts
function leavesEvidence({ baselineBranch: branch, uploadArtifacts }, job, env) {
	if (job === void 0 || uploadArtifacts && whyNoArtifacts(env) !== void 0) return false;
	return whyBranchLeavesNone(job, branch) === void 0;
}
function evidenceReporter(options) {
	return {
		name: NAME$1,
		async deliver(report) {
			const why = whyNoneLeft(options, report) ?? (options.paths.length === 0 ? "Nothing was measured" : void 0);
			if (why !== void 0) return {
				kind: "notNeeded",
				name: NAME$1,
				why
			};
			try {
				return await leave(options);
			} catch (error) {
				return notTaken(NAME$1, error, void 0, void 0);
			}
		}
	};
}
const NAME$1 = "evidence";
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
		name: NAME$1,
		where: `${name}${expiryText(retentionDays)}`
	};
	return {
		kind: "notDelivered",
		name: NAME$1,
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
// src/evidence/samples/cut-sample.ts
const sampleCuts = [
	{
		what: "file changes",
		apply: (sample) => eachSide(sample, withoutFileChanges)
	},
	{
		what: "tool outputs above 2 KiB",
		apply: (sample) => eachSide(sample, shortOutputs)
	},
	{
		what: "steps of tests that always pass",
		apply: (sample) => sample.sides.every(({ pass }) => pass) ? eachSide(sample, withoutSteps) : sample
	},
	{
		what: "failing trials",
		apply: withoutFailing
	},
	{
		what: "steps",
		apply: (sample) => eachSide(sample, withoutSteps)
	},
	{
		what: "answers above 4 KiB",
		apply: (sample) => eachSide(sample, withShortAnswer)
	}
];
function eachSide(sample, cut) {
	const sides = sample.sides.map(cut);
	return sides.every((side, index) => side === sample.sides[index]) ? sample : {
		...sample,
		sides
	};
}
function withoutFailing(sample) {
	const passing = sample.sides.filter(({ pass }) => pass);
	return passing.length === 0 || passing.length === sample.sides.length ? sample : {
		...sample,
		sides: passing
	};
}
const marked = (side, part) => ({
	...side,
	cut: [...new Set([...side.cut ?? [], part])]
});
function withoutFileChanges(side) {
	if (side.fileChanges === void 0) return side;
	const { fileChanges: _, ...others } = side;
	return marked(others, "fileChanges");
}
const shortOutputs = (side) => side.steps.some((step) => step.kind === "call" && step.output.length > MOST_STORED_OUTPUT) ? marked({
	...side,
	steps: withShortOutputs(side.steps)
}, "outputs") : side;
const withoutSteps = (side) => side.steps.length === 0 ? side : marked({
	...side,
	steps: []
}, "steps");
const withShortAnswer = (side) => side.answer.length > MOST_STORED_ANSWER ? marked({
	...side,
	answer: shortAnswer(side.answer)
}, "answer") : side;
function fitSide(side, mostBytes) {
	const sizeOf = (each) => Buffer.byteLength(JSON.stringify(each));
	const cuts = [
		withoutFileChanges,
		shortOutputs,
		withoutSteps,
		withShortAnswer
	];
	let cut = side;
	for (const next of cuts) {
		if (sizeOf(cut) <= mostBytes) return cut;
		cut = next(cut);
	}
	return sizeOf(cut) <= mostBytes ? cut : void 0;
}
// src/history/history-run.ts
function historyRun({ report, facts, own, earlier }) {
	const poolOf = (pools, { suite, file, target }) => pools.find((pool) => pool.suite === suite && pool.file === file && pool.target === target);
	const parts = report.suites.map((suite, s) => {
		return {
			s,
			suite,
			results: report.results.filter((result) => isOf(result, suite)),
			pool: poolOf(own, suite),
			base: poolOf(earlier, suite)
		};
	});
	const states = new Map(report.comparison.tests.map((test) => [resultKey(test), test.state]));
	return {
		run: runLine(report, facts),
		suites: parts.map((part) => suiteLine(part, report)),
		tests: parts.flatMap((part) => testLines(part, states))
	};
}
const isOf = (result, { suite, file, target }) => result.suite === suite && result.suiteFile === file && result.target === target;
function runLine({ verdict, complete, durationMs, totals, generator, imported }, facts) {
	const { costUsd, graderCostUsd, tokens } = totals;
	const cost = costUsd === void 0 && graderCostUsd === void 0 ? void 0 : (costUsd ?? 0) + (graderCostUsd ?? 0);
	const formats = [...new Set(imported?.map(({ format, version = "" }) => `${format} ${version}`.trim()))].sort();
	return {
		v: 1,
		type: "run",
		...facts,
		verdict: verdict.kind,
		headline: verdict.headline,
		complete,
		duration_ms: durationMs,
		...cost !== void 0 && { cost_usd: cost },
		...tokens !== void 0 && { tokens: tokens.input + tokens.output },
		tool_version: generator.version,
		...formats.length > 0 && { format: formats.join(", ") }
	};
}
function suiteLine({ suite, results, pool, base }, { verdict }) {
	const tests = pool?.tests ?? [];
	const trials = tests.flatMap((test) => test.trials);
	const rates = tests.map((test) => passesOf(test.trials) / test.trials.length);
	const interval = wilson(sum(rates), rates.length);
	const { passed, failed, errored, score } = suite.totals;
	const models = distinct(results.flatMap(({ model }) => model ?? []));
	const judges = distinct(results.flatMap(({ scores }) => scores.flatMap(judgesIn)));
	const kind = verdict.suites.find((own) => own.suite === suite.suite && own.file === suite.file && own.target === suite.target)?.kind;
	return {
		type: "suite",
		suite: suite.suite,
		file: suite.file,
		target: suite.target,
		n: tests.length,
		passed,
		failed,
		errored,
		trials: trials.length,
		passes: passesOf(trials),
		score,
		pass_rate: mean(rates),
		...interval ?? {},
		cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
		ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? [])),
		...models.length > 0 && { model: models.join(", ") },
		...judges.length > 0 && { judges },
		definition: definitionOf(trials),
		changed: changedTests(tests, base),
		subject: commonSubject(trials),
		...kind !== void 0 && { verdict: kind }
	};
}
const judgesIn = (score) => withMembers(score).flatMap(({ target }) => target ?? []);
function definitionOf(trials) {
	const measures = distinct(trials.flatMap(({ measure }) => measure ?? []));
	return measures.length === 0 ? void 0 : createHash("sha256").update(JSON.stringify(measures)).digest("hex").slice(0, 12);
}
function changedTests(tests, base) {
	const before = new Map(base?.tests.map(({ testId, trials }) => [testId, trials.at(-1)?.measure]));
	const common = tests.flatMap(({ testId, trials: [trial] }) => {
		const [earlier, now] = [before.get(testId), trial?.measure];
		return earlier === void 0 || now === void 0 ? [] : [{
			earlier,
			now
		}];
	});
	if (common.length === 0) return void 0;
	return [common.filter(({ earlier, now }) => !isSameMeasure(earlier, now)).length, common.length];
}
function commonSubject(trials) {
	return new Set(trials.map(({ subject }) => subject)).size === 1 ? trials[0]?.subject : void 0;
}
function testLines({ s, results, pool, base }, states) {
	const trialsOf = new Map(pool?.tests.map(({ testId, trials }) => [testId, trials]));
	const subject = commonSubject(pool?.tests.flatMap(({ trials }) => trials) ?? []);
	return [...grouped(results, ({ testId }) => [testId]).values()].map(([result]) => {
		const trials = trialsOf.get(result.testId) ?? [];
		const since = base?.resets.filter(({ testId }) => testId === result.testId).map(({ time }) => time);
		const failure = trials.length === 0 ? failureOf(result) : void 0;
		return {
			type: "test",
			s,
			id: result.testId,
			...numbersOf(trials),
			...fingerprintsOf(trials, subject),
			since: since?.sort().at(-1),
			state: states.get(resultKey(result)),
			class: failure?.class
		};
	});
}
function numbersOf(trials) {
	const [passed, others] = [trials.filter(({ pass }) => pass), trials.filter(({ pass }) => !pass)];
	const scores = [...passed, ...others].map(({ score }) => score);
	const areWhole = passed.every(({ score }) => score === 1) && others.every(({ score }) => score === 0);
	return {
		trials: trials.length,
		passes: passed.length,
		score: mean(scores),
		...scores.length > 1 && !areWhole && { scores },
		cost_usd: mean(trials.flatMap(({ costUsd }) => costUsd ?? [])),
		ms: mean(trials.flatMap(({ durationMs }) => durationMs ?? []))
	};
}
const fingerprintsOf = ([trial], common) => ({
	measure: trial?.measure,
	...trial?.subject !== common && { subject: trial?.subject },
	agent: trial?.agentVersion,
	must_pass: trial?.mustPass
});
const passesOf = (trials) => trials.filter(({ pass }) => pass).length;
const distinct = (texts) => [...new Set(texts)].sort();
const sum = (values) => values.reduce((total, value) => total + value, 0);
const mean = (values) => values.length === 0 ? void 0 : sum(values) / values.length;
// src/app/history/trusted-run.ts
function whyNotWritten({ dryRun, verdict }, { run, basis: { inputs, isChange } }, { job, env }) {
	if (inputs.evidence === "never") return "evidence is never";
	if (dryRun) return "A dry run measures nothing";
	if (verdict.kind === "cancelled") return "The run was cancelled";
	if (run.selected?.includes("tests")) return "Only some of the tests ran";
	if (isChange || !isTrusted(env) || env["CI_MERGE_REQUEST_IID"]) return "Only runs of the base branch are kept";
	if (job === void 0) return void 0;
	if (job.unverified !== void 0) return "Results of a fork are not kept";
	if (job.actor === "dependabot[bot]") return "Runs that Dependabot starts are not kept";
	const base = inputs.baselineBranch ?? job.defaultBranch;
	if (base !== void 0 && job.ref !== `refs/heads/${base}`) return `Only runs of ${base} are kept`;
	return whyBranchLeavesNone(job, inputs.baselineBranch);
}
// src/app/history/history-reporter.ts
const NAME = "history";
const historyReporter = (writing) => ({
	name: NAME,
	async deliver(report) {
		const { store, judged, job, runtime } = writing;
		const why = whyNotWritten(report, judged, {
			job,
			env: runtime.env
		});
		if (why !== void 0) return {
			kind: "notNeeded",
			name: NAME,
			why
		};
		try {
			const problems = await write(report, writing);
			for (const problem of problems) runtime.log.warn(`history: ${problem}`);
			return {
				kind: "delivered",
				name: NAME,
				where: store.name
			};
		} catch (error) {
			if (!(error instanceof ServiceError) && !(error instanceof UserError)) throw error;
			return notWritten(error);
		}
	}
});
async function write(report, writing) {
	const { store, judged, job, commit, runtime, signal } = writing;
	const { inputs } = judged.basis;
	const folder = folderOf(inputs, job);
	const secrets = secretsOf(runtime);
	const run = withoutSecrets(runToStore(report, judged, {
		job,
		commit,
		env: runtime.env
	}), redactor(secrets, inputs));
	const { text: redact } = redactor(secrets);
	const within = signal();
	let problems = [];
	const change = {
		message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ""} [skip ci]`.replace("  ", " "),
		async files(tree) {
			const hasSecret = (text) => redact(text) !== text;
			const made = await newFiles(tree, {
				folder,
				run,
				hasSecret,
				signal: within
			});
			problems = made.problems;
			return made.files;
		}
	};
	await store.commit(change, within);
	return problems;
}
function runToStore(report, { run, basis }, { job, commit, env }) {
	const origin = originOf(run, env);
	const facts = {
		time: startOf(run),
		...commit,
		...job !== void 0 && {
			sha: origin.sha,
			ref: job.ref,
			run_id: job.run,
			attempt: job.attempt,
			url: runUrlOf(job)
		},
		...(run.selected ?? []).length > 0 && { restricted: true }
	};
	const earlier = basis.baseline.kind === "found" ? basis.baseline.pools : [];
	return historyRun({
		report,
		facts,
		own: poolsOf({
			...run,
			complete: true
		}, origin),
		earlier
	});
}
const withoutSecrets = ({ run, suites, tests }, { text, deep }) => ({
	run: {
		...run,
		headline: text(run.headline)
	},
	suites: suites.map((line) => {
		const { suite, target, file, model, judges } = line;
		return {
			...line,
			...deep({
				suite,
				target,
				file,
				model,
				judges
			})
		};
	}),
	tests: tests.map((line) => ({
		...line,
		id: text(line.id)
	}))
});
function notWritten(error) {
	if (error instanceof UserError) {
		const [problem] = error.problems;
		return {
			kind: "notDelivered",
			name: NAME,
			why: problem?.message ?? messageOf(error),
			hint: problem?.hint
		};
	}
	const hint = lacksPermission(error) ? permissionHint("contents: write").replace("    contents: read\n", "") : void 0;
	return {
		kind: "notDelivered",
		name: NAME,
		why: error.message,
		...hint && { hint }
	};
}
export { evidenceReporter as a, whyNoneLeft as c, sampleCuts as i, runToStore as n, leavesEvidence as o, fitSide as r, storeForLater as s, historyReporter as t };
