import { In as howCalled, Iu as notDelivered, Xr as runFiles, an as writePage, dd as userError, fc as shownPath, k as localPage, rc as withSecretsHere, s as flagSpelling, tn as reportOn } from "./common.js";
import { r as parseReportInputs } from "./report-inputs.js";
import { t as newestRuns } from "./newest-runs.js";
import { t as readRun } from "./report2.js";
const { pathToFileURL } = process.getBuiltinModule("node:url");
const { basename, join, resolve } = process.getBuiltinModule("node:path");
const { spawn } = process.getBuiltinModule("node:child_process");
// src/adapters/open-file.ts
const fileAddress = (path) => pathToFileURL(path).href;
async function openFile(path, env, platform = process.platform) {
	const command = openerOf(env, platform);
	if (command === void 0) return "none";
	const [program, ...words] = command;
	return new Promise((done) => {
		const child = spawn(program, [...words, path], {
			detached: true,
			stdio: "ignore",
			env: { ...env }
		});
		child.once("error", () => done("failed"));
		child.once("spawn", () => {
			child.unref();
			done("opened");
		});
	});
}
function openerOf(env, platform) {
	if (platform === "darwin") return ["open"];
	if (platform === "win32") return [
		"cmd",
		"/c",
		"start",
		""
	];
	return env["DISPLAY"] || env["WAYLAND_DISPLAY"] ? ["xdg-open"] : void 0;
}
// src/app/cli/commands/open.ts
const OPENED = join(".agentv", "results", "open");
async function openCommand({ run, base, printsOnly }, runtime, terminal) {
	const wanted = run === void 0 ? (await newestRuns(runtime))[0] : resolve(runtime.cwd, run);
	const path = (base === void 0 ? await existingPage(wanted, runtime) : void 0) ?? await newPage(wanted, base, runtime);
	terminal.print(`${shownPath(path, runtime.cwd)}\n${fileAddress(path)}`);
	if (base !== void 0) terminal.complain(`Compared with ${base} alone: the verdict may differ from that of the run, which had another baseline.`);
	if ((printsOnly ? "none" : await openFile(path, runtime.env)) === "failed") terminal.complain("Could not start a browser. Open the address above.");
	return 0;
}
async function existingPage(wanted, { files }) {
	if (basename(wanted) === runFiles.page) return wanted;
	const [page, rows] = [join(wanted, runFiles.page), join(wanted, runFiles.journal)];
	const states = await Promise.all([page, rows].map((path) => files.state(path)));
	if (states[0] !== "file") return void 0;
	return states[1] === "file" && await files.modifiedAt(page) < await files.modifiedAt(rows) ? void 0 : page;
}
async function newPage(wanted, base, given) {
	const texts = {
		results: wanted,
		...base !== void 0 && { baseline: base }
	};
	const runtime = await withSecretsHere(given);
	const { run, basis: found, inputs } = await readRun(parseReportInputs(texts, flagSpelling), runtime);
	const basis = {
		...found,
		inputs: {
			...found.inputs,
			html: "true"
		}
	};
	const isOwn = base === void 0 && await runtime.files.state(wanted) === "folder";
	const report = reportOn(run, {
		...basis,
		program: howCalled(runtime, runtime.cwd)
	});
	const context = localPage(inputs, run, runtime);
	const folders = [...isOwn ? [wanted] : [], resolve(runtime.cwd, OPENED)];
	let why = "";
	for (const folder of folders) {
		const [receipt] = await writePage(report, {
			run,
			folder,
			basis
		}, context, runtime);
		if (receipt?.kind === "delivered") return join(folder, runFiles.page);
		why = receipt !== void 0 && notDelivered(receipt) ? receipt.why : "";
	}
	throw userError("OUTPUT_UNWRITABLE", `Could not write the page: ${why}`);
}
export { openCommand };
