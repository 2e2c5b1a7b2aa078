import { $c as once, El as orList, Gc as withMembers, Gl as UserError, Lc as testNamesSchema, Mo as shownPath, Ol as snake, Ql as userError, Yc as reviewVerdicts, as as isMapping, eu as lateObject, ll as contentText, os as foreignJsonOf, tc as grouped, wl as cutEnd } from "./common.js";
import { _ as record, a as array, f as literal, n as _enum, s as boolean, v as strictObject, y as string } from "./schemas.js";
import { join } from "node:path";
import { createHash } from "node:crypto";
// src/labels/human-verdict.ts
function judgementOf(verdict, { needsImprovement }) {
	switch (verdict) {
		case "acceptable": return "pass";
		case "incorrect": return "fail";
		case "needs_improvement": return needsImprovement;
		default: return "exclude";
	}
}
function humanVerdicts(labels, policy) {
	const votes = labels.flatMap((label) => Object.entries(votesOf(label, policy)).map(([grader, verdict]) => ({
		grader,
		verdict,
		label
	})));
	const answers = grouped(votes, ({ grader, label: { suiteFile, suite, testId, target, answer } }) => [...[
		suiteFile,
		suite,
		testId,
		target,
		answer
	], grader]);
	return Array.from(answers.values(), majority);
}
function votesOf(label, policy) {
	const own = Object.fromEntries(Object.entries(label.graders ?? {}).map(([grader, { verdict }]) => [grader, verdict]));
	const [only] = Object.keys(label.judges ?? {});
	if (label.onlyGrader !== true || only === void 0) return own;
	return {
		[only]: judgementOf(label.verdict, policy),
		...own
	};
}
function majority(votes) {
	const of = (wanted) => votes.filter(({ verdict }) => verdict === wanted);
	const [passes, fails] = [of("pass"), of("fail")];
	const verdict = passes.length > fails.length ? "pass" : fails.length > passes.length ? "fail" : "tie";
	const isExcluded = passes.length + fails.length === 0;
	const [first, ...others] = (verdict === "pass" ? passes : verdict === "fail" ? fails : votes).map(({ label }) => label).sort((a, b) => Date.parse(b.time) - Date.parse(a.time));
	const [{ grader, label }] = votes;
	return {
		grader,
		verdict: isExcluded ? "excluded" : verdict,
		labels: [first ?? label, ...others]
	};
}
// src/labels/answer.ts
const answerTextSchema = lateObject(() => ({
	input: array(string()).max(1e3),
	output: string()
}));
lateObject(() => ({
	v: literal(1),
	...answerTextSchema.unwrap().shape
}));
const answerTextOf = ({ input, output }) => ({
	input: input.map(textOf),
	output
});
const textOf = ({ content }) => content === void 0 ? "" : contentText(content);
const answerHashOf = ({ input, output }) => createHash("sha256").update(JSON.stringify([input, output])).digest("hex");
function answerFile(answer) {
	const text = `${JSON.stringify({
		v: 1,
		...answer
	})}\n`;
	return Buffer.byteLength(text) > 65536 ? void 0 : text;
}
// src/labels/label.ts
const LONGEST_NAME = 1e3;
const LONGEST_NOTE = 1e4;
const LONGEST_REASON = 1e3;
const MOST_GRADERS = 100;
const judgements = ["pass", "fail"];
const sampleKinds = ["random", "chosen"];
const note = () => string().max(LONGEST_NOTE);
const byGrader = (value) => record(string().min(1).max(LONGEST_NAME), value).refine((graders) => Object.keys(graders).length <= MOST_GRADERS, `at most ${MOST_GRADERS} graders`);
const answerHash = string().regex(/^[0-9a-f]{64}$/, "a SHA-256 of 64 hex digits");
const isReviewerName = (text) => !/\S@\S/.test(text);
const labelSchema = lateObject(() => ({
	...testNamesSchema.unwrap().shape,
	answer: answerHash,
	verdict: _enum(reviewVerdicts),
	graders: byGrader(strictObject({
		verdict: _enum(judgements),
		note: note().optional()
	})).optional(),
	judges: byGrader(strictObject({
		verdict: _enum(judgements),
		reason: string().max(LONGEST_REASON).optional()
	})).optional(),
	onlyGrader: literal(true).optional(),
	notes: note().optional(),
	reviewer: string().min(1).max(LONGEST_NAME).refine(isReviewerName, "a name, not an e-mail address"),
	time: string().max(40).refine((text) => /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(Date.parse(text)), "a time, ISO 8601"),
	runId: string().max(LONGEST_NAME).optional(),
	sha: string().max(64).optional(),
	judgeSeen: boolean(),
	sample: _enum(sampleKinds),
	anchor: boolean().optional(),
	measure: string().max(LONGEST_NAME).optional()
}));
const shortReason = (text) => text.slice(0, LONGEST_REASON);
// src/labels/judges-of.ts
const judgesOf = ({ scores }) => scores.flatMap(withMembers).filter(({ type, target }) => target !== void 0 || type === "llm-grader");
const graderKey = ({ type, name }) => `${type}:${name}`;
const isReviewable = ({ status }) => status !== "execution_error";
function unjudged(result, { runId }) {
	const { suite, suiteFile, testId, target, measure, scores } = result;
	const judges = judgesOf(result).flatMap((score) => {
		const { verdict, reasoning } = score;
		if (verdict === "skip") return [];
		return [[graderKey(score), {
			verdict,
			...reasoning && { reason: shortReason(reasoning) }
		}]];
	});
	const isOnly = scores.length === 1 && judgesOf(result).length === 1;
	return {
		suite,
		suiteFile,
		testId,
		target,
		answer: answerHashOf(answerTextOf(result)),
		...judges.length > 0 && { judges: Object.fromEntries(judges) },
		...isOnly && { onlyGrader: true },
		...runId !== void 0 && { runId },
		...measure !== void 0 && { measure }
	};
}
// src/app/labels/label-settings.ts
const labelPolicy = ({ labelsNeedsImprovement }) => ({ needsImprovement: labelsNeedsImprovement });
// src/labels/label-line.ts
function labelLine(label) {
	const fields = labelKeys().map((key) => [snake(key), withSortedKeys(label[key])]);
	return JSON.stringify({
		v: 1,
		...Object.fromEntries(fields)
	});
}
const labelKeys = once(() => Object.keys(labelSchema.unwrap().shape));
const withSortedKeys = (value) => isMapping(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1)) : value;
function readLabelLines(text, { file, exportedFor }) {
	const labels = [];
	const problems = [];
	for (const [index, line] of text.split("\n").entries()) {
		if (line.trim() === "") continue;
		const location = {
			file,
			line: index + 1,
			column: 1
		};
		const read = labelIn(line, exportedFor);
		if (typeof read === "object") labels.push({
			...read,
			location
		});
		else problems.push(refused(`This line is not a label: ${read}`, location));
	}
	return {
		labels,
		problems
	};
}
const refused = (message, location) => ({
	code: "RESULTS_UNREADABLE",
	severity: "error",
	message,
	location,
	hint: "Correct the line or remove it. Labels are written by \"eval-action review\" and \"eval-action labels import\"."
});
function labelIn(line, exportedFor) {
	const value = foreignJsonOf(line);
	if (!isMapping(value)) return "it is not a JSON object";
	const { v, ...fields } = value;
	if (v !== 1) return typeof v === "number" && v > 1 ? "a newer version of eval-action wrote it" : "\"v\" must be 1";
	const { text, ...exported } = fields;
	const named = exportedFor === void 0 ? fields : {
		reviewer: exportedFor,
		...exported
	};
	const label = labelSchema.safeParse(Object.fromEntries(Object.entries(named).map(fromWire)));
	if (!label.success) return whyNot(label.error);
	if (exportedFor === void 0 || text === void 0) return { label: label.data };
	const answer = answerTextSchema.safeParse(text);
	return answer.success ? {
		label: label.data,
		text: answer.data
	} : "\"text\" is not an answer";
}
const wireNames = once(() => new Map(labelKeys().map((key) => [snake(key), key])));
const fromWire = ([key, value]) => [wireNames().get(key) ?? `"${key}"`, value];
function whyNot({ issues: [issue] }) {
	if (issue === void 0) return "it is invalid";
	if (issue.code === "unrecognized_keys") return `it has the unknown key ${cutEnd(issue.keys.join(", "), 60)}`;
	const path = issue.path.map((part) => snake(String(part))).join(".");
	const expected = issue.path.length === 1 && path === "verdict" ? orList(reviewVerdicts) : issue.message;
	return `"${cutEnd(path, 60)}" is missing or invalid (${cutEnd(expected, 100)})`;
}
// src/labels/label-files.ts
const MOST_LABELS = 1e4;
const MAX_LABEL_FILE_BYTES = 8388608;
const LONGEST_SLUG = 60;
function labelFileName({ suite, suiteFile }) {
	const readable = suite.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").slice(0, LONGEST_SLUG).replaceAll(/^-|-$/g, "");
	const hash = createHash("sha256").update(JSON.stringify([suiteFile, suite])).digest("hex");
	return `${readable === "" ? "suite" : readable}-${hash.slice(0, 6)}.jsonl`;
}
const labelFile = (labels) => labels.toSorted(inOrder).map((label) => `${labelLine(label)}\n`).join("");
function inOrder(a, b) {
	const [one, other] = [orderOf(a), orderOf(b)];
	const at = one.findIndex((part, index) => part !== other[index]);
	return at === -1 ? 0 : (one[at] ?? "") < (other[at] ?? "") ? -1 : 1;
}
const orderOf = ({ testId, target, answer, reviewer }) => [
	testId,
	target,
	answer,
	reviewer
];
const labelKey = ({ suiteFile, suite, testId, target, answer, reviewer }) => JSON.stringify([
	suiteFile,
	suite,
	testId,
	target,
	answer,
	reviewer
]);
function mergeLabels(known, given) {
	const byKey = new Map();
	for (const label of known) byKey.set(labelKey(label), laterOf(byKey.get(labelKey(label)), label));
	const counts = {
		added: 0,
		replaced: 0,
		unchanged: 0
	};
	for (const label of given) {
		const before = byKey.get(labelKey(label));
		const merged = laterOf(before, label);
		byKey.set(labelKey(label), merged);
		const isSame = before !== void 0 && labelLine(before) === labelLine(merged);
		counts[before === void 0 ? "added" : isSame ? "unchanged" : "replaced"] += 1;
	}
	return {
		labels: [...byKey.values()],
		...counts
	};
}
function laterOf(before, given) {
	if (before === void 0) return given;
	const [earlier, later] = Date.parse(before.time) > Date.parse(given.time) ? [given, before] : [before, given];
	return {
		...later,
		...earlier.graders && { graders: {
			...earlier.graders,
			...later.graders
		} },
		...earlier.judges && { judges: {
			...earlier.judges,
			...later.judges
		} },
		...later.anchor === void 0 && earlier.anchor !== void 0 && { anchor: earlier.anchor }
	};
}
// src/app/labels/label-store.ts
const LABEL_FOLDER = join(".agentv", "labels");
const ANSWERS = "answers";
async function readStoredLabels({ cwd, files }) {
	const folder = join(cwd, LABEL_FOLDER);
	if (await files.state(folder) !== "folder") return {
		labels: [],
		problems: []
	};
	const labels = [];
	const problems = [];
	for (const path of await files.glob(["*.jsonl"], {
		cwd: folder,
		followLinks: false
	})) {
		const read = await readLabelFile(path, {
			cwd,
			files
		});
		labels.push(...read.labels);
		problems.push(...read.problems);
		if (labels.length > 1e4) return {
			labels: [],
			problems: tooMany(shownPath(folder, cwd)).problems
		};
	}
	return {
		labels,
		problems
	};
}
const tooMany = (folder) => userError("FILE_TOO_LARGE", `${folder} has more than ${MOST_LABELS} labels`, { hint: "Remove those of tests that no longer exist, or of judges that you no longer use." });
async function readLabelFile(path, { cwd, files }) {
	try {
		return readLabelLines(await files.read(path, MAX_LABEL_FILE_BYTES), { file: shownPath(path, cwd) });
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			labels: [],
			problems: error.problems
		};
	}
}
async function storeLabels(given, site, { isCheck = false } = {}) {
	const known = await readStoredLabels(site);
	if (known.problems.length > 0) throw new UserError(known.problems);
	const { labels, ...counts } = mergeLabels(known.labels.map(({ label }) => label), given.map(({ label }) => label));
	if (labels.length > 1e4) throw tooMany(LABEL_FOLDER);
	const texts = [...new Set(given.map(({ label }) => labelFileName(label)))].map((name) => ({
		path: join(site.cwd, LABEL_FOLDER, name),
		text: labelFile(labels.filter((label) => labelFileName(label) === name))
	}));
	const large = texts.find(({ text }) => Buffer.byteLength(text) > MAX_LABEL_FILE_BYTES);
	if (large !== void 0) throw userError("FILE_TOO_LARGE", `${shownPath(large.path, site.cwd)} would be larger than 8 MiB`, { hint: "Shorten notes, or remove labels of tests that no longer exist." });
	if (!isCheck) for (const { path, text } of texts) await site.files.write(path, text);
	const answers = await storeAnswers(given, site, isCheck);
	return {
		...counts,
		...answers,
		files: texts.map(({ path }) => shownPath(path, site.cwd))
	};
}
async function storeAnswers(given, { cwd, files }, isCheck) {
	const texts = new Map(given.flatMap(({ text }) => text === void 0 ? [] : [[answerHashOf(text), text]]));
	const stored = {
		answers: 0,
		tooLarge: 0
	};
	for (const [hash, answer] of texts) {
		const path = answerPath(hash, cwd);
		const text = answerFile(answer);
		if (text === void 0) stored.tooLarge += 1;
		else if (await files.state(path) === "missing") {
			stored.answers += 1;
			if (!isCheck) await files.write(path, text);
		}
	}
	return stored;
}
const answerPath = (hash, cwd) => join(cwd, LABEL_FOLDER, ANSWERS, `${hash}.json`);
export { judgementOf as _, readLabelLines as a, isReviewable as c, LONGEST_NOTE as d, isReviewerName as f, humanVerdicts as g, answerTextOf as h, labelLine as i, judgesOf as l, answerHashOf as m, storeLabels as n, labelPolicy as o, judgements as p, MAX_LABEL_FILE_BYTES as r, graderKey as s, readStoredLabels as t, unjudged as u };
