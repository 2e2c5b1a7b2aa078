import { _ as UserError, l as cutEnd, m as plural, u as cutMiddle, w as userError } from "./json.js";
import { n as readResults } from "./read-results.js";
import { t as ServiceError } from "./service-error.js";
import { C as outcomeOf, _ as smallDrop, a as suiteKey$1, c as whyNotCompared, d as dropWithP, f as names, g as percentagePoints, h as percentAbove, i as ofTest, l as below, m as percent, n as isCompared, o as suiteKeyOfTest, p as pValue, q as signedPoints, r as ofSuite, s as suitesWithDoubtfulBaseline, t as bySuite, u as drop, w as wasRun, y as isOutside } from "./facts.js";
import { t as never } from "./never.js";
import { l as sumTokens } from "./once.js";
import { n as momentOf, p as paidFor, s as isAgentFailure } from "./iso-time.js";
import { n as measuredTrials, r as presentTrials } from "./present-trials.js";
import { _ as stops, a as extraResults, g as startOf, l as isReused, p as resultKey } from "./result.js";
import { l as PASS_MARK, s as withMembers } from "./grade.js";
import { C as JOURNAL, t as MAX_RESULTS_BYTES } from "./result-rows.js";
import { n as worst } from "./verdict.js";
import { n as permissionHint } from "./not-taken.js";
import { n as listed$1 } from "./did-you-mean.js";
import { t as shownPath } from "./shown-path.js";
import { t as grouped } from "./grouped.js";
import { n as isSameMeasure, o as whyNotComparable } from "./fingerprint.js";
import { c as mergePools, d as withoutCopies, l as poolsOf, o as WINDOW, u as prunePool } from "./evidence.js";
import { C as quarantineOf$1, S as isExpired } from "./refused-settings.js";
import { a as looksLikeEvidence, c as MAX_EVIDENCE_BYTES, i as evidenceFilesIn, o as readEvidenceFolder, s as readEvidenceText, t as EVIDENCE_FOLDER } from "./evidence-files.js";
import { t as ageText } from "./trust.js";
import { n as findRepository } from "./discover.js";
import { i as commits, n as repositoryFiles } from "./repository-files.js";
import { _ as textsOfClone, c as TESTS_ALPHA, d as MAX_POLICY_BYTES, f as baseOfMerge, g as originOfClone, h as isCommit, i as unread, l as gateSettings, m as inClone, n as ofHead, o as changedKeys, p as entriesOf, r as reasonOf, s as SUITES_ALPHA, u as mostSuspects, v as textsOfDisk, y as textsOfGitHub } from "./find-policy.js";
import { n as findQuarantine, r as readQuarantine, t as USUAL_QUARANTINE } from "./quarantine-file.js";
import { dirname, join, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
// src/app/policy/base-differences.ts
async function differencesInClone(sha, paths, clone, signal) {
	if (!isCommit(sha)) return void 0;
	const asked = [
		"--literal-pathspecs",
		"diff-tree",
		...[
			"-r",
			"-z",
			"--raw",
			"--no-renames",
			"--no-abbrev"
		],
		sha,
		"HEAD",
		"--",
		...paths.map((path) => path || ".")
	];
	const listing = await inClone(asked, clone, signal);
	if (listing === void 0) return void 0;
	const found = new Map();
	for (const [, mode = "", id = "", path = ""] of listing.matchAll(/:(\d{6}) \d{6} ([0-9a-f]+) [0-9a-f]+ \w\d*\0([^\0]+)\0/g)) {
		if (found.size >= MOST_DIFFERENCES) throw tooMany(ADVICE);
		if (mode === LINK) throw notAFile(path);
		found.set(path, void 0);
		if (!mode.startsWith(FILE)) continue;
		const text = await inClone([
			"cat-file",
			"blob",
			id
		], clone, signal);
		if (text === void 0) return void 0;
		found.set(path, text);
	}
	return found;
}
async function differencesOnGitHub(ref, paths, { files, clone, head }, signal) {
	const found = new Map();
	const isAsked = (name) => paths.some((path) => path === "" || name === path || name.startsWith(`${path}/`));
	let requests = 0;
	const asking = (ask) => {
		requests += 1;
		if (requests > MOST_REQUESTS) throw tooMany(`${FETCH_ADVICE} ${ADVICE}`);
		return ask();
	};
	const waiting = paths.length > MOST_SINGLE_FILES ? [...new Set(paths.map(folderOf))] : [...paths];
	for (const path of waiting) {
		const theirs = byPath(await asking(() => files.listed(path, ref, signal)));
		const own = await checkedOut(path, clone, signal);
		const ours = byPath(own ?? await asking(() => files.listed(path, head, signal)));
		for (const name of [...new Set([...theirs.keys(), ...ours.keys()])].filter(isAsked)) {
			const [base, changed] = [theirs.get(name), ours.get(name)];
			if (base?.id === changed?.id && base?.kind !== "other") continue;
			if ((base ?? changed)?.kind === "folder") {
				waiting.push(name);
				continue;
			}
			const text = base && await asking(() => contentAt(name, ref, files, signal));
			if (base?.kind !== "other" || text !== void 0) found.set(name, text);
			else if (base.id !== changed?.id) throw notAFile(name);
		}
	}
	return found;
}
const byPath = (entries) => new Map(entries.map((entry) => [entry.path, entry]));
const folderOf = (name) => name.slice(0, Math.max(0, name.lastIndexOf("/")));
async function contentAt(path, ref, files, signal) {
	try {
		return await files.at(path, ref, MAX_POLICY_BYTES, signal);
	} catch (error) {
		if (!(error instanceof UserError) || error.problems[0]?.code !== "FILE_TOO_LARGE") throw error;
		const message = `${path} has more than ${MAX_POLICY_BYTES} bytes, the maximum that GitHub returns of a file`;
		throw userError("FILE_TOO_LARGE", message, {
			hint: `${FETCH_ADVICE} ${ADVICE}`,
			cause: error
		});
	}
}
const MOST_DIFFERENCES = 1e3;
const MOST_REQUESTS = 100;
const MOST_SINGLE_FILES = 20;
const LINK = "120000";
const FILE = "100";
async function checkedOut(path, clone, signal) {
	const list = async (name) => {
		const asked = [
			"ls-tree",
			"-z",
			"--full-tree",
			"HEAD",
			...name === "" ? [] : ["--", name]
		];
		const listing = await inClone(asked, clone, signal);
		return listing === void 0 ? void 0 : [...entriesOf(listing)].map(asEntry);
	};
	const itself = path === "" ? [] : await list(path);
	return path === "" || itself?.some((entry) => entry.kind === "folder") ? list(path && `${path}/`) : itself;
}
const asEntry = ([path, { mode, type, id }]) => ({
	path,
	id,
	kind: type === "tree" ? "folder" : mode.startsWith(FILE) ? "file" : "other"
});
const tooMany = (hint) => userError("FILE_TOO_LARGE", "Too many files differ from those of the base branch", { hint });
const notAFile = (path) => userError("RESULTS_UNREADABLE", `${path} is a link in the base branch, but not in this change`, { hint: ADVICE });
const FETCH_ADVICE = "Check out the full history with fetch-depth: 0, so that git can read it.";
const ADVICE = "Change fewer files of the baseline in one pull request, or compare with the evidence that runs of the base branch upload.";
// src/app/policy/policy-base.ts
const READ_MS = 6e4;
async function policyBase({ githubToken: token, workingDirectory }, job, { runtime, checkout, isOwnRun = true }) {
	const asked = job && changeOf(job);
	if (job === void 0 || asked === void 0) return void 0;
	const { files, git, env } = runtime;
	const soon = () => AbortSignal.any([runtime.signal, AbortSignal.timeout(READ_MS)]);
	const cwd = resolve(runtime.cwd, workingDirectory);
	const found = await findRepository(cwd, files);
	const isCheckedOut = isOwnRun && await files.state(join(found, ".git")) !== "missing";
	const root = isCheckedOut || isOutside(relative(checkout, cwd)) ? found : checkout;
	const clone = {
		git,
		root
	};
	if (isCheckedOut && isOther(await originOfClone(clone, soon()), job)) return void 0;
	const merge = job.event === "pull_request" && isOwnRun ? env["GITHUB_SHA"] : void 0;
	const commit = (merge && isCheckedOut ? await baseOfMerge(merge, job.head, clone, soon()) : void 0) ?? asked.commit;
	const client = token === void 0 ? void 0 : runtime.connect({
		...job,
		token
	});
	const gitHub = client && {
		files: repositoryFiles(client),
		commits: commits(client)
	};
	const seen = new Set();
	const ofGitHub = async (ref, names) => {
		const texts = gitHub && await textsOfGitHub(ref, names, gitHub.files, soon());
		if (texts?.size === 0 && !seen.has(ref)) await gitHub?.commits.upTo(ref, soon());
		seen.add(ref);
		return texts;
	};
	const nameOf = (path) => relative(root, path).replaceAll("\\", "/");
	const read = async (ref, names) => (isCheckedOut ? await textsOfClone(ref, names, clone, soon()) : void 0) ?? await ofGitHub(ref, names);
	const placed = (texts) => new Map([...texts].map(([name, text]) => [join(root, name), text]));
	const textsAt = async (ref, paths) => {
		const texts = await read(ref, paths.map(nameOf));
		if (texts === void 0) throw notHere(ref);
		return placed(texts);
	};
	const head = merge ?? job.head;
	return {
		of: asked.of,
		commit,
		root,
		isOwnRun,
		texts: (paths) => textsAt(commit, paths),
		head: (paths) => isCheckedOut ? textsOfDisk(paths, files) : textsAt(head, paths),
		async differences(paths) {
			const names = paths.map(nameOf).filter((name) => !isOutside(name));
			if (names.length === 0) return new Map();
			const found = (isCheckedOut ? await differencesInClone(commit, names, clone, soon()) : void 0) ?? (gitHub && await differencesOnGitHub(commit, names, {
				files: gitHub.files,
				clone,
				head
			}, soon()));
			if (found === void 0) throw notHere(commit);
			return placed(found);
		}
	};
}
async function linkTarget(path, root, files) {
	if (await files.state(path) === "missing") return path;
	return join(root, relative(await files.realPath(root), await files.realPath(path)));
}
const notHere = (ref) => new ServiceError("noToken", `${ref} is not in this clone, and there is no token to read it from GitHub`);
const isChange = (job) => job !== void 0 && changeOf(job) !== void 0;
function changeOf({ pull, base, event }) {
	if (event === "merge_group") {
		const commit = base?.sha ?? base?.branch;
		return commit === void 0 ? void 0 : {
			of: "merge group",
			commit
		};
	}
	const commit = pull?.base?.sha ?? pull?.base?.branch;
	return commit === void 0 ? void 0 : {
		of: "pull request",
		commit
	};
}
function isOther(origin, { owner, repo, pull }) {
	const known = [`${owner}/${repo}`, ...pull?.headRepository === void 0 ? [] : [pull.headRepository]];
	return origin !== void 0 && !known.some((name) => name.toLowerCase() === origin.toLowerCase());
}
// src/compare/suite-pools.ts
function poolsOfSuites(pools, results) {
	const keyOf = suiteKeys();
	const suites = [...new Map(results.map((result) => [keyOf(result), result])).values()];
	const files = new Set(suites.map(({ suiteFile }) => suiteFile));
	return suites.map(({ suite, suiteFile, target }) => {
		const named = pools.filter((pool) => pool.suite === suite && pool.target === target);
		const exact = named.filter(({ file }) => file === suiteFile);
		const namesakes = suites.filter((other) => other.suite === suite && other.target === target);
		const moved = named.filter(({ file }) => file === void 0 || !files.has(file));
		const isOnlyOne = namesakes.length === 1 && new Set(moved.map(({ file }) => file)).size <= 1;
		return {
			suite,
			suiteFile,
			target,
			pools: exact.length > 0 ? exact : isOnlyOne ? moved : []
		};
	});
}
function suiteKeys() {
	let last;
	return (result) => {
		const { suite, suiteFile, target } = result;
		if (last?.of.suite !== suite || last.of.suiteFile !== suiteFile || last.of.target !== target) last = {
			of: result,
			key: JSON.stringify([
				suiteFile,
				suite,
				target
			])
		};
		return last.key;
	};
}
// src/compare/trials.ts
function byTest(results) {
	const keyOf = suiteKeys();
	const suites = new Map();
	const all = [];
	for (const result of results) {
		const key = keyOf(result);
		const tests = suites.get(key) ?? new Map();
		suites.set(key, tests);
		const known = tests.get(result.testId);
		known?.push(result);
		if (known !== void 0) continue;
		const group = [result];
		tests.set(result.testId, group);
		all.push(group);
	}
	return all;
}
const trialsByKey = (results) => new Map(byTest(results).map((own) => [resultKey(own[0]), own.flatMap(presentTrials)]));
function trialsOf$1(rounds) {
	if (rounds.length === 0) return void 0;
	return {
		attempts: [...new Set(rounds.map(({ attempt }) => attempt))].sort((a, b) => a - b),
		now: rounds.flatMap(({ now }) => now),
		reruns: rounds.flatMap(({ reruns }) => reruns),
		control: rounds.flatMap(({ control }) => control)
	};
}
function joined(earlier, later) {
	if (earlier === void 0) return later ?? NONE$2;
	return later === void 0 ? earlier : [...earlier, ...later];
}
const NONE$2 = [];
function newestRun(tests, { isWhole = false } = {}) {
	let newest;
	const known = new Map();
	for (const trials of tests) for (const { run, time, restricted } of trials) {
		if (known.get(run) === time || isWhole && restricted) continue;
		known.set(run, time);
		const at = momentOf(time);
		if (newest === void 0 || at > newest.at || at === newest.at && run > newest.run) newest = {
			run,
			at
		};
	}
	return newest;
}
// src/compare/absent-suites.ts
function absentSuites(pools, run, suiteFiles) {
	const suites = [...run.results, ...(run.withoutResult ?? []).map(({ suite, file: suiteFile, target }) => ({
		suite,
		suiteFile,
		target
	}))];
	const present = new Set(suites.map(({ suite, target }) => JSON.stringify([suite, target])));
	const continued = new Set(poolsOfSuites(pools, suites).flatMap((suite) => suite.pools));
	const filesRun = new Set(suites.map(({ suiteFile }) => suiteFile));
	const targetsRun = new Set(suites.map(({ target }) => target));
	const unplaced = new Set(suites.filter(({ suite, suiteFile }) => suite === suiteFile).map(({ suite, target }) => JSON.stringify([suite, target])));
	const stateOf = fileStatesOf(run, suiteFiles);
	return latestPools(pools).flatMap(({ pool, newest }) => {
		const { suite, file, target, tests } = pool;
		const state = file === void 0 ? "gone" : stateOf(file);
		const isNotRun = state !== "gone" && file !== void 0 && !filesRun.has(file);
		const key = JSON.stringify([suite, target]);
		if (unplaced.has(key) || file === void 0 && present.has(key)) return [];
		if (continued.has(pool) && !isNotRun) return [];
		if (isNotRun && run.stopped !== void 0 && run.results.length < run.planned) return [];
		const why = state === "deselected" || run.selected?.includes("targets") === true && !targetsRun.has(target) ? "deselected" : isNotRun ? "missing" : "removed";
		const measured = tests.filter(({ trials }) => trials.some((trial) => trial.run === newest)).length;
		return [{
			suite,
			...file !== void 0 && { file },
			target,
			tests: measured,
			why
		}];
	});
}
function fileStatesOf({ selected = [], baselineFiles = [] }, suiteFiles) {
	const found = new Map(baselineFiles.map(({ file, state }) => [file, state]));
	return (file) => {
		const state = found.get(file) ?? (suiteFiles.has(file) ? "exists" : "gone");
		if (state !== "exists") return state;
		return selected.includes("tests") || selected.includes("suites") && !found.has(file) ? "deselected" : "exists";
	};
}
function latestPools(pools) {
	const known = pools.flatMap((pool) => {
		const tests = pool.tests.map(({ trials }) => trials);
		const newest = newestRun(tests);
		if (newest === void 0) return [];
		return [{
			pool,
			newest,
			runs: runsIn(tests),
			wholeAt: newestRun(tests, { isWhole: true })?.at ?? 0
		}];
	});
	return known.filter(({ newest }) => known.every(({ runs, wholeAt }) => !runs.has(newest.run) || wholeAt <= newest.at)).map(({ pool, newest }) => ({
		pool,
		newest: newest.run
	}));
}
function runsIn(tests) {
	const runs = new Set();
	for (const trials of tests) for (const { run } of trials) runs.add(run);
	return runs;
}
// src/app/baseline/baseline-at.ts
async function baselineAt(given, at, { cwd, files }) {
	const path = resolve(cwd, given);
	const state = await files.state(path);
	if (state === "missing") return nothing(`There is no baseline at ${given}`, await siblingNames(path, {
		cwd,
		files
	}));
	if (state !== "folder") return {
		kind: "file",
		path,
		shown: given
	};
	if (await isRunFolder(path, files)) return {
		kind: "run",
		path,
		shown: given
	};
	if ((await evidenceFilesIn(path, files)).length > 0) return {
		kind: "evidence",
		path,
		shown: given
	};
	const run = await newestCompleteRun(path, at, {
		cwd,
		files
	});
	if (run !== void 0) return {
		kind: "run",
		path: run,
		shown: shownPath(run, cwd)
	};
	const { names } = await files.namesIn(path, MOST_NAMES);
	const found = names.length === 0 ? "an empty folder" : `only ${listed$1(names)}`;
	return nothing(`There is no baseline in ${given}`, found);
}
const MOST_NAMES = 10;
function nothing(message, found) {
	return {
		kind: "nothing",
		problem: {
			code: "FILE_MISSING",
			severity: "error",
			message,
			expected: "an evidence file, a folder of them, a run folder, a folder of runs with a complete one, or a results file",
			...found !== void 0 && { found },
			hint: "Set an existing path, or \"auto\" to compare with the evidence of earlier runs in .agentv/evidence."
		}
	};
}
async function siblingNames(path, { cwd, files }) {
	const parent = resolve(path, "..");
	if (await files.state(parent) !== "folder") return `no folder ${shownPath(parent, cwd)} either`;
	const { names } = await files.namesIn(parent, MOST_NAMES);
	const where = parent === cwd ? "the working directory" : shownPath(parent, cwd);
	return names.length === 0 ? `${where} is empty` : `in ${where}: ${listed$1(names)}`;
}
async function isRunFolder(folder, files) {
	return (await Promise.all(["report.json", JOURNAL].map((name) => files.state(join(folder, name))))).includes("file");
}
async function newestCompleteRun(folder, at, { cwd, files }) {
	const reports = await files.glob(["*/report.json"], { cwd: folder });
	for (const report of reports.toSorted().reverse()) {
		const run = resolve(report, "..");
		if (await isCompleteBefore(run, at, {
			cwd,
			files
		})) return run;
	}
}
async function isCompleteBefore(folder, at, site) {
	try {
		const { run } = await readResults([folder], site, { withAnswers: false });
		return run.complete && !run.dryRun && !(Date.parse(run.startedAt) >= Date.parse(at));
	} catch (error) {
		if (error instanceof UserError) return false;
		throw error;
	}
}
// src/app/baseline/too-old.ts
const DAY_MS$1 = 864e5;
function runTimes(pools) {
	const times = new Map();
	for (const { trials } of pools.flatMap(({ tests }) => tests)) for (const { run, time } of trials) times.set(run, Math.max(times.get(run) ?? Number.NEGATIVE_INFINITY, momentOf(time)));
	return times;
}
function whyTooOld(times, { at, days = WINDOW.days }) {
	const newest = Array.from(times.values()).reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
	if (times.size === 0 || newest > Date.parse(at)) return void 0;
	const which = times.size === 1 ? "the only baseline run is" : `all ${times.size} baseline runs are`;
	const day = new Date(newest).toISOString().slice(0, 10);
	return `${which} older than ${ageText(days)} (newest: ${day}); run the evals on the base branch again, or raise baseline-max-age`;
}
function whichTooOld(times, { at, days = WINDOW.days }) {
	const earliest = Date.parse(at) - days * DAY_MS$1;
	const old = [...times.values()].filter((time) => time < earliest).length;
	if (old === 0 || times.size - old >= WINDOW.runs) return void 0;
	const [are, do_] = old === 1 ? ["is", "does"] : ["are", "do"];
	return `${old} of ${times.size} baseline runs ${are} older than ${ageText(days)} (baseline-max-age) and ${do_} not count`;
}
// src/app/baseline/baseline.ts
async function findBaseline(asked, at, site) {
	const [first = "auto", ...others] = asked;
	if (others.length === 0 && first === "none") return {
		kind: "none",
		why: "the baseline is \"none\"",
		isChosen: true
	};
	if (others.length === 0 && first === "auto") return byItself(at, site);
	if (others.length === 0 && /^\d{1,15}$/.test(first) && await stateOf(first, site) === "missing") return ofWorkflowRun(Number(first), at, site);
	return named$1(asked, at, site);
}
async function byItself(at, site) {
	const { cwd, files, source, signal } = site;
	for (const root of new Set([cwd, await findRepository(cwd, files)])) {
		const folder = join(root, EVIDENCE_FOLDER);
		if (await files.state(folder) !== "folder") continue;
		const found = fromEvidence(await readEvidenceFolder(folder, files), site);
		if (found.kind !== "none") return pruned(found, at, site);
	}
	if (source !== void 0) return pruned(await source.ofBaseBranch(signal), at, site);
	return {
		kind: "none",
		why: `there is no evidence in ${EVIDENCE_FOLDER} yet, and the input baseline is not set`
	};
}
async function ofWorkflowRun(run, at, site) {
	const { source, signal } = site;
	if (source !== void 0) return pruned(await source.ofRun(run, signal), at, site);
	throw userError("INPUT_INVALID", `The baseline ${run} is not a file, and workflow runs can be read only in a job on GitHub`, { expected: "an evidence file, a folder of them, a run folder, or a results file" });
}
const stateOf = (given, { cwd, files }) => files.state(resolve(cwd, given));
async function named$1(asked, at, site) {
	let pools = [];
	const provenance = [];
	const seen = new Set();
	const errors = [];
	const times = new Map();
	const onlyInChange = [];
	for (const [index, given] of asked.entries()) {
		const content = await baselineAt(given, at, site);
		if (content.kind === "nothing") {
			if (await isOnlyInCheckout(given, at, site)) onlyInChange.push(given);
			else errors.push(content.problem);
			continue;
		}
		const path = await site.files.realPath(content.path);
		if (seen.has(path)) continue;
		seen.add(path);
		const part = await readPart({
			...content,
			path
		}, at, {
			index,
			of: asked.length
		}, site);
		if (part.kind === "unavailable") return part;
		pools = pools.length === 0 ? part.pools : mergePools([...pools, ...part.pools]);
		provenance.push(...part.provenance);
		for (const [run, time] of part.times) times.set(run, Math.max(times.get(run) ?? time, time));
		if (part.pools.some(({ tests }) => tests.length >= 1e4)) site.memory?.giveBack();
	}
	if (errors.length > 0) throw new UserError(errors);
	if (seen.size === 0) return {
		kind: "none",
		why: `the base branch has nothing at ${onlyInChange.join(", ")} yet`
	};
	const merged = mergePools(withOneFile(pools)).map((pool) => ({
		...pool,
		tests: [...withoutCopies(pool.tests)]
	}));
	return {
		kind: "found",
		pools: merged,
		provenance,
		...tooOld(merged, times, at, site)
	};
}
const MANY_TESTS = 1e4;
async function isOnlyInCheckout(given, at, site) {
	if (site.checkout === void 0) return false;
	return (await baselineAt(given, at, {
		...site,
		files: site.checkout
	})).kind !== "nothing";
}
async function readPart({ kind, path, shown }, at, order, site) {
	const { files } = site;
	try {
		if (kind === "run") return await ofResults(shown, at, order, site);
		if (kind === "evidence") return asPart(await readEvidenceFolder(path, files), at, site);
		const isRow = /\.jsonl$/i.test(path);
		const text = isRow ? "" : await files.read(path, MAX_RESULTS_BYTES);
		const isReport = /"generator"\s*:/.test(text.slice(0, 400));
		if (isRow || isReport || !looksLikeEvidence(text, path)) return await ofResults(shown, at, order, site);
		return asPart(readEvidenceText(text, path), at, site);
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return {
			kind: "unavailable",
			why: error.problems[0]?.message ?? error.message
		};
	}
}
function asPart(read, at, site) {
	const found = fromEvidence(read, site);
	switch (found.kind) {
		case "found": return {
			provenance: found.provenance,
			...recentPools(found.pools, at, site),
			kind: "read"
		};
		case "none": return {
			kind: "read",
			pools: [],
			times: new Map(),
			provenance: []
		};
		default: return found;
	}
}
function fromEvidence(read, { cwd }) {
	if (read.kind === "refused") return {
		kind: "unavailable",
		why: `${shownPath(read.path, cwd)} cannot be used: ${read.why}`,
		hint: "Update eval-action, or remove this file to start a new baseline."
	};
	if (read.files.length === 0) return {
		kind: "none",
		why: "there is no evidence yet"
	};
	const provenance = read.files.map(({ path, pool }) => {
		const newest = pool.tests.flatMap(({ trials }) => trials.slice(-1)).reduce(newer, void 0);
		return {
			from: "file",
			where: shownPath(path, cwd),
			...newest?.sha !== void 0 && { sha: newest.sha },
			...newest !== void 0 && { writtenAt: newest.time }
		};
	});
	return {
		kind: "found",
		pools: read.files.map(({ pool }) => pool),
		provenance
	};
}
const newer = (newest, trial) => newest !== void 0 && newest.time >= trial.time ? newest : trial;
function pruned(baseline, at, site) {
	if (baseline.kind !== "found") return baseline;
	const { pools, times } = recentPools(baseline.pools, at, site);
	return {
		...baseline,
		pools,
		...tooOld(pools, times, at, site)
	};
}
function recentPools(pools, at, { maxAgeDays, latest }) {
	const all = mergePools(pools);
	if (!isKnown(at)) return {
		pools: all,
		times: new Map()
	};
	return {
		pools: all.map((pool) => prunePool(pool, at, maxAgeDays, latest)),
		times: runTimes(all)
	};
}
function tooOld(pools, times, at, { maxAgeDays: days }) {
	const isEmpty = pools.every(({ tests }) => tests.length === 0);
	const whyEmpty = isEmpty ? whyTooOld(times, {
		at,
		days
	}) : void 0;
	const leftOut = isEmpty ? void 0 : whichTooOld(times, {
		at,
		days
	});
	return {
		...whyEmpty !== void 0 && { whyEmpty },
		...leftOut !== void 0 && { leftOut }
	};
}
const isKnown = (time) => Date.parse(time) > 0;
const NEVER_TOO_OLD = Number.POSITIVE_INFINITY;
async function ofResults(given, at, { index, of }, site) {
	const { run } = await readResults([given], site, { withAnswers: false });
	const why = run.dryRun ? "it is a dry run" : run.complete ? void 0 : run.unreadable?.[0]?.message ?? "its run did not finish";
	if (why !== void 0) return {
		kind: "unavailable",
		why: `${given} cannot be used: ${why}`
	};
	const isTimed = isKnown(run.startedAt);
	const time = isTimed ? run.startedAt : new Date(Math.max(0, Date.parse(at)) - (isKnown(at) ? of - index : -index)).toISOString();
	const name = isTimed ? `${given} ${run.startedAt}` : given;
	return {
		kind: "read",
		pools: poolsOf({
			...run,
			startedAt: time
		}, { run: name }).map(withoutName),
		times: new Map([[name, NEVER_TOO_OLD]]),
		provenance: [{
			from: "run",
			where: given,
			...isTimed && { writtenAt: run.startedAt }
		}]
	};
}
const withoutName = (pool) => {
	const { file, ...others } = pool;
	return file === pool.suite ? others : pool;
};
function withOneFile(pools) {
	const keyOf = ({ suite, target }) => JSON.stringify([suite, target]);
	const files = new Map();
	for (const pool of pools) {
		if (pool.file === void 0) continue;
		const known = files.get(keyOf(pool)) ?? new Set();
		files.set(keyOf(pool), known.add(pool.file));
	}
	return pools.map((pool) => {
		const [file, ...others] = files.get(keyOf(pool)) ?? [];
		return pool.file === void 0 && file !== void 0 && others.length === 0 ? {
			...pool,
			file
		} : pool;
	});
}
// src/app/run-folder/memory-files.ts
function memoryFiles(contents) {
	const folders = new Set([...contents.keys()].flatMap(foldersAbove));
	const missing = (path) => userError("FILE_MISSING", `There is no file ${path}`);
	const bytesOf = (path, maxBytes) => {
		const bytes = contents.get(path);
		if (bytes === void 0) throw missing(path);
		if (bytes.length > maxBytes) throw userError("FILE_TOO_LARGE", `${path} is larger than ${maxBytes} bytes`);
		return bytes;
	};
	return {
		state: async (path) => contents.has(path) ? "file" : folders.has(path) ? "folder" : "missing",
		read: async (path, maxBytes) => new TextDecoder().decode(bytesOf(path, maxBytes)),
		readBytes: async (path, maxBytes) => bytesOf(path, maxBytes),
		async slice(path, start, length) {
			const bytes = bytesOf(path, Number.POSITIVE_INFINITY);
			return {
				bytes: bytes.subarray(start, start + length),
				size: bytes.length
			};
		},
		async realPath(path) {
			if (!contents.has(path) && !folders.has(path)) throw missing(path);
			return path;
		}
	};
}
function foldersAbove(path) {
	const folder = dirname(path);
	return folder === path ? [] : [folder, ...foldersAbove(folder)];
}
// src/app/policy/policy-baseline.ts
async function baselineFiles({ inputs, base, source }, { cwd, files }) {
	if (base === void 0 || !base.isOwnRun || source?.from !== "base") return {
		files,
		source
	};
	const asked = pathsOf(inputs.baseline, cwd, base.root);
	if (asked.length === 0) return {
		files,
		source
	};
	try {
		const targets = await Promise.all(asked.map((path) => linkTarget(path, base.root, files)));
		const differences = await base.differences([...new Set([...asked, ...targets])]);
		if (differences.size === 0) return {
			files,
			source
		};
		const own = await ownOf(differences, files);
		const changes = asked.filter((path, index) => own.some((each) => [path, targets[index] ?? path].some((location) => isWithin(each, location)))).map((path) => ({ file: cutMiddle(shownPath(path, cwd), LONGEST_NAME) }));
		const real = await files.realPath(base.root);
		const atRealPath = [...differences].map(([path, text]) => [join(real, relative(base.root, path)), text]);
		return {
			files: overlaid(files, new Map([...differences, ...atRealPath])),
			source: {
				...source,
				changes: [...source.changes, ...changes]
			}
		};
	} catch (error) {
		return {
			files,
			source,
			unavailable: whyUnavailable(error)
		};
	}
}
const LONGEST_NAME = 80;
function pathsOf(asked, cwd, root) {
	const [first = "auto"] = asked;
	if (first === "none") return [];
	const usual = first === "auto" ? [cwd, root].map((folder) => join(folder, EVIDENCE_FOLDER)) : [];
	return [...new Set([...usual, ...asked.filter((each) => each !== "auto").map((each) => resolve(cwd, each))])];
}
async function ownOf(differences, files) {
	const read = async (path) => await files.state(path) === "file" ? files.read(path, MAX_EVIDENCE_BYTES) : void 0;
	const here = await Promise.all([...differences.keys()].map(read));
	return [...differences].flatMap(([path, text], index) => text === here[index] ? [] : [path]);
}
const isWithin = (path, folder) => path === folder || path.startsWith(folder + sep);
function overlaid(disk, differences) {
	const contents = new Map([...differences].flatMap(([path, text]) => text === void 0 ? [] : [[path, Buffer.from(text)]]));
	const theirs = memoryFiles(contents);
	const isGone = (path) => differences.has(path) && !contents.has(path);
	const of = (path) => contents.has(path) || isGone(path) ? theirs : disk;
	return {
		async state(path) {
			if (isGone(path)) return "missing";
			const state = await theirs.state(path);
			return state === "missing" ? disk.state(path) : state;
		},
		read: (path, maxBytes) => of(path).read(path, maxBytes),
		readBytes: (path, maxBytes) => of(path).readBytes(path, maxBytes),
		slice: (path, start, length) => of(path).slice(path, start, length),
		async realPath(path) {
			return await theirs.state(path) === "missing" ? disk.realPath(path) : path;
		},
		namesIn: (folder, most) => disk.namesIn(folder, most),
		async glob(patterns, options) {
			const found = await disk.state(options.cwd) === "folder" ? await disk.glob(patterns, options) : [];
			const added = [...contents.keys()].filter((path) => dirname(path) === options.cwd && path.endsWith(".json"));
			return [...new Set([...found.filter((path) => !isGone(path)), ...added])].sort();
		}
	};
}
function whyUnavailable(error) {
	const reported = "this change modifies the baseline files, and those of its base branch could not be read";
	if (error instanceof ServiceError) {
		const isRefusal = error.fault === "refused" || error.fault === "missing";
		return {
			kind: "unavailable",
			why: `${reported}: ${error.message}`,
			...isRefusal && {
				hint: permissionHint(),
				lacksPermission: true
			}
		};
	}
	const hint = error instanceof UserError ? error.problems[0]?.hint : void 0;
	return {
		kind: "unavailable",
		why: `${reported}: ${reasonOf(error)}`,
		...hint && { hint }
	};
}
// src/app/policy/policy-quarantine.ts
async function quarantineOf({ inputs, base, source }, site) {
	const given = inputs.quarantineFile;
	const isElsewhere = given !== void 0 && base && isOutside(relative(base.root, resolve(site.cwd, given)));
	if (base === void 0 || source?.from !== "base" || isElsewhere) return {
		quarantine: await findQuarantine(given, site),
		source,
		warnings: []
	};
	const paths = given === void 0 ? [...new Set([site.cwd, base.root])].map((folder) => join(folder, USUAL_QUARANTINE)) : [resolve(site.cwd, given)];
	const read = (texts) => {
		const path = paths.find((each) => texts.has(each));
		if (path === void 0) return {
			file: void 0,
			tests: []
		};
		const file = shownPath(path, site.cwd);
		return {
			file,
			tests: readQuarantine(texts.get(path) ?? "", file)
		};
	};
	const ours = await ofHead(base, paths, read);
	let theirs;
	try {
		theirs = read(await base.texts(paths));
	} catch (error) {
		return withoutQuarantine(error, source);
	}
	const file = ours?.file ?? theirs.file;
	if (file === void 0) {
		if (base.isOwnRun) await findQuarantine(given, site);
		return {
			quarantine: [],
			source,
			warnings: []
		};
	}
	const changes = ours === void 0 ? [] : changedKeys(file, expiries(theirs), expiries(ours));
	return {
		quarantine: theirs.tests,
		source: {
			...source,
			changes: [...source.changes, ...changes]
		},
		warnings: []
	};
}
function withoutQuarantine(error, source) {
	const why = reasonOf(error);
	if (error instanceof ServiceError) return {
		quarantine: [],
		source: {
			...source,
			from: "unavailable",
			why
		},
		warnings: []
	};
	const message = `The quarantine of the base branch could not be read, so no test is in quarantine: ${why}`;
	return {
		quarantine: [],
		source,
		warnings: [unread(message)]
	};
}
const expiries = ({ tests }) => new Map(tests.map(({ id, suite, target, expiry }) => [[
	id,
	...suite ? [`of ${suite}`] : [],
	...target ? [`on ${target}`] : []
].join(" "), `until ${expiry}`]));
// src/app/pipeline/basis.ts
async function findBasis(found, runtime, source) {
	const { inputs } = found;
	const site = {
		cwd: resolve(runtime.cwd, inputs.workingDirectory),
		files: runtime.files,
		source,
		signal: runtime.signal,
		maxAgeDays: inputs.baselineMaxAge,
		latest: runtime.latest
	};
	const policy = await quarantineOf(found, site);
	const startedAt = runtime.startedAt ?? new Date(runtime.clock.now()).toISOString();
	const { files, source: changed, unavailable } = await baselineFiles({
		...found,
		source: policy.source
	}, site);
	const checkout = files === site.files ? void 0 : site.files;
	const baseline = unavailable ?? await findBaseline(inputs.baseline, startedAt, {
		...site,
		files,
		checkout
	});
	return {
		...found,
		quarantine: policy.quarantine,
		source: changed,
		baseline,
		suiteFiles: await suiteFilesOf(baseline, site),
		isChange: runtime.isChange ?? false,
		warnings: [...found.warnings, ...policy.warnings]
	};
}
async function suiteFilesOf(baseline, { cwd, files }) {
	const pools = baseline.kind === "found" ? baseline.pools : [];
	const names = [...new Set(pools.flatMap(({ file }) => file ?? []))];
	const states = await Promise.all(names.map((name) => files.state(resolve(cwd, name))));
	return new Set(names.filter((_, index) => states[index] === "file"));
}
const withWarnings = (run, warnings) => warnings.length === 0 ? run : {
	...run,
	warnings: [...run.warnings, ...warnings]
};
// src/model/verdict/same-content.ts
function earlierTests(run) {
	const byContent = new Map();
	for (const { attempt, tests } of run.earlier ?? []) for (const test of tests) {
		const key = contentKey(test);
		byContent.set(key, [...byContent.get(key) ?? [], {
			...test,
			attempt
		}]);
	}
	return (results) => {
		const [first] = results;
		if (byContent.size === 0 || first?.measure === void 0 || first.subject === void 0) return [];
		const { measure, subject } = first;
		const own = new Set(results.map(({ timestamp }) => timestamp));
		return (byContent.get(contentKey({
			...first,
			measure,
			subject
		})) ?? []).filter(({ timestamp }) => !own.has(timestamp));
	};
}
const contentKey = (test) => `${resultKey(test)} ${test.measure} ${test.subject}`;
// src/compare/own-run.ts
function withoutOwnRun(pools, run) {
	const times = new Set([run.startedAt, startOf(run)]);
	return pools.map((pool) => {
		const suspicious = new Set();
		for (const { trials } of pool.tests) for (const trial of trials) if (times.has(trial.time)) suspicious.add(trial.run);
		if (suspicious.size === 0) return pool;
		const own = rowsOfCandidate(pool, run);
		const left = new Set([...suspicious].filter((name) => rowsOf(pool, name) === own));
		if (left.size === 0) return pool;
		const tests = pool.tests.map(({ testId, trials }) => ({
			testId,
			trials: trials.filter((trial) => !left.has(trial.run))
		}));
		return {
			...pool,
			tests: tests.filter(({ trials }) => trials.length > 0)
		};
	});
}
const rowsOf = ({ tests }, name) => JSON.stringify(tests.flatMap(({ testId, trials }) => {
	const own = trials.filter(({ run }) => run === name);
	return own.length === 0 ? [] : [[testId, scoresOf$2(own)]];
}));
function rowsOfCandidate({ suite, target }, run) {
	const tests = new Map();
	for (const result of run.results) {
		if (result.suite !== suite || result.target !== target || isReused(result)) continue;
		const scores = presentTrials(result).map(({ score }) => score);
		if (scores.length > 0) tests.set(result.testId, [...tests.get(result.testId) ?? [], ...scores]);
	}
	return JSON.stringify([...tests].sort(([a], [b]) => a < b ? -1 : 1).map(([testId, scores]) => [testId, scores.sort(ascending)]));
}
const scoresOf$2 = (trials) => trials.map(({ score }) => score).sort(ascending);
const ascending = (a, b) => a - b;
// src/compare/pair.ts
function pair(sides) {
	const { run, baseline } = sides;
	const pools = baseline.kind === "found" ? withoutOwnRun(baseline.pools, run) : [];
	const histories = new Histories(pools, sides.suites ?? run.results);
	const reruns = trialsByKey(sides.confirmations ?? extraResults(run, "confirmation"));
	const control = trialsByKey(sides.controls ?? extraResults(run, "control"));
	const earlierOf = earlierTests(run);
	const confirmed = new Set(run.confirmed?.map(resultKey));
	const hasExtraTrials = reruns.size > 0 || control.size > 0 || confirmed.size > 0;
	const tests = [...byTest(run.results).map((results) => {
		const [first] = results;
		const key = hasExtraTrials ? resultKey(first) : "";
		const earlier = trialsOf$1(earlierOf(results));
		const { history, trials } = histories.of(first);
		const { measure } = first;
		const base = comparableTrials(trials, measure);
		const own = earlier === void 0 ? results : results.filter((result) => !isReused(result));
		const measured = own.length === 1 && own[0] !== void 0 ? presentTrials(own[0]) : own.flatMap(presentTrials);
		const now = joined(earlier?.now, measured);
		const kind = kindOf$1({
			results: own,
			now,
			base,
			history,
			known: trials.length > 0
		});
		return {
			suite: first.suite,
			suiteFile: first.suiteFile,
			testId: first.testId,
			target: first.target,
			location: first.location,
			mustPass: results.some(({ mustPass }) => mustPass),
			kind,
			base,
			now,
			reruns: joined(earlier?.reruns, reruns.get(key)),
			control: joined(earlier?.control, control.get(key)),
			isConfirmed: confirmed.has(key) ? true : void 0,
			earlier,
			quarantine: quarantineFor(first, sides),
			why: kind === "changed" ? whyChanged(trials, measure) : void 0
		};
	}), ...sides.selected || run.selected?.includes("tests") ? [] : histories.unclaimed(isWhole(run))];
	const agentVersions = changedAgentVersions(pools, run.results);
	return {
		baseline: comparedWith(baseline, pools),
		at: run.startedAt,
		tests,
		...agentVersions.length > 0 && { agentVersions },
		...sides.suiteFiles && { absentSuites: absentSuites(pools, run, sides.suiteFiles) }
	};
}
const isWhole = ({ complete, results, planned }) => complete && results.length >= planned;
function kindOf$1({ results, now, base, history, known }) {
	if (results.some(isReused)) return "reused";
	if (now.length === 0) return results.some(wasRun) ? "error" : "skipped";
	if (!history) return "alone";
	if (!known) return "new";
	return base.length === 0 ? "changed" : "comparable";
}
const comparableTrials = (trials, measure) => measure === void 0 ? trials : trials.filter((trial) => trial.measure === void 0 || isSameMeasure(trial.measure, measure));
function quarantineFor(result, { quarantine = [], run }) {
	const entry = quarantine.length === 0 ? void 0 : quarantineOf$1(quarantine, result);
	return entry && {
		entry,
		expired: isExpired(entry, run.startedAt)
	};
}
const comparedWith = (baseline, pools) => {
	const steps = baseline.steps && { steps: [...baseline.steps] };
	switch (baseline.kind) {
		case "found": return {
			kind: "found",
			provenance: [...baseline.provenance],
			...withoutTrials(baseline, pools),
			...baseline.leftOut !== void 0 && { leftOut: baseline.leftOut },
			...steps
		};
		case "none": return {
			kind: "none",
			why: baseline.why,
			...baseline.isChosen && { isChosen: true },
			...steps
		};
		default: return {
			kind: "unavailable",
			why: baseline.why,
			...baseline.hint !== void 0 && { hint: baseline.hint },
			...baseline.lacksPermission && { lacksPermission: true },
			...steps
		};
	}
};
function withoutTrials({ pools: all, whyEmpty }, pools) {
	const hasTrials = ({ tests }) => tests.length > 0;
	if (pools.some(hasTrials)) return {};
	if (all.some(hasTrials)) return { withoutTrials: "own-run" };
	return {
		withoutTrials: "empty",
		...whyEmpty !== void 0 && { whyEmpty }
	};
}
var Histories = class {
	bySuite = new Map();
	keyOf = suiteKeys();
	constructor(pools, suites) {
		for (const { suite, suiteFile: file, target, pools: own } of poolsOfSuites(pools, suites)) {
			if (own.length === 0) continue;
			const tests = testsOf(own);
			this.bySuite.set(this.keyOf({
				suite,
				suiteFile: file,
				target
			}), {
				suite,
				file,
				target,
				tests,
				claimed: new Set()
			});
		}
	}
	of(result) {
		const history = this.bySuite.get(this.keyOf(result));
		history?.claimed.add(result.testId);
		return {
			history: history !== void 0,
			trials: history?.tests.get(result.testId) ?? []
		};
	}
	unclaimed(isWhole) {
		return [...this.bySuite.values()].flatMap((history) => unclaimedInNewestRun(history).sort(([a], [b]) => a < b ? -1 : 1).map(([testId, base]) => ({
			suite: history.suite,
			suiteFile: history.file,
			testId,
			target: history.target,
			mustPass: false,
			kind: isWhole ? "removed" : "skipped",
			base,
			now: [],
			reruns: [],
			control: []
		})));
	}
};
function unclaimedInNewestRun({ tests, claimed }) {
	const newest = newestRun(tests.values())?.run;
	return [...tests].filter(([testId, trials]) => !claimed.has(testId) && trials.some(({ run }) => run === newest));
}
function testsOf(pools) {
	const tests = new Map();
	for (const { testId, trials } of pools.flatMap((pool) => pool.tests)) {
		const known = tests.get(testId);
		tests.set(testId, known === void 0 ? trials : [...known, ...trials]);
	}
	return tests;
}
function whyChanged(trials, measure) {
	const last = trials.reduce((newest, trial) => newest === void 0 || trial.time >= newest.time ? trial : newest, void 0)?.measure;
	return last === void 0 || measure === void 0 ? void 0 : whyNotComparable(last, measure);
}
const MOST_VERSIONS = 5;
const LONGEST_VERSION = 60;
function changedAgentVersions(pools, results) {
	const now = new Map();
	for (const { target, agentVersion } of results) if (agentVersion !== void 0) now.set(target, [...now.get(target) ?? [], agentVersion]);
	return [...now].flatMap(([target, present]) => {
		const tests = pools.flatMap((pool) => pool.target === target ? pool.tests : []);
		const newest = newestRun(tests.map(({ trials }) => trials))?.run;
		const trials = tests.flatMap((test) => test.trials.filter(({ run }) => run === newest));
		const versions = {
			base: distinct(trials.flatMap((trial) => trial.agentVersion ?? [])),
			now: distinct(present)
		};
		return versions.base.length === 0 || versions.base.join() === versions.now.join() ? [] : [{
			target,
			...versions
		}];
	});
}
const distinct = (versions) => [...new Set(versions.map((version) => cutEnd(version, LONGEST_VERSION)))].sort().slice(0, MOST_VERSIONS);
// src/shared/statistics/variance.ts
const NO_SUMS = {
	count: 0,
	sum: 0,
	squares: 0
};
const plus = (a, b) => ({
	count: a.count + b.count,
	sum: a.sum + b.sum,
	squares: a.squares + b.squares
});
const meanOf$2 = ({ count, sum }) => sum / count;
const squaredDeviations = ({ count, sum, squares }) => count === 0 ? 0 : Math.max(0, squares - sum * sum / count);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function sampleVariance(values) {
	const centre = mean(values);
	return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
}
function median(values) {
	const sorted = [...values].sort((a, b) => a - b);
	const half = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[half] ?? 0 : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
// src/shared/statistics/hypergeometric.ts
function hypergeometric({ base, now }) {
	const passes = base.passes + now.passes;
	const low = Math.max(0, passes - base.trials);
	const high = Math.min(now.trials, passes);
	const odds = (x) => (passes - x) * (now.trials - x) / ((x + 1) * (base.trials - passes + x + 1));
	const mode = Math.floor((passes + 1) * (now.trials + 1) / (base.trials + now.trials + 2));
	const start = Math.min(high, Math.max(low, mode));
	const weights = new Float64Array(high - low + 1);
	weights[start - low] = 1;
	for (let x = start; x < high; x += 1) weights[x + 1 - low] = at(weights, x - low) * odds(x);
	for (let x = start; x > low; x -= 1) weights[x - 1 - low] = at(weights, x - low) / odds(x - 1);
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return {
		low,
		probabilities: weights.map((weight) => weight / total)
	};
}
const at = (numbers, index) => numbers[index] ?? 0;
// src/shared/statistics/exact-test.ts
function exactlyWorse(strata) {
	const informative = strata.filter(isInformative$1).sort(byCounts);
	const tables = tablesOf(informative);
	const passes = informative.reduce((sum, { now }) => sum + now.passes, 0);
	const least = tables.reduce((sum, { table, tests }) => sum + table.low * tests, 0);
	return Math.min(1, lowerTail(tables, passes - least));
}
function tablesOf(sorted) {
	const tables = [];
	let last;
	for (const stratum of sorted) {
		if (last === void 0 || byCounts(last.of, stratum) !== 0) {
			last = {
				of: stratum,
				shared: {
					table: hypergeometric(stratum),
					tests: 0
				}
			};
			tables.push(last.shared);
		}
		last.shared.tests += 1;
	}
	return tables;
}
const isInformative$1 = ({ base, now }) => {
	const passes = base.passes + now.passes;
	return base.trials > 0 && now.trials > 0 && passes > 0 && passes < base.trials + now.trials;
};
const byCounts = (a, b) => a.base.trials - b.base.trials || a.now.trials - b.now.trials || a.base.passes + a.now.passes - (b.base.passes + b.now.passes);
function lowerTail(tables, most) {
	const { low, probabilities } = sumOf(tables);
	return probabilities.subarray(0, Math.max(0, most - low + 1)).reduce((sum, probability) => sum + probability, 0);
}
function sumOf(tables) {
	const [only] = tables;
	if (only === void 0) return {
		low: 0,
		probabilities: new Float64Array([1])
	};
	if (tables.length === 1) return repeated(only.table.probabilities, only.tests);
	const half = tables.length >> 1;
	return added(sumOf(tables.slice(0, half)), sumOf(tables.slice(half)));
}
function repeated(probabilities, times) {
	const one = {
		low: 0,
		probabilities
	};
	if (times === 1) return one;
	const half = repeated(probabilities, times >> 1);
	const even = added(half, half);
	return times % 2 === 0 ? even : added(even, one);
}
const NEGLIGIBLE = 1e-60;
function added({ low: lowA, probabilities: a }, { low: lowB, probabilities: b }) {
	const sums = new Float64Array(a.length + b.length - 1);
	for (let j = 0; j < b.length; j += 1) {
		const factor = b[j] ?? 0;
		for (let i = 0; i < a.length; i += 1) sums[i + j] = (sums[i + j] ?? 0) + (a[i] ?? 0) * factor;
	}
	let start = 0;
	let end = sums.length;
	while (start < end && (sums[start] ?? 0) <= NEGLIGIBLE) start += 1;
	while (end > start && (sums[end - 1] ?? 0) <= NEGLIGIBLE) end -= 1;
	return {
		low: lowA + lowB + start,
		probabilities: sums.subarray(start, end)
	};
}
// src/shared/statistics/proportion.ts
function allFrom(some, all, k) {
	let chance = 1;
	for (let i = 0; i < k; i += 1) chance *= Math.max(0, some - i) / (all - i);
	return chance;
}
// src/shared/statistics/shuffle-test.ts
const SHUFFLES = 9999;
const ALMOST_EQUAL$4 = 1e-9;
const LARGEST_TABLE = 2048;
function shuffledLower(tests, seed) {
	const draws = new Draws(seed);
	let observed = 0;
	for (const { base, now } of tests) {
		if (!isInformative(base, now)) continue;
		observed += meanOf$1(now);
		const means = possibleMeans(base, now);
		if (means === void 0) draws.shuffle(Float64Array.from([...now, ...base]), now.length);
		else draws.add(means);
	}
	return (1 + draws.countUpTo(observed + ALMOST_EQUAL$4)) / 1e4;
}
const shuffledHigher = (tests, seed) => shuffledLower(tests.map(({ base, now }) => ({
	base: base.map(negated),
	now: now.map(negated)
})), seed);
const negated = (value) => -value;
function isInformative(base, now) {
	if (base.length === 0 || now.length === 0) return false;
	const [first] = now;
	const differs = (value) => value !== first;
	return now.some(differs) || base.some(differs);
}
function possibleMeans(base, now) {
	const [all, count] = [base.length + now.length, now.length];
	if (1 / allFrom(count, all, count) > SHUFFLES) return void 0;
	const values = [...now, ...base];
	if (count === 1) return values;
	const sums = Array.from({ length: count + 1 }, (_, chosen) => chosen === 0 ? [0] : []);
	for (const value of values) for (let chosen = count; chosen > 0; chosen -= 1) for (const sum of sums[chosen - 1] ?? []) sums[chosen]?.push(sum + value);
	return (sums[count] ?? []).map((sum) => sum / count);
}
var Draws = class {
	#sums = new Float64Array(SHUFFLES);
	#random;
	#table = new Float64Array(1e4);
	#size = 1;
	constructor(seed) {
		this.#random = new Xorshift(seed);
	}
	add(means) {
		const table = this.#table;
		const count = means.length;
		if (this.#size * count > LARGEST_TABLE) {
			this.#draw();
			for (let at = 0; at < count; at += 1) table[at] = means[at];
			this.#size = count;
			return;
		}
		for (let at = this.#size - 1; at >= 0; at -= 1) {
			const sum = table[at];
			for (let other = 0; other < count; other += 1) table[at * count + other] = sum + means[other];
		}
		this.#size *= count;
	}
	shuffle(values, count) {
		const sums = this.#sums;
		for (let turn = 0; turn < SHUFFLES; turn += 1) {
			drawFirst(values, count, this.#random);
			sums[turn] = sums[turn] + meanOf$1(values.subarray(0, count));
		}
	}
	countUpTo(most) {
		this.#draw();
		let count = 0;
		for (const sum of this.#sums) if (sum <= most) count += 1;
		return count;
	}
	#draw() {
		const [sums, table, random] = [
			this.#sums,
			this.#table,
			this.#random
		];
		const share = this.#size / 4294967296;
		let { state } = random;
		for (let turn = 0; turn < SHUFFLES; turn += 1) {
			state ^= state << 13;
			state ^= state >>> 17;
			state ^= state << 5;
			sums[turn] = sums[turn] + table[(state >>> 0) * share | 0];
		}
		random.state = state;
	}
};
function meanOf$1(values) {
	let sum = 0;
	for (let i = 0; i < values.length; i += 1) sum += values[i] ?? 0;
	return sum / values.length;
}
function drawFirst(values, count, random) {
	for (let i = 0; i < count; i += 1) {
		const j = i + Math.floor(random.next() * (values.length - i));
		const swapped = values[i] ?? 0;
		values[i] = values[j] ?? 0;
		values[j] = swapped;
	}
}
var Xorshift = class {
	state;
	constructor(seed) {
		this.state = Math.imul(seed ^ 1597463007, 2654435761) | 1;
	}
	next() {
		this.state ^= this.state << 13;
		this.state ^= this.state >>> 17;
		this.state ^= this.state << 5;
		return (this.state >>> 0) / 4294967296;
	}
};
// src/gate/sides.ts
const isQuarantined = ({ quarantine }) => quarantine !== void 0 && !quarantine.expired;
function sideOf(trials) {
	if (trials.length === 0) return {
		...NO_SUMS,
		passes: 0,
		trials: 0,
		isBinary: true
	};
	let [passes, sum, squares] = [
		0,
		0,
		0
	];
	for (const { pass, score } of trials) {
		if (pass) passes += 1;
		sum += score;
		squares += score * score;
	}
	return {
		count: trials.length,
		sum,
		squares,
		passes,
		trials: trials.length,
		isBinary: squares === sum
	};
}
const mostlyFails = ({ passes, trials }) => (trials - passes) * 2 > trials;
const mostlyPasses = ({ passes, trials }) => passes * 2 > trials;
// src/gate/exact-chance.ts
function exactChance(tests) {
	if (tests.every(({ base, now }) => base.every(isBinary) && now.every(isBinary))) return exactlyWorse(tests.map(({ base, now }) => ({
		base: countOf$1(base),
		now: countOf$1(now)
	})));
	return shuffledLower(scoresOf$1(tests), seedOf(tests.map(({ test }) => test)));
}
const isBinary = ({ score }) => score === 0 || score === 1;
function countOf$1(trials) {
	const { sum, count } = sideOf(trials);
	return {
		passes: sum,
		trials: count
	};
}
function* scoresOf$1(tests) {
	for (const { base, now } of tests) yield {
		base: base.map(scoreOf),
		now: now.map(scoreOf)
	};
}
const scoreOf = ({ score }) => score;
function seedOf(tests) {
	const keys = tests.map(resultKey).sort();
	const hash = createHash("sha256");
	for (const [at, key] of keys.entries()) hash.update(`${at === 0 ? "[" : ","}${JSON.stringify(key)}`);
	return hash.update(keys.length === 0 ? "[]" : "]").digest().readUInt32BE(0);
}
// src/gate/baseline-runs.ts
function runsOf(tests) {
	const runs = new Map();
	const before = [];
	for (const [at, { trials }] of tests.entries()) for (const [index, { run, time, score }] of trials.entries()) {
		let own = before[index];
		if (own?.run !== run) {
			own = runs.get(run);
			if (own === void 0) {
				own = {
					run,
					time: "",
					trials: new Float64Array(tests.length),
					scores: new Float64Array(tests.length)
				};
				runs.set(run, own);
			}
			before[index] = own;
		}
		if (time !== own.time && time > own.time) own.time = time;
		own.trials[at] = (own.trials[at] ?? 0) + 1;
		own.scores[at] = (own.scores[at] ?? 0) + score;
	}
	return [...runs.values()].sort((a, b) => a.time === b.time ? compare(a.run, b.run) : compare(a.time, b.time));
}
const compare = (a, b) => a < b ? -1 : 1;
function testsInAllRuns(runs, tests) {
	const all = [];
	for (let at = 0; at < tests; at += 1) if (runs.every(({ trials }) => (trials[at] ?? 0) > 0)) all.push(at);
	return all;
}
const runScore = ({ trials, scores }, tests) => mean(tests.map((at) => (scores[at] ?? 0) / (trials[at] ?? 1)));
const FEWEST_RUNS = 3;
const FAR_BELOW = .2;
const HARDLY_CHANCE = 1e-4;
const ALMOST_EQUAL$3 = 1e-9;
function setAsideRuns(runs, tests) {
	if (runs.length < FEWEST_RUNS) return [];
	const common = testsInAllRuns(runs, tests.length);
	if (common.length === 0) return [];
	const scores = runs.map((run) => runScore(run, common));
	const limit = median(scores) - FAR_BELOW + ALMOST_EQUAL$3;
	const isLow = (at) => (scores[at] ?? 1) <= limit;
	return runs.flatMap(({ run }, at) => {
		if (!isLow(at) || isLow(at - 1) || isLow(at + 1)) return [];
		if (chanceOfRun(run, common, tests) > HARDLY_CHANCE) return [];
		return [{
			run,
			score: scores[at] ?? 0,
			isNewest: at === runs.length - 1
		}];
	});
}
function chanceOfRun(run, common, tests) {
	return exactChance(common.flatMap((at) => {
		const own = tests[at];
		if (own === void 0) return [];
		const now = own.trials.filter((trial) => trial.run === run);
		return [{
			test: own.test,
			base: own.trials.filter((trial) => trial.run !== run),
			now
		}];
	}));
}
// src/gate/compared-suites.ts
function comparedSuites$1({ tests }, pinned) {
	const groups = grouped(tests, ({ suiteFile, suite, target }) => [
		suiteFile,
		suite,
		target
	]);
	return Array.from(groups.values(), (own) => {
		const [{ suite, suiteFile: file, target }] = own;
		const compared = own.filter((test) => !isQuarantined(test));
		const comparable = compared.filter(({ kind }) => kind === "comparable").sort((a, b) => a.testId < b.testId ? -1 : 1);
		return {
			suite,
			file,
			target,
			reused: compared.filter(({ kind }) => kind === "reused").length,
			...withoutSetAsideRuns(comparable, pinned && pinnedRuns(pinned, {
				suite,
				suiteFile: file,
				target
			}))
		};
	});
}
const pinnedRuns = (pinned, { suite, suiteFile, target }) => pinned.find((each) => each.suite === suite && each.suiteFile === suiteFile && each.target === target)?.runs ?? [];
function withoutSetAsideRuns(comparable, pinned) {
	const tests = comparable.map((test) => comparedTest(test, test.base));
	const runs = runsOf(tests);
	const newestAt = runs.at(-1)?.time;
	const setAside = pinned ?? setAsideRuns(runs, tests);
	if (setAside.length === 0) return {
		tests,
		runs,
		setAside,
		newestAt
	};
	const names = new Set(setAside.map(({ run }) => run));
	const left = comparable.map((test) => comparedTest(test, test.base.filter(({ run }) => !names.has(run)))).filter(({ trials }) => trials.length > 0);
	return {
		tests: left,
		runs: runsOf(left),
		setAside,
		newestAt
	};
}
const comparedTest = (test, trials) => ({
	test,
	trials,
	base: sideOf(trials),
	now: sideOf(test.now)
});
// src/shared/statistics/bisect.ts
function bisect(holds, fails, isHolding, steps = 60) {
	let [inside, outside] = [holds, fails];
	for (let step = 0; step < steps; step += 1) {
		const middle = (inside + outside) / 2;
		if (isHolding(middle)) inside = middle;
		else outside = middle;
	}
	return inside;
}
// src/shared/statistics/normal.ts
function normalTail(z) {
	if (z < 0) return 1 - normalTail(-z);
	let [term, sum] = [z, z];
	for (let odd = 3; term > sum * 1e-17; odd += 2) {
		term *= z * z / odd;
		sum += term;
	}
	return .5 - sum * Math.exp(-.5 * z * z - .9189385332046728);
}
const normalPoint = (tail) => bisect(-7, 7, (z) => normalTail(z) >= tail);
// src/shared/statistics/beta.ts
function betaShare(x, a, b) {
	if (x <= 0) return 0;
	if (x >= 1) return 1;
	if (x > (a + 1) / (a + b + 2)) return 1 - betaShare(1 - x, b, a);
	const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
	let c = 1;
	let d = 1 / notZero(1 - (a + b) * x / (a + 1));
	let fraction = d;
	for (let m = 1; m <= 300; m += 1) {
		const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
		d = 1 / notZero(1 + even * d);
		c = notZero(1 + even / c);
		fraction *= d * c;
		const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
		d = 1 / notZero(1 + odd * d);
		c = notZero(1 + odd / c);
		fraction *= d * c;
		if (Math.abs(d * c - 1) < 1e-14) break;
	}
	return front * fraction;
}
const notZero = (value) => Math.abs(value) < 1e-300 ? 1e-300 : value;
function logGamma(x) {
	let shift = 0;
	let y = x;
	for (; y < 12; y += 1) shift -= Math.log(y);
	const inverse = 1 / (y * y);
	const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / y;
	return shift + (y - .5) * Math.log(y) - y + .5 * Math.log(2 * Math.PI) + series;
}
// src/shared/statistics/student-t.ts
function studentTail(t, degrees) {
	if (t < 0) return 1 - studentTail(-t, degrees);
	return .5 * betaShare(degrees / (degrees + t * t), degrees / 2, .5);
}
function studentPoint(tail, degrees) {
	let high = 1;
	while (studentTail(high, degrees) > tail) high *= 2;
	return bisect(0, high, (t) => studentTail(t, degrees) >= tail);
}
// src/gate/variation.ts
function noiseOf({ tests, reused, runs }) {
	const n = tests.length + reused;
	let [deviations, degrees, difference, score, trials] = [
		0,
		0,
		0,
		0,
		0
	];
	for (const { base, now } of tests) {
		deviations += squaredDeviations(plus(base, now));
		degrees += base.count + now.count - 1;
		difference += meanOf$2(now) - meanOf$2(base);
		score += base.sum;
		trials += base.count;
	}
	const trialVariance = (deviations + .25) / (degrees + 1);
	let [errorSquared, presentPart] = [0, 0];
	for (const { base, now } of tests) {
		const own = (squaredDeviations(plus(base, now)) + trialVariance) / (base.count + now.count + 1);
		errorSquared += own * (1 / now.count + 1 / base.count);
		presentPart += own / now.count;
	}
	return {
		n,
		delta: n === 0 ? 0 : difference / n,
		trialVariance,
		errorSquared: n === 0 ? 0 : errorSquared / (n * n),
		presentPart: n === 0 ? 0 : presentPart / (n * n),
		baselineMean: (score + .5) / (trials + 1),
		...runNoise({
			tests,
			runs
		}, trialVariance)
	};
}
function runNoise({ tests, runs }, trialVariance) {
	const common = testsInAllRuns(runs, tests.length);
	if (runs.length < 2 || common.length === 0) return { runs: 1 };
	const betweenRuns = sampleVariance(runs.map((run) => runScore(run, common)));
	let within = 0;
	for (const at of common) {
		const base = tests[at]?.base;
		if (base === void 0) continue;
		const variance = base.count > 1 ? squaredDeviations(base) / (base.count - 1) : trialVariance;
		let shares = 0;
		for (const { trials } of runs) shares += 1 / (trials[at] ?? 1);
		within += variance * shares / runs.length;
	}
	return {
		runs: runs.length,
		betweenRuns,
		withinRuns: within / (common.length * common.length)
	};
}
const ASSUMED_SIGMA = .3;
const ASSUMED_DEGREES = 4;
function variationOf(suites) {
	let [excess, scale, runs] = [
		0,
		0,
		1
	];
	for (const { runs: own, betweenRuns = 0, withinRuns = 0, trialVariance } of suites) {
		runs = Math.max(runs, own);
		excess += (own - 1) * (betweenRuns - withinRuns);
		scale += (own - 1) * trialVariance ** 2;
	}
	const observed = scale === 0 ? 0 : Math.max(0, excess / scale);
	const degrees = ASSUMED_DEGREES + runs - 1;
	return {
		sigma: Math.sqrt((ASSUMED_DEGREES * ASSUMED_SIGMA ** 2 + (runs - 1) * observed) / degrees),
		degrees
	};
}
const LEAST_DEVIATION = .01;
const runVariance = ({ sigma }, trialVariance) => Math.max(LEAST_DEVIATION, sigma * trialVariance) ** 2;
const variationOfDifference = (variation, trialVariance, runs) => runVariance(variation, trialVariance) * (1 + 1 / runs);
// src/gate/detectable-drop.ts
const POWER = .841621;
function smallestDetectableDrop(all, context) {
	const tests = all.filter(({ base, planned }) => base.trials > 0 && planned > 0);
	const alpha = SUITES_ALPHA / context.suites;
	if (tests.length === 0 || chanceOfAllFailing(tests) > alpha) return void 0;
	const known = kindsOf(tests);
	const n = tests.length;
	const { degrees } = context.variation;
	const [normal, student] = [normalPoint(alpha), studentPoint(alpha, degrees)];
	const v = variationOfDifference(context.variation, known.trialVariance, context.runs);
	const isDetected = (drop) => {
		let [before, after, step, lost] = [
			0,
			0,
			0,
			0
		];
		for (const { rate, variance, m, k, count } of known.kinds) {
			const lowered = Math.max(0, rate - drop);
			const pooled = (m * rate + k * lowered) / (m + k);
			lost += count * (rate - lowered);
			before += count * (variance ?? pooled * (1 - pooled)) * (1 / k + 1 / m);
			after += count * ((variance ?? lowered * (1 - lowered)) / k + (variance ?? rate * (1 - rate)) / m);
			step += variance === void 0 ? count * (1 / k + 1 / m) : 0;
		}
		const [squared0, squared1] = [before / (n * n), after / (n * n)];
		const limit = Math.max(normal * Math.sqrt(squared0) + step / (2 * n * n), student * Math.sqrt(squared0 + v), context.maxDrop);
		return lost / n >= limit + POWER * Math.sqrt(squared1 + v);
	};
	return isDetected(known.mean) ? bisect(known.mean, 0, isDetected, 50) : void 0;
}
function chanceOfAllFailing(tests) {
	let chance = 1;
	for (const { base, planned } of tests) {
		const positive = base.isBinary ? base.sum : base.trials;
		chance *= allFrom(base.trials + planned - positive, base.trials + planned, planned);
	}
	return chance;
}
function kindsOf(tests) {
	const total = tests.reduce((sum, { base }) => ({
		score: sum.score + base.sum,
		trials: sum.trials + base.trials
	}), {
		score: 0,
		trials: 0
	});
	const average = total.score / total.trials;
	const isBinary = tests.every(({ base }) => base.isBinary);
	const deviations = tests.map(({ base }) => squaredDeviations(base));
	const graded = (deviations.reduce((sum, each) => sum + each, 0) + .25) / (total.trials - tests.length + 1);
	const rates = tests.map(({ base }) => (base.sum + average) / (base.trials + 1));
	if (!isBinary) return {
		kinds: tests.map(({ base: { trials: m }, planned: k }, index) => {
			return {
				rate: rates[index] ?? 0,
				variance: ((deviations[index] ?? 0) + graded) / m,
				m,
				k,
				count: 1
			};
		}),
		mean: average,
		trialVariance: graded
	};
	const kinds = new Map();
	for (const [index, { base, planned }] of tests.entries()) {
		const rate = rates[index] ?? 0;
		const key = `${base.trials} ${planned} ${rate}`;
		const kind = kinds.get(key);
		if (kind) kind.count += 1;
		else kinds.set(key, {
			rate,
			m: base.trials,
			k: planned,
			count: 1
		});
	}
	return {
		kinds: [...kinds.values()],
		mean: average,
		trialVariance: mean(rates.map((rate) => rate * (1 - rate)))
	};
}
// src/gate/prior.ts
const RATES = [
	.001,
	.002,
	.005,
	.01,
	.02,
	.03,
	.05,
	.075,
	...Array.from({ length: 18 }, (_, index) => (10 + 5 * index) / 100),
	.99
];
const PASS_LOGS = RATES.map((rate) => Math.log1p(-rate));
const FAIL_LOGS = RATES.map((rate) => Math.log(rate));
const EM_ITERATIONS = 50;
function priorOf(baselines) {
	const kinds = new Map();
	for (const { passes, trials } of baselines) {
		const key = `${passes}/${trials}`;
		const kind = kinds.get(key);
		if (kind) kind.tests += 1;
		else kinds.set(key, {
			likelihoods: likelihoodsOf(passes, trials - passes),
			tests: 1
		});
	}
	const even = RATES.map(() => 1 / RATES.length);
	let weights = even;
	const sorted = [...kinds].sort(([a], [b]) => a < b ? -1 : 1).map(([, kind]) => kind);
	for (let iteration = 0; iteration < EM_ITERATIONS; iteration += 1) {
		const next = [...even];
		for (const { likelihoods, tests } of sorted) {
			let total = 0;
			for (let at = 0; at < even.length; at += 1) total += (weights[at] ?? 0) * (likelihoods[at] ?? 0);
			for (let at = 0; at < even.length; at += 1) next[at] = (next[at] ?? 0) + tests * (weights[at] ?? 0) * (likelihoods[at] ?? 0) / total;
		}
		weights = next.map((weight) => weight / (1 + baselines.length));
	}
	return {
		rates: RATES,
		weights
	};
}
const priorWith = (weights) => ({
	rates: RATES,
	weights
});
function chanceOfFailures(failures, passes, failed, { rates, weights }) {
	let [all, those] = [0, 0];
	for (const [index, likelihood] of likelihoodsOf(passes, failed).entries()) {
		const weight = (weights[index] ?? 0) * likelihood;
		all += weight;
		those += weight * (rates[index] ?? 0) ** failures;
	}
	return those / all;
}
function likelihoodsOf(passes, failures) {
	const logs = RATES.map((_, index) => passes * (PASS_LOGS[index] ?? 0) + failures * (FAIL_LOGS[index] ?? 0));
	const largest = Math.max(...logs);
	return logs.map((log) => Math.exp(log - largest));
}
// src/gate/suspected-regressions.ts
const UNEXPECTED = .15;
const FEWEST_TRIALS = 2;
const priorOfSuites = (suites) => priorOf(suites.flatMap(({ tests }) => tests.map(({ base }) => base)));
function wholeRun(suites) {
	const setAside = suites.flatMap(({ suite, file: suiteFile, target, setAside: runs }) => runs.length === 0 ? [] : [{
		suite,
		suiteFile,
		target,
		runs: [...runs]
	}]);
	return {
		prior: [...priorOfSuites(suites).weights],
		...setAside.length > 0 && { setAside }
	};
}
const suitesOf = (pairing, screening) => comparedSuites$1(pairing, screening && (screening.setAside ?? []));
function unexpectedFailures(tests, prior, settings, screening) {
	const failing = tests.filter(({ test, now }) => mostlyFails(withEarlierReruns(test, now))).map((each) => ({
		...each,
		chance: chanceOfFailures(1, each.base.passes, failuresOf(each.base), prior)
	})).filter(({ chance }) => chance <= UNEXPECTED).map((each) => ({
		...each,
		key: resultKey(each.test)
	})).sort((a, b) => a.chance - b.chance || (a.key < b.key ? -1 : 1));
	const most = mostSuspects(settings);
	const cap = Math.min(failing.length, most, screening?.most ?? most);
	return failing.map(({ test, base, now, key }, index) => {
		if (index >= cap) return {
			test,
			isBeyondCap: true
		};
		return {
			test,
			isBeyondCap: false,
			...screening === void 0 ? neededTrials(base, now, cap, prior) : neededInShard(screening.divided?.has(key) ? {} : neededTrials(base, now, most, prior))
		};
	});
}
const neededInShard = ({ needed = 8, p }) => ({
	needed,
	p
});
function neededTrials(base, now, suspects, prior) {
	const [passes, failures] = [base.passes + now.passes, failuresOf(base) + failuresOf(now)];
	for (let needed = FEWEST_TRIALS; needed <= 8; needed += 1) {
		const p = chanceOfFailures(needed, passes, failures, prior);
		if (p <= .02 / suspects) return {
			needed,
			p
		};
	}
	return {};
}
const failuresOf = ({ passes, trials }) => trials - passes;
function withEarlierReruns({ earlier }, now) {
	if (earlier === void 0 || earlier.reruns.length === 0) return now;
	const reruns = sideOf(earlier.reruns);
	return {
		passes: now.passes + reruns.passes,
		trials: now.trials + reruns.trials
	};
}
function unexpectedIn(suites, settings, screening) {
	const tests = suites.flatMap((suite) => suite.tests);
	if (!tests.some(({ test, now }) => mostlyFails(withEarlierReruns(test, now)))) return [];
	return unexpectedFailures(tests, screening?.prior === void 0 ? priorOfSuites(suites) : priorWith(screening.prior), settings, screening);
}
function suspectsOf(whole, given, screening) {
	const settings = gateSettings.parse(given);
	if (settings.confirm === "off") return [];
	const pairing = screening?.divided ? {
		...whole,
		tests: whole.tests.filter(isScreened(screening.divided))
	} : whole;
	const suspects = unexpectedIn(suitesOf(pairing, screening), settings, screening).flatMap(({ test, needed }) => needed === void 0 ? [] : [suspectOf(test, needed)]);
	const known = new Set(suspects.map(({ test }) => test));
	const broken = pairing.tests.filter((test) => breaksMustPass(test) && !known.has(test));
	return [...suspects, ...broken.map((test) => suspectOf(test, void 0))];
}
const isScreened = (divided) => (test) => divided.get(resultKey(test)) !== "later";
function suspectOf(test, failuresNeeded) {
	const isBroken = breaksMustPass(test);
	return {
		test,
		failuresNeeded,
		breaksMustPass: isBroken,
		needed: Math.max(failuresNeeded ?? 0, isBroken ? 3 : 0)
	};
}
const breaksMustPass = (test) => test.mustPass && test.kind !== "removed" && !isQuarantined(test) && test.now.length > 0 && mostlyFails(withEarlierReruns(test, sideOf(test.now)));
function decisionOf({ test, failuresNeeded, breaksMustPass: mustPass }, reruns) {
	const all = [...test.earlier?.reruns ?? [], ...reruns];
	const decisions = [...failuresNeeded === void 0 ? [] : [confirmationOf(all, failuresNeeded)], ...mustPass ? [mustPassOf(all)] : []];
	if (decisions.includes("undecided")) return "undecided";
	return decisions.includes("fails") ? "fails" : "passes";
}
function decidingReruns(test, needed) {
	const earlier = test.earlier?.reruns ?? [];
	const own = test.reruns.slice(earlier.length);
	const suspect = suspectOf(test, needed);
	for (let made = 0; made < Math.min(own.length, 8); made += 1) {
		const first = own.slice(0, made);
		if (decisionOf(suspect, first) !== "undecided") return [...earlier, ...first];
	}
	return test.reruns;
}
function confirmationOf(reruns, needed) {
	const first = reruns.slice(0, needed);
	if (first.some(({ pass }) => pass)) return "passes";
	return first.length === needed ? "fails" : "undecided";
}
function mustPassOf(reruns) {
	const passes = reruns.filter(({ pass }) => pass).length;
	const majority = Math.floor(Math.max(3, reruns.length) / 2) + 1;
	if (reruns.length - passes >= majority) return "fails";
	return passes >= majority ? "passes" : "undecided";
}
// src/gate/detectable-tests.ts
const MOST_FAILURES = 8;
const MOST_NAMED = 3;
function detectableTests(tests, prior) {
	const chances = new Map();
	const known = tests.map(({ base: { passes, trials }, planned }) => {
		const key = `${passes}/${trials} ${planned}`;
		const cached = chances.get(key);
		if (cached) return cached;
		const failures = trials - passes;
		const own = {
			unexpected: chanceOfFailures(1, passes, failures, prior) <= UNEXPECTED,
			mostlyFails: chanceOfFailures(Math.floor(planned / 2) + 1, passes, failures, prior),
			confirms: chanceOfFailures(MOST_FAILURES, passes, failures + planned, prior)
		};
		chances.set(key, own);
		return own;
	});
	const stable = known.filter(({ unexpected }) => unexpected);
	const byChance = stable.reduce((sum, { mostlyFails }) => sum + mostlyFails, 0);
	const suspects = Math.min(mostSuspects({ confirm: "off" }), 1 + Math.ceil(byChance));
	const found = new Set(stable.filter(({ confirms }) => confirms <= TESTS_ALPHA / suspects));
	const others = tests.filter((_, at) => !found.has(known[at]));
	const named = others.length > 0 && others.length <= MOST_NAMED;
	return {
		count: tests.length - others.length,
		of: tests.length,
		...named && { undetected: others.map(({ testId }) => testId) }
	};
}
// src/shared/statistics/holm.ts
const ALMOST = 1 + 1e-9;
const isAtMost = (p, limit) => p <= limit * ALMOST;
function holm(ps, alpha) {
	const order = ps.map((p, index) => ({
		p,
		index
	})).sort((a, b) => a.p - b.p || a.index - b.index);
	const firstRetained = order.findIndex(({ p }, step) => !isAtMost(p, alpha / (ps.length - step)));
	const rejected = new Set(order.slice(0, firstRetained === -1 ? order.length : firstRetained).map(({ index }) => index));
	return ps.map((_, index) => rejected.has(index));
}
// src/gate/increases.ts
const NOISE = .01;
const ALMOST_EQUAL$2 = 1e-9;
function growthOf(suite, settings) {
	const growth = [increase("cost", "costUsd", settings.maxCostIncrease, suite), increase("latency", "durationMs", settings.maxLatencyIncrease, suite)].filter((each) => each !== void 0);
	const unappliedLimits = growth.filter((each) => "why" in each);
	return {
		increases: growth.filter((each) => "share" in each),
		...unappliedLimits.length > 0 && { unappliedLimits }
	};
}
function increase(of, measure, ceiling, { tests }) {
	let [known, before, after] = [
		0,
		0,
		0
	];
	for (const { test, trials } of tests) {
		const [base, now] = [meanOf(trials, measure), meanOf(test.now, measure)];
		if (base === void 0 || now === void 0) continue;
		known += 1;
		before += base;
		after += now;
	}
	if (before <= 0) return ceiling === void 0 || tests.length === 0 || known > 0 && after <= 0 ? void 0 : {
		of,
		why: known === 0 ? "unknown" : "zero"
	};
	const share = after / before - 1;
	const facts = {
		of,
		share,
		tests: known
	};
	if (ceiling === void 0) return {
		...facts,
		exceeded: false
	};
	if (share <= ceiling + ALMOST_EQUAL$2) return {
		...facts,
		ceiling,
		exceeded: false
	};
	const p = chanceOf(tests, measure);
	return {
		...facts,
		ceiling,
		p,
		exceeded: isAtMost(p, NOISE)
	};
}
function meanOf(trials, measure) {
	let [count, sum] = [0, 0];
	for (const { [measure]: value } of trials) {
		if (value === void 0) continue;
		count += 1;
		sum += value;
	}
	return count === 0 ? void 0 : sum / count;
}
function chanceOf(tests, measure) {
	const known = tests.map(({ test, trials }) => ({
		test,
		base: valuesOf(trials, measure),
		now: valuesOf(test.now, measure)
	})).filter(({ base, now }) => base.length > 0 && now.length > 0);
	return shuffledHigher(known, seedOf(known.map(({ test }) => test)));
}
const valuesOf = (trials, measure) => trials.flatMap((trial) => trial[measure] ?? []);
// src/gate/suite-comparison.ts
const MOST_CONTRIBUTORS = 5;
const ALMOST_EQUAL$1 = 1e-9;
function compareSuites(suites, { maxDrop }) {
	const noises = suites.map(noiseOf);
	const variation = variationOf(noises.filter(({ n }) => n > 0));
	const tested = suites.map((suite, index) => {
		const noise = noises[index];
		return noise === void 0 || noise.n === 0 ? void 0 : testedSuite(suite, noise, variation);
	});
	const rejected = holm(tested.flatMap((each) => each === void 0 ? [] : each.p), SUITES_ALPHA);
	let compared = 0;
	return {
		results: tested.map((each, index) => {
			if (each === void 0) return void 0;
			const isRejected = rejected[compared] ?? false;
			compared += 1;
			const finding = !isRejected ? "steady" : each.noise.delta <= -maxDrop + ALMOST_EQUAL$1 ? "drop" : "small-drop";
			const suite = suites[index];
			return {
				...each,
				finding,
				contributors: isRejected && suite !== void 0 ? contributorsOf(suite) : []
			};
		}),
		variation
	};
}
function testedSuite(suite, noise, variation) {
	const pExact = exactChance(suite.tests.map(({ test, trials }) => ({
		test,
		base: trials,
		now: test.now
	})));
	const pVariation = chanceOfVariation(noise, variation);
	return {
		noise,
		pExact,
		pVariation,
		p: Math.max(pExact, pVariation),
		interval: intervalOf(noise, variation)
	};
}
function chanceOfVariation({ delta, errorSquared, trialVariance, runs }, variation) {
	const error = Math.sqrt(errorSquared + variationOfDifference(variation, trialVariance, runs));
	return studentTail(-delta / error, variation.degrees);
}
function intervalOf(noise, variation) {
	const { delta, errorSquared, presentPart, trialVariance, baselineMean, runs } = noise;
	const point = studentPoint(.025, variation.degrees);
	const ofRun = runVariance(variation, trialVariance);
	const isInside = (drop) => {
		const level = Math.min(1, Math.max(0, baselineMean + drop));
		const ratio = Math.min(4, Math.max(1, level * (1 - level) / (baselineMean * (1 - baselineMean))));
		const squared = errorSquared + (ratio - 1) * presentPart + ofRun * (ratio ** 2 + 1 / runs);
		return Math.abs(drop - delta) <= point * Math.sqrt(squared);
	};
	return {
		low: isInside(-1) ? -1 : bisect(delta, -1, isInside),
		high: isInside(1) ? 1 : bisect(delta, 1, isInside)
	};
}
function contributorsOf({ tests }) {
	return tests.map(({ test, base, now }) => {
		const expected = now.count * (base.sum + now.sum) / (base.count + now.count);
		return {
			testId: test.testId,
			missing: expected - now.sum
		};
	}).filter(({ missing }) => missing > ALMOST_EQUAL$1).sort((a, b) => b.missing - a.missing || (a.testId < b.testId ? -1 : 1)).slice(0, MOST_CONTRIBUTORS);
}
const LEAST_COVERAGE = .95;
function controlOf({ tests, reused }) {
	const controlled = tests.filter(({ test }) => test.control.length > 0);
	if (controlled.length === 0 || controlled.length < tests.length * LEAST_COVERAGE) return void 0;
	let [drop, dropOnBase] = [0, 0];
	for (const { test, base, now } of controlled) {
		drop += meanOf$2(now) - meanOf$2(base);
		dropOnBase += meanOf$2(sideOf(test.control)) - meanOf$2(base);
	}
	return {
		delta: dropOnBase / (controlled.length + reused),
		acquits: dropOnBase <= drop / 2
	};
}
// src/gate/test-outcomes.ts
const EXPECTED = .5;
const HARDLY_EVER = .2;
function testOutcomes({ tests, baseline }, { suites, prior }, settings) {
	const compared = suites.flatMap((suite) => suite.tests);
	const outcomes = new Map();
	for (const failure of unexpectedFailures(compared, prior, settings)) outcomes.set(failure.test, confirmedOutcome(failure, settings));
	for (const each of compared) if (!outcomes.has(each.test)) outcomes.set(each.test, { state: comparedState(each, prior) });
	const hasBaseline = baseline.kind === "found";
	for (const test of tests) if (!outcomes.has(test)) outcomes.set(test, otherOutcome(test, hasBaseline));
	return outcomes;
}
function confirmedOutcome(failure, settings) {
	const { test, p, isBeyondCap } = failure;
	const isConfirmed = test.isConfirmed && test.reruns.length > 0 && test.reruns.every(({ pass }) => !pass);
	const needed = isConfirmed ? Math.min(failure.needed ?? test.reruns.length, test.reruns.length) : failure.needed;
	if (isBeyondCap && !isConfirmed) return {
		state: "not-rerun",
		why: "more tests failed than are re-run"
	};
	if (needed === void 0) return {
		state: "not-enough-history",
		why: "its baseline is too short to confirm a regression"
	};
	const control = test.control.slice(0, needed);
	const numbers = {
		needed,
		p,
		reruns: decidingReruns(test, needed),
		control
	};
	const decision = confirmationOf(test.reruns, needed);
	if (decision === "passes") return {
		state: "not-reproduced",
		...numbers
	};
	if (decision === "undecided") return {
		state: "suspected",
		...numbers
	};
	const onBase = sideOf(control);
	if ((onBase.trials - onBase.passes) * 2 > needed) return {
		state: "fails-on-base",
		...numbers
	};
	const isUncontrolled = settings.control === "on" && onBase.passes * 2 < needed;
	return {
		state: "regressed",
		...numbers,
		...isUncontrolled && { uncontrolled: true }
	};
}
function comparedState({ base, now }, prior) {
	if (!mostlyFails(now)) return base.passes <= base.trials * HARDLY_EVER && mostlyPasses(now) ? "fixed" : "passing";
	return chanceOfFailures(1, base.passes, base.trials - base.passes, prior) > EXPECTED ? "failing-as-before" : "failing";
}
function otherOutcome(test, hasBaseline) {
	if (isQuarantined(test)) return {
		state: "quarantined",
		why: test.quarantine?.entry.reason
	};
	switch (test.kind) {
		case "alone": return { state: hasBaseline ? "new" : plainState(test) };
		case "comparable": return { state: plainState(test) };
		case "changed": return {
			state: "changed",
			why: test.why ?? "its input or its grading changed"
		};
		case "error": return { state: "errored" };
		case "new":
		case "removed":
		case "reused":
		case "skipped": return {
			state: test.kind,
			why: test.why
		};
		default: return never(test.kind);
	}
}
const plainState = ({ now }) => mostlyFails(sideOf(now)) ? "failing" : "passing";
const FLAKY_TRIALS = 5;
const isFlaky$1 = ({ passes, trials }) => trials >= FLAKY_TRIALS && passes > 0 && passes < trials && passes >= trials * .1 && passes <= trials * .9;
// src/gate/assess.ts
function assess(pairing, given) {
	const settings = gateSettings.parse(given);
	const suites = comparedSuites$1(pairing);
	const comparison = compareSuites(suites, settings);
	const prior = priorOfSuites(suites);
	const outcomes = testOutcomes(pairing, {
		suites,
		prior
	}, settings);
	const expected = suites.map(({ tests }) => tests.map(({ test: { testId }, base, now }) => ({
		testId,
		base,
		planned: now.trials
	})));
	const sides = sidesOf(suites);
	const scores = suiteScores(pairing.tests, sides);
	return {
		baseline: pairing.baseline,
		suites: suites.map((suite, index) => suiteAssessment(suite, comparison.results[index], {
			comparison,
			settings,
			score: scores[index],
			expected: expected[index] ?? []
		})),
		tests: pairing.tests.map((test) => testAssessment(test, sides(test), outcomes.get(test) ?? { state: "passing" })),
		...pairing.absentSuites && pairing.absentSuites.length > 0 && { absentSuites: [...pairing.absentSuites] },
		...pairing.agentVersions && { agentVersions: [...pairing.agentVersions] },
		detectableTests: detectableTests(expected.flat(), prior)
	};
}
function suiteScores(tests, sides) {
	const groups = grouped(tests, ({ suiteFile, suite, target }) => [
		suiteFile,
		suite,
		target
	]);
	return Array.from(groups.values(), (own) => {
		const graded = own.filter((test) => test.now.length > 0 && !isQuarantined(test));
		return graded.length === 0 ? void 0 : mean(graded.map((test) => meanOf$2(sides(test).now)));
	});
}
function suiteAssessment(suite, result, { comparison: { results, variation }, settings, score, expected }) {
	const { tests, reused, runs, setAside, newestAt } = suite;
	const compared = results.filter((each) => each !== void 0).length;
	const drop = smallestDetectableDrop(expected, {
		variation,
		runs: result?.noise.runs ?? 1,
		suites: Math.max(1, compared),
		maxDrop: settings.maxDrop
	});
	return {
		suite: suite.suite,
		file: suite.file,
		target: suite.target,
		comparable: tests.length + reused,
		reused,
		...score !== void 0 && { score },
		runs: runs.length,
		runScores: runScores(suite),
		...newestAt !== void 0 && { newestAt },
		...setAside.length > 0 && { setAside: [...setAside] },
		...resultFacts(suite, result, settings),
		...drop !== void 0 && { smallestDetectableDrop: drop },
		...growthOf(suite, settings)
	};
}
const runScores = ({ runs }) => runs.map((run) => {
	const own = [...run.trials.keys()].filter((at) => (run.trials[at] ?? 0) > 0);
	return runScore(run, own);
});
function resultFacts(suite, result, settings) {
	if (result === void 0) return {
		finding: "not-compared",
		contributors: []
	};
	const { finding, noise, p, pExact, pVariation, interval, contributors } = result;
	const control = finding === "drop" ? controlOf(suite) : void 0;
	return {
		finding: control?.acquits ? "drop-on-base" : finding,
		delta: Math.abs(noise.delta) < 1e-12 ? 0 : noise.delta,
		deltaLow: interval.low,
		deltaHigh: interval.high,
		p,
		pExact,
		pVariation,
		...control && { controlDelta: control.delta },
		...finding === "drop" && settings.control === "on" && control === void 0 && { uncontrolled: true },
		contributors: [...contributors]
	};
}
function sidesOf(suites) {
	const compared = new Map();
	for (const { tests } of suites) for (const each of tests) compared.set(each.test, each);
	return (test) => {
		const isSetAside = test.kind === "comparable" && !isQuarantined(test);
		return compared.get(test) ?? {
			base: sideOf(isSetAside ? [] : test.base),
			now: sideOf(test.now)
		};
	};
}
function testAssessment(test, { base, now }, { state, needed, p, reruns = test.reruns, control = test.control, uncontrolled, why }) {
	const { suite, suiteFile, testId, target, location, mustPass, earlier, quarantine } = test;
	return {
		suite,
		suiteFile,
		testId,
		target,
		state,
		location,
		mustPass: mustPass || void 0,
		flaky: isFlaky$1(base) || void 0,
		base: countOf(base),
		now: countOf(now),
		score: now.trials === 0 ? void 0 : now.sum / now.trials,
		reruns: countIfAny(reruns),
		needed,
		control: countIfAny(control),
		uncontrolled,
		earlier: earlier && {
			attempts: [...earlier.attempts],
			now: countIfAny(earlier.now) ?? NONE$1,
			reruns: countIfAny(earlier.reruns) ?? NONE$1
		},
		quarantine: quarantine && {
			owner: quarantine.entry.owner,
			expiry: quarantine.entry.expiry,
			expired: quarantine.expired
		},
		p,
		why
	};
}
const NONE$1 = {
	passes: 0,
	trials: 0
};
const countOf = ({ passes, trials }) => trials === 0 ? void 0 : {
	passes,
	trials
};
const countIfAny = (trials) => trials.length === 0 ? void 0 : countOf(sideOf(trials));
// src/gate/default-threshold.ts
function withDefaultThresholds(suites, assessment) {
	const compared = comparedSuites(assessment);
	return suites.map((suite) => suite.threshold !== void 0 || compared.has(keyOf(suite)) ? suite : {
		...suite,
		threshold: PASS_MARK,
		isDefaultThreshold: true
	});
}
function comparedSuites({ baseline, suites }) {
	if (baseline.kind !== "found") return new Set();
	return new Set(suites.filter(({ comparable }) => comparable > 0).map(keyOf));
}
const keyOf = ({ suite, file, target }) => JSON.stringify([
	file,
	suite,
	target
]);
// src/gate/rules/coverage.ts
const coverage = ({ assessment: { tests, absentSuites = [] } }) => [
	...uncomparedFailures(tests),
	...removedTests(tests),
	...removedSuites(absentSuites.filter(({ why }) => why === "removed").map(({ suite }) => suite))
];
const isUncomparedFailure = ({ state, base, now }) => now !== void 0 && mostlyFails(now) && (state === "new" || state === "changed" || state === "failing" && base === void 0);
function uncomparedFailures(tests) {
	return bySuite(tests.filter(isUncomparedFailure)).map(({ tests: own, suite, ids, location }) => {
		const verb = own.length === 1 ? "fails" : "fail";
		return {
			rule: "coverage",
			kind: "warn",
			message: `${plural("test", own.length)} of ${suite} ${verb} and cannot be compared with a baseline: ${ids}`,
			...location
		};
	});
}
function removedTests(tests) {
	return bySuite(tests.filter(({ state }) => state === "removed")).map(({ tests: own, suite, ids, location }) => {
		return {
			rule: "coverage",
			kind: "warn",
			message: `${plural("test", own.length)} of ${suite} ${own.length === 1 ? "was" : "were"} removed: ${ids}`,
			...location
		};
	});
}
function removedSuites(suites) {
	if (suites.length === 0) return [];
	return [{
		rule: "coverage",
		kind: "warn",
		message: `${plural("suite", suites.length)} of the baseline ${suites.length === 1 ? "was" : "were"} removed: ${names(suites)}`
	}];
}
// src/gate/rules/stopped.ts
const stopped = ({ run, settings }) => {
	const { complete, stopped: why, stoppedShards = [] } = run;
	if (complete || why === void 0) return [...suiteBudgets(run), ...unrunAfterErrors(run, settings)];
	return [...stoppedShards.some((shard) => shard.why === why) ? [] : [ofRun(run, why)], ...ofShards(run)];
};
function ofRun(run, why) {
	const { planned, results } = run;
	const done = results.filter(wasRun).length;
	if ((why === "deadline" || why === "budget") && done === planned) return withoutExtraTrials(STOPPED[why], why, run);
	if (why === "broken-off" && planned === results.length) return brokenOff;
	return stop(KINDS[why], `${STOPPED[why]} after ${done} of ${planned} tests`);
}
function suiteBudgets({ results }) {
	const unrun = results.filter(isOverBudget);
	const [first] = unrun;
	if (first === void 0) return [];
	const suites = names([...new Set(unrun.map(({ suite }) => suite))]);
	return [stop("inconclusive", `The budget of ${suites} was spent before ${plural("test", unrun.length)} ${unrun.length === 1 ? "was" : "were"} run`)];
}
function unrunAfterErrors({ results }, { maxErrorRate }) {
	const unrun = results.filter((result) => !wasRun(result) && !isOverBudget(result));
	if (unrun.length === 0) return [];
	const errored = results.filter((result) => outcomeOf(result).kind === "errored").length;
	const kind = unrun.length + errored > results.length * maxErrorRate ? "inconclusive" : "warn";
	const ids = names(unrun.map(({ testId }) => testId));
	return [{
		rule: "stopped",
		kind,
		message: `${plural("test", unrun.length)} ${unrun.length === 1 ? "was" : "were"} not run because of errors in other tests: ${ids}`
	}];
}
const STOPPED = {
	cancelled: "The run was cancelled",
	deadline: "The time limit of the run was reached",
	budget: "The budget of the run was spent",
	breaker: "The circuit breaker stopped a target whose first tests all failed with the same error,",
	"broken-off": "The run was broken off"
};
const KINDS = {
	cancelled: "cancelled",
	deadline: "invalid",
	budget: "inconclusive",
	breaker: "invalid",
	"broken-off": "invalid"
};
function withoutExtraTrials(stoppedBy, why, { results, planned }) {
	const short = results.filter(({ costLimited }) => costLimited).length;
	const what = why === "budget" && short > 0 ? `when ${short} of ${plural("test", planned)} had fewer trials than planned` : "before suspected regressions were confirmed";
	return stop("inconclusive", `${stoppedBy} ${what}`);
}
const brokenOff = {
	rule: "stopped",
	kind: "invalid",
	message: "The run was broken off: how many of its tests are missing is not known"
};
const ofShards = (run) => stops.flatMap((why) => {
	const ended = (run.stoppedShards ?? []).filter((shard) => shard.why === why);
	const isDone = ({ missing }) => missing === 0;
	return [...ofUnfinished(ended.filter((shard) => !isDone(shard)), why), ...ofFinished(ended.filter(isDone), why, run)];
});
function ofUnfinished(shards, why) {
	if (shards.length === 0) return [];
	const missing = shards.reduce((sum, shard) => sum + shard.missing, 0);
	const lack = `${plural("test", missing)} ${missing === 1 ? "lacks" : "lack"} results`;
	return [stop(KINDS[why], `${shardsWere(shards, why)}: ${lack}`)];
}
function ofFinished(shards, why, run) {
	if (shards.length === 0) return [];
	const words = shardsWere(shards, why);
	if (why === "deadline" || why === "budget") return [withoutExtraTrials(words, why, run)];
	return [stop(KINDS[why], `${words} after ${shards.length === 1 ? "its" : "their"} planned tests`)];
}
function shardsWere(shards, why) {
	const words = `${shardNames(shards)} ${SHARDS_WERE[why][shards.length === 1 ? 0 : 1]}`;
	return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
function shardNames(shards) {
	const numbers = shards.map(({ shard }) => `${shard}`);
	return `${shards.length === 1 ? "shard" : "shards"} ${names(numbers, MOST_SHARDS)} of ${shards[0]?.shards}`;
}
const MOST_SHARDS = 10;
const SHARDS_WERE = {
	cancelled: ["was cancelled", "were cancelled"],
	deadline: ["reached its time limit", "reached their time limits"],
	budget: ["spent its share of the budget", "spent their shares of the budget"],
	breaker: ["was stopped by the circuit breaker, because the first tests of a target all failed with the same error", "were stopped by the circuit breaker, because the first tests of a target all failed with the same error"],
	"broken-off": ["was killed or crashed", "were killed or crashed"]
};
const stop = (kind, message) => ({
	rule: "stopped",
	kind,
	message,
	short: inSentence(message)
});
const inSentence = (text) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const isOverBudget = (result) => result.status === "execution_error" && result.failure.reason === "budget_exceeded";
// src/gate/headline.ts
function headlineOf(kind, reasons, facts) {
	const { run } = facts;
	if (kind === "cancelled") return cancelled(facts);
	const deciding = reasons.filter((reason) => reason.kind === kind);
	if (run.dryRun) return sentence(deciding[0]?.message ?? "");
	if (facts.assessment.baseline.kind !== "found") return withoutBaseline(kind, deciding, facts);
	return `${finding(kind, deciding, facts)} ${coverageOf(facts)}`;
}
function cancelled({ totals, run }) {
	const shards = (run.stoppedShards ?? []).filter(({ why }) => why === "cancelled");
	const where = shards.length === 0 ? "" : ` (${shardNames(shards)})`;
	return `Cancelled after ${totals.total - totals.skipped} of ${plural("test", totals.total)}${where}.`;
}
function finding(kind, deciding, facts) {
	switch (kind) {
		case "pass":
		case "warn": {
			const small = deciding.filter(({ rule }) => rule === "suite-drop");
			if (small.length > 0) return sentences(small);
			if (isCompared(facts.assessment) || kind === "pass") return "No drop found.";
			return `Nothing was compared: ${whyNotCompared(facts.assessment.baseline)}.`;
		}
		case "fail": return failures(deciding, facts);
		case "inconclusive": return `Not decided: ${list(deciding)}`;
		case "invalid": return `Not measured: ${list(deciding)}`;
		default: return never(kind);
	}
}
function failures(deciding, { run }) {
	const hasTargets = new Set(run.results.map(({ target }) => target)).size > 1;
	const regressed = deciding.filter(({ rule }) => rule === "regression").map(({ testId = "", target = "" }) => hasTargets ? `${testId} on ${target}` : testId);
	const others = deciding.filter(({ rule }) => rule !== "regression");
	return [...regressed.length === 0 ? [] : [`${plural("test", regressed.length)} regressed: ${names(regressed, 3)}.`], ...others.length === 0 ? [] : [sentences(others)]].join(" ");
}
const MOST_FINDINGS = 2;
function sentences(reasons) {
	const shown = reasons.slice(0, MOST_FINDINGS).map(({ short, message }) => sentence(short ?? message));
	const rest = reasons.length - shown.length;
	return [...shown, ...rest > 0 ? [`And ${plural("more finding", rest)}.`] : []].join(" ");
}
function list(reasons) {
	const shown = reasons.slice(0, MOST_FINDINGS).map(({ short, message }) => short ?? message);
	const rest = reasons.length - shown.length;
	return sentence([...shown, ...rest > 0 ? [`and ${plural("more finding", rest)}`] : []].join("; "));
}
const sentence = (text) => /[.!?]$/.test(text) ? text : `${text}.`;
function withoutBaseline(kind, deciding, { totals, assessment, run }) {
	const errored = totals.errored > 0 ? `; ${totals.errored} errored` : "";
	const notRun = totals.skipped > 0 ? `; ${totals.skipped} not run` : "";
	const passed = `${totals.passed} of ${plural("test", totals.total)} passed${errored}${notRun}.`;
	if (kind === "fail") return `${failures(deciding, { run })} ${passed}`;
	if (kind === "invalid") return `Not measured: ${list(deciding)} ${passed}`;
	const others = deciding.filter(({ rule }) => rule !== "baseline");
	if (kind === "inconclusive" && others.length > 0) return `Not decided: ${list(others)} ${passed}`;
	const { baseline } = assessment;
	if (baseline.kind === "unavailable") return `Nothing was compared: ${sentence(baseline.why)} ${passed}`;
	return baseline.kind === "none" && baseline.isChosen ? passed : `No baseline yet: ${passed}`;
}
function coverageOf({ run, assessment }) {
	const { tests, suites, absentSuites = [] } = assessment;
	const count = (...states) => tests.filter(({ state }) => states.includes(state)).length;
	const compared = suites.reduce((sum, { comparable }) => sum + comparable, 0);
	const ofBaseline = tests.filter(({ state, location }) => state === "skipped" && location === void 0).length;
	const withoutResult = Math.max(0, run.planned - run.results.length - ofBaseline);
	const absentTests = absentSuites.reduce((sum, suite) => sum + (suite.why === "deselected" ? 0 : suite.tests), 0);
	const total = tests.length + withoutResult + absentTests;
	const absent = (why) => absentSuites.filter((suite) => suite.why === why).length;
	return `${[
		`Compared ${compared} of ${plural(run.selected?.includes("tests") ? "selected test" : "test", total)}`,
		some(count("errored"), "errored"),
		some(count("skipped") + withoutResult, "not run"),
		assessment.baseline.kind === "found" && assessment.baseline.withoutTrials ? void 0 : withFailing(tests, "new"),
		withFailing(tests, "changed"),
		some(count("removed"), "removed"),
		suitesIn(absent("missing"), "missing"),
		suitesIn(absent("removed"), "removed"),
		suitesIn(absent("deselected"), "not selected"),
		some(count("suspected"), "suspected"),
		some(count("failing-as-before"), "failing as before"),
		some(count("not-enough-history"), "failing, not enough baseline trials"),
		some(count("not-rerun"), "failing, not re-run"),
		some(count("quarantined"), "quarantined")
	].filter((part) => part !== void 0).join("; ")}.`;
}
const some = (count, what) => count === 0 ? void 0 : `${count} ${what}`;
const suitesIn = (count, what) => count === 0 ? void 0 : `${plural("suite", count)} ${what}`;
function withFailing(tests, wanted) {
	const own = tests.filter(({ state }) => state === wanted);
	const failing = own.filter(isUncomparedFailure).length;
	return some(own.length, failing === 0 ? wanted : `${wanted} (${failing} failing)`);
}
// src/gate/missing-secrets.ts
function missingSecretsReasons({ missingSecrets, results }) {
	if (missingSecrets === void 0) return [];
	const { from, names } = missingSecrets;
	const unknown = results.filter(names.length > 0 ? (result) => outcomeOf(result).kind !== "passed" : isWithoutKey);
	if (unknown.length === 0) return [];
	const empty = names.length === 0 ? "" : ` (${shown(names)} came empty)`;
	const message = `${WHO[from]}, so nothing about the agent follows from ${unknown.length} of ${plural("test", results.length)}${empty}. ${WHAT_TO_DO[from]}`;
	return [{
		rule: "validity",
		kind: "invalid",
		message,
		short: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`
	}];
}
const WHO = {
	fork: "Pull requests from forks get no secrets",
	dependabot: "Pull requests by Dependabot get only its own secrets"
};
const WHAT_TO_DO = {
	fork: "A maintainer can run them from a branch of this repository",
	dependabot: "Put the keys under Dependabot in the secrets of the repository"
};
const isWithoutKey = (result) => result.status === "execution_error" && (result.failure.class === "auth" || result.failure.class === "config" && result.failure.message.includes("environment variable"));
const NAMED = 3;
function shown(names) {
	const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : "";
	return `${names.slice(0, NAMED).join(", ")}${more}`;
}
// src/gate/policy-reasons.ts
function policyReasons(source) {
	if (source?.from === "unavailable") {
		const message = `The policy of the base branch could not be read: ${source.why ?? source.base}`;
		return [{
			rule: "policy",
			kind: "invalid",
			message,
			short: `${message.slice(0, 1).toLowerCase()}${message.slice(1)}`
		}];
	}
	const clause = clauseOf(source);
	if (source === void 0 || clause === void 0) return [];
	return [{
		rule: "policy",
		kind: "pass",
		message: `${clause}${source.why === void 0 ? "" : `: ${source.why}`}`
	}];
}
function withPolicyChanges(headline, source) {
	const clause = clauseOf(source);
	if (clause === void 0) return headline;
	return `${headline} ${clause}.`;
}
function clauseOf(source) {
	if (source?.from === "checkout") return "Judged by the policy that is checked out, because that of the base branch could not be used";
	return source?.from === "base" && source.changes.length > 0 ? `Judged by the policy of the base branch; different in this ${source.of}: ${listed(source.changes)}` : void 0;
}
const MOST_CHANGES = 3;
function listed(changes) {
	const shown = changes.slice(0, MOST_CHANGES).map(({ file, key, base, head }, index) => {
		const values = base === void 0 && head === void 0 ? [] : [`${base ?? "not set"} \u2192 ${head ?? "not set"}`];
		return [...[...file === changes[index - 1]?.file ? [] : [file], ...key === void 0 ? [] : [key]], ...values].join(" ");
	});
	const others = changes.length - shown.length;
	return [...shown, ...others > 0 ? [`and ${others} more`] : []].join(", ");
}
// src/gate/rules/baseline.ts
const DAY_MS = 864e5;
const STALE_DAYS = 30;
const STALE_COMMITS = 200;
const baseline = (facts) => [
	...missing(facts),
	...staleByCommits(facts),
	...facts.assessment.suites.flatMap((suite) => [...staleByDays(suite, facts.run.startedAt), ...setAside(suite)])
];
function missing({ assessment, isChange }) {
	if (isCompared(assessment)) return [];
	const { baseline: found } = assessment;
	const why = whyNotCompared(found);
	const message = `Nothing was compared: ${why}`;
	if (found.kind === "unavailable" && !found.lacksPermission) return [{
		rule: "baseline",
		kind: "invalid",
		message,
		short: `the baseline cannot be read: ${why}`
	}];
	if (found.kind === "none" && found.isChosen || !isChange && found.kind === "none") return [];
	return [{
		rule: "baseline",
		kind: isChange ? "inconclusive" : "warn",
		message,
		short: `nothing was compared: ${why}`
	}];
}
function staleByCommits({ assessment: { baseline: found } }) {
	if (found.kind !== "found") return [];
	const [nearest] = found.provenance.flatMap(({ commitsBefore }) => commitsBefore ?? []).sort((a, b) => a - b);
	if (nearest === void 0 || nearest <= STALE_COMMITS) return [];
	return [{
		rule: "baseline",
		kind: "warn",
		message: `The baseline is stale: it was measured ${plural("commit", nearest)} before the base of this change`
	}];
}
function staleByDays(suite, at) {
	const { newestAt } = suite;
	const days = newestAt === void 0 ? NaN : (Date.parse(at) - Date.parse(newestAt)) / DAY_MS;
	if (!(days > STALE_DAYS)) return [];
	return [{
		rule: "baseline",
		kind: "warn",
		message: `The baseline of ${suite.suite} on ${suite.target} is stale: its newest run is ${Math.floor(days)} days old`,
		...ofSuite(suite)
	}];
}
function setAside(suite) {
	return (suite.setAside ?? []).map(({ run, score }) => {
		return {
			rule: "baseline",
			kind: "pass",
			message: `Baseline run ${run} of ${suite.suite} on ${suite.target} is excluded: it scored ${score.toFixed(2)}, far below the other runs`,
			...ofSuite(suite)
		};
	});
}
// src/gate/rules/increases.ts
const increases = ({ assessment: { suites } }) => suites.flatMap((suite) => [...exceeded(suite), ...unapplied(suite)]);
function exceeded(suite) {
	return suite.increases.flatMap(({ of, share, p, ceiling, exceeded: isExceeded }) => {
		if (!isExceeded || ceiling === void 0 || p === void 0) return [];
		const what = of === "cost" ? `costs ${percentAbove(share, ceiling)} more` : `is ${percentAbove(share, ceiling)} slower`;
		const limit = `limit ${percent(ceiling)}`;
		return [{
			rule: "increase",
			kind: "fail",
			message: `${suite.suite} on ${suite.target} ${what} than the baseline (${limit}, ${pValue(p)})`,
			short: `${suite.suite} ${what} (${limit})`,
			...ofSuite(suite)
		}];
	});
}
function unapplied(suite) {
	return (suite.unappliedLimits ?? []).map(({ of, why }) => {
		const reason = why === "zero" ? `the ${of} of its baseline is 0` : `no test has a known ${of} both in this run and in the baseline`;
		return {
			rule: "increase",
			kind: "warn",
			message: `max-${of}-increase was not applied to ${suite.suite} on ${suite.target}: ${reason}`,
			...ofSuite(suite)
		};
	});
}
// src/gate/rules/requirements.ts
const ALMOST_EQUAL = 1e-9;
const requirements = (facts) => [...missedThresholds(facts), ...failedMustPass(facts)];
function missedThresholds({ suites, assessment }) {
	const scores = new Map(assessment.suites.map((suite) => [suiteKey$1(suite), suite.score]));
	return suites.flatMap(({ suite, file, target, threshold, isDefaultThreshold }) => {
		const score = scores.get(suiteKey$1({
			suite,
			file,
			target
		}));
		if (threshold === void 0 || score === void 0 || score >= threshold - ALMOST_EQUAL) return [];
		const short = `${suite} scored ${below(score, threshold)}; threshold ${limitText(threshold)}`;
		const limit = isDefaultThreshold ? `without a baseline, it needs ${threshold} by default` : `its threshold is ${threshold}`;
		return [{
			rule: "requirement",
			kind: "fail",
			message: `${suite} on ${target} scored ${below(score, threshold)}; ${limit}`,
			short,
			suite,
			file,
			target
		}];
	});
}
const limitText = (limit) => {
	const text = limit.toFixed(2);
	return Number(text) === limit ? text : String(limit);
};
function failedMustPass({ assessment: { tests } }) {
	return tests.filter(isBroken).map((test) => {
		const { testId, suite, target, now, reruns } = test;
		return {
			rule: "requirement",
			kind: "fail",
			message: `${testId} of ${suite} on ${target} must pass, and failed: ${`${now?.passes ?? 0} of ${now?.trials ?? 0} trials passed`}, ${reruns ? `${reruns.passes} of ${reruns.trials} re-runs passed` : "it was not re-run"}`,
			short: `must_pass test ${testId} failed`,
			...ofTest(test)
		};
	});
}
const isBroken = ({ mustPass, state, now, reruns, earlier }) => mustPass === true && state !== "quarantined" && now !== void 0 && (mostlyFails(now) || mostlyFails(earlier?.reruns ?? NONE)) && !isAcquitted(reruns ?? NONE);
const NONE = {
	passes: 0,
	trials: 0
};
const isAcquitted = ({ passes, trials }) => passes * 2 >= Math.max(3, trials);
// src/gate/rules/suite-drops.ts
const suiteDrops = ({ assessment, settings: { maxDrop } }) => {
	const doubtful = suitesWithDoubtfulBaseline(assessment);
	return assessment.suites.flatMap((suite) => {
		const of = {
			rule: "suite-drop",
			...ofSuite(suite)
		};
		const dropped = `${suite.suite} on ${suite.target} dropped by ${dropWithP(suite)}`;
		switch (suite.finding) {
			case "small-drop": {
				const within = `less than the limit of ${percentagePoints(maxDrop)} (max-drop)`;
				const short = `${suite.suite} dropped by ${smallDrop(suite, maxDrop)}, ${within}`;
				return [{
					...of,
					kind: "warn",
					message: `${dropped}, ${within}`,
					short
				}];
			}
			case "drop-on-base": {
				const onBase = `the base commit shows the drop too (${signedPoints(suite.controlDelta ?? 0)})`;
				return [{
					...of,
					kind: "inconclusive",
					message: `${dropped}; ${onBase}`,
					short: "the base commit shows the same drop"
				}];
			}
			case "drop": {
				const message = `${dropped}${contributors(suite)}${unchecked(suite)}`;
				const short = `${suite.suite} dropped by ${drop(suite)}`;
				if (!doubtful.has(suiteKey$1(suite))) return [{
					...of,
					kind: "fail",
					message,
					short
				}];
				return [{
					...of,
					kind: "inconclusive",
					message: `${message}; ${NEWEST}`,
					short: `${short}, but ${NEWEST}`
				}];
			}
			default: return [];
		}
	});
};
const NEWEST = "the newest baseline run is far below the others, so the base branch may have changed";
const contributors = ({ contributors: all }) => all.length === 0 ? "" : `; contributors: ${names(all.map(({ testId }) => testId))}`;
const unchecked = ({ uncontrolled }) => uncontrolled ? "; not checked against the base commit" : "";
// src/gate/rules/single-tests.ts
const singleTests = ({ assessment, run }) => {
	const { tests } = assessment;
	const unconfirmed = new Set(run.unconfirmed?.map(resultKey));
	const doubtful = suitesWithDoubtfulBaseline(assessment);
	return [
		...inState(tests, "regressed").map((test) => regressed(test, doubtful.has(suiteKeyOfTest(test)))),
		...inState(tests, "fails-on-base").map(failsOnBase),
		...suspected(inState(tests, "suspected"), unconfirmed),
		...expiredQuarantine(tests)
	];
};
const inState = (tests, wanted) => tests.filter(({ state }) => state === wanted);
function regressed(test, isDoubtful) {
	const note = test.uncontrolled ? "; not checked against the base commit" : "";
	const message = `${named(test)} regressed: ${numbers(test)}${note}`;
	const of = {
		rule: "regression",
		...ofTest(test)
	};
	return isDoubtful ? {
		...of,
		kind: "inconclusive",
		message: `${message}; ${NEWEST}`,
		short: `${test.testId} fails, but ${NEWEST}`
	} : {
		...of,
		kind: "fail",
		message,
		short: test.testId
	};
}
function failsOnBase(test) {
	const { control } = test;
	const onBase = `the base commit fails too (${control?.passes ?? 0} of ${control?.trials ?? 0} trials passed)`;
	return {
		rule: "regression",
		kind: "inconclusive",
		message: `${named(test)} fails: ${numbers(test)}; ${onBase}`,
		short: `${test.testId} fails on the base commit too`,
		...ofTest(test)
	};
}
const suspected = (tests, unconfirmed) => [...suspectedAs("inconclusive", tests.filter((test) => unconfirmed.has(resultKey(test)))), ...suspectedAs("warn", tests.filter((test) => !unconfirmed.has(resultKey(test))))];
function suspectedAs(kind, tests) {
	const why = kind === "warn" ? "not re-run often enough to confirm it" : "a budget or errors ended the re-runs that were to confirm it";
	return bySuite(tests).map(({ tests: own, suite, ids, location }) => {
		const [first] = own;
		const isOne = own.length === 1;
		const [what, details] = isOne ? [`${named(first)} fails`, numbers({
			...first,
			p: void 0
		})] : [`${own.length} tests of ${suite} fail`, ids];
		const short = `${isOne ? `${first.testId} fails` : what} unexpectedly, and could not be re-run to confirm it`;
		return {
			rule: "regression",
			kind,
			message: `${what} unexpectedly (${why}): ${details}`,
			short,
			...location
		};
	});
}
function expiredQuarantine(tests) {
	return bySuite(tests.filter(({ quarantine }) => quarantine?.expired)).map(({ tests: own, suite, ids, location }) => {
		return {
			rule: "quarantine",
			kind: "warn",
			message: `The quarantine of ${plural("test", own.length)} of ${suite} has expired: ${ids}. Fix the tests, or extend or remove their entries`,
			...location
		};
	});
}
const named = ({ testId, suite, target }) => `${testId} of ${suite} on ${target}`;
function numbers({ base, now, reruns, p }) {
	return `${[
		`${now?.passes ?? 0} of ${now?.trials ?? 0} planned trials`,
		reruns && `${reruns.passes} of ${reruns.trials} re-runs`,
		`${base?.passes ?? 0} of ${base?.trials ?? 0} baseline trials passed`
	].filter((part) => part !== void 0).join(", ")}${p === void 0 ? "" : ` (${pValue(p)})`}`;
}
// src/gate/rules/validity.ts
const validity = (facts) => {
	const ofRun = runReasons(facts);
	return [
		...ofRun,
		...suiteReasons(facts.run, ofRun),
		...missingSuites(facts),
		...unmeasuredMustPass(facts),
		...deletedMustPass(facts.run)
	];
};
function runReasons({ run, settings: { maxErrorRate } }) {
	const { results, planned, unreadable = [], stopped } = run;
	const { trials, errored, classes } = errorsOf(results.filter(wasRun));
	const graded = results.filter(isGraded).length;
	const misconfigured = results.filter(isMisconfigured).length;
	const isExplained = unreadable.length > 0;
	const missing = stopped === void 0 && !isExplained ? planned - results.length : 0;
	return [
		unreadable.length > 0 && `not all results could be used: ${unreadable[0]?.message}${more(unreadable.length - 1)}`,
		graded === 0 && !(isExplained && results.length === 0) && `no test has a result${classes}`,
		missing > 0 && `${plural("planned test", missing)} ${missing === 1 ? "is" : "are"} missing from the results`,
		misconfigured > 0 && `${plural("test", misconfigured)} cannot run as configured`,
		graded > 0 && errored > trials * maxErrorRate && `${errored} of ${plural("trial", trials)} ended in an error${classes}; the limit is ${percent(maxErrorRate)}`
	].flatMap((message) => message ? [invalid(message)] : []);
}
function suiteReasons({ results }, ofRun) {
	const groups = grouped(results, ({ suiteFile, suite, target }) => [
		suiteFile,
		suite,
		target
	]);
	if (groups.size < 2 && ofRun.length > 0) return [];
	return [...groups.values()].flatMap((own) => {
		const begun = own.filter(wasRun);
		if (begun.length === 0 && own.some(isOverBudget)) return [];
		const { trials, errored, classes } = errorsOf(begun);
		const isGradedSuite = own.some(isGraded);
		if (isGradedSuite && errored * 2 <= trials) return [];
		const what = isGradedSuite ? `has ${plural("error", errored)} in ${plural("trial", trials)}` : "has no graded test";
		const [{ suite, suiteFile: file, target }] = own;
		return [{
			rule: "validity",
			kind: "invalid",
			message: `Suite ${suite} on ${target} ${what}${classes}`,
			short: `suite ${suite} ${what}`,
			suite,
			file,
			target
		}];
	});
}
function missingSuites({ assessment: { absentSuites = [] } }) {
	const missing = absentSuites.filter(({ why }) => why === "missing");
	if (missing.length === 0) return [];
	const list = names(missing.map(({ suite }) => suite));
	const tests = missing.reduce((sum, suite) => sum + suite.tests, 0);
	const [noun, verb] = missing.length === 1 ? ["suite", "has"] : ["suites", "have"];
	return [invalid(`${noun} ${list} ${verb} no results (${plural("test", tests)} in the newest baseline run)`)];
}
function unmeasuredMustPass({ assessment: { tests } }) {
	return tests.filter(({ mustPass, now, state }) => mustPass && now === void 0 && state !== "quarantined").map((test) => ({
		...invalid(`must_pass test ${test.testId} has no result`),
		...ofTest(test)
	}));
}
function deletedMustPass({ deletedMustPass: deleted = [] }) {
	return deleted.map(({ testId, suiteFile, target }) => {
		const short = `must_pass test ${testId} ${target === void 0 ? "was deleted" : `no longer runs on ${target}`}`;
		const why = `the base branch requires it in ${suiteFile}; remove its must_pass in a separate change first`;
		return {
			...invalid(short),
			message: `${short}: ${why}`
		};
	});
}
const invalid = (short) => ({
	rule: "validity",
	kind: "invalid",
	message: short.startsWith("must_pass") ? short : `${short.slice(0, 1).toUpperCase()}${short.slice(1)}`,
	short
});
const isGraded = (result) => presentTrials(result).length > 0;
const isMisconfigured = (result) => result.status === "execution_error" && result.failure.class === "config" && result.failure.stage === "setup";
function errorsOf(begun) {
	const classes = new Map();
	let [trials, errored] = [0, 0];
	for (const own of grouped(begun, ({ suiteFile, suite, target }) => [
		suiteFile,
		suite,
		target
	]).values()) {
		const planned = own.reduce((most, result) => Math.max(most, result.trials?.length ?? 1), 1);
		for (const result of own) {
			const { all, lost } = trialsOf(result, planned);
			trials += all;
			for (const [name, count] of lost) {
				errored += count;
				classes.set(name, (classes.get(name) ?? 0) + count);
			}
		}
	}
	const text = [...classes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name, count]) => `${count} \u00d7 ${name}`).join(", ");
	return {
		trials,
		errored,
		classes: text === "" ? "" : ` (${text})`
	};
}
function trialsOf(result, planned) {
	const failure = result.status === "execution_error" ? result.failure : void 0;
	const { trials } = result;
	if (trials === void 0) return failure !== void 0 && !isAgentFailure(failure) ? {
		all: planned,
		lost: [[nameOf(failure), planned]]
	} : {
		all: 1,
		lost: []
	};
	const lost = trials.filter(({ status }) => status === "execution_error").map((trial) => trial.failure ?? failure).filter((own) => own === void 0 || !isAgentFailure(own));
	return {
		all: trials.length,
		lost: lost.map((own) => [nameOf(own), 1])
	};
}
const nameOf = (failure) => (failure?.class ?? "unknown").replaceAll("_", " ");
const more = (count) => count > 0 ? ` (and ${plural("more problem", count)})` : "";
// src/gate/gate.ts
const missingSecrets = ({ run }) => missingSecretsReasons(run);
const RULES = [
	stopped,
	missingSecrets,
	validity,
	requirements,
	singleTests,
	suiteDrops,
	increases,
	coverage,
	baseline
];
const DRY_RUN_RULES = [
	() => [dryRun],
	missingSecrets,
	validity
];
const dryRun = {
	rule: "dry-run",
	kind: "inconclusive",
	message: "Dry run: the plan is valid, and nothing real was called"
};
function gate({ source, isChange = false, ...evidence }, given) {
	const facts = {
		...evidence,
		isChange,
		settings: gateSettings.parse(given)
	};
	const reasons = [...(facts.run.dryRun ? DRY_RUN_RULES : RULES).flatMap((rule) => rule(facts)), ...policyReasons(source)];
	const kind = worst(reasons.map((reason) => reason.kind));
	return {
		kind,
		unarmed: !isCompared(facts.assessment),
		headline: withPolicyChanges(withEarlierAttempts(headlineOf(kind, reasons, facts), facts.assessment), source),
		reasons,
		suites: facts.suites.map(({ suite, file, target }) => ({
			suite,
			file,
			target,
			kind: kindOf({
				suite,
				file,
				target
			}, reasons)
		}))
	};
}
const kindOf = (own, reasons) => worst(reasons.filter(({ suite, file, target }) => suite === void 0 || suite === own.suite && file === own.file && target === own.target).map(({ kind }) => kind));
function withEarlierAttempts(headline, { tests }) {
	const attempts = new Set(tests.flatMap(({ earlier }) => earlier?.attempts ?? [])).size;
	if (attempts === 0) return headline;
	return `${headline} Counted with the trials of ${plural("earlier attempt", attempts)} on the same content.`;
}
function conclusionOf(kind, onInconclusive = "neutral") {
	switch (kind) {
		case "pass":
		case "warn": return "success";
		case "inconclusive": return onInconclusive;
		case "fail":
		case "invalid":
		case "cancelled": return "failure";
		default: return never(kind);
	}
}
// src/results/summarize.ts
function summarize(run) {
	return totalsOf(run.results, Math.max(0, run.planned - run.results.length));
}
function summarizeSuites(run) {
	const { results, withoutResult = [] } = run;
	const parts = [...results.map((result) => ({
		suite: result.suite,
		file: result.suiteFile,
		target: result.target,
		result
	})), ...withoutResult];
	const groups = grouped(parts, ({ file, suite, target }) => [
		file,
		suite,
		target
	]);
	return Array.from(groups.values(), (own) => {
		const [{ suite, file, target }] = own;
		const requirement = run.requirements.find((each) => each.suite === suite && each.file === file && each.target === target);
		const described = run.describedSuites?.find((each) => each.suite === suite && each.file === file);
		return {
			suite,
			file,
			target,
			...requirement && { threshold: requirement.threshold },
			...described && { metadata: described.metadata },
			totals: totalsOf(own.flatMap((part) => "result" in part ? part.result : []), sum(own.map((part) => "tests" in part ? part.tests : 0)))
		};
	});
}
function totalsOf(results, withoutResult) {
	const of = {
		passed: 0,
		failed: 0,
		errored: 0,
		"not-run": 0,
		flaky: 0,
		reused: 0,
		score: 0,
		retries: 0,
		costUnknown: 0
	};
	const costs = [];
	const usages = [];
	const times = [];
	const judged = [];
	for (const result of results) {
		of[outcomeOf(result).kind] += 1;
		const trials = presentTrials(result);
		if (trials.length > 0) of.score += sum(trials.map(({ score }) => score)) / trials.length;
		if (isFlaky(measuredTrials(result.trials ?? []))) of.flaky += 1;
		if (result.reusedFrom !== void 0) of.reused += 1;
		of.retries += result.retries;
		if (!takeDown(result, costs, usages)) of.costUnknown += 1;
		if (result.durationMs !== void 0) times.push(result.durationMs);
		for (const score of scoresOf(result)) if (isPaid(score)) judged.push(score);
	}
	const scored = of.passed + of.failed;
	const graderCosts = judged.flatMap(({ costUsd }) => costUsd ?? []);
	const graderTokens = sumTokens(judged.flatMap(({ tokenUsage }) => tokenUsage ?? []));
	const avoided = avoidedBy(results);
	const tokens = sumTokens(usages);
	return {
		total: results.length + withoutResult,
		passed: of.passed,
		failed: of.failed,
		errored: of.errored,
		skipped: of["not-run"] + withoutResult,
		flaky: of.flaky,
		reused: of.reused,
		...avoided && { avoided },
		...scored > 0 && {
			score: of.score / scored,
			passRate: of.passed / scored
		},
		...costs.length > 0 && { costUsd: sum(costs) },
		costUnknown: of.costUnknown,
		...tokens && { tokens },
		...graderCosts.length > 0 && { graderCostUsd: sum(graderCosts) },
		...graderTokens && { graderTokens },
		...times.length > 0 && { durationMs: sum(times) },
		retries: of.retries
	};
}
function takeDown(result, costs, usages) {
	let isKnown = true;
	for (const call of result.trials ?? [result]) {
		const { costUsd, tokenUsage } = paidFor(call);
		if (costUsd !== void 0) costs.push(costUsd);
		else isKnown = false;
		if (tokenUsage !== void 0) usages.push(tokenUsage);
	}
	return isKnown;
}
const isPaid = ({ costUsd, tokenUsage }) => costUsd !== void 0 || tokenUsage !== void 0;
function avoidedBy(results) {
	const known = results.filter(isReused).map(({ avoided = {} }) => avoided);
	if (known.length === 0) return void 0;
	const costs = known.flatMap(({ costUsd }) => costUsd ?? []);
	const times = known.flatMap(({ durationMs }) => durationMs ?? []);
	return {
		tests: known.length,
		...costs.length > 0 && { costUsd: sum(costs) },
		costUnknown: known.length - costs.length,
		...times.length > 0 && { durationMs: sum(times) },
		durationUnknown: known.length - times.length
	};
}
const scoresOf = ({ trials, scores }) => {
	const all = trials?.flatMap((trial) => trial.scores) ?? scores;
	return all.some((score) => score.scores) ? all.flatMap(withMembers) : all;
};
const isFlaky = (trials) => trials.some(({ pass }) => pass) && trials.some(({ pass }) => !pass);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
// src/app/pipeline/decide.ts
const pairingOf = (run, sides) => pair({
	run,
	...sides
});
function decide(run, pairing, settings, { source, isChange } = {}) {
	const totals = summarize(run);
	const assessment = run.dryRun ? notCompared(pairing) : assess(pairing, settings);
	const summarized = withScores(summarizeSuites(run), assessment);
	const suites = run.dryRun ? summarized : withDefaultThresholds(summarized, assessment);
	return {
		totals,
		suites,
		comparison: assessment,
		verdict: gate({
			run,
			totals,
			suites,
			assessment,
			source,
			isChange
		}, settings)
	};
}
const notCompared = ({ baseline }) => ({
	baseline,
	suites: [],
	tests: [],
	detectableTests: {
		count: 0,
		of: 0
	}
});
function withScores(suites, { suites: assessed }) {
	const scores = new Map(assessed.map((suite) => [suiteKey(suite), suite.score]));
	return suites.map((suite) => {
		const key = suiteKey(suite);
		if (!scores.has(key)) return suite;
		const { score: _, ...totals } = suite.totals;
		const score = scores.get(key);
		return {
			...suite,
			totals: {
				...totals,
				...score !== void 0 && { score }
			}
		};
	});
}
const suiteKey = ({ suite, file, target }) => JSON.stringify([
	file,
	suite,
	target
]);
export { MANY_TESTS as C, linkTarget as D, isChange as E, policyBase as O, memoryFiles as S, latestPools as T, median as _, errorsOf as a, suiteFilesOf as b, controlOf as c, suitesOf as d, suspectsOf as f, mean as g, comparedSuites$1 as h, conclusionOf as i, confirmationOf as l, wholeRun as m, pairingOf as n, assess as o, unexpectedIn as p, summarize as r, compareSuites as s, decide as t, decisionOf as u, sampleVariance as v, findBaseline as w, withWarnings as x, findBasis as y };
