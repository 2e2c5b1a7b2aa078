import { Ul as grouped, Wl as UserError, Zl as userError, ds as answerHashOf, gs as shownPath, is as readLabelLines, rs as labelLine, us as answerFile } from "./common.js";
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
// src/app/labels/label-settings.ts
const labelPolicy = ({ labelsNeedsImprovement }) => ({ needsImprovement: labelsNeedsImprovement });
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
export { mergeLabels as a, MAX_LABEL_FILE_BYTES as i, storeLabels as n, humanVerdicts as o, labelPolicy as r, judgementOf as s, readStoredLabels as t };
