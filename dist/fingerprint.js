// src/model/run/fingerprint.ts
const MEASURE_VERSION = "m1";
const IMPORTED_VERSION = "i1";
const measureParts = [
	"question",
	"graders",
	"judge",
	"limits"
];
const SUBJECT_VERSION = "s1";
const UNKNOWN = "-";
const measureText = (hashes) => [MEASURE_VERSION, ...measureParts.map((part) => hashes[part])].join(".");
const importedMeasureText = (hashes) => [IMPORTED_VERSION, ...measureParts.map((part) => hashes[part] ?? UNKNOWN)].join(".");
const subjectText = ({ target, workspace = UNKNOWN, files = UNKNOWN }) => [
	SUBJECT_VERSION,
	target,
	workspace,
	files
].join(".");
const isWholeSubject = (subject) => {
	const [version, ...hashes] = subject.split(".");
	return version === SUBJECT_VERSION && hashes.length === 3 && !hashes.includes(UNKNOWN) && !hashes.includes("");
};
function isSameMeasure(before, now) {
	if (before === now) return true;
	if (!isImported(before) || !isImported(now)) return false;
	const [earlier, present] = [before.split("."), now.split(".")];
	return earlier.length === present.length && earlier.every((part, index) => isSamePart(part, present[index]));
}
const isImported = (measure) => measure.startsWith(`${IMPORTED_VERSION}.`);
const isSamePart = (before, now) => before === now || before === UNKNOWN || now === UNKNOWN;
function whyNotComparable(before, now) {
	if (isImported(before) !== isImported(now)) return "not comparable: another tool measured it";
	const [earlierRuns, present] = [before.split("."), now.split(".")];
	if (earlierRuns[0] !== present[0]) return "not comparable: another version measured it in another way";
	if (isImported(now) && earlierRuns.at(-1) !== present.at(-1)) return "not comparable: another tool, or another major version of it, measured it";
	const changed = measureParts.filter((_, index) => !isSamePart(earlierRuns[index + 1], present[index + 1]));
	if (earlierRuns.length !== present.length || changed.length === 0) return "its question or its grading changed";
	const [first = "", ...others] = changed.map((part) => `the ${part}`);
	const subject = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(", ")} and ${others.at(-1)}`;
	return `${changed.includes("judge") ? "not comparable: " : ""}${subject} changed`;
}
export { subjectText as a, measureText as i, isSameMeasure as n, whyNotComparable as o, isWholeSubject as r, importedMeasureText as t };
