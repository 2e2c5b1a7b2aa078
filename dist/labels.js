import { $o as labelPolicy, Bc as redactor, Gs as labelSchema, Ha as readResults, Hs as readLabelLines, Js as answerTextOf, Ks as isReviewerName, Ua as readFeedback, Us as whyNoLabel, Vs as labelLine, Ws as judgements, Zu as cutEnd, al as jsonOf, as as storeLabels, cd as problemText, dd as userError, ed as plural, es as isReviewable, fc as shownPath, gn as statisticsOf, h as harmlessJson, hn as agreementNumbers, is as readStoredLabels, ji as oneLine, l as inputsOf, n as openConfiguredSite, ns as judgeAgreements, pl as grouped, qs as answerHashOf, rl as isMapping, ss as MAX_LABEL_FILE_BYTES, tc as secretsHere, ts as unjudged } from "./common.js";
const { basename, dirname, resolve } = process.getBuiltinModule("node:path");
// src/app/labels/imported-labels.ts
async function importedLabels(given, reviewer, site) {
	const path = resolve(site.cwd, given);
	const file = shownPath(path, site.cwd);
	const text = await site.files.read(path, MAX_LABEL_FILE_BYTES, { onlyText: true });
	const whole = jsonOf(text);
	if (isMapping(whole) && !("v" in whole)) return ofFeedback(text, path, site);
	const { labels, problems } = readLabelLines(text, {
		file,
		exportedFor: reviewer
	});
	const isOther = ({ label, text: answer }) => answer !== void 0 && answerHashOf(answer) !== label.answer;
	const wrong = labels.filter(isOther).map(({ location }) => refused("The text of this label is not the answer that it names", location));
	return {
		labels: labels.filter((label) => !isOther(label)),
		problems: [...problems, ...wrong]
	};
}
const asRefusal = (problem) => ({
	...problem,
	severity: "error",
	...problem.code !== "UNKNOWN_FIELD" && { hint: "Nothing is imported until this is corrected." }
});
const refused = (message, location, hint) => ({
	code: "RESULTS_UNREADABLE",
	severity: "error",
	message,
	...location && { location },
	...hint !== void 0 && { hint }
});
async function ofFeedback(text, path, site) {
	const file = shownPath(path, site.cwd);
	const { feedback, problems } = readFeedback(text, {
		file,
		graders: new Map()
	});
	if (feedback === void 0) return {
		labels: [],
		problems: problems.map(asRefusal)
	};
	if (feedback.tests.every(({ verdict }) => verdict === void 0)) throw userError("RESULTS_UNREADABLE", `${file} has comments without verdicts, which are not labels`, { hint: "Import a feedback.json with \"per_case\", or an export of the HTML report." });
	const { run } = await readResults([dirname(path)], site);
	const runId = basename(dirname(path));
	const read = feedback.tests.map((test) => labelOfReview(test, feedback, {
		results: run.results,
		runId
	}));
	return {
		labels: read.flatMap((each) => typeof each === "string" ? [] : each),
		problems: [...problems, ...read.flatMap((each) => typeof each === "string" ? refused(each, {
			file,
			line: 1,
			column: 1
		}) : [])]
	};
}
function labelOfReview({ testId, verdict, notes, graderNotes = {} }, { reviewer = "", timestamp = "" }, { results, runId }) {
	const shown = `The review of "${cutEnd(testId, 60)}" is not a label`;
	const own = results.filter((result) => result.testId === testId && isReviewable(result));
	const [result] = own;
	if (verdict === void 0) return `${shown}: it has no verdict`;
	if (result === void 0) return `${shown}: the run has no answer to this test`;
	if (own.length > 1) return `${shown}: the run has ${own.length} answers to tests of this name`;
	const graders = Object.entries(graderNotes).flatMap(([grader, text]) => graderLabel(grader, text));
	const label = labelSchema.safeParse({
		...unjudged(result, { runId }),
		verdict,
		...graders.length > 0 && { graders: Object.fromEntries(graders) },
		...notes !== void 0 && { notes },
		reviewer,
		time: timestamp,
		judgeSeen: true,
		sample: "chosen"
	});
	return label.success ? {
		label: label.data,
		text: answerTextOf(result)
	} : `${shown}: ${whyNoLabel(label.error)}`;
}
function graderLabel(grader, text) {
	const [, word = "", note = ""] = /^\s*(pass|fail)(?:ed|s)?\b[\s:,;.-]*(.*)$/is.exec(text) ?? [];
	const verdict = judgements.find((each) => each === word.toLowerCase());
	return verdict === void 0 ? [] : [[grader, {
		verdict,
		...note !== "" && { note }
	}]];
}
// src/app/labels/reviewer.ts
async function reviewerName(given, { runtime, cwd }) {
	const name = given?.trim() ?? await nameInGit({
		runtime,
		cwd
	});
	if (name !== "" && isReviewerName(name)) return name;
	throw userError("INPUT_INVALID", name !== "" ? "The reviewer is an e-mail address" : "The reviewer is not known", {
		expected: "a name, which is stored in the repository",
		hint: "Set it with --reviewer NAME."
	});
}
async function nameInGit({ runtime: { git, signal }, cwd }) {
	const asked = await git.run(["config", "user.name"], {
		cwd,
		timeoutMs: 1e4
	}, signal);
	return asked.kind === "exited" && asked.exitCode === 0 ? asked.stdout.trim() : "";
}
// src/app/cli/commands/labels.ts
async function labelsCommand(asked, runtime, terminal) {
	switch (asked.action) {
		case "import": return importLabels(asked, runtime, terminal);
		case "agreement": return showAgreement(asked, runtime, terminal);
		default: return listLabels(asked, runtime, terminal);
	}
}
async function importLabels(asked, runtime, terminal) {
	const { cwd, inputs } = await openConfiguredSite(inputsOf([], {}), runtime);
	const { files } = runtime;
	const reviewer = await reviewerName(asked.reviewer, {
		runtime,
		cwd
	});
	const read = await Promise.all(asked.files.map((file) => importedLabels(file, reviewer, {
		cwd,
		files
	})));
	const problems = read.flatMap((each) => each.problems);
	for (const problem of problems) terminal.complain(problemText(problem));
	const refused = problems.filter(({ severity }) => severity === "error").reduce((sum, { similar }) => sum + 1 + (similar?.count ?? 0), 0);
	const { deep: withoutSecrets } = redactor(await secretsHere(runtime), inputs);
	const labels = withoutSecrets(read.flatMap((each) => each.labels)).map(({ label, text }) => ({
		label: text === void 0 ? label : {
			...label,
			answer: answerHashOf(text)
		},
		...inputs.labelsKeepAnswers && { text }
	}));
	const isCheck = asked.isCheck || refused > 0;
	const stored = await storeLabels(labels, {
		cwd,
		files
	}, { isCheck });
	if (asked.json) terminal.print(harmlessJson({
		schemaVersion: 1,
		written: !isCheck,
		...stored,
		refused
	}, 2));
	else {
		const { added, replaced, unchanged, answers, tooLarge } = stored;
		terminal.print(`added ${added}, replaced ${replaced}, unchanged ${unchanged}, refused ${refused}`);
		if (answers > 0 && !isCheck) terminal.print(`${plural("answer", answers)} stored in .agentv/labels/answers`);
		if (tooLarge > 0) terminal.print(`${plural("answer", tooLarge)} larger than 64 KiB: labelled, and not stored`);
		if (isCheck) terminal.print("Nothing was written.");
	}
	return refused > 0 ? 2 : 0;
}
async function listLabels({ json }, runtime, terminal) {
	const { labels, problems } = await readStoredLabels(runtime);
	for (const problem of problems) terminal.complain(problemText(problem));
	if (json) {
		const listed = labels.map(({ label, location: { file, line } }) => ({
			...JSON.parse(labelLine(label)),
			file,
			line
		}));
		terminal.print(harmlessJson({
			schemaVersion: 1,
			labels: listed
		}, 2));
	} else for (const line of listing(labels)) terminal.print(line);
	return problems.length > 0 ? 2 : 0;
}
function listing(labels) {
	if (labels.length === 0) return ["There are no labels in .agentv/labels. The page of a run exports some (\"eval-action open\")."];
	return [...grouped(labels, ({ label: { suite, suiteFile } }) => [suiteFile, suite]).values()].flatMap((ofSuite) => {
		const [{ label }] = ofSuite;
		return [`${oneLine(label.suite)} (${oneLine(label.suiteFile)}): ${plural("label", ofSuite.length)}`, ...ofSuite.map(lineOf)];
	});
}
function lineOf({ label: { testId, target, verdict, graders = {}, reviewer, time, sample, anchor } }) {
	return `  ${[
		testId,
		target,
		verdict,
		...Object.entries(graders).map(([grader, judged]) => `${grader} ${judged.verdict}`),
		reviewer,
		time.slice(0, 10),
		sample,
		...anchor ? ["anchor"] : []
	].map(oneLine).join(" \u00b7 ")}`;
}
async function showAgreement({ json }, runtime, terminal) {
	const { inputs } = await openConfiguredSite(inputsOf([], {}), runtime);
	const { labels, problems } = await readStoredLabels(runtime);
	for (const problem of problems) terminal.complain(problemText(problem));
	const own = labels.map(({ label }) => label);
	const agreement = judgeAgreements(own, labelPolicy(inputs));
	if (json) {
		const judges = agreement.map((judge) => ({
			...judge,
			...statisticsOf(judge.pairs)
		}));
		terminal.print(harmlessJson({
			schemaVersion: 1,
			judges
		}, 2));
	} else for (const line of agreementLines(agreement)) terminal.print(line);
	return problems.length > 0 ? 2 : 0;
}
function agreementLines(agreement) {
	if (agreement.length === 0) return ["No judge has judged a labelled answer. The page of a run labels answers (\"eval-action open\")."];
	return agreement.flatMap((judge, at) => [...at === 0 ? [] : [""], ...linesOfJudge(judge)]);
}
function linesOfJudge(judge) {
	const { answers, notes, ...numbers } = agreementNumbers(judge);
	const shown = Object.entries(numbers).map(([key, text]) => `  ${(TITLES[key] ?? key).padEnd(22)}${text}`);
	return [
		`${oneLine(judge.grader)} of ${oneLine(judge.suite)} (${oneLine(judge.suiteFile)})`,
		`  ${"answers".padEnd(22)}${answers}`,
		...shown.filter((line) => !line.endsWith("\u2013")),
		...notes.map((note) => `  ${note}`),
		...judge.disagreements.length === 0 ? [] : ["  Disagreements:"],
		...judge.disagreements.map(disagreementLine),
		...judge.ties.length === 0 ? [] : ["  Ties between people:"],
		...judge.ties.map(tieLine)
	];
}
const TITLES = {
	caughtFailures: "caught failures",
	acceptedPasses: "accepted passes",
	rightWhenPassing: "right when it passes",
	rightWhenFailing: "right when it fails"
};
const tieLine = ({ testId, target, reviewers }) => `  - ${oneLine(testId)} on ${oneLine(target)}: ${reviewers.map(oneLine).join(", ")}`;
function disagreementLine({ testId, target, judge, people, reason, note, reviewer }) {
	const said = reason === void 0 ? "" : ` (${cutEnd(oneLine(reason), 200)})`;
	const noted = note === void 0 ? "" : `: ${cutEnd(oneLine(note), 200)}`;
	return `  - ${oneLine(testId)} on ${oneLine(target)}: judge ${judge}${said}, ${oneLine(reviewer)} ${people}${noted}`;
}
export { labelsCommand };
