import { D as lateObject, E as locationText, G as strictObject, H as object, K as string, L as int, M as array, R as lazy, S as sentenceOf, V as number, a as asSentences, d as ended, i as isDeeperThan, l as cutEnd, m as plural, n as jsonOf, o as capitalized, q as tuple, u as cutMiddle, w as userError, x as problemText, y as messageOf, z as literal } from "./json.js";
import { B as shortBaselineNotes, C as outcomeOf, D as changeOfSuite, E as agentVersionNotes, H as whyOf, I as findingOf, L as isCompared, M as detectableDrop, O as comparedTests, P as detectableTestsText, R as leftOutNotes, j as contributorNotes, k as comparedWith, x as reproduceCommand, z as passesOf } from "./facts.js";
import { _ as inOneLine, b as withoutAnsi, h as beginningOf, n as momentOf, p as paidFor } from "./iso-time.js";
import { A as reasonMark, E as errorCount, F as fence, I as inline, M as unarmedWords, N as verdictMark, O as labelled, P as codeSpan, S as suiteNamer, T as shardRerunsMarkdown, a as reuseLine, b as scoreText, c as totalsLine, h as findings, i as seedingLine, j as suiteMark, l as answerOf, m as failedChecks, n as resultLine, o as graderWarnings, p as errorGroups, r as resultTable, s as cacheLines, t as nextSteps, v as namer, w as trialsPassed, x as suiteKind } from "./terminal.js";
import { S as sideSchema, p as resultKey } from "./result.js";
import { r as costsOf } from "./grade.js";
import { t as MAX_RESULTS_BYTES } from "./result-rows.js";
import { i as percent, n as money, o as score, r as neededScore, t as duration } from "./numbers.js";
import { n as timeOf, t as costOf$1 } from "./spent.js";
import { t as oneLine } from "./terminal2.js";
import { r as timeLimitLine } from "./call-time-limits.js";
import { n as recordOf, t as recordLine } from "./record.js";
import { a as runFiles } from "./earlier-run.js";
import { o as require_dist } from "./yaml-text.js";
import { join, resolve } from "node:path";
// src/shared/fit.ts
function fit(versions, maxBytes) {
	let text = "";
	for (const version of versions) {
		text = version();
		if (Buffer.byteLength(text) <= maxBytes) break;
	}
	return text;
}
// src/reports/hint.ts
const LONGEST_LINE = 300;
const MOST_LINES = 10;
function hintMarkdown(hint) {
	const [first = "", ...rest] = hint.split(/\r?\n/).map((line) => cutEnd(line, LONGEST_LINE));
	return rest.length === 0 ? inline(first) : `${inline(first)}\n\n${fence(rest.slice(0, MOST_LINES).join("\n"))}`;
}
// src/reports/overall-delta.ts
function overallDelta({ baseline, suites }) {
	const compared = suites.filter(({ delta, comparable }) => delta !== void 0 && comparable > 0);
	const tests = compared.reduce((sum, { comparable }) => sum + comparable, 0);
	if (baseline.kind !== "found" || tests === 0) return void 0;
	const delta = compared.reduce((sum, each) => sum + each.comparable / tests * (each.delta ?? 0), 0);
	if (compared.some(({ deltaLow, deltaHigh }) => deltaLow === void 0 || deltaHigh === void 0)) return { delta };
	const arm = (end) => Math.sqrt(compared.reduce((sum, each) => sum + (each.comparable / tests * ((each[end] ?? 0) - (each.delta ?? 0))) ** 2, 0));
	return {
		delta,
		low: delta - arm("deltaLow"),
		high: delta + arm("deltaHigh")
	};
}
// src/shared/markdown.ts
function table(columns, rows) {
	return [
		columns.map(({ title }) => title),
		columns.map(({ align }) => align === "right" ? "--:" : "---"),
		...rows
	].map(row).join("\n");
}
const row = (cells) => `| ${cells.map(escaped).join(" | ")} |`;
const escaped = (cell) => /[\r\n|]/.test(cell) ? cell.replace(/\s*[\r\n]+\s*/g, " ").replaceAll("\\|", "\\ |").replaceAll("|", "\\|") : cell;
// src/reports/comment/comment-parts.ts
const nothing = {
	summary: "",
	content: []
};
const sentence$1 = (text, most = SENTENCE_CHARACTERS$1) => inline(cutEnd(flat(text), most));
const cell = (text) => inline(cutEnd(flat(text), CELL_CHARACTERS));
const code = (text, most = CELL_CHARACTERS) => codeSpan(cutMiddle(flat(text), most));
const at$1 = (location, context) => linked(locationText(location), location, context);
function linked(text, location, { linkTo }) {
	const url = location && linkTo(location);
	return url === void 0 ? code(text) : `[${code(text)}](${url})`;
}
const block = (blocks) => `${blocks.join("\n\n")}\n`;
function visibleTable(heading, rows) {
	return rows.length === 0 ? [] : [`${heading}\n${testTable(rows)}`];
}
const testTable = (rows) => table(COLUMNS$2, rows.map(({ test, numbers, why }) => [
	test,
	numbers,
	why
]));
function limited(summary, rows, most, noun) {
	if (rows.length === 0) return nothing;
	const shown = rows.slice(0, Math.max(0, most));
	const others = rows.length - shown.length;
	return {
		summary,
		content: shown.length === 0 ? [] : [testTable(shown)],
		...others > 0 && { leftOut: plural(noun, others) }
	};
}
const details = ({ summary, content }) => content.length === 0 ? [] : [
	`<details><summary>${summary}</summary>`,
	...content,
	"</details>"
];
const COLUMNS$2 = [
	{ title: "Test" },
	{
		title: "Result",
		align: "right"
	},
	{ title: "Why" }
];
const CELL_CHARACTERS = 120;
const SENTENCE_CHARACTERS$1 = 200;
const flat = (text) => inOneLine(withoutAnsi(beginningOf(text)));
// src/reports/deliver.ts
async function deliverAll(reporters, report) {
	return Promise.all(reporters.map((reporter) => deliver(reporter, report)));
}
const notDelivered = (receipt) => receipt.kind === "notDelivered";
async function deliver(reporter, report) {
	try {
		return await reporter.deliver(report);
	} catch (error) {
		return {
			kind: "notDelivered",
			name: reporter.name,
			why: messageOf(error)
		};
	}
}
// src/shared/yaml/yaml-print.ts
var import_dist = require_dist();
const printYaml = (value) => `---\n${(0, import_dist.stringify)(value, {
	aliasDuplicateObjects: false,
	lineWidth: 0
})}`;
// src/app/pipeline/timestamp.ts
const timestamp = (at) => new Date(at).toISOString().replaceAll(/[:.]/g, "-");
// src/app/run-folder/results-file.ts
const RESULTS_FILE = "results file";
function resultsFileReporter({ format, path }, { cwd, folder }, files) {
	return {
		name: RESULTS_FILE,
		async deliver({ startedAt, results }) {
			const stamped = path?.replaceAll("{timestamp}", timestamp(Date.parse(startedAt)));
			const where = stamped === void 0 ? join(folder, runFiles.yaml) : resolve(cwd, stamped);
			await files.writePieces(where, pieces(results, format));
			return {
				kind: "delivered",
				name: RESULTS_FILE,
				where
			};
		}
	};
}
function* pieces(results, format) {
	for (const result of results) yield ROWS[format](result);
}
const ROWS = {
	jsonl: (result) => `${recordLine(result)}\n`,
	yaml: (result) => printYaml(recordOf(result)),
	prompts(result) {
		const { test_id, suite, target, requests } = recordOf(result);
		return `${JSON.stringify({
			test_id,
			suite,
			target,
			requests
		})}\n`;
	}
};
async function requireResultsPath({ path }, cwd, files) {
	if (path === void 0) return;
	const where = resolve(cwd, path);
	const state = await files.state(where);
	if (state === "missing") return;
	if (state === "folder") throw userError("OUTPUT_UNWRITABLE", `${path} is a folder`, { expected: "a file" });
	const text = await files.read(where, MAX_RESULTS_BYTES);
	if (text.trim() === "" || /^(?:\{.*"test_id"|test_id:)/m.test(text)) return;
	throw userError("OUTPUT_UNWRITABLE", `${path} already exists and does not contain results`, { hint: "Choose another file, or remove it." });
}
// src/app/cli/tally.ts
const ENOUGH_TO_NOTIFY = 5;
var Tally = class {
	#clock;
	#running = new Map();
	#beganAt = 0;
	#total = 0;
	#done = 0;
	#failing = 0;
	#asked = 0;
	#spentUsd;
	constructor(clock) {
		this.#clock = clock;
	}
	get done() {
		return this.#done;
	}
	get total() {
		return this.#total;
	}
	get failing() {
		return this.#failing;
	}
	get running() {
		return [...this.#running.keys()];
	}
	planned(total) {
		this.#total = total;
		this.#beganAt = this.#clock.now();
	}
	started({ testId, target }) {
		this.#asked += 1;
		const name = nameOf({
			testId,
			target
		});
		this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
	}
	finished(result) {
		this.#done += 1;
		if (outcomeOf(result).kind !== "passed") this.#failing += 1;
		this.extraTrial(result);
	}
	extraTrial(result) {
		const name = nameOf(result);
		const left = (this.#running.get(name) ?? 1) - 1;
		if (left === 0) this.#running.delete(name);
		else this.#running.set(name, left);
		const cost = costOf(result);
		if (cost !== void 0) this.#spentUsd = (this.#spentUsd ?? 0) + cost;
	}
	get text() {
		const left = this.#leftMs();
		return [
			`${this.#done}/${this.#total}`,
			this.#failing > 0 && `${this.#failing} not passed`,
			this.#spentUsd !== void 0 && money(this.#spentUsd),
			left !== void 0 && `about ${duration(left)} left`
		].filter((part) => part !== false).join(" \u00b7 ");
	}
	#leftMs() {
		if (!(this.#done >= ENOUGH_TO_NOTIFY && this.#asked > 0 && this.#done < this.#total)) return void 0;
		const perTestMs = (this.#clock.now() - this.#beganAt) / this.#done;
		return Math.max(1e3, Math.round(perTestMs * (this.#total - this.#done) / 1e3) * 1e3);
	}
};
const nameOf = ({ testId, target }) => `${testId} [${target}]`;
function costOf(result) {
	const { trials, scores } = result;
	const asked = (trials ?? [result]).map((call) => paidFor(call).costUsd);
	const judged = trials?.flatMap((trial) => trial.scores) ?? scores;
	const known = [...asked, ...judged.flatMap(costsOf)].filter((cost) => cost !== void 0);
	return known.length === 0 ? void 0 : known.reduce((sum, cost) => sum + cost, 0);
}
// src/app/cli/progress-terminal.ts
function terminalProgress(terminal, { shownFolder, program, isDryRun, clock }) {
	const tally = new Tally(clock);
	const show = () => terminal.status(() => statusLine(tally));
	return {
		planned({ tests, suites, takenOver, timeLimits = [], forecast = [] }, problems) {
			const known = takenOver?.results ?? [];
			tally.planned(tests);
			for (const result of known) tally.finished(result);
			for (const problem of problems) terminal.complain(`${problem.severity}: ${problemText(problem)}`);
			for (const line of forecast) terminal.print(oneLine(line));
			if (timeLimits.length > 0) terminal.print(timeLimitLine(timeLimits));
			terminal.print(`Running ${plural("test", tests - known.length)} of ${plural("suite", suites.length)}${alreadyDone(takenOver)}\n`);
		},
		started(step) {
			tally.started(step);
			show();
		},
		finished(result) {
			tally.finished(result);
			terminal.print(resultLine(result, terminal, isDryRun));
			show();
		},
		confirming(tests) {
			terminal.print(`\n${againText(tests)}`);
		},
		extraTrial({ purpose, result }) {
			tally.extraTrial(result);
			if (purpose === "confirmation") terminal.print(resultLine(result, terminal, isDryRun));
		},
		ended(report, folder, receipts) {
			terminal.print(`\n${resultTable(report, terminal)}\n`);
			const at = shownFolder(folder);
			const files = [
				...hasPage(receipts) ? [{
					label: "report",
					path: `${at}/${runFiles.page}`
				}] : [],
				{
					label: "summary",
					path: `${at}/${runFiles.summary}`
				},
				{
					label: "every answer",
					path: `${at}/${runFiles.journal}`
				},
				{
					label: "for programs",
					path: `${at}/${runFiles.report}`
				},
				{
					label: "",
					path: `${at}/${runFiles.junit}`
				},
				...receipts.flatMap((receipt) => receipt.kind === "delivered" && receipt.name === "results file" ? [{
					label: receipt.name,
					path: shownFolder(receipt.where)
				}] : [])
			];
			terminal.print(nextSteps({
				files,
				report,
				program
			}, terminal));
			complainAbout(receipts, (text) => terminal.complain(text));
		}
	};
}
const hasPage = (receipts) => receipts.some(({ kind, name }) => kind === "delivered" && name === runFiles.page);
const alreadyDone = (takenOver) => takenOver === void 0 ? "" : `; ${plural("result", takenOver.results.length)} taken over from ${oneLine(takenOver.from)}`;
const againText = (tests) => `Re-running ${plural("suspected regression", tests)}:`;
function quietProgress(terminal, shownFolder) {
	return {
		planned(_, problems) {
			for (const problem of problems.filter(({ severity }) => severity === "error")) terminal.complain(`error: ${problemText(problem)}`);
		},
		started() {},
		finished() {},
		confirming() {},
		extraTrial() {},
		ended({ verdict }, folder, receipts) {
			terminal.print(`${verdict.kind}: ${oneLine(verdict.headline)}`);
			terminal.print(`${shownFolder(folder)}/${hasPage(receipts) ? runFiles.page : runFiles.summary}`);
			complainAbout(receipts, (text) => terminal.complain(text));
		}
	};
}
function complainAbout(receipts, complain) {
	for (const receipt of receipts) if (receipt.kind === "notNeeded") complain(`${receipt.name} was not written: ${oneLine(receipt.why)}`);
	for (const { name, why, hint } of receipts.filter(notDelivered)) complain(`warning: ${name} was not delivered: ${oneLine(why)}${hint ? `\n  ${hint}` : ""}`);
}
function statusLine({ done, total, text, running }) {
	if (done === total) return "";
	const share = total === 0 ? 0 : Math.floor(done / total * 20);
	const bar = "\u2588".repeat(share) + "\u2591".repeat(20 - share);
	return oneLine(`${bar} ${text} \u00b7 ${running.join(", ")}`);
}
// src/reports/summary/coverage.ts
function coverage(report) {
	const { totals, comparison, dryRun } = report;
	if (dryRun) return [];
	const missing = totals.skipped > 0 ? [`Of ${plural("planned test", totals.total)} ${totals.skipped} have no result.`] : [];
	if (comparison.baseline.kind !== "found") return missing;
	const name = suiteNamer(report);
	const rows = suitesOf(report).filter(({ tests }) => tests.some(({ state }) => COUNTED.includes(state))).map(({ suite, compared, tests }) => [
		code(name(suite)),
		code(suite.target),
		`${compared}`,
		...COUNTED.map((state) => `${tests.filter((test) => test.state === state).length}`)
	]);
	const all = whyChanged(comparison.tests);
	const reasons = all.slice(0, REASONS).map(([why, count]) => `- ${plural("test", count)}: ${ended(why)}`);
	if (all.length > REASONS) reasons.push(`- and ${plural("more reason", all.length - REASONS)}`);
	return [
		...missing,
		...rows.length > 0 ? [table(COLUMNS$1, rows)] : [],
		...reasons.length > 0 ? ["Changed tests, by reason:", reasons.join("\n")] : [],
		...absentSuites(report)
	];
}
function absentSuites({ comparison: { absentSuites: absent = [] } }) {
	if (absent.length === 0) return [];
	const items = absent.slice(0, ABSENT).map(({ suite, target, tests, why }) => `- ${code(suite)} on ${code(target)} (${plural("test", tests)}): ${WHY_ABSENT[why]}.`);
	if (absent.length > ABSENT) items.push(`- and ${plural("more suite", absent.length - ABSENT)}`);
	return ["Suites of the baseline without a result:", items.join("\n")];
}
const WHY_ABSENT = {
	missing: "missing, although its file exists",
	removed: "removed, its file is gone",
	deselected: "not selected"
};
const ABSENT = 20;
const REASONS = 20;
const COUNTED = [
	"changed",
	"new",
	"removed",
	"skipped",
	"errored"
];
const COLUMNS$1 = [
	{ title: "Suite" },
	{ title: "Target" },
	{
		title: "Compared",
		align: "right"
	},
	{
		title: "Changed",
		align: "right"
	},
	{
		title: "New",
		align: "right"
	},
	{
		title: "Removed",
		align: "right"
	},
	{
		title: "Not run",
		align: "right"
	},
	{
		title: "Errored",
		align: "right"
	}
];
function suitesOf({ suites, comparison }) {
	const keyOf = (suite, file, target) => JSON.stringify([
		suite,
		file,
		target
	]);
	const compared = new Map(comparison.suites.map(({ suite, file, target, comparable }) => [keyOf(suite, file, target), comparable]));
	const covered = new Map();
	const of = (suite, file, target) => {
		const key = keyOf(suite, file, target);
		const known = covered.get(key) ?? {
			suite: {
				suite,
				file,
				target
			},
			compared: compared.get(key) ?? 0,
			tests: []
		};
		covered.set(key, known);
		return known;
	};
	for (const { suite, file, target } of suites) of(suite, file, target);
	for (const test of comparison.tests) of(test.suite, test.suiteFile, test.target).tests.push(test);
	return [...covered.values()];
}
function whyChanged(tests) {
	const counts = new Map();
	for (const { state, why } of tests) {
		if (state !== "changed") continue;
		const reason = sentence$1(why ?? "the reason is unknown");
		counts.set(reason, (counts.get(reason) ?? 0) + 1);
	}
	return [...counts].sort(([, one], [, other]) => other - one);
}
// src/reports/summary/summary-background.ts
function backgroundSection(report, hasSpace) {
	const folds = [
		covered(report),
		admissionLog(report),
		settingsUsed(report)
	].filter((fold) => fold.content.length > 0);
	if (folds.length === 0) return { blocks: [] };
	if (!hasSpace) return {
		blocks: [],
		leftOut: folds.map(({ name }) => name).join(", ")
	};
	return { blocks: folds.flatMap(({ summary, content }) => [
		`<details><summary>${summary}</summary>`,
		...content,
		"</details>"
	]) };
}
const covered = (report) => ({
	name: "tests that were not compared",
	summary: "Tests that were not compared",
	content: coverage(report)
});
function admissionLog({ comparison: { baseline } }) {
	const { steps = [] } = baseline;
	return {
		name: "how the baseline was found",
		summary: `How the baseline was found (${plural("step", steps.length)})`,
		content: steps.length === 0 ? [] : [steps.map((step) => `- ${sentence$1(step, STEP_CHARACTERS)}`).join("\n")]
	};
}
const STEP_CHARACTERS = 300;
function settingsUsed({ settings = [], policy }) {
	const from = {
		given: "inputs of this run",
		configuration: policy?.from === "base" ? `configuration file of ${code(policy.base)}` : "configuration file",
		default: "default (not set)"
	};
	const rows = settings.map((setting) => [
		code(setting.name),
		code(`${setting.value}`),
		from[setting.from]
	]);
	const reported = policy && `${POLICY_OF[policy.from](policy.of)}.`;
	return {
		name: "the settings used",
		summary: "Settings of the verdict",
		content: rows.length === 0 ? [] : [...reported === void 0 ? [] : [reported], table(SETTINGS, rows)]
	};
}
const SETTINGS = [
	{ title: "Setting" },
	{ title: "Value" },
	{ title: "Set in" }
];
const POLICY_OF = {
	base: (of) => `A ${of} uses the configuration of its base branch`,
	checkout: (of) => `The configuration of the base branch could not be used: this ${of} used the checked-out one`,
	unavailable: () => "The configuration of the base branch could not be read, so this run has no verdict"
};
// src/reports/summary/summary-comparison.ts
const SUITES = [
	{ title: "Suite" },
	{ title: "Target" },
	{ title: "Change" },
	{
		title: "p",
		align: "right"
	},
	{ title: "Finding" },
	{
		title: "Smallest detectable drop",
		align: "right"
	}
];
const TESTS = [
	{ title: "State" },
	{ title: "Test" },
	{
		title: "Passes",
		align: "right"
	},
	{ title: "Why" }
];
function comparisonSection(report, most) {
	if (!isCompared(report)) return { blocks: [] };
	const { suites } = report.comparison;
	const suite = suiteNamer(report);
	const test = namer(report);
	const tests = comparedTests(report).flatMap((group) => group.tests.map((each) => ({
		word: group.word,
		each
	})));
	const [shownSuites, shownTests] = [suites.slice(0, most.suites), tests.slice(0, most.tests)];
	const missing = [...suites.length > shownSuites.length ? [plural("compared suite", suites.length - shownSuites.length)] : [], ...tests.length > shownTests.length ? [plural("compared test", tests.length - shownTests.length)] : []];
	const suiteRows = shownSuites.map((each) => [
		code(suite(each)),
		code(each.target),
		changeOfSuite(each),
		each.p === void 0 ? "\u2013" : pValue(each.p),
		findingOf(each),
		detectableDrop(each)
	]);
	const testRows = shownTests.map(({ word, each }) => [
		word,
		code(test(each)),
		passesOf(each),
		cell(whyOf(each)) || "\u2013"
	]);
	const notes = shownSuites.length > 0 ? notesOn(report) : [];
	return {
		blocks: [
			...suiteRows.length + testRows.length > 0 ? [`### Compared with ${code(comparedWith(report))}`] : [],
			...suiteRows.length > 0 ? [table([...SUITES], suiteRows)] : [],
			...notes.length > 0 ? [notes.join(" ")] : [],
			...testRows.length > 0 ? [table([...TESTS], testRows)] : []
		],
		leftOut: missing.length === 0 ? void 0 : missing.join(" and ")
	};
}
const notesOn = (report) => [
	...leftOutNotes(report).map((text) => `${sentence$1(text)}.`),
	...detectableTestsText(report).map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`),
	...contributorNotes(report, code),
	...agentVersionNotes(report, code).map((text) => `${text}.`)
];
const pValue = (p) => p < .001 ? "<0.001" : `${Number(p.toFixed(p < .1 ? 3 : 2))}`;
// src/reports/summary/summary-feedback.ts
const COLUMNS = [
	{ title: "Test" },
	{ title: "Verdict" },
	{ title: "Notes" }
];
const NOTE_CHARACTERS = 300;
const MOST_GRADERS = 5;
function feedbackSection({ feedback = [] }, most) {
	const tests = feedback.reduce((sum, review) => sum + review.tests.length, 0);
	const shown = feedback.reduce((sum, review) => sum + Math.min(most, review.tests.length), 0);
	return {
		blocks: feedback.flatMap((review) => blocksOf(review, most)),
		leftOut: tests > shown ? plural("reviewed test", tests - shown) : void 0
	};
}
function blocksOf({ file, reviewer, timestamp, overallNotes, tests }, most) {
	const from = [code(file), ...[reviewer, timestamp].flatMap((text) => text === void 0 ? [] : cell(text))];
	const rows = tests.slice(0, most).map((test) => [
		code(test.testId),
		WORDS[test.verdict ?? "none"],
		notesOf(test)
	]);
	return [
		"### Review",
		`_Written by a person; it does not affect the verdict._ ${from.join(" \u00b7 ")}`,
		...overallNotes === void 0 ? [] : [sentence$1(overallNotes, 1e3)],
		...rows.length === 0 ? [] : [table([...COLUMNS], rows)]
	];
}
const WORDS = {
	acceptable: "acceptable",
	needs_improvement: "needs improvement",
	incorrect: "incorrect",
	flaky: "flaky",
	none: "\u2013"
};
function notesOf({ notes, graderNotes = {}, workspaceNotes }) {
	return [
		...notes === void 0 ? [] : [sentence$1(notes, NOTE_CHARACTERS)],
		...Object.entries(graderNotes).slice(0, MOST_GRADERS).map(([grader, note]) => `${code(grader)}: ${cell(note)}`),
		...workspaceNotes === void 0 ? [] : [`workspace: ${cell(workspaceNotes)}`]
	].join("; ") || "\u2013";
}
// src/reports/summary/summary.ts
function summaryMarkdown(report, maxBytes) {
	return fit([
		() => page(report, {
			...everything,
			passing: ALL,
			background: true
		}),
		() => page(report, {
			...everything,
			passing: ALL
		}),
		() => page(report, everything),
		() => page(report, {
			...everything,
			failing: 500,
			causes: 50,
			warnings: 50,
			suites: 200
		}),
		() => page(report, {
			...everything,
			failing: 100,
			causes: 20,
			warnings: 20,
			suites: 50
		}),
		() => page(report, {
			reasons: 20,
			suites: 20,
			failing: 20,
			causes: 10,
			warnings: 5,
			passing: 0
		}),
		() => page(report, {
			reasons: 10,
			suites: 0,
			failing: 5,
			causes: 3,
			warnings: 0,
			passing: 0
		}),
		() => page(report, {
			reasons: 3,
			suites: 0,
			failing: 0,
			causes: 0,
			warnings: 0,
			passing: 0
		}),
		() => page(report, {
			reasons: 0,
			suites: 0,
			failing: 0,
			causes: 0,
			warnings: 0,
			passing: 0
		})
	], maxBytes);
}
function problemsMarkdown(problems) {
	if (problems.length === 0) return "### \u26d4 The evals could not run because of a bug in eval-action\n\nPlease report it with the lines in the log of the step.\n";
	const items = problems.slice(0, MOST_PROBLEMS).map(problemItem);
	const others = problems.length - items.length;
	const more = others > 0 ? [`_${plural("more problem", others)}: the log of the step lists all of them._`] : [];
	return `${[
		"### \u26d4 The evals could not run",
		items.join("\n"),
		...more
	].join("\n\n")}\n`;
}
const MOST_PROBLEMS = 10;
const ALL = Number.POSITIVE_INFINITY;
const everything = {
	reasons: ALL,
	suites: ALL,
	failing: ALL,
	causes: ALL,
	warnings: ALL,
	passing: 0
};
const SENTENCE_CHARACTERS = 300;
const HEADLINE_CHARACTERS = 500;
const NAMES_PER_CAUSE = 10;
const LONGEST_COMMAND = 500;
function page(report, limits) {
	const { failing, errored, notRun, passing, planned } = findings(report);
	const name = namer(report);
	const sections = [
		head(report),
		reasons(report.verdict.reasons, limits.reasons),
		report.dryRun ? plannedSuites(report, limits.suites) : suites(report, limits.suites),
		comparisonSection(report, {
			suites: limits.suites,
			tests: limits.failing
		}),
		failingTests(failing, name, limits.failing),
		erroredTests("\u26a0\ufe0f Errored, not scored", errored, name, limits.causes),
		erroredTests("\u2753 Not run", notRun, name, limits.causes),
		feedbackSection(report, limits.failing),
		warnings([...graderWarnings(report), ...report.warnings], limits.warnings),
		passingTests(passing, name, limits.passing),
		plannedTests(planned, name, limits.passing),
		backgroundSection(report, limits.background ?? false),
		...report.dryRun ? [] : [foot([...failing, ...errored][0])]
	];
	const leftOut = sections.flatMap((section) => section.leftOut ?? []);
	const note = leftOut.length === 0 ? [] : [`_Omitted to keep this short: ${leftOut.join(", ")}._`];
	return `${[...sections.flatMap(({ blocks }) => blocks), ...note].join("\n\n")}\n`;
}
function head(report) {
	const { verdict } = report;
	const { icon } = verdictMark(verdict.kind);
	const [rate = "", ...others] = totalsLine(report);
	const isReported = verdict.reasons.some(({ rule, suite }) => rule === "baseline" && suite === void 0);
	return { blocks: [
		`## ${icon} ${labelled(verdict.kind, sentence(verdict.headline, HEADLINE_CHARACTERS))}`,
		[`**${rate}**`, ...others].join(" \u00b7 "),
		...reuseLine(report.totals),
		...cacheLines(report.caches),
		...firstResultLine(report),
		...seedingLine(report),
		...shortBaselineNotes(report, code).map((note) => `\ud83d\udfe0 ${note}.`),
		...verdict.unarmed && !report.dryRun ? [...isReported ? [] : unarmedLine(report), ...whatToDo(report)] : [],
		...report.dryRun ? ["_Dry run: no target was called._"] : [],
		...[shardRerunsMarkdown(report) ?? []].flat()
	] };
}
function unarmedLine(report) {
	const line = `${report.verdict.headline.startsWith("No baseline") ? "" : `${unarmedWords(report)}.`}${whyUnarmed(report)}`.trim();
	return line === "" ? [] : [`_${line}_`];
}
function whyUnarmed({ comparison: { baseline } }) {
	if (baseline.kind === "found") return "";
	const why = baseline.kind === "none" ? capitalized(baseline.why) : `The baseline cannot be used: ${baseline.why}`;
	return ` ${ended(sentence(why))}`;
}
function whatToDo({ comparison: { baseline } }) {
	return baseline.kind === "unavailable" && baseline.hint !== void 0 ? [hintMarkdown(baseline.hint)] : [];
}
function reasons(all, most) {
	const items = all.slice(0, most).map((reason) => {
		const { kind, message, location } = reason;
		const { icon, word } = reasonMark(kind);
		return `- ${icon} ${word}: ${sentence(message)}${location ? ` (${at(location)})` : ""}`;
	});
	return {
		blocks: list("### Why", items),
		leftOut: missing("reason", all.length - items.length)
	};
}
function suites(report, most) {
	const shown = report.suites.slice(0, most);
	const columns = [
		{ title: "Suite" },
		{ title: "Target" },
		{
			title: "Passed",
			align: "right"
		},
		{
			title: "Rate",
			align: "right"
		},
		{
			title: "Score",
			align: "right"
		},
		{
			title: "Errored",
			align: "right"
		},
		{
			title: "Cost",
			align: "right"
		},
		{
			title: "Time",
			align: "right"
		},
		{ title: "Verdict" }
	];
	const name = suiteNamer(report);
	const rows = shown.map((suite) => suiteRow(suite, name(suite), report));
	return {
		blocks: rows.length === 0 ? [] : ["### Suites", table(columns, rows)],
		leftOut: missing("suite", report.suites.length - shown.length)
	};
}
function suiteRow(suite, name, report) {
	const { target, threshold, totals } = suite;
	const judged = totals.passed + totals.failed;
	const needed = neededScore(suite);
	const { icon, word } = suiteMark(suiteKind(report, suite), reasonsFor(suite, report));
	return [
		code(name),
		code(target),
		`${totals.passed}/${judged}${totals.skipped > 0 ? `, ${totals.skipped} not run` : ""}`,
		percent(totals.passRate),
		score(totals.score, threshold) + (needed === void 0 ? "" : ` (${needed})`),
		`${totals.errored}`,
		money(totals.costUsd),
		duration(totals.durationMs),
		`${icon} ${word}`
	];
}
const reasonsFor = ({ suite, file, target }, { verdict }) => verdict.reasons.filter((reason) => reason.suite === void 0 || reason.suite === suite && reason.file === file && reason.target === target);
function plannedSuites(report, most) {
	const { planned, errored } = findings(report);
	const shown = report.suites.slice(0, most);
	const name = suiteNamer(report);
	const columns = [
		{ title: "Suite" },
		{ title: "Target" },
		{
			title: "Planned",
			align: "right"
		},
		{
			title: "Errored",
			align: "right"
		}
	];
	const rows = shown.map((suite) => {
		const own = ofSuite(suite);
		return [
			code(name(suite)),
			code(suite.target),
			`${planned.filter(own).length}`,
			`${errored.filter(own).length}`
		];
	});
	return {
		blocks: rows.length === 0 ? [] : ["### Suites", table(columns, rows)],
		leftOut: missing("suite", report.suites.length - shown.length)
	};
}
const ofSuite = ({ suite, file, target }) => (result) => result.suite === suite && result.suiteFile === file && result.target === target;
function failingTests(all, name, most) {
	const columns = [
		{ title: "Test" },
		{
			title: "Score",
			align: "right"
		},
		{ title: "First failing check" },
		{ title: "Got" },
		{ title: "Where" }
	];
	const rows = all.slice(0, most).map((result) => {
		const checks = failedChecks(result);
		const others = checks.length > 1 ? ` (and ${checks.length - 1} more)` : "";
		return [
			code(name(result)) + trialsOf(result) + reusedFrom(result),
			`${scoreText(result)} of ${score(result.passMark)}`,
			cell(checks[0].text) + others,
			cell(checks[0].got ?? answerOf(result)) || "(no answer)",
			at(result.location)
		];
	});
	return {
		blocks: rows.length === 0 ? [] : [`### \u274c Failing tests (${all.length})`, table(columns, rows)],
		leftOut: missing("failing test", all.length - rows.length)
	};
}
const reusedFrom = ({ reusedFrom: from }) => from === void 0 ? "" : ` reused from ${code(from)}`;
function erroredTests(title, all, name, most) {
	const groups = errorGroups(all);
	const items = groups.slice(0, most).map((group) => errorItem(group, name));
	return {
		blocks: list(`### ${title} (${all.length})`, items),
		leftOut: missing("cause of errors", groups.length - items.length, "causes of errors")
	};
}
function errorItem({ class: failureClass, message, results }, name) {
	const names = results.slice(0, NAMES_PER_CAUSE).map((result) => `${code(name(result))} (${at(result.failure.location ?? result.location)})`);
	const others = results.length - names.length;
	return [`- **${errorCount(results.length, failureClass)}**: ${sentence(message)}`, `  - ${names.join(", ")}${others > 0 ? ` and ${others} more` : ""}`].join("\n");
}
function warnings(all, most) {
	const items = all.slice(0, most).map(problemItem);
	return {
		blocks: list(`### Warnings (${all.length})`, items),
		leftOut: missing("warning", all.length - items.length)
	};
}
function problemItem(problem) {
	const { location, expected, found, hint } = problem;
	const parts = [
		sentence(sentenceOf(problem)),
		...expected === void 0 ? [] : [`Expected: ${sentence(expected)}`],
		...found === void 0 ? [] : [`Found: ${sentence(found)}`],
		...hint === void 0 ? [] : [sentence(hint)]
	];
	return `- ${location ? `${at(location)}: ` : ""}${asSentences(parts)}`;
}
function passingTests(all, name, most) {
	if (all.length === 0) return { blocks: [] };
	if (most < all.length) return {
		blocks: [],
		leftOut: plural("passing test", all.length)
	};
	const columns = [
		{ title: "Test" },
		{
			title: "Score",
			align: "right"
		},
		{
			title: "Cost",
			align: "right"
		},
		{
			title: "Time",
			align: "right"
		}
	];
	const rows = all.map((result) => [
		code(name(result)) + trialsOf(result) + reusedFrom(result),
		score(outcomeOf(result).score),
		money(costOf$1(result)),
		duration(timeOf(result))
	]);
	return { blocks: [
		`<details><summary>\u2705 Passing tests (${all.length})</summary>`,
		table(columns, rows),
		"</details>"
	] };
}
function plannedTests(all, name, most) {
	if (all.length === 0) return { blocks: [] };
	if (most < all.length) return {
		blocks: [],
		leftOut: plural("planned test", all.length)
	};
	const rows = all.map((result) => [code(name(result)), at(result.location)]);
	return { blocks: [
		`<details><summary>Planned tests (${all.length})</summary>`,
		table([{ title: "Test" }, { title: "Where" }], rows),
		"</details>"
	] };
}
function foot(first) {
	const command = first === void 0 ? "" : reproduceCommand(first);
	if (command === "" || command.length > LONGEST_COMMAND) return { blocks: [] };
	return { blocks: [`To re-run a test: ${code(command, LONGEST_COMMAND)}`] };
}
const list = (title, items) => items.length === 0 ? [] : [title, items.join("\n")];
const missing = (noun, count, several) => count > 0 ? plural(noun, count, several) : void 0;
function trialsOf(result) {
	const passed = trialsPassed(result);
	return passed === void 0 ? "" : ` ${passed}`;
}
const sentence = (text, most = SENTENCE_CHARACTERS) => sentence$1(text, most);
const at = (location) => code(locationText(location));
function firstResultLine({ startedAt, durationMs, results, dryRun }) {
	if (dryRun) return [];
	const start = Date.parse(startedAt);
	let first = Number.POSITIVE_INFINITY;
	for (const { reusedFrom, status, durationMs: own, timestamp } of results) {
		const wait = momentOf(timestamp) - start;
		if (reusedFrom === void 0 && (status !== "execution_error" || own !== void 0) && wait > 0 && wait <= durationMs && wait < first) first = wait;
	}
	return first === Number.POSITIVE_INFINITY ? [] : [`first result after ${duration(first)}`];
}
// src/model/run/fact.ts
const testFactSchema = lateObject(() => ({
	key: tuple([
		string(),
		string(),
		string(),
		string()
	]),
	time: string(),
	durationMs: number().nonnegative().optional(),
	tokens: strictObject({
		input: number().nonnegative(),
		output: number().nonnegative()
	}).optional(),
	judgeCalls: number().nonnegative().optional(),
	judgeUsd: number().nonnegative().optional()
}));
// src/model/run/sample.ts
const sampleSchema = lateObject(() => ({
	key: tuple([
		string(),
		string(),
		string(),
		string()
	]),
	measure: string().optional(),
	subject: string().optional(),
	sides: array(sideSchema).min(1).max(2)
}));
const trendRunSchema = lateObject(() => ({
	run: string(),
	sha: string().optional(),
	time: string(),
	suites: array(strictObject({
		suite: string(),
		file: string().optional(),
		target: string(),
		passes: int().nonnegative(),
		trials: int().positive(),
		score: number(),
		costUsd: number().optional(),
		durationMs: number().optional()
	}))
}));
// src/evidence/samples/codec.ts
const KIB = 1024;
const sampleLimits = {
	lineBytes: 64 * KIB,
	fileBytes: 4 * KIB * KIB,
	totalBytes: 48 * KIB * KIB,
	archiveBytes: 16 * KIB * KIB,
	trendBytes: 4 * KIB * KIB,
	trendRuns: 200,
	factsBytes: 8 * KIB * KIB
};
const TREND_FILE = "trend.json";
const FACTS_FILE = "facts.json";
const isSampleFile = (name) => /^samples-\d{1,2}\.jsonl$/.test(name);
const VERSION = 1;
const HEAD = `{"schemaVersion":${VERSION}}\n`;
const keyOf = ({ key: [suiteFile, suite, testId, target] }) => resultKey({
	suiteFile,
	suite,
	testId,
	target
});
function encodeSample(sample) {
	const { key: _, ...others } = sample;
	return `{"key":${keyOf(sample)},${JSON.stringify(others).slice(1)}\n`;
}
function sampleFiles(lines) {
	const files = [];
	for (const line of lines) {
		const bytes = Buffer.byteLength(line);
		const open = files.at(-1);
		if (open !== void 0 && open.bytes + bytes <= sampleLimits.fileBytes) {
			open.lines.push(line);
			open.bytes += bytes;
		} else files.push({
			lines: [line],
			bytes: HEAD.length + bytes
		});
	}
	return files.map(({ lines: own }, index) => ({
		name: `samples-${index}.jsonl`,
		text: `${HEAD}${own.join("")}`
	}));
}
function sampleLines(text) {
	const [head = "", ...lines] = text.split("\n");
	const version = head.length < 200 ? versionOf(jsonOf(head)) : void 0;
	if (version === void 0) return refused("it is not a file of samples");
	if (version > VERSION) return refused("a newer version of eval-action wrote it");
	return {
		kind: "read",
		value: new Map(lines.flatMap((line) => keyIn(line).map((key) => [key, line])))
	};
}
const KEY = /^\{"key":(\["(?:[^"\\]|\\.)*"(?:,"(?:[^"\\]|\\.)*"){3}\]),/;
const keyIn = (line) => {
	const key = KEY.exec(line.slice(0, sampleLimits.lineBytes))?.[1];
	return key === void 0 ? [] : [key];
};
function decodeSample(line) {
	if (Buffer.byteLength(line) > sampleLimits.lineBytes) return void 0;
	const value = jsonOf(line);
	if (value === void 0 || isDeeperThan(value, 200)) return void 0;
	return sampleSchema.safeParse(value).data;
}
function encodeTrend(runs) {
	const lines = runs.map((run) => JSON.stringify(run));
	return `{"schemaVersion":${VERSION},"runs":[\n${lines.join(",\n")}\n]}\n`;
}
const trendSchema = lazy(() => object({
	schemaVersion: literal(VERSION),
	runs: array(trendRunSchema)
}));
function decodeTrend(text) {
	const file = decodeFile(text);
	if (file.kind === "refused") return file;
	const read = trendSchema.safeParse(file.value);
	return read.success ? {
		kind: "read",
		value: read.data.runs.slice(-sampleLimits.trendRuns)
	} : refused("it is not a trend");
}
function encodeFacts(facts) {
	let kept = facts.toSorted((a, b) => a.time < b.time ? 1 : a.time > b.time ? -1 : 0);
	while (kept.length > 0) {
		const text = `{"schemaVersion":${VERSION},"tests":[\n${kept.map((fact) => JSON.stringify(fact)).join(",\n")}\n]}\n`;
		if (Buffer.byteLength(text) <= sampleLimits.factsBytes) return text;
		kept = kept.slice(0, Math.floor(kept.length * .9));
	}
}
const factsSchema = lazy(() => object({
	schemaVersion: literal(VERSION),
	tests: array(testFactSchema)
}));
function decodeFacts(text) {
	if (Buffer.byteLength(text) > sampleLimits.factsBytes) return refused("it is larger than such files are");
	const file = decodeFile(text);
	if (file.kind === "refused") return file;
	const read = factsSchema.safeParse(file.value);
	return read.success ? {
		kind: "read",
		value: read.data.tests
	} : refused("it has no facts about tests");
}
function decodeFile(text) {
	const value = jsonOf(text);
	const version = versionOf(value);
	if (version !== void 0 && version > VERSION) return refused("a newer version of eval-action wrote it");
	if (value === void 0 || isDeeperThan(value, 200)) return refused("it is not JSON, or cut off");
	return {
		kind: "read",
		value
	};
}
function versionOf(value) {
	const { schemaVersion } = Object(value);
	return typeof schemaVersion === "number" ? schemaVersion : void 0;
}
const refused = (why) => ({
	kind: "refused",
	why
});
export { code as A, hintMarkdown as B, resultsFileReporter as C, at$1 as D, notDelivered as E, sentence$1 as F, testTable as I, visibleTable as L, limited as M, linked as N, block as O, nothing as P, table as R, requireResultsPath as S, deliverAll as T, fit as V, alreadyDone as _, decodeTrend as a, terminalProgress as b, encodeTrend as c, sampleFiles as d, sampleLimits as f, againText as g, summaryMarkdown as h, decodeSample as i, details as j, cell as k, isSampleFile as l, problemsMarkdown as m, TREND_FILE as n, encodeFacts as o, sampleLines as p, decodeFacts as r, encodeSample as s, FACTS_FILE as t, keyOf as u, complainAbout as v, timestamp as w, Tally as x, quietProgress as y, overallDelta as z };
