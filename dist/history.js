import { Ac as parseInputs, Ai as shortened, An as percent, Da as readHeads, Di as columnsOf, Ea as keyFolders, M as historyTrend, Ma as keyFolder, Pa as folderStore, cn as seriesOf, dd as userError, ed as plural, h as harmlessJson, hc as suggestion, j as trendImage, ji as oneLine, jn as score, ki as inColumns, kn as money, ks as findPolicy, qi as _usingCtx, rt as sparkline, sn as rateOf, uc as findRepository, ya as localStore } from "./common.js";
import { t as checkOutBase } from "./base-checkout.js";
const { resolve } = process.getBuiltinModule("node:path");
// src/app/history/fetched-history.ts
async function fetchedHistory(branch, { cwd, files, git, log, signal }) {
	const root = await findRepository(cwd, files);
	const known = `refs/remotes/origin/${branch}`;
	const run = (...args) => git.run(args, { cwd: root }, signal);
	const fetched = await run("fetch", "--quiet", "--no-tags", "origin", `+refs/heads/${branch}:${known}`);
	const found = await run("rev-parse", "--verify", "--quiet", `${known}^{commit}`);
	const sha = found.kind === "exited" && found.exitCode === 0 ? found.stdout.trim() : "";
	if (sha === "") throw noHistory(branch);
	if (fetched.kind !== "exited" || fetched.exitCode !== 0) log.warn(`The branch ${branch} could not be fetched, so runs may be missing: "git fetch origin ${branch}" says why`);
	const checkout = await checkOutBase(sha, {
		git,
		files,
		root
	}, signal);
	if (typeof checkout === "string") throw userError("FILE_UNREADABLE", `The history cannot be read: ${checkout}`);
	if (await files.state(`${checkout.path}/v1`) === "folder") return checkout;
	await checkout[Symbol.asyncDispose]();
	throw noHistory(branch);
}
const noHistory = (branch) => userError("FILE_MISSING", `This clone has no history: origin has no branch ${branch} with runs, or cannot be reached`, {
	expected: "a folder of a history, or a clone whose origin has the branch of history_branch",
	hint: "Name a folder: eval-action history .agentv/history. A run of the base branch writes the branch with history: branch. See https://github.com/agentv/eval-action/blob/v1/docs/history.md"
});
// src/app/cli/history-text.ts
function historyText({ suite, target, points }, { limit, key }) {
	const title = `${oneLine(suite)} on ${oneLine(target)}${key === void 0 ? "" : ` (${oneLine(key)})`}`;
	const recent = points.slice(-20);
	const measured = recent.flatMap(({ values }) => values ?? []);
	const [first, last] = [measured[0], measured.at(-1)];
	const words = first === void 0 || last === void 0 ? "no results" : `${percent(rateOf([first]))} \u2192 ${percent(rateOf([last]))} (${plural("run", measured.length)})`;
	return [`${title}  ${sparkline(recent.map(({ values }) => values && rateOf([values])))}  ${words}`, table(HEAD, points.slice(-limit).map(cellsOf))].join("\n");
}
const HEAD = [
	"time (UTC)",
	"commit",
	"verdict",
	"tests",
	"pass rate",
	"score",
	"cost per trial",
	"changes"
];
const cellsOf = ({ time, sha, verdict, values, markers, level }) => [
	time.slice(0, 16).replace("T", " "),
	sha?.slice(0, 7) ?? "\u2013",
	verdict ?? "\u2013",
	values?.n === void 0 ? "\u2013" : `${values.n}`,
	percent(values && rateOf([values])),
	score(values?.score),
	money(values?.costUsd),
	[...level === void 0 ? [] : [`${level} level`], ...markers.map(({ letter, words }) => `${letter} ${words}`)].join("; ")
];
const LONGEST_CELL = 60;
const isNumber = (at) => at >= 3 && at <= 6;
function table(head, rows) {
	const cells = [head, ...rows].map((row) => row.map((cell) => shortened(oneLine(cell), LONGEST_CELL)));
	const widths = head.map((_, at) => Math.max(...cells.map((row) => columnsOf(row[at] ?? ""))));
	return cells.map((row) => row.map((cell, at) => isNumber(at) ? cell.padStart(widths[at] ?? 0) : inColumns(cell, widths[at] ?? 0)).join("  ").trimEnd()).join("\n");
}
// src/app/cli/commands/history.ts
async function historyCommand(asked, runtime, terminal) {
	const histories = await withTree(asked, runtime, async (tree) => selected(await readKeys(tree, asked, runtime), asked));
	if (asked.svg !== void 0) await writeImage(asked.svg, histories, runtime);
	if (asked.json) terminal.print(harmlessJson({
		schemaVersion: 1,
		keys: histories
	}, 2));
	else if (asked.svg === void 0) printTables(histories, asked, terminal);
	return 0;
}
async function withTree({ folder }, runtime, work) {
	const { cwd, files, signal } = runtime;
	const { inputs } = await findPolicy(parseInputs({}), runtime);
	const store = (folder === void 0 ? void 0 : folderStore(resolve(cwd, folder), folder, files)) ?? localStore(inputs, runtime);
	if (store === void 0) try {
		var _usingCtx$1 = _usingCtx();
		const checkout = _usingCtx$1.a(await fetchedHistory(inputs.historyBranch, runtime));
		return await work(await folderStore(checkout.path, inputs.historyBranch, files).open(signal) ?? NOTHING);
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
	const tree = await store.open(signal);
	if (tree === void 0) throw userError("FILE_MISSING", `There is no history in ${store.name}`);
	return work(tree);
}
const NOTHING = {
	list: async () => [],
	read: async () => void 0,
	start: async () => ""
};
async function readKeys(tree, { key }, { log, signal }) {
	const folders = await keyFolders(tree, signal);
	const wanted = key === void 0 ? folders : folders.filter((folder) => [keyFolder(key), `v1/${key}`].includes(folder));
	const keys = [];
	for (const folder of wanted) {
		const { runs, problems } = await readHeads(tree, { folder }, signal);
		for (const problem of problems) log.warn(problem);
		keys.push({
			key: folder.slice(3),
			runs: runs.map(historyTrend)
		});
	}
	const names = folders.map((folder) => folder.slice(3));
	if (keys.length === 0) throw userError("NOTHING_MATCHED", key === void 0 ? "The history has no run" : `The history has no key "${key}"`, { ...key !== void 0 && { hint: suggestion(key, names, "keys") } });
	return keys;
}
function selected(keys, { suite, target }) {
	if (suite === void 0 && target === void 0) return [...keys];
	const isWanted = (each) => (suite === void 0 || each.suite === suite) && (target === void 0 || each.target === target);
	const found = keys.map(({ key, runs }) => ({
		key,
		runs: runs.map((run) => ({
			...run,
			suites: run.suites.filter(isWanted)
		}))
	}));
	const all = keys.flatMap(({ runs }) => runs.flatMap(({ suites }) => suites));
	if (all.some(isWanted)) return found;
	const isKnown = all.some((each) => each.suite === suite);
	const asked = suite === void 0 || isKnown ? "target" : "suite";
	const known = all.filter((each) => asked === "suite" || suite === void 0 || each.suite === suite);
	const where = asked === "target" && suite !== void 0 ? ` of the suite "${suite}"` : "";
	const name = (asked === "suite" ? suite : target) ?? "";
	throw userError("NOTHING_MATCHED", `The history has no ${asked} "${name}"${where}`, { hint: suggestion(name, [...new Set(known.map((each) => each[asked]))], `${asked}s`) });
}
async function writeImage(file, keys, { cwd, files, log }) {
	const [only, ...others] = keys;
	if (only === void 0 || others.length > 0) throw userError("INPUT_INVALID", "The history has several keys, and an image shows one", { hint: `Add --key with one of: ${keys.map(({ key }) => key).join(", ")}.` });
	await files.write(resolve(cwd, file), trendImage(only.runs, "evals"));
	log.info(file);
}
function printTables(keys, { limit }, terminal) {
	const parts = keys.flatMap(({ key, runs }) => {
		return seriesOf(runs).map((each) => historyText(each, {
			limit,
			...keys.length > 1 && { key }
		}));
	});
	terminal.print(parts.length === 0 ? "No run has a result yet." : parts.join("\n\n"));
}
export { historyCommand };
