import { At as surveySuite, Cl as isMapping, Cs as storeLabels, Du as contentText, Ed as UserError, Ga as FEEDBACK_FILE, Ic as shownPath, Ka as MAX_FEEDBACK_BYTES, Mi as hanging, Nd as userError, Sd as plural, Ss as readStoredLabels, Tc as secretsHere, Un as howCalled, Uo as asLines, Wa as readResults, Wl as resultKey, Wo as oneLine, _s as judgesOf, ac as labelLine, bs as judgementOf, cc as LONGEST_NOTE, ei as runFiles, fc as answerHashOf, gs as isReviewable, hs as graderKey, it as paintFor, l as inputsOf, lc as judgements, lu as reviewVerdicts, mc as outcomeOf, ms as labelPolicy, pc as answerTextOf, pu as isoTime, qi as _usingCtx, r as openSiteToCheck, ul as redactor, vs as unjudged, wl as foreignJsonOf } from "./common.js";
import { t as reviewerName } from "./reviewer.js";
import { t as newestRuns } from "./newest-runs.js";
const { createHash } = process.getBuiltinModule("node:crypto");
const { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");
// src/labels/choose-tests.ts
function chooseTests(results, choice, known) {
	const wanted = results.filter((result) => isReviewable(result) && isWanted(result, choice, known));
	const lots = new Map(wanted.map((result) => [result, lotOf(result, known.runId)]));
	return wanted.toSorted((a, b) => (lots.get(a) ?? "") < (lots.get(b) ?? "") ? -1 : 1).slice(0, choice.sample);
}
const sampleOf = ({ only }) => only === void 0 ? "random" : "chosen";
const lotOf = (result, runId) => createHash("sha256").update(JSON.stringify([runId, resultKey(result)])).digest("hex");
function isWanted(result, { only }, known) {
	if (only === "failing") return outcomeOf(result).kind !== "passed";
	return only === void 0 || isDisagreed(result, known);
}
function isDisagreed(result, { labels, policy }) {
	const graders = result.scores.filter(({ verdict }) => verdict !== "skip");
	const judges = judgesOf(result).filter(({ verdict }) => verdict !== "skip");
	if (judges.some(({ verdict }) => graders.some((other) => other.verdict !== verdict))) return true;
	const answer = answerHashOf(answerTextOf(result));
	return labels.filter((label) => label.answer === answer && resultKey(label) === resultKey(result)).some((label) => {
		const whole = judgementOf(label.verdict, policy);
		return judges.some((judge) => {
			const people = label.graders?.[graderKey(judge)]?.verdict ?? (label.onlyGrader ? whole : void 0);
			return people !== void 0 && people !== "exclude" && people !== judge.verdict;
		});
	});
}
// src/results/write-feedback.ts
function withReviewedTest(before, entry) {
	const file = before === void 0 ? {} : foreignJsonOf(before);
	if (!isMapping(file)) return void 0;
	const { per_case: cases = "reviews" in file ? void 0 : [], ...head } = file;
	if (!Array.isArray(cases)) return void 0;
	const { reviewer = "" } = file;
	if (reviewer !== "" && reviewer !== entry.reviewer) return void 0;
	const at = cases.findIndex((each) => isMapping(each) && each["test_id"] === entry.testId);
	const merged = withEntry(at === -1 ? {} : cases[at], entry);
	const review = {
		run_id: entry.runId,
		...head,
		reviewer: entry.reviewer,
		timestamp: entry.time,
		per_case: at === -1 ? [...cases, merged] : cases.with(at, merged)
	};
	return `${JSON.stringify(review, void 0, 2)}\n`;
}
function withEntry(before, entry) {
	const { testId, verdict, notes, removedNotes, graders = {} } = entry;
	const earlier = isMapping(before["evaluator_overrides"]) ? before["evaluator_overrides"] : {};
	const own = Object.entries(graders).map(([grader, { verdict, note }]) => [grader, note === void 0 ? verdict : `${verdict}: ${note}`]);
	const { notes: notesBefore, ...others } = before;
	const kept = removedNotes !== void 0 && notesBefore === removedNotes ? others : before;
	const overrides = {
		...earlier,
		...Object.fromEntries(own)
	};
	return {
		...kept,
		test_id: testId,
		verdict,
		...notes !== void 0 && { notes },
		...Object.keys(overrides).length > 0 && { evaluator_overrides: overrides }
	};
}
// src/app/labels/review-session.ts
const PAGE = 40;
async function reviewTests(items, reviewing) {
	const given = new Map();
	for (let at = 0; at < items.length;) {
		const item = items[at];
		if (item === void 0) return;
		const next = await reviewOne(item, `Test ${at + 1} of ${items.length}`, given, reviewing);
		if (next === "quit") return;
		if (next === "back" && at === 0) reviewing.print("\nThis is the first test.");
		at = Math.max(0, at + (next === "back" ? -1 : 1));
	}
}
async function reviewOne(item, title, given, reviewing) {
	const judges = judgesOf(item.result);
	const earlier = given.get(item) ?? item.earlier;
	const judgeSeen = (reviewing.showsJudge || earlier !== void 0) && judges.length > 0;
	for (let known = earlier;;) {
		const verdict = await verdictOf([...testLines({
			...item,
			earlier: known
		}, title, reviewing), ...reviewing.showsJudge ? judges.flatMap(judgeLines) : []], known, reviewing);
		if (typeof verdict === "string") return verdict;
		const opinions = await judgedGraders(judges, known?.graders ?? {}, reviewing);
		if (opinions === "back") {
			known = {
				...verdict,
				...known?.graders && { graders: known.graders }
			};
			continue;
		}
		const { graders, quits } = opinions;
		const judged = {
			...verdict,
			...Object.keys(graders).length > 0 && { graders }
		};
		if (earlier === void 0 || labelLine(judged) !== labelLine(earlier)) await reviewing.save(item, {
			...judged,
			judgeSeen
		}, earlier);
		if (!reviewing.showsJudge) for (const line of judges.flatMap(judgeLines)) reviewing.print(line);
		given.set(item, judged);
		return quits ? "quit" : "next";
	}
}
function testLines({ result, criteria, earlier }, title, { paint }) {
	const { suite, testId, target, input, output } = result;
	const part = (name, text) => [
		"",
		paint.bold(name),
		...asLines(text.replace(/\n+$/, ""))
	];
	return [
		"",
		paint.bold(`${title} \u00b7 ${oneLine(suite)} \u203a ${oneLine(testId)} \u00b7 ${oneLine(target)}`),
		...earlier === void 0 ? [] : [`You labelled this answer: ${WORDS[earlier.verdict]}${noteOf(earlier.notes)}`],
		...input.flatMap(({ role, content = "" }) => part(`Input (${role})`, contentText(content))),
		...part("Answer", output === "" ? "(empty)" : output),
		...criteria === void 0 || criteria === "" ? [] : part("Criteria", criteria),
		""
	];
}
const noteOf = (note) => note === void 0 ? "" : ` (${oneLine(note)})`;
const judgeLines = (score) => {
	const reason = score.reasoning ?? score.assertions.map(({ text }) => text).join("; ");
	return [`Judge ${oneLine(graderKey(score))}: ${score.verdict}${reason === "" ? "" : ` (${oneLine(reason)})`}`];
};
const WORDS = {
	acceptable: "acceptable",
	needs_improvement: "needs improvement",
	incorrect: "incorrect",
	flaky: "flaky"
};
const STEPS = {
	skip: "next",
	back: "back",
	quit: "quit"
};
const QUESTION = "Verdict: a acceptable, n needs improvement, i incorrect, f flaky, s skip, b back, q quit.\nText after the letter is a note. > ";
async function verdictOf(lines, earlier, reviewing) {
	const pages = pagesOf(lines.flatMap((line) => onScreen(line, reviewing.columns)));
	for (let shown = 0, isNew = true;;) {
		if (isNew) for (const line of pages[shown] ?? []) reviewing.print(line);
		const left = pages.slice(shown + 1).flat().length;
		const given = await answered(`${left > 0 ? `-- ${left} more lines: Enter shows them --\n` : ""}${earlier === void 0 || left > 0 ? "" : `Enter keeps "${WORDS[earlier.verdict]}". `}${QUESTION}`, reviewing);
		if (given === void 0) return "quit";
		const { key, note } = given;
		isNew = key === "" && left > 0;
		if (isNew) shown += 1;
		if (isNew) continue;
		const step = wordFor(key, Object.keys(STEPS));
		if (step !== void 0) return STEPS[step] ?? "next";
		const chosen = wordFor(key, reviewVerdicts) ?? (key === "" ? earlier?.verdict : void 0);
		if (chosen === void 0) {
			reviewing.print("Type one of the letters a, n, i, f, s, b and q.");
			continue;
		}
		const { note: notes } = noteWith(note, earlier?.notes);
		return {
			verdict: chosen,
			...notes !== void 0 && { notes }
		};
	}
}
const wordFor = (key, words) => key === "" ? void 0 : words.find((word) => word.startsWith(key));
const pagesOf = (lines) => Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, at) => lines.slice(at * PAGE, (at + 1) * PAGE));
function onScreen(line, columns) {
	return Array.from({ length: Math.max(1, Math.ceil(line.length / LONGEST_LINE)) }, (_, at) => line.slice(at * LONGEST_LINE, (at + 1) * LONGEST_LINE)).flatMap((piece) => hanging(piece, columns));
}
const LONGEST_LINE = 2e3;
const noteWith = (given, earlier) => {
	const note = given === "-" ? void 0 : given ?? earlier;
	return note === void 0 ? {} : { note };
};
async function judgedGraders(judges, earlier, reviewing) {
	const graders = { ...earlier };
	for (let at = 0; at < judges.length; at += 1) {
		const key = graderKey(judges[at] ?? {
			type: "",
			name: ""
		});
		const known = Object.hasOwn(graders, key) ? graders[key] : void 0;
		const keeps = known === void 0 ? "Enter no opinion" : `Enter keeps ${known.verdict}`;
		const given = await judgement(`What should ${oneLine(key)} say? p pass, f fail, ${keeps}, b back, q quit. > `, reviewing);
		if (given === "quit") return {
			graders,
			quits: true
		};
		if (given === "back" && at === 0) return "back";
		if (given === "back") at -= 2;
		else if (given !== void 0) graders[key] = {
			verdict: given.verdict,
			...noteWith(given.note, known?.note)
		};
	}
	return {
		graders,
		quits: false
	};
}
async function judgement(question, reviewing) {
	for (;;) {
		const given = await answered(question, reviewing);
		if (given === void 0 || given.key === "q") return "quit";
		if (given.key === "b") return "back";
		if (given.key === "") return void 0;
		const verdict = wordFor(given.key, judgements);
		if (verdict !== void 0) return {
			verdict,
			...given.note !== void 0 && { note: given.note }
		};
		reviewing.print("Type p, f or b, or Enter.");
	}
}
async function answered(question, { ask, print }) {
	const given = await ask(question);
	if (given === void 0) return void 0;
	const [, key = "", text = ""] = /^\s*(\S*)\s*(.*)$/s.exec(given) ?? [];
	const note = text.trim();
	if (note.length > 1e4) print(`The note is cut after ${LONGEST_NOTE} characters.`);
	return {
		key: key.toLowerCase(),
		...note !== "" && { note: note.slice(0, 1e4) }
	};
}
// src/app/cli/commands/review.ts
async function reviewCommand(asked, runtime, terminal) {
	try {
		var _usingCtx$1 = _usingCtx();
		const questions = _usingCtx$1.u(runtime.openQuestions());
		if (questions === void 0) throw noTerminal(howCalled(runtime, runtime.cwd));
		const site = await openSiteToCheck(inputsOf([], {}), runtime);
		const reviewer = await reviewerName(asked.reviewer, site);
		const path = asked.run === void 0 ? (await newestRuns(runtime))[0] : resolve(runtime.cwd, asked.run);
		const folder = await runtime.files.state(path) === "folder" ? path : dirname(path);
		const { run } = await readResults([path], runtime);
		const stored = await readStoredLabels(runtime);
		if (stored.problems.length > 0) throw new UserError(stored.problems);
		const known = {
			runId: basename(folder),
			labels: stored.labels.map(({ label }) => label),
			policy: labelPolicy(site.inputs)
		};
		const clean = redactor(await secretsHere(runtime), site.inputs);
		const chosen = clean.deep(chooseTests(run.results, asked, known));
		if (chosen.length === 0) throw nothingToReview(asked);
		const items = await itemsOf(chosen, {
			labels: known.labels,
			reviewer
		}, site);
		const sha = await commitOf(folder, runtime);
		const labelled = await session(items, {
			asked,
			reviewer,
			folder,
			runId: known.runId,
			sha,
			clean
		}, {
			site,
			questions,
			terminal
		});
		const where = `${plural("test", labelled)} labelled, in .agentv/labels. Commit this folder to share the labels.`;
		terminal.print(`\n${labelled === 0 ? "No test labelled." : where}`);
		return 0;
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		_usingCtx$1.d();
	}
}
async function commitOf(folder, { files }) {
	const path = join(folder, runFiles.report);
	if (await files.state(path) !== "file") return void 0;
	const report = foreignJsonOf(await files.read(path, MAX_REPORT_BYTES).catch(() => ""));
	const commit = isMapping(report) ? report["commit"] : void 0;
	const sha = isMapping(commit) ? commit["sha"] : void 0;
	return typeof sha === "string" && /^[0-9a-f]{40,64}$/.test(sha) ? sha : void 0;
}
const MAX_REPORT_BYTES = 67108864;
const noTerminal = (program) => userError("INPUT_INVALID", "Reviewing needs a terminal, and there is none here", { hint: `Review in the HTML report instead: "${program} open", "Export labels", then "${program} labels import FILE".` });
const nothingToReview = ({ only }) => userError("NOTHING_MATCHED", "There is nothing to review", { hint: only === void 0 ? "The run has no answers." : `Leave out --only ${only} to review all tests.` });
async function itemsOf(chosen, { labels, reviewer }, site) {
	const own = new Map(labels.filter((label) => label.reviewer === reviewer).map((label) => [JSON.stringify([resultKey(label), label.answer]), judgedIn(label)]));
	const criteria = await criteriaOf(chosen, site);
	return chosen.map((result) => {
		const answer = answerHashOf(answerTextOf(result));
		const earlier = own.get(JSON.stringify([resultKey(result), answer]));
		return {
			result,
			criteria: criteria.get(JSON.stringify([result.suiteFile, result.testId])),
			earlier
		};
	}).toSorted((a, b) => Number(a.earlier !== void 0) - Number(b.earlier !== void 0));
}
const judgedIn = ({ verdict, graders, notes }) => ({
	verdict,
	...notes !== void 0 && { notes },
	...graders && { graders }
});
async function criteriaOf(results, site) {
	const files = [...new Set(results.map(({ suiteFile }) => suiteFile))];
	const found = new Map();
	for (const file of files) {
		const path = resolve(site.cwd, file);
		if (await site.runtime.files.state(path) !== "file") continue;
		const { suite } = await surveySuite(path, site);
		for (const test of suite?.tests ?? []) if (test.kind === "test") found.set(JSON.stringify([file, test.id]), test.criteria);
	}
	return found;
}
async function session(items, context, { site, questions, terminal }) {
	const { runtime, inputs } = site;
	if (inputs.labelsKeepAnswers) {
		const many = plural("test", items.length);
		terminal.print(`The answers of ${many} are stored in this repository as you label them, in .agentv/labels/answers.`);
	}
	const labelled = new Set();
	let isWarned = false;
	await reviewTests(items, {
		ask: (question) => questions.ask(question),
		print: (text) => terminal.print(text),
		paint: paintFor(terminal),
		columns: terminal.screen,
		showsJudge: context.asked.showsJudge,
		async save(item, reviewed, earlier) {
			const label = context.clean.deep(labelOf(item, reviewed, context, runtime));
			await storeLabels([{
				label,
				...inputs.labelsKeepAnswers && { text: answerTextOf(item.result) }
			}], runtime);
			const removedNotes = label.notes === void 0 ? earlier?.notes : void 0;
			const isWritten = await writeFeedback({
				...label,
				removedNotes: context.clean.deep(removedNotes)
			}, context, runtime);
			if (!isWritten && !isWarned) {
				const file = shownPath(join(context.folder, FEEDBACK_FILE), runtime.cwd);
				terminal.complain(`${file} is the review of another person, or not in the form of AgentV: it is left as it is. The labels are stored.`);
			}
			isWarned ||= !isWritten;
			labelled.add(item);
		}
	});
	return labelled.size;
}
const labelOf = ({ result }, reviewed, context, { clock }) => ({
	...unjudged(result, context),
	...reviewed,
	reviewer: context.reviewer,
	time: isoTime(clock.now()),
	sample: sampleOf(context.asked)
});
async function writeFeedback(label, { folder, runId }, { files }) {
	const path = join(folder, FEEDBACK_FILE);
	const text = withReviewedTest(await files.state(path) === "file" ? await files.read(path, MAX_FEEDBACK_BYTES) : void 0, {
		...label,
		runId
	});
	if (text === void 0 || Buffer.byteLength(text) > 1048576) return false;
	await files.write(path, text);
	return true;
}
export { reviewCommand };
