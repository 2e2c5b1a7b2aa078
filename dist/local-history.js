import { Br as encodeTrend, Cc as failureClasses, Cl as messageOf, Cr as mergeTrend, Di as keyOf, Dl as userError, Dr as originOf, E as htmlText, Er as isTrusted, Hc as grouped, Io as foreignJsonOf, Lr as decodeTrend, Oi as runUrlOf, Qc as cutEnd, Vs as percent, Wr as sampleLimits, Xr as jsonDocument, Ys as wilson, _s as verdictKinds, ac as startOf, bc as failureOf, bl as ServiceError, ga as testStates, gs as permissionHint, nc as resultKey, nl as plural, pc as withMembers, ps as redactor, us as secretValues, xa as isSameMeasure, xl as UserError, ya as poolsOf } from "./common.js";
import { C as url, a as array, b as tuple, f as literal, m as number, n as _enum, s as boolean, u as int, v as strictObject, y as string } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { i as whyBranchLeavesNone } from "./evidence-reporter.js";
import { join, resolve } from "node:path";
import { createHash } from "node:crypto";
// src/history/history-pools.ts
const runName = ({ run_id, attempt = 1, time }) => run_id === void 0 ? `local ${time}` : `${run_id}.${attempt}`;
// src/history/history-trend.ts
function historyTrend({ run, suites }) {
	return {
		run: runName(run),
		...run.sha !== void 0 && { sha: run.sha },
		time: run.time,
		verdict: run.complete ? run.verdict : "invalid",
		tool: toolOf(run),
		suites: suites.flatMap((suite) => trendSuite(suite) ?? [])
	};
}
const toolOf = ({ tool_version, format }) => format === void 0 ? `eval-action ${tool_version.split(".")[0]}` : format;
function trendSuite(line) {
	const { suite, file, target, passes, trials, score, cost_usd, ms, n, model, judges, definition, changed } = line;
	if (trials === 0 || score === void 0) return void 0;
	return {
		suite,
		...file !== void 0 && { file },
		target,
		passes,
		trials,
		score,
		...cost_usd !== void 0 && { costUsd: cost_usd },
		...ms !== void 0 && { durationMs: ms },
		n,
		...model !== void 0 && { model },
		...judges !== void 0 && { judges },
		...definition !== void 0 && { definition },
		...changed !== void 0 && { changed: {
			tests: changed[0],
			of: changed[1]
		} }
	};
}
const README = "README.md";
const BADGE = "badge.json";
const TREND_IMAGE = "trend.svg";
const TREND = "trend.json";
const LONGEST_KEY = 60;
function keyFolder(key) {
	const plain = key.replaceAll(/[^A-Za-z0-9._-]+/g, "-").slice(0, LONGEST_KEY);
	return `v1/${plain === key && !/^\.*$/.test(key) ? key : `${plain}-${createHash("sha256").update(key).digest("hex").slice(0, 6)}`}`;
}
function runPath({ time, run_id, attempt = 1, sha }) {
	const [, year, month] = /^(\d{4})-(\d\d)/.exec(time) ?? [];
	return `runs/${year}/${month}/${time.replaceAll(/[-:]|\.\d+/g, "")}-${run_id === void 0 ? "local" : `${run_id}.${attempt}`}-${sha?.slice(0, 8) ?? "unknown"}.jsonl`;
}
const isRunFile = (name) => /^\d{8}T\d{6}Z-[\w.]+-[0-9a-z]+\.jsonl$/.test(name);
const timeInName = (name) => Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, "$1-$2-$3T$4:$5:$6Z"));
const README_TEXT = `# History of evals

eval-action writes this: one file for each run of the base branch, which never changes, and files that are derived from
them. Do not edit it, and do not merge it into another branch.

- \`v1/<key>/runs/<year>/<month>/\`: runs as JSON Lines
- \`v1/<key>/${TREND}\`: the newest runs without their tests
- \`v1/<key>/${BADGE}\`, \`v1/<key>/${TREND_IMAGE}\`: for a README
`;
// src/reports/trend/trend-image.ts
const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [
	600,
	160,
	48,
	12,
	30,
	24
];
function trendImage(runs, label) {
	const points = runs.flatMap(imagePoint).slice(-60);
	const [first, last] = [points[0], points.at(-1)];
	const words = first === void 0 || last === void 0 ? "No run has a pass rate yet." : `Pass rate over ${plural("run", points.length)}: ${percent(first.rate)} on ${day(first)}, ${percent(last.rate)} on ${day(last)}.`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="t d">
<title id="t">${htmlText(label)}: pass rate of the base branch</title>
<desc id="d">${htmlText(words)}</desc>
<style>${STYLE}</style>
<rect class="back" width="${WIDTH}" height="${HEIGHT}" rx="6"/>
<text class="label" x="12" y="20">${htmlText(label)}</text>
${first === void 0 || last === void 0 ? `<text x="12" y="88">${htmlText(words)}</text>` : chart(points, first, last)}
</svg>
`;
}
const STYLE = [
	"text{font:12px -apple-system,BlinkMacSystemFont,\"Segoe UI\",sans-serif;fill:#59636e}.label{font-weight:600;fill:#1f2328}",
	".back{fill:#fff}.guide{stroke:#d1d9e0}.line{fill:none;stroke:#0969da;stroke-width:2}.point{fill:#0969da}",
	"@media(prefers-color-scheme:dark){text{fill:#9198a1}.label{fill:#f0f6fc}.back{fill:#0d1117}.guide{stroke:#3d444d}.line{stroke:#4493f8}.point{fill:#4493f8}}"
].join("");
function imagePoint({ time, verdict, suites }) {
	const trials = suites.reduce((sum, suite) => sum + suite.trials, 0);
	const passes = suites.reduce((sum, suite) => sum + suite.passes, 0);
	return trials === 0 || verdict === "invalid" || verdict === "cancelled" ? [] : [{
		time,
		rate: passes / trials
	}];
}
function chart(points, first, last) {
	const rates = points.map(({ rate }) => rate);
	const low = Math.max(0, Math.min(...rates, Math.max(...rates) - .1, .9));
	const high = Math.max(...rates, low + .1);
	const x = (at) => points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + at * (WIDTH - LEFT - RIGHT) / (points.length - 1);
	const y = (rate) => TOP + (high - rate) / (high - low) * (HEIGHT - TOP - BOTTOM);
	const guides = [
		high,
		(high + low) / 2,
		low
	].map((rate) => `<line class="guide" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${fixed(y(rate))}" y2="${fixed(y(rate))}"/><text x="${LEFT - 6}" y="${fixed(y(rate) + 4)}" text-anchor="end">${percent(rate)}</text>`);
	const line = points.map(({ rate }, at) => `${fixed(x(at))},${fixed(y(rate))}`).join(" ");
	const end = points.length - 1;
	return [
		...guides,
		`<polyline class="line" points="${line}"/>`,
		`<circle class="point" cx="${fixed(x(end))}" cy="${fixed(y(last.rate))}" r="4"/>`,
		`<text class="label" x="${WIDTH - RIGHT}" y="20" text-anchor="end">${percent(last.rate)}</text>`,
		`<text x="${LEFT}" y="${HEIGHT - 8}">${htmlText(day(first))}</text>`,
		...points.length < 2 ? [] : [`<text x="${WIDTH - RIGHT}" y="${HEIGHT - 8}" text-anchor="end">${htmlText(day(last))}</text>`]
	].join("\n");
}
const fixed = (value) => String(Number(value.toFixed(1)));
const day = ({ time }) => time.slice(0, 10);
// src/app/history/folder-store.ts
const MOST_NAMES = 1e5;
function folderStore(folder, shown, files) {
	const tree = {
		async list(path) {
			const at = join(folder, path);
			return await files.state(at) === "folder" ? (await files.namesIn(at, MOST_NAMES)).names : [];
		},
		async read(path, maxBytes) {
			const at = join(folder, path);
			return await files.state(at) === "file" ? await files.read(at, maxBytes) : void 0;
		},
		async start(path, bytes) {
			return Buffer.from((await files.slice(join(folder, path), 0, bytes)).bytes).toString("utf8");
		}
	};
	const open = async () => await files.state(folder) === "folder" ? tree : void 0;
	return {
		name: `the folder ${shown}`,
		open,
		async commit({ files: make }) {
			for (const [path, text] of await make(await open())) await files.write(join(folder, path), text);
		}
	};
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
// src/app/history/history-key.ts
const folderOf = (inputs, job) => keyFolder(job === void 0 ? inputs.commentKey ?? "evals" : keyOf(inputs, job));
// src/app/history/trusted-run.ts
function whyNotWritten({ dryRun, verdict }, { run, basis: { inputs, isChange } }, { job, env }) {
	if (inputs.evidence === "never") return "evidence is never";
	if (dryRun) return "A dry run measures nothing";
	if (verdict.kind === "cancelled") return "The run was cancelled";
	if (run.selected?.includes("tests") && run.imported === void 0) return "Only some of the tests ran";
	if (isChange || !isTrusted(env) || env["CI_MERGE_REQUEST_IID"]) return "Only runs of the base branch are kept";
	if (job === void 0) return void 0;
	if (job.unverified !== void 0) return "Results of a fork are not kept";
	if (job.actor === "dependabot[bot]") return "Runs that Dependabot starts are not kept";
	return whyBranchLeavesNone(job, inputs.baselineBranch);
}
// src/history/lines.ts
const LONGEST_NAME = 4096;
const name = string().max(LONGEST_NAME);
const share = number().min(0).max(1);
const amount = number().nonnegative();
const count = int().nonnegative();
const time = datetime();
const runLineSchema = strictObject({
	v: literal(1),
	type: literal("run"),
	time,
	sha: string().regex(/^[0-9a-f]{40,64}$/).optional(),
	ref: name.optional(),
	run_id: int().positive().optional(),
	attempt: int().positive().optional(),
	url: url().max(LONGEST_NAME).optional(),
	verdict: _enum(verdictKinds),
	headline: name,
	complete: boolean(),
	restricted: literal(true).optional(),
	duration_ms: amount,
	cost_usd: amount.optional(),
	tokens: count.optional(),
	tool_version: name,
	format: name.optional(),
	tests_left_out: int().positive().optional()
});
const suiteLineSchema = strictObject({
	type: literal("suite"),
	suite: name,
	file: name.optional(),
	target: name,
	n: count,
	passed: count,
	failed: count,
	errored: count,
	trials: count,
	passes: count,
	score: share.optional(),
	pass_rate: share.optional(),
	low: share.optional(),
	high: share.optional(),
	cost_usd: amount.optional(),
	ms: amount.optional(),
	model: name.optional(),
	judges: array(name).optional(),
	definition: name.optional(),
	changed: tuple([count, count]).optional(),
	subject: name.optional(),
	verdict: _enum(verdictKinds).optional()
});
const testLineSchema = strictObject({
	type: literal("test"),
	s: count,
	id: name,
	trials: count,
	passes: count,
	score: share.optional(),
	scores: array(share).optional(),
	cost_usd: amount.optional(),
	ms: amount.optional(),
	measure: name.optional(),
	subject: name.optional(),
	agent: name.optional(),
	must_pass: literal(true).optional(),
	since: time.optional(),
	state: _enum(testStates).optional(),
	class: _enum(failureClasses).optional()
});
// src/history/codec.ts
const MAX_RUN_BYTES = 8388608;
const MOST_SUITES = 1e4;
function encodeRun({ run, suites, tests }, maxBytes = MAX_RUN_BYTES) {
	const linesOf = (head, own) => [
		runInOrder(head),
		...suites.map(suiteInOrder),
		...own.map(testInOrder)
	].map((line) => `${JSON.stringify(line)}\n`).join("");
	const text = linesOf(run, tests);
	if (Buffer.byteLength(text) <= maxBytes || tests.length === 0) return text;
	return linesOf({
		...run,
		tests_left_out: tests.length
	}, []);
}
const hasWholeHead = (start) => start.includes(FIRST_TEST);
function decodeHead(text) {
	const firstTest = text.indexOf(FIRST_TEST);
	const head = firstTest < 0 ? text : text.slice(0, firstTest + 1);
	if (!head.endsWith("\n")) return refused("it is cut off");
	const [first = "", ...others] = head.trimEnd().split("\n");
	const value = foreignJsonOf(first);
	if (isNewer(value)) return refused("a newer version of eval-action wrote it");
	const run = lineOf(runLineSchema, value, 1);
	if (run.kind === "refused") return run;
	if (others.length > MOST_SUITES) return refused(`it has more than ${MOST_SUITES} suites`);
	const suites = [];
	for (const [index, line] of others.entries()) {
		const suite = lineOf(suiteLineSchema, foreignJsonOf(line), index + 2);
		if (suite.kind === "refused") return suite;
		suites.push(suite.value);
	}
	return {
		kind: "read",
		value: {
			run: run.value,
			suites
		}
	};
}
const FIRST_TEST = "\n{\"type\":\"test\",";
function lineOf(schema, value, line) {
	const read = schema.safeParse(value);
	if (read.success) return {
		kind: "read",
		value: read.data
	};
	const [issue] = read.error.issues;
	const where = issue === void 0 || issue.path.length === 0 ? "" : `${cutEnd(issue.path.join("."), 60)}: `;
	return refused(`line ${line}: ${where}${cutEnd(issue?.message ?? "invalid", 200)}`);
}
const refused = (why) => ({
	kind: "refused",
	why
});
function isNewer(value) {
	const { v } = Object(value);
	return typeof v === "number" && v > 1;
}
const runInOrder = (line) => inOrder(runLineSchema, line);
const suiteInOrder = (line) => inOrder(suiteLineSchema, line);
const testInOrder = (line) => inOrder(testLineSchema, line);
const inOrder = (schema, line) => Object.fromEntries(Object.keys(schema.shape).flatMap((key) => {
	const value = line[key];
	return value === void 0 ? [] : [[key, value]];
}));
// src/reports/trend/badge.ts
function badgeJson({ verdict, passed, n }) {
	const counts = `${percent(n === 0 ? void 0 : passed / n)} of ${n}`;
	const badge = (message, color, rest = {}) => jsonDocument({
		schemaVersion: 1,
		label: "evals",
		message,
		color,
		...rest,
		cacheSeconds: 300
	});
	switch (verdict) {
		case "pass": return badge(counts, "brightgreen");
		case "warn": return badge(counts, "yellow");
		case "fail": return badge(`regressed \u00b7 ${counts}`, "red");
		case "inconclusive": return badge(`inconclusive \u00b7 ${counts}`, "yellow");
		default: return badge("not measured", "lightgrey", { isError: true });
	}
}
// src/app/history/write-history.ts
async function newFiles(tree, written) {
	const { folder, run, hasSecret, signal } = written;
	const text = encodeRun(run);
	const path = `${folder}/${runPath(run.run)}`;
	const known = await tree?.read(path, text.length * 4, signal).catch(() => "");
	const isOther = known !== void 0 && known !== text;
	const trend = mergeTrend(await trendIn(tree, folder, signal), historyTrend(run));
	const files = new Map([
		...await tree?.read("README.md", MOST_README, signal) === void 0 ? [[README, README_TEXT]] : [],
		...isOther ? [] : [[path, text]],
		[`${folder}/${TREND}`, fittingTrend(trend)],
		[`${folder}/${BADGE}`, badgeJson(badgeRun(run))],
		[`${folder}/${TREND_IMAGE}`, trendImage(trend, "evals")]
	]);
	if ([...files.values()].some(hasSecret)) throw userError("OUTPUT_UNWRITABLE", "The history of this run was not written: it would contain a secret", { hint: "Give tests, suites and targets names that contain no value of a secret variable." });
	return {
		files,
		problems: problemsOf(run, text, {
			path,
			isOther
		})
	};
}
const MOST_README = 1048576;
function problemsOf({ tests }, text, { path, isOther }) {
	return [...isOther ? [`${path} exists with other content and was left as it is`] : [], ...text.includes("\"tests_left_out\":") ? [`the ${tests.length} tests of this run are too many for a history: only its suites are stored`] : []];
}
async function trendIn(tree, folder, signal) {
	const text = await tree?.read(`${folder}/${TREND}`, sampleLimits.trendBytes, signal);
	const read = text === void 0 ? void 0 : decodeTrend(text);
	return read?.kind === "read" ? read.value : [];
}
function fittingTrend(runs) {
	const text = encodeTrend(runs);
	return Buffer.byteLength(text) <= sampleLimits.trendBytes || runs.length === 0 ? text : fittingTrend(runs.slice(Math.ceil(runs.length / 10)));
}
function badgeRun({ run: { verdict, complete }, suites }) {
	const total = (of) => suites.reduce((sum, each) => sum + of(each), 0);
	const passed = total((suite) => suite.passed);
	return {
		verdict: complete ? verdict : "invalid",
		passed,
		n: passed + total(({ failed }) => failed)
	};
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
async function write(report, { store, judged, job, commit, runtime, signal }) {
	const { inputs } = judged.basis;
	const secrets = secretValues(runtime.env);
	const run = withoutSecrets(runToStore(report, judged, {
		job,
		commit,
		env: runtime.env
	}), redactor(secrets, inputs.redact));
	const { text: redact } = redactor(secrets);
	const within = signal();
	let problems = [];
	await store.commit({
		message: `eval history: ${report.verdict.kind} ${run.run.sha?.slice(0, 8) ?? ""} [skip ci]`.replace("  ", " "),
		async files(tree) {
			const made = await newFiles(tree, {
				folder: folderOf(inputs, job),
				run,
				hasSecret: (text) => redact(text) !== text,
				signal: within
			});
			problems = made.problems;
			return made.files;
		}
	}, within);
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
	const hint = error.fault === "refused" || error.fault === "missing" ? permissionHint("contents: write").replace("    contents: read\n", "") : void 0;
	return {
		kind: "notDelivered",
		name: NAME,
		why: error.message,
		...hint && { hint }
	};
}
// src/app/history/local-history.ts
function localStore({ history, workingDirectory }, { cwd, files }) {
	if (history === "off" || history === "branch") return void 0;
	return folderStore(resolve(cwd, workingDirectory, history), history, files);
}
const localHistoryReporter = async (judged, store, runtime) => historyReporter({
	store,
	judged,
	job: void 0,
	commit: await commitHere(runtime),
	runtime,
	signal: () => runtime.signal
});
async function commitHere({ cwd, git, signal }) {
	const said = async (...args) => {
		const ended = await git.run(args, {
			cwd,
			local: true
		}, signal);
		return ended.kind === "exited" && ended.exitCode === 0 ? ended.stdout.trim() : "";
	};
	const [sha, ref] = [await said("rev-parse", "HEAD"), await said("symbolic-ref", "--quiet", "HEAD")];
	return {
		.../^[0-9a-f]{40,64}$/.test(sha) && { sha },
		...ref !== "" && { ref }
	};
}
export { hasWholeHead as a, isRunFile as c, historyTrend as d, decodeHead as i, keyFolder as l, localStore as n, folderStore as o, MAX_RUN_BYTES as r, trendImage as s, localHistoryReporter as t, timeInName as u };
